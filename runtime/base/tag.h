/*
 * Handles of tensors, scalars, arrays, lists and data buffers: numbers that identify a slot of a
 * pool.
 *
 *   63  56 55              20 19    0
 *   [ tag ][   generation   ][ slot ]     slots are counted from 1
 *
 * No address has these upper bits, so dereferencing a handle faults at once. The generation of a
 * slot is incremented each time it is handed out, so a destroyed handle stays invalid when the slot
 * is reused. It wraps after 2^36 uses of one slot.
 *
 * The first word of a slot is its handle while it has one. Otherwise it is the last handle without
 * the tag and with the slot number inverted, which equals no handle of the slot. So checking any
 * value that a caller passes is one comparison.
 */
#ifndef AC_TAG_H
#define AC_TAG_H

#include "base/pool.h"
#include "base/status.h"

/* Not 0 or 255, which addresses may have, nor 0xac, which executors have (plan/executor.c). */
typedef enum ac_tag {
    AC_TAG_TENSOR = 0x71,
    AC_TAG_SCALAR,
    AC_TAG_INT_ARRAY,
    AC_TAG_FLOAT_ARRAY,
    AC_TAG_BOOL_ARRAY,
    AC_TAG_TENSOR_LIST,
    AC_TAG_SCALAR_LIST,
    AC_TAG_BUFFER,
    AC_TAG_END,
} ac_tag;

enum { AC_TAG_SHIFT = 56, AC_TAG_SLOT_BITS = 20 };

#define AC_TAG_SLOTS_MAX ((1 << AC_TAG_SLOT_BITS) - 1)
#define AC_TAG_SLOT_MASK UINT64_C(0xfffff)
#define AC_TAG_GENERATION_ONE (UINT64_C(1) << AC_TAG_SLOT_BITS)
#define AC_TAG_WITHOUT ((UINT64_C(1) << AC_TAG_SHIFT) - 1)

_Static_assert(sizeof(void *) == sizeof(uint64_t), "a handle fits a pointer");

/* The tag of a handle; an arbitrary number for any other value. */
static inline unsigned ac_tag_of(const void *handle)
{
    return (unsigned)((uintptr_t)handle >> AC_TAG_SHIFT);
}

/* The first word of a slot, which another thread may change. */
static inline uint64_t ac_tag_word(const void *slot)
{
    return __atomic_load_n((const uint64_t *)slot, __ATOMIC_RELAXED);
}

/* The slot of a handle, whatever its tag; null for a destroyed handle and for any other value. */
static inline void *ac_tag_find(const ac_pool *pool, const void *handle)
{
    uint64_t *const slot = ac_pool_at(pool, ((uintptr_t)handle & AC_TAG_SLOT_MASK) - 1);

    return slot && ac_tag_word(slot) == (uintptr_t)handle ? slot : NULL;
}

/* Gives a slot without a handle a new one. */
static inline void *ac_tag_publish(const ac_pool *pool, ac_tag tag, void *slot)
{
    uint64_t *const word = slot;
    const uint64_t last = *word != 0 ? *word ^ AC_TAG_SLOT_MASK : ac_pool_number(pool, slot) + 1;
    const uint64_t next = (last + AC_TAG_GENERATION_ONE) & AC_TAG_WITHOUT;
    const uint64_t handle = next | (uint64_t)tag << AC_TAG_SHIFT;

    __atomic_store_n(word, handle, __ATOMIC_RELAXED);
    return (void *)(uintptr_t)handle;
}

/* Invalidates the handle of a slot; false if another thread did so first. */
static inline bool ac_tag_withdraw(void *slot, const void *handle)
{
    uint64_t expected = (uintptr_t)handle;
    const uint64_t without = (expected & AC_TAG_WITHOUT) ^ AC_TAG_SLOT_MASK;

    return __atomic_compare_exchange_n((uint64_t *)slot, &expected, without, false,
                                       __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

/* Why a value is not a handle of the wanted kind. From AC_FAULT_TENSOR on it is a handle of another
 * kind, in the order of the tags. */
typedef enum ac_fault {
    AC_FAULT_DESTROYED,
    AC_FAULT_FOREIGN,
    AC_FAULT_TENSOR,
    AC_FAULT_EXECUTOR = AC_FAULT_TENSOR + AC_TAG_END - AC_TAG_TENSOR,
    AC_FAULTS,
} ac_fault;

ac_fault ac_tag_fault(const ac_pool *pool, ac_tag wanted, const void *handle);

enum { AC_FAULT_TEXT = 96 };

/* Writes the words that follow the name of the argument: "is a tensor that was destroyed", "is a
 * scalar; a tensor is allowed", "is no tensor; aclCreateTensor makes one". Returns `text`. */
const char *ac_fault_say(ac_fault fault, ac_tag wanted, char text[AC_FAULT_TEXT]);

#endif
