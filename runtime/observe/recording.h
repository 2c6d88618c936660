/*
 * The format of recorded calls, which the library writes (record.h) and `aclnn replay` reads.
 * docs/recording.md describes it; what is here is the same in C.
 *
 * All numbers are in the byte order of the machine that wrote them. A file is a head, then parts,
 * each with its own head and padded to 8 bytes.
 */
#ifndef AC_RECORDING_H
#define AC_RECORDING_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define AC_RECORDING_MAGIC "aclnnrec"

enum { AC_RECORDING_VERSION = 1, AC_RECORDING_ORDER = 0x01020304 };

typedef struct ac_recording_head {
    char magic[8];
    uint32_t version;
    uint32_t order;
} ac_recording_head;

enum {
    AC_PART_ABOUT = 1, /* text: a line each of library, isa, threads, data */
    AC_PART_DATA = 2,  /* elements; calls name them by their digest */
    AC_PART_CALL = 3,
    AC_PART_END = 4, /* the number of calls: nothing is missing */
};

typedef struct ac_recording_part {
    uint32_t kind;
    uint32_t zero;
    uint64_t length; /* without padding */
    uint64_t digest[2];
} ac_recording_part;

/* Flags of a call: which of its results had no place. */
enum { AC_CALL_NO_SIZE = 1, AC_CALL_NO_EXECUTOR = 2 };

/* Flags of an argument. */
enum {
    AC_ARGUMENT_NULL = 1,
    AC_ARGUMENT_DEAD = 2,
    AC_ARGUMENT_READ = 4,
    AC_ARGUMENT_WRITTEN = 8,
    AC_ARGUMENT_PLACED = 16, /* it lies in one of the call's memories */
    AC_ARGUMENT_DATA = 32, /* the digest of what it held before; its elements may be in the file */
    AC_ARGUMENT_RESULT = 64,   /* the digest of what it held afterwards */
    AC_ARGUMENT_ADDRESS = 128, /* its address was not null in the first phase */
};

static inline uint64_t ac_digest_turn(uint64_t x, int by)
{
    return x << by | x >> (64 - by);
}

/* 128 bits that stand for bytes. Not against somebody who wants two contents with one digest. */
static inline void ac_digest_of(const void *bytes, size_t count, uint64_t digest[2])
{
    const unsigned char *at = bytes;
    uint64_t a = UINT64_C(0x9e3779b97f4a7c15) ^ count;
    uint64_t b = UINT64_C(0xc2b2ae3d27d4eb4f) + count;

    for (size_t left = count; left > 0;) {
        const size_t some = left < sizeof a ? left : sizeof a;
        uint64_t word = 0;

        memcpy(&word, at, some);
        a = ac_digest_turn(a ^ word, 29) * UINT64_C(0xff51afd7ed558ccd);
        b = ac_digest_turn(b + word, 37) * UINT64_C(0xc4ceb9fe1a85ec53) + 1;
        at += some;
        left -= some;
    }
    a ^= a >> 32 ^ b >> 29;
    b ^= b >> 31 ^ a >> 27;
    digest[0] = (a ^ a >> 33) * UINT64_C(0x2127599bf4325c37);
    digest[1] = (b ^ b >> 30) * UINT64_C(0x94d049bb133111eb);
}

#endif
