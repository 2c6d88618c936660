#include "contraction/room.h"

#include "base/sizes.h"
#include "contraction/contraction.h"
#include "contraction/joined.h"

enum { ALIGNMENT = 64, SHALLOW = 16, DEEP = 64 };

/* Takes so many bytes, and returns where they start. */
static size_t take(size_t *all, size_t bytes)
{
    const size_t start = *all;

    *all += (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    return start;
}

size_t ac_contraction_slide_pitch(const ac_walk *walk)
{
    return AC_CONTRACTION_BLOCK * ac_joined_slide_step(walk) + AC_MULTIPLY_SLIDE;
}

size_t ac_contraction_step(const ac_walk *walk)
{
    const ac_walk_contraction *const c = &walk->contraction;

    return c->sweep && c->tile_rows > 1 ? c->tile_columns + ALIGNMENT / sizeof(float)
                                        : c->tile_columns;
}

ac_contraction_swept ac_contraction_sweep(const ac_walk *walk, size_t width)
{
    const ac_walk_contraction *const c = &walk->contraction;
    const ac_walk_operand *const right = &walk->operands[c->right];
    const size_t line = right->halved ? 2 * ALIGNMENT : ALIGNMENT / (size_t)right->size;

    if (c->tile_rows > AC_CONTRACTION_FEW)
        return (ac_contraction_swept){DEEP, c->tile_columns};
    return (ac_contraction_swept){SHALLOW, ac_parts(line, width) * width};
}

size_t ac_contraction_reach(const ac_walk *walk)
{
    const ac_walk_contraction *const c = &walk->contraction;
    const size_t size = c->wide ? sizeof(double) : sizeof(float);
    const size_t blocks = ac_parts(walk->extents[AC_AXIS_INNER], AC_CONTRACTION_BLOCK);
    size_t most = AC_CONTRACTION_REACH / (c->tile_rows * AC_MULTIPLY_PITCH * size);

    most = ac_least(most, AC_CONTRACTION_LINE / AC_CONTRACTION_BLOCK);
    if (c->weighs)
        most = ac_least(most, AC_CONTRACTION_GROUPS * c->group / AC_CONTRACTION_BLOCK);
    return ac_least(most > 1 ? most : 1, blocks) * AC_CONTRACTION_BLOCK;
}

ac_contraction_places ac_contraction_room(const ac_walk *walk, const ac_multiply *m)
{
    const ac_walk_contraction *const c = &walk->contraction;
    const size_t size = c->wide ? sizeof(double) : sizeof(float);
    const size_t depth = walk->extents[AC_AXIS_INNER] < AC_CONTRACTION_BLOCK
                             ? walk->extents[AC_AXIS_INNER]
                             : AC_CONTRACTION_BLOCK;
    const size_t strips = (c->tile_columns + m->width - 1) / m->width;
    const size_t sums = c->tile_rows * ac_contraction_step(walk) * size;
    const ac_walk_operand *const right = &walk->operands[c->right];
    const size_t lines =
        right->cut_run > 0 ? AC_CONTRACTION_LINES * ac_contraction_pitch(right) : 0;
    ac_contraction_places places = {0};

    places.left =
        take(&places.all,
             c->lines    ? AC_CONTRACTION_LINE * size
             : c->slides ? ac_joined_slide_lines(walk) * ac_contraction_slide_pitch(walk) * size
             : c->strips ? ac_contraction_reach(walk) / AC_CONTRACTION_BLOCK * c->tile_rows *
                               AC_MULTIPLY_PITCH * size
                         : c->tile_rows * AC_MULTIPLY_PITCH * size);
    places.right = take(&places.all, c->sweep               ? sums
                                     : c->lines             ? lines
                                     : c->collects          ? depth * c->tile_columns * right->size
                                     : c->shared || c->taps ? 0
                                                            : m->width * depth * size);
    if (c->sweep && c->tile_rows > 1) {
        const ac_contraction_swept swept = ac_contraction_sweep(walk, m->width);

        places.strips = take(&places.all, swept.columns * swept.depth * size);
    }
    places.sums = take(&places.all, c->dot ? AC_MULTIPLY_SUMS * size : c->direct ? 0 : sums);
    places.raw = take(&places.all, ac_most(c->tile_columns * sizeof(double), AC_CONTRACTION_RAW));
    places.addend = take(&places.all, c->addend == AC_NO_ADDEND ? 0 : c->tile_columns * size);
    if (c->weighs) {
        const size_t reach = c->strips ? ac_contraction_reach(walk) : depth;
        const size_t groups = c->group < reach ? reach / c->group + 2 : 2;
        const size_t wide = ac_most(m->width, AC_CONTRACTION_WIDE);
        const size_t columns = c->sweep ? strips * m->width : c->strips ? wide : m->width;

        places.whole = take(&places.all, depth * (c->strips ? wide : m->width));
        places.scale = take(&places.all, groups * columns * size);
        places.offset = take(&places.all, groups * columns * size);
    }
    return places;
}
