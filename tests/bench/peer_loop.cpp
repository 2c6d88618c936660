// What a careful programmer writes without a library: a loop for the compiler, built with -O3
// -ffast-math for this machine, elementary functions from libmvec (up to 4 ULP each).
#include <gnu/libc-version.h>

#include <cmath>
#include <cstring>
#include <memory>

#include "limits.hpp"
#include "peers.hpp"

namespace bench
{

namespace
{

constexpr int64_t piece = 1 << 15;

struct F32 {
    using Element = float;
    static float load(float x)
    {
        return x;
    }
    static float store(float x)
    {
        return x;
    }
};

struct Bf16 {
    using Element = uint16_t;
    static float load(uint16_t half)
    {
        const uint32_t bits = static_cast<uint32_t>(half) << 16;
        float x;
        std::memcpy(&x, &bits, sizeof x);
        return x;
    }
    static uint16_t store(float x)
    {
        uint32_t bits;
        std::memcpy(&bits, &x, sizeof bits);
        return static_cast<uint16_t>((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
    }
};

template <class Type, class Function>
void unary(int64_t n, const Problem &p, int64_t from, Function f)
{
    using Element = typename Type::Element;
    const Element *__restrict x = static_cast<const Element *>(p[Role::x].data) + from;
    Element *__restrict out = static_cast<Element *>(p[Role::out].data) + from;
    for (int64_t i = 0; i < n; i++)
        out[i] = Type::store(f(Type::load(x[i])));
}

template <class Type, class Function>
void binary(int64_t n, const Problem &p, int64_t from, Function f)
{
    using Element = typename Type::Element;
    const Element *__restrict x = static_cast<const Element *>(p[Role::x].data) + from;
    const Element *__restrict g = static_cast<const Element *>(p[Role::grad].data) + from;
    Element *__restrict out = static_cast<Element *>(p[Role::out].data) + from;
    for (int64_t i = 0; i < n; i++)
        out[i] = Type::store(f(Type::load(x[i]), Type::load(g[i])));
}

constexpr float root_half = 0.70710678f;
constexpr float root_pi = 0.39894228f;
constexpr float scale = 0.79788456f;

template <class Type> void compute(const Problem &p, int64_t from, int64_t n)
{
    const float slope = p.slope();
    switch (p.workload->formula) {
    case Formula::leaky_relu:
        if (p.workload->in_place) {
            typename Type::Element *x = static_cast<typename Type::Element *>(p[Role::x].data);
            for (int64_t i = from; i < from + n; i++) {
                const float value = Type::load(x[i]);
                x[i] = Type::store(value > 0 ? value : value * slope);
            }
            return;
        }
        unary<Type>(n, p, from, [=](float x) { return x > 0 ? x : x * slope; });
        return;
    case Formula::hardswish:
        unary<Type>(n, p, from, [](float x) {
            const float shifted = x + 3 < 0 ? 0 : x + 3;
            return x * (shifted > 6 ? 6 : shifted) * (1.0f / 6);
        });
        return;
    case Formula::hardswish_backward:
        binary<Type>(n, p, from, [](float x, float g) {
            const float inner = g * (x * (1.0f / 3) + 0.5f);
            return x < -3 ? 0 : x > 3 ? g : inner;
        });
        return;
    case Formula::gelu:
        unary<Type>(n, p, from, [](float x) { return x * 0.5f * (1 + std::erf(x * root_half)); });
        return;
    case Formula::gelu_backward:
        binary<Type>(n, p, from, [](float x, float g) {
            const float cdf = 0.5f * (1 + std::erf(x * root_half));
            return g * (cdf + x * root_pi * std::exp(-0.5f * x * x));
        });
        return;
    case Formula::gelu_tanh:
        unary<Type>(n, p, from, [](float x) {
            return x * 0.5f * (1 + std::tanh(scale * (x + 0.044715f * x * x * x)));
        });
        return;
    case Formula::gelu_tanh_backward:
        binary<Type>(n, p, from, [](float x, float g) {
            const float t = std::tanh(scale * (x + 0.044715f * x * x * x));
            const float slope_of_u = scale * (1 + 0.134145f * x * x);
            return g * 0.5f * ((1 + t) + x * (1 - t * t) * slope_of_u);
        });
        return;
    case Formula::softplus:
        unary<Type>(n, p, from, [](float x) {
            const float small = std::log(1 + std::exp(x * softplus_beta)) / softplus_beta;
            return x * softplus_beta > softplus_threshold ? x : small;
        });
        return;
    case Formula::softplus_backward:
        binary<Type>(n, p, from, [](float x, float g) {
            const float small = g / (1 + std::exp(-x * softplus_beta));
            return x * softplus_beta > softplus_threshold ? g : small;
        });
        return;
    default:
        return;
    }
}

Run make(const Problem &problem)
{
    const Formula formula = problem.workload->formula;
    const Dtype dtype = problem[Role::x].dtype;
    if (formula == Formula::prelu || formula == Formula::prelu_backward || dtype == Dtype::f16 ||
        !problem.flat())
        return nullptr;
    const auto p = std::make_shared<Problem>(problem);
    const int64_t n = problem.elements();
    const size_t pieces = static_cast<size_t>((n + piece - 1) / piece);
    const std::function<void(size_t)> part = [=](size_t i) {
        const int64_t from = static_cast<int64_t>(i) * piece;
        const int64_t count = n - from < piece ? n - from : piece;
        if (dtype == Dtype::f32)
            compute<F32>(*p, from, count);
        else
            compute<Bf16>(*p, from, count);
    };
    const int threads = problem.threads;
    return [=] { on_threads(threads, pieces, part); };
}

std::string version()
{
    return std::string("gcc " __VERSION__ ", glibc ") + gnu_get_libc_version();
}

} // namespace

const Peer peer_loop = {"libmvec loop", false, version, make};

} // namespace bench
