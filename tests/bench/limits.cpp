#include "limits.hpp"

#include <pthreadpool.h>

#include <algorithm>
#include <cstring>
#include <memory>

#if defined(__AVX512F__) || defined(__AVX__)
#include <immintrin.h>
#endif

namespace bench
{

namespace
{

constexpr size_t piece_bytes = size_t{1} << 18;

#if defined(__AVX512F__)
constexpr size_t lane_bytes = 64;
using vector = __m512;
vector load(const char *from)
{
    return _mm512_loadu_ps(from);
}
void store(char *to, vector x)
{
    _mm512_storeu_ps(to, x);
}
void stream(char *to, vector x)
{
    _mm512_stream_ps(reinterpret_cast<float *>(to), x);
}
vector triad(vector a, vector b)
{
    return _mm512_fmadd_ps(b, _mm512_set1_ps(3.0f), a);
}
vector sum(vector a, vector b)
{
    return _mm512_add_ps(a, b);
}
void fence()
{
    _mm_sfence();
}
#elif defined(__AVX__)
constexpr size_t lane_bytes = 32;
using vector = __m256;
vector load(const char *from)
{
    return _mm256_loadu_ps(reinterpret_cast<const float *>(from));
}
void store(char *to, vector x)
{
    _mm256_storeu_ps(reinterpret_cast<float *>(to), x);
}
void stream(char *to, vector x)
{
    _mm256_stream_ps(reinterpret_cast<float *>(to), x);
}
vector triad(vector a, vector b)
{
    return _mm256_add_ps(_mm256_mul_ps(b, _mm256_set1_ps(3.0f)), a);
}
vector sum(vector a, vector b)
{
    return _mm256_add_ps(a, b);
}
void fence()
{
    _mm_sfence();
}
#else
constexpr size_t lane_bytes = 4;
using vector = float;
vector load(const char *from)
{
    float x;
    std::memcpy(&x, from, sizeof x);
    return x;
}
void store(char *to, vector x)
{
    std::memcpy(to, &x, sizeof x);
}
void stream(char *to, vector x)
{
    store(to, x);
}
vector triad(vector a, vector b)
{
    return a + b * 3.0f;
}
vector sum(vector a, vector b)
{
    return a + b;
}
void fence()
{
}
#endif

void copy_piece(char *to, const char *from, size_t bytes)
{
#pragma GCC unroll 4
    for (size_t i = 0; i < bytes; i += lane_bytes)
        store(to + i, load(from + i));
}

void stream_copy_piece(char *to, const char *from, size_t bytes)
{
#pragma GCC unroll 4
    for (size_t i = 0; i < bytes; i += lane_bytes)
        stream(to + i, load(from + i));
    fence();
}

void triad_piece(char *to, const char *a, const char *b, size_t bytes)
{
#pragma GCC unroll 4
    for (size_t i = 0; i < bytes; i += lane_bytes)
        store(to + i, triad(load(a + i), load(b + i)));
}

void stream_triad_piece(char *to, const char *a, const char *b, size_t bytes)
{
#pragma GCC unroll 4
    for (size_t i = 0; i < bytes; i += lane_bytes)
        stream(to + i, triad(load(a + i), load(b + i)));
    fence();
}

void read_piece(char *to, const char *a, const char *b, size_t bytes)
{
    vector sums[4] = {};
    for (size_t i = 0; i + 4 * lane_bytes <= bytes; i += 4 * lane_bytes)
        for (size_t k = 0; k < 4; k++)
            sums[k] =
                triad(sum(sums[k], load(a + i + k * lane_bytes)), load(b + i + k * lane_bytes));
    store(to, sum(sum(sums[0], sums[1]), sum(sums[2], sums[3])));
}

void call(void *context, size_t i)
{
    (*static_cast<const std::function<void(size_t)> *>(context))(i);
}

} // namespace

void on_threads(int threads, size_t count, const std::function<void(size_t)> &run)
{
    static std::unique_ptr<struct pthreadpool, void (*)(pthreadpool_t)> pool(nullptr,
                                                                             pthreadpool_destroy);
    static int pool_threads = 1;
    if (threads == 1 || count <= 1) {
        for (size_t i = 0; i < count; i++)
            run(i);
        return;
    }
    if (threads != pool_threads) {
        pool.reset(pthreadpool_create(static_cast<size_t>(threads)));
        pool_threads = threads;
    }
    pthreadpool_parallelize_1d(pool.get(), call, const_cast<std::function<void(size_t)> *>(&run),
                               count, PTHREADPOOL_FLAG_YIELD_WORKERS);
}

const char *limit_name(Limit limit)
{
    static const char *const names[] = {"memcpy",          "copy", "streaming copy", "triad",
                                        "streaming triad", "read"};
    return names[static_cast<size_t>(limit)];
}

double limit_bytes(Limit limit, size_t bytes)
{
    const bool three = limit == Limit::triad || limit == Limit::stream_triad;
    return static_cast<double>(bytes) * (three ? 3 : 2);
}

Run make_limit(Limit limit, const Memory &memory, size_t bytes, int threads)
{
    char *const to = static_cast<char *>(memory.of(Role::out, Dtype::f32));
    const char *const a = static_cast<const char *>(memory.of(Role::x, Dtype::f32));
    const char *const b = static_cast<const char *>(memory.of(Role::grad, Dtype::f32));
    const size_t pieces = (bytes + piece_bytes - 1) / piece_bytes;
    const std::function<void(size_t)> piece = [=](size_t i) {
        const size_t at = i * piece_bytes;
        const size_t part = std::min(piece_bytes, bytes - at);
        switch (limit) {
        case Limit::memcpy_call:
            std::memcpy(to + at, a + at, part);
            return;
        case Limit::copy:
            copy_piece(to + at, a + at, part);
            return;
        case Limit::stream_copy:
            stream_copy_piece(to + at, a + at, part);
            return;
        case Limit::triad:
            triad_piece(to + at, a + at, b + at, part);
            return;
        case Limit::stream_triad:
            stream_triad_piece(to + at, a + at, b + at, part);
            return;
        case Limit::read:
            read_piece(to, a + at, b + at, part);
            return;
        }
    };
    return [=] { on_threads(threads, pieces, piece); };
}

Run make_chain(size_t additions)
{
    return [=] {
        size_t x = additions;
#pragma GCC unroll 16
        for (size_t i = 0; i < additions; i++) {
            x += additions;
            __asm__ volatile("" : "+r"(x)); // of no use, and yet made one after the other
        }
    };
}

} // namespace bench
