#include "client/npz.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#if defined(AC_ZLIB)
#include <zlib.h>
#endif

/* The records at the end of a zip archive and before each entry, by the offsets of their fields. */
enum {
    END_SIZE = 22,
    END_COUNT = 10,
    END_DIRECTORY = 16,
    COMMENT_MAX = 0xffff,
    ENTRY_SIZE = 46,
    ENTRY_METHOD = 10,
    ENTRY_CHECKSUM = 16,
    ENTRY_PACKED = 20,
    ENTRY_BYTES = 24,
    ENTRY_NAME = 28,
    ENTRY_EXTRA = 30,
    ENTRY_COMMENT = 32,
    ENTRY_START = 42,
    LOCAL_SIZE = 30,
    LOCAL_NAME = 26,
    LOCAL_EXTRA = 28,
    NAME_MAX_ = 512,
    NAMES = 256, /* characters of names that are told */
    STORED = 0,  /* methods of compression */
    DEFLATED = 8,
};

static uint32_t number_of(const unsigned char *bytes, size_t at, size_t size)
{
    uint32_t value = 0;

    for (size_t i = size; i-- > 0;)
        value = value << 8 | bytes[at + i];
    return value;
}

/* The last record of the archive, which a comment may follow. */
static bool end_find(FILE *file, unsigned char *end)
{
    static unsigned char tail[END_SIZE + COMMENT_MAX];
    long size;
    size_t read;

    if (fseek(file, 0, SEEK_END) != 0 || (size = ftell(file)) < 0)
        return false;

    const size_t wanted = size < (long)sizeof tail ? (size_t)size : sizeof tail;

    if (fseek(file, size - (long)wanted, SEEK_SET) != 0)
        return false;
    read = fread(tail, 1, wanted, file);
    for (size_t at = read < END_SIZE ? 0 : read - END_SIZE + 1; at-- > 0;) {
        if (memcmp(tail + at, "PK\5\6", 4) == 0) {
            memcpy(end, tail + at, END_SIZE);
            return true;
        }
    }
    return false;
}

typedef struct entry {
    char name[NAME_MAX_]; /* without .npy */
    uint32_t method;
    uint32_t checksum;
    uint32_t packed; /* bytes in the archive; UINT32_MAX where these are 4 GiB or more */
    uint32_t bytes;  /* of the array's file */
    uint32_t start;
} entry;

static bool entry_read(FILE *file, entry *e)
{
    unsigned char head[ENTRY_SIZE];

    if (fread(head, 1, sizeof head, file) != sizeof head || memcmp(head, "PK\1\2", 4) != 0)
        return false;

    const size_t length = number_of(head, ENTRY_NAME, 2);
    const long skip = (long)(number_of(head, ENTRY_EXTRA, 2) + number_of(head, ENTRY_COMMENT, 2));

    e->method = number_of(head, ENTRY_METHOD, 2);
    e->checksum = number_of(head, ENTRY_CHECKSUM, 4);
    e->packed = number_of(head, ENTRY_PACKED, 4);
    e->bytes = number_of(head, ENTRY_BYTES, 4);
    e->start = number_of(head, ENTRY_START, 4);
    if (length >= sizeof e->name || fread(e->name, 1, length, file) != length ||
        fseek(file, skip, SEEK_CUR) != 0)
        return false;
    e->name[length] = '\0';
    if (length > 4 && strcmp(e->name + length - 4, ".npy") == 0)
        e->name[length - 4] = '\0';
    return true;
}

/* Past the local header of an entry. */
static bool entry_enter(FILE *file, const entry *e)
{
    unsigned char head[LOCAL_SIZE];

    if (e->start == UINT32_MAX || fseek(file, (long)e->start, SEEK_SET) != 0 ||
        fread(head, 1, sizeof head, file) != sizeof head || memcmp(head, "PK\3\4", 4) != 0)
        return false;
    return fseek(file, (long)(number_of(head, LOCAL_NAME, 2) + number_of(head, LOCAL_EXTRA, 2)),
                 SEEK_CUR) == 0;
}

#if defined(AC_ZLIB)

/* No stream makes more than this many bytes of each of its own: 258 of a bit for the length and one
 * for the distance (RFC 1951). A damaged size asks for no memory that the entry could not fill. */
enum { INFLATE_RATIO_MAX = 258 * 4 };

/* Fills `bytes` from the compressed ones, of which a zip archive keeps no header. False where they
 * are damaged. */
