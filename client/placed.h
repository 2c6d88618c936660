/*
 * Tensors: arrays in memory, in all kinds of layouts on the host, or as they are on the device.
 */
#ifndef AC_CLIENT_PLACED_H
#define AC_CLIENT_PLACED_H

#include "aclnn/aclnn_base.h"
#include "client/array.h"

/* How the elements of a tensor lie in memory. */
typedef enum layout {
    LAYOUT_CONTIGUOUS,
    LAYOUT_OFFSET,     /* starts some elements into its buffer */
    LAYOUT_TRANSPOSED, /* first axis fastest */
    LAYOUT_SLICED,     /* every second element of the last axis */
    LAYOUT_PITCHED,    /* rows a little apart */
    LAYOUT_SWAPPED,    /* the last two axes swapped */
    LAYOUT_ODD_ONES,   /* axes of extent 1 with absurd strides */
    LAYOUT_MISALIGNED, /* buffer one element past an aligned address */
    LAYOUT_BLOCKS,     /* matrices in blocks, of what may lie so (FRACTAL_NZ) */
    LAYOUT_TURNED,     /* the same of matrices that are turned over */
    LAYOUT_REPEATED,   /* stride 0 on the first axis: for inputs that are equal along it */
    LAYOUT_COUNT,
} layout;

const char *layout_name(layout how);

/* A tensor and its memory. Bytes around and between its elements hold a pattern. */
typedef struct placed {
    aclTensor *tensor;
    unsigned char *memory; /* as allocated */
    size_t bytes;          /* 0: the memory belongs to another */
    size_t start;          /* byte of element 0 */
    int64_t strides[ARRAY_RANK_MAX];
    array values; /* what was put in; shape and dtype */
    /* Of elements that share bytes, or lie in blocks, which are inputs: all bytes; else null. */
    unsigned char *kept;
    bool on_device;
    bool blocks; /* its matrices lie in blocks from the start */
    bool turned; /* that would be turned over in rows */
    bool laid;   /* a call lays them so */
} placed;

placed placed_make(const array *values, layout how);

/* The elements that a tensor has besides its own if its matrices lie in blocks: padding. */
size_t placed_padding(const array *values, layout how);

/* Gives a tensor whose matrices a call has laid in blocks the handle that it had before. */
void placed_renew(const placed *p);

/* Whether it is a layout in blocks. */
bool layout_blocks(layout how);

/* A tensor on the memory of another placed tensor, `shift` elements further on; contiguous. */
placed placed_over(const placed *other, const array *shape, int64_t shift);

/* Room for this many elements behind the last: for placed_over. */
placed placed_make_with_room(const array *values, layout how, size_t room);

/* What the tensor holds now, in the shape that its handle has. */
array placed_read(const placed *p);

/* The same where the handle is gone: what was put in, or the front of it as an array of this shape.
 */
array placed_read_as(const placed *p, size_t rank, const int64_t *dims);

/* The shape that the handle of a tensor has; false if there is none, or it is as before. */
bool placed_found(const placed *p, size_t *rank, int64_t *dims, int64_t *strides);

/* Adds a finding for bytes that changed although they belong to no element. */
void placed_check_surroundings(const placed *p, const char *name, findings *f);

/* Destroys the tensor if it is not null; releases the memory it owns. */
void placed_free(placed *p);

/* Memory that the host and operators may use: of the host alone, which strict mode refuses, or
 * managed memory there. */
unsigned char *placed_room(size_t bytes, bool *on_device);
void placed_room_free(void *room, bool on_device);

/* A tensor in device memory, in the order of its array, or with its matrices in blocks, or with
 * `room` for some more elements; its contents are not copied. Null, or the function of acl that
 * failed, with its status: 0 where that returned null. */
const char *placed_on_device(const array *values, bool blocks, size_t room, placed *p, int *status);

/* Copies all elements to the device, or back. The status of aclrtMemcpy. */
int placed_write(const placed *p, const array *values);
int placed_take(const placed *p, array *values);

#endif
