#include "client/npz.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* The records at the end of a zip archive and before each entry, by the offsets of their fields. */
enum {
    END_SIZE = 22,
    END_COUNT = 10,
    END_DIRECTORY = 16,
    COMMENT_MAX = 0xffff,
    ENTRY_SIZE = 46,
    ENTRY_METHOD = 10,
    ENTRY_NAME = 28,
    ENTRY_EXTRA = 30,
    ENTRY_COMMENT = 32,
    ENTRY_START = 42,
    LOCAL_SIZE = 30,
    LOCAL_NAME = 26,
    LOCAL_EXTRA = 28,
    NAME_MAX_ = 512,
    NAMES = 256, /* characters of names that are told */
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

bool npz_seek(FILE *file, const char *path, const char *name, findings *f)
{
    unsigned char end[END_SIZE];
    char names[2 * NAMES] = "";
    entry one = {.start = 0};
    entry found = {.start = UINT32_MAX};
    size_t matches = 0;

    if (!end_find(file, end) || fseek(file, (long)number_of(end, END_DIRECTORY, 4), SEEK_SET) != 0)
        return findings_expect(f, false, "%s is not a NumPy .npz archive", path);
    for (size_t left = number_of(end, END_COUNT, 2); left > 0 && entry_read(file, &one); left--) {
        const size_t used = strlen(names);

        if (used < NAMES)
            (void)snprintf(names + used, sizeof names - used, "%s%.200s", used > 0 ? ", " : "",
                           one.name);
        if (name[0] == '\0' || strcmp(name, one.name) == 0) {
            found = one;
            matches++;
        }
    }
    if (matches > 1)
        return findings_expect(f, false, "%s has several arrays: %s; write %s:%s", path, names,
                               path, found.name);
    if (matches == 0)
        return findings_expect(f, false, "%s: the archive has no such array; it has %s", path,
                               names[0] != '\0' ? names : "none");
    if (found.method != 0)
        return findings_expect(f, false,
                               "%s is compressed; numpy.savez writes archives that are not", path);
    return findings_expect(f, entry_enter(file, &found), "%s is not a NumPy .npz archive", path);
}
