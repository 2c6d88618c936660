// Families other than the activations beside PyTorch, OpenBLAS and oneDNN, in one process: the same
// data, the same memory, rounds that take turns, medians.
//
//     families [--rounds N] [--threads N] [--only WORD] [--large ELEMENTS]
//
// Prints Markdown: for each case the wall time and the processor time of this library, how much of
// a copy of the same bytes that is (or how many operations a second, and how much of what the core
// can do), and how many times as long others take. ./dev bench writes it to docs/families.md.
#include "families.hpp"

#include <ATen/Parallel.h>
#include <c10/core/InferenceMode.h>
#include <dnnl_version.h>
#include <immintrin.h>
#include <torch/csrc/api/include/torch/version.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iterator>

extern "C" void openblas_set_num_threads(int);

namespace families
{

void expect(int status, const char *what)
{
    if (status == ACL_SUCCESS)
        return;
    const char *const sentence = aclGetRecentErrMsg();
    std::fprintf(stderr, "families: %s answered %d: %s\n", what, status,
                 sentence != nullptr ? sentence : "");
    std::exit(1);
}

static aclDataType dtype_of(at::ScalarType type)
{
    switch (type) {
    case at::kFloat:
        return ACL_FLOAT;
    case at::kHalf:
        return ACL_FLOAT16;
    case at::kBFloat16:
        return ACL_BF16;
    case at::kDouble:
        return ACL_DOUBLE;
    case at::kInt:
        return ACL_INT32;
    case at::kLong:
        return ACL_INT64;
    case at::kChar:
        return ACL_INT8;
    case at::kBool:
        return ACL_BOOL;
    default:
        expect(-1, "a dtype that is not known here");
        return ACL_DT_UNDEFINED;
    }
}

aclTensor *describe(const at::Tensor &t)
{
    int64_t storage = 1;
    for (int64_t d = 0; d < t.dim(); d++)
        storage += t.strides()[static_cast<size_t>(d)] * (t.sizes()[static_cast<size_t>(d)] - 1);
    return aclCreateTensor(t.sizes().data(), static_cast<uint64_t>(t.dim()),
                           dtype_of(t.scalar_type()), t.strides().data(), 0, ACL_FORMAT_ND,
                           &storage, 1, t.data_ptr());
}

Call repeated(Launch launch, uint64_t size, aclOpExecutor *executor)
{
    void *const workspace = std::aligned_alloc(64, (size + 127) / 64 * 64);
    expect(aclSetAclOpExecutorRepeatable(executor), "aclSetAclOpExecutorRepeatable");
    return [=] {
        expect(launch(workspace, size, executor, nullptr), "the second phase");
        expect(aclrtSynchronizeStream(nullptr), "aclrtSynchronizeStream");
    };
}

namespace
{

struct Options {
    int rounds = 9;
    int threads = 1;
    std::string only;
    int64_t large = int64_t{16} << 20;
};

struct Time {
    double wall = 0, processor = 0; // seconds
};

double seconds(clockid_t clock)
{
    timespec now;
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

Time timed(const Call &call, int calls)
{
    const double wall = seconds(CLOCK_MONOTONIC);
    const double processor = seconds(CLOCK_PROCESS_CPUTIME_ID);
    for (int i = 0; i < calls; i++)
        call();
    return {(seconds(CLOCK_MONOTONIC) - wall) / calls,
            (seconds(CLOCK_PROCESS_CPUTIME_ID) - processor) / calls};
}

double median(std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    return times.empty() ? 0 : times[times.size() / 2];
}

// The medians of several calls, whose rounds take turns; zeros for one that is missing.
std::vector<Time> medians(const std::vector<Call> &calls, int rounds)
{
    std::vector<std::vector<double>> wall(calls.size()), processor(calls.size());
    std::vector<int> each(calls.size(), 0);
    for (size_t k = 0; k < calls.size(); k++)
        if (calls[k]) {
            const double once = std::min(timed(calls[k], 1).wall, timed(calls[k], 1).wall);
            each[k] = std::max(1, static_cast<int>(1e-3 / std::max(once, 1e-8)));
        }
    for (int round = 0; round < rounds; round++)
        for (size_t k = 0; k < calls.size(); k++)
            if (calls[k]) {
                const Time time = timed(calls[k], each[k]);
                wall[k].push_back(time.wall);
                processor[k].push_back(time.processor);
            }
    std::vector<Time> found;
    for (size_t k = 0; k < calls.size(); k++)
        found.push_back({median(wall[k]), median(processor[k])});
    return found;
}

// A call, or none where the peer lacks this dtype or says so by an exception at the first run.
Call made(const std::function<Call()> &make)
{
    if (!make)
        return nullptr;
    try {
        const Call call = make();
        if (call)
            call();
        return call;
    } catch (const std::exception &) {
        return nullptr;
    }
}

// A copy that moves as many bytes as the case does: half of them read, half of them written.
Call copy_of(double bytes)
{
    const size_t half = static_cast<size_t>(bytes / 2);
    const at::Tensor from = at::ones({static_cast<int64_t>(half)}, at::kChar);
    const at::Tensor to = at::ones({static_cast<int64_t>(half)}, at::kChar);
    return [=] { std::memcpy(to.data_ptr(), from.data_ptr(), half); };
}

// Reads as many bytes as the case does.
Call read_of(double bytes)
{
    const at::Tensor from = at::ones({static_cast<int64_t>(bytes / 8)}, at::kLong);
    return [=] {
        const int64_t *const words = from.data_ptr<int64_t>();
        int64_t all = 0;
        for (int64_t i = 0; i < from.numel(); i++)
            all |= words[i];
        asm volatile("" : : "r"(all));
    };
}

// What a core does of f32 additions and multiplications a second, at most: independent fused ones.
double peak()
{
    constexpr int sums = 12;
    constexpr int turns = 1 << 16;
    double best = 0;
    for (int round = 0; round < 32; round++) {
        const double before = seconds(CLOCK_MONOTONIC);
#if defined(__AVX512F__)
        constexpr int lanes = 16;
        __m512 sum[sums];
        for (__m512 &s : sum)
            s = _mm512_set1_ps(1);
        for (int i = 0; i < turns; i++)
            for (__m512 &s : sum)
                s = _mm512_fmadd_ps(s, _mm512_set1_ps(0.999f), _mm512_set1_ps(0.5f));
        for (const __m512 &s : sum)
            asm volatile("" : : "x"(s));
#else
        constexpr int lanes = 8;
        __m256 sum[sums];
        for (__m256 &s : sum)
            s = _mm256_set1_ps(1);
        for (int i = 0; i < turns; i++)
            for (__m256 &s : sum)
                s = _mm256_fmadd_ps(s, _mm256_set1_ps(0.999f), _mm256_set1_ps(0.5f));
        for (const __m256 &s : sum)
            asm volatile("" : : "x"(s));
#endif
        best = std::max(best, 2.0 * lanes * sums * turns / (seconds(CLOCK_MONOTONIC) - before));
    }
    return best;
}

// What is compared: on one thread the processor's time, which leaves out other programs.
double compared(const Time &time, const Options &options)
{
    return options.threads == 1 ? time.processor : time.wall;
}

void print_ratio(double peer, double ours)
{
    if (peer > 0)
        std::printf(" %.2f |", peer / ours);
    else
        std::printf(" |");
}

// At least so much of the fastest peer's speed, and of the limit; 0: no goal.
struct Goal {
    const char *family;
    double of_peer, of_limit;
};

const Goal goals[] = {
    {"Products", 0.9, 0.85},
    {"Convolutions", 0.8, 0},
    {"Gradients of convolutions", 0.8, 0},
    {"Attention", 0, 0.7},
    {"Gradients of attention", 0, 0.7},
    {"Attention of one query", 0, 0.9},
    {"Weights of whole numbers times a vector", 0, 0.9},
};

// The cells of a family that have been printed, and those that fall short of its goal.
struct Judged {
    int cells = 0, of_peer = 0, of_limit = 0;

    void judge(const Case &c, double peer, double limit)
    {
        for (const Goal &goal : goals)
            if (std::strcmp(goal.family, c.family) == 0) {
                cells++;
                of_peer += peer > 0 && peer < goal.of_peer;
                of_limit += limit < goal.of_limit;
            }
    }

    void print(const char *family) const
    {
        for (const Goal &goal : goals)
            if (std::strcmp(goal.family, family) == 0) {
                if (goal.of_peer > 0)
                    std::printf("\nGoal: %.2f of the fastest peer, which %d of %d miss.\n",
                                goal.of_peer, of_peer, cells);
                if (goal.of_limit > 0)
                    std::printf("\nGoal: %.2f of the limit, which %d of %d miss.\n", goal.of_limit,
                                of_limit, cells);
            }
    }
};

void print(const Case &c, const Options &options, double most, Judged &judged)
{
    const Call ours = made(c.ours);
    if (!ours) {
        std::fprintf(stderr, "families: %s %s of %s cannot be called\n", c.name.c_str(),
                     c.what.c_str(), c.dtype.c_str());
        std::exit(1);
    }
    const std::vector<Time> found =
        medians({ours, c.reads ? read_of(c.bytes) : copy_of(c.bytes), made(c.torch), made(c.blas)},
                options.rounds);
    std::vector<double> times;
    for (const Time &time : found)
        times.push_back(compared(time, options));
    const double mine = times[0];
    const double limit = c.flops > 0 ? c.flops / mine / (most * options.threads) : times[1] / mine;
    const double peer =
        times[2] > 0 && times[3] > 0 ? std::min(times[2], times[3]) : std::max(times[2], times[3]);
    judged.judge(c, peer / mine, limit);
    std::printf("| %s | %s | %s | %.2f | %.2f |", c.name.c_str(), c.what.c_str(), c.dtype.c_str(),
                found[0].wall * 1e6, found[0].processor * 1e6);
    if (c.flops > 0)
        std::printf(" %.1f GFLOP/s, %.2f |", c.flops / mine * 1e-9, limit);
    else
        std::printf(" %.1f GB/s, %.2f |", c.bytes / mine * 1e-9, limit);
    print_ratio(times[2], mine);
    print_ratio(times[3], mine);
    std::printf("\n");
    std::fflush(stdout);
}

std::string model_of_cpu()
{
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);)
        if (line.rfind("model name", 0) == 0)
            return line.substr(line.find(':') + 2);
    return "unknown";
}

[[noreturn]] void usage(const std::string &why)
{
    std::fprintf(stderr,
                 "families: %s\nusage: families [--rounds N] [--threads N] [--only WORD] "
                 "[--large ELEMENTS]\n",
                 why.c_str());
    std::exit(2);
}

long number(const std::string &option, const char *text)
{
    char *end;
    const long value = std::strtol(text, &end, 10);
    if (*text == '\0' || *end != '\0' || value < 1)
        usage(option + " wants a positive number, not " + text);
    return value;
}

Options parse(int argc, char **argv)
{
    Options options;
    for (int i = 1; i < argc; i += 2) {
        const std::string word = argv[i];
        if (i + 1 == argc)
            usage(word + " is not known, or wants a value");
        if (word == "--rounds")
            options.rounds = static_cast<int>(number(word, argv[i + 1]));
        else if (word == "--threads")
            options.threads = static_cast<int>(number(word, argv[i + 1]));
        else if (word == "--only")
            options.only = argv[i + 1];
        else if (word == "--large")
            options.large = number(word, argv[i + 1]);
        else
            usage(word + " is not known");
    }
    return options;
}

void print_head(const Options &options, double most)
{
    double load = 0;
    getloadavg(&load, 1);
    std::printf("# Families beside other libraries\n\nWritten by `./dev bench`.\n\n");
    std::printf("Machine: %s, %.0f GFLOP/s of f32 a core; %.1f processes wanted to run. ",
                model_of_cpu().c_str(), most * 1e-9, load);
    std::printf("PyTorch %s, OpenBLAS, oneDNN %d.%d. %d thread%s, medians of %d rounds.\n\n",
                TORCH_VERSION, DNNL_VERSION_MAJOR, DNNL_VERSION_MINOR, options.threads,
                options.threads > 1 ? "s" : "", options.rounds);
    std::puts(
        R"(All take turns on the same bytes. On one thread speeds and ratios are of the processor's
time, which leaves out other programs; on several they are of wall time. The share of the limit is that
of a memcpy which reads and writes as many bytes, or for products that of the arithmetic a core can do;
where a query or a vector meets all keys or weights once, that of reading them.
A peer's column says how many times as long it takes; it is empty where the peer has no such dtype.)");
}

// The cases of each family together, families in the order in which they first appear.
std::vector<Case> grouped(const std::vector<Case> &all)
{
    std::vector<Case> found;
    const auto begun = [&](const Case &c) {
        return std::any_of(found.begin(), found.end(), [&](const Case &other) {
            return std::strcmp(other.family, c.family) == 0;
        });
    };

    for (const Case &first : all) {
        if (begun(first))
            continue;
        std::copy_if(all.begin(), all.end(), std::back_inserter(found),
                     [&](const Case &c) { return std::strcmp(c.family, first.family) == 0; });
    }
    return found;
}

} // namespace

} // namespace families

