/*
 * Generated from spec/comparison/is_in_scalar_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   invert is true:
 *     out = all(testElements != element)
 *   assumeUnique is true:
 *     out = any(testElements == element)
 *   out = any(testElements == element)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "comparison/is_in_scalar_tensor.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/loops/truth.h"
#include "simd/simd.h"

/* out = testElements == element, lane by lane. */
static inline vm32 out_false_false_f32(vf32 element, vf32 test_elements)
{
    return vf32_eq(test_elements, element);
}

/* out = testElements == element, lane by lane. */
static inline vm64 out_false_false_f64(vf64 element, vf64 test_elements)
{
    return vf64_eq(test_elements, element);
}

/* out = testElements == element, on one element. */
static inline bool out_false_false_i8(int8_t element, int8_t test_elements)
{
    return test_elements == element;
}

/* out = testElements == element, on one element. */
static inline bool out_false_false_i32(int32_t element, int32_t test_elements)
{
    return test_elements == element;
}

/* out = testElements == element, on one element. */
static inline bool out_false_false_u8(uint8_t element, uint8_t test_elements)
{
    return test_elements == element;
}

/* out = testElements == element, on one element. */
static inline bool out_false_false_i16(int16_t element, int16_t test_elements)
{
    return test_elements == element;
}

/* out = testElements == element, on one element. */
static inline bool out_false_false_i64(int64_t element, int64_t test_elements)
{
    return test_elements == element;
}

/* out = testElements != element, lane by lane. */
static inline vm32 out_false_true_f32(vf32 element, vf32 test_elements)
{
    return vf32_ne(test_elements, element);
}

/* out = testElements != element, lane by lane. */
static inline vm64 out_false_true_f64(vf64 element, vf64 test_elements)
{
    return vf64_ne(test_elements, element);
}

/* out = testElements != element, on one element. */
static inline bool out_false_true_i8(int8_t element, int8_t test_elements)
{
    return test_elements != element;
}

/* out = testElements != element, on one element. */
static inline bool out_false_true_i32(int32_t element, int32_t test_elements)
{
    return test_elements != element;
}

/* out = testElements != element, on one element. */
static inline bool out_false_true_u8(uint8_t element, uint8_t test_elements)
{
    return test_elements != element;
}

/* out = testElements != element, on one element. */
static inline bool out_false_true_i16(int16_t element, int16_t test_elements)
{
    return test_elements != element;
}

/* out = testElements != element, on one element. */
static inline bool out_false_true_i64(int64_t element, int64_t test_elements)
{
    return test_elements != element;
}

/* out = testElements == element, lane by lane. */
static inline vm32 out_true_false_f32(vf32 element, vf32 test_elements)
{
    return vf32_eq(test_elements, element);
}

/* out = testElements == element, lane by lane. */
static inline vm64 out_true_false_f64(vf64 element, vf64 test_elements)
{
    return vf64_eq(test_elements, element);
}

/* out = testElements == element, on one element. */
static inline bool out_true_false_i8(int8_t element, int8_t test_elements)
{
    return test_elements == element;
}

/* out = testElements == element, on one element. */
static inline bool out_true_false_i32(int32_t element, int32_t test_elements)
{
    return test_elements == element;
}

/* out = testElements == element, on one element. */
static inline bool out_true_false_u8(uint8_t element, uint8_t test_elements)
{
    return test_elements == element;
}

/* out = testElements == element, on one element. */
static inline bool out_true_false_i16(int16_t element, int16_t test_elements)
{
    return test_elements == element;
}

/* out = testElements == element, on one element. */
static inline bool out_true_false_i64(int64_t element, int64_t test_elements)
{
    return test_elements == element;
}

struct is_in_scalar_tensor_false_false_f32_scalars {
    vf32 element;
};

/* in[0]: testElements; out[0]: out. */
AC_WORD void is_in_scalar_tensor_false_false_f32_at(const ac_lanes *in, ac_lanes *out,
                                                    const void *scalars)
{
    const struct is_in_scalar_tensor_false_false_f32_scalars *const s = scalars;
    out[0].truth_f32 = out_false_false_f32(s->element, in[0].f32);
}

