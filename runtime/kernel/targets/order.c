/*
 * Elements as keys, and sorting networks: Batcher's odd-even merge sort, on as many columns as a
 * vector has lanes.
 */
#include "kernel/order.h"

#include "base/dtype.h"
#include "base/isa.h"

enum { LANES = AC_ORDER_LANES };

/* --- keys ------------------------------------------------------------------------------------- */

/* The key of the bits of a float, as a signed number of as many bits: nan is `most`, zeros are 0.
 */
static inline __attribute__((always_inline)) int64_t float_key(int64_t bits, int64_t infinity,
                                                               int64_t most)
{
    const int64_t size = bits & most;
    const int64_t key = bits < 0 ? -size : size;

    return size > infinity ? most : key;
}

static inline __attribute__((always_inline)) int64_t float_bits(int64_t key, int64_t least)
{
    return key < 0 ? least - key : key;
}

static inline __attribute__((always_inline)) int64_t key_of(int dtype, const void *elements,
                                                            size_t i)
{
    switch (dtype) {
    case AC_F32:
        return float_key(((const int32_t *)elements)[i], 0x7f800000, INT32_MAX);
    case AC_F16:
        return float_key(((const int16_t *)elements)[i], 0x7c00, INT16_MAX);
    case AC_BF16:
        return float_key(((const int16_t *)elements)[i], 0x7f80, INT16_MAX);
    case AC_F64:
        return float_key(((const int64_t *)elements)[i], INT64_C(0x7ff0000000000000), INT64_MAX);
    case AC_I8:
        return ((const int8_t *)elements)[i];
    case AC_U8:
        return ((const uint8_t *)elements)[i];
    case AC_BOOL:
        return ((const uint8_t *)elements)[i] != 0;
    case AC_I16:
        return ((const int16_t *)elements)[i];
    case AC_U16:
        return ((const uint16_t *)elements)[i];
    case AC_I32:
        return ((const int32_t *)elements)[i];
    case AC_U32: /* the keys of records have the range of an int32_t */
        return (int64_t)((const uint32_t *)elements)[i] + INT32_MIN;
    case AC_U64:
        return (int64_t)(((const uint64_t *)elements)[i] ^ (UINT64_C(1) << 63));
    default:
        return ((const int64_t *)elements)[i];
    }
}

/* Whether a key has all there is to know of its element. */
static inline __attribute__((always_inline)) bool whole(int dtype, int64_t key)
{
    switch (dtype) {
    case AC_F32:
        return key != 0 && key != INT32_MAX;
    case AC_F16:
    case AC_BF16:
        return key != 0 && key != INT16_MAX;
    case AC_F64:
        return key != 0 && key != INT64_MAX;
    default:
        return true;
    }
}

static inline __attribute__((always_inline)) void set(int dtype, void *elements, size_t i,
                                                      int64_t key)
{
    switch (dtype) {
    case AC_F32:
        ((int32_t *)elements)[i] = (int32_t)float_bits(key, INT32_MIN);
        break;
    case AC_F16:
    case AC_BF16:
        ((int16_t *)elements)[i] = (int16_t)float_bits(key, INT16_MIN);
        break;
    case AC_F64:
        ((int64_t *)elements)[i] = float_bits(key, INT64_MIN);
        break;
    case AC_I8:
    case AC_U8:
    case AC_BOOL:
        ((uint8_t *)elements)[i] = (uint8_t)key;
        break;
    case AC_I16:
    case AC_U16:
        ((uint16_t *)elements)[i] = (uint16_t)key;
        break;
    case AC_U32:
        ((uint32_t *)elements)[i] = (uint32_t)(key - INT32_MIN);
        break;
    case AC_I32:
        ((int32_t *)elements)[i] = (int32_t)key;
        break;
    case AC_U64:
        ((uint64_t *)elements)[i] = (uint64_t)key ^ (UINT64_C(1) << 63);
        break;
    default:
        ((int64_t *)elements)[i] = key;
        break;
    }
}

