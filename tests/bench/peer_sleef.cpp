// What an expert writes by hand over SLEEF's functions of 1 ULP, 512 or 256 bits wide.
#include <immintrin.h>
#include <sleef.h>

#include <memory>

#include "limits.hpp"
#include "peers.hpp"

namespace bench
{

namespace
{

constexpr int64_t piece = 1 << 15;

#if defined(__AVX512F__)
constexpr int64_t lanes = 16;
using V = __m512;
V of(float x)
{
    return _mm512_set1_ps(x);
}
V load_f32(const float *from)
{
    return _mm512_loadu_ps(from);
}
void store_f32(float *to, V x)
{
    _mm512_storeu_ps(to, x);
}
V load_f16(const uint16_t *from)
{
    return _mm512_cvtph_ps(_mm256_loadu_si256(reinterpret_cast<const __m256i *>(from)));
}
void store_f16(uint16_t *to, V x)
{
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(to),
                        _mm512_cvtps_ph(x, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC));
}
V load_bf16(const uint16_t *from)
{
    const __m256i half = _mm256_loadu_si256(reinterpret_cast<const __m256i *>(from));
    return _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_cvtepu16_epi32(half), 16));
}
void store_bf16(uint16_t *to, V x)
{
    const __m512i bits = _mm512_castps_si512(x);
    const __m512i last = _mm512_and_si512(_mm512_srli_epi32(bits, 16), _mm512_set1_epi32(1));
    const __m512i half = _mm512_add_epi32(last, _mm512_set1_epi32(0x7fff));
    const __m512i rounded = _mm512_srli_epi32(_mm512_add_epi32(bits, half), 16);
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(to), _mm512_cvtepi32_epi16(rounded));
}
V add(V a, V b)
{
    return _mm512_add_ps(a, b);
}
V mul(V a, V b)
{
    return _mm512_mul_ps(a, b);
}
V div(V a, V b)
{
    return _mm512_div_ps(a, b);
}
V fma(V a, V b, V c)
{
    return _mm512_fmadd_ps(a, b, c);
}
V minimum(V a, V b)
{
    return _mm512_min_ps(a, b);
}
V maximum(V a, V b)
{
    return _mm512_max_ps(a, b);
}
// a where x > limit, b elsewhere.
V above(V x, float limit, V a, V b)
{
    return _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x, of(limit), _CMP_GT_OQ), b, a);
}
V exp(V x)
{
    return Sleef_expf16_u10(x);
}
V erfc(V x)
{
    return Sleef_erfcf16_u15(x);
}
V tanh(V x)
{
    return Sleef_tanhf16_u10(x);
}
V log1p(V x)
{
    return Sleef_log1pf16_u10(x);
}
#else
constexpr int64_t lanes = 8;
using V = __m256;
V of(float x)
{
    return _mm256_set1_ps(x);
}
V load_f32(const float *from)
{
    return _mm256_loadu_ps(from);
}
void store_f32(float *to, V x)
{
    _mm256_storeu_ps(to, x);
}
V load_f16(const uint16_t *from)
{
    return _mm256_cvtph_ps(_mm_loadu_si128(reinterpret_cast<const __m128i *>(from)));
}
void store_f16(uint16_t *to, V x)
{
    _mm_storeu_si128(reinterpret_cast<__m128i *>(to),
                     _mm256_cvtps_ph(x, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC));
}
V load_bf16(const uint16_t *from)
{
    const __m128i half = _mm_loadu_si128(reinterpret_cast<const __m128i *>(from));
    return _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(half), 16));
}
void store_bf16(uint16_t *to, V x)
{
    const __m256i bits = _mm256_castps_si256(x);
    const __m256i last = _mm256_and_si256(_mm256_srli_epi32(bits, 16), _mm256_set1_epi32(1));
    const __m256i half = _mm256_add_epi32(last, _mm256_set1_epi32(0x7fff));
    const __m256i rounded = _mm256_srli_epi32(_mm256_add_epi32(bits, half), 16);
    const __m256i packed = _mm256_packus_epi32(rounded, rounded);
    _mm_storeu_si128(reinterpret_cast<__m128i *>(to),
                     _mm256_castsi256_si128(_mm256_permute4x64_epi64(packed, 0x08)));
}
V add(V a, V b)
{
    return _mm256_add_ps(a, b);
}
V mul(V a, V b)
{
    return _mm256_mul_ps(a, b);
}
V div(V a, V b)
{
    return _mm256_div_ps(a, b);
}
V fma(V a, V b, V c)
{
    return _mm256_fmadd_ps(a, b, c);
}
V minimum(V a, V b)
{
    return _mm256_min_ps(a, b);
}
V maximum(V a, V b)
{
    return _mm256_max_ps(a, b);
}
V above(V x, float limit, V a, V b)
{
    return _mm256_blendv_ps(b, a, _mm256_cmp_ps(x, of(limit), _CMP_GT_OQ));
}
V exp(V x)
{
    return Sleef_expf8_u10(x);
}
V erfc(V x)
{
    return Sleef_erfcf8_u15(x);
}
V tanh(V x)
{
    return Sleef_tanhf8_u10(x);
}
V log1p(V x)
{
    return Sleef_log1pf8_u10(x);
}
#endif

struct F32 {
    using Element = float;
    static V load(const float *from)
    {
        return load_f32(from);
    }
    static void store(float *to, V x)
    {
        store_f32(to, x);
    }
};

