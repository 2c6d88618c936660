/*
 * Generated from spec/activation/threshold.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <stdint.h>

#include "common/dtypes.h"
#include "criterion_suite.h"

/* Numbers stand as many on a line as fit. */
/* clang-format off */

/* example 1, f16 */
static const uint16_t example_1_self[] = {
    0xc000, 0x3c00, 0x3e00, 0x4200,
};
static const uint32_t example_1_threshold[] = {
    0x3f800000,
};
static const uint32_t example_1_value[] = {
    0x41a00000,
};
static const uint16_t example_1_out[] = {
    0x4d00, 0x4d00, 0x3e00, 0x4200,
};
static const suite_value example_1[] = {
    {"self", AC_F16, 1, {4}, example_1_self, NULL},
    {"threshold", AC_F32, 0, {0}, example_1_threshold, NULL},
    {"value", AC_F32, 0, {0}, example_1_value, NULL},
    {"out", AC_F16, 1, {4}, example_1_out, NULL},
};

/* example 2, f16 */
static const uint16_t example_2_self[] = {
    0x7e00, 0xfc00, 0x7c00,
};
static const uint32_t example_2_threshold[] = {
    0xc0800000,
};
static const uint32_t example_2_value[] = {
    0xc1000000,
};
static const uint16_t example_2_out[] = {
    0x7e00, 0xc800, 0x7c00,
};
static const suite_value example_2[] = {
    {"self", AC_F16, 1, {3}, example_2_self, NULL},
    {"threshold", AC_F32, 0, {0}, example_2_threshold, NULL},
    {"value", AC_F32, 0, {0}, example_2_value, NULL},
    {"out", AC_F16, 1, {3}, example_2_out, NULL},
};

/* example 3, f16 */
static const uint16_t example_3_self[] = {
    0x0000, 0x4200, 0x4400, 0x4500,
};
static const uint32_t example_3_threshold[] = {
    0x40800000,
};
static const uint32_t example_3_value[] = {
    0x42c80000,
};
static const uint16_t example_3_out[] = {
    0x5640, 0x5640, 0x5640, 0x4500,
};
static const suite_value example_3[] = {
    {"self", AC_F16, 1, {4}, example_3_self, NULL},
    {"threshold", AC_F32, 0, {0}, example_3_threshold, NULL},
    {"value", AC_F32, 0, {0}, example_3_value, NULL},
    {"out", AC_F16, 1, {4}, example_3_out, NULL},
};

/* example 1, bf16 */
static const uint16_t example_4_self[] = {
    0xc000, 0x3f80, 0x3fc0, 0x4040,
};
static const uint32_t example_4_threshold[] = {
    0x3f800000,
};
static const uint32_t example_4_value[] = {
    0x41a00000,
};
static const uint16_t example_4_out[] = {
    0x41a0, 0x41a0, 0x3fc0, 0x4040,
};
static const suite_value example_4[] = {
    {"self", AC_BF16, 1, {4}, example_4_self, NULL},
    {"threshold", AC_F32, 0, {0}, example_4_threshold, NULL},
    {"value", AC_F32, 0, {0}, example_4_value, NULL},
    {"out", AC_BF16, 1, {4}, example_4_out, NULL},
};

/* example 2, bf16 */
static const uint16_t example_5_self[] = {
    0x7fc0, 0xff80, 0x7f80,
};
static const uint32_t example_5_threshold[] = {
    0xc0800000,
};
static const uint32_t example_5_value[] = {
    0xc1000000,
};
static const uint16_t example_5_out[] = {
    0x7fc0, 0xc100, 0x7f80,
};
static const suite_value example_5[] = {
    {"self", AC_BF16, 1, {3}, example_5_self, NULL},
    {"threshold", AC_F32, 0, {0}, example_5_threshold, NULL},
    {"value", AC_F32, 0, {0}, example_5_value, NULL},
    {"out", AC_BF16, 1, {3}, example_5_out, NULL},
};

/* example 3, bf16 */
static const uint16_t example_6_self[] = {
    0x0000, 0x4040, 0x4080, 0x40a0,
};
static const uint32_t example_6_threshold[] = {
    0x40800000,
};
static const uint32_t example_6_value[] = {
    0x42c80000,
};
static const uint16_t example_6_out[] = {
    0x42c8, 0x42c8, 0x42c8, 0x40a0,
};
static const suite_value example_6[] = {
    {"self", AC_BF16, 1, {4}, example_6_self, NULL},
    {"threshold", AC_F32, 0, {0}, example_6_threshold, NULL},
    {"value", AC_F32, 0, {0}, example_6_value, NULL},
    {"out", AC_BF16, 1, {4}, example_6_out, NULL},
};

/* example 1, f32 */
static const uint32_t example_7_self[] = {
    0xc0000000, 0x3f800000, 0x3fc00000, 0x40400000,
};
static const uint32_t example_7_threshold[] = {
    0x3f800000,
};
static const uint32_t example_7_value[] = {
    0x41a00000,
};
static const uint32_t example_7_out[] = {
    0x41a00000, 0x41a00000, 0x3fc00000, 0x40400000,
};
static const suite_value example_7[] = {
    {"self", AC_F32, 1, {4}, example_7_self, NULL},
    {"threshold", AC_F32, 0, {0}, example_7_threshold, NULL},
    {"value", AC_F32, 0, {0}, example_7_value, NULL},
    {"out", AC_F32, 1, {4}, example_7_out, NULL},
};

/* example 2, f32 */
static const uint32_t example_8_self[] = {
    0x7fc00000, 0xff800000, 0x7f800000,
};
static const uint32_t example_8_threshold[] = {
    0xc0800000,
};
static const uint32_t example_8_value[] = {
    0xc1000000,
};
static const uint32_t example_8_out[] = {
    0x7fc00000, 0xc1000000, 0x7f800000,
};
static const suite_value example_8[] = {
    {"self", AC_F32, 1, {3}, example_8_self, NULL},
    {"threshold", AC_F32, 0, {0}, example_8_threshold, NULL},
    {"value", AC_F32, 0, {0}, example_8_value, NULL},
    {"out", AC_F32, 1, {3}, example_8_out, NULL},
};

/* example 3, f32 */
static const uint32_t example_9_self[] = {
    0x00000000, 0x40400000, 0x40800000, 0x40a00000,
};
static const uint32_t example_9_threshold[] = {
    0x40800000,
};
static const uint32_t example_9_value[] = {
    0x42c80000,
};
static const uint32_t example_9_out[] = {
    0x42c80000, 0x42c80000, 0x42c80000, 0x40a00000,
};
static const suite_value example_9[] = {
    {"self", AC_F32, 1, {4}, example_9_self, NULL},
    {"threshold", AC_F32, 0, {0}, example_9_threshold, NULL},
    {"value", AC_F32, 0, {0}, example_9_value, NULL},
    {"out", AC_F32, 1, {4}, example_9_out, NULL},
};

/* example 3, i8 */
static const uint8_t example_10_self[] = {
    0x00, 0x03, 0x04, 0x05,
};
static const uint32_t example_10_threshold[] = {
    0x40800000,
};
static const uint32_t example_10_value[] = {
    0x42c80000,
};
static const uint8_t example_10_out[] = {
    0x64, 0x64, 0x64, 0x05,
};
static const suite_value example_10[] = {
    {"self", AC_I8, 1, {4}, example_10_self, NULL},
    {"threshold", AC_F32, 0, {0}, example_10_threshold, NULL},
    {"value", AC_F32, 0, {0}, example_10_value, NULL},
    {"out", AC_I8, 1, {4}, example_10_out, NULL},
};

/* example 3, i32 */
static const uint32_t example_11_self[] = {
    0x00000000, 0x00000003, 0x00000004, 0x00000005,
};
static const uint32_t example_11_threshold[] = {
    0x40800000,
};
static const uint32_t example_11_value[] = {
    0x42c80000,
};
static const uint32_t example_11_out[] = {
    0x00000064, 0x00000064, 0x00000064, 0x00000005,
};
static const suite_value example_11[] = {
    {"self", AC_I32, 1, {4}, example_11_self, NULL},
    {"threshold", AC_F32, 0, {0}, example_11_threshold, NULL},
    {"value", AC_F32, 0, {0}, example_11_value, NULL},
    {"out", AC_I32, 1, {4}, example_11_out, NULL},
};

/* example 3, u8 */
static const uint8_t example_12_self[] = {
    0x00, 0x03, 0x04, 0x05,
};
static const uint32_t example_12_threshold[] = {
    0x40800000,
};
static const uint32_t example_12_value[] = {
    0x42c80000,
};
static const uint8_t example_12_out[] = {
    0x64, 0x64, 0x64, 0x05,
};
static const suite_value example_12[] = {
    {"self", AC_U8, 1, {4}, example_12_self, NULL},
    {"threshold", AC_F32, 0, {0}, example_12_threshold, NULL},
    {"value", AC_F32, 0, {0}, example_12_value, NULL},
    {"out", AC_U8, 1, {4}, example_12_out, NULL},
};

/* example 3, i16 */
static const uint16_t example_13_self[] = {
    0x0000, 0x0003, 0x0004, 0x0005,
};
static const uint32_t example_13_threshold[] = {
    0x40800000,
};
static const uint32_t example_13_value[] = {
    0x42c80000,
};
static const uint16_t example_13_out[] = {
    0x0064, 0x0064, 0x0064, 0x0005,
};
static const suite_value example_13[] = {
    {"self", AC_I16, 1, {4}, example_13_self, NULL},
    {"threshold", AC_F32, 0, {0}, example_13_threshold, NULL},
    {"value", AC_F32, 0, {0}, example_13_value, NULL},
    {"out", AC_I16, 1, {4}, example_13_out, NULL},
};

/* example 3, i64 */
static const uint64_t example_14_self[] = {
    0x0000000000000000, 0x0000000000000003, 0x0000000000000004, 0x0000000000000005,
};
static const uint32_t example_14_threshold[] = {
    0x40800000,
};
static const uint32_t example_14_value[] = {
    0x42c80000,
};
static const uint64_t example_14_out[] = {
    0x0000000000000064, 0x0000000000000064, 0x0000000000000064, 0x0000000000000005,
};
static const suite_value example_14[] = {
    {"self", AC_I64, 1, {4}, example_14_self, NULL},
    {"threshold", AC_F32, 0, {0}, example_14_threshold, NULL},
    {"value", AC_F32, 0, {0}, example_14_value, NULL},
    {"out", AC_I64, 1, {4}, example_14_out, NULL},
};

static const suite_case examples[] = {
    {"example 1, f16", example_1, sizeof example_1 / sizeof example_1[0]},
    {"example 2, f16", example_2, sizeof example_2 / sizeof example_2[0]},
    {"example 3, f16", example_3, sizeof example_3 / sizeof example_3[0]},
    {"example 1, bf16", example_4, sizeof example_4 / sizeof example_4[0]},
    {"example 2, bf16", example_5, sizeof example_5 / sizeof example_5[0]},
    {"example 3, bf16", example_6, sizeof example_6 / sizeof example_6[0]},
    {"example 1, f32", example_7, sizeof example_7 / sizeof example_7[0]},
    {"example 2, f32", example_8, sizeof example_8 / sizeof example_8[0]},
    {"example 3, f32", example_9, sizeof example_9 / sizeof example_9[0]},
    {"example 3, i8", example_10, sizeof example_10 / sizeof example_10[0]},
    {"example 3, i32", example_11, sizeof example_11 / sizeof example_11[0]},
    {"example 3, u8", example_12, sizeof example_12 / sizeof example_12[0]},
    {"example 3, i16", example_13, sizeof example_13 / sizeof example_13[0]},
    {"example 3, i64", example_14, sizeof example_14 / sizeof example_14[0]},
};

/* f16: hard */
static const uint16_t sweep_1_self[] = {
    0x0000, 0x8000, 0x0001, 0x8001, 0x0002, 0x8002, 0x03ff, 0x83ff, 0x0400, 0x8400, 0x0401, 0x8401,
    0x3800, 0xb800, 0x3bff, 0xbbff, 0x3c00, 0xbc00, 0x3c01, 0xbc01, 0x4200, 0xc200, 0x7bfe, 0xfbfe,
    0x7bff, 0xfbff, 0x7c00, 0xfc00, 0x7e00, 0x3c02, 0x7688, 0x3de8, 0xc1f6, 0x4615, 0x44cf, 0x82ac,
    0x64f0, 0x8ac9, 0xc38a, 0xbe74, 0x7024, 0xe57f, 0xc314, 0x41fd, 0xc7d7, 0xd22b, 0x41a7, 0x3ff8,
    0x3fd4, 0xb5cc, 0x6fbc, 0x4ee1, 0x441d, 0xc332, 0x37af, 0xc03b, 0x49eb, 0x4571, 0x4337, 0x056c,
    0x3553, 0x3d01, 0xc335, 0x49b0, 0xc050, 0x34e4, 0x9afa, 0xc6e9, 0xb813, 0x3737, 0x07ac, 0x5646,
    0x49a6, 0x49ef, 0x485f, 0xc435, 0x3fe4, 0x3786, 0x4d20, 0x4618, 0xb776, 0xc047, 0xf2ee, 0x1116,
    0x4122, 0x3029, 0x3c27, 0xbdf4, 0x44e1, 0xb836, 0xaf09, 0xcbff, 0xc5d2, 0xc426, 0xc913, 0xc398,
    0x425d, 0xc3ff, 0xbdd8, 0xbc74, 0xc39f, 0xc20b, 0xedf9, 0x2deb, 0xc495, 0x45b8, 0x42b6, 0x3eaa,
    0x444f, 0xc8ed, 0x4964, 0xc46c, 0xc816, 0xc93c, 0xb7cd, 0x6882, 0xa790, 0x419e, 0x419b, 0x1aaf,
    0xbaf9, 0x45e2, 0xbdb2, 0xbc02, 0x3dc2, 0xb6a5, 0xcf71, 0xc422, 0x3407, 0x486b, 0x49c7, 0x3eb0,
    0x3d73, 0x57b0, 0x4505, 0xc260, 0x1a8c, 0xc2a8, 0x4290, 0xbd47, 0x5623, 0x4336, 0xbabc, 0x3d80,
    0x45b2, 0x3db2, 0xbf49, 0x401e, 0x38f9, 0xc5a7, 0x0ec3, 0xba43, 0x45ce, 0xbc8f, 0xd790, 0xc0a0,
    0x44a4, 0xb620, 0xd75a, 0xc049, 0x9dd6, 0xc92e, 0x414d, 0xc101, 0xc23c, 0x44fe, 0x44c0, 0x913e,
    0x22eb, 0xe97f, 0x3998, 0x49a0, 0xc5a8, 0xb9cd, 0x4672, 0xe78a, 0x41d3, 0x2c25, 0x40af, 0x1d96,
    0x3c11, 0x2b44, 0x2b95, 0x4852, 0x407c, 0xbdd7, 0xbea5, 0x459a, 0xcc5a, 0x33dc, 0x436e, 0x48bd,
    0x48e5, 0x4967, 0xc392, 0xb975, 0xc4cb, 0x4282, 0x489d, 0x3b0b, 0x3ebe, 0xc253, 0x15a2, 0x48b2,
    0xbd9f, 0x4101, 0x3e47, 0xbf22, 0x4208, 0xa3a3, 0x42d2, 0x413f, 0xbcb6, 0xc1a6, 0xb0d8, 0x07e5,
    0xc288, 0xc1f7, 0x3b54, 0xc20f, 0xbc3a, 0x468f, 0x3dac, 0xc0d5,
};
static const uint32_t sweep_1_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_1_value[] = {
    0x41a00000,
};
static const uint16_t sweep_1_out[] = {
    0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00,
    0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x3c01, 0x4d00, 0x4200, 0x4d00, 0x7bfe, 0x4d00,
    0x7bff, 0x4d00, 0x7c00, 0x4d00, 0x7e00, 0x3c02, 0x7688, 0x3de8, 0x4d00, 0x4615, 0x44cf, 0x4d00,
    0x64f0, 0x4d00, 0x4d00, 0x4d00, 0x7024, 0x4d00, 0x4d00, 0x41fd, 0x4d00, 0x4d00, 0x41a7, 0x3ff8,
    0x3fd4, 0x4d00, 0x6fbc, 0x4ee1, 0x441d, 0x4d00, 0x4d00, 0x4d00, 0x49eb, 0x4571, 0x4337, 0x4d00,
    0x4d00, 0x3d01, 0x4d00, 0x49b0, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x5646,
    0x49a6, 0x49ef, 0x485f, 0x4d00, 0x3fe4, 0x4d00, 0x4d20, 0x4618, 0x4d00, 0x4d00, 0x4d00, 0x4d00,
    0x4122, 0x4d00, 0x3c27, 0x4d00, 0x44e1, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00,
    0x425d, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x45b8, 0x42b6, 0x3eaa,
    0x444f, 0x4d00, 0x4964, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x6882, 0x4d00, 0x419e, 0x419b, 0x4d00,
    0x4d00, 0x45e2, 0x4d00, 0x4d00, 0x3dc2, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x486b, 0x49c7, 0x3eb0,
    0x3d73, 0x57b0, 0x4505, 0x4d00, 0x4d00, 0x4d00, 0x4290, 0x4d00, 0x5623, 0x4336, 0x4d00, 0x3d80,
    0x45b2, 0x3db2, 0x4d00, 0x401e, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x45ce, 0x4d00, 0x4d00, 0x4d00,
    0x44a4, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x414d, 0x4d00, 0x4d00, 0x44fe, 0x44c0, 0x4d00,
    0x4d00, 0x4d00, 0x4d00, 0x49a0, 0x4d00, 0x4d00, 0x4672, 0x4d00, 0x41d3, 0x4d00, 0x40af, 0x4d00,
    0x3c11, 0x4d00, 0x4d00, 0x4852, 0x407c, 0x4d00, 0x4d00, 0x459a, 0x4d00, 0x4d00, 0x436e, 0x48bd,
    0x48e5, 0x4967, 0x4d00, 0x4d00, 0x4d00, 0x4282, 0x489d, 0x4d00, 0x3ebe, 0x4d00, 0x4d00, 0x48b2,
    0x4d00, 0x4101, 0x3e47, 0x4d00, 0x4208, 0x4d00, 0x42d2, 0x413f, 0x4d00, 0x4d00, 0x4d00, 0x4d00,
    0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x468f, 0x3dac, 0x4d00,
};
static const suite_value sweep_1[] = {
    {"self", AC_F16, 1, {224}, sweep_1_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_1_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_1_value, NULL},
    {"out", AC_F16, 1, {224}, sweep_1_out, NULL},
};

/* f16: hard */
static const uint16_t sweep_2_self[] = {
    0x0000, 0x8000, 0x0001, 0x8001, 0x0002, 0x8002, 0x03ff, 0x83ff, 0x0400, 0x8400, 0x0401, 0x8401,
    0x3800, 0xb800, 0x3bff, 0xbbff, 0x3c00, 0xbc00, 0x3c01, 0xbc01, 0x4200, 0xc200, 0x7bfe, 0xfbfe,
    0x7bff, 0xfbff, 0x7c00, 0xfc00, 0x7e00, 0x83fe, 0x03fe, 0xc401, 0xc400, 0xc3ff, 0xc3fe, 0xc83b,
    0xc9ef, 0x7b2a, 0xc11b, 0xc71b, 0x36f4, 0xb0da, 0xdd95, 0x3471, 0xc91f, 0xc3b5, 0x4099, 0xbb9d,
    0x42c0, 0xc011, 0xc8f8, 0x4cc4, 0x404b, 0x48a9, 0xc55f, 0xbed7,
};
static const uint32_t sweep_2_threshold[] = {
    0xc0800000,
};
static const uint32_t sweep_2_value[] = {
    0xc1000000,
};
static const uint16_t sweep_2_out[] = {
    0x0000, 0x8000, 0x0001, 0x8001, 0x0002, 0x8002, 0x03ff, 0x83ff, 0x0400, 0x8400, 0x0401, 0x8401,
    0x3800, 0xb800, 0x3bff, 0xbbff, 0x3c00, 0xbc00, 0x3c01, 0xbc01, 0x4200, 0xc200, 0x7bfe, 0xc800,
    0x7bff, 0xc800, 0x7c00, 0xc800, 0x7e00, 0x83fe, 0x03fe, 0xc800, 0xc800, 0xc3ff, 0xc3fe, 0xc800,
    0xc800, 0x7b2a, 0xc11b, 0xc800, 0x36f4, 0xb0da, 0xc800, 0x3471, 0xc800, 0xc3b5, 0x4099, 0xbb9d,
    0x42c0, 0xc011, 0xc800, 0x4cc4, 0x404b, 0x48a9, 0xc800, 0xbed7,
};
static const suite_value sweep_2[] = {
    {"self", AC_F16, 1, {56}, sweep_2_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_2_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_2_value, NULL},
    {"out", AC_F16, 1, {56}, sweep_2_out, NULL},
};

