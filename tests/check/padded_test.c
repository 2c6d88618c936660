/*
 * How many elements matrices take in blocks, and each refusal to say it.
 */
#include "check/padded.h"
#include "sentence.h"

static const ac_padding plain = {.rows = 16, .columns = 32, .short_columns = 16};
static const ac_padding filled = {.rows = 16, .columns = 32, .short_columns = 16, .filled = true};

static aclnnStatus count_of(const ac_padding *padding, const int64_t *dims, uint64_t rank,
                            aclDataType dtype, uint64_t *count)
{
    aclIntArray *const shape = aclCreateIntArray(dims, rank);
    const aclnnStatus status =
        ac_padded_count("aclnnCount", shape, "dims", padding, dtype, count, "count");

    cr_assert_eq(aclDestroyIntArray(shape), 0);
    return status;
}

#define COUNT(padding, dtype, ...)                                                                 \
    count_of(&(padding), (const int64_t[]){__VA_ARGS__},                                           \
             sizeof((int64_t[]){__VA_ARGS__}) / sizeof(int64_t), dtype, &count)

Test(padded, counts)
{
    uint64_t count = 0;

    cr_assert(COUNT(filled, ACL_FLOAT16, 510, 510) == 0 && count == 262144);
    cr_assert(COUNT(filled, ACL_BF16, 3, 510, 1) == 0 && count == 3 * 512 * 16);
    cr_assert(COUNT(filled, ACL_INT8, 510, 270) == 0 && count == 147456);
    cr_assert(COUNT(filled, ACL_FLOAT, 2, 3, 1, 1) == 0 && count == 6 * 16 * 32);
    cr_assert(COUNT(plain, ACL_DT_UNDEFINED, 0, 5, 33) == 0 && count == 0);
    cr_assert(COUNT(plain, ACL_DT_UNDEFINED, 2, 2, 2, 2, 17, 33) == 0 && count == 16 * 32 * 64);
}

Test(padded, refusals)
{
    uint64_t count = 7;
    aclIntArray *const shape = aclCreateIntArray((const int64_t[]){1, 1}, 2);

    assert_refused(ac_padded_count("aclnnCount", NULL, "dims", &plain, ACL_FLOAT, NULL, "count"),
                   161001, "EZ1001: aclnnCount: dims is null");
    assert_refused(ac_padded_count("aclnnCount", shape, "dims", &plain, ACL_FLOAT, NULL, "count"),
                   161001, "EZ1001: aclnnCount: count is null");
    cr_assert_eq(aclDestroyIntArray(shape), 0);
    assert_refused(ac_padded_count("aclnnCount", shape, "dims", &plain, ACL_FLOAT, &count, "count"),
                   161002,
                   "EZ1001: aclnnCount: dims is no array of integers; aclCreateIntArray makes one");
    assert_refused(COUNT(plain, ACL_FLOAT, 5), 161002,
                   "EZ1001: aclnnCount: dims has 1 extents; 2 to 6 are allowed");
    assert_refused(COUNT(plain, ACL_FLOAT, 1, 1, 1, 1, 1, 1, 1), 161002,
                   "EZ1001: aclnnCount: dims has 7 extents; 2 to 6 are allowed");
    assert_refused(COUNT(plain, ACL_FLOAT, 1, -1), 161002,
                   "EZ1001: aclnnCount: dims[1] is -1; 0 and more are allowed");
    assert_refused(COUNT(filled, ACL_FLOAT, 0, 1), 161002,
                   "EZ1001: aclnnCount: dims[0] is 0; 1 and more are allowed");
    assert_refused(COUNT(plain, ACL_FLOAT, INT64_MAX, INT64_MAX), 161002,
                   "EZ1001: aclnnCount: dims has more elements than 64 bits can count");
    cr_assert_eq(count, 7);
}