static void is_in_scalar_tensor_false_false_f32(size_t count, const void *const ins[],
                                                void *const outs[], const void *attrs,
                                                uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_f32_scalars s = {
        .element = vf32_of((float)a->element),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, is_in_scalar_tensor_false_false_f32_at, &s);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void is_in_scalar_tensor_false_false_f16(size_t count, const void *const ins[],
                                                void *const outs[], const void *attrs,
                                                uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_f32_scalars s = {
        .element = vf32_of((float)a->element),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, is_in_scalar_tensor_false_false_f32_at, &s);
}

struct is_in_scalar_tensor_false_false_f64_scalars {
    vf64 element;
};

/* in[0]: testElements; out[0]: out. */
AC_WORD void is_in_scalar_tensor_false_false_f64_at(const ac_lanes *in, ac_lanes *out,
                                                    const void *scalars)
{
    const struct is_in_scalar_tensor_false_false_f64_scalars *const s = scalars;
    out[0].truth_f64 = out_false_false_f64(s->element, in[0].f64);
}

static void is_in_scalar_tensor_false_false_f64(size_t count, const void *const ins[],
                                                void *const outs[], const void *attrs,
                                                uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_f64_scalars s = {
        .element = vf64_of(a->element),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    loop.out[0] = &ac_stored_truth_f64;
    ac_run_vectors(loop, count, ins, outs, past, is_in_scalar_tensor_false_false_f64_at, &s);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void is_in_scalar_tensor_false_false_bf16(size_t count, const void *const ins[],
                                                 void *const outs[], const void *attrs,
                                                 uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_f32_scalars s = {
        .element = vf32_of((float)a->element),
    };
    ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, is_in_scalar_tensor_false_false_f32_at, &s);
}

struct is_in_scalar_tensor_false_false_i8_scalars {
    int8_t element;
};

/* ins[0]: testElements; outs[0]: out. */
AC_WORD void is_in_scalar_tensor_false_false_i8_at(const void *const *ins, void *const *outs,
                                                   size_t i, size_t run, const void *scalars)
{
    const struct is_in_scalar_tensor_false_false_i8_scalars *const s = scalars;
    const int8_t *const test_elements = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_false_false_i8(s->element, test_elements[i]);
}

static void is_in_scalar_tensor_false_false_i8(size_t count, const void *const ins[],
                                               void *const outs[], const void *attrs, uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_i8_scalars s = {
        .element = (int8_t)a->element_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, is_in_scalar_tensor_false_false_i8_at, &s);
}

struct is_in_scalar_tensor_false_false_i32_scalars {
    int32_t element;
};

/* ins[0]: testElements; outs[0]: out. */
AC_WORD void is_in_scalar_tensor_false_false_i32_at(const void *const *ins, void *const *outs,
                                                    size_t i, size_t run, const void *scalars)
{
    const struct is_in_scalar_tensor_false_false_i32_scalars *const s = scalars;
    const int32_t *const test_elements = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_false_false_i32(s->element, test_elements[i]);
}

static void is_in_scalar_tensor_false_false_i32(size_t count, const void *const ins[],
                                                void *const outs[], const void *attrs,
                                                uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_i32_scalars s = {
        .element = (int32_t)a->element_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, is_in_scalar_tensor_false_false_i32_at, &s);
}

struct is_in_scalar_tensor_false_false_u8_scalars {
    uint8_t element;
};

/* ins[0]: testElements; outs[0]: out. */
AC_WORD void is_in_scalar_tensor_false_false_u8_at(const void *const *ins, void *const *outs,
                                                   size_t i, size_t run, const void *scalars)
{
    const struct is_in_scalar_tensor_false_false_u8_scalars *const s = scalars;
    const uint8_t *const test_elements = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_false_false_u8(s->element, test_elements[i]);
}

static void is_in_scalar_tensor_false_false_u8(size_t count, const void *const ins[],
                                               void *const outs[], const void *attrs, uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_u8_scalars s = {
        .element = (uint8_t)a->element_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, is_in_scalar_tensor_false_false_u8_at, &s);
}

struct is_in_scalar_tensor_false_false_i16_scalars {
    int16_t element;
};

/* ins[0]: testElements; outs[0]: out. */
AC_WORD void is_in_scalar_tensor_false_false_i16_at(const void *const *ins, void *const *outs,
                                                    size_t i, size_t run, const void *scalars)
{
    const struct is_in_scalar_tensor_false_false_i16_scalars *const s = scalars;
    const int16_t *const test_elements = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_false_false_i16(s->element, test_elements[i]);
}

static void is_in_scalar_tensor_false_false_i16(size_t count, const void *const ins[],
                                                void *const outs[], const void *attrs,
                                                uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_i16_scalars s = {
        .element = (int16_t)a->element_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, is_in_scalar_tensor_false_false_i16_at, &s);
}

struct is_in_scalar_tensor_false_false_i64_scalars {
    int64_t element;
};

/* ins[0]: testElements; outs[0]: out. */
AC_WORD void is_in_scalar_tensor_false_false_i64_at(const void *const *ins, void *const *outs,
                                                    size_t i, size_t run, const void *scalars)
{
    const struct is_in_scalar_tensor_false_false_i64_scalars *const s = scalars;
    const int64_t *const test_elements = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_false_false_i64(s->element, test_elements[i]);
}

static void is_in_scalar_tensor_false_false_i64(size_t count, const void *const ins[],
                                                void *const outs[], const void *attrs,
                                                uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_i64_scalars s = {
        .element = (int64_t)a->element_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, is_in_scalar_tensor_false_false_i64_at, &s);
}

/* in[0]: testElements; out[0]: out. */
AC_WORD void is_in_scalar_tensor_false_true_f32_at(const ac_lanes *in, ac_lanes *out,
                                                   const void *scalars)
{
    const struct is_in_scalar_tensor_false_false_f32_scalars *const s = scalars;
    out[0].truth_f32 = out_false_true_f32(s->element, in[0].f32);
}

static void is_in_scalar_tensor_false_true_f32(size_t count, const void *const ins[],
                                               void *const outs[], const void *attrs, uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_f32_scalars s = {
        .element = vf32_of((float)a->element),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, is_in_scalar_tensor_false_true_f32_at, &s);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void is_in_scalar_tensor_false_true_f16(size_t count, const void *const ins[],
                                               void *const outs[], const void *attrs, uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_f32_scalars s = {
        .element = vf32_of((float)a->element),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, is_in_scalar_tensor_false_true_f32_at, &s);
}

/* in[0]: testElements; out[0]: out. */
AC_WORD void is_in_scalar_tensor_false_true_f64_at(const ac_lanes *in, ac_lanes *out,
                                                   const void *scalars)
{
    const struct is_in_scalar_tensor_false_false_f64_scalars *const s = scalars;
    out[0].truth_f64 = out_false_true_f64(s->element, in[0].f64);
}

static void is_in_scalar_tensor_false_true_f64(size_t count, const void *const ins[],
                                               void *const outs[], const void *attrs, uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_f64_scalars s = {
        .element = vf64_of(a->element),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    loop.out[0] = &ac_stored_truth_f64;
    ac_run_vectors(loop, count, ins, outs, past, is_in_scalar_tensor_false_true_f64_at, &s);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void is_in_scalar_tensor_false_true_bf16(size_t count, const void *const ins[],
                                                void *const outs[], const void *attrs,
                                                uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_f32_scalars s = {
        .element = vf32_of((float)a->element),
    };
    ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, is_in_scalar_tensor_false_true_f32_at, &s);
}

/* ins[0]: testElements; outs[0]: out. */
AC_WORD void is_in_scalar_tensor_false_true_i8_at(const void *const *ins, void *const *outs,
                                                  size_t i, size_t run, const void *scalars)
{
    const struct is_in_scalar_tensor_false_false_i8_scalars *const s = scalars;
    const int8_t *const test_elements = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_false_true_i8(s->element, test_elements[i]);
}

static void is_in_scalar_tensor_false_true_i8(size_t count, const void *const ins[],
                                              void *const outs[], const void *attrs, uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_i8_scalars s = {
        .element = (int8_t)a->element_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, is_in_scalar_tensor_false_true_i8_at, &s);
}

/* ins[0]: testElements; outs[0]: out. */
AC_WORD void is_in_scalar_tensor_false_true_i32_at(const void *const *ins, void *const *outs,
                                                   size_t i, size_t run, const void *scalars)
{
    const struct is_in_scalar_tensor_false_false_i32_scalars *const s = scalars;
    const int32_t *const test_elements = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_false_true_i32(s->element, test_elements[i]);
}

static void is_in_scalar_tensor_false_true_i32(size_t count, const void *const ins[],
                                               void *const outs[], const void *attrs, uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_i32_scalars s = {
        .element = (int32_t)a->element_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, is_in_scalar_tensor_false_true_i32_at, &s);
}

/* ins[0]: testElements; outs[0]: out. */
AC_WORD void is_in_scalar_tensor_false_true_u8_at(const void *const *ins, void *const *outs,
                                                  size_t i, size_t run, const void *scalars)
{
    const struct is_in_scalar_tensor_false_false_u8_scalars *const s = scalars;
    const uint8_t *const test_elements = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_false_true_u8(s->element, test_elements[i]);
}

static void is_in_scalar_tensor_false_true_u8(size_t count, const void *const ins[],
                                              void *const outs[], const void *attrs, uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_u8_scalars s = {
        .element = (uint8_t)a->element_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, is_in_scalar_tensor_false_true_u8_at, &s);
}

/* ins[0]: testElements; outs[0]: out. */
AC_WORD void is_in_scalar_tensor_false_true_i16_at(const void *const *ins, void *const *outs,
                                                   size_t i, size_t run, const void *scalars)
{
    const struct is_in_scalar_tensor_false_false_i16_scalars *const s = scalars;
    const int16_t *const test_elements = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_false_true_i16(s->element, test_elements[i]);
}

static void is_in_scalar_tensor_false_true_i16(size_t count, const void *const ins[],
                                               void *const outs[], const void *attrs, uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_i16_scalars s = {
        .element = (int16_t)a->element_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, is_in_scalar_tensor_false_true_i16_at, &s);
}

/* ins[0]: testElements; outs[0]: out. */
AC_WORD void is_in_scalar_tensor_false_true_i64_at(const void *const *ins, void *const *outs,
                                                   size_t i, size_t run, const void *scalars)
{
    const struct is_in_scalar_tensor_false_false_i64_scalars *const s = scalars;
    const int64_t *const test_elements = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_false_true_i64(s->element, test_elements[i]);
}

static void is_in_scalar_tensor_false_true_i64(size_t count, const void *const ins[],
                                               void *const outs[], const void *attrs, uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_i64_scalars s = {
        .element = (int64_t)a->element_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, is_in_scalar_tensor_false_true_i64_at, &s);
}

/* in[0]: testElements; out[0]: out. */
AC_WORD void is_in_scalar_tensor_true_false_f32_at(const ac_lanes *in, ac_lanes *out,
                                                   const void *scalars)
{
    const struct is_in_scalar_tensor_false_false_f32_scalars *const s = scalars;
    out[0].truth_f32 = out_true_false_f32(s->element, in[0].f32);
}

static void is_in_scalar_tensor_true_false_f32(size_t count, const void *const ins[],
                                               void *const outs[], const void *attrs, uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_f32_scalars s = {
        .element = vf32_of((float)a->element),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, is_in_scalar_tensor_true_false_f32_at, &s);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void is_in_scalar_tensor_true_false_f16(size_t count, const void *const ins[],
                                               void *const outs[], const void *attrs, uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_f32_scalars s = {
        .element = vf32_of((float)a->element),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, is_in_scalar_tensor_true_false_f32_at, &s);
}

/* in[0]: testElements; out[0]: out. */
AC_WORD void is_in_scalar_tensor_true_false_f64_at(const ac_lanes *in, ac_lanes *out,
                                                   const void *scalars)
{
    const struct is_in_scalar_tensor_false_false_f64_scalars *const s = scalars;
    out[0].truth_f64 = out_true_false_f64(s->element, in[0].f64);
}

static void is_in_scalar_tensor_true_false_f64(size_t count, const void *const ins[],
                                               void *const outs[], const void *attrs, uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_f64_scalars s = {
        .element = vf64_of(a->element),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    loop.out[0] = &ac_stored_truth_f64;
    ac_run_vectors(loop, count, ins, outs, past, is_in_scalar_tensor_true_false_f64_at, &s);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void is_in_scalar_tensor_true_false_bf16(size_t count, const void *const ins[],
                                                void *const outs[], const void *attrs,
                                                uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_f32_scalars s = {
        .element = vf32_of((float)a->element),
    };
    ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, is_in_scalar_tensor_true_false_f32_at, &s);
}

/* ins[0]: testElements; outs[0]: out. */
AC_WORD void is_in_scalar_tensor_true_false_i8_at(const void *const *ins, void *const *outs,
                                                  size_t i, size_t run, const void *scalars)
{
    const struct is_in_scalar_tensor_false_false_i8_scalars *const s = scalars;
    const int8_t *const test_elements = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_true_false_i8(s->element, test_elements[i]);
}

static void is_in_scalar_tensor_true_false_i8(size_t count, const void *const ins[],
                                              void *const outs[], const void *attrs, uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_i8_scalars s = {
        .element = (int8_t)a->element_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, is_in_scalar_tensor_true_false_i8_at, &s);
}

/* ins[0]: testElements; outs[0]: out. */
AC_WORD void is_in_scalar_tensor_true_false_i32_at(const void *const *ins, void *const *outs,
                                                   size_t i, size_t run, const void *scalars)
{
    const struct is_in_scalar_tensor_false_false_i32_scalars *const s = scalars;
    const int32_t *const test_elements = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_true_false_i32(s->element, test_elements[i]);
}

static void is_in_scalar_tensor_true_false_i32(size_t count, const void *const ins[],
                                               void *const outs[], const void *attrs, uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_i32_scalars s = {
        .element = (int32_t)a->element_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, is_in_scalar_tensor_true_false_i32_at, &s);
}

/* ins[0]: testElements; outs[0]: out. */
AC_WORD void is_in_scalar_tensor_true_false_u8_at(const void *const *ins, void *const *outs,
                                                  size_t i, size_t run, const void *scalars)
{
    const struct is_in_scalar_tensor_false_false_u8_scalars *const s = scalars;
    const uint8_t *const test_elements = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_true_false_u8(s->element, test_elements[i]);
}

static void is_in_scalar_tensor_true_false_u8(size_t count, const void *const ins[],
                                              void *const outs[], const void *attrs, uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_u8_scalars s = {
        .element = (uint8_t)a->element_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, is_in_scalar_tensor_true_false_u8_at, &s);
}

/* ins[0]: testElements; outs[0]: out. */
AC_WORD void is_in_scalar_tensor_true_false_i16_at(const void *const *ins, void *const *outs,
                                                   size_t i, size_t run, const void *scalars)
{
    const struct is_in_scalar_tensor_false_false_i16_scalars *const s = scalars;
    const int16_t *const test_elements = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_true_false_i16(s->element, test_elements[i]);
}

static void is_in_scalar_tensor_true_false_i16(size_t count, const void *const ins[],
                                               void *const outs[], const void *attrs, uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_i16_scalars s = {
        .element = (int16_t)a->element_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, is_in_scalar_tensor_true_false_i16_at, &s);
}

/* ins[0]: testElements; outs[0]: out. */
AC_WORD void is_in_scalar_tensor_true_false_i64_at(const void *const *ins, void *const *outs,
                                                   size_t i, size_t run, const void *scalars)
{
    const struct is_in_scalar_tensor_false_false_i64_scalars *const s = scalars;
    const int64_t *const test_elements = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_true_false_i64(s->element, test_elements[i]);
}

static void is_in_scalar_tensor_true_false_i64(size_t count, const void *const ins[],
                                               void *const outs[], const void *attrs, uint32_t past)
{
    const struct is_in_scalar_tensor_attrs *const a = attrs;
    const struct is_in_scalar_tensor_false_false_i64_scalars s = {
        .element = (int64_t)a->element_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, is_in_scalar_tensor_true_false_i64_at, &s);
}

const ac_kernels AC_ISA(ac_is_in_scalar_tensor_kernels)[] = {
    [IS_IN_SCALAR_TENSOR_ASSUME_UNIQUE_FALSE_INVERT_FALSE] = {{
        [AC_F32] = is_in_scalar_tensor_false_false_f32,
        [AC_F16] = is_in_scalar_tensor_false_false_f16,
        [AC_F64] = is_in_scalar_tensor_false_false_f64,
        [AC_BF16] = is_in_scalar_tensor_false_false_bf16,
        [AC_I8] = is_in_scalar_tensor_false_false_i8,
        [AC_I32] = is_in_scalar_tensor_false_false_i32,
        [AC_U8] = is_in_scalar_tensor_false_false_u8,
        [AC_I16] = is_in_scalar_tensor_false_false_i16,
        [AC_I64] = is_in_scalar_tensor_false_false_i64,
    }},
    [IS_IN_SCALAR_TENSOR_ASSUME_UNIQUE_FALSE_INVERT_TRUE] = {{
        [AC_F32] = is_in_scalar_tensor_false_true_f32,
        [AC_F16] = is_in_scalar_tensor_false_true_f16,
        [AC_F64] = is_in_scalar_tensor_false_true_f64,
        [AC_BF16] = is_in_scalar_tensor_false_true_bf16,
        [AC_I8] = is_in_scalar_tensor_false_true_i8,
        [AC_I32] = is_in_scalar_tensor_false_true_i32,
        [AC_U8] = is_in_scalar_tensor_false_true_u8,
        [AC_I16] = is_in_scalar_tensor_false_true_i16,
        [AC_I64] = is_in_scalar_tensor_false_true_i64,
    }},
    [IS_IN_SCALAR_TENSOR_ASSUME_UNIQUE_TRUE_INVERT_FALSE] = {{
        [AC_F32] = is_in_scalar_tensor_true_false_f32,
        [AC_F16] = is_in_scalar_tensor_true_false_f16,
        [AC_F64] = is_in_scalar_tensor_true_false_f64,
        [AC_BF16] = is_in_scalar_tensor_true_false_bf16,
        [AC_I8] = is_in_scalar_tensor_true_false_i8,
        [AC_I32] = is_in_scalar_tensor_true_false_i32,
        [AC_U8] = is_in_scalar_tensor_true_false_u8,
        [AC_I16] = is_in_scalar_tensor_true_false_i16,
        [AC_I64] = is_in_scalar_tensor_true_false_i64,
    }},
    [IS_IN_SCALAR_TENSOR_ASSUME_UNIQUE_TRUE_INVERT_TRUE] = {{
        [AC_F32] = is_in_scalar_tensor_false_true_f32,
        [AC_F16] = is_in_scalar_tensor_false_true_f16,
        [AC_F64] = is_in_scalar_tensor_false_true_f64,
        [AC_BF16] = is_in_scalar_tensor_false_true_bf16,
        [AC_I8] = is_in_scalar_tensor_false_true_i8,
        [AC_I32] = is_in_scalar_tensor_false_true_i32,
        [AC_U8] = is_in_scalar_tensor_false_true_u8,
        [AC_I16] = is_in_scalar_tensor_false_true_i16,
        [AC_I64] = is_in_scalar_tensor_false_true_i64,
    }},
};
