// XNNPACK: operators made and set up beforehand. Its prelu wants channels last, so it takes part
// only where there is nothing behind the channels.
#include <pthreadpool.h>
#include <xnnpack.h>

#include <memory>

#include "peers.hpp"

namespace bench
{

namespace
{

struct Work {
    xnn_operator_t op = nullptr;
    pthreadpool_t pool = nullptr;
    ~Work()
    {
        if (op != nullptr)
            xnn_delete_operator(op);
        if (pool != nullptr)
            pthreadpool_destroy(pool);
    }
};

bool started()
{
    static const bool done = xnn_initialize(nullptr) == xnn_status_success;
    return done;
}

xnn_status create(const Problem &p, size_t channels, xnn_operator_t *op)
{
    const Formula formula = p.workload->formula;
    const bool half = p[Role::x].dtype == Dtype::f16;
    if (formula == Formula::leaky_relu && !half)
        return xnn_create_leaky_relu_nc_f32(channels, channels, channels, p.slope(), 0, op);
    if (formula == Formula::leaky_relu)
        return xnn_create_leaky_relu_nc_f16(channels, channels, channels, p.slope(), 0, op);
    if (formula == Formula::hardswish && !half)
        return xnn_create_hardswish_nc_f32(channels, channels, channels, 0, op);
    if (formula == Formula::hardswish)
        return xnn_create_hardswish_nc_f16(channels, channels, channels, 0, op);
    if (formula == Formula::prelu && !half)
        return xnn_create_prelu_nc_f32(channels, channels, channels,
                                       static_cast<const float *>(p[Role::weight].data), 0, op);
    if (formula == Formula::prelu)
        return xnn_create_prelu_nc_f16(channels, channels, channels, p[Role::weight].data, 0, op);
    return xnn_status_unsupported_parameter;
}

xnn_status setup(const Problem &p, xnn_operator_t op, size_t batch, pthreadpool_t pool)
{
    const Formula formula = p.workload->formula;
    const bool half = p[Role::x].dtype == Dtype::f16;
    const void *const in = p[Role::x].data;
    void *const out = p.workload->in_place ? p[Role::x].data : p[Role::out].data;
    const float *const in32 = static_cast<const float *>(in);
    float *const out32 = static_cast<float *>(out);
    switch (formula) {
    case Formula::leaky_relu:
        return half ? xnn_setup_leaky_relu_nc_f16(op, batch, in, out, pool)
                    : xnn_setup_leaky_relu_nc_f32(op, batch, in32, out32, pool);
    case Formula::hardswish:
        return half ? xnn_setup_hardswish_nc_f16(op, batch, in, out, pool)
                    : xnn_setup_hardswish_nc_f32(op, batch, in32, out32, pool);
    default:
        return half ? xnn_setup_prelu_nc_f16(op, batch, in, out, pool)
                    : xnn_setup_prelu_nc_f32(op, batch, in32, out32, pool);
    }
}

Run make(const Problem &problem)
{
    const Tensor &x = problem[Role::x];
    if (!started() || x.dtype == Dtype::bf16 || !problem.flat())
        return nullptr;
    size_t channels = 1;
    if (problem.workload->weighted) {
        if (x.shape.size() != 2)
            return nullptr;
        channels = static_cast<size_t>(x.shape[1]);
    }
    const auto work = std::make_shared<Work>();
    if (create(problem, channels, &work->op) != xnn_status_success)
        return nullptr;
    if (problem.threads > 1)
        work->pool = pthreadpool_create(static_cast<size_t>(problem.threads));
    const size_t batch = static_cast<size_t>(problem.elements()) / channels;
    if (setup(problem, work->op, batch, work->pool) != xnn_status_success)
        return nullptr;
    return [work] { xnn_run_operator(work->op, work->pool); };
}

std::string version()
{
    return "of 2022-02-16";
}

} // namespace

const Peer peer_xnnpack = {"XNNPACK", false, version, make};

} // namespace bench