/* f16: hard */
static const uint16_t sweep_3_self[] = {
    0x0000, 0x8000, 0x0001, 0x8001, 0x0002, 0x8002, 0x03ff, 0x83ff, 0x0400, 0x8400, 0x0401, 0x8401,
    0x3800, 0xb800, 0x3bff, 0xbbff, 0x3c00, 0xbc00, 0x3c01, 0xbc01, 0x4200, 0xc200, 0x7bfe, 0xfbfe,
    0x7bff, 0xfbff, 0x7c00, 0xfc00, 0x7e00, 0x43ff, 0x4400, 0x4401, 0x4402, 0xc439, 0xc306, 0xbdeb,
    0xb428, 0x483d, 0x3ebb, 0x1d42, 0x266c, 0xc2f7, 0x4771, 0xb8e5, 0x42f1, 0xbbe3, 0xad75, 0xc6e1,
    0xbc79, 0x3841, 0xdb4b, 0xc2a7, 0x45b0, 0x41d4, 0xbfcc, 0xbfec,
};
static const uint32_t sweep_3_threshold[] = {
    0x40800000,
};
static const uint32_t sweep_3_value[] = {
    0x42c80000,
};
static const uint16_t sweep_3_out[] = {
    0x5640, 0x5640, 0x5640, 0x5640, 0x5640, 0x5640, 0x5640, 0x5640, 0x5640, 0x5640, 0x5640, 0x5640,
    0x5640, 0x5640, 0x5640, 0x5640, 0x5640, 0x5640, 0x5640, 0x5640, 0x5640, 0x5640, 0x7bfe, 0x5640,
    0x7bff, 0x5640, 0x7c00, 0x5640, 0x7e00, 0x5640, 0x5640, 0x4401, 0x4402, 0x5640, 0x5640, 0x5640,
    0x5640, 0x483d, 0x5640, 0x5640, 0x5640, 0x5640, 0x4771, 0x5640, 0x5640, 0x5640, 0x5640, 0x5640,
    0x5640, 0x5640, 0x5640, 0x5640, 0x45b0, 0x5640, 0x5640, 0x5640,
};
static const suite_value sweep_3[] = {
    {"self", AC_F16, 1, {56}, sweep_3_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_3_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_3_value, NULL},
    {"out", AC_F16, 1, {56}, sweep_3_out, NULL},
};

/* f16: hard */
static const uint16_t sweep_4_self[] = {
    0x0000, 0x8000, 0x0001, 0x8001, 0x0002, 0x8002, 0x03ff, 0x83ff, 0x0400, 0x8400, 0x0401, 0x8401,
    0x3800, 0xb800, 0x3bff, 0xbbff, 0x3c00, 0xbc00, 0x3c01, 0xbc01, 0x4200, 0xc200, 0x7bfe, 0xfbfe,
    0x7bff, 0xfbff, 0x7c00, 0xfc00, 0x7e00, 0x3998, 0x3999, 0x399a, 0x399b, 0x4bfb, 0x373e, 0xb1df,
    0x418c, 0xc417, 0xc26a, 0x391e, 0x492f, 0x3bf7, 0xc31d, 0x36f9, 0xe20a, 0xc305, 0x3451, 0xad6a,
    0x464a, 0x3464, 0x333f, 0xc2e4, 0x4219, 0x41e7, 0xc1e3, 0xc2df,
};
static const uint32_t sweep_4_threshold[] = {
    0x3f333333,
};
static const uint32_t sweep_4_value[] = {
    0x3f8ccccd,
};
static const uint16_t sweep_4_out[] = {
    0x3c66, 0x3c66, 0x3c66, 0x3c66, 0x3c66, 0x3c66, 0x3c66, 0x3c66, 0x3c66, 0x3c66, 0x3c66, 0x3c66,
    0x3c66, 0x3c66, 0x3bff, 0x3c66, 0x3c00, 0x3c66, 0x3c01, 0x3c66, 0x4200, 0x3c66, 0x7bfe, 0x3c66,
    0x7bff, 0x3c66, 0x7c00, 0x3c66, 0x7e00, 0x3c66, 0x3c66, 0x399a, 0x399b, 0x4bfb, 0x3c66, 0x3c66,
    0x418c, 0x3c66, 0x3c66, 0x3c66, 0x492f, 0x3bf7, 0x3c66, 0x3c66, 0x3c66, 0x3c66, 0x3c66, 0x3c66,
    0x464a, 0x3c66, 0x3c66, 0x3c66, 0x4219, 0x41e7, 0x3c66, 0x3c66,
};
static const suite_value sweep_4[] = {
    {"self", AC_F16, 1, {56}, sweep_4_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_4_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_4_value, NULL},
    {"out", AC_F16, 1, {56}, sweep_4_out, NULL},
};

/* f16: random */
static const uint16_t sweep_5_self[] = {
    0xc4b2, 0x346a, 0xc895, 0xb6e1, 0xc493, 0xbca5, 0x3dc9, 0xb698, 0xc653, 0x3b29, 0xbdc9, 0xc093,
    0x3c37, 0xbc16, 0xc318, 0xbf68, 0xc695, 0x3f4c, 0xbceb, 0x3d61, 0x3d61, 0xc0ee, 0x494b, 0xc093,
    0x3fe9, 0x2bab, 0xc817, 0xbfea, 0xbe3b, 0xbbc2, 0x4104, 0x3e34, 0xbb65, 0xbe36, 0xc16d, 0x3ea2,
    0x3653, 0xc403, 0x4421, 0x40a4, 0xc766, 0xc882, 0xc075, 0x3e94, 0xc56f, 0xb212, 0xc93d, 0xc456,
    0xc39e, 0xc041, 0xc28e, 0x4158, 0xbdc9, 0xc786, 0x41a4, 0xbc68, 0xc072, 0x4912, 0xbfec, 0x4541,
    0x3860, 0x3c11, 0xb787, 0xc230,
};
static const uint32_t sweep_5_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_5_value[] = {
    0x41a00000,
};
static const uint16_t sweep_5_out[] = {
    0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x3dc9, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00,
    0x3c37, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x3f4c, 0x4d00, 0x3d61, 0x3d61, 0x4d00, 0x494b, 0x4d00,
    0x3fe9, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4d00, 0x4104, 0x3e34, 0x4d00, 0x4d00, 0x4d00, 0x3ea2,
    0x4d00, 0x4d00, 0x4421, 0x40a4, 0x4d00, 0x4d00, 0x4d00, 0x3e94, 0x4d00, 0x4d00, 0x4d00, 0x4d00,
    0x4d00, 0x4d00, 0x4d00, 0x4158, 0x4d00, 0x4d00, 0x41a4, 0x4d00, 0x4d00, 0x4912, 0x4d00, 0x4541,
    0x4d00, 0x3c11, 0x4d00, 0x4d00,
};
static const suite_value sweep_5[] = {
    {"self", AC_F16, 1, {64}, sweep_5_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_5_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_5_value, NULL},
    {"out", AC_F16, 1, {64}, sweep_5_out, NULL},
};

/* bf16: hard */
static const uint16_t sweep_6_self[] = {
    0x0000, 0x8000, 0x0001, 0x8001, 0x0002, 0x8002, 0x007f, 0x807f, 0x0080, 0x8080, 0x0081, 0x8081,
    0x3f00, 0xbf00, 0x3f7f, 0xbf7f, 0x3f80, 0xbf80, 0x3f81, 0xbf81, 0x4040, 0xc040, 0x7f7e, 0xff7e,
    0x7f7f, 0xff7f, 0x7f80, 0xff80, 0x7fc0, 0x3f82, 0x3f70, 0xbfd7, 0x0102, 0x3dad, 0xbfca, 0x1ef2,
    0xc01a, 0xaad4, 0xbfe7, 0x5403, 0x494f, 0x40bc, 0xeb07, 0x4057, 0xc005, 0xbd80, 0xc087, 0xc037,
    0x4082, 0xbfcb, 0xa69d, 0xc0a5, 0xc0a2, 0x3fd1, 0xc081, 0xc127, 0xc053, 0x81de, 0xc0fe, 0xbf7b,
    0x40c5, 0xbf67, 0x3fb8, 0xbecf, 0xaf2a, 0x4123, 0xc0ad, 0x3fcb, 0x3f93, 0xbfa7, 0xbf5a, 0xe733,
    0x411d, 0x404d, 0xc72b, 0x407e, 0x38f3, 0x4112, 0x4052, 0x76a0, 0xbf86, 0x5b98, 0xd403, 0x3a7b,
    0x3e47, 0x04b5, 0xbfc4, 0xf0c1, 0xc05b, 0x4096, 0x413d, 0x40da, 0x413c, 0x3682, 0x409f, 0xc0c3,
    0x40d7, 0x3f3e, 0x4068, 0xbfa1, 0x4059, 0xc0ca, 0xc018, 0xc05a, 0x4030, 0xbfc0, 0xc0cc, 0x40c5,
    0x3f9c, 0xc080, 0x3e98, 0xbfd1, 0xa2ab, 0xc084, 0x4089, 0xbeb6, 0x3518, 0xeaa4, 0x49d3, 0x3f3b,
    0xa59b, 0x0299, 0xc106, 0xb65e, 0xbfc4, 0x5c1d, 0x3e73, 0x4139, 0x9b0f, 0xb9fa, 0x62e8, 0xbecd,
    0xd91f, 0x410f, 0xbfc4, 0x4093, 0xc02e, 0x4056, 0x4419, 0xbfc3, 0x40b4, 0xc0b7, 0x9bc3, 0x40dc,
    0xcbf5, 0xc079, 0xc692, 0x72ec, 0xc070, 0xbe59, 0x40bd, 0x3ef7, 0x413c, 0xc0af, 0x411f, 0x5cf8,
    0xc003, 0xf77f, 0x40ab, 0x855a, 0xaded, 0xbf18, 0xc08f, 0x409d, 0x40f0, 0xbec1, 0x40f0, 0xbfee,
    0xc02c, 0xbfad, 0xbf58, 0x405f, 0x411e, 0xd158, 0x411f, 0x4013, 0xc048, 0x20ed, 0x3e02, 0xc0f5,
    0x412b, 0xd241, 0x4004, 0xc0e7, 0x5951, 0x2b1b, 0xbec8, 0xc099, 0x342f, 0x3f48, 0x1da7, 0xdc0b,
    0xbedb, 0xbe2d, 0xc11b, 0x25d8, 0xc046, 0xb715, 0x3f95, 0xd5a4, 0xbe02, 0xd256, 0xb14a, 0x3ea1,
    0x3f8e, 0xc03b, 0xc07b, 0xbfa7, 0xbd96, 0xbdd7, 0x3fed, 0x405f, 0x4ddd, 0x3f9e, 0xc0b5, 0x3f8c,
    0x4097, 0xbe00, 0x4019, 0xc059, 0x408d, 0x40a7, 0x4752, 0x4043,
};
static const uint32_t sweep_6_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_6_value[] = {
    0x41a00000,
};
static const uint16_t sweep_6_out[] = {
    0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0,
    0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x3f81, 0x41a0, 0x4040, 0x41a0, 0x7f7e, 0x41a0,
    0x7f7f, 0x41a0, 0x7f80, 0x41a0, 0x7fc0, 0x3f82, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0,
    0x41a0, 0x41a0, 0x41a0, 0x5403, 0x494f, 0x40bc, 0x41a0, 0x4057, 0x41a0, 0x41a0, 0x41a0, 0x41a0,
    0x4082, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x3fd1, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0,
    0x40c5, 0x41a0, 0x3fb8, 0x41a0, 0x41a0, 0x4123, 0x41a0, 0x3fcb, 0x3f93, 0x41a0, 0x41a0, 0x41a0,
    0x411d, 0x404d, 0x41a0, 0x407e, 0x41a0, 0x4112, 0x4052, 0x76a0, 0x41a0, 0x5b98, 0x41a0, 0x41a0,
    0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x4096, 0x413d, 0x40da, 0x413c, 0x41a0, 0x409f, 0x41a0,
    0x40d7, 0x41a0, 0x4068, 0x41a0, 0x4059, 0x41a0, 0x41a0, 0x41a0, 0x4030, 0x41a0, 0x41a0, 0x40c5,
    0x3f9c, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x4089, 0x41a0, 0x41a0, 0x41a0, 0x49d3, 0x41a0,
    0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x5c1d, 0x41a0, 0x4139, 0x41a0, 0x41a0, 0x62e8, 0x41a0,
    0x41a0, 0x410f, 0x41a0, 0x4093, 0x41a0, 0x4056, 0x4419, 0x41a0, 0x40b4, 0x41a0, 0x41a0, 0x40dc,
    0x41a0, 0x41a0, 0x41a0, 0x72ec, 0x41a0, 0x41a0, 0x40bd, 0x41a0, 0x413c, 0x41a0, 0x411f, 0x5cf8,
    0x41a0, 0x41a0, 0x40ab, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x409d, 0x40f0, 0x41a0, 0x40f0, 0x41a0,
    0x41a0, 0x41a0, 0x41a0, 0x405f, 0x411e, 0x41a0, 0x411f, 0x4013, 0x41a0, 0x41a0, 0x41a0, 0x41a0,
    0x412b, 0x41a0, 0x4004, 0x41a0, 0x5951, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0,
    0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x3f95, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0,
    0x3f8e, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x3fed, 0x405f, 0x4ddd, 0x3f9e, 0x41a0, 0x3f8c,
    0x4097, 0x41a0, 0x4019, 0x41a0, 0x408d, 0x40a7, 0x4752, 0x4043,
};
static const suite_value sweep_6[] = {
    {"self", AC_BF16, 1, {224}, sweep_6_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_6_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_6_value, NULL},
    {"out", AC_BF16, 1, {224}, sweep_6_out, NULL},
};

/* bf16: hard */
static const uint16_t sweep_7_self[] = {
    0x0000, 0x8000, 0x0001, 0x8001, 0x0002, 0x8002, 0x007f, 0x807f, 0x0080, 0x8080, 0x0081, 0x8081,
    0x3f00, 0xbf00, 0x3f7f, 0xbf7f, 0x3f80, 0xbf80, 0x3f81, 0xbf81, 0x4040, 0xc040, 0x7f7e, 0xff7e,
    0x7f7f, 0xff7f, 0x7f80, 0xff80, 0x7fc0, 0x807e, 0xc081, 0xc080, 0xc07f, 0xc07e, 0x40da, 0x3f12,
    0xc03d, 0xc085, 0xf0e6, 0xf368, 0xbff9, 0x403f, 0x3fcf, 0x0d25, 0x4081, 0xc090, 0xce23, 0xbeec,
    0x4099, 0xc09c, 0xbfa6, 0x3f28, 0x40a2, 0xc103, 0x3e33, 0xc0ea,
};
static const uint32_t sweep_7_threshold[] = {
    0xc0800000,
};
static const uint32_t sweep_7_value[] = {
    0xc1000000,
};
static const uint16_t sweep_7_out[] = {
    0x0000, 0x8000, 0x0001, 0x8001, 0x0002, 0x8002, 0x007f, 0x807f, 0x0080, 0x8080, 0x0081, 0x8081,
    0x3f00, 0xbf00, 0x3f7f, 0xbf7f, 0x3f80, 0xbf80, 0x3f81, 0xbf81, 0x4040, 0xc040, 0x7f7e, 0xc100,
    0x7f7f, 0xc100, 0x7f80, 0xc100, 0x7fc0, 0x807e, 0xc100, 0xc100, 0xc07f, 0xc07e, 0x40da, 0x3f12,
    0xc03d, 0xc100, 0xc100, 0xc100, 0xbff9, 0x403f, 0x3fcf, 0x0d25, 0x4081, 0xc100, 0xc100, 0xbeec,
    0x4099, 0xc100, 0xbfa6, 0x3f28, 0x40a2, 0xc100, 0x3e33, 0xc100,
};
static const suite_value sweep_7[] = {
    {"self", AC_BF16, 1, {56}, sweep_7_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_7_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_7_value, NULL},
    {"out", AC_BF16, 1, {56}, sweep_7_out, NULL},
};

/* bf16: hard */
static const uint16_t sweep_8_self[] = {
    0x0000, 0x8000, 0x0001, 0x8001, 0x0002, 0x8002, 0x007f, 0x807f, 0x0080, 0x8080, 0x0081, 0x8081,
    0x3f00, 0xbf00, 0x3f7f, 0xbf7f, 0x3f80, 0xbf80, 0x3f81, 0xbf81, 0x4040, 0xc040, 0x7f7e, 0xff7e,
    0x7f7f, 0xff7f, 0x7f80, 0xff80, 0x7fc0, 0x407f, 0x4080, 0x4081, 0x4082, 0xb18f, 0x3fe9, 0xc0b2,
    0xe639, 0xb39f, 0xc06c, 0xc7cf, 0x404b, 0x40fc, 0x4040, 0x4010, 0x3f83, 0xbb37, 0xc019, 0x3dc1,
    0x3e6b, 0xbe13, 0x4c68, 0xc090, 0xbffd, 0x3f9d, 0x2d4a, 0x3f91,
};
static const uint32_t sweep_8_threshold[] = {
    0x40800000,
};
static const uint32_t sweep_8_value[] = {
    0x42c80000,
};
static const uint16_t sweep_8_out[] = {
    0x42c8, 0x42c8, 0x42c8, 0x42c8, 0x42c8, 0x42c8, 0x42c8, 0x42c8, 0x42c8, 0x42c8, 0x42c8, 0x42c8,
    0x42c8, 0x42c8, 0x42c8, 0x42c8, 0x42c8, 0x42c8, 0x42c8, 0x42c8, 0x42c8, 0x42c8, 0x7f7e, 0x42c8,
    0x7f7f, 0x42c8, 0x7f80, 0x42c8, 0x7fc0, 0x42c8, 0x42c8, 0x4081, 0x4082, 0x42c8, 0x42c8, 0x42c8,
    0x42c8, 0x42c8, 0x42c8, 0x42c8, 0x42c8, 0x40fc, 0x42c8, 0x42c8, 0x42c8, 0x42c8, 0x42c8, 0x42c8,
    0x42c8, 0x42c8, 0x4c68, 0x42c8, 0x42c8, 0x42c8, 0x42c8, 0x42c8,
};
static const suite_value sweep_8[] = {
    {"self", AC_BF16, 1, {56}, sweep_8_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_8_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_8_value, NULL},
    {"out", AC_BF16, 1, {56}, sweep_8_out, NULL},
};

/* bf16: hard */
static const uint16_t sweep_9_self[] = {
    0x0000, 0x8000, 0x0001, 0x8001, 0x0002, 0x8002, 0x007f, 0x807f, 0x0080, 0x8080, 0x0081, 0x8081,
    0x3f00, 0xbf00, 0x3f7f, 0xbf7f, 0x3f80, 0xbf80, 0x3f81, 0xbf81, 0x4040, 0xc040, 0x7f7e, 0xff7e,
    0x7f7f, 0xff7f, 0x7f80, 0xff80, 0x7fc0, 0x3f32, 0x3f33, 0x3f34, 0x3f35, 0x4010, 0x404c, 0xbf23,
    0x6878, 0xbe6d, 0xbf7a, 0xbdf3, 0xbdab, 0x79a9, 0xa3fa, 0xc11d, 0xa214, 0x4098, 0xbf80, 0xc082,
    0x40e3, 0x3fc4, 0xc02b, 0xc112, 0xc12a, 0x77de, 0x3f42, 0x410e,
};
static const uint32_t sweep_9_threshold[] = {
    0x3f333333,
};
static const uint32_t sweep_9_value[] = {
    0x3f8ccccd,
};
static const uint16_t sweep_9_out[] = {
    0x3f8d, 0x3f8d, 0x3f8d, 0x3f8d, 0x3f8d, 0x3f8d, 0x3f8d, 0x3f8d, 0x3f8d, 0x3f8d, 0x3f8d, 0x3f8d,
    0x3f8d, 0x3f8d, 0x3f7f, 0x3f8d, 0x3f80, 0x3f8d, 0x3f81, 0x3f8d, 0x4040, 0x3f8d, 0x7f7e, 0x3f8d,
    0x7f7f, 0x3f8d, 0x7f80, 0x3f8d, 0x7fc0, 0x3f8d, 0x3f8d, 0x3f34, 0x3f35, 0x4010, 0x404c, 0x3f8d,
    0x6878, 0x3f8d, 0x3f8d, 0x3f8d, 0x3f8d, 0x79a9, 0x3f8d, 0x3f8d, 0x3f8d, 0x4098, 0x3f8d, 0x3f8d,
    0x40e3, 0x3fc4, 0x3f8d, 0x3f8d, 0x3f8d, 0x77de, 0x3f42, 0x410e,
};
static const suite_value sweep_9[] = {
    {"self", AC_BF16, 1, {56}, sweep_9_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_9_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_9_value, NULL},
    {"out", AC_BF16, 1, {56}, sweep_9_out, NULL},
};

/* bf16: random */
static const uint16_t sweep_10_self[] = {
    0xbf81, 0x40dc, 0x3f79, 0x413b, 0xc052, 0x403b, 0x3e54, 0x3e4d, 0x3f80, 0x3f04, 0x3ffe, 0xbff2,
    0x3d87, 0x3f7e, 0xc098, 0x408b, 0xbfc5, 0xc04a, 0xc083, 0x3fc6, 0xc046, 0x3fc2, 0xc0a0, 0xc13a,
    0x408c, 0xbf21, 0x3fbb, 0xc01d, 0xbf31, 0xbfa5, 0x401a, 0xc06c, 0xc0e7, 0xc06b, 0xc114, 0xc13b,
    0x3ff8, 0xc08a, 0xc07e, 0xc105, 0x40de, 0xbfe1, 0x410e, 0x40e0, 0x3e02, 0x40a9, 0xc03a, 0xc0be,
    0xc006, 0xbf09, 0x3f1a, 0x3f53, 0xc015, 0x4083, 0x4033, 0x405c, 0x408d, 0xc035, 0xc001, 0xbf68,
    0x3ef1, 0xbf20, 0x4000, 0x3f99,
};
static const uint32_t sweep_10_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_10_value[] = {
    0x41a00000,
};
static const uint16_t sweep_10_out[] = {
    0x41a0, 0x40dc, 0x41a0, 0x413b, 0x41a0, 0x403b, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x3ffe, 0x41a0,
    0x41a0, 0x41a0, 0x41a0, 0x408b, 0x41a0, 0x41a0, 0x41a0, 0x3fc6, 0x41a0, 0x3fc2, 0x41a0, 0x41a0,
    0x408c, 0x41a0, 0x3fbb, 0x41a0, 0x41a0, 0x41a0, 0x401a, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0,
    0x3ff8, 0x41a0, 0x41a0, 0x41a0, 0x40de, 0x41a0, 0x410e, 0x40e0, 0x41a0, 0x40a9, 0x41a0, 0x41a0,
    0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x41a0, 0x4083, 0x4033, 0x405c, 0x408d, 0x41a0, 0x41a0, 0x41a0,
    0x41a0, 0x41a0, 0x4000, 0x3f99,
};
static const suite_value sweep_10[] = {
    {"self", AC_BF16, 1, {64}, sweep_10_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_10_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_10_value, NULL},
    {"out", AC_BF16, 1, {64}, sweep_10_out, NULL},
};

