/*
 * How an operand of a kernel is stored: the loads and stores of simd.h for one dtype, under the
 * names that loops call them by. A loop is handed them in a constant, so that compilers call the
 * words themselves.
 */
#ifndef AC_SIMD_LOOPS_STORAGE_H
#define AC_SIMD_LOOPS_STORAGE_H

#include "base/half.h"
#include "simd/simd.h"

/* A product of elements and a factor that its store rounds (multiple.h). */
typedef struct ac_multiple {
    vf32 product;
    vf32_multiplier factor;
} ac_multiple;

/* The lanes of an operand. The member follows from its storage. */
typedef union ac_lanes {
    vf32 f32;
    vf64 f64;
    vf64_complex complex;
    ac_multiple multiple;
    vm32 truth_f32; /* of a condition */
    vm64 truth_f64;
} ac_lanes;

/* Elements from number i on, as many as there are lanes. _n: the first n of them. one: element i in
 * every lane. two: two vectors, whose elements stand in an order of the machine's choice. A store
 * goes past the caches if `past` and if its words can. */
typedef struct ac_storage {
    size_t lanes;
    void (*load)(ac_lanes *x, const void *from, size_t i);
    void (*load_n)(ac_lanes *x, const void *from, size_t i, size_t n);
    void (*load_one)(ac_lanes *x, const void *from, size_t i);
    void (*load_two)(ac_lanes *a, ac_lanes *b, const void *from, size_t i);
    void (*store)(void *to, size_t i, const ac_lanes *x, bool past);
    void (*store_n)(void *to, size_t i, const ac_lanes *x, size_t n);
    void (*store_two)(void *to, size_t i, const ac_lanes *a, const ac_lanes *b, bool past);
} ac_storage;

/* --- the words of each storage ---------------------------------------------------------------- */

/* Lanes `member` of elements: the names of the words begin with `word` and end in `suffix`; `of`
 * makes lanes of an element. */
#define AC_LOADS(name, element, member, word, suffix, of)                                          \
    AC_WORD void ac_##name##_load(ac_lanes *x, const void *from, size_t i)                         \
    {                                                                                              \
        x->member = word##_load##suffix((const element *)from + i);                                \
    }                                                                                              \
    AC_WORD void ac_##name##_load_n(ac_lanes *x, const void *from, size_t i, size_t n)             \
    {                                                                                              \
        x->member = word##_load##suffix##_n((const element *)from + i, n);                         \
    }                                                                                              \
    AC_WORD void ac_##name##_load_one(ac_lanes *x, const void *from, size_t i)                     \
    {                                                                                              \
        x->member = of(((const element *)from)[i]);                                                \
    }

#define AC_STORES(name, element, member, word, suffix)                                             \
    AC_WORD void ac_##name##_store(void *to, size_t i, const ac_lanes *x, bool past)               \
    {                                                                                              \
        (void)past;                                                                                \
        word##_store##suffix((element *)to + i, x->member);                                        \
    }                                                                                              \
    AC_WORD void ac_##name##_store_n(void *to, size_t i, const ac_lanes *x, size_t n)              \
    {                                                                                              \
        word##_store##suffix##_n((element *)to + i, x->member, n);                                 \
    }

#define AC_STORES_PAST(name, element, member, word, suffix)                                        \
    AC_WORD void ac_##name##_store(void *to, size_t i, const ac_lanes *x, bool past)               \
    {                                                                                              \
        word##_store##suffix##_past((element *)to + i, x->member, past);                           \
    }                                                                                              \
    AC_WORD void ac_##name##_store_n(void *to, size_t i, const ac_lanes *x, size_t n)              \
    {                                                                                              \
        word##_store##suffix##_n((element *)to + i, x->member, n);                                 \
    }

