/*
 * Staging: every conversion against one that works on numbers instead of bits, every strided copy
 * against a loop, on every instruction set.
 */
#include <criterion/criterion.h>

#include "walk/box.h"
#include "walk_toy.h"

static const int sources[] = {AC_F32, AC_F16, AC_BF16, AC_F64, AC_I8,  AC_U8,  AC_I16,
                              AC_U16, AC_I32, AC_U32,  AC_I64, AC_U64, AC_BOOL};
static const int targets[] = {AC_F32, AC_F16, AC_BF16, AC_F64};

enum { SOURCES = 13, TARGETS = 4 };

static void check_conversion(int to, int from, const void *source, size_t count)
{
    const size_t from_size = ac_dtype_facts[from].bytes;
    const size_t to_size = ac_dtype_facts[to].bytes;
    unsigned char *const got = malloc(count * to_size);
    ac_stage_current()->convert(to, got, from, source, count);
    for (size_t i = 0; i < count; i++) {
        unsigned char expected[8];
        uint64_t bits = 0;
        memcpy(&bits, (const unsigned char *)source + i * from_size, from_size);
        toy_write(to, expected, toy_read(from, &bits));
        cr_assert(memcmp(expected, got + i * to_size, to_size) == 0, "%s of %s 0x%llx, %s",
                  ac_dtype_facts[to].name, ac_dtype_facts[from].name, (unsigned long long)bits,
                  ac_isa_name(ac_isa_current()));
    }
    free(got);
}

/* Each element of 8 and 16 bits. */
Test(stage, converts_all_small_elements)
{
    const char *isas[AC_ISA_COUNT];
    const size_t isa_count = toy_isas(isas);
    uint16_t wide[65536];
    uint8_t narrow[256];
    for (size_t i = 0; i < 65536; i++)
        wide[i] = (uint16_t)i;
    for (size_t i = 0; i < 256; i++)
        narrow[i] = (uint8_t)i;
    for (size_t k = 0; k < isa_count; k++) {
        toy_environment(isas[k], "1");
        for (size_t t = 0; t < TARGETS; t++)
            for (size_t s = 0; s < SOURCES; s++) {
                const size_t size = ac_dtype_facts[sources[s]].bytes;
                if (size == 2)
                    check_conversion(targets[t], sources[s], wide, 65536);
                else if (size == 1)
                    check_conversion(targets[t], sources[s], narrow, 256);
            }
    }
}

/* Numbers next to every tie that a rounding to 8, 11, 24 or 53 digits can meet, large and small. */
static size_t hard_integers(uint64_t *x)
{
    static const int digits[] = {8, 11, 24, 53};
    size_t count = 0;
    for (int shift = 0; shift < 64; shift++)
        for (size_t d = 0; d < 4; d++)
            for (int64_t near = -1; near <= 1; near++) {
                const uint64_t one = UINT64_C(1) << shift;
                const uint64_t half = shift >= digits[d] ? one >> digits[d] : 0;
                x[count++] = one + half + (uint64_t)near;
                x[count++] = one + 3 * half + (uint64_t)near;
                x[count++] = 0 - (one + half + (uint64_t)near);
            }
    return count;
}

static size_t hard_doubles(double *x)
{
    static const int digits[] = {8, 11, 24};
    static const int exponents[] = {-1074, -1050, -1022, -160, -150, -149, -148, -140, -134,
                                    -133,  -127,  -126,  -125, -30,  -26,  -25,  -24,  -23,
                                    -16,   -15,   -14,   -13,  -1,   0,    1,    14,   15,
                                    16,    17,    126,   127,  128,  129,  500,  1023};
    size_t count = 0;
    for (size_t e = 0; e < sizeof exponents / sizeof exponents[0]; e++)
        for (size_t d = 0; d < 3; d++)
            for (int pattern = 0; pattern < 8; pattern++) {
                const double one = ldexp(1.0, exponents[e]);
                const double unit = ldexp(1.0, exponents[e] - digits[d] + 1);
                const double tie = one + (pattern & 3) * unit + unit / 2;
                const double sign = pattern & 4 ? -1.0 : 1.0;
                x[count++] = sign * tie;
                x[count++] = sign * nextafter(tie, 0.0);
                x[count++] = sign * nextafter(tie, INFINITY);
                x[count++] = sign * one;
            }
    const double special[] = {0.0,         -0.0,          (double)INFINITY, -(double)INFINITY,
                              (double)NAN, -(double)NAN,  65504.0,          65519.999,
                              65520.0,     3.4028234e38,  3.4028236e38,     1e308,
                              -65520.0,    3.38953139e38, 3.3961775e38,     -1e308};
    memcpy(x + count, special, sizeof special);
    return count + sizeof special / sizeof special[0];
}

