#include "contraction/room.h"

#include "base/sizes.h"
#include "contraction/contraction.h"
#include "contraction/joined.h"

enum { ALIGNMENT = 64 };

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

ac_contraction_places ac_contraction_room(const ac_walk *walk, const ac_multiply *m)
{
    const ac_walk_contraction *const c = &walk->contraction;
    const size_t size = c->wide ? sizeof(double) : sizeof(float);
    const size_t depth = walk->extents[AC_AXIS_INNER] < AC_CONTRACTION_BLOCK
                             ? walk->extents[AC_AXIS_INNER]
                             : AC_CONTRACTION_BLOCK;
    const size_t strips = (c->tile_columns + m->width - 1) / m->width;
    const size_t sums = c->tile_rows * c->tile_columns * size;
    const ac_walk_operand *const right = &walk->operands[c->right];
    const size_t lines =
        right->cut_run > 0 ? AC_CONTRACTION_LINES * ac_contraction_pitch(right) : 0;
    ac_contraction_places places = {0};

    places.left = take(&places.all, c->lines    ? AC_CONTRACTION_LINE * size
                                    : c->slides ? ac_joined_slide_lines(walk) *
                                                      ac_contraction_slide_pitch(walk) * size
                                                : c->tile_rows * AC_MULTIPLY_PITCH * size);
    places.right = take(&places.all, c->sweep               ? sums
                                     : c->lines             ? lines
                                     : c->collects          ? depth * c->tile_columns * right->size
                                     : c->shared || c->taps ? 0
                                                            : strips * m->width * depth * size);
    places.sums = take(&places.all, c->dot ? AC_MULTIPLY_SUMS * size : c->direct ? 0 : sums);
    places.raw = take(&places.all, ac_most(c->tile_columns * sizeof(double), AC_CONTRACTION_RAW));
    places.addend = take(&places.all, c->addend == AC_NO_ADDEND ? 0 : c->tile_columns * size);
    if (c->weighs) {
        const size_t groups = c->group < depth ? depth / c->group + 2 : 2;
        const bool row = walk->extents[AC_AXIS_ROW] == 1;
        const size_t columns = (row ? strips : 1) * m->width;

        places.whole = take(&places.all, ac_most(depth * m->width, AC_CONTRACTION_ROWS * columns));
        places.scale = take(&places.all, groups * columns * size);
        places.offset = take(&places.all, groups * columns * size);
    }
    return places;
}
