/*
 * Register tiles of a contraction for one type of element; multiply.c includes it for f32 and f64.
 *
 * TILE(name) names the copy, VECTOR is its vector type with LANES elements of type ELEMENT, and
 * WORD(verb) the word of that type.
 */

/* ROWS times VECTORS sums in registers, over a whole block. Constant counts let the compiler unroll
 * the loops over them. */
AC_WORD void TILE(tile)(const ac_multiply_block *b, const ELEMENT *left, const ELEMENT *right,
                        ELEMENT *sums, size_t columns, size_t rows, size_t vectors)
{
    VECTOR sum[MULTIPLY_ROWS][MULTIPLY_VECTORS];
    UNROLL
    for (size_t r = 0; r < rows; r++)
        UNROLL
    for (size_t v = 0; v < vectors; v++)
        sum[r][v] = WORD(of)(0);
    if (b->carries) {
        UNROLL
        for (size_t r = 0; r < rows; r++)
            UNROLL
        for (size_t v = 0; v < vectors; v++)
            sum[r][v] = WORD(load)(sums + r * b->step + v * LANES);
    }
    for (size_t k = 0; k < b->depth; k++) {
        VECTOR x[MULTIPLY_VECTORS];
        UNROLL
        for (size_t v = 0; v < vectors; v++)
            x[v] = WORD(load)(right + k * MULTIPLY_VECTORS * LANES + v * LANES);
        UNROLL
        for (size_t r = 0; r < rows; r++) {
            const VECTOR factor = WORD(of)(left[r * AC_MULTIPLY_PITCH + k]);
            UNROLL
            for (size_t v = 0; v < vectors; v++)
                sum[r][v] = WORD(fma)(factor, x[v], sum[r][v]);
        }
    }
    UNROLL
    for (size_t r = 0; r < rows; r++)
        UNROLL
    for (size_t v = 0; v < vectors; v++) {
        ELEMENT *const to = sums + r * b->step + v * LANES;
        const size_t done = v * LANES;
        if (columns >= done + LANES) {
            const VECTOR all =
                b->first || b->carries ? sum[r][v] : WORD(add)(WORD(load)(to), sum[r][v]);
            if (b->last)
                WORD(store)(to, all);
            else
                WORD(keep)(to, all);
        } else if (columns > done) {
            const size_t n = columns - done;
            WORD(store_n)
            (to, b->first ? sum[r][v] : WORD(add)(WORD(load_n)(to, n), sum[r][v]), n);
        }
    }
}

#define TILE_ROWS(number)                                                                          \
    case number:                                                                                   \
        if (columns > LANES)                                                                       \
            TILE(tile)(b, left, right, sums, columns, number, MULTIPLY_VECTORS);                   \
        else                                                                                       \
            TILE(tile)(b, left, right, sums, columns, number, 1);                                  \
        return;

static void TILE(any_tile)(const ac_multiply_block *b, const ELEMENT *left, const ELEMENT *right,
                           ELEMENT *sums, size_t columns, size_t rows)
{
    switch (rows) {
        EACH_NUMBER_OF_ROWS(TILE_ROWS)
    default:
        return;
    }
}

static void TILE(block)(const ac_multiply_block *b)
{
    const size_t width = MULTIPLY_VECTORS * LANES;
    const ELEMENT *right = b->right;
    /* Rows are shared out evenly: a tile of one or two waits for its sums. */
    const size_t tiles = (b->rows + MULTIPLY_ROWS - 1) / MULTIPLY_ROWS;
    const size_t whole = b->rows - tiles * (b->rows / tiles); /* tiles that have one more */
    for (size_t c = 0; c < b->columns; c += width, right += b->strip_step) {
        const size_t columns = b->columns - c < width ? b->columns - c : width;
        const ELEMENT *left = b->left;
        ELEMENT *sums = (ELEMENT *)b->sums + c;
        for (size_t t = 0; t < tiles; t++) {
            const size_t rows = b->rows / tiles + (t < whole ? 1 : 0);
            if (columns == width && rows == MULTIPLY_ROWS)
                TILE(tile)(b, left, right, sums, width, MULTIPLY_ROWS, MULTIPLY_VECTORS);
            else
                TILE(any_tile)(b, left, right, sums, columns, rows);
            left += rows * AC_MULTIPLY_PITCH;
            sums += rows * b->step;
        }
    }
}

static void TILE(finish)(void *to, const void *sums, double alpha, const void *addend, double beta,
                         size_t count)
{
    const VECTOR a = WORD(of)((ELEMENT)alpha);
    const VECTOR b = WORD(of)((ELEMENT)beta);
    const ELEMENT *const from = sums;
    const ELEMENT *const other = addend;
    ELEMENT *const target = to;
    size_t i = 0;
    for (; i + LANES <= count; i += LANES) {
        VECTOR x = WORD(mul)(a, WORD(load)(from + i));
        if (other != NULL)
            x = WORD(fma)(b, WORD(load)(other + i), x);
        WORD(store)(target + i, x);
    }
    if (i < count) {
        VECTOR x = WORD(mul)(a, WORD(load_n)(from + i, count - i));
        if (other != NULL)
            x = WORD(fma)(b, WORD(load_n)(other + i, count - i), x);
        WORD(store_n)(target + i, x, count - i);
    }
}

static void TILE(dot)(void *sums, const void *left, const void *right, size_t depth, bool first)
{
    const ELEMENT *const x = left;
    const ELEMENT *const y = right;
    ELEMENT *const to = sums;
    VECTOR part[AC_MULTIPLY_SUMS / LANES];
    size_t k = 0;
    UNROLL
    for (size_t v = 0; v < AC_MULTIPLY_SUMS / LANES; v++)
        part[v] = WORD(of)(0);
    for (; k + AC_MULTIPLY_SUMS <= depth; k += AC_MULTIPLY_SUMS) {
        UNROLL
        for (size_t v = 0; v < AC_MULTIPLY_SUMS / LANES; v++)
            part[v] =
                WORD(fma)(WORD(load)(x + k + v * LANES), WORD(load)(y + k + v * LANES), part[v]);
    }
    /* Zeros stand for what is missing: a sum that began at +0 stays as it is. */
    for (size_t v = 0; k < depth; v++, k += LANES) {
        const size_t n = depth - k < LANES ? depth - k : LANES;
        part[v] = WORD(fma)(WORD(load_n)(x + k, n), WORD(load_n)(y + k, n), part[v]);
    }
    UNROLL
    for (size_t v = 0; v < AC_MULTIPLY_SUMS / LANES; v++)
        WORD(keep)
    (to + v * LANES, first ? part[v] : WORD(add)(WORD(load)(to + v * LANES), part[v]));
}

static void TILE(add)(void *sums, const void *part, size_t count)
{
    ELEMENT *const to = sums;
    const ELEMENT *const from = part;
    for (size_t i = 0; i < count; i += LANES)
        WORD(keep)(to + i, WORD(add)(WORD(load)(to + i), WORD(load)(from + i)));
}

static void TILE(join)(void *sums)
{
    ELEMENT *const x = sums;
    for (size_t half = AC_MULTIPLY_SUMS / 2; half > 0; half /= 2) {
        for (size_t j = 0; j < half; j++)
            x[j] += x[j + half];
    }
}

#undef TILE_ROWS