/* Two vectors, and multiples. */
#define AC_TWO(name, element)                                                                      \
    AC_WORD void ac_##name##_load_two(ac_lanes *a, ac_lanes *b, const void *from, size_t i)        \
    {                                                                                              \
        const vf32_two two = vf32_load_two_##name((const element *)from + i);                      \
        a->f32 = two.a;                                                                            \
        b->f32 = two.b;                                                                            \
    }                                                                                              \
    AC_WORD void ac_##name##_store_two(void *to, size_t i, const ac_lanes *a, const ac_lanes *b,   \
                                       bool past)                                                  \
    {                                                                                              \
        vf32_store_two_##name##_past((element *)to + i, a->f32, b->f32, past);                     \
    }                                                                                              \
    AC_WORD void ac_##name##_multiple_store_two(void *to, size_t i, const ac_lanes *a,             \
                                                const ac_lanes *b, bool past)                      \
    {                                                                                              \
        vf32_store_two_multiples_##name((element *)to + i, a->multiple.product,                    \
                                        b->multiple.product, a->multiple.factor, past);            \
    }                                                                                              \
    AC_WORD void ac_##name##_multiple_store_n(void *to, size_t i, const ac_lanes *x, size_t n)     \
    {                                                                                              \
        vf32_store_multiple_##name##_n((element *)to + i, x->multiple.product, x->multiple.factor, \
                                       n);                                                         \
    }

#define AC_STORAGE(name, count)                                                                    \
    static const ac_storage ac_stored_##name = {.lanes = (count),                                  \
                                                .load = ac_##name##_load,                          \
                                                .load_n = ac_##name##_load_n,                      \
                                                .load_one = ac_##name##_load_one,                  \
                                                .store = ac_##name##_store,                        \
                                                .store_n = ac_##name##_store_n}

#define AC_HALF(name, element)                                                                     \
    AC_LOADS(name, element, f32, vf32, _##name, ac_of_##name)                                      \
    AC_STORES_PAST(name, element, f32, vf32, _##name)                                              \
    AC_TWO(name, element)                                                                          \
    static const ac_storage ac_stored_##name = {.lanes = VF32_LANES,                               \
                                                .load = ac_##name##_load,                          \
                                                .load_n = ac_##name##_load_n,                      \
                                                .load_one = ac_##name##_load_one,                  \
                                                .load_two = ac_##name##_load_two,                  \
                                                .store = ac_##name##_store,                        \
                                                .store_n = ac_##name##_store_n,                    \
                                                .store_two = ac_##name##_store_two}

AC_WORD vf32 ac_of_f16(ac_f16 x)
{
    return vf32_of(ac_f16_to_float(x));
}

AC_WORD vf32 ac_of_bf16(ac_bf16 x)
{
    return vf32_of(ac_bf16_to_float(x));
}

/* --- floats, in f32 and f64 ------------------------------------------------------------------- */

AC_LOADS(f32, float, f32, vf32, , vf32_of)
AC_STORES_PAST(f32, float, f32, vf32, )
AC_STORAGE(f32, VF32_LANES);

AC_LOADS(f64, double, f64, vf64, , vf64_of)
AC_STORES_PAST(f64, double, f64, vf64, )
AC_STORAGE(f64, VF64_LANES);

AC_HALF(f16, ac_f16);
AC_HALF(bf16, ac_bf16);

/* --- of outputs alone: any nan as it is, multiples -------------------------------------------- */

AC_WORD void ac_f32_keep(void *to, size_t i, const ac_lanes *x, bool past)
{
    vf32_keep_past((float *)to + i, x->f32, past);
}

static const ac_storage ac_stored_f32_kept = {.store = ac_f32_keep, .store_n = ac_f32_store_n};
static const ac_storage ac_stored_f16_multiple = {.store_n = ac_f16_multiple_store_n,
                                                  .store_two = ac_f16_multiple_store_two};
static const ac_storage ac_stored_bf16_multiple = {.store_n = ac_bf16_multiple_store_n,
                                                   .store_two = ac_bf16_multiple_store_two};

#undef AC_TWO
#undef AC_HALF

#endif
