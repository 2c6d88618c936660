#include "device/memory/direction.h"

#include <stdio.h>

#include "device/memory/region.h"
#include "strict/finding.h"
#include "strict/object.h"
#include "strict/zone.h"

/* Where a pointer is valid. Memory that the library did not allocate is host memory. */
enum side { HOST = 1, DEVICE = 2 };

static unsigned sides_of(const void *pointer, ac_region *region)
{
    if (!ac_region_find(&ac_regions, pointer, region)) {
        *region = (ac_region){.start = 0};
        /* Device memory that was freed is for the mode `memory` to name. */
        return ac_zone_has(pointer) ? DEVICE : HOST;
    }
    switch (region->kind) {
    case AC_REGION_DEVICE:
        return DEVICE;
    case AC_REGION_HOST:
        return HOST;
    default:
        return HOST | DEVICE;
    }
}

static const struct {
    const char *name;
    unsigned dst;
    unsigned src;
} kinds[] = {
    [ACL_MEMCPY_HOST_TO_HOST] = {"ACL_MEMCPY_HOST_TO_HOST", HOST, HOST},
    [ACL_MEMCPY_HOST_TO_DEVICE] = {"ACL_MEMCPY_HOST_TO_DEVICE", DEVICE, HOST},
    [ACL_MEMCPY_DEVICE_TO_HOST] = {"ACL_MEMCPY_DEVICE_TO_HOST", HOST, DEVICE},
    [ACL_MEMCPY_DEVICE_TO_DEVICE] = {"ACL_MEMCPY_DEVICE_TO_DEVICE", DEVICE, DEVICE},
    [ACL_MEMCPY_DEFAULT] = {"ACL_MEMCPY_DEFAULT", HOST | DEVICE, HOST | DEVICE},
    [ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE] = {"ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE", DEVICE, HOST},
};

/* The first kind that allows these two sides. */
static int kind_for(unsigned dst, unsigned src)
{
    int kind = 0;

    while ((kinds[kind].dst & dst) == 0 || (kinds[kind].src & src) == 0)
        kind++;
    return kind;
}

int ac_direction_find(const void *dst, const void *src, size_t bytes, aclrtMemcpyKind kind,
                      const char *function)
{
    ac_region regions[2];
    const unsigned sides[2] = {sides_of(dst, &regions[0]), sides_of(src, &regions[1])};
    const unsigned said[2] = {kinds[kind].dst, kinds[kind].src};
    const int wrong = (sides[0] & said[0]) == 0 ? 0 : 1;
    ac_object object = {.handle = NULL};
    char origin[2 * AC_OBJECT_TEXT] = "";

    if ((sides[0] & said[0]) != 0 && (sides[1] & said[1]) != 0)
        return ACL_SUCCESS;

    const int right = kind_for((sides[0] & said[0]) != 0 ? sides[0] & said[0] : sides[0],
                               (sides[1] & said[1]) != 0 ? sides[1] & said[1] : sides[1]);

    if (ac_object_find(AC_KIND_BLOCK, (const void *)regions[wrong].start, &object))
        (void)ac_object_say(&object, origin);

    const ac_finding finding = {.mode = AC_STRICT_ORDER,
                                .rule = "copy-direction",
                                .status = ACL_ERROR_RT_PARAM_INVALID,
                                .call = function,
                                .argument = wrong == 0 ? "dst" : "src",
                                .bytes = bytes,
                                .origin = object.made};

    return ac_finding_report(&finding,
                             "kind is %s (%d), but %s is %s memory%s%s%s; %s (%d) is the kind for "
                             "that",
                             kinds[kind].name, (int)kind, finding.argument,
                             sides[wrong] == DEVICE ? "device" : "host",
                             origin[0] == '\0' ? "" : " (", origin, origin[0] == '\0' ? "" : ")",
                             kinds[right].name, right);
}