static bool entry_unpack(const entry *e, unsigned char *packed, unsigned char *bytes)
{
    z_stream stream = {
        .next_in = packed,
        .avail_in = (uInt)e->packed,
        .next_out = bytes,
        .avail_out = (uInt)e->bytes,
    };

    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
        return false;

    const int status = inflate(&stream, Z_FINISH);

    (void)inflateEnd(&stream);
    return status == Z_STREAM_END && stream.total_out == e->bytes &&
           crc32(0, bytes, (uInt)e->bytes) == e->checksum;
}

#endif

/* The entry's bytes as they were before the archive was made; null, with a finding, if they cannot
 * be. */
static unsigned char *entry_inflate(FILE *file, const char *path, const entry *e, findings *f)
{
    if (e->packed == UINT32_MAX || e->bytes == UINT32_MAX) {
        findings_add(
            f,
            "%s: %s has 4 GiB or more and is compressed; numpy.savez writes archives that are not",
            path, e->name);
        return NULL;
    }

#if defined(AC_ZLIB)
    const bool possible = e->bytes / INFLATE_RATIO_MAX <= e->packed;
    unsigned char *const packed = possible ? malloc((size_t)e->packed + 1) : NULL;
    unsigned char *bytes = packed ? malloc((size_t)e->bytes + 1) : NULL;

    if (possible && !bytes) {
        findings_add(f, "%s: there is no memory for %s", path, e->name);
    } else if (!possible || fread(packed, 1, e->packed, file) != e->packed ||
               !entry_unpack(e, packed, bytes)) {
        findings_add(f, "%s: %s is damaged", path, e->name);
        free(bytes);
        bytes = NULL;
    }
    free(packed);
    return bytes;
#else
    (void)file;
    findings_add(f, "%s: %s is compressed, and this program was built without zlib (zlib1g-dev)",
                 path, e->name);
    return NULL;
#endif
}

/* The entry of this name, or the only one. */
static bool entry_find(FILE *file, const char *path, const char *name, entry *found, findings *f)
{
    unsigned char end[END_SIZE];
    char names[2 * NAMES] = "";
    entry one = {.start = 0};
    size_t matches = 0;

    if (!end_find(file, end) || fseek(file, (long)number_of(end, END_DIRECTORY, 4), SEEK_SET) != 0)
        return findings_expect(f, false, "%s is not a NumPy .npz archive", path);
    for (size_t left = number_of(end, END_COUNT, 2); left > 0 && entry_read(file, &one); left--) {
        const size_t used = strlen(names);

        if (used < NAMES)
            (void)snprintf(names + used, sizeof names - used, "%s%.200s", used > 0 ? ", " : "",
                           one.name);
        if (name[0] == '\0' || strcmp(name, one.name) == 0) {
            *found = one;
            matches++;
        }
    }
    if (matches > 1)
        return findings_expect(f, false, "%s has several arrays: %s; write %s:%s", path, names,
                               path, found->name);
    return findings_expect(f, matches == 1, "%s: the archive has no such array; it has %s", path,
                           names[0] != '\0' ? names : "none");
}

/* Where the array begins, or null. */
static FILE *array_find(FILE *archive, const char *path, const char *name, unsigned char **inflated,
                        findings *f)
{
    entry found = {.start = UINT32_MAX};

    if (!entry_find(archive, path, name, &found, f))
        return NULL;
    if (found.method != STORED && found.method != DEFLATED) {
        findings_add(f, "%s: %s is compressed with zip's method %u; NumPy's own, 0 and 8, are read",
                     path, found.name, (unsigned)found.method);
        return NULL;
    }
    if (!entry_enter(archive, &found)) {
        findings_add(f, "%s is not a NumPy .npz archive", path);
        return NULL;
    }
    if (found.method == STORED)
        return archive;
    *inflated = entry_inflate(archive, path, &found, f);
    if (!*inflated)
        return NULL;

    FILE *const file = fmemopen(*inflated, (size_t)found.bytes + 1, "rb");

    if (!file)
        findings_add(f, "%s: there is no memory for %s", path, found.name);
    return file;
}

FILE *npz_open(FILE *archive, const char *path, const char *name, unsigned char **inflated,
               findings *f)
{
    FILE *const file = array_find(archive, path, name, inflated, f);

    if (file != archive)
        (void)fclose(archive);
    return file;
}