/* f32: hard */
static const uint32_t sweep_11_self[] = {
    0x00000000, 0x80000000, 0x00000001, 0x80000001, 0x00000002, 0x80000002, 0x007fffff, 0x807fffff,
    0x00800000, 0x80800000, 0x00800001, 0x80800001, 0x3f000000, 0xbf000000, 0x3f7fffff, 0xbf7fffff,
    0x3f800000, 0xbf800000, 0x3f800001, 0xbf800001, 0x40400000, 0xc0400000, 0x7f7ffffe, 0xff7ffffe,
    0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0x3f800002, 0xbcdb4f9b, 0x4106badc,
    0xbb0eb7c1, 0x89464fbe, 0x41205e7a, 0xc028f931, 0xc01dd799, 0xc082f2aa, 0x282412c5, 0x2be4183e,
    0xc1367464, 0xc03095d2, 0x388ca4ef, 0x3fee32cf, 0x40861c54, 0x3f6e1481, 0x40304401, 0x401d75ec,
    0x413615b0, 0x26e2d2ac, 0x406952c9, 0xbfa991ad, 0xc0935c62, 0x4083cd08, 0x27c46e70, 0x3dda5ab9,
    0x5c8c13c2, 0x1eab9600, 0xbf092a29, 0x7ad79a89, 0xbfeca614, 0xb177af67, 0x298f57a3, 0x3fbd3d7c,
    0xc05ef922, 0xdcae3fab, 0x48bb17a5, 0xc0702a8b, 0x6c78f106, 0xab9989a5, 0xa0a777af, 0x121b7453,
    0x402f967e, 0x9b66750a, 0xc07313de, 0xc0b7bb1e, 0x3fe629e9, 0xc0013e90, 0x66c2d6a0, 0xc0f5e810,
    0x4076a1a6, 0x3f98d22d, 0x4024c876, 0xc020658b, 0x3faa8aa3, 0xc12afdeb, 0xc10afe51, 0xbf499908,
    0xbfa97728, 0xbc657bd6, 0x4038309c, 0x40476e6b, 0xc03e65af, 0xc0a68185, 0xc11148eb, 0x6cfbf05e,
    0x20d33b32, 0xbed7d918, 0xc11be3f0, 0x21616483, 0xbfc84c53, 0xc0f65e0c, 0xf798038c, 0x412e3edb,
    0x40175a1d, 0xc13ad495, 0x41371dee, 0xc08ea14d, 0xc268c7e1, 0xd0948d2b, 0xc0b9c657, 0xbf6f59c4,
    0x756943de, 0x40a3ea12, 0xd510c3b6, 0xbf9dbcdb, 0xc0922f99, 0x41005be1, 0xbfd43b56, 0xc1389d16,
    0x40644779, 0x408a0e45, 0xc0d080ee, 0xc001e75d, 0xdde14c47, 0xc09891fc, 0xc114c3d5, 0x4110b728,
    0x4063f4bd, 0x2355d59c, 0xc11bfe24, 0xbebe25b0, 0x4002eee3, 0xce39b0f1, 0x400dc1ed, 0xc05a314e,
    0x3ed8ee3c, 0xbfc0991e, 0x40c55f21, 0xbecc6e7c, 0xc0ac8ef4, 0x3fa41056, 0x40b6b816, 0x40c7a034,
    0xbf136c6f, 0x40caf817, 0xc0dfdcda, 0x38f3f888, 0x94be3850, 0xc04e8767, 0xc0034ceb, 0x15be3e3f,
    0xbe4dec11, 0xc12a5695, 0x340acd6b, 0x3ff942c1, 0x126287d1, 0xc007fc17, 0x40ffd6aa, 0x1e94d462,
    0xc13f7662, 0xfbfc039d, 0x41266f64, 0x035af38e, 0xbe2b1d25, 0x3fc80eb8, 0x233389a6, 0x4008ca96,
    0x90508243, 0x3f109446, 0xc04b71ee, 0xbf8e8cf2, 0x411a1208, 0xf0326e57, 0xc01c6904, 0xc11a900b,
    0x413f5101, 0x40e4324a, 0xc072ab06, 0x3e90496b, 0x401bada7, 0xc0fc7ce3, 0xbfacb66c, 0xbfad69d8,
    0x1d44fac8, 0x40259830, 0xc004ad8b, 0xc0bf3583, 0x3fa4a13b, 0x1aa78130, 0x40e7c888, 0x6dca47d8,
    0x408d807a, 0xc01c8de9, 0xfcd91465, 0x40282a01, 0x025e6648, 0x4000724a, 0x8512f71c, 0xc087c933,
    0x5ca31646, 0xaff772ff, 0xbd6c250a, 0x77926f96, 0x3f8eefdb, 0x409f1895, 0xbd9cd96e, 0x3d6319e1,
    0x3fbd1a33, 0xc0a27af5, 0x41153bf1, 0x4080f5f5, 0x40191704, 0xe7512937, 0xee0af62f, 0xbfd3e706,
    0x3fdee77e, 0x4058b22c, 0xa2b0fb2a, 0xc0e64a83, 0x3fcdd7ec, 0xc0f53702, 0x4018ffb9, 0xc016c50b,
};
static const uint32_t sweep_11_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_11_value[] = {
    0x41a00000,
};
static const uint32_t sweep_11_out[] = {
    0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000,
    0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000,
    0x41a00000, 0x41a00000, 0x3f800001, 0x41a00000, 0x40400000, 0x41a00000, 0x7f7ffffe, 0x41a00000,
    0x7f7fffff, 0x41a00000, 0x7f800000, 0x41a00000, 0x7fc00000, 0x3f800002, 0x41a00000, 0x4106badc,
    0x41a00000, 0x41a00000, 0x41205e7a, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000,
    0x41a00000, 0x41a00000, 0x41a00000, 0x3fee32cf, 0x40861c54, 0x41a00000, 0x40304401, 0x401d75ec,
    0x413615b0, 0x41a00000, 0x406952c9, 0x41a00000, 0x41a00000, 0x4083cd08, 0x41a00000, 0x41a00000,
    0x5c8c13c2, 0x41a00000, 0x41a00000, 0x7ad79a89, 0x41a00000, 0x41a00000, 0x41a00000, 0x3fbd3d7c,
    0x41a00000, 0x41a00000, 0x48bb17a5, 0x41a00000, 0x6c78f106, 0x41a00000, 0x41a00000, 0x41a00000,
    0x402f967e, 0x41a00000, 0x41a00000, 0x41a00000, 0x3fe629e9, 0x41a00000, 0x66c2d6a0, 0x41a00000,
    0x4076a1a6, 0x3f98d22d, 0x4024c876, 0x41a00000, 0x3faa8aa3, 0x41a00000, 0x41a00000, 0x41a00000,
    0x41a00000, 0x41a00000, 0x4038309c, 0x40476e6b, 0x41a00000, 0x41a00000, 0x41a00000, 0x6cfbf05e,
    0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x412e3edb,
    0x40175a1d, 0x41a00000, 0x41371dee, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000,
    0x756943de, 0x40a3ea12, 0x41a00000, 0x41a00000, 0x41a00000, 0x41005be1, 0x41a00000, 0x41a00000,
    0x40644779, 0x408a0e45, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x4110b728,
    0x4063f4bd, 0x41a00000, 0x41a00000, 0x41a00000, 0x4002eee3, 0x41a00000, 0x400dc1ed, 0x41a00000,
    0x41a00000, 0x41a00000, 0x40c55f21, 0x41a00000, 0x41a00000, 0x3fa41056, 0x40b6b816, 0x40c7a034,
    0x41a00000, 0x40caf817, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000,
    0x41a00000, 0x41a00000, 0x41a00000, 0x3ff942c1, 0x41a00000, 0x41a00000, 0x40ffd6aa, 0x41a00000,
    0x41a00000, 0x41a00000, 0x41266f64, 0x41a00000, 0x41a00000, 0x3fc80eb8, 0x41a00000, 0x4008ca96,
    0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x411a1208, 0x41a00000, 0x41a00000, 0x41a00000,
    0x413f5101, 0x40e4324a, 0x41a00000, 0x41a00000, 0x401bada7, 0x41a00000, 0x41a00000, 0x41a00000,
    0x41a00000, 0x40259830, 0x41a00000, 0x41a00000, 0x3fa4a13b, 0x41a00000, 0x40e7c888, 0x6dca47d8,
    0x408d807a, 0x41a00000, 0x41a00000, 0x40282a01, 0x41a00000, 0x4000724a, 0x41a00000, 0x41a00000,
    0x5ca31646, 0x41a00000, 0x41a00000, 0x77926f96, 0x3f8eefdb, 0x409f1895, 0x41a00000, 0x41a00000,
    0x3fbd1a33, 0x41a00000, 0x41153bf1, 0x4080f5f5, 0x40191704, 0x41a00000, 0x41a00000, 0x41a00000,
    0x3fdee77e, 0x4058b22c, 0x41a00000, 0x41a00000, 0x3fcdd7ec, 0x41a00000, 0x4018ffb9, 0x41a00000,
};
static const suite_value sweep_11[] = {
    {"self", AC_F32, 1, {224}, sweep_11_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_11_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_11_value, NULL},
    {"out", AC_F32, 1, {224}, sweep_11_out, NULL},
};

/* f32: hard */
static const uint32_t sweep_12_self[] = {
    0x00000000, 0x80000000, 0x00000001, 0x80000001, 0x00000002, 0x80000002, 0x007fffff, 0x807fffff,
    0x00800000, 0x80800000, 0x00800001, 0x80800001, 0x3f000000, 0xbf000000, 0x3f7fffff, 0xbf7fffff,
    0x3f800000, 0xbf800000, 0x3f800001, 0xbf800001, 0x40400000, 0xc0400000, 0x7f7ffffe, 0xff7ffffe,
    0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0x807ffffe, 0xc0800001, 0xc0800000,
    0xc07fffff, 0xc07ffffe, 0xe9d6b3c0, 0xc08b8b36, 0xe478cd83, 0x41336deb, 0xa191e2c4, 0xc19bdf37,
    0x40a0d845, 0xbfab09f6, 0xbfe978c9, 0xbf4a8928, 0x4032a02a, 0x7e6a729b, 0x408a9a32, 0x400f9cc1,
    0x408bc336, 0x3f75d3db, 0x3fbf8ea8, 0xc11cf22c, 0x4089adf2, 0xc02c0653, 0x409d3f58, 0x40118d41,
};
static const uint32_t sweep_12_threshold[] = {
    0xc0800000,
};
static const uint32_t sweep_12_value[] = {
    0xc1000000,
};
static const uint32_t sweep_12_out[] = {
    0x00000000, 0x80000000, 0x00000001, 0x80000001, 0x00000002, 0x80000002, 0x007fffff, 0x807fffff,
    0x00800000, 0x80800000, 0x00800001, 0x80800001, 0x3f000000, 0xbf000000, 0x3f7fffff, 0xbf7fffff,
    0x3f800000, 0xbf800000, 0x3f800001, 0xbf800001, 0x40400000, 0xc0400000, 0x7f7ffffe, 0xc1000000,
    0x7f7fffff, 0xc1000000, 0x7f800000, 0xc1000000, 0x7fc00000, 0x807ffffe, 0xc1000000, 0xc1000000,
    0xc07fffff, 0xc07ffffe, 0xc1000000, 0xc1000000, 0xc1000000, 0x41336deb, 0xa191e2c4, 0xc1000000,
    0x40a0d845, 0xbfab09f6, 0xbfe978c9, 0xbf4a8928, 0x4032a02a, 0x7e6a729b, 0x408a9a32, 0x400f9cc1,
    0x408bc336, 0x3f75d3db, 0x3fbf8ea8, 0xc1000000, 0x4089adf2, 0xc02c0653, 0x409d3f58, 0x40118d41,
};
static const suite_value sweep_12[] = {
    {"self", AC_F32, 1, {56}, sweep_12_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_12_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_12_value, NULL},
    {"out", AC_F32, 1, {56}, sweep_12_out, NULL},
};

/* f32: hard */
static const uint32_t sweep_13_self[] = {
    0x00000000, 0x80000000, 0x00000001, 0x80000001, 0x00000002, 0x80000002, 0x007fffff, 0x807fffff,
    0x00800000, 0x80800000, 0x00800001, 0x80800001, 0x3f000000, 0xbf000000, 0x3f7fffff, 0xbf7fffff,
    0x3f800000, 0xbf800000, 0x3f800001, 0xbf800001, 0x40400000, 0xc0400000, 0x7f7ffffe, 0xff7ffffe,
    0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0x407fffff, 0x40800000, 0x40800001,
    0x40800002, 0x40ad39a2, 0xbecd7e36, 0x409c4f4c, 0xd130317a, 0x3f8a4af0, 0x403bb650, 0xbfe5f5bc,
    0x404a5e71, 0xc107cfa9, 0x40d43649, 0xc0549513, 0xbf31c9db, 0xbe37b25a, 0xbf286fd2, 0xba127e50,
    0xc126d6dc, 0x40621a4e, 0x3d2d167d, 0xc0ae0de3, 0x13064ed8, 0xc0a59e2b, 0x1578cf6b, 0x3fac9d53,
};
static const uint32_t sweep_13_threshold[] = {
    0x40800000,
};
static const uint32_t sweep_13_value[] = {
    0x42c80000,
};
static const uint32_t sweep_13_out[] = {
    0x42c80000, 0x42c80000, 0x42c80000, 0x42c80000, 0x42c80000, 0x42c80000, 0x42c80000, 0x42c80000,
    0x42c80000, 0x42c80000, 0x42c80000, 0x42c80000, 0x42c80000, 0x42c80000, 0x42c80000, 0x42c80000,
    0x42c80000, 0x42c80000, 0x42c80000, 0x42c80000, 0x42c80000, 0x42c80000, 0x7f7ffffe, 0x42c80000,
    0x7f7fffff, 0x42c80000, 0x7f800000, 0x42c80000, 0x7fc00000, 0x42c80000, 0x42c80000, 0x40800001,
    0x40800002, 0x40ad39a2, 0x42c80000, 0x409c4f4c, 0x42c80000, 0x42c80000, 0x42c80000, 0x42c80000,
    0x42c80000, 0x42c80000, 0x40d43649, 0x42c80000, 0x42c80000, 0x42c80000, 0x42c80000, 0x42c80000,
    0x42c80000, 0x42c80000, 0x42c80000, 0x42c80000, 0x42c80000, 0x42c80000, 0x42c80000, 0x42c80000,
};
static const suite_value sweep_13[] = {
    {"self", AC_F32, 1, {56}, sweep_13_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_13_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_13_value, NULL},
    {"out", AC_F32, 1, {56}, sweep_13_out, NULL},
};

/* f32: hard */
static const uint32_t sweep_14_self[] = {
    0x00000000, 0x80000000, 0x00000001, 0x80000001, 0x00000002, 0x80000002, 0x007fffff, 0x807fffff,
    0x00800000, 0x80800000, 0x00800001, 0x80800001, 0x3f000000, 0xbf000000, 0x3f7fffff, 0xbf7fffff,
    0x3f800000, 0xbf800000, 0x3f800001, 0xbf800001, 0x40400000, 0xc0400000, 0x7f7ffffe, 0xff7ffffe,
    0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0x3f333332, 0x3f333333, 0x3f333334,
    0x3f333335, 0xbf63ab28, 0xe2e1f27e, 0xc045e6d7, 0x410b0d1e, 0xc1330c22, 0x3f6e2c17, 0xe1ac0862,
    0x3ffa4139, 0x410a0eb5, 0x39fa3537, 0x4049f8c5, 0x5436006d, 0x14aadebc, 0xc10ebc53, 0xeeb57414,
    0xc117f32d, 0x1066e33c, 0xc077a40c, 0x405c2a38, 0x3f5fca2b, 0x3f0d5e1a, 0xa2897ce1, 0xd8a55d50,
};
static const uint32_t sweep_14_threshold[] = {
    0x3f333333,
};
static const uint32_t sweep_14_value[] = {
    0x3f8ccccd,
};
static const uint32_t sweep_14_out[] = {
    0x3f8ccccd, 0x3f8ccccd, 0x3f8ccccd, 0x3f8ccccd, 0x3f8ccccd, 0x3f8ccccd, 0x3f8ccccd, 0x3f8ccccd,
    0x3f8ccccd, 0x3f8ccccd, 0x3f8ccccd, 0x3f8ccccd, 0x3f8ccccd, 0x3f8ccccd, 0x3f7fffff, 0x3f8ccccd,
    0x3f800000, 0x3f8ccccd, 0x3f800001, 0x3f8ccccd, 0x40400000, 0x3f8ccccd, 0x7f7ffffe, 0x3f8ccccd,
    0x7f7fffff, 0x3f8ccccd, 0x7f800000, 0x3f8ccccd, 0x7fc00000, 0x3f8ccccd, 0x3f8ccccd, 0x3f333334,
    0x3f333335, 0x3f8ccccd, 0x3f8ccccd, 0x3f8ccccd, 0x410b0d1e, 0x3f8ccccd, 0x3f6e2c17, 0x3f8ccccd,
    0x3ffa4139, 0x410a0eb5, 0x3f8ccccd, 0x4049f8c5, 0x5436006d, 0x3f8ccccd, 0x3f8ccccd, 0x3f8ccccd,
    0x3f8ccccd, 0x3f8ccccd, 0x3f8ccccd, 0x405c2a38, 0x3f5fca2b, 0x3f8ccccd, 0x3f8ccccd, 0x3f8ccccd,
};
static const suite_value sweep_14[] = {
    {"self", AC_F32, 1, {56}, sweep_14_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_14_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_14_value, NULL},
    {"out", AC_F32, 1, {56}, sweep_14_out, NULL},
};

/* f32: random */
static const uint32_t sweep_15_self[] = {
    0x3f3a5cc4, 0xc061d034, 0xc088347d, 0xc035a5d6, 0xc0a2322a, 0xbeb5cc5f, 0xc0b0f773, 0x3fbbf21c,
    0xc08c9507, 0x3fc1a914, 0x404f23fe, 0xc0b55860, 0xc13a1463, 0x3edd9a3b, 0x409fc3a0, 0xbf799d12,
    0x413f5218, 0xc08c018b, 0xbf905351, 0xbf79dc2a, 0x3fa84168, 0xc027f020, 0xc0827ea9, 0x3ef07ebf,
    0xc11a3e8b, 0xc12cad62, 0xc0985b7f, 0xbc60e95b, 0x3ff8ab72, 0xc015c196, 0x408a4157, 0xc0953bbf,
    0xbfea73af, 0xbea49e65, 0xc11992bc, 0xbf9a6d85, 0xc1016532, 0xbee3fefa, 0x407b3873, 0x3dae7b75,
    0xc0f65e14, 0x40934415, 0x3fc4567c, 0xc10a6a17, 0x40f73585, 0x3f1b4777, 0x3fe54d77, 0xc0d30bc3,
    0x3fd5fb03, 0xbfb306f4, 0x40164f0b, 0x409e74ee, 0xbe89c839, 0xbf76fbb2, 0xc0f62e57, 0xbead814c,
    0x4010d794, 0x3f38a096, 0xc12d0abe, 0xc0be401c, 0xc11988a1, 0xc05c455c, 0xbf2e877c, 0xc12559f9,
};
static const uint32_t sweep_15_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_15_value[] = {
    0x41a00000,
};
static const uint32_t sweep_15_out[] = {
    0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x3fbbf21c,
    0x41a00000, 0x3fc1a914, 0x404f23fe, 0x41a00000, 0x41a00000, 0x41a00000, 0x409fc3a0, 0x41a00000,
    0x413f5218, 0x41a00000, 0x41a00000, 0x41a00000, 0x3fa84168, 0x41a00000, 0x41a00000, 0x41a00000,
    0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x3ff8ab72, 0x41a00000, 0x408a4157, 0x41a00000,
    0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x407b3873, 0x41a00000,
    0x41a00000, 0x40934415, 0x3fc4567c, 0x41a00000, 0x40f73585, 0x41a00000, 0x3fe54d77, 0x41a00000,
    0x3fd5fb03, 0x41a00000, 0x40164f0b, 0x409e74ee, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000,
    0x4010d794, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000, 0x41a00000,
};
static const suite_value sweep_15[] = {
    {"self", AC_F32, 1, {64}, sweep_15_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_15_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_15_value, NULL},
    {"out", AC_F32, 1, {64}, sweep_15_out, NULL},
};