Test(stage, rounds_once)
{
    static uint64_t integers[4000];
    static double doubles[4000];
    static float floats[4000];
    static uint32_t words[4000];
    const size_t integer_count = hard_integers(integers);
    const size_t double_count = hard_doubles(doubles);
    for (size_t i = 0; i < double_count; i++)
        floats[i] = (float)doubles[i];
    for (size_t i = 0; i < integer_count; i++)
        words[i] = (uint32_t)integers[i];
    const char *isas[AC_ISA_COUNT];
    const size_t isa_count = toy_isas(isas);
    for (size_t k = 0; k < isa_count; k++) {
        toy_environment(isas[k], "1");
        for (size_t t = 0; t < TARGETS; t++) {
            check_conversion(targets[t], AC_F64, doubles, double_count);
            check_conversion(targets[t], AC_F32, floats, double_count);
            check_conversion(targets[t], AC_I64, integers, integer_count);
            check_conversion(targets[t], AC_U64, integers, integer_count);
            check_conversion(targets[t], AC_I32, words, integer_count);
            check_conversion(targets[t], AC_U32, words, integer_count);
        }
    }
}

Test(stage, converts_any_bits)
{
    static uint64_t bits[20000];
    toy_seed = 21;
    for (size_t i = 0; i < 20000; i++)
        bits[i] = toy_random() >> toy_below(64);
    const char *isas[AC_ISA_COUNT];
    const size_t isa_count = toy_isas(isas);
    for (size_t k = 0; k < isa_count; k++) {
        toy_environment(isas[k], "1");
        for (size_t t = 0; t < TARGETS; t++)
            for (size_t s = 0; s < SOURCES; s++)
                for (size_t count = 1; count <= 20000; count = count < 40 ? count + 1 : count * 3)
                    check_conversion(targets[t], sources[s], bits, count);
    }
}

Test(stage, converts_integers_to_integers)
{
    const int32_t from[] = {0, 1, -1, 300, -129, INT32_MIN, INT32_MAX};
    int8_t narrow[7];
    uint64_t wide[7];

    ac_stage_current()->convert(AC_I8, narrow, AC_I32, from, 7);
    ac_stage_current()->convert(AC_U64, wide, AC_I32, from, 7);
    for (size_t i = 0; i < 7; i++) {
        cr_assert_eq(narrow[i], (int8_t)(uint8_t)(from[i] & 0xff), "%d", from[i]);
        cr_assert_eq(wide[i], (uint64_t)(int64_t)from[i], "%d", from[i]);
    }
}

/* The number of an integer, or the end of its range that is next to it. */
static long double truncated(long double x, long double low, long double high)
{
    return isnan(x) ? 0 : fmaxl(low, fminl(high, truncl(x)));
}

static void check_truncation(int from, const void *source, const double *numbers, size_t count)
{
    static const struct {
        int dtype;
        long double low, high;
    } integers[] = {
        {AC_I8, INT8_MIN, INT8_MAX},    {AC_U8, 0, UINT8_MAX},   {AC_I16, INT16_MIN, INT16_MAX},
        {AC_U16, 0, UINT16_MAX},        {AC_U32, 0, UINT32_MAX}, {AC_I32, INT32_MIN, INT32_MAX},
        {AC_I64, INT64_MIN, INT64_MAX}, {AC_U64, 0, UINT64_MAX},
    };
    static uint64_t got[1000];

    cr_assert(count <= 1000);
    for (size_t k = 0; k < sizeof integers / sizeof integers[0]; k++) {
        const int to = integers[k].dtype;
        const size_t size = ac_dtype_facts[to].bytes;

        ac_stage_current()->convert(to, got, from, source, count);
        for (size_t i = 0; i < count; i++) {
            uint64_t bits = 0;

            memcpy(&bits, (const unsigned char *)got + i * size, size);
            cr_assert(toy_read(to, &bits) ==
                          truncated(numbers[i], integers[k].low, integers[k].high),
                      "%s of %s %a, %s", ac_dtype_facts[to].name, ac_dtype_facts[from].name,
                      numbers[i], ac_isa_name(ac_isa_current()));
        }
    }
}