/* Calls `loop` with a constant for the dtype, so that the compiler makes a loop for each. */
#define EACH_NARROW(dtype, loop)                                                                   \
    switch (dtype) {                                                                               \
    case AC_F32:                                                                                   \
        loop(AC_F32);                                                                              \
        break;                                                                                     \
    case AC_F16:                                                                                   \
        loop(AC_F16);                                                                              \
        break;                                                                                     \
    case AC_BF16:                                                                                  \
        loop(AC_BF16);                                                                             \
        break;                                                                                     \
    case AC_I8:                                                                                    \
        loop(AC_I8);                                                                               \
        break;                                                                                     \
    case AC_U8:                                                                                    \
        loop(AC_U8);                                                                               \
        break;                                                                                     \
    case AC_BOOL:                                                                                  \
        loop(AC_BOOL);                                                                             \
        break;                                                                                     \
    case AC_I16:                                                                                   \
        loop(AC_I16);                                                                              \
        break;                                                                                     \
    case AC_U16:                                                                                   \
        loop(AC_U16);                                                                              \
        break;                                                                                     \
    case AC_U32:                                                                                   \
        loop(AC_U32);                                                                              \
        break;                                                                                     \
    default:                                                                                       \
        loop(AC_I32);                                                                              \
        break;                                                                                     \
    }

#define EACH_WIDE(dtype, loop)                                                                     \
    switch (dtype) {                                                                               \
    case AC_F64:                                                                                   \
        loop(AC_F64);                                                                              \
        break;                                                                                     \
    case AC_U64:                                                                                   \
        loop(AC_U64);                                                                              \
        break;                                                                                     \
    case AC_I64:                                                                                   \
        loop(AC_I64);                                                                              \
        break;                                                                                     \
    default: /* of lines that are too long for records */                                          \
        loop(dtype);                                                                               \
        break;                                                                                     \
    }

static inline __attribute__((always_inline)) void make_records(int64_t *to, size_t step, int dtype,
                                                               int64_t turn, const void *elements,
                                                               ptrdiff_t apart, size_t lines,
                                                               size_t count)
{
    const ptrdiff_t size = (ptrdiff_t)ac_dtype_facts[dtype].bytes;

    for (size_t y = 0; y < lines; y++) {
        const void *const line = (const unsigned char *)elements + (ptrdiff_t)y * apart * size;

        for (size_t i = 0; i < count; i++)
            to[i * step + y] =
                (int64_t)((uint64_t)(key_of(dtype, line, i) ^ turn) << 32 | (uint64_t)i);
    }
}

static void records(int64_t *to, size_t step, int dtype, bool descending, const void *elements,
                    ptrdiff_t apart, size_t lines, size_t count)
{
    const int64_t turn = descending ? -1 : 0;

#define LOOP(dtype) make_records(to, step, dtype, turn, elements, apart, lines, count)
    EACH_NARROW(dtype, LOOP)
#undef LOOP
}

static inline __attribute__((always_inline)) void make_keys(int64_t *to, int64_t *positions,
                                                            size_t step, int dtype, int64_t turn,
                                                            const void *elements, ptrdiff_t apart,
                                                            size_t lines, size_t count)
{
    const ptrdiff_t size = (ptrdiff_t)ac_dtype_facts[dtype].bytes;

    for (size_t y = 0; y < lines; y++) {
        const void *const line = (const unsigned char *)elements + (ptrdiff_t)y * apart * size;

        for (size_t i = 0; i < count; i++) {
            to[i * step + y] = key_of(dtype, line, i) ^ turn;
            positions[i * step + y] = (int64_t)i;
        }
    }
}

static void keys(int64_t *to, int64_t *positions, size_t step, int dtype, bool descending,
                 const void *elements, ptrdiff_t apart, size_t lines, size_t count)
{
    const int64_t turn = descending ? -1 : 0;

#define LOOP(dtype) make_keys(to, positions, step, dtype, turn, elements, apart, lines, count)
    EACH_WIDE(dtype, LOOP)
#undef LOOP
}