/* f32 to f32 */
static const uint32_t sweep_16_self[] = {
    0x4083ad31, 0x3f12ee2b, 0xbfcdbc04, 0x40e53b6a, 0xc074858c, 0x3ffb2c7b, 0x3e3eccb9, 0xc08b4259,
    0x40f1022d, 0xbfdffec5, 0xc075c953, 0x413964b7, 0x40cb1a09, 0x401cd956, 0xbfff106a, 0xc075d11c,
};
static const uint32_t sweep_16_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_16_value[] = {
    0x41a00000,
};
static const uint32_t sweep_16_out[] = {
    0x4083ad31, 0x41a00000, 0x41a00000, 0x40e53b6a, 0x41a00000, 0x3ffb2c7b, 0x41a00000, 0x41a00000,
    0x40f1022d, 0x41a00000, 0x41a00000, 0x413964b7, 0x40cb1a09, 0x401cd956, 0x41a00000, 0x41a00000,
};
static const suite_value sweep_16[] = {
    {"self", AC_F32, 1, {16}, sweep_16_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_16_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_16_value, NULL},
    {"out", AC_F32, 1, {16}, sweep_16_out, NULL},
};

/* f32 to f16 */
static const uint32_t sweep_17_self[] = {
    0x411afbaf, 0x3f371640, 0x3fde0ef9, 0x40761892, 0x4078a7e2, 0xbe3f5235, 0x40287ce2, 0x4049ae75,
    0x406bd2f8, 0x3de249aa, 0xc09a926a, 0x40d64fcc, 0xbfa8d08e, 0xc09d0eff, 0xbf49fd41, 0xc017db6d,
};
static const uint32_t sweep_17_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_17_value[] = {
    0x41a00000,
};
static const uint16_t sweep_17_out[] = {
    0x48d8, 0x4d00, 0x3ef0, 0x43b1, 0x43c5, 0x4d00, 0x4144, 0x424d, 0x435f, 0x4d00, 0x4d00, 0x46b2,
    0x4d00, 0x4d00, 0x4d00, 0x4d00,
};
static const suite_value sweep_17[] = {
    {"self", AC_F32, 1, {16}, sweep_17_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_17_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_17_value, NULL},
    {"out", AC_F16, 1, {16}, sweep_17_out, NULL},
};

/* f32 to f64 */
static const uint32_t sweep_18_self[] = {
    0x40066f8a, 0xbebcf214, 0xc0cad12f, 0x4138a783, 0x40ce824c, 0xc060d3ec, 0xc11e0408, 0xc0784d28,
    0xbfa0eb30, 0x40ffb5e6, 0x4076f358, 0xbe80d897, 0x3fa8b2fe, 0xbff99a13, 0x412d274c, 0x3fdf85ac,
};
static const uint32_t sweep_18_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_18_value[] = {
    0x41a00000,
};
static const uint64_t sweep_18_out[] = {
    0x4000cdf140000000, 0x4034000000000000, 0x4034000000000000, 0x402714f060000000,
    0x4019d04980000000, 0x4034000000000000, 0x4034000000000000, 0x4034000000000000,
    0x4034000000000000, 0x401ff6bcc0000000, 0x400ede6b00000000, 0x4034000000000000,
    0x3ff5165fc0000000, 0x4034000000000000, 0x4025a4e980000000, 0x3ffbf0b580000000,
};
static const suite_value sweep_18[] = {
    {"self", AC_F32, 1, {16}, sweep_18_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_18_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_18_value, NULL},
    {"out", AC_F64, 1, {16}, sweep_18_out, NULL},
};

/* f32 to c64 */
static const uint32_t sweep_19_self[] = {
    0x3ffb6a88, 0x40a7abec,
};
static const uint32_t sweep_19_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_19_value[] = {
    0x41a00000,
};
static const uint64_t sweep_19_out[] = {
    0x000000003ffb6a88, 0x0000000040a7abec,
};
static const suite_value sweep_19[] = {
    {"self", AC_F32, 1, {2}, sweep_19_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_19_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_19_value, NULL},
    {"out", AC_C64, 1, {2}, sweep_19_out, NULL},
};

/* f32 to c128 */
static const uint32_t sweep_20_self[] = {
    0x3dd8c805, 0x40d3d1a9,
};
static const uint32_t sweep_20_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_20_value[] = {
    0x41a00000,
};
static const uint64_t sweep_20_out[] = {
    0x4034000000000000, 0x0000000000000000, 0x401a7a3520000000, 0x0000000000000000,
};
static const suite_value sweep_20[] = {
    {"self", AC_F32, 1, {2}, sweep_20_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_20_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_20_value, NULL},
    {"out", AC_C128, 1, {2}, sweep_20_out, NULL},
};

/* f32 to bf16 */
static const uint32_t sweep_21_self[] = {
    0x40247dd3, 0x4085432e, 0x3f5bb9c2, 0xbf150dca, 0xc1061456, 0x4090292d, 0xc0021edd, 0xbfb075f5,
    0xbf50d8b9, 0x411da25a, 0xc0ac462d, 0xc0f0a226, 0xc0fd6997, 0xbfc22d2a, 0x4120e640, 0xc05c9731,
};
static const uint32_t sweep_21_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_21_value[] = {
    0x41a00000,
};
static const uint16_t sweep_21_out[] = {
    0x4024, 0x4085, 0x41a0, 0x41a0, 0x41a0, 0x4090, 0x41a0, 0x41a0, 0x41a0, 0x411e, 0x41a0, 0x41a0,
    0x41a0, 0x41a0, 0x4121, 0x41a0,
};
static const suite_value sweep_21[] = {
    {"self", AC_F32, 1, {16}, sweep_21_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_21_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_21_value, NULL},
    {"out", AC_BF16, 1, {16}, sweep_21_out, NULL},
};

/* f32 to c32 */
static const uint32_t sweep_22_self[] = {
    0xc0191d19, 0xbf046202,
};
static const uint32_t sweep_22_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_22_value[] = {
    0x41a00000,
};
static const uint32_t sweep_22_out[] = {
    0x00004d00, 0x00004d00,
};
static const suite_value sweep_22[] = {
    {"self", AC_F32, 1, {2}, sweep_22_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_22_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_22_value, NULL},
    {"out", AC_C32, 1, {2}, sweep_22_out, NULL},
};

/* i8: hard */
static const uint8_t sweep_23_self[] = {
    0x7e, 0x00, 0x81, 0x13, 0x03, 0xfe, 0x02, 0x80, 0xff, 0x01, 0x15, 0x14, 0x7f, 0xf3, 0x01, 0x64,
    0xde, 0x5a, 0x3b, 0xf0, 0x14, 0xd6, 0xf3, 0xa0, 0x6f, 0x10, 0xc9, 0x06, 0x32, 0x6c, 0x85, 0xc4,
    0x01, 0xb6, 0x23, 0x17, 0x79, 0x2f, 0x38, 0x14, 0xba, 0x80, 0xa1, 0x6e, 0xab,
};
static const uint32_t sweep_23_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_23_value[] = {
    0x41a00000,
};
static const uint8_t sweep_23_out[] = {
    0x7e, 0x14, 0x14, 0x13, 0x03, 0x14, 0x02, 0x14, 0x14, 0x14, 0x15, 0x14, 0x7f, 0x14, 0x14, 0x64,
    0x14, 0x5a, 0x3b, 0x14, 0x14, 0x14, 0x14, 0x14, 0x6f, 0x10, 0x14, 0x06, 0x32, 0x6c, 0x14, 0x14,
    0x14, 0x14, 0x23, 0x17, 0x79, 0x2f, 0x38, 0x14, 0x14, 0x14, 0x14, 0x6e, 0x14,
};
static const suite_value sweep_23[] = {
    {"self", AC_I8, 1, {45}, sweep_23_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_23_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_23_value, NULL},
    {"out", AC_I8, 1, {45}, sweep_23_out, NULL},
};

/* i8 to f32 */
static const uint8_t sweep_24_self[] = {
    0x7e, 0x00, 0x81, 0x13, 0x03, 0xfe, 0x02, 0x80, 0xff, 0x01, 0x15, 0x14, 0x7f, 0xf3, 0x01, 0x64,
};
static const uint32_t sweep_24_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_24_value[] = {
    0x41a00000,
};
static const uint32_t sweep_24_out[] = {
    0x42fc0000, 0x41a00000, 0x41a00000, 0x41980000, 0x40400000, 0x41a00000, 0x40000000, 0x41a00000,
    0x41a00000, 0x41a00000, 0x41a80000, 0x41a00000, 0x42fe0000, 0x41a00000, 0x41a00000, 0x42c80000,
};
static const suite_value sweep_24[] = {
    {"self", AC_I8, 1, {16}, sweep_24_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_24_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_24_value, NULL},
    {"out", AC_F32, 1, {16}, sweep_24_out, NULL},
};

/* i8 to f16 */
static const uint8_t sweep_25_self[] = {
    0x7e, 0x00, 0x81, 0x13, 0x03, 0xfe, 0x02, 0x80, 0xff, 0x01, 0x15, 0x14, 0x7f, 0xf3, 0x01, 0x64,
};
static const uint32_t sweep_25_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_25_value[] = {
    0x41a00000,
};
static const uint16_t sweep_25_out[] = {
    0x57e0, 0x4d00, 0x4d00, 0x4cc0, 0x4200, 0x4d00, 0x4000, 0x4d00, 0x4d00, 0x4d00, 0x4d40, 0x4d00,
    0x57f0, 0x4d00, 0x4d00, 0x5640,
};
static const suite_value sweep_25[] = {
    {"self", AC_I8, 1, {16}, sweep_25_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_25_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_25_value, NULL},
    {"out", AC_F16, 1, {16}, sweep_25_out, NULL},
};

/* i8 to i32 */
static const uint8_t sweep_26_self[] = {
    0x7e, 0x00, 0x81, 0x13, 0x03, 0xfe, 0x02, 0x80, 0xff, 0x01, 0x15, 0x14, 0x7f, 0xf3, 0x01, 0x64,
};
static const uint32_t sweep_26_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_26_value[] = {
    0x41a00000,
};
static const uint32_t sweep_26_out[] = {
    0x0000007e, 0x00000014, 0x00000014, 0x00000013, 0x00000003, 0x00000014, 0x00000002, 0x00000014,
    0x00000014, 0x00000014, 0x00000015, 0x00000014, 0x0000007f, 0x00000014, 0x00000014, 0x00000064,
};
static const suite_value sweep_26[] = {
    {"self", AC_I8, 1, {16}, sweep_26_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_26_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_26_value, NULL},
    {"out", AC_I32, 1, {16}, sweep_26_out, NULL},
};

/* i8 to u8 */
static const uint8_t sweep_27_self[] = {
    0x7e, 0x00, 0x81, 0x13, 0x03, 0xfe, 0x02, 0x80, 0xff, 0x01, 0x15, 0x14, 0x7f, 0xf3, 0x01, 0x64,
};
static const uint32_t sweep_27_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_27_value[] = {
    0x41a00000,
};
static const uint8_t sweep_27_out[] = {
    0x7e, 0x14, 0x14, 0x13, 0x03, 0x14, 0x02, 0x14, 0x14, 0x14, 0x15, 0x14, 0x7f, 0x14, 0x14, 0x64,
};
static const suite_value sweep_27[] = {
    {"self", AC_I8, 1, {16}, sweep_27_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_27_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_27_value, NULL},
    {"out", AC_U8, 1, {16}, sweep_27_out, NULL},
};

/* i8 to i16 */
static const uint8_t sweep_28_self[] = {
    0x7e, 0x00, 0x81, 0x13, 0x03, 0xfe, 0x02, 0x80, 0xff, 0x01, 0x15, 0x14, 0x7f, 0xf3, 0x01, 0x64,
};
static const uint32_t sweep_28_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_28_value[] = {
    0x41a00000,
};
static const uint16_t sweep_28_out[] = {
    0x007e, 0x0014, 0x0014, 0x0013, 0x0003, 0x0014, 0x0002, 0x0014, 0x0014, 0x0014, 0x0015, 0x0014,
    0x007f, 0x0014, 0x0014, 0x0064,
};
static const suite_value sweep_28[] = {
    {"self", AC_I8, 1, {16}, sweep_28_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_28_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_28_value, NULL},
    {"out", AC_I16, 1, {16}, sweep_28_out, NULL},
};

/* i8 to u16 */
static const uint8_t sweep_29_self[] = {
    0x7e, 0x00, 0x81, 0x13, 0x03, 0xfe, 0x02, 0x80, 0xff, 0x01, 0x15, 0x14, 0x7f, 0xf3, 0x01, 0x64,
};
static const uint32_t sweep_29_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_29_value[] = {
    0x41a00000,
};
static const uint16_t sweep_29_out[] = {
    0x007e, 0x0014, 0x0014, 0x0013, 0x0003, 0x0014, 0x0002, 0x0014, 0x0014, 0x0014, 0x0015, 0x0014,
    0x007f, 0x0014, 0x0014, 0x0064,
};
static const suite_value sweep_29[] = {
    {"self", AC_I8, 1, {16}, sweep_29_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_29_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_29_value, NULL},
    {"out", AC_U16, 1, {16}, sweep_29_out, NULL},
};

/* i8 to u32 */
static const uint8_t sweep_30_self[] = {
    0x7e, 0x00, 0x81, 0x13, 0x03, 0xfe, 0x02, 0x80, 0xff, 0x01, 0x15, 0x14, 0x7f, 0xf3, 0x01, 0x64,
};
static const uint32_t sweep_30_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_30_value[] = {
    0x41a00000,
};
static const uint32_t sweep_30_out[] = {
    0x0000007e, 0x00000014, 0x00000014, 0x00000013, 0x00000003, 0x00000014, 0x00000002, 0x00000014,
    0x00000014, 0x00000014, 0x00000015, 0x00000014, 0x0000007f, 0x00000014, 0x00000014, 0x00000064,
};
static const suite_value sweep_30[] = {
    {"self", AC_I8, 1, {16}, sweep_30_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_30_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_30_value, NULL},
    {"out", AC_U32, 1, {16}, sweep_30_out, NULL},
};

/* i8 to i64 */
static const uint8_t sweep_31_self[] = {
    0x7e, 0x00, 0x81, 0x13, 0x03, 0xfe, 0x02, 0x80, 0xff, 0x01, 0x15, 0x14, 0x7f, 0xf3, 0x01, 0x64,
};
static const uint32_t sweep_31_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_31_value[] = {
    0x41a00000,
};
static const uint64_t sweep_31_out[] = {
    0x000000000000007e, 0x0000000000000014, 0x0000000000000014, 0x0000000000000013,
    0x0000000000000003, 0x0000000000000014, 0x0000000000000002, 0x0000000000000014,
    0x0000000000000014, 0x0000000000000014, 0x0000000000000015, 0x0000000000000014,
    0x000000000000007f, 0x0000000000000014, 0x0000000000000014, 0x0000000000000064,
};
static const suite_value sweep_31[] = {
    {"self", AC_I8, 1, {16}, sweep_31_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_31_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_31_value, NULL},
    {"out", AC_I64, 1, {16}, sweep_31_out, NULL},
};

/* i8 to u64 */
static const uint8_t sweep_32_self[] = {
    0x7e, 0x00, 0x81, 0x13, 0x03, 0xfe, 0x02, 0x80, 0xff, 0x01, 0x15, 0x14, 0x7f, 0xf3, 0x01, 0x64,
};
static const uint32_t sweep_32_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_32_value[] = {
    0x41a00000,
};
static const uint64_t sweep_32_out[] = {
    0x000000000000007e, 0x0000000000000014, 0x0000000000000014, 0x0000000000000013,
    0x0000000000000003, 0x0000000000000014, 0x0000000000000002, 0x0000000000000014,
    0x0000000000000014, 0x0000000000000014, 0x0000000000000015, 0x0000000000000014,
    0x000000000000007f, 0x0000000000000014, 0x0000000000000014, 0x0000000000000064,
};
static const suite_value sweep_32[] = {
    {"self", AC_I8, 1, {16}, sweep_32_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_32_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_32_value, NULL},
    {"out", AC_U64, 1, {16}, sweep_32_out, NULL},
};

/* i8 to f64 */
static const uint8_t sweep_33_self[] = {
    0x7e, 0x00, 0x81, 0x13, 0x03, 0xfe, 0x02, 0x80, 0xff, 0x01, 0x15, 0x14, 0x7f, 0xf3, 0x01, 0x64,
};
static const uint32_t sweep_33_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_33_value[] = {
    0x41a00000,
};
static const uint64_t sweep_33_out[] = {
    0x405f800000000000, 0x4034000000000000, 0x4034000000000000, 0x4033000000000000,
    0x4008000000000000, 0x4034000000000000, 0x4000000000000000, 0x4034000000000000,
    0x4034000000000000, 0x4034000000000000, 0x4035000000000000, 0x4034000000000000,
    0x405fc00000000000, 0x4034000000000000, 0x4034000000000000, 0x4059000000000000,
};
static const suite_value sweep_33[] = {
    {"self", AC_I8, 1, {16}, sweep_33_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_33_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_33_value, NULL},
    {"out", AC_F64, 1, {16}, sweep_33_out, NULL},
};

/* i8 to bf16 */
static const uint8_t sweep_34_self[] = {
    0x7e, 0x00, 0x81, 0x13, 0x03, 0xfe, 0x02, 0x80, 0xff, 0x01, 0x15, 0x14, 0x7f, 0xf3, 0x01, 0x64,
};
static const uint32_t sweep_34_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_34_value[] = {
    0x41a00000,
};
static const uint16_t sweep_34_out[] = {
    0x42fc, 0x41a0, 0x41a0, 0x4198, 0x4040, 0x41a0, 0x4000, 0x41a0, 0x41a0, 0x41a0, 0x41a8, 0x41a0,
    0x42fe, 0x41a0, 0x41a0, 0x42c8,
};
static const suite_value sweep_34[] = {
    {"self", AC_I8, 1, {16}, sweep_34_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_34_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_34_value, NULL},
    {"out", AC_BF16, 1, {16}, sweep_34_out, NULL},
};

/* i8: hard */
static const uint8_t sweep_35_self[] = {
    0xf7, 0xf9, 0xfe, 0x7f, 0x02, 0x80, 0xfc, 0xfd, 0x03, 0x01, 0xf8, 0x7e, 0xfb, 0x81, 0x00, 0xff,
    0xad, 0x6d, 0x8b, 0xa0, 0x87, 0x8e, 0x20, 0xfa, 0x89, 0x8d, 0x36, 0x03, 0x99, 0xc2, 0xbb, 0x3a,
    0x8c, 0x7d, 0x59, 0x0e, 0xb9, 0x4c, 0x42, 0x0d, 0x22, 0x47, 0x2f, 0xdb, 0xfe, 0xda, 0xdf, 0x76,
};
static const uint32_t sweep_35_threshold[] = {
    0xc0800000,
};
static const uint32_t sweep_35_value[] = {
    0xc1000000,
};
static const uint8_t sweep_35_out[] = {
    0xf8, 0xf8, 0xfe, 0x7f, 0x02, 0xf8, 0xf8, 0xfd, 0x03, 0x01, 0xf8, 0x7e, 0xf8, 0xf8, 0x00, 0xff,
    0xf8, 0x6d, 0xf8, 0xf8, 0xf8, 0xf8, 0x20, 0xf8, 0xf8, 0xf8, 0x36, 0x03, 0xf8, 0xf8, 0xf8, 0x3a,
    0xf8, 0x7d, 0x59, 0x0e, 0xf8, 0x4c, 0x42, 0x0d, 0x22, 0x47, 0x2f, 0xf8, 0xfe, 0xf8, 0xf8, 0x76,
};
static const suite_value sweep_35[] = {
    {"self", AC_I8, 1, {48}, sweep_35_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_35_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_35_value, NULL},
    {"out", AC_I8, 1, {48}, sweep_35_out, NULL},
};

/* i8: hard */
static const uint8_t sweep_36_self[] = {
    0x03, 0xfe, 0x64, 0x04, 0x05, 0x7e, 0x80, 0x02, 0x7f, 0x81, 0xff, 0x00, 0x63, 0x01, 0x65, 0xc0,
    0xa3, 0x12, 0xec, 0x88, 0x3d, 0x2f, 0x81, 0xcd, 0x8d, 0x59, 0x20, 0x3f, 0xc1, 0x06, 0x7f, 0x5f,
    0x72, 0x8f, 0x69, 0x9e, 0xc6, 0x57, 0xa8, 0x1f, 0xb7, 0xeb, 0xbf, 0x7c, 0x50, 0x8f, 0x03,
};
static const uint32_t sweep_36_threshold[] = {
    0x40800000,
};
static const uint32_t sweep_36_value[] = {
    0x42c80000,
};
static const uint8_t sweep_36_out[] = {
    0x64, 0x64, 0x64, 0x64, 0x05, 0x7e, 0x64, 0x64, 0x7f, 0x64, 0x64, 0x64, 0x63, 0x64, 0x65, 0x64,
    0x64, 0x12, 0x64, 0x64, 0x3d, 0x2f, 0x64, 0x64, 0x64, 0x59, 0x20, 0x3f, 0x64, 0x06, 0x7f, 0x5f,
    0x72, 0x64, 0x69, 0x64, 0x64, 0x57, 0x64, 0x1f, 0x64, 0x64, 0x64, 0x7c, 0x50, 0x64, 0x64,
};
static const suite_value sweep_36[] = {
    {"self", AC_I8, 1, {47}, sweep_36_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_36_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_36_value, NULL},
    {"out", AC_I8, 1, {47}, sweep_36_out, NULL},
};