/* Numbers next to every power of two and to halves, infinities and nan. */
static size_t hard_wholes(double *x)
{
    size_t count = 0;

    for (int sign = -1; sign <= 1; sign += 2) {
        for (int exponent = -1; exponent <= 65; exponent++) {
            const double power = ldexp(sign, exponent);

            x[count++] = power;
            x[count++] = nextafter(power, 0);
            x[count++] = nextafter(power, 2 * power);
            x[count++] = power + 0.5;
            x[count++] = power - 0.5;
        }
        x[count++] = sign * (double)INFINITY;
        x[count++] = sign * 0.0;
        x[count++] = sign * 1e300;
    }
    x[count++] = (double)NAN;
    return count;
}

Test(stage, truncates_floats)
{
    static double doubles[1000], widened[1000];
    static float floats[1000];
    static uint16_t halves[1000];
    const size_t count = hard_wholes(doubles);
    const char *isas[AC_ISA_COUNT];
    const size_t isa_count = toy_isas(isas);

    for (size_t k = 0; k < isa_count; k++) {
        toy_environment(isas[k], "1");
        check_truncation(AC_F64, doubles, doubles, count);
        for (size_t i = 0; i < count; i++) {
            floats[i] = (float)doubles[i];
            widened[i] = (double)floats[i];
        }
        check_truncation(AC_F32, floats, widened, count);
        for (int half = 0; half < 2; half++) {
            const int dtype = half != 0 ? AC_BF16 : AC_F16;

            ac_stage_current()->convert(dtype, halves, AC_F32, floats, count);
            ac_stage_current()->convert(AC_F64, widened, dtype, halves, count);
            check_truncation(dtype, halves, widened, count);
        }
    }
}

Test(stage, converts_what_the_rules_allow)
{
    cr_assert(ac_stage_converts(AC_I32, AC_F32));
    cr_assert(ac_stage_converts(AC_I32, AC_C64));
    cr_assert(ac_stage_converts(AC_F32, AC_I64));
    cr_assert(ac_stage_converts(AC_BF16, AC_F64));
    cr_assert(ac_stage_converts(AC_I8, AC_U64));
    cr_assert(ac_stage_converts(AC_I8, AC_BOOL));
    cr_assert(ac_stage_converts(AC_BOOL, AC_I8));
    cr_assert(ac_stage_converts(AC_F32, AC_C64));
    cr_assert(ac_stage_converts(AC_C64, AC_BOOL));
    cr_assert(ac_stage_converts(AC_C32, AC_C128));
    cr_assert_not(ac_stage_converts(AC_C64, AC_HIF8));
    cr_assert_not(ac_stage_converts(AC_F32, AC_DTYPE_NONE));
}

/* Parts by themselves: those of random elements, and the zero of what is real. */
static void check_parts(int to, int from, const unsigned char *source, size_t count)
{
    const int part = ac_dtype_facts[to].part;
    const int own = ac_dtype_facts[from].part;
    const size_t size = ac_dtype_facts[part].bytes;
    const size_t parts = ac_dtype_facts[to].bytes / size;
    const size_t own_parts = ac_dtype_facts[from].bytes / ac_dtype_facts[own].bytes;
    unsigned char *const got = malloc(count * parts * size);

    ac_stage_current()->convert(to, got, from, source, count);
    for (size_t i = 0; i < count * parts; i++) {
        unsigned char expected[8] = {0};
        const size_t at = i / parts * own_parts + i % parts;

        if (i % parts < own_parts)
            toy_write(part, expected, toy_read(own, source + at * ac_dtype_facts[own].bytes));
        cr_assert(memcmp(expected, got + i * size, size) == 0, "%s of %s, part %zu, %s",
                  ac_dtype_facts[to].name, ac_dtype_facts[from].name, i,
                  ac_isa_name(ac_isa_current()));
    }
    free(got);
}

Test(stage, converts_complex_elements_part_by_part)
{
    static const int complex_[] = {AC_C32, AC_C64, AC_C128};
    static unsigned char source[16 * 1000];
    const char *isas[AC_ISA_COUNT];
    const size_t isa_count = toy_isas(isas);

    toy_seed = 23;
    for (size_t k = 0; k < isa_count; k++) {
        toy_environment(isas[k], "1");
        for (size_t c = 0; c < 3; c++) {
            for (size_t s = 0; s < SOURCES; s++) {
                toy_fill(sources[s], source, 1000);
                check_parts(complex_[c], sources[s], source, 1000);
            }
            for (size_t t = 0; t < TARGETS + 3; t++) {
                const int to = t < TARGETS ? targets[t] : complex_[t - TARGETS];

                toy_fill(ac_dtype_facts[complex_[c]].part, source,
                         16 * 1000 / ac_dtype_facts[complex_[c]].bytes);
                for (size_t count = 1; to != complex_[c] && count <= 1000; count *= 3)
                    check_parts(to, complex_[c], source, count);
            }
        }
    }
}

