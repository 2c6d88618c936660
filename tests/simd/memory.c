/*
 * Loads and stores: every lane, every tail, no access beyond the end, canonical nans, no alignment.
 */
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "lanes.h"

enum { MOST = 16 };

/* Returns the last bytes before a page without access rights: a load or store beyond the end
 * crashes. */
static unsigned char *guarded(size_t size)
{
    static unsigned char *pages;
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);

    if (pages == NULL) {
        pages = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (pages == MAP_FAILED || mprotect(pages + page, page, PROT_NONE) != 0)
            abort();
    }
    memset(pages, 0xa5, page);
    return pages + page - size;
}

static bool untouched(const unsigned char *bytes, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (bytes[i] != 0xa5)
            return false;
    }
    return true;
}

static void check_f32(void)
{
    float in[MOST];
    for (int j = 0; j < MOST; j++)
        in[j] = (float)(j + 1);
    in[0] = ac_f32_of_bits(0xffabcdef); /* a nan with a sign and a payload */

    word_begin_local("vf32_load_n vf32_store_n");
    for (size_t n = 1; n <= VF32_LANES; n++) {
        float *const at = (float *)(void *)guarded(n * sizeof *at);
        memcpy(at, in, n * sizeof *at);
        const vf32 x = n < VF32_LANES ? vf32_load_n(at, n) : vf32_load(at);
        float all[MOST];
        vf32_store(all, x);
        for (size_t j = 0; j < VF32_LANES; j++)
            expect_f32(all[j], j < n ? in[j] : 0.0f, "lane %zu of %zu", j, n);

        float *const to = (float *)(void *)guarded(n * sizeof *to);
        if (n < VF32_LANES)
            vf32_store_n(to, x, n);
        else
            vf32_store(to, x);
        expect_int(ac_f32_bits(to[0]), AC_F32_NAN_BITS, "a nan, stored");
        for (size_t j = 1; j < n; j++)
            expect_f32(to[j], in[j], "lane %zu of %zu, stored", j, n);
        expect_true(untouched((unsigned char *)to - 64, 64), "bytes before, %zu", n);
    }
    for (size_t n = 1; n < VF32_LANES; n++) { /* nothing behind the end is written either */
        unsigned char bytes[MOST * 4];
        memset(bytes, 0xa5, sizeof bytes);
        vf32_store_n((float *)(void *)bytes, vf32_load(in), n);
        expect_true(untouched(bytes + 4 * n, sizeof bytes - 4 * n), "bytes behind, %zu", n);
    }
    word_end();
}

static void check_f64(void)
{
    double in[MOST];
    for (int j = 0; j < MOST; j++)
        in[j] = j + 1;
    in[0] = ac_f64_of_bits(UINT64_C(0xfffabcdef0123456));

    word_begin_local("vf64_load_n vf64_store_n");
    for (size_t n = 1; n <= VF64_LANES; n++) {
        double *const at = (double *)(void *)guarded(n * sizeof *at);
        memcpy(at, in, n * sizeof *at);
        const vf64 x = n < VF64_LANES ? vf64_load_n(at, n) : vf64_load(at);
        double all[MOST];
        vf64_store(all, x);
        for (size_t j = 0; j < VF64_LANES; j++)
            expect_f64(all[j], j < n ? in[j] : 0.0, "lane %zu of %zu", j, n);

        double *const to = (double *)(void *)guarded(n * sizeof *to);
        if (n < VF64_LANES)
            vf64_store_n(to, x, n);
        else
            vf64_store(to, x);
        expect_int((int64_t)ac_f64_bits(to[0]), (int64_t)AC_F64_NAN_BITS, "a nan, stored");
        for (size_t j = 1; j < n; j++)
            expect_f64(to[j], in[j], "lane %zu of %zu, stored", j, n);
        expect_true(untouched((unsigned char *)to - 64, 64), "bytes before, %zu", n);
    }
    for (size_t n = 1; n < VF64_LANES; n++) {
        unsigned char bytes[MOST * 8];
        memset(bytes, 0xa5, sizeof bytes);
        vf64_store_n((double *)(void *)bytes, vf64_load(in), n);
        expect_true(untouched(bytes + 8 * n, sizeof bytes - 8 * n), "bytes behind, %zu", n);
    }
    word_end();
}

/* All lanes of a vf32 from the vf64 that hold them: each rounded once, in its place. */
static void check_parts(void)
{
    float in[MOST];
    vf64 parts[VF32_LANES / VF64_LANES];

    word_begin_local("vf32_of_parts");
    for (int j = 0; j < MOST; j++)
        in[j] = (float)(j + 1) / 3.0f;
    in[0] = 0x1p-149f;
    const vf32 x = vf32_load(in);
    for (size_t p = 0; p < VF32_LANES / VF64_LANES; p++)
        parts[p] = vf64_mul(vf64_of_part(x, p), vf64_of(1.0 + 0x1p-24 + 0x1p-40));
    float out[MOST];
    vf32_store(out, vf32_of_parts(parts));
    for (size_t j = 0; j < VF32_LANES; j++)
        expect_f32(out[j], (float)((double)in[j] * (1.0 + 0x1p-24 + 0x1p-40)), "lane %zu", j);
    word_end();
}

