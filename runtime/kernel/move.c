#include "kernel/move.h"

#include <string.h>

#include "kernel/stage.h"

static void move(size_t bytes, const void *in, void *out, uint32_t past)
{
    if ((past & 1) != 0)
        ac_stage_current()->stream(out, in, bytes, NULL);
    else if (out != in)
        memcpy(out, in, bytes);
}

void ac_move_1(size_t count, const void *const ins[], void *const outs[], const void *attrs,
               uint32_t past)
{
    (void)attrs;
    move(count, ins[0], outs[0], past);
}

void ac_move_2(size_t count, const void *const ins[], void *const outs[], const void *attrs,
               uint32_t past)
{
    (void)attrs;
    move(count * 2, ins[0], outs[0], past);
}

void ac_move_4(size_t count, const void *const ins[], void *const outs[], const void *attrs,
               uint32_t past)
{
    (void)attrs;
    move(count * 4, ins[0], outs[0], past);
}

void ac_move_8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
               uint32_t past)
{
    (void)attrs;
    move(count * 8, ins[0], outs[0], past);
}

void ac_move_16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                uint32_t past)
{
    (void)attrs;
    move(count * 16, ins[0], outs[0], past);
}

void ac_move_to_all(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    const size_t outputs = *(const size_t *)attrs;
    for (size_t k = 0; k < outputs; k++)
        move(count * sizeof(float), ins[0], outs[k], past >> k);
}

void ac_write_to_all(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const ac_floats *const floats = attrs;

    (void)ins;
    (void)past;
    for (size_t k = 0; k < floats->outputs; k++) {
        float *const out = outs[k];

        for (size_t i = 0; i < count; i++)
            out[i] = floats->of[k];
    }
}

/* The dtype that elements pass through on their way, or the one they have. */
static int way_of(const ac_conversion *c)
{
    const ac_dtype_set narrow = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16;
    const int kind = ac_dtype_facts[c->from].class_;
    const bool fractions = kind == AC_CLASS_FLOAT || kind == AC_CLASS_COMPLEX;
    return fractions && ac_dtype_in(c->to, narrow) ? AC_I32 : c->from;
}

void ac_move_converted(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    enum { CHUNK = 256 }; /* elements */
    const ac_conversion *const c = attrs;
    const ac_stage *const stage = ac_stage_current();
    const size_t from = ac_dtype_facts[c->from].bytes;
    const size_t to = ac_dtype_facts[c->to].bytes;
    const int way = way_of(c);
    const bool streams = (past & 1) != 0;
    if (c->from == c->to) {
        move(count * to, ins[0], outs[0], past);
        return;
    }
    if (!streams && way == c->from) {
        stage->convert(c->to, outs[0], c->from, ins[0], count);
        return;
    }
    const unsigned char *source = ins[0];
    unsigned char *target = outs[0];
    int32_t passed[CHUNK];
    _Alignas(64) unsigned char block[CHUNK * sizeof(ac_c128)];
    for (size_t n; count > 0; count -= n, source += n * from, target += n * to) {
        n = count < CHUNK ? count : CHUNK;
        if (way != c->from)
            stage->convert(way, passed, c->from, source, n);
        stage->convert(c->to, streams ? block : target, way,
                       way != c->from ? (const void *)passed : source, n);
        if (streams)
            stage->stream(target, block, n * to, NULL);
    }
}

/* --- fills ------------------------------------------------------------------------------------ */

static void fill_1(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                   uint32_t past)
{
    (void)ins;
    (void)past;
    memset(outs[0], *(const unsigned char *)attrs, count);
}

static void fill_2(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                   uint32_t past)
{
    uint16_t *const out = outs[0];
    uint16_t value;

    (void)ins;
    (void)past;
    memcpy(&value, attrs, sizeof value);
    for (size_t i = 0; i < count; i++)
        out[i] = value;
}

static void fill_4(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                   uint32_t past)
{
    uint32_t *const out = outs[0];
    uint32_t value;

    (void)ins;
    (void)past;
    memcpy(&value, attrs, sizeof value);
    for (size_t i = 0; i < count; i++)
        out[i] = value;
}

static void fill_8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                   uint32_t past)
{
    uint64_t *const out = outs[0];
    uint64_t value;

    (void)ins;
    (void)past;
    memcpy(&value, attrs, sizeof value);
    for (size_t i = 0; i < count; i++)
        out[i] = value;
}

static void fill_16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    uint64_t *const out = outs[0];
    uint64_t value[2];

    (void)ins;
    (void)past;
    memcpy(value, attrs, sizeof value);
    for (size_t i = 0; i < count; i++) {
        out[2 * i] = value[0];
        out[2 * i + 1] = value[1];
    }
}

ac_kernel *ac_fill_of(size_t bytes)
{
    switch (bytes) {
    case 1:
        return fill_1;
    case 2:
        return fill_2;
    case 4:
        return fill_4;
    case 8:
        return fill_8;
    default:
        return fill_16;
    }
}
