/*
 * Generated from codegen/language/words.py by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_COMMON_WORDS_H
#define AC_COMMON_WORDS_H

/*
 * The elementary functions of formulas, with the properties that the tests of their C check:
 *
 *     X(name, f16, bf16, at_minus, at_plus, from, to, bend)
 *
 * f16, bf16          bounds of the relative error of the forms for 16 bits, in units of 2^-24
 * at_minus, at_plus  the limit at -inf and at inf, a number or x; NAN if the function has none
 * from, to           below `from` and above `to` the function equals its limit to the digits of a
 *                    pair of f64, or has no value; infinite if it never does
 * bend               a root, or a place where the C switches from one method to another
 */

/* Of a pair. */
#define AC_FUNCTIONS_OF_PAIRS(X)                                                                   \
    X(exp, 2, 2, 0.0, INFINITY, -750.0, 712.0, 0.0)                                                \
    X(expm1, 6, 40, -1.0, INFINITY, -60.0, 712.0, 0.0)                                             \
    X(log, 2, 2, NAN, INFINITY, 0.0, INFINITY, 1.0)                                                \
    X(log1p, 2, 2, NAN, INFINITY, -1.0, INFINITY, 0.0)                                             \
    X(sigmoid, 6, 40, 0.0, 1.0, -750.0, 60.0, 0.0)                                                 \
    X(log_sigmoid, 6, 64, x, -0.0, -60.0, 750.0, 0.0)                                              \
    X(softplus, 6, 64, 0.0, x, -750.0, 60.0, 0.0)                                                  \
    X(tanh, 6, 40, -1.0, 1.0, -25.0, 25.0, 0.0)                                                    \
    X(erf, 2, 2, -1.0, 1.0, -7.0, 7.0, 0.25)                                                       \
    X(erfc, 2, 2, 2.0, 0.0, -7.0, 28.0, 0.0)                                                       \
    X(erfinv, 2, 2, NAN, NAN, -1.0, 1.0, 1.0)                                                      \
    X(normal_cdf, 2, 2, 0.0, 1.0, -39.0, 10.0, 0.0)                                                \
    X(normal_pdf, 2, 2, 0.0, 0.0, -39.0, 39.0, 0.0)

/* Of an element alone. */
#define AC_FUNCTIONS_OF_ELEMENTS(X)                                                                \
    X(gelu_slope, 6, 40, -0.0, 1.0, -39.0, 10.0, -0.7517915246935645)                              \
    X(gelu_tanh_slope, 6, 40, -0.0, 1.0, -22.5, 8.0, -0.7524614220710162)                          \
    X(silu_slope, 6, 40, -0.0, 1.0, -760.0, 50.0, -1.2784645427610737)                             \
    X(mish_slope, 10, 40, -0.0, 1.0, -760.0, 30.0, -1.1924312145154952)                            \
    X(gelu, 6, 40, -0.0, x, -39.0, 10.0, 0.0)                                                      \
    X(gelu_tanh, 6, 40, -0.0, x, -22.5, 8.0, 0.0)                                                  \
    X(silu, 6, 40, -0.0, x, -760.0, 50.0, 0.0)                                                     \
    X(mish, 6, 40, -0.0, x, -760.0, 30.0, 0.0)

/* Of a pair of f64, and in one f64. */
#define AC_FUNCTIONS_IN_F64(X)                                                                     \
    X(sin, 2, 2, NAN, NAN, -INFINITY, INFINITY, 3.141592653589793)                                 \
    X(cos, 2, 2, NAN, NAN, -INFINITY, INFINITY, 1.5707963267948966)                                \
    X(tan, 2, 2, NAN, NAN, -INFINITY, INFINITY, 1.5707963267948966)                                \
    X(sinc, 2, 2, NAN, NAN, -INFINITY, INFINITY, 1.0)                                              \
    X(asin, 2, 2, NAN, NAN, -1.0, 1.0, 1.0)                                                        \
    X(acos, 2, 2, NAN, NAN, -1.0, 1.0, 1.0)                                                        \
    X(atan, 2, 2, NAN, NAN, -INFINITY, INFINITY, 1.0)                                              \
    X(sinh, 2, 2, -INFINITY, INFINITY, -712.0, 712.0, 40.0)                                        \
    X(cosh, 2, 2, INFINITY, INFINITY, -712.0, 712.0, 40.0)                                         \
    X(asinh, 2, 2, -INFINITY, INFINITY, -INFINITY, INFINITY, 1073741824.0)                         \
    X(acosh, 2, 2, NAN, INFINITY, 1.0, INFINITY, 1.0)                                              \
    X(atanh, 2, 2, NAN, NAN, -1.0, 1.0, 1.0)                                                       \
    X(exp2, 2, 2, 0.0, INFINITY, -1080.0, 1025.0, 1.0)                                             \
    X(log2, 2, 2, NAN, INFINITY, 0.0, INFINITY, 1.0)                                               \
    X(log10, 2, 2, NAN, INFINITY, 0.0, INFINITY, 1.0)                                              \
    X(rsqrt, 2, 2, NAN, NAN, 0.0, INFINITY, 1.0)                                                   \
    X(lgamma, 2, 2, NAN, INFINITY, -INFINITY, INFINITY, 1.0)                                       \
    X(digamma, 2, 2, NAN, INFINITY, -INFINITY, INFINITY, 1.4616321449683622)

/* Of an element, and in pairs of f32 also of a product: X(name). */
#define AC_FUNCTIONS_OF_PRODUCTS(X) X(silu_slope)

/* With a form for their product with another value: X(name). */
#define AC_FUNCTIONS_THAT_GATE(X) X(sigmoid)

/* In f64, but for an exact value in one f32: X(name). */
#define AC_FUNCTIONS_IN_SINGLE(X) X(sin) X(cos) X(exp2) X(log2) X(log10) X(rsqrt)

/* In f64 for results of f32 also of a pair: X(name). */
#define AC_FUNCTIONS_STEEP(X) X(log) X(log1p) X(atanh)

/* With a form for their product with two other values: X(name). */
#define AC_FUNCTIONS_TIMES_TWO(X)                                                                  \
    X(gelu_slope)                                                                                  \
    X(gelu_tanh_slope)                                                                             \
    X(silu_slope)                                                                                  \
    X(gelu)                                                                                        \
    X(gelu_tanh)                                                                                   \
    X(silu)                                                                                        \
    X(mish)

#endif