/* Planes of every small size, with all kinds of strides, inside memory that must not change. */
Test(stage, moves_planes)
{
    enum { MEMORY = 1 << 19, SIDE = 80 };
    static unsigned char memory[MEMORY];
    static unsigned char expected[MEMORY];
    static unsigned char block[SIDE * (SIDE + 3) * 16];
    static unsigned char block_expected[SIDE * (SIDE + 3) * 16];
    const char *isas[AC_ISA_COUNT];
    const size_t isa_count = toy_isas(isas);
    toy_seed = 22;
    for (size_t trial = 0; trial < 3500; trial++) {
        toy_environment(isas[trial % isa_count], "1");
        const ac_stage *const stage = ac_stage_current();
        const size_t log = trial / isa_count % AC_STAGE_SIZES;
        const size_t size = (size_t)1 << log;
        const size_t nx = 1 + toy_below(SIDE);
        const size_t gap = toy_chance(3) ? 2 + toy_below(4) : 0;
        const bool woven = gap != 0 && toy_chance(2);
        const size_t ny = 1 + toy_below(woven ? gap : gap != 0 ? 16 : SIDE);
        const size_t row = nx + toy_below(4);
        const ptrdiff_t one = (ptrdiff_t)size;
        const ptrdiff_t wide = one * (ptrdiff_t)(SIDE + toy_below(3));
        ptrdiff_t x_stride = toy_chance(2) ? one : wide;
        ptrdiff_t y_stride = x_stride == one ? wide : one;
        if (gap != 0) {
            /* Every so many-th element, of one row after the other or of rows woven together. */
            x_stride = one * (ptrdiff_t)gap;
            y_stride = woven ? one : wide * (ptrdiff_t)gap;
        } else if (toy_chance(3)) {
            *(x_stride == one ? &x_stride : &y_stride) = -one;
        }
        const bool scatter = toy_chance(2);
        if (!scatter && toy_chance(4))
            *(toy_chance(2) ? &x_stride : &y_stride) = 0;
        const size_t start = MEMORY / 2 / 16 * 16;
        for (size_t i = 0; i < MEMORY; i++)
            memory[i] = expected[i] = (unsigned char)toy_random();
        for (size_t i = 0; i < sizeof block; i++)
            block[i] = block_expected[i] = (unsigned char)toy_random();
        for (size_t y = 0; y < ny; y++)
            for (size_t x = 0; x < nx; x++) {
                const size_t at =
                    (size_t)((ptrdiff_t)start + (ptrdiff_t)x * x_stride + (ptrdiff_t)y * y_stride);
                if (scatter)
                    memcpy(expected + at, block + (x + y * row) * size, size);
                else
                    memcpy(block_expected + (x + y * row) * size, memory + at, size);
            }
        ac_ahead ahead = {memory, 64, 64, toy_below(9), 1 + toy_below(2), 0, NULL};
        if (scatter)
            (toy_chance(2) ? stage->scatter : stage->stream_scatter)[log](
                memory + start, x_stride, y_stride, block, row, nx, ny,
                toy_chance(2) ? &ahead : NULL);
        else
            stage->gather[log](block, row, memory + start, x_stride, y_stride, nx, ny);
        cr_assert(memcmp(memory, expected, MEMORY) == 0 &&
                      memcmp(block, block_expected, sizeof block) == 0,
                  "trial %zu: %zu x %zu of %zu bytes, strides %td and %td, %s", trial, nx, ny, size,
                  x_stride, y_stride, isas[trial % isa_count]);
    }
}

Test(stage, streams_any_bytes)
{
    static unsigned char from[1000];
    static unsigned char to[1200];
    static unsigned char expected[1200];
    const char *isas[AC_ISA_COUNT];
    const size_t isa_count = toy_isas(isas);
    for (size_t i = 0; i < sizeof from; i++)
        from[i] = (unsigned char)(i * 7 + 1);
    for (size_t k = 0; k < isa_count; k++) {
        toy_environment(isas[k], "1");
        for (size_t trial = 0; trial < 2000; trial++) {
            const size_t bytes = toy_below(700);
            const size_t at = toy_below(130);
            memset(to, 0, sizeof to);
            memset(expected, 0, sizeof expected);
            memcpy(expected + at, from + trial % 100, bytes);
            const size_t pace = 1 + trial / 2 % 2;
            ac_ahead ahead = {from, 128, 100, 4, pace, 0, NULL};
            ac_stage_current()->stream(to + at, from + trial % 100, bytes,
                                       trial % 2 == 0 ? &ahead : NULL);
            ac_stage_current()->fence();
            cr_assert(memcmp(to, expected, sizeof to) == 0, "%zu bytes at %zu", bytes, at);
            /* Two lines make a row of 100 bytes. */
            const size_t head = (0 - (uintptr_t)(to + at)) % 64;
            const size_t lines = trial % 2 != 0 || bytes < head ? 0 : (bytes - head) / 64 * pace;
            const size_t rows = lines / 2 < 4 ? lines / 2 : 4;
            cr_assert(ahead.rows == 4 - rows && ahead.from == from + 128 * rows);
        }
    }
}

