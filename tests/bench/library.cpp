#include "library.hpp"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

extern "C" {
#include "acl/acl.h"
#include "client/catalogue.h"

// environment.h of the runtime: reads the environment variables again.
void ac_environment_reload(void);
}

namespace bench
{

namespace
{

aclrtStream stream;

void require(int status, const char *what)
{
    if (status == ACL_SUCCESS)
        return;
    const char *const sentence = aclGetRecentErrMsg();
    std::fprintf(stderr, "%s answered %d: %s\n", what, status, sentence != nullptr ? sentence : "");
    std::exit(1);
}

const ac_entry *find(const Workload &workload)
{
    for (size_t i = 0; ac_catalogue[i] != nullptr; i++)
        if (std::strcmp(ac_catalogue[i]->name, workload.entry) == 0)
            return ac_catalogue[i];
    return nullptr;
}

aclDataType acl_dtype(Dtype dtype)
{
    return dtype == Dtype::f32 ? ACL_FLOAT : dtype == Dtype::f16 ? ACL_FLOAT16 : ACL_BF16;
}

// Which role a parameter plays, by its name in the interface.
Role role_of(const ac_entry_param &param)
{
    const std::string name = param.name;
    if (param.role == AC_ROLE_OUT)
        return name == "gradWeight" ? Role::grad_weight : Role::out;
    if (name == "gradOutput")
        return Role::grad;
    return name == "weight" ? Role::weight : Role::x;
}

float scalar_of(const ac_entry_param &param, const Problem &problem)
{
    const std::string name = param.name;
    if (name == "beta")
        return softplus_beta;
    if (name == "threshold")
        return softplus_threshold;
    return problem.slope();
}

// The arguments of one call, alive as long as somebody may call.
class Call
{
  public:
    Call(const ac_entry *entry, const Problem &problem) : entry_(entry), threads_(problem.threads)
    {
        for (size_t i = 0; i < entry->param_count; i++) {
            const ac_entry_param &param = entry->params[i];
            ac_entry_arg &arg = args_.of[i];
            switch (param.kind) {
            case AC_KIND_TENSOR:
                arg.tensor = tensor(problem[role_of(param)]);
                break;
            case AC_KIND_SCALAR: {
                float value = scalar_of(param, problem);
                arg.scalar = aclCreateScalar(&value, ACL_FLOAT);
                break;
            }
            case AC_KIND_REAL:
                arg.real = static_cast<double>(scalar_of(param, problem));
                break;
            case AC_KIND_SINGLE:
                arg.single = scalar_of(param, problem);
                break;
            default:
                choose(param, problem.workload->mode, arg);
                break;
            }
        }
    }

    ~Call()
    {
        if (executor_ != nullptr)
            aclDestroyAclOpExecutor(executor_);
        for (size_t i = 0; i < entry_->param_count; i++) {
            if (entry_->params[i].kind == AC_KIND_TENSOR)
                aclDestroyTensor(args_.of[i].tensor);
            else if (entry_->params[i].kind == AC_KIND_SCALAR)
                aclDestroyScalar(args_.of[i].scalar);
        }
        std::free(workspace_);
    }

    Call(const Call &) = delete;
    Call &operator=(const Call &) = delete;

    // False where the product lacks the dtypes.
    bool prepare()
    {
        if (entry_->prepare(&args_, &size_, &executor_) != ACL_SUCCESS)
            return false;
        if (size_ > 0)
            workspace_ = std::aligned_alloc(64, (size_ + 63) / 64 * 64);
        return true;
    }

    void repeatable()
    {
        require(aclSetAclOpExecutorRepeatable(executor_), "repeatable");
    }

    void second()
    {
        require(entry_->launch(workspace_, size_, executor_, stream), entry_->name);
    }

    void both()
    {
        require(entry_->prepare(&args_, &size_, &executor_), entry_->name);
        second();
        executor_ = nullptr;
    }

    void spend()
    {
        second();
        executor_ = nullptr;
    }

    void use_threads() const
    {
        static int current;
        if (current == threads_)
            return;
        current = threads_;
        setenv("ACLNN_CPU_THREADS", std::to_string(threads_).c_str(), 1);
        ac_environment_reload();
    }

  private:
    static aclTensor *tensor(const Tensor &t)
    {
        int64_t storage = 1;
        for (size_t d = 0; d < t.shape.size(); d++)
            storage += t.strides[d] * (t.shape[d] - 1);
        return aclCreateTensor(t.shape.data(), t.shape.size(), acl_dtype(t.dtype), t.strides.data(),
                               0, ACL_FORMAT_ND, &storage, 1, t.data);
    }

    static void choose(const ac_entry_param &param, const std::string &mode, ac_entry_arg &arg)
    {
        for (size_t i = 0; i < param.choice_count; i++) {
            if (mode != param.choices[i].label)
                continue;
            if (param.kind == AC_KIND_STRING)
                arg.string = const_cast<char *>(param.choices[i].text);
            else if (param.kind == AC_KIND_BOOLEAN)
                arg.boolean = param.choices[i].value != 0;
            else
                arg.integer = param.choices[i].value;
        }
    }

    const ac_entry *entry_;
    int threads_;
    ac_entry_args args_ = {};
    aclOpExecutor *executor_ = nullptr;
    uint64_t size_ = 0;
    void *workspace_ = nullptr;
};

std::shared_ptr<Call> prepared(const Problem &problem)
{
    const ac_entry *const entry = find(*problem.workload);
    if (entry == nullptr)
        return nullptr;
    auto call = std::make_shared<Call>(entry, problem);
    call->use_threads();
    return call->prepare() ? call : nullptr;
}

} // namespace

void library_start()
{
    // The product that allows all that the kernels can do.
    setenv("ACLNN_CPU_SOC", "host", 1);
    require(aclInit(nullptr), "aclInit");
    require(aclrtSetDevice(0), "aclrtSetDevice");
    require(aclrtCreateStream(&stream), "aclrtCreateStream");
}

bool library_has(const Workload &workload)
{
    return find(workload) != nullptr;
}

Run make_library(const Problem &problem)
{
    const std::shared_ptr<Call> call = prepared(problem);
    if (call == nullptr)
        return nullptr;
    call->repeatable();
    return [call] {
        call->second();
        require(aclrtSynchronizeStream(stream), "aclrtSynchronizeStream");
    };
}

Run make_library_second(const Problem &problem)
{
    const std::shared_ptr<Call> call = prepared(problem);
    if (call == nullptr)
        return nullptr;
    call->repeatable();
    return [call] { call->second(); };
}

Run make_library_call(const Problem &problem)
{
    const std::shared_ptr<Call> call = prepared(problem);
    if (call == nullptr)
        return nullptr;
    call->spend();
    return [call] { call->both(); };
}

} // namespace bench