/* i32: hard */
static const uint32_t sweep_37_self[] = {
    0x00000002, 0x00000003, 0x00000013, 0x00000000, 0xffffffff, 0x7ffffffe, 0x80000000, 0x00000015,
    0x00000014, 0x80000001, 0x00000001, 0x7fffffff, 0xfffffffe, 0xbca57337, 0x28ef0207, 0x1be80bca,
    0x88036718, 0x696d6163, 0xff9bdada, 0x73b44be9, 0x7505ebd5, 0xfdc312cc, 0x571eab4f, 0xc15482a6,
    0xaf12d739, 0x716b9618, 0xeb998bb2, 0x80e2e9e1, 0x5d293b8e, 0x9a9d3d08, 0xe9df4d2b, 0xe0f5a19b,
    0x03360dd6, 0x80eca40e, 0x47c7daec, 0xa3bcdbad, 0x6e7484bb, 0xad305cee, 0x425a4b98, 0xd63be819,
    0xb276a00b, 0x2b59385c, 0x507ba631, 0x95f60f70, 0x9ac36cb7,
};
static const uint32_t sweep_37_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_37_value[] = {
    0x41a00000,
};
static const uint32_t sweep_37_out[] = {
    0x00000002, 0x00000003, 0x00000013, 0x00000014, 0x00000014, 0x7ffffffe, 0x00000014, 0x00000015,
    0x00000014, 0x00000014, 0x00000014, 0x7fffffff, 0x00000014, 0x00000014, 0x28ef0207, 0x1be80bca,
    0x00000014, 0x696d6163, 0x00000014, 0x73b44be9, 0x7505ebd5, 0x00000014, 0x571eab4f, 0x00000014,
    0x00000014, 0x716b9618, 0x00000014, 0x00000014, 0x5d293b8e, 0x00000014, 0x00000014, 0x00000014,
    0x03360dd6, 0x00000014, 0x47c7daec, 0x00000014, 0x6e7484bb, 0x00000014, 0x425a4b98, 0x00000014,
    0x00000014, 0x2b59385c, 0x507ba631, 0x00000014, 0x00000014,
};
static const suite_value sweep_37[] = {
    {"self", AC_I32, 1, {45}, sweep_37_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_37_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_37_value, NULL},
    {"out", AC_I32, 1, {45}, sweep_37_out, NULL},
};

/* i32 to f32 */
static const uint32_t sweep_38_self[] = {
    0x00000002, 0x00000003, 0x00000013, 0x00000000, 0xffffffff, 0x7ffffffe, 0x80000000, 0x00000015,
    0x00000014, 0x80000001, 0x00000001, 0x7fffffff, 0xfffffffe, 0xbca57337, 0x28ef0207, 0x1be80bca,
};
static const uint32_t sweep_38_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_38_value[] = {
    0x41a00000,
};
static const uint32_t sweep_38_out[] = {
    0x40000000, 0x40400000, 0x41980000, 0x41a00000, 0x41a00000, 0x4f000000, 0x41a00000, 0x41a80000,
    0x41a00000, 0x41a00000, 0x41a00000, 0x4f000000, 0x41a00000, 0x41a00000, 0x4e23bc08, 0x4ddf405e,
};
static const suite_value sweep_38[] = {
    {"self", AC_I32, 1, {16}, sweep_38_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_38_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_38_value, NULL},
    {"out", AC_F32, 1, {16}, sweep_38_out, NULL},
};

/* i32 to f16 */
static const uint32_t sweep_39_self[] = {
    0x00000002, 0x00000003, 0x00000013, 0x00000000, 0xffffffff, 0x7ffffffe, 0x80000000, 0x00000015,
    0x00000014, 0x80000001, 0x00000001, 0x7fffffff, 0xfffffffe, 0xbca57337, 0x28ef0207, 0x1be80bca,
};
static const uint32_t sweep_39_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_39_value[] = {
    0x41a00000,
};
static const uint16_t sweep_39_out[] = {
    0x4000, 0x4200, 0x4cc0, 0x4d00, 0x4d00, 0x7c00, 0x4d00, 0x4d40, 0x4d00, 0x4d00, 0x4d00, 0x7c00,
    0x4d00, 0x4d00, 0x7c00, 0x7c00,
};
static const suite_value sweep_39[] = {
    {"self", AC_I32, 1, {16}, sweep_39_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_39_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_39_value, NULL},
    {"out", AC_F16, 1, {16}, sweep_39_out, NULL},
};

/* i32 to i8 */
static const uint32_t sweep_40_self[] = {
    0x00000002, 0x00000003, 0x00000013, 0x00000000, 0xffffffff, 0x7ffffffe, 0x80000000, 0x00000015,
    0x00000014, 0x80000001, 0x00000001, 0x7fffffff, 0xfffffffe, 0xbca57337, 0x28ef0207, 0x1be80bca,
};
static const uint32_t sweep_40_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_40_value[] = {
    0x41a00000,
};
static const uint8_t sweep_40_out[] = {
    0x02, 0x03, 0x13, 0x14, 0x14, 0xfe, 0x14, 0x15, 0x14, 0x14, 0x14, 0xff, 0x14, 0x14, 0x07, 0xca,
};
static const suite_value sweep_40[] = {
    {"self", AC_I32, 1, {16}, sweep_40_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_40_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_40_value, NULL},
    {"out", AC_I8, 1, {16}, sweep_40_out, NULL},
};

/* i32 to u8 */
static const uint32_t sweep_41_self[] = {
    0x00000002, 0x00000003, 0x00000013, 0x00000000, 0xffffffff, 0x7ffffffe, 0x80000000, 0x00000015,
    0x00000014, 0x80000001, 0x00000001, 0x7fffffff, 0xfffffffe, 0xbca57337, 0x28ef0207, 0x1be80bca,
};
static const uint32_t sweep_41_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_41_value[] = {
    0x41a00000,
};
static const uint8_t sweep_41_out[] = {
    0x02, 0x03, 0x13, 0x14, 0x14, 0xfe, 0x14, 0x15, 0x14, 0x14, 0x14, 0xff, 0x14, 0x14, 0x07, 0xca,
};
static const suite_value sweep_41[] = {
    {"self", AC_I32, 1, {16}, sweep_41_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_41_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_41_value, NULL},
    {"out", AC_U8, 1, {16}, sweep_41_out, NULL},
};

/* i32 to i16 */
static const uint32_t sweep_42_self[] = {
    0x00000002, 0x00000003, 0x00000013, 0x00000000, 0xffffffff, 0x7ffffffe, 0x80000000, 0x00000015,
    0x00000014, 0x80000001, 0x00000001, 0x7fffffff, 0xfffffffe, 0xbca57337, 0x28ef0207, 0x1be80bca,
};
static const uint32_t sweep_42_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_42_value[] = {
    0x41a00000,
};
static const uint16_t sweep_42_out[] = {
    0x0002, 0x0003, 0x0013, 0x0014, 0x0014, 0xfffe, 0x0014, 0x0015, 0x0014, 0x0014, 0x0014, 0xffff,
    0x0014, 0x0014, 0x0207, 0x0bca,
};
static const suite_value sweep_42[] = {
    {"self", AC_I32, 1, {16}, sweep_42_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_42_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_42_value, NULL},
    {"out", AC_I16, 1, {16}, sweep_42_out, NULL},
};

/* i32 to u16 */
static const uint32_t sweep_43_self[] = {
    0x00000002, 0x00000003, 0x00000013, 0x00000000, 0xffffffff, 0x7ffffffe, 0x80000000, 0x00000015,
    0x00000014, 0x80000001, 0x00000001, 0x7fffffff, 0xfffffffe, 0xbca57337, 0x28ef0207, 0x1be80bca,
};
static const uint32_t sweep_43_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_43_value[] = {
    0x41a00000,
};
static const uint16_t sweep_43_out[] = {
    0x0002, 0x0003, 0x0013, 0x0014, 0x0014, 0xfffe, 0x0014, 0x0015, 0x0014, 0x0014, 0x0014, 0xffff,
    0x0014, 0x0014, 0x0207, 0x0bca,
};
static const suite_value sweep_43[] = {
    {"self", AC_I32, 1, {16}, sweep_43_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_43_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_43_value, NULL},
    {"out", AC_U16, 1, {16}, sweep_43_out, NULL},
};

/* i32 to u32 */
static const uint32_t sweep_44_self[] = {
    0x00000002, 0x00000003, 0x00000013, 0x00000000, 0xffffffff, 0x7ffffffe, 0x80000000, 0x00000015,
    0x00000014, 0x80000001, 0x00000001, 0x7fffffff, 0xfffffffe, 0xbca57337, 0x28ef0207, 0x1be80bca,
};
static const uint32_t sweep_44_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_44_value[] = {
    0x41a00000,
};
static const uint32_t sweep_44_out[] = {
    0x00000002, 0x00000003, 0x00000013, 0x00000014, 0x00000014, 0x7ffffffe, 0x00000014, 0x00000015,
    0x00000014, 0x00000014, 0x00000014, 0x7fffffff, 0x00000014, 0x00000014, 0x28ef0207, 0x1be80bca,
};
static const suite_value sweep_44[] = {
    {"self", AC_I32, 1, {16}, sweep_44_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_44_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_44_value, NULL},
    {"out", AC_U32, 1, {16}, sweep_44_out, NULL},
};

/* i32 to i64 */
static const uint32_t sweep_45_self[] = {
    0x00000002, 0x00000003, 0x00000013, 0x00000000, 0xffffffff, 0x7ffffffe, 0x80000000, 0x00000015,
    0x00000014, 0x80000001, 0x00000001, 0x7fffffff, 0xfffffffe, 0xbca57337, 0x28ef0207, 0x1be80bca,
};
static const uint32_t sweep_45_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_45_value[] = {
    0x41a00000,
};
static const uint64_t sweep_45_out[] = {
    0x0000000000000002, 0x0000000000000003, 0x0000000000000013, 0x0000000000000014,
    0x0000000000000014, 0x000000007ffffffe, 0x0000000000000014, 0x0000000000000015,
    0x0000000000000014, 0x0000000000000014, 0x0000000000000014, 0x000000007fffffff,
    0x0000000000000014, 0x0000000000000014, 0x0000000028ef0207, 0x000000001be80bca,
};
static const suite_value sweep_45[] = {
    {"self", AC_I32, 1, {16}, sweep_45_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_45_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_45_value, NULL},
    {"out", AC_I64, 1, {16}, sweep_45_out, NULL},
};

/* i32 to u64 */
static const uint32_t sweep_46_self[] = {
    0x00000002, 0x00000003, 0x00000013, 0x00000000, 0xffffffff, 0x7ffffffe, 0x80000000, 0x00000015,
    0x00000014, 0x80000001, 0x00000001, 0x7fffffff, 0xfffffffe, 0xbca57337, 0x28ef0207, 0x1be80bca,
};
static const uint32_t sweep_46_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_46_value[] = {
    0x41a00000,
};
static const uint64_t sweep_46_out[] = {
    0x0000000000000002, 0x0000000000000003, 0x0000000000000013, 0x0000000000000014,
    0x0000000000000014, 0x000000007ffffffe, 0x0000000000000014, 0x0000000000000015,
    0x0000000000000014, 0x0000000000000014, 0x0000000000000014, 0x000000007fffffff,
    0x0000000000000014, 0x0000000000000014, 0x0000000028ef0207, 0x000000001be80bca,
};
static const suite_value sweep_46[] = {
    {"self", AC_I32, 1, {16}, sweep_46_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_46_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_46_value, NULL},
    {"out", AC_U64, 1, {16}, sweep_46_out, NULL},
};

/* i32 to f64 */
static const uint32_t sweep_47_self[] = {
    0x00000002, 0x00000003, 0x00000013, 0x00000000, 0xffffffff, 0x7ffffffe, 0x80000000, 0x00000015,
    0x00000014, 0x80000001, 0x00000001, 0x7fffffff, 0xfffffffe, 0xbca57337, 0x28ef0207, 0x1be80bca,
};
static const uint32_t sweep_47_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_47_value[] = {
    0x41a00000,
};
static const uint64_t sweep_47_out[] = {
    0x4000000000000000, 0x4008000000000000, 0x4033000000000000, 0x4034000000000000,
    0x4034000000000000, 0x41dfffffff800000, 0x4034000000000000, 0x4035000000000000,
    0x4034000000000000, 0x4034000000000000, 0x4034000000000000, 0x41dfffffffc00000,
    0x4034000000000000, 0x4034000000000000, 0x41c4778103800000, 0x41bbe80bca000000,
};
static const suite_value sweep_47[] = {
    {"self", AC_I32, 1, {16}, sweep_47_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_47_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_47_value, NULL},
    {"out", AC_F64, 1, {16}, sweep_47_out, NULL},
};

/* i32 to bf16 */
static const uint32_t sweep_48_self[] = {
    0x00000002, 0x00000003, 0x00000013, 0x00000000, 0xffffffff, 0x7ffffffe, 0x80000000, 0x00000015,
    0x00000014, 0x80000001, 0x00000001, 0x7fffffff, 0xfffffffe, 0xbca57337, 0x28ef0207, 0x1be80bca,
};
static const uint32_t sweep_48_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_48_value[] = {
    0x41a00000,
};
static const uint16_t sweep_48_out[] = {
    0x4000, 0x4040, 0x4198, 0x41a0, 0x41a0, 0x4f00, 0x41a0, 0x41a8, 0x41a0, 0x41a0, 0x41a0, 0x4f00,
    0x41a0, 0x41a0, 0x4e24, 0x4ddf,
};
static const suite_value sweep_48[] = {
    {"self", AC_I32, 1, {16}, sweep_48_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_48_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_48_value, NULL},
    {"out", AC_BF16, 1, {16}, sweep_48_out, NULL},
};

/* i32: hard */
static const uint32_t sweep_49_self[] = {
    0xfffffff8, 0x7fffffff, 0x80000000, 0x7ffffffe, 0x00000001, 0x00000003, 0xfffffffc, 0x80000001,
    0xfffffff7, 0xfffffffd, 0x00000002, 0x00000000, 0xfffffffb, 0xfffffff9, 0xfffffffe, 0xffffffff,
    0xafe988a5, 0xd3da8b74, 0xe52e788d, 0xb44a61b8, 0x5c280459, 0x55f9609d, 0x0449441d, 0xdb258309,
    0xf60efe8a, 0x8a571ed8, 0xc7c66a83, 0x0e18de03, 0x6e4d2e5d, 0xac729815, 0x816a977a, 0xc1c9eae0,
    0x55475fd8, 0xa8371fb4, 0x06cf6075, 0xc2e86622, 0x70131d3c, 0x8ee2bdac, 0x9ad79133, 0xf0a8feec,
    0xf89b25d8, 0xbf9df855, 0x039e11bd, 0x37b1c476, 0x861061f1, 0x583f63c9, 0x6fce8abf, 0x2ac78702,
};
static const uint32_t sweep_49_threshold[] = {
    0xc0800000,
};
static const uint32_t sweep_49_value[] = {
    0xc1000000,
};
static const uint32_t sweep_49_out[] = {
    0xfffffff8, 0x7fffffff, 0xfffffff8, 0x7ffffffe, 0x00000001, 0x00000003, 0xfffffff8, 0xfffffff8,
    0xfffffff8, 0xfffffffd, 0x00000002, 0x00000000, 0xfffffff8, 0xfffffff8, 0xfffffffe, 0xffffffff,
    0xfffffff8, 0xfffffff8, 0xfffffff8, 0xfffffff8, 0x5c280459, 0x55f9609d, 0x0449441d, 0xfffffff8,
    0xfffffff8, 0xfffffff8, 0xfffffff8, 0x0e18de03, 0x6e4d2e5d, 0xfffffff8, 0xfffffff8, 0xfffffff8,
    0x55475fd8, 0xfffffff8, 0x06cf6075, 0xfffffff8, 0x70131d3c, 0xfffffff8, 0xfffffff8, 0xfffffff8,
    0xfffffff8, 0xfffffff8, 0x039e11bd, 0x37b1c476, 0xfffffff8, 0x583f63c9, 0x6fce8abf, 0x2ac78702,
};
static const suite_value sweep_49[] = {
    {"self", AC_I32, 1, {48}, sweep_49_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_49_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_49_value, NULL},
    {"out", AC_I32, 1, {48}, sweep_49_out, NULL},
};

/* i32: hard */
static const uint32_t sweep_50_self[] = {
    0xffffffff, 0x80000000, 0xfffffffe, 0x00000065, 0x00000064, 0x7ffffffe, 0x00000001, 0x80000001,
    0x00000003, 0x00000002, 0x00000005, 0x00000004, 0x00000063, 0x00000000, 0x7fffffff, 0x75d23595,
    0xafb67f70, 0x09ed8d12, 0xc12ad910, 0x1c40c379, 0x8eb920c1, 0xfe19d1d6, 0xbde2b7e4, 0xd590dce0,
    0x39ec718d, 0x4b8d4420, 0x141c03a5, 0xb0fc8db7, 0xb2cce004, 0x5dc1bf55, 0xf1ff3af2, 0x88026d5f,
    0x2f6af8aa, 0x308b0605, 0x768c73a0, 0x2db11478, 0x6133dbe7, 0x2fa57cc6, 0x21851d14, 0x16dc6f88,
    0xd42c821c, 0x589757ff, 0x0448629f, 0x9747cae4, 0x82bb0207, 0xf9a628d5, 0x98ee0cea,
};
static const uint32_t sweep_50_threshold[] = {
    0x40800000,
};
static const uint32_t sweep_50_value[] = {
    0x42c80000,
};
static const uint32_t sweep_50_out[] = {
    0x00000064, 0x00000064, 0x00000064, 0x00000065, 0x00000064, 0x7ffffffe, 0x00000064, 0x00000064,
    0x00000064, 0x00000064, 0x00000005, 0x00000064, 0x00000063, 0x00000064, 0x7fffffff, 0x75d23595,
    0x00000064, 0x09ed8d12, 0x00000064, 0x1c40c379, 0x00000064, 0x00000064, 0x00000064, 0x00000064,
    0x39ec718d, 0x4b8d4420, 0x141c03a5, 0x00000064, 0x00000064, 0x5dc1bf55, 0x00000064, 0x00000064,
    0x2f6af8aa, 0x308b0605, 0x768c73a0, 0x2db11478, 0x6133dbe7, 0x2fa57cc6, 0x21851d14, 0x16dc6f88,
    0x00000064, 0x589757ff, 0x0448629f, 0x00000064, 0x00000064, 0x00000064, 0x00000064,
};
static const suite_value sweep_50[] = {
    {"self", AC_I32, 1, {47}, sweep_50_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_50_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_50_value, NULL},
    {"out", AC_I32, 1, {47}, sweep_50_out, NULL},
};

/* u8: hard */
static const uint8_t sweep_51_self[] = {
    0x03, 0x13, 0x15, 0xfe, 0x02, 0x00, 0xff, 0x01, 0x14, 0x9f, 0xd8, 0xf6, 0xc7, 0x4c, 0x1c, 0x40,
    0xec, 0xa4, 0x5d, 0x57, 0x21, 0xc8, 0x3b, 0x1c, 0xce, 0x17, 0x3a, 0xfa, 0xb6, 0xc5, 0x1b, 0xef,
    0xcf, 0xf5, 0xdd, 0x57, 0x9c, 0xaa, 0xa4, 0x7f, 0xa2,
};
static const uint32_t sweep_51_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_51_value[] = {
    0x41a00000,
};
static const uint8_t sweep_51_out[] = {
    0x03, 0x13, 0x15, 0xfe, 0x02, 0x14, 0xff, 0x14, 0x14, 0x9f, 0xd8, 0xf6, 0xc7, 0x4c, 0x1c, 0x40,
    0xec, 0xa4, 0x5d, 0x57, 0x21, 0xc8, 0x3b, 0x1c, 0xce, 0x17, 0x3a, 0xfa, 0xb6, 0xc5, 0x1b, 0xef,
    0xcf, 0xf5, 0xdd, 0x57, 0x9c, 0xaa, 0xa4, 0x7f, 0xa2,
};
static const suite_value sweep_51[] = {
    {"self", AC_U8, 1, {41}, sweep_51_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_51_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_51_value, NULL},
    {"out", AC_U8, 1, {41}, sweep_51_out, NULL},
};

/* u8 to f32 */
static const uint8_t sweep_52_self[] = {
    0x03, 0x13, 0x15, 0xfe, 0x02, 0x00, 0xff, 0x01, 0x14, 0x9f, 0xd8, 0xf6, 0xc7, 0x4c, 0x1c, 0x40,
};
static const uint32_t sweep_52_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_52_value[] = {
    0x41a00000,
};
static const uint32_t sweep_52_out[] = {
    0x40400000, 0x41980000, 0x41a80000, 0x437e0000, 0x40000000, 0x41a00000, 0x437f0000, 0x41a00000,
    0x41a00000, 0x431f0000, 0x43580000, 0x43760000, 0x43470000, 0x42980000, 0x41e00000, 0x42800000,
};
static const suite_value sweep_52[] = {
    {"self", AC_U8, 1, {16}, sweep_52_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_52_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_52_value, NULL},
    {"out", AC_F32, 1, {16}, sweep_52_out, NULL},
};

/* u8 to f16 */
static const uint8_t sweep_53_self[] = {
    0x03, 0x13, 0x15, 0xfe, 0x02, 0x00, 0xff, 0x01, 0x14, 0x9f, 0xd8, 0xf6, 0xc7, 0x4c, 0x1c, 0x40,
};
static const uint32_t sweep_53_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_53_value[] = {
    0x41a00000,
};
static const uint16_t sweep_53_out[] = {
    0x4200, 0x4cc0, 0x4d40, 0x5bf0, 0x4000, 0x4d00, 0x5bf8, 0x4d00, 0x4d00, 0x58f8, 0x5ac0, 0x5bb0,
    0x5a38, 0x54c0, 0x4f00, 0x5400,
};
static const suite_value sweep_53[] = {
    {"self", AC_U8, 1, {16}, sweep_53_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_53_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_53_value, NULL},
    {"out", AC_F16, 1, {16}, sweep_53_out, NULL},
};