/* Every element the requested number of times, nan payloads unchanged, and no write more than a
 * line beyond the end. */
Test(stage, repeats)
{
    enum { MOST = 1024, LINE_FLOATS = 16, GUARD = 8 };
    const char *isas[AC_ISA_COUNT];
    const size_t isa_count = toy_isas(isas);
    toy_seed = 31;
    for (size_t trial = 0; trial < 400 * isa_count; trial++) {
        toy_environment(isas[trial % isa_count], "1");
        const size_t run = 1 + toy_below(toy_chance(2) ? 8 : 64);
        const size_t period = 1 + toy_below(MOST / run);
        const size_t count = run * period * (1 + toy_below(MOST / (run * period)));
        const size_t stride = 1 + toy_below(3);
        uint32_t elements[3 * MOST];
        uint32_t got[MOST + LINE_FLOATS + GUARD];
        for (size_t i = 0; i < period * stride; i++)
            elements[i] = (uint32_t)(0x7f800001u + (uint32_t)toy_below(1 << 22) * 7);
        memset(got, 0xab, sizeof got);
        ac_stage_current()->repeat((float *)(void *)got, (const unsigned char *)elements,
                                   (ptrdiff_t)(stride * sizeof elements[0]), run, period, count);
        for (size_t i = 0; i < count; i++)
            cr_assert_eq(got[i], elements[i / run % period * stride], "%zu of %zu, %s", i, count,
                         ac_isa_name(ac_isa_current()));
        for (size_t i = count + LINE_FLOATS; i < count + LINE_FLOATS + GUARD; i++)
            cr_assert_eq(got[i], 0xabababab);
    }
}

/* Any run of any box, in and out again. */
Test(stage, moves_runs_of_boxes)
{
    toy_environment("scalar", "1");
    toy_seed = 23;
    for (size_t trial = 0; trial < 3000; trial++) {
        ac_tensor t = {.dtype = AC_F32};
        size_t extents[AC_DIMS_MAX];
        int64_t strides[AC_DIMS_MAX];
        t.shape.rank = toy_below(6);
        size_t volume = 1;
        for (size_t d = 0; d < t.shape.rank; d++) {
            t.shape.dims[d] = (int64_t)(1 + toy_below(5));
            volume *= (size_t)t.shape.dims[d];
        }
        const size_t elements = (size_t)toy_layout(&t, false, 2);
        for (size_t a = 0; a < t.shape.rank; a++) { /* a box has its innermost axis first */
            extents[a] = (size_t)t.shape.dims[t.shape.rank - 1 - a];
            strides[a] = t.strides[t.shape.rank - 1 - a] * (int64_t)sizeof(float);
        }
        float *const memory = malloc(elements * sizeof(float));
        float *const copy = malloc(elements * sizeof(float));
        float *const block = malloc(volume * sizeof(float));
        for (size_t i = 0; i < elements; i++)
            memory[i] = copy[i] = (float)i;
        const size_t start = toy_below(volume);
        const size_t count = 1 + toy_below(volume - start);
        const ac_box box = {t.shape.rank, extents, strides, sizeof(float)};
        ac_run_gather(ac_stage_current(), &box, block, memory + t.offset, start, count);
        for (size_t i = 0; i < count; i++) {
            size_t rest = start + i;
            int64_t at = t.offset;
            for (size_t a = 0; a < t.shape.rank; a++) {
                at += (int64_t)(rest % extents[a]) * strides[a] / (int64_t)sizeof(float);
                rest /= extents[a];
            }
            cr_assert(block[i] == memory[at], "trial %zu, element %zu", trial, i);
            block[i] = copy[at] = -block[i];
        }
        ac_run_scatter(ac_stage_current(), &box, memory + t.offset, block, start, count,
                       trial % 2 == 0, NULL);
        cr_assert(memcmp(memory, copy, elements * sizeof(float)) == 0, "trial %zu", trial);
        free(memory);
        free(copy);
        free(block);
    }
}