/* f32 in memory beside f64 in lanes: every lane, every tail, no byte beyond, one rounding. */
static void check_f32_as_f64(void)
{
    float in[MOST];
    for (int j = 0; j < MOST; j++)
        in[j] = (float)(j + 1) / 3.0f;
    in[0] = ac_f32_of_bits(0xffabcdef);
    in[1] = 0x1p-149f;

    word_begin_local("vf64_load_f32 vf64_store_f32");
    for (size_t n = 1; n <= VF64_LANES; n++) {
        float *const at = (float *)(void *)guarded(n * sizeof *at);
        memcpy(at, in, n * sizeof *at);
        const vf64 x = n < VF64_LANES ? vf64_load_f32_n(at, n) : vf64_load_f32(at);
        double all[MOST];
        vf64_store(all, x);
        for (size_t j = 0; j < VF64_LANES; j++)
            expect_f64(all[j], j < n ? (double)in[j] : 0.0, "lane %zu of %zu", j, n);

        /* Between two floats, and below the smallest of them. */
        const vf64 y = vf64_mul(x, vf64_of(1.0 + 0x1p-24 + 0x1p-40));
        float first[MOST];
        vf32_store(first, vf32_of_first(y));
        for (size_t j = 1; j < n; j++)
            expect_f32(first[j], (float)((double)in[j] * (1.0 + 0x1p-24 + 0x1p-40)),
                       "lane %zu of %zu, rounded", j, n);
        float *const to = (float *)(void *)guarded(n * sizeof *to);
        if (n < VF64_LANES)
            vf64_store_f32_n(to, y, n);
        else
            vf64_store_f32(to, y);
        expect_int(ac_f32_bits(to[0]), AC_F32_NAN_BITS, "a nan, stored");
        for (size_t j = 1; j < n; j++)
            expect_f32(to[j], (float)((double)in[j] * (1.0 + 0x1p-24 + 0x1p-40)),
                       "lane %zu of %zu, stored", j, n);
        expect_true(untouched((unsigned char *)to - 64, 64), "bytes before, %zu", n);
    }
    for (size_t n = 1; n < VF64_LANES; n++) {
        unsigned char bytes[MOST * 4];
        memset(bytes, 0xa5, sizeof bytes);
        vf64_store_f32_n((float *)(void *)bytes, vf64_of(1.0), n);
        expect_true(untouched(bytes + 4 * n, sizeof bytes - 4 * n), "bytes behind, %zu", n);
    }
    word_end();
}

typedef vf32 load16(const uint16_t *from);
typedef vf32 load16_n(const uint16_t *from, size_t n);
typedef void store16(uint16_t *to, vf32 x);
typedef void store16_n(uint16_t *to, vf32 x, size_t n);

static void check_16(const char *name, load16 *load, load16_n *load_n, store16 *store,
                     store16_n *store_n, float (*widen)(uint16_t), uint16_t nan)
{
    uint16_t in[MOST];
    for (int j = 0; j < MOST; j++)
        in[j] = (uint16_t)(0x3c00 + 0x35 * j);
    in[0] = (uint16_t)(0x8000 | nan | 0x15); /* a nan with a sign and a payload */

    word_begin_local(name);
    for (size_t n = 1; n <= VF32_LANES; n++) {
        uint16_t *const at = (uint16_t *)(void *)guarded(n * sizeof *at);
        memcpy(at, in, n * sizeof *at);
        const vf32 x = load_n(at, n);
        float all[MOST];
        vf32_store(all, n < VF32_LANES ? x : load(at));
        for (size_t j = 0; j < VF32_LANES; j++)
            expect_f32(all[j], j < n ? widen(in[j]) : 0.0f, "lane %zu of %zu", j, n);

        uint16_t *const to = (uint16_t *)(void *)guarded(n * sizeof *to);
        if (n < VF32_LANES)
            store_n(to, x, n);
        else
            store(to, x);
        expect_int(to[0], nan, "a nan, stored");
        for (size_t j = 1; j < n; j++)
            expect_int(to[j], in[j], "lane %zu of %zu, stored", j, n);
        expect_true(untouched((unsigned char *)to - 64, 64), "bytes before, %zu", n);
    }
    for (size_t n = 1; n <= VF32_LANES; n++) {
        _Alignas(2) unsigned char bytes[MOST * 2 + 8];
        memset(bytes, 0xa5, sizeof bytes);
        store_n((uint16_t *)(void *)bytes, vf32_of(1.0f), n);
        for (size_t j = 0; j < n; j++)
            expect_f32(widen(((uint16_t *)(void *)bytes)[j]), 1.0f, "lane %zu of %zu", j, n);
        expect_true(untouched(bytes + 2 * n, sizeof bytes - 2 * n), "bytes behind, %zu", n);
    }
    word_end();
}