static inline __attribute__((always_inline)) bool
make_elements(void *elements, ptrdiff_t apart, int dtype, int64_t turn, const int64_t *from,
              int shift, size_t step, size_t lines, size_t count)
{
    const ptrdiff_t size = (ptrdiff_t)ac_dtype_facts[dtype].bytes;
    bool all = true;

    for (size_t y = 0; y < lines; y++) {
        void *const line = (unsigned char *)elements + (ptrdiff_t)y * apart * size;

        for (size_t i = 0; i < count; i++) {
            const int64_t key = from[i * step + y] >> shift ^ turn;

            all = all & whole(dtype, key);
            set(dtype, line, i, key);
        }
    }
    return all;
}

static bool of_records(void *elements, ptrdiff_t apart, int dtype, bool descending,
                       const int64_t *from, size_t step, size_t lines, size_t count)
{
    const int64_t turn = descending ? -1 : 0;
    bool all = true;

#define LOOP(dtype) all = make_elements(elements, apart, dtype, turn, from, 32, step, lines, count)
    EACH_NARROW(dtype, LOOP)
#undef LOOP
    return all;
}

static bool of_keys(void *elements, ptrdiff_t apart, int dtype, bool descending,
                    const int64_t *from, size_t step, size_t lines, size_t count)
{
    const int64_t turn = descending ? -1 : 0;
    bool all = true;

#define LOOP(dtype) all = make_elements(elements, apart, dtype, turn, from, 0, step, lines, count)
    EACH_WIDE(dtype, LOOP)
#undef LOOP
    return all;
}

/* --- elements below a limit ------------------------------------------------------------------- */

/* As float_key(), of numbers of 32 bits, of which a vector has twice as many. */
static inline __attribute__((always_inline)) int32_t small_float_key(int32_t bits, int32_t infinity,
                                                                     int32_t most)
{
    const int32_t size = bits & most;
    const int32_t key = bits < 0 ? -size : size;

    return size > infinity ? most : key;
}

static inline __attribute__((always_inline)) int32_t small_key_of(int dtype, const void *elements,
                                                                  size_t i)
{
    switch (dtype) {
    case AC_F32:
        return small_float_key(((const int32_t *)elements)[i], 0x7f800000, INT32_MAX);
    case AC_F16:
        return small_float_key(((const int16_t *)elements)[i], 0x7c00, INT16_MAX);
    case AC_BF16:
        return small_float_key(((const int16_t *)elements)[i], 0x7f80, INT16_MAX);
    case AC_U32:
        return (int32_t)(((const uint32_t *)elements)[i] ^ (UINT32_C(1) << 31));
    default:
        return (int32_t)key_of(dtype, elements, i);
    }
}

/* Whether one of some elements is below the limit. */
static inline __attribute__((always_inline)) bool any_below(int dtype, const void *elements,
                                                            size_t i, size_t end, int64_t turn,
                                                            int64_t limit, bool wide)
{
    const int32_t small_turn = (int32_t)turn;
    const int32_t small_limit = (int32_t)limit;
    int any = 0;

    for (; i < end; i++)
        any |= wide ? (key_of(dtype, elements, i) ^ turn) < limit
                    : (small_key_of(dtype, elements, i) ^ small_turn) < small_limit;
    return any != 0;
}

/* Most groups of elements have none that is below the limit. */
static inline __attribute__((always_inline)) size_t take_below(int64_t *to, int dtype, int64_t turn,
                                                               const void *elements, size_t count,
                                                               int64_t first, int64_t limit,
                                                               bool wide)
{
    enum { GROUP = 32 };

    const size_t width = wide ? 2 : 1;
    size_t some = 0;

    for (size_t i = 0; i < count; i += GROUP) {
        const size_t end = count - i < GROUP ? count : i + GROUP;
        const bool any = end - i == GROUP
                             ? any_below(dtype, elements, i, i + GROUP, turn, limit, wide)
                             : any_below(dtype, elements, i, end, turn, limit, wide);

        for (size_t k = i; k < end && any; k++) {
            const int64_t key = key_of(dtype, elements, k) ^ turn;
            const int64_t position = first + (int64_t)k;

            to[some * width] = wide ? key : (int64_t)((uint64_t)key << 32 | (uint64_t)position);
            if (wide)
                to[some * width + 1] = position;
            some += key < limit;
        }
    }
    return some;
}