struct F16 {
    using Element = uint16_t;
    static V load(const uint16_t *from)
    {
        return load_f16(from);
    }
    static void store(uint16_t *to, V x)
    {
        store_f16(to, x);
    }
};

struct Bf16 {
    using Element = uint16_t;
    static V load(const uint16_t *from)
    {
        return load_bf16(from);
    }
    static void store(uint16_t *to, V x)
    {
        store_bf16(to, x);
    }
};

template <class Type, class Function>
void unary(const Problem &p, int64_t from, int64_t end, Function f)
{
    using Element = typename Type::Element;
    const Element *const x = static_cast<const Element *>(p[Role::x].data);
    Element *const out = static_cast<Element *>(p[Role::out].data);
    for (int64_t i = from; i < end; i += lanes)
        Type::store(out + i, f(Type::load(x + i)));
}

template <class Type, class Function>
void binary(const Problem &p, int64_t from, int64_t end, Function f)
{
    using Element = typename Type::Element;
    const Element *const x = static_cast<const Element *>(p[Role::x].data);
    const Element *const g = static_cast<const Element *>(p[Role::grad].data);
    Element *const out = static_cast<Element *>(p[Role::out].data);
    for (int64_t i = from; i < end; i += lanes)
        Type::store(out + i, f(Type::load(x + i), Type::load(g + i)));
}

constexpr float root_half = 0.70710678f;
constexpr float root_pi = 0.39894228f;
constexpr float scale = 0.79788456f;

V cubic(V x)
{
    return mul(of(scale), mul(x, fma(mul(x, x), of(0.044715f), of(1))));
}

template <class Type> void compute(const Problem &p, int64_t from, int64_t end)
{
    const V slope = of(p.slope());
    switch (p.workload->formula) {
    case Formula::leaky_relu:
        unary<Type>(p, from, end, [=](V x) { return above(x, 0, x, mul(x, slope)); });
        return;
    case Formula::hardswish:
        unary<Type>(p, from, end, [](V x) {
            const V cut = minimum(maximum(add(x, of(3)), of(0)), of(6));
            return mul(mul(x, cut), of(1.0f / 6));
        });
        return;
    case Formula::hardswish_backward:
        binary<Type>(p, from, end, [](V x, V g) {
            const V inner = mul(g, mul(add(x, of(1.5f)), of(1.0f / 3)));
            const V low = above(x, -3, inner, mul(g, of(0)));
            return above(x, 3, g, low);
        });
        return;
    case Formula::gelu:
        unary<Type>(p, from, end,
                    [](V x) { return mul(x, mul(of(0.5f), erfc(mul(x, of(-root_half))))); });
        return;
    case Formula::gelu_backward:
        binary<Type>(p, from, end, [](V x, V g) {
            const V cdf = mul(of(0.5f), erfc(mul(x, of(-root_half))));
            const V pdf = mul(of(root_pi), exp(mul(mul(x, x), of(-0.5f))));
            return mul(g, fma(x, pdf, cdf));
        });
        return;
    case Formula::gelu_tanh:
        unary<Type>(p, from, end,
                    [](V x) { return mul(mul(x, of(0.5f)), add(of(1), tanh(cubic(x)))); });
        return;
    case Formula::gelu_tanh_backward:
        binary<Type>(p, from, end, [](V x, V g) {
            const V t = tanh(cubic(x));
            const V inner = mul(of(scale), fma(mul(x, x), of(0.134145f), of(1)));
            const V rest = mul(fma(mul(t, of(-1)), t, of(1)), mul(x, inner));
            return mul(mul(g, of(0.5f)), add(add(of(1), t), rest));
        });
        return;
    case Formula::softplus:
        unary<Type>(p, from, end, [](V x) {
            const V y = mul(x, of(softplus_beta));
            return above(y, softplus_threshold, x, mul(log1p(exp(y)), of(1 / softplus_beta)));
        });
        return;
    case Formula::softplus_backward:
        binary<Type>(p, from, end, [](V x, V g) {
            const V y = mul(x, of(softplus_beta));
            return above(y, softplus_threshold, g, div(g, add(of(1), exp(mul(y, of(-1))))));
        });
        return;
    default:
        return;
    }
}

Run make(const Problem &problem)
{
    const Formula formula = problem.workload->formula;
    const int64_t n = problem.elements();
    if (formula == Formula::prelu || formula == Formula::prelu_backward ||
        problem.workload->in_place || !problem.flat() || n % lanes != 0)
        return nullptr;
    const auto p = std::make_shared<Problem>(problem);
    const Dtype dtype = problem[Role::x].dtype;
    const size_t pieces = static_cast<size_t>((n + piece - 1) / piece);
    const std::function<void(size_t)> part = [=](size_t i) {
        const int64_t from = static_cast<int64_t>(i) * piece;
        const int64_t end = n - from < piece ? n : from + piece;
        if (dtype == Dtype::f32)
            compute<F32>(*p, from, end);
        else if (dtype == Dtype::f16)
            compute<F16>(*p, from, end);
        else
            compute<Bf16>(*p, from, end);
    };
    const int threads = problem.threads;
    return [=] { on_threads(threads, pieces, part); };
}

std::string version()
{
    return std::to_string(SLEEF_VERSION_MAJOR) + "." + std::to_string(SLEEF_VERSION_MINOR) + "." +
           std::to_string(SLEEF_VERSION_PATCHLEVEL);
}

} // namespace

const Peer peer_sleef = {"SLEEF loop", false, version, make};

} // namespace bench