/* u8 to i8 */
static const uint8_t sweep_54_self[] = {
    0x03, 0x13, 0x15, 0xfe, 0x02, 0x00, 0xff, 0x01, 0x14, 0x9f, 0xd8, 0xf6, 0xc7, 0x4c, 0x1c, 0x40,
};
static const uint32_t sweep_54_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_54_value[] = {
    0x41a00000,
};
static const uint8_t sweep_54_out[] = {
    0x03, 0x13, 0x15, 0xfe, 0x02, 0x14, 0xff, 0x14, 0x14, 0x9f, 0xd8, 0xf6, 0xc7, 0x4c, 0x1c, 0x40,
};
static const suite_value sweep_54[] = {
    {"self", AC_U8, 1, {16}, sweep_54_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_54_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_54_value, NULL},
    {"out", AC_I8, 1, {16}, sweep_54_out, NULL},
};

/* u8 to i32 */
static const uint8_t sweep_55_self[] = {
    0x03, 0x13, 0x15, 0xfe, 0x02, 0x00, 0xff, 0x01, 0x14, 0x9f, 0xd8, 0xf6, 0xc7, 0x4c, 0x1c, 0x40,
};
static const uint32_t sweep_55_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_55_value[] = {
    0x41a00000,
};
static const uint32_t sweep_55_out[] = {
    0x00000003, 0x00000013, 0x00000015, 0x000000fe, 0x00000002, 0x00000014, 0x000000ff, 0x00000014,
    0x00000014, 0x0000009f, 0x000000d8, 0x000000f6, 0x000000c7, 0x0000004c, 0x0000001c, 0x00000040,
};
static const suite_value sweep_55[] = {
    {"self", AC_U8, 1, {16}, sweep_55_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_55_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_55_value, NULL},
    {"out", AC_I32, 1, {16}, sweep_55_out, NULL},
};

/* u8 to i16 */
static const uint8_t sweep_56_self[] = {
    0x03, 0x13, 0x15, 0xfe, 0x02, 0x00, 0xff, 0x01, 0x14, 0x9f, 0xd8, 0xf6, 0xc7, 0x4c, 0x1c, 0x40,
};
static const uint32_t sweep_56_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_56_value[] = {
    0x41a00000,
};
static const uint16_t sweep_56_out[] = {
    0x0003, 0x0013, 0x0015, 0x00fe, 0x0002, 0x0014, 0x00ff, 0x0014, 0x0014, 0x009f, 0x00d8, 0x00f6,
    0x00c7, 0x004c, 0x001c, 0x0040,
};
static const suite_value sweep_56[] = {
    {"self", AC_U8, 1, {16}, sweep_56_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_56_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_56_value, NULL},
    {"out", AC_I16, 1, {16}, sweep_56_out, NULL},
};

/* u8 to u16 */
static const uint8_t sweep_57_self[] = {
    0x03, 0x13, 0x15, 0xfe, 0x02, 0x00, 0xff, 0x01, 0x14, 0x9f, 0xd8, 0xf6, 0xc7, 0x4c, 0x1c, 0x40,
};
static const uint32_t sweep_57_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_57_value[] = {
    0x41a00000,
};
static const uint16_t sweep_57_out[] = {
    0x0003, 0x0013, 0x0015, 0x00fe, 0x0002, 0x0014, 0x00ff, 0x0014, 0x0014, 0x009f, 0x00d8, 0x00f6,
    0x00c7, 0x004c, 0x001c, 0x0040,
};
static const suite_value sweep_57[] = {
    {"self", AC_U8, 1, {16}, sweep_57_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_57_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_57_value, NULL},
    {"out", AC_U16, 1, {16}, sweep_57_out, NULL},
};

/* u8 to u32 */
static const uint8_t sweep_58_self[] = {
    0x03, 0x13, 0x15, 0xfe, 0x02, 0x00, 0xff, 0x01, 0x14, 0x9f, 0xd8, 0xf6, 0xc7, 0x4c, 0x1c, 0x40,
};
static const uint32_t sweep_58_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_58_value[] = {
    0x41a00000,
};
static const uint32_t sweep_58_out[] = {
    0x00000003, 0x00000013, 0x00000015, 0x000000fe, 0x00000002, 0x00000014, 0x000000ff, 0x00000014,
    0x00000014, 0x0000009f, 0x000000d8, 0x000000f6, 0x000000c7, 0x0000004c, 0x0000001c, 0x00000040,
};
static const suite_value sweep_58[] = {
    {"self", AC_U8, 1, {16}, sweep_58_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_58_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_58_value, NULL},
    {"out", AC_U32, 1, {16}, sweep_58_out, NULL},
};

/* u8 to i64 */
static const uint8_t sweep_59_self[] = {
    0x03, 0x13, 0x15, 0xfe, 0x02, 0x00, 0xff, 0x01, 0x14, 0x9f, 0xd8, 0xf6, 0xc7, 0x4c, 0x1c, 0x40,
};
static const uint32_t sweep_59_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_59_value[] = {
    0x41a00000,
};
static const uint64_t sweep_59_out[] = {
    0x0000000000000003, 0x0000000000000013, 0x0000000000000015, 0x00000000000000fe,
    0x0000000000000002, 0x0000000000000014, 0x00000000000000ff, 0x0000000000000014,
    0x0000000000000014, 0x000000000000009f, 0x00000000000000d8, 0x00000000000000f6,
    0x00000000000000c7, 0x000000000000004c, 0x000000000000001c, 0x0000000000000040,
};
static const suite_value sweep_59[] = {
    {"self", AC_U8, 1, {16}, sweep_59_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_59_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_59_value, NULL},
    {"out", AC_I64, 1, {16}, sweep_59_out, NULL},
};

/* u8 to u64 */
static const uint8_t sweep_60_self[] = {
    0x03, 0x13, 0x15, 0xfe, 0x02, 0x00, 0xff, 0x01, 0x14, 0x9f, 0xd8, 0xf6, 0xc7, 0x4c, 0x1c, 0x40,
};
static const uint32_t sweep_60_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_60_value[] = {
    0x41a00000,
};
static const uint64_t sweep_60_out[] = {
    0x0000000000000003, 0x0000000000000013, 0x0000000000000015, 0x00000000000000fe,
    0x0000000000000002, 0x0000000000000014, 0x00000000000000ff, 0x0000000000000014,
    0x0000000000000014, 0x000000000000009f, 0x00000000000000d8, 0x00000000000000f6,
    0x00000000000000c7, 0x000000000000004c, 0x000000000000001c, 0x0000000000000040,
};
static const suite_value sweep_60[] = {
    {"self", AC_U8, 1, {16}, sweep_60_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_60_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_60_value, NULL},
    {"out", AC_U64, 1, {16}, sweep_60_out, NULL},
};

/* u8 to f64 */
static const uint8_t sweep_61_self[] = {
    0x03, 0x13, 0x15, 0xfe, 0x02, 0x00, 0xff, 0x01, 0x14, 0x9f, 0xd8, 0xf6, 0xc7, 0x4c, 0x1c, 0x40,
};
static const uint32_t sweep_61_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_61_value[] = {
    0x41a00000,
};
static const uint64_t sweep_61_out[] = {
    0x4008000000000000, 0x4033000000000000, 0x4035000000000000, 0x406fc00000000000,
    0x4000000000000000, 0x4034000000000000, 0x406fe00000000000, 0x4034000000000000,
    0x4034000000000000, 0x4063e00000000000, 0x406b000000000000, 0x406ec00000000000,
    0x4068e00000000000, 0x4053000000000000, 0x403c000000000000, 0x4050000000000000,
};
static const suite_value sweep_61[] = {
    {"self", AC_U8, 1, {16}, sweep_61_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_61_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_61_value, NULL},
    {"out", AC_F64, 1, {16}, sweep_61_out, NULL},
};

/* u8 to bf16 */
static const uint8_t sweep_62_self[] = {
    0x03, 0x13, 0x15, 0xfe, 0x02, 0x00, 0xff, 0x01, 0x14, 0x9f, 0xd8, 0xf6, 0xc7, 0x4c, 0x1c, 0x40,
};
static const uint32_t sweep_62_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_62_value[] = {
    0x41a00000,
};
static const uint16_t sweep_62_out[] = {
    0x4040, 0x4198, 0x41a8, 0x437e, 0x4000, 0x41a0, 0x437f, 0x41a0, 0x41a0, 0x431f, 0x4358, 0x4376,
    0x4347, 0x4298, 0x41e0, 0x4280,
};
static const suite_value sweep_62[] = {
    {"self", AC_U8, 1, {16}, sweep_62_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_62_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_62_value, NULL},
    {"out", AC_BF16, 1, {16}, sweep_62_out, NULL},
};

/* u8: hard */
static const uint8_t sweep_63_self[] = {
    0x03, 0xfe, 0x01, 0x00, 0x02, 0xff, 0xf5, 0xd8, 0x9a, 0x11, 0xd3, 0xe4, 0x1c, 0x76, 0x58, 0xf6,
    0x07, 0xb4, 0x55, 0x1b, 0x64, 0x5a, 0xbf, 0x8e, 0x84, 0xf5, 0x87, 0xd7, 0x5a, 0x9f, 0xdc, 0x55,
    0xb0, 0x17, 0xf6, 0x92, 0xc5, 0xde,
};
static const uint32_t sweep_63_threshold[] = {
    0xc0800000,
};
static const uint32_t sweep_63_value[] = {
    0xc1000000,
};
static const uint8_t sweep_63_out[] = {
    0xf8, 0xfe, 0xf8, 0xf8, 0xf8, 0xff, 0xf8, 0xf8, 0xf8, 0xf8, 0xf8, 0xf8, 0xf8, 0xf8, 0xf8, 0xf8,
    0xf8, 0xf8, 0xf8, 0xf8, 0xf8, 0xf8, 0xf8, 0xf8, 0xf8, 0xf8, 0xf8, 0xf8, 0xf8, 0xf8, 0xf8, 0xf8,
    0xf8, 0xf8, 0xf8, 0xf8, 0xf8, 0xf8,
};
static const suite_value sweep_63[] = {
    {"self", AC_U8, 1, {38}, sweep_63_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_63_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_63_value, NULL},
    {"out", AC_U8, 1, {38}, sweep_63_out, NULL},
};

/* u8: hard */
static const uint8_t sweep_64_self[] = {
    0xff, 0x64, 0x65, 0x04, 0xfe, 0x05, 0x03, 0x01, 0x63, 0x00, 0x02, 0x62, 0x5f, 0x1e, 0x91, 0x2c,
    0x51, 0xac, 0xd9, 0xa7, 0xe6, 0x59, 0x4c, 0xd0, 0xa6, 0x96, 0x36, 0xb3, 0x01, 0xed, 0x91, 0x30,
    0xeb, 0x6d, 0xa1, 0x54, 0x90, 0x07, 0xd4, 0xe8, 0x94, 0xe7, 0xc4,
};
static const uint32_t sweep_64_threshold[] = {
    0x40800000,
};
static const uint32_t sweep_64_value[] = {
    0x42c80000,
};
static const uint8_t sweep_64_out[] = {
    0xff, 0x64, 0x65, 0x64, 0xfe, 0x05, 0x64, 0x64, 0x63, 0x64, 0x64, 0x62, 0x5f, 0x1e, 0x91, 0x2c,
    0x51, 0xac, 0xd9, 0xa7, 0xe6, 0x59, 0x4c, 0xd0, 0xa6, 0x96, 0x36, 0xb3, 0x64, 0xed, 0x91, 0x30,
    0xeb, 0x6d, 0xa1, 0x54, 0x90, 0x07, 0xd4, 0xe8, 0x94, 0xe7, 0xc4,
};
static const suite_value sweep_64[] = {
    {"self", AC_U8, 1, {43}, sweep_64_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_64_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_64_value, NULL},
    {"out", AC_U8, 1, {43}, sweep_64_out, NULL},
};

/* i16: hard */
static const uint16_t sweep_65_self[] = {
    0xffff, 0x0001, 0x0002, 0x0015, 0x7ffe, 0xfffe, 0x0000, 0x7fff, 0x0014, 0x0013, 0x8000, 0x8001,
    0x0003, 0x0311, 0xf9d2, 0x2244, 0xbb46, 0x423a, 0x3e49, 0xb330, 0x82c5, 0xddda, 0x4b9d, 0x9231,
    0x2ecd, 0x1664, 0x8402, 0x4047, 0x2c57, 0x2e5d, 0x4611, 0xe5f9, 0x61bc, 0x4a9a, 0xe5e7, 0x710e,
    0x01bb, 0x1257, 0xd2d8, 0xb281, 0x7c00, 0x2a7b, 0xb652, 0x562b, 0x75f4,
};
static const uint32_t sweep_65_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_65_value[] = {
    0x41a00000,
};
static const uint16_t sweep_65_out[] = {
    0x0014, 0x0014, 0x0002, 0x0015, 0x7ffe, 0x0014, 0x0014, 0x7fff, 0x0014, 0x0013, 0x0014, 0x0014,
    0x0003, 0x0311, 0x0014, 0x2244, 0x0014, 0x423a, 0x3e49, 0x0014, 0x0014, 0x0014, 0x4b9d, 0x0014,
    0x2ecd, 0x1664, 0x0014, 0x4047, 0x2c57, 0x2e5d, 0x4611, 0x0014, 0x61bc, 0x4a9a, 0x0014, 0x710e,
    0x01bb, 0x1257, 0x0014, 0x0014, 0x7c00, 0x2a7b, 0x0014, 0x562b, 0x75f4,
};
static const suite_value sweep_65[] = {
    {"self", AC_I16, 1, {45}, sweep_65_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_65_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_65_value, NULL},
    {"out", AC_I16, 1, {45}, sweep_65_out, NULL},
};

/* i16 to f32 */
static const uint16_t sweep_66_self[] = {
    0xffff, 0x0001, 0x0002, 0x0015, 0x7ffe, 0xfffe, 0x0000, 0x7fff, 0x0014, 0x0013, 0x8000, 0x8001,
    0x0003, 0x0311, 0xf9d2, 0x2244,
};
static const uint32_t sweep_66_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_66_value[] = {
    0x41a00000,
};
static const uint32_t sweep_66_out[] = {
    0x41a00000, 0x41a00000, 0x40000000, 0x41a80000, 0x46fffc00, 0x41a00000, 0x41a00000, 0x46fffe00,
    0x41a00000, 0x41980000, 0x41a00000, 0x41a00000, 0x40400000, 0x44444000, 0x41a00000, 0x46091000,
};
static const suite_value sweep_66[] = {
    {"self", AC_I16, 1, {16}, sweep_66_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_66_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_66_value, NULL},
    {"out", AC_F32, 1, {16}, sweep_66_out, NULL},
};

/* i16 to f16 */
static const uint16_t sweep_67_self[] = {
    0xffff, 0x0001, 0x0002, 0x0015, 0x7ffe, 0xfffe, 0x0000, 0x7fff, 0x0014, 0x0013, 0x8000, 0x8001,
    0x0003, 0x0311, 0xf9d2, 0x2244,
};
static const uint32_t sweep_67_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_67_value[] = {
    0x41a00000,
};
static const uint16_t sweep_67_out[] = {
    0x4d00, 0x4d00, 0x4000, 0x4d40, 0x7800, 0x4d00, 0x4d00, 0x7800, 0x4d00, 0x4cc0, 0x4d00, 0x4d00,
    0x4200, 0x6222, 0x4d00, 0x7048,
};
static const suite_value sweep_67[] = {
    {"self", AC_I16, 1, {16}, sweep_67_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_67_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_67_value, NULL},
    {"out", AC_F16, 1, {16}, sweep_67_out, NULL},
};

/* i16 to i8 */
static const uint16_t sweep_68_self[] = {
    0xffff, 0x0001, 0x0002, 0x0015, 0x7ffe, 0xfffe, 0x0000, 0x7fff, 0x0014, 0x0013, 0x8000, 0x8001,
    0x0003, 0x0311, 0xf9d2, 0x2244,
};
static const uint32_t sweep_68_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_68_value[] = {
    0x41a00000,
};
static const uint8_t sweep_68_out[] = {
    0x14, 0x14, 0x02, 0x15, 0xfe, 0x14, 0x14, 0xff, 0x14, 0x13, 0x14, 0x14, 0x03, 0x11, 0x14, 0x44,
};
static const suite_value sweep_68[] = {
    {"self", AC_I16, 1, {16}, sweep_68_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_68_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_68_value, NULL},
    {"out", AC_I8, 1, {16}, sweep_68_out, NULL},
};

/* i16 to i32 */
static const uint16_t sweep_69_self[] = {
    0xffff, 0x0001, 0x0002, 0x0015, 0x7ffe, 0xfffe, 0x0000, 0x7fff, 0x0014, 0x0013, 0x8000, 0x8001,
    0x0003, 0x0311, 0xf9d2, 0x2244,
};
static const uint32_t sweep_69_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_69_value[] = {
    0x41a00000,
};
static const uint32_t sweep_69_out[] = {
    0x00000014, 0x00000014, 0x00000002, 0x00000015, 0x00007ffe, 0x00000014, 0x00000014, 0x00007fff,
    0x00000014, 0x00000013, 0x00000014, 0x00000014, 0x00000003, 0x00000311, 0x00000014, 0x00002244,
};
static const suite_value sweep_69[] = {
    {"self", AC_I16, 1, {16}, sweep_69_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_69_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_69_value, NULL},
    {"out", AC_I32, 1, {16}, sweep_69_out, NULL},
};

/* i16 to u8 */
static const uint16_t sweep_70_self[] = {
    0xffff, 0x0001, 0x0002, 0x0015, 0x7ffe, 0xfffe, 0x0000, 0x7fff, 0x0014, 0x0013, 0x8000, 0x8001,
    0x0003, 0x0311, 0xf9d2, 0x2244,
};
static const uint32_t sweep_70_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_70_value[] = {
    0x41a00000,
};
static const uint8_t sweep_70_out[] = {
    0x14, 0x14, 0x02, 0x15, 0xfe, 0x14, 0x14, 0xff, 0x14, 0x13, 0x14, 0x14, 0x03, 0x11, 0x14, 0x44,
};
static const suite_value sweep_70[] = {
    {"self", AC_I16, 1, {16}, sweep_70_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_70_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_70_value, NULL},
    {"out", AC_U8, 1, {16}, sweep_70_out, NULL},
};

/* i16 to u16 */
static const uint16_t sweep_71_self[] = {
    0xffff, 0x0001, 0x0002, 0x0015, 0x7ffe, 0xfffe, 0x0000, 0x7fff, 0x0014, 0x0013, 0x8000, 0x8001,
    0x0003, 0x0311, 0xf9d2, 0x2244,
};
static const uint32_t sweep_71_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_71_value[] = {
    0x41a00000,
};
static const uint16_t sweep_71_out[] = {
    0x0014, 0x0014, 0x0002, 0x0015, 0x7ffe, 0x0014, 0x0014, 0x7fff, 0x0014, 0x0013, 0x0014, 0x0014,
    0x0003, 0x0311, 0x0014, 0x2244,
};
static const suite_value sweep_71[] = {
    {"self", AC_I16, 1, {16}, sweep_71_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_71_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_71_value, NULL},
    {"out", AC_U16, 1, {16}, sweep_71_out, NULL},
};

/* i16 to u32 */
static const uint16_t sweep_72_self[] = {
    0xffff, 0x0001, 0x0002, 0x0015, 0x7ffe, 0xfffe, 0x0000, 0x7fff, 0x0014, 0x0013, 0x8000, 0x8001,
    0x0003, 0x0311, 0xf9d2, 0x2244,
};
static const uint32_t sweep_72_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_72_value[] = {
    0x41a00000,
};
static const uint32_t sweep_72_out[] = {
    0x00000014, 0x00000014, 0x00000002, 0x00000015, 0x00007ffe, 0x00000014, 0x00000014, 0x00007fff,
    0x00000014, 0x00000013, 0x00000014, 0x00000014, 0x00000003, 0x00000311, 0x00000014, 0x00002244,
};
static const suite_value sweep_72[] = {
    {"self", AC_I16, 1, {16}, sweep_72_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_72_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_72_value, NULL},
    {"out", AC_U32, 1, {16}, sweep_72_out, NULL},
};

/* i16 to i64 */
static const uint16_t sweep_73_self[] = {
    0xffff, 0x0001, 0x0002, 0x0015, 0x7ffe, 0xfffe, 0x0000, 0x7fff, 0x0014, 0x0013, 0x8000, 0x8001,
    0x0003, 0x0311, 0xf9d2, 0x2244,
};
static const uint32_t sweep_73_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_73_value[] = {
    0x41a00000,
};
static const uint64_t sweep_73_out[] = {
    0x0000000000000014, 0x0000000000000014, 0x0000000000000002, 0x0000000000000015,
    0x0000000000007ffe, 0x0000000000000014, 0x0000000000000014, 0x0000000000007fff,
    0x0000000000000014, 0x0000000000000013, 0x0000000000000014, 0x0000000000000014,
    0x0000000000000003, 0x0000000000000311, 0x0000000000000014, 0x0000000000002244,
};
static const suite_value sweep_73[] = {
    {"self", AC_I16, 1, {16}, sweep_73_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_73_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_73_value, NULL},
    {"out", AC_I64, 1, {16}, sweep_73_out, NULL},
};