int main(int argc, char **argv)
{
    using namespace families;
    const Options options = parse(argc, argv);
    setenv("ACLNN_CPU_THREADS", std::to_string(options.threads).c_str(), 1);
    setenv("ACLNN_CPU_SOC", "host", 1);
    if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl"))
        setenv("ATEN_CPU_CAPABILITY", "avx512", 0);
    // Some hypervisors announce AMX and do not allow it.
    setenv("DNNL_MAX_CPU_ISA", "AVX512_CORE_BF16", 0);
    at::set_num_threads(options.threads);
    openblas_set_num_threads(options.threads);
    const c10::InferenceMode guard;
    expect(aclInit(nullptr), "aclInit");
    expect(aclrtSetDevice(0), "aclrtSetDevice");
    const double most = peak();
    const char *family = "";
    Judged judged;
    print_head(options, most);
    for (const Case &c : grouped(cases(options.large))) {
        if (c.name.find(options.only) == std::string::npos &&
            std::string(c.family).find(options.only) == std::string::npos)
            continue;
        if (std::strcmp(family, c.family) != 0) {
            judged.print(family);
            judged = Judged();
            std::printf("\n## %s\n\n| operator | of | dtype | us | processor us | speed, of the "
                        "limit | PyTorch | %s |\n"
                        "|---|---|---|---:|---:|---:|---:|---:|\n",
                        c.family, std::strcmp(c.family, "Products") == 0 ? "OpenBLAS" : "oneDNN");
        }
        family = c.family;
        print(c, options, most, judged);
    }
    judged.print(family);
    return 0;
}