typedef vf32_two load_two(const uint16_t *from);
typedef void store_two(uint16_t *to, vf32 a, vf32 b);

/* Every element is loaded into some lane, computed with, and stored rounded in its old place;
 * nothing beyond the end is accessed. */
static void check_two(const char *name, load_two *load, store_two *store, float (*widen)(uint16_t),
                      uint16_t (*narrow)(float), uint16_t nan)
{
    enum { COUNT = 2 * VF32_LANES };

    word_begin_local(name);
    for (uint32_t start = 0; start < 65536; start += COUNT) {
        const float factor = 1.0f + (float)(start % 1021) * 0x1p-9f;
        uint16_t *const at = (uint16_t *)(void *)guarded(COUNT * sizeof *at);
        uint16_t in[COUNT];
        uint16_t out[COUNT + 32];
        memset(out, 0xa5, sizeof out);
        for (uint32_t j = 0; j < COUNT; j++)
            at[j] = in[j] = (uint16_t)(start + j);
        const vf32_two x = load(at);
        store(out + 16, vf32_mul(x.a, vf32_of(factor)), vf32_mul(x.b, vf32_of(factor)));
        for (uint32_t j = 0; j < COUNT; j++) {
            const float product = widen(in[j]) * factor;
            const uint16_t expected = isnan(product) ? nan : narrow(product);
            expect_int(out[16 + j], expected, "%#x times %a", in[j], (double)factor);
        }
        expect_true(untouched((unsigned char *)out, 32), "bytes before");
        expect_true(untouched((unsigned char *)(out + 16 + COUNT), 32), "bytes behind");
        store(at, x.a, x.b);
        for (uint32_t j = 0; j < COUNT; j++)
            expect_int(at[j], isnan(widen(in[j])) ? nan : in[j], "%#x, as it was", in[j]);
    }
    word_end();
}

/* Stores past the caches write the same bytes as other stores, and none beyond. Each word is called
 * with the flag set and not set. */
static void check_past(void)
{
    enum { BYTES = 192 };
    float in[2 * MOST];
    for (int j = 0; j < 2 * MOST; j++)
        in[j] = (float)(j + 1) / 3.0f;
    in[0] = ac_f32_of_bits(0xffabcdef);
    const vf32 a = vf32_load(in);
    const vf32 b = vf32_load(in + VF32_LANES);
    double wide[MOST];
    for (int j = 0; j < MOST; j++)
        wide[j] = (double)in[j];
    const vf64 d = vf64_load(wide);

    word_begin_local("vf32_store_past vf32_keep_past vf64_store_past vf32_store_f16_past "
                     "vf32_store_bf16_past vf32_store_two_f16_past vf32_store_two_bf16_past");
    for (int k = 0; k < 14; k++) {
        _Alignas(64) unsigned char expected[BYTES];
        _Alignas(64) unsigned char got[BYTES];
        const bool past = k % 2 == 1;
        memset(expected, 0xa5, sizeof expected);
        memset(got, 0xa5, sizeof got);
        void *const to = expected + 64;
        void *const at = got + 64;
        switch (k / 2) {
        case 0:
            vf32_store(to, a);
            vf32_store_past(at, a, past);
            break;
        case 1:
            vf32_keep(to, b);
            vf32_keep_past(at, b, past);
            break;
        case 2:
            vf64_store(to, d);
            vf64_store_past(at, d, past);
            break;
        case 3:
            vf32_store_f16(to, a);
            vf32_store_f16_past(at, a, past);
            break;
        case 4:
            vf32_store_bf16(to, a);
            vf32_store_bf16_past(at, a, past);
            break;
        case 5:
            vf32_store_two_f16(to, a, b);
            vf32_store_two_f16_past(at, a, b, past);
            break;
        default:
            vf32_store_two_bf16(to, a, b);
            vf32_store_two_bf16_past(at, a, b, past);
        }
        expect_true(memcmp(got, expected, BYTES) == 0, "word %d, past: %d", k / 2, past);
        expect_true(!untouched(got + 64, 8), "word %d wrote", k / 2);
    }
    word_end();
}

void test_memory(void)
{
    check_past();
    check_two("vf32_load_two_f16 vf32_store_two_f16", vf32_load_two_f16, vf32_store_two_f16,
              ac_f16_to_float, ac_f16_of_float, AC_F16_NAN_BITS);
    check_two("vf32_load_two_bf16 vf32_store_two_bf16", vf32_load_two_bf16, vf32_store_two_bf16,
              ac_bf16_to_float, ac_bf16_of_float, AC_BF16_NAN_BITS);
    check_f32();
    check_f64();
    check_f32_as_f64();
    check_parts();
    check_16("vf32_load_f16_n", vf32_load_f16, vf32_load_f16_n, vf32_store_f16, vf32_store_f16_n,
             ac_f16_to_float, AC_F16_NAN_BITS);
    check_16("vf32_load_bf16_n", vf32_load_bf16, vf32_load_bf16_n, vf32_store_bf16,
             vf32_store_bf16_n, ac_bf16_to_float, AC_BF16_NAN_BITS);
}