/* i16 to u64 */
static const uint16_t sweep_74_self[] = {
    0xffff, 0x0001, 0x0002, 0x0015, 0x7ffe, 0xfffe, 0x0000, 0x7fff, 0x0014, 0x0013, 0x8000, 0x8001,
    0x0003, 0x0311, 0xf9d2, 0x2244,
};
static const uint32_t sweep_74_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_74_value[] = {
    0x41a00000,
};
static const uint64_t sweep_74_out[] = {
    0x0000000000000014, 0x0000000000000014, 0x0000000000000002, 0x0000000000000015,
    0x0000000000007ffe, 0x0000000000000014, 0x0000000000000014, 0x0000000000007fff,
    0x0000000000000014, 0x0000000000000013, 0x0000000000000014, 0x0000000000000014,
    0x0000000000000003, 0x0000000000000311, 0x0000000000000014, 0x0000000000002244,
};
static const suite_value sweep_74[] = {
    {"self", AC_I16, 1, {16}, sweep_74_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_74_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_74_value, NULL},
    {"out", AC_U64, 1, {16}, sweep_74_out, NULL},
};

/* i16 to f64 */
static const uint16_t sweep_75_self[] = {
    0xffff, 0x0001, 0x0002, 0x0015, 0x7ffe, 0xfffe, 0x0000, 0x7fff, 0x0014, 0x0013, 0x8000, 0x8001,
    0x0003, 0x0311, 0xf9d2, 0x2244,
};
static const uint32_t sweep_75_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_75_value[] = {
    0x41a00000,
};
static const uint64_t sweep_75_out[] = {
    0x4034000000000000, 0x4034000000000000, 0x4000000000000000, 0x4035000000000000,
    0x40dfff8000000000, 0x4034000000000000, 0x4034000000000000, 0x40dfffc000000000,
    0x4034000000000000, 0x4033000000000000, 0x4034000000000000, 0x4034000000000000,
    0x4008000000000000, 0x4088880000000000, 0x4034000000000000, 0x40c1220000000000,
};
static const suite_value sweep_75[] = {
    {"self", AC_I16, 1, {16}, sweep_75_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_75_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_75_value, NULL},
    {"out", AC_F64, 1, {16}, sweep_75_out, NULL},
};

/* i16 to bf16 */
static const uint16_t sweep_76_self[] = {
    0xffff, 0x0001, 0x0002, 0x0015, 0x7ffe, 0xfffe, 0x0000, 0x7fff, 0x0014, 0x0013, 0x8000, 0x8001,
    0x0003, 0x0311, 0xf9d2, 0x2244,
};
static const uint32_t sweep_76_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_76_value[] = {
    0x41a00000,
};
static const uint16_t sweep_76_out[] = {
    0x41a0, 0x41a0, 0x4000, 0x41a8, 0x4700, 0x41a0, 0x41a0, 0x4700, 0x41a0, 0x4198, 0x41a0, 0x41a0,
    0x4040, 0x4444, 0x41a0, 0x4609,
};
static const suite_value sweep_76[] = {
    {"self", AC_I16, 1, {16}, sweep_76_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_76_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_76_value, NULL},
    {"out", AC_BF16, 1, {16}, sweep_76_out, NULL},
};

/* i16: hard */
static const uint16_t sweep_77_self[] = {
    0x7ffe, 0xfff8, 0x7fff, 0xfff7, 0x8001, 0xfffd, 0xfffe, 0xfff9, 0x0003, 0x0000, 0xffff, 0x8000,
    0xfffc, 0x0001, 0x0002, 0xfffb, 0xa51b, 0x5b92, 0x8dc4, 0x9602, 0xc201, 0x626c, 0xd158, 0xfc3e,
    0x2267, 0xc3cd, 0x5576, 0xe426, 0x6c4d, 0xead9, 0x9a4c, 0x5f7d, 0x3f7d, 0x49d2, 0xbbfe, 0x6099,
    0x7260, 0xe8c2, 0xa914, 0x19fa, 0x7f37, 0x5f98, 0x9bfd, 0x77bc, 0x67ca, 0xa9f7, 0xc096, 0xbd32,
};
static const uint32_t sweep_77_threshold[] = {
    0xc0800000,
};
static const uint32_t sweep_77_value[] = {
    0xc1000000,
};
static const uint16_t sweep_77_out[] = {
    0x7ffe, 0xfff8, 0x7fff, 0xfff8, 0xfff8, 0xfffd, 0xfffe, 0xfff8, 0x0003, 0x0000, 0xffff, 0xfff8,
    0xfff8, 0x0001, 0x0002, 0xfff8, 0xfff8, 0x5b92, 0xfff8, 0xfff8, 0xfff8, 0x626c, 0xfff8, 0xfff8,
    0x2267, 0xfff8, 0x5576, 0xfff8, 0x6c4d, 0xfff8, 0xfff8, 0x5f7d, 0x3f7d, 0x49d2, 0xfff8, 0x6099,
    0x7260, 0xfff8, 0xfff8, 0x19fa, 0x7f37, 0x5f98, 0xfff8, 0x77bc, 0x67ca, 0xfff8, 0xfff8, 0xfff8,
};
static const suite_value sweep_77[] = {
    {"self", AC_I16, 1, {48}, sweep_77_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_77_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_77_value, NULL},
    {"out", AC_I16, 1, {48}, sweep_77_out, NULL},
};

/* i16: hard */
static const uint16_t sweep_78_self[] = {
    0x0003, 0xffff, 0x0001, 0x0063, 0x0002, 0x7ffe, 0x0064, 0xfffe, 0x8000, 0x0000, 0x7fff, 0x0065,
    0x0005, 0x0004, 0x8001, 0x9d99, 0xe698, 0x02eb, 0x0cb8, 0xd50b, 0x50bf, 0xe131, 0x0d64, 0x0df5,
    0x8a33, 0x316b, 0x4367, 0x0dd2, 0x54cb, 0x7eea, 0x45cd, 0x9632, 0xe257, 0x3b79, 0x1a61, 0x41d0,
    0xc704, 0xe881, 0x9713, 0xd131, 0xade2, 0x2fcb, 0xdc47, 0x877d, 0x7601, 0xf955, 0xa7b2,
};
static const uint32_t sweep_78_threshold[] = {
    0x40800000,
};
static const uint32_t sweep_78_value[] = {
    0x42c80000,
};
static const uint16_t sweep_78_out[] = {
    0x0064, 0x0064, 0x0064, 0x0063, 0x0064, 0x7ffe, 0x0064, 0x0064, 0x0064, 0x0064, 0x7fff, 0x0065,
    0x0005, 0x0064, 0x0064, 0x0064, 0x0064, 0x02eb, 0x0cb8, 0x0064, 0x50bf, 0x0064, 0x0d64, 0x0df5,
    0x0064, 0x316b, 0x4367, 0x0dd2, 0x54cb, 0x7eea, 0x45cd, 0x0064, 0x0064, 0x3b79, 0x1a61, 0x41d0,
    0x0064, 0x0064, 0x0064, 0x0064, 0x0064, 0x2fcb, 0x0064, 0x0064, 0x7601, 0x0064, 0x0064,
};
static const suite_value sweep_78[] = {
    {"self", AC_I16, 1, {47}, sweep_78_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_78_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_78_value, NULL},
    {"out", AC_I16, 1, {47}, sweep_78_out, NULL},
};

/* i64: hard */
static const uint64_t sweep_79_self[] = {
    0x0000000000000002, 0x8000000000000000, 0x0000000000000003, 0x0000000000000014,
    0x7ffffffffffffffe, 0x0000000000000013, 0x0000000000000015, 0x0000000000000001,
    0xfffffffffffffffe, 0x8000000000000001, 0x7fffffffffffffff, 0xffffffffffffffff,
    0x0000000000000000, 0x44e845972913cba7, 0x2faf8105215ef0c1, 0xf8360bb3f9cd397e,
    0x3975395bac4bf2e1, 0x311d6ff957cdc052, 0x75947da07d0204ff, 0x2e1e167d670b3497,
    0x86d938f0b4f8e37b, 0xdd054098b16754b9, 0xbde90ab0e78f0c6f, 0x79da597521f3bcda,
    0xae108022ce8377b1, 0x7a799bfef4236b24, 0x6beb28abb447de53, 0xad23ad1dfd597cbd,
    0x6614dd7cbe405745, 0x57622dceb0cee236, 0x802578add3ae0689, 0x6bd263ff8940aa3e,
    0x394fcc9a20e9dd14, 0x877c9d67cd3f3a00, 0x95dcdbadf66bebd1, 0x7a1fb127dc372400,
    0xf1a949f1f5380986, 0xcbedd80f3b7e7955, 0xa7cec95d68c2eae6, 0x4536ebbe7470ad56,
    0x7c0dc1a8cfaec5bb, 0xa37b8e414ba48339, 0x6fe9449556cc32fd, 0x50659abdf8559f7b,
    0xa7d74490185dbca2,
};
static const uint32_t sweep_79_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_79_value[] = {
    0x41a00000,
};
static const uint64_t sweep_79_out[] = {
    0x0000000000000002, 0x0000000000000014, 0x0000000000000003, 0x0000000000000014,
    0x7ffffffffffffffe, 0x0000000000000013, 0x0000000000000015, 0x0000000000000014,
    0x0000000000000014, 0x0000000000000014, 0x7fffffffffffffff, 0x0000000000000014,
    0x0000000000000014, 0x44e845972913cba7, 0x2faf8105215ef0c1, 0x0000000000000014,
    0x3975395bac4bf2e1, 0x311d6ff957cdc052, 0x75947da07d0204ff, 0x2e1e167d670b3497,
    0x0000000000000014, 0x0000000000000014, 0x0000000000000014, 0x79da597521f3bcda,
    0x0000000000000014, 0x7a799bfef4236b24, 0x6beb28abb447de53, 0x0000000000000014,
    0x6614dd7cbe405745, 0x57622dceb0cee236, 0x0000000000000014, 0x6bd263ff8940aa3e,
    0x394fcc9a20e9dd14, 0x0000000000000014, 0x0000000000000014, 0x7a1fb127dc372400,
    0x0000000000000014, 0x0000000000000014, 0x0000000000000014, 0x4536ebbe7470ad56,
    0x7c0dc1a8cfaec5bb, 0x0000000000000014, 0x6fe9449556cc32fd, 0x50659abdf8559f7b,
    0x0000000000000014,
};
static const suite_value sweep_79[] = {
    {"self", AC_I64, 1, {45}, sweep_79_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_79_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_79_value, NULL},
    {"out", AC_I64, 1, {45}, sweep_79_out, NULL},
};

/* i64 to f32 */
static const uint64_t sweep_80_self[] = {
    0x0000000000000002, 0x8000000000000000, 0x0000000000000003, 0x0000000000000014,
    0x7ffffffffffffffe, 0x0000000000000013, 0x0000000000000015, 0x0000000000000001,
    0xfffffffffffffffe, 0x8000000000000001, 0x7fffffffffffffff, 0xffffffffffffffff,
    0x0000000000000000, 0x44e845972913cba7, 0x2faf8105215ef0c1, 0xf8360bb3f9cd397e,
};
static const uint32_t sweep_80_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_80_value[] = {
    0x41a00000,
};
static const uint32_t sweep_80_out[] = {
    0x40000000, 0x41a00000, 0x40400000, 0x41a00000, 0x5f000000, 0x41980000, 0x41a80000, 0x41a00000,
    0x41a00000, 0x41a00000, 0x5f000000, 0x41a00000, 0x41a00000, 0x5e89d08b, 0x5e3ebe04, 0x41a00000,
};
static const suite_value sweep_80[] = {
    {"self", AC_I64, 1, {16}, sweep_80_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_80_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_80_value, NULL},
    {"out", AC_F32, 1, {16}, sweep_80_out, NULL},
};

/* i64 to f16 */
static const uint64_t sweep_81_self[] = {
    0x0000000000000002, 0x8000000000000000, 0x0000000000000003, 0x0000000000000014,
    0x7ffffffffffffffe, 0x0000000000000013, 0x0000000000000015, 0x0000000000000001,
    0xfffffffffffffffe, 0x8000000000000001, 0x7fffffffffffffff, 0xffffffffffffffff,
    0x0000000000000000, 0x44e845972913cba7, 0x2faf8105215ef0c1, 0xf8360bb3f9cd397e,
};
static const uint32_t sweep_81_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_81_value[] = {
    0x41a00000,
};
static const uint16_t sweep_81_out[] = {
    0x4000, 0x4d00, 0x4200, 0x4d00, 0x7c00, 0x4cc0, 0x4d40, 0x4d00, 0x4d00, 0x4d00, 0x7c00, 0x4d00,
    0x4d00, 0x7c00, 0x7c00, 0x4d00,
};
static const suite_value sweep_81[] = {
    {"self", AC_I64, 1, {16}, sweep_81_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_81_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_81_value, NULL},
    {"out", AC_F16, 1, {16}, sweep_81_out, NULL},
};

/* i64 to i8 */
static const uint64_t sweep_82_self[] = {
    0x0000000000000002, 0x8000000000000000, 0x0000000000000003, 0x0000000000000014,
    0x7ffffffffffffffe, 0x0000000000000013, 0x0000000000000015, 0x0000000000000001,
    0xfffffffffffffffe, 0x8000000000000001, 0x7fffffffffffffff, 0xffffffffffffffff,
    0x0000000000000000, 0x44e845972913cba7, 0x2faf8105215ef0c1, 0xf8360bb3f9cd397e,
};
static const uint32_t sweep_82_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_82_value[] = {
    0x41a00000,
};
static const uint8_t sweep_82_out[] = {
    0x02, 0x14, 0x03, 0x14, 0xfe, 0x13, 0x15, 0x14, 0x14, 0x14, 0xff, 0x14, 0x14, 0xa7, 0xc1, 0x14,
};
static const suite_value sweep_82[] = {
    {"self", AC_I64, 1, {16}, sweep_82_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_82_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_82_value, NULL},
    {"out", AC_I8, 1, {16}, sweep_82_out, NULL},
};

/* i64 to i32 */
static const uint64_t sweep_83_self[] = {
    0x0000000000000002, 0x8000000000000000, 0x0000000000000003, 0x0000000000000014,
    0x7ffffffffffffffe, 0x0000000000000013, 0x0000000000000015, 0x0000000000000001,
    0xfffffffffffffffe, 0x8000000000000001, 0x7fffffffffffffff, 0xffffffffffffffff,
    0x0000000000000000, 0x44e845972913cba7, 0x2faf8105215ef0c1, 0xf8360bb3f9cd397e,
};
static const uint32_t sweep_83_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_83_value[] = {
    0x41a00000,
};
static const uint32_t sweep_83_out[] = {
    0x00000002, 0x00000014, 0x00000003, 0x00000014, 0xfffffffe, 0x00000013, 0x00000015, 0x00000014,
    0x00000014, 0x00000014, 0xffffffff, 0x00000014, 0x00000014, 0x2913cba7, 0x215ef0c1, 0x00000014,
};
static const suite_value sweep_83[] = {
    {"self", AC_I64, 1, {16}, sweep_83_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_83_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_83_value, NULL},
    {"out", AC_I32, 1, {16}, sweep_83_out, NULL},
};

/* i64 to u8 */
static const uint64_t sweep_84_self[] = {
    0x0000000000000002, 0x8000000000000000, 0x0000000000000003, 0x0000000000000014,
    0x7ffffffffffffffe, 0x0000000000000013, 0x0000000000000015, 0x0000000000000001,
    0xfffffffffffffffe, 0x8000000000000001, 0x7fffffffffffffff, 0xffffffffffffffff,
    0x0000000000000000, 0x44e845972913cba7, 0x2faf8105215ef0c1, 0xf8360bb3f9cd397e,
};
static const uint32_t sweep_84_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_84_value[] = {
    0x41a00000,
};
static const uint8_t sweep_84_out[] = {
    0x02, 0x14, 0x03, 0x14, 0xfe, 0x13, 0x15, 0x14, 0x14, 0x14, 0xff, 0x14, 0x14, 0xa7, 0xc1, 0x14,
};
static const suite_value sweep_84[] = {
    {"self", AC_I64, 1, {16}, sweep_84_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_84_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_84_value, NULL},
    {"out", AC_U8, 1, {16}, sweep_84_out, NULL},
};

/* i64 to i16 */
static const uint64_t sweep_85_self[] = {
    0x0000000000000002, 0x8000000000000000, 0x0000000000000003, 0x0000000000000014,
    0x7ffffffffffffffe, 0x0000000000000013, 0x0000000000000015, 0x0000000000000001,
    0xfffffffffffffffe, 0x8000000000000001, 0x7fffffffffffffff, 0xffffffffffffffff,
    0x0000000000000000, 0x44e845972913cba7, 0x2faf8105215ef0c1, 0xf8360bb3f9cd397e,
};
static const uint32_t sweep_85_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_85_value[] = {
    0x41a00000,
};
static const uint16_t sweep_85_out[] = {
    0x0002, 0x0014, 0x0003, 0x0014, 0xfffe, 0x0013, 0x0015, 0x0014, 0x0014, 0x0014, 0xffff, 0x0014,
    0x0014, 0xcba7, 0xf0c1, 0x0014,
};
static const suite_value sweep_85[] = {
    {"self", AC_I64, 1, {16}, sweep_85_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_85_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_85_value, NULL},
    {"out", AC_I16, 1, {16}, sweep_85_out, NULL},
};

/* i64 to u16 */
static const uint64_t sweep_86_self[] = {
    0x0000000000000002, 0x8000000000000000, 0x0000000000000003, 0x0000000000000014,
    0x7ffffffffffffffe, 0x0000000000000013, 0x0000000000000015, 0x0000000000000001,
    0xfffffffffffffffe, 0x8000000000000001, 0x7fffffffffffffff, 0xffffffffffffffff,
    0x0000000000000000, 0x44e845972913cba7, 0x2faf8105215ef0c1, 0xf8360bb3f9cd397e,
};
static const uint32_t sweep_86_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_86_value[] = {
    0x41a00000,
};
static const uint16_t sweep_86_out[] = {
    0x0002, 0x0014, 0x0003, 0x0014, 0xfffe, 0x0013, 0x0015, 0x0014, 0x0014, 0x0014, 0xffff, 0x0014,
    0x0014, 0xcba7, 0xf0c1, 0x0014,
};
static const suite_value sweep_86[] = {
    {"self", AC_I64, 1, {16}, sweep_86_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_86_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_86_value, NULL},
    {"out", AC_U16, 1, {16}, sweep_86_out, NULL},
};

/* i64 to u32 */
static const uint64_t sweep_87_self[] = {
    0x0000000000000002, 0x8000000000000000, 0x0000000000000003, 0x0000000000000014,
    0x7ffffffffffffffe, 0x0000000000000013, 0x0000000000000015, 0x0000000000000001,
    0xfffffffffffffffe, 0x8000000000000001, 0x7fffffffffffffff, 0xffffffffffffffff,
    0x0000000000000000, 0x44e845972913cba7, 0x2faf8105215ef0c1, 0xf8360bb3f9cd397e,
};
static const uint32_t sweep_87_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_87_value[] = {
    0x41a00000,
};
static const uint32_t sweep_87_out[] = {
    0x00000002, 0x00000014, 0x00000003, 0x00000014, 0xfffffffe, 0x00000013, 0x00000015, 0x00000014,
    0x00000014, 0x00000014, 0xffffffff, 0x00000014, 0x00000014, 0x2913cba7, 0x215ef0c1, 0x00000014,
};
static const suite_value sweep_87[] = {
    {"self", AC_I64, 1, {16}, sweep_87_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_87_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_87_value, NULL},
    {"out", AC_U32, 1, {16}, sweep_87_out, NULL},
};

/* i64 to u64 */
static const uint64_t sweep_88_self[] = {
    0x0000000000000002, 0x8000000000000000, 0x0000000000000003, 0x0000000000000014,
    0x7ffffffffffffffe, 0x0000000000000013, 0x0000000000000015, 0x0000000000000001,
    0xfffffffffffffffe, 0x8000000000000001, 0x7fffffffffffffff, 0xffffffffffffffff,
    0x0000000000000000, 0x44e845972913cba7, 0x2faf8105215ef0c1, 0xf8360bb3f9cd397e,
};
static const uint32_t sweep_88_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_88_value[] = {
    0x41a00000,
};
static const uint64_t sweep_88_out[] = {
    0x0000000000000002, 0x0000000000000014, 0x0000000000000003, 0x0000000000000014,
    0x7ffffffffffffffe, 0x0000000000000013, 0x0000000000000015, 0x0000000000000014,
    0x0000000000000014, 0x0000000000000014, 0x7fffffffffffffff, 0x0000000000000014,
    0x0000000000000014, 0x44e845972913cba7, 0x2faf8105215ef0c1, 0x0000000000000014,
};
static const suite_value sweep_88[] = {
    {"self", AC_I64, 1, {16}, sweep_88_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_88_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_88_value, NULL},
    {"out", AC_U64, 1, {16}, sweep_88_out, NULL},
};

/* i64 to f64 */
static const uint64_t sweep_89_self[] = {
    0x0000000000000002, 0x8000000000000000, 0x0000000000000003, 0x0000000000000014,
    0x7ffffffffffffffe, 0x0000000000000013, 0x0000000000000015, 0x0000000000000001,
    0xfffffffffffffffe, 0x8000000000000001, 0x7fffffffffffffff, 0xffffffffffffffff,
    0x0000000000000000, 0x44e845972913cba7, 0x2faf8105215ef0c1, 0xf8360bb3f9cd397e,
};
static const uint32_t sweep_89_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_89_value[] = {
    0x41a00000,
};
static const uint64_t sweep_89_out[] = {
    0x4000000000000000, 0x4034000000000000, 0x4008000000000000, 0x4034000000000000,
    0x43e0000000000000, 0x4033000000000000, 0x4035000000000000, 0x4034000000000000,
    0x4034000000000000, 0x4034000000000000, 0x43e0000000000000, 0x4034000000000000,
    0x4034000000000000, 0x43d13a1165ca44f3, 0x43c7d7c08290af78, 0x4034000000000000,
};
static const suite_value sweep_89[] = {
    {"self", AC_I64, 1, {16}, sweep_89_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_89_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_89_value, NULL},
    {"out", AC_F64, 1, {16}, sweep_89_out, NULL},
};

