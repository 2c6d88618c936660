#include "memory.hpp"

#include <sys/mman.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>

namespace bench
{

namespace
{

constexpr size_t pattern_elements = size_t{1} << 20; // random once, then repeated
constexpr size_t weight_elements = size_t{1} << 20;  // as many channels as anybody asks for
constexpr uint64_t seed = 20240607;

uint16_t f16_bits(float x)
{
    uint32_t bits;
    std::memcpy(&bits, &x, sizeof bits);
    const uint32_t sign = bits >> 16 & 0x8000;
    const float magnitude = std::fabs(x);
    if (magnitude >= 65520.0f)
        return static_cast<uint16_t>(sign | 0x7c00);
    if (magnitude < 0x1p-14f) // a subnormal is a count of 2^-24
        return static_cast<uint16_t>(sign |
                                     static_cast<uint32_t>(std::nearbyint(magnitude * 0x1p24f)));
    const uint32_t rounded = (bits & 0x7fffffff) + 0xfff + (bits >> 13 & 1);
    return static_cast<uint16_t>(sign | ((rounded >> 13) - (112 << 10)));
}

float f16_value(uint16_t half)
{
    const uint32_t exponent = half >> 10 & 31;
    const uint32_t fraction = half & 1023;
    const float sign = half >> 15 != 0 ? -1.0f : 1.0f;
    if (exponent == 31)
        return fraction != 0 ? NAN : sign * INFINITY;
    if (exponent == 0)
        return sign * static_cast<float>(fraction) * 0x1p-24f;
    return sign * std::ldexp(static_cast<float>(fraction | 1024), static_cast<int>(exponent) - 25);
}

uint16_t bf16_bits(float x)
{
    uint32_t bits;
    std::memcpy(&bits, &x, sizeof bits);
    return static_cast<uint16_t>((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

void put(Dtype dtype, void *to, size_t i, float x)
{
    if (dtype == Dtype::f32)
        static_cast<float *>(to)[i] = x;
    else
        static_cast<uint16_t *>(to)[i] = dtype == Dtype::f16 ? f16_bits(x) : bf16_bits(x);
}

void *map(size_t bytes)
{
    void *const memory =
        mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) {
        std::fprintf(stderr, "no memory for %zu MiB of test data\n", bytes >> 20);
        std::exit(1);
    }
    madvise(memory, bytes, MADV_HUGEPAGE);
    return memory;
}

void repeat(unsigned char *data, size_t pattern, size_t bytes)
{
    for (size_t done = pattern; done < bytes; done += pattern)
        std::memcpy(data + done, data, bytes - done < pattern ? bytes - done : pattern);
}

} // namespace

float to_float(Dtype dtype, const void *data, size_t i)
{
    if (dtype == Dtype::f32)
        return static_cast<const float *>(data)[i];
    const uint16_t half = static_cast<const uint16_t *>(data)[i];
    if (dtype == Dtype::f16)
        return f16_value(half);
    const uint32_t bits = static_cast<uint32_t>(half) << 16;
    float x;
    std::memcpy(&x, &bits, sizeof x);
    return x;
}

Memory::Memory(size_t elements) : elements_(elements)
{
    for (size_t r = 0; r < role_count; r++) {
        const Role role = static_cast<Role>(r);
        const bool small = role == Role::weight || role == Role::grad_weight;
        const bool written = role == Role::out || role == Role::grad_weight;
        const size_t count = small ? weight_elements : elements;
        const size_t pattern = count < pattern_elements ? count : pattern_elements;
        for (size_t d = 0; d < 3; d++) {
            const Dtype dtype = static_cast<Dtype>(d);
            // Tensors of one size that all start at the same place in a page fight for the same
            // sets of the cache, which no real program's do; the roles are a few lines apart.
            bytes_[r][d] = count * dtype_size(dtype) + 4096;
            unsigned char *const base = static_cast<unsigned char *>(map(bytes_[r][d]));
            unsigned char *const data = base + r * 576;
            buffers_[r][d] = data;
            std::mt19937_64 random(seed + r);
            std::normal_distribution<float> normal(0.0f, role == Role::x ? 2.0f : 1.0f);
            for (size_t i = 0; i < pattern; i++)
                put(dtype, data, i, written ? 0.0f : normal(random));
            repeat(data, pattern * dtype_size(dtype), count * dtype_size(dtype));
        }
    }
}

Memory::~Memory()
{
    for (size_t r = 0; r < role_count; r++)
        for (size_t d = 0; d < 3; d++)
            munmap(static_cast<unsigned char *>(buffers_[r][d]) - r * 576, bytes_[r][d]);
}

void *Memory::of(Role role, Dtype dtype) const
{
    return buffers_[static_cast<size_t>(role)][static_cast<size_t>(dtype)];
}

} // namespace bench