static size_t below(int64_t *to, int dtype, bool descending, const void *elements, size_t count,
                    int64_t first, int64_t limit)
{
    const int64_t turn = descending ? -1 : 0;
    size_t some = 0;

#define LOOP(dtype) some = take_below(to, dtype, turn, elements, count, first, limit, false)
    EACH_NARROW(dtype, LOOP)
#undef LOOP
    return some;
}

static size_t below_wide(int64_t *to, int dtype, bool descending, const void *elements,
                         size_t count, int64_t first, int64_t limit)
{
    const int64_t turn = descending ? -1 : 0;
    size_t some = 0;

#define LOOP(dtype) some = take_below(to, dtype, turn, elements, count, first, limit, true)
    EACH_WIDE(dtype, LOOP)
#undef LOOP
    return some;
}

/* --- networks --------------------------------------------------------------------------------- */

/* Rows of a step are apart, so that the compiler may take all lanes at once. */
static inline __attribute__((always_inline)) void exchange(int64_t *restrict a, int64_t *restrict b)
{
    for (size_t k = 0; k < LANES; k++) {
        const int64_t x = a[k];
        const int64_t y = b[k];

        a[k] = x < y ? x : y;
        b[k] = x < y ? y : x;
    }
}

static inline __attribute__((always_inline)) void
exchange_wide(int64_t *restrict a, int64_t *restrict pa, int64_t *restrict b, int64_t *restrict pb)
{
    for (size_t k = 0; k < LANES; k++) {
        const int64_t x = a[k];
        const int64_t y = b[k];
        const int64_t px = pa[k];
        const int64_t py = pb[k];
        const bool kept = (x < y) | ((x == y) & (px < py));

        a[k] = kept ? x : y;
        b[k] = kept ? y : x;
        pa[k] = kept ? px : py;
        pb[k] = kept ? py : px;
    }
}

/* Batcher's network for any number of rows (Knuth, volume 3, algorithm 5.2.2 M). */
static inline __attribute__((always_inline)) void network(int64_t *keys_, int64_t *positions,
                                                          size_t rows, bool wide)
{
    size_t top = 1;

    while (2 * top < rows)
        top *= 2;
    for (size_t p = top; p > 0 && rows > 1; p /= 2) {
        size_t apart = p;
        size_t begin = 0;

        for (size_t q = top;; q /= 2) {
            for (size_t i = begin; i + apart < rows; i += 2 * p) {
                const size_t end = i + p < rows - apart ? i + p : rows - apart;

                for (size_t r = i; r < end; r++) {
                    if (wide)
                        exchange_wide(keys_ + r * LANES, positions + r * LANES,
                                      keys_ + (r + apart) * LANES, positions + (r + apart) * LANES);
                    else
                        exchange(keys_ + r * LANES, keys_ + (r + apart) * LANES);
                }
            }
            if (q == p)
                break;
            apart = q - p;
            begin = p;
        }
    }
}

static void sort(int64_t *rows_of_records, size_t rows)
{
    network(rows_of_records, NULL, rows, false);
}

static void sort_wide(int64_t *rows_of_keys, int64_t *positions, size_t rows)
{
    network(rows_of_keys, positions, rows, true);
}

const ac_order AC_ISA(ac_orders)[1] = {{
    .records = records,
    .keys = keys,
    .of_records = of_records,
    .of_keys = of_keys,
    .below = below,
    .below_wide = below_wide,
    .sort = sort,
    .sort_wide = sort_wide,
}};