/* i64 to bf16 */
static const uint64_t sweep_90_self[] = {
    0x0000000000000002, 0x8000000000000000, 0x0000000000000003, 0x0000000000000014,
    0x7ffffffffffffffe, 0x0000000000000013, 0x0000000000000015, 0x0000000000000001,
    0xfffffffffffffffe, 0x8000000000000001, 0x7fffffffffffffff, 0xffffffffffffffff,
    0x0000000000000000, 0x44e845972913cba7, 0x2faf8105215ef0c1, 0xf8360bb3f9cd397e,
};
static const uint32_t sweep_90_threshold[] = {
    0x3f800000,
};
static const uint32_t sweep_90_value[] = {
    0x41a00000,
};
static const uint16_t sweep_90_out[] = {
    0x4000, 0x41a0, 0x4040, 0x41a0, 0x5f00, 0x4198, 0x41a8, 0x41a0, 0x41a0, 0x41a0, 0x5f00, 0x41a0,
    0x41a0, 0x5e8a, 0x5e3f, 0x41a0,
};
static const suite_value sweep_90[] = {
    {"self", AC_I64, 1, {16}, sweep_90_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_90_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_90_value, NULL},
    {"out", AC_BF16, 1, {16}, sweep_90_out, NULL},
};

/* i64: hard */
static const uint64_t sweep_91_self[] = {
    0x7ffffffffffffffe, 0xfffffffffffffffb, 0x0000000000000000, 0xfffffffffffffffc,
    0xfffffffffffffff7, 0x0000000000000001, 0x0000000000000003, 0xfffffffffffffff9,
    0x8000000000000000, 0x7fffffffffffffff, 0xfffffffffffffffe, 0xffffffffffffffff,
    0xfffffffffffffffd, 0x0000000000000002, 0xfffffffffffffff8, 0x8000000000000001,
    0x29a77397effe4d9f, 0x65b29b7fd0b33ddc, 0x393464a0ddd369d6, 0xb92cd908a28b64f5,
    0xf69ac9f8b1b19f79, 0xdae81e2b4f87378f, 0xbb1f72551d667c2b, 0xd33e0ce86c739405,
    0x013f993ec1ecbe75, 0x3909e3dc25b32507, 0x36ea5acbad4f48a0, 0xb25f222ef153f794,
    0x4250aebca5b35551, 0x089241dd83d5874f, 0xdadac00d6edf3503, 0x54e52924c31210ea,
    0x9d4a74b85031a1b8, 0x81422f04ad684839, 0x72bb74aba5c3559b, 0x51eae5196b01a6a1,
    0x3f3bfc25220244ee, 0x50446547d6e6d822, 0xf123ed3a976b6497, 0xd77626f69bc2a4f7,
    0x08b733ea31082c7c, 0xf439de1ed9a97018, 0x5f9b73a0a3f090e9, 0xc9b71395867da0af,
    0xea928bc9f18b49c1, 0xed3bce5fe0159cea, 0xe310f59677cfb082, 0xc2067d501a7a2483,
};
static const uint32_t sweep_91_threshold[] = {
    0xc0800000,
};
static const uint32_t sweep_91_value[] = {
    0xc1000000,
};
static const uint64_t sweep_91_out[] = {
    0x7ffffffffffffffe, 0xfffffffffffffff8, 0x0000000000000000, 0xfffffffffffffff8,
    0xfffffffffffffff8, 0x0000000000000001, 0x0000000000000003, 0xfffffffffffffff8,
    0xfffffffffffffff8, 0x7fffffffffffffff, 0xfffffffffffffffe, 0xffffffffffffffff,
    0xfffffffffffffffd, 0x0000000000000002, 0xfffffffffffffff8, 0xfffffffffffffff8,
    0x29a77397effe4d9f, 0x65b29b7fd0b33ddc, 0x393464a0ddd369d6, 0xfffffffffffffff8,
    0xfffffffffffffff8, 0xfffffffffffffff8, 0xfffffffffffffff8, 0xfffffffffffffff8,
    0x013f993ec1ecbe75, 0x3909e3dc25b32507, 0x36ea5acbad4f48a0, 0xfffffffffffffff8,
    0x4250aebca5b35551, 0x089241dd83d5874f, 0xfffffffffffffff8, 0x54e52924c31210ea,
    0xfffffffffffffff8, 0xfffffffffffffff8, 0x72bb74aba5c3559b, 0x51eae5196b01a6a1,
    0x3f3bfc25220244ee, 0x50446547d6e6d822, 0xfffffffffffffff8, 0xfffffffffffffff8,
    0x08b733ea31082c7c, 0xfffffffffffffff8, 0x5f9b73a0a3f090e9, 0xfffffffffffffff8,
    0xfffffffffffffff8, 0xfffffffffffffff8, 0xfffffffffffffff8, 0xfffffffffffffff8,
};
static const suite_value sweep_91[] = {
    {"self", AC_I64, 1, {48}, sweep_91_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_91_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_91_value, NULL},
    {"out", AC_I64, 1, {48}, sweep_91_out, NULL},
};

/* i64: hard */
static const uint64_t sweep_92_self[] = {
    0x0000000000000065, 0x0000000000000005, 0x0000000000000001, 0x0000000000000003,
    0x0000000000000063, 0x0000000000000000, 0x7ffffffffffffffe, 0x8000000000000000,
    0x0000000000000002, 0x0000000000000064, 0x0000000000000004, 0xfffffffffffffffe,
    0x8000000000000001, 0xffffffffffffffff, 0x7fffffffffffffff, 0x1317796177d5f148,
    0x2737fd21da30a314, 0xfe5b65ee5c78d789, 0xba3dfa5cef588958, 0x549c56514387e481,
    0x05bf6e8508792306, 0xb0c5ae8ef3636005, 0xbe609ae47d42c76e, 0xe18a5e6b3b5af310,
    0xe1a5f1c24b8f2f5d, 0x446c33e6fa3a8fd0, 0xcd1d4685b523998f, 0xe679ee0f1b53d732,
    0x875bcebf9c95ce03, 0x29b1e0a48f93d73f, 0x258ba0f5673d02ee, 0xa0f5ddd12d524a6f,
    0x72dfed6528d88b16, 0x37fdab03bece7448, 0xa3e24c67c781db3c, 0x6aeb0f94084f3242,
    0x1be90187afaf6c51, 0xb10886e9694b5a47, 0xffc1e38643f7b0d3, 0xa0672d893011383f,
    0x7c3a3ead8447e38e, 0x1e1266a27ae40d47, 0x9bf1f1faca8fd0f0, 0x42d76c10f873711b,
    0xc3b5fc3f758b9e52, 0x8c3c1c14e0d2e0b9, 0xb7ca9df4b561ccad,
};
static const uint32_t sweep_92_threshold[] = {
    0x40800000,
};
static const uint32_t sweep_92_value[] = {
    0x42c80000,
};
static const uint64_t sweep_92_out[] = {
    0x0000000000000065, 0x0000000000000005, 0x0000000000000064, 0x0000000000000064,
    0x0000000000000063, 0x0000000000000064, 0x7ffffffffffffffe, 0x0000000000000064,
    0x0000000000000064, 0x0000000000000064, 0x0000000000000064, 0x0000000000000064,
    0x0000000000000064, 0x0000000000000064, 0x7fffffffffffffff, 0x1317796177d5f148,
    0x2737fd21da30a314, 0x0000000000000064, 0x0000000000000064, 0x549c56514387e481,
    0x05bf6e8508792306, 0x0000000000000064, 0x0000000000000064, 0x0000000000000064,
    0x0000000000000064, 0x446c33e6fa3a8fd0, 0x0000000000000064, 0x0000000000000064,
    0x0000000000000064, 0x29b1e0a48f93d73f, 0x258ba0f5673d02ee, 0x0000000000000064,
    0x72dfed6528d88b16, 0x37fdab03bece7448, 0x0000000000000064, 0x6aeb0f94084f3242,
    0x1be90187afaf6c51, 0x0000000000000064, 0x0000000000000064, 0x0000000000000064,
    0x7c3a3ead8447e38e, 0x1e1266a27ae40d47, 0x0000000000000064, 0x42d76c10f873711b,
    0x0000000000000064, 0x0000000000000064, 0x0000000000000064,
};
static const suite_value sweep_92[] = {
    {"self", AC_I64, 1, {47}, sweep_92_self, NULL},
    {"threshold", AC_F32, 0, {0}, sweep_92_threshold, NULL},
    {"value", AC_F32, 0, {0}, sweep_92_value, NULL},
    {"out", AC_I64, 1, {47}, sweep_92_out, NULL},
};

static const suite_case sweeps[] = {
    {"f16: hard", sweep_1, sizeof sweep_1 / sizeof sweep_1[0]},
    {"f16: hard", sweep_2, sizeof sweep_2 / sizeof sweep_2[0]},
    {"f16: hard", sweep_3, sizeof sweep_3 / sizeof sweep_3[0]},
    {"f16: hard", sweep_4, sizeof sweep_4 / sizeof sweep_4[0]},
    {"f16: random", sweep_5, sizeof sweep_5 / sizeof sweep_5[0]},
    {"bf16: hard", sweep_6, sizeof sweep_6 / sizeof sweep_6[0]},
    {"bf16: hard", sweep_7, sizeof sweep_7 / sizeof sweep_7[0]},
    {"bf16: hard", sweep_8, sizeof sweep_8 / sizeof sweep_8[0]},
    {"bf16: hard", sweep_9, sizeof sweep_9 / sizeof sweep_9[0]},
    {"bf16: random", sweep_10, sizeof sweep_10 / sizeof sweep_10[0]},
    {"f32: hard", sweep_11, sizeof sweep_11 / sizeof sweep_11[0]},
    {"f32: hard", sweep_12, sizeof sweep_12 / sizeof sweep_12[0]},
    {"f32: hard", sweep_13, sizeof sweep_13 / sizeof sweep_13[0]},
    {"f32: hard", sweep_14, sizeof sweep_14 / sizeof sweep_14[0]},
    {"f32: random", sweep_15, sizeof sweep_15 / sizeof sweep_15[0]},
    {"f32 to f32", sweep_16, sizeof sweep_16 / sizeof sweep_16[0]},
    {"f32 to f16", sweep_17, sizeof sweep_17 / sizeof sweep_17[0]},
    {"f32 to f64", sweep_18, sizeof sweep_18 / sizeof sweep_18[0]},
    {"f32 to c64", sweep_19, sizeof sweep_19 / sizeof sweep_19[0]},
    {"f32 to c128", sweep_20, sizeof sweep_20 / sizeof sweep_20[0]},
    {"f32 to bf16", sweep_21, sizeof sweep_21 / sizeof sweep_21[0]},
    {"f32 to c32", sweep_22, sizeof sweep_22 / sizeof sweep_22[0]},
    {"i8: hard", sweep_23, sizeof sweep_23 / sizeof sweep_23[0]},
    {"i8 to f32", sweep_24, sizeof sweep_24 / sizeof sweep_24[0]},
    {"i8 to f16", sweep_25, sizeof sweep_25 / sizeof sweep_25[0]},
    {"i8 to i32", sweep_26, sizeof sweep_26 / sizeof sweep_26[0]},
    {"i8 to u8", sweep_27, sizeof sweep_27 / sizeof sweep_27[0]},
    {"i8 to i16", sweep_28, sizeof sweep_28 / sizeof sweep_28[0]},
    {"i8 to u16", sweep_29, sizeof sweep_29 / sizeof sweep_29[0]},
    {"i8 to u32", sweep_30, sizeof sweep_30 / sizeof sweep_30[0]},
    {"i8 to i64", sweep_31, sizeof sweep_31 / sizeof sweep_31[0]},
    {"i8 to u64", sweep_32, sizeof sweep_32 / sizeof sweep_32[0]},
    {"i8 to f64", sweep_33, sizeof sweep_33 / sizeof sweep_33[0]},
    {"i8 to bf16", sweep_34, sizeof sweep_34 / sizeof sweep_34[0]},
    {"i8: hard", sweep_35, sizeof sweep_35 / sizeof sweep_35[0]},
    {"i8: hard", sweep_36, sizeof sweep_36 / sizeof sweep_36[0]},
    {"i32: hard", sweep_37, sizeof sweep_37 / sizeof sweep_37[0]},
    {"i32 to f32", sweep_38, sizeof sweep_38 / sizeof sweep_38[0]},
    {"i32 to f16", sweep_39, sizeof sweep_39 / sizeof sweep_39[0]},
    {"i32 to i8", sweep_40, sizeof sweep_40 / sizeof sweep_40[0]},
    {"i32 to u8", sweep_41, sizeof sweep_41 / sizeof sweep_41[0]},
    {"i32 to i16", sweep_42, sizeof sweep_42 / sizeof sweep_42[0]},
    {"i32 to u16", sweep_43, sizeof sweep_43 / sizeof sweep_43[0]},
    {"i32 to u32", sweep_44, sizeof sweep_44 / sizeof sweep_44[0]},
    {"i32 to i64", sweep_45, sizeof sweep_45 / sizeof sweep_45[0]},
    {"i32 to u64", sweep_46, sizeof sweep_46 / sizeof sweep_46[0]},
    {"i32 to f64", sweep_47, sizeof sweep_47 / sizeof sweep_47[0]},
    {"i32 to bf16", sweep_48, sizeof sweep_48 / sizeof sweep_48[0]},
    {"i32: hard", sweep_49, sizeof sweep_49 / sizeof sweep_49[0]},
    {"i32: hard", sweep_50, sizeof sweep_50 / sizeof sweep_50[0]},
    {"u8: hard", sweep_51, sizeof sweep_51 / sizeof sweep_51[0]},
    {"u8 to f32", sweep_52, sizeof sweep_52 / sizeof sweep_52[0]},
    {"u8 to f16", sweep_53, sizeof sweep_53 / sizeof sweep_53[0]},
    {"u8 to i8", sweep_54, sizeof sweep_54 / sizeof sweep_54[0]},
    {"u8 to i32", sweep_55, sizeof sweep_55 / sizeof sweep_55[0]},
    {"u8 to i16", sweep_56, sizeof sweep_56 / sizeof sweep_56[0]},
    {"u8 to u16", sweep_57, sizeof sweep_57 / sizeof sweep_57[0]},
    {"u8 to u32", sweep_58, sizeof sweep_58 / sizeof sweep_58[0]},
    {"u8 to i64", sweep_59, sizeof sweep_59 / sizeof sweep_59[0]},
    {"u8 to u64", sweep_60, sizeof sweep_60 / sizeof sweep_60[0]},
    {"u8 to f64", sweep_61, sizeof sweep_61 / sizeof sweep_61[0]},
    {"u8 to bf16", sweep_62, sizeof sweep_62 / sizeof sweep_62[0]},
    {"u8: hard", sweep_63, sizeof sweep_63 / sizeof sweep_63[0]},
    {"u8: hard", sweep_64, sizeof sweep_64 / sizeof sweep_64[0]},
    {"i16: hard", sweep_65, sizeof sweep_65 / sizeof sweep_65[0]},
    {"i16 to f32", sweep_66, sizeof sweep_66 / sizeof sweep_66[0]},
    {"i16 to f16", sweep_67, sizeof sweep_67 / sizeof sweep_67[0]},
    {"i16 to i8", sweep_68, sizeof sweep_68 / sizeof sweep_68[0]},
    {"i16 to i32", sweep_69, sizeof sweep_69 / sizeof sweep_69[0]},
    {"i16 to u8", sweep_70, sizeof sweep_70 / sizeof sweep_70[0]},
    {"i16 to u16", sweep_71, sizeof sweep_71 / sizeof sweep_71[0]},
    {"i16 to u32", sweep_72, sizeof sweep_72 / sizeof sweep_72[0]},
    {"i16 to i64", sweep_73, sizeof sweep_73 / sizeof sweep_73[0]},
    {"i16 to u64", sweep_74, sizeof sweep_74 / sizeof sweep_74[0]},
    {"i16 to f64", sweep_75, sizeof sweep_75 / sizeof sweep_75[0]},
    {"i16 to bf16", sweep_76, sizeof sweep_76 / sizeof sweep_76[0]},
    {"i16: hard", sweep_77, sizeof sweep_77 / sizeof sweep_77[0]},
    {"i16: hard", sweep_78, sizeof sweep_78 / sizeof sweep_78[0]},
    {"i64: hard", sweep_79, sizeof sweep_79 / sizeof sweep_79[0]},
    {"i64 to f32", sweep_80, sizeof sweep_80 / sizeof sweep_80[0]},
    {"i64 to f16", sweep_81, sizeof sweep_81 / sizeof sweep_81[0]},
    {"i64 to i8", sweep_82, sizeof sweep_82 / sizeof sweep_82[0]},
    {"i64 to i32", sweep_83, sizeof sweep_83 / sizeof sweep_83[0]},
    {"i64 to u8", sweep_84, sizeof sweep_84 / sizeof sweep_84[0]},
    {"i64 to i16", sweep_85, sizeof sweep_85 / sizeof sweep_85[0]},
    {"i64 to u16", sweep_86, sizeof sweep_86 / sizeof sweep_86[0]},
    {"i64 to u32", sweep_87, sizeof sweep_87 / sizeof sweep_87[0]},
    {"i64 to u64", sweep_88, sizeof sweep_88 / sizeof sweep_88[0]},
    {"i64 to f64", sweep_89, sizeof sweep_89 / sizeof sweep_89[0]},
    {"i64 to bf16", sweep_90, sizeof sweep_90 / sizeof sweep_90[0]},
    {"i64: hard", sweep_91, sizeof sweep_91 / sizeof sweep_91[0]},
    {"i64: hard", sweep_92, sizeof sweep_92 / sizeof sweep_92[0]},
};
/* clang-format on */

static const suite threshold_suite = {
    .entry = "aclnnThreshold",
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .sweeps = sweeps,
    .sweep_count = sizeof sweeps / sizeof sweeps[0],
};

static const suite inplace_threshold_suite = {
    .entry = "aclnnInplaceThreshold",
    .input = "self",
    .output = "out",
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .sweeps = sweeps,
    .sweep_count = sizeof sweeps / sizeof sweeps[0],
};

Test(threshold, presence)
{
    suite_run(&threshold_suite, check_presence);
}

Test(threshold, dead_handles)
{
    suite_run(&threshold_suite, check_dead_handles);
}

Test(threshold, dtypes)
{
    suite_run(&threshold_suite, check_dtypes);
}

Test(threshold, ranks)
{
    suite_run(&threshold_suite, check_ranks);
}

Test(threshold, scalar_dtypes)
{
    suite_run(&threshold_suite, check_scalar_dtypes);
}

Test(threshold, shapes)
{
    suite_run(&threshold_suite, check_shapes);
}

Test(threshold, examples)
{
    suite_run(&threshold_suite, check_examples);
}

Test(threshold, sweep)
{
    suite_run(&threshold_suite, check_sweep);
}

Test(threshold, layouts)
{
    suite_run(&threshold_suite, check_layouts);
}

Test(threshold, shapes_of_one_call)
{
    suite_run(&threshold_suite, check_shapes_of_one_call);
}

Test(threshold, empty)
{
    suite_run(&threshold_suite, check_empty);
}

Test(threshold, aliases)
{
    suite_run(&threshold_suite, check_aliases);
}

Test(threshold, overlaps)
{
    suite_run(&threshold_suite, check_overlaps);
}

Test(threshold, instruction_sets)
{
    suite_run(&threshold_suite, check_instruction_sets);
}

Test(threshold, threads)
{
    suite_run(&threshold_suite, check_threads);
}

Test(threshold, second_phase)
{
    suite_run(&threshold_suite, check_second_phase);
}

Test(threshold, repeatable)
{
    suite_run(&threshold_suite, check_repeatable);
}

Test(threshold, early_destruction)
{
    suite_run(&threshold_suite, check_early_destruction);
}

Test(inplace_threshold, presence)
{
    suite_run(&inplace_threshold_suite, check_presence);
}

Test(inplace_threshold, dead_handles)
{
    suite_run(&inplace_threshold_suite, check_dead_handles);
}

Test(inplace_threshold, dtypes)
{
    suite_run(&inplace_threshold_suite, check_dtypes);
}

Test(inplace_threshold, ranks)
{
    suite_run(&inplace_threshold_suite, check_ranks);
}

Test(inplace_threshold, scalar_dtypes)
{
    suite_run(&inplace_threshold_suite, check_scalar_dtypes);
}

Test(inplace_threshold, examples)
{
    suite_run(&inplace_threshold_suite, check_examples);
}

Test(inplace_threshold, sweep)
{
    suite_run(&inplace_threshold_suite, check_sweep);
}

Test(inplace_threshold, layouts)
{
    suite_run(&inplace_threshold_suite, check_layouts);
}

Test(inplace_threshold, shapes_of_one_call)
{
    suite_run(&inplace_threshold_suite, check_shapes_of_one_call);
}

Test(inplace_threshold, empty)
{
    suite_run(&inplace_threshold_suite, check_empty);
}

Test(inplace_threshold, instruction_sets)
{
    suite_run(&inplace_threshold_suite, check_instruction_sets);
}

Test(inplace_threshold, threads)
{
    suite_run(&inplace_threshold_suite, check_threads);
}

Test(inplace_threshold, second_phase)
{
    suite_run(&inplace_threshold_suite, check_second_phase);
}

Test(inplace_threshold, repeatable)
{
    suite_run(&inplace_threshold_suite, check_repeatable);
}

Test(inplace_threshold, early_destruction)
{
    suite_run(&inplace_threshold_suite, check_early_destruction);
}
