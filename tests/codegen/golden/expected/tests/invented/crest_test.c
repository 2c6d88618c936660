/*
 * Generated from spec/invented/crest.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <stdint.h>

#include "common/dtypes.h"
#include "criterion_suite.h"

/* Numbers stand as many on a line as fit. */
/* clang-format off */

/* example 1, f16 */
static const uint16_t example_1_self[] = {
    0x3c00, 0x4400, 0x4000, 0x4000,
};
static const uint32_t example_1_factor[] = {
    0x40000000,
};
static const uint64_t example_1_dim[] = {
    0x0000000000000001,
};
static const uint16_t example_1_most[] = {
    0x4400, 0x4000,
};
static const uint16_t example_1_below[] = {
    0x4600, 0x0000,
};
static const suite_value example_1[] = {
    {"self", AC_F16, 2, {2, 2}, example_1_self, NULL},
    {"factor", AC_F32, 0, {0}, example_1_factor, NULL},
    {"dim", AC_I64, 0, {0}, example_1_dim, NULL},
    {"most", AC_F16, 1, {2}, example_1_most, NULL},
    {"below", AC_F16, 1, {2}, example_1_below, NULL},
};

/* example 1, f32 */
static const uint32_t example_2_self[] = {
    0x3f800000, 0x40800000, 0x40000000, 0x40000000,
};
static const uint32_t example_2_factor[] = {
    0x40000000,
};
static const uint64_t example_2_dim[] = {
    0x0000000000000001,
};
static const uint32_t example_2_most[] = {
    0x40800000, 0x40000000,
};
static const uint32_t example_2_below[] = {
    0x40c00000, 0x00000000,
};
static const suite_value example_2[] = {
    {"self", AC_F32, 2, {2, 2}, example_2_self, NULL},
    {"factor", AC_F32, 0, {0}, example_2_factor, NULL},
    {"dim", AC_I64, 0, {0}, example_2_dim, NULL},
    {"most", AC_F32, 1, {2}, example_2_most, NULL},
    {"below", AC_F32, 1, {2}, example_2_below, NULL},
};

/* example 1, f64 */
static const uint64_t example_3_self[] = {
    0x3ff0000000000000, 0x4010000000000000, 0x4000000000000000, 0x4000000000000000,
};
static const uint64_t example_3_factor[] = {
    0x4000000000000000,
};
static const uint64_t example_3_dim[] = {
    0x0000000000000001,
};
static const uint64_t example_3_most[] = {
    0x4010000000000000, 0x4000000000000000,
};
static const uint64_t example_3_below[] = {
    0x4018000000000000, 0x0000000000000000,
};
static const suite_value example_3[] = {
    {"self", AC_F64, 2, {2, 2}, example_3_self, NULL},
    {"factor", AC_F64, 0, {0}, example_3_factor, NULL},
    {"dim", AC_I64, 0, {0}, example_3_dim, NULL},
    {"most", AC_F64, 1, {2}, example_3_most, NULL},
    {"below", AC_F64, 1, {2}, example_3_below, NULL},
};

static const suite_case examples[] = {
    {"example 1, f16", example_1, sizeof example_1 / sizeof example_1[0]},
    {"example 1, f32", example_2, sizeof example_2 / sizeof example_2[0]},
    {"example 1, f64", example_3, sizeof example_3 / sizeof example_3[0]},
};

/* f16: hard self, along 1 */
static const uint16_t sweep_1_self[] = {
    0x3b34, 0x4234, 0xc150, 0xc188, 0x4179, 0x39a8, 0x3b34, 0x3b34, 0x3b34, 0x3b34, 0x3b34, 0x3b34,
    0x7c00, 0x7c00, 0x7c00, 0x7c00, 0x7c00, 0x7c00, 0x3b34, 0x4234, 0xc150, 0x7c00, 0x4179, 0x39a8,
    0xfc00, 0xfc00, 0xfc00, 0xfc00, 0xfc00, 0xfc00, 0x3b34, 0x4234, 0xc150, 0xfc00, 0x4179, 0x39a8,
    0x7e00, 0x7e00, 0x7e00, 0x7e00, 0x7e00, 0x7e00, 0x3b34, 0x4234, 0xc150, 0x7e00, 0x4179, 0x39a8,
    0x7bff, 0x7bff, 0x7bff, 0x7bff, 0x7bff, 0x7bff, 0x3b34, 0x4234, 0xc150, 0x7bff, 0x4179, 0x39a8,
    0xfbff, 0xfbff, 0xfbff, 0xfbff, 0xfbff, 0xfbff, 0x3b34, 0x4234, 0xc150, 0xfbff, 0x4179, 0x39a8,
    0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x3b34, 0x4234, 0xc150, 0x0000, 0x4179, 0x39a8,
    0x8000, 0x8000, 0x8000, 0x8000, 0x8000, 0x8000, 0x3b34, 0x4234, 0xc150, 0x8000, 0x4179, 0x39a8,
    0x0001, 0x0001, 0x0001, 0x0001, 0x0001, 0x0001, 0x3b34, 0x4234, 0xc150, 0x0001, 0x4179, 0x39a8,
    0xfc00, 0xfc00, 0xfc00, 0xfc00, 0xfc00, 0x3b34, 0x0000, 0xbc00, 0xbc80, 0xbd00, 0xbd80, 0xbe00,
    0x0000, 0xc200, 0xc600, 0xc880, 0xca00, 0xcb80, 0x0000, 0xc800, 0xc810, 0xc820, 0xc830, 0xc840,
    0x0000, 0xca00, 0xce00, 0xd080, 0xd200, 0xd380, 0x0000, 0xcc00, 0xcc08, 0xcc10, 0xcc18, 0xcc20,
    0x0000, 0xcd00, 0xd100, 0xd380, 0xd500, 0xd640, 0x0000, 0xd100, 0xd104, 0xd108, 0xd10c, 0xd110,
    0x0000, 0xd500, 0xd900, 0xdb80, 0xdd00, 0xde40, 0x0000, 0xd570, 0xd572, 0xd574, 0xd576, 0xd578,
    0x0000, 0xd590, 0xd990, 0xdc2c, 0xdd90, 0xdef4, 0x0000, 0xd670, 0xd672, 0xd674, 0xd676, 0xd678,
    0x0000, 0xd680, 0xda80, 0xdce0, 0xde80, 0xe010, 0x0000, 0xe178, 0xe178, 0xe178, 0xe179, 0xe179,
    0x0000, 0xe1d2, 0xe5d2, 0xe85e, 0xe9d2, 0xeb46, 0x7bff, 0x7bfe, 0x7bfd, 0xc188, 0x4179, 0x39a8,
    0x3c00, 0xfbff, 0x0401, 0xbc00, 0x3800, 0x8002, 0x7e00, 0x03ff, 0x7bff, 0x8001, 0x7bfe, 0x0400,
    0xbbff, 0x3c01, 0xb800, 0xfc00, 0x83ff, 0x4200, 0x3bff, 0xc200, 0xfbfe, 0x0000, 0xbc01, 0x0002,
    0x0001, 0x7c00, 0x8000, 0x8400, 0x8401, 0x3c00, 0x41c7, 0x33c0, 0x3e5e, 0xaf59, 0xc97f, 0xc889,
    0x4403, 0x110d, 0x462e, 0x4984, 0xbf5b, 0xbe2a, 0xc926, 0x3027, 0xc0d2, 0xc6a6, 0x42f9, 0x3f2a,
    0x401f, 0xc138, 0x1802, 0xc8a3, 0x00d4, 0x489c, 0xbf5a, 0x40b0, 0xaaa7, 0x4785, 0xc65a, 0xbdf9,
};
static const uint32_t sweep_1_factor[] = {
    0x40000000,
};
static const uint64_t sweep_1_dim[] = {
    0x0000000000000001,
};
static const uint16_t sweep_1_most[] = {
    0x4234, 0x3b34, 0x7c00, 0x7c00, 0xfc00, 0x4234, 0x7e00, 0x7e00, 0x7bff, 0x7bff, 0xfbff, 0x4234,
    0x0000, 0x4234, 0x8000, 0x4234, 0x0001, 0x4234, 0x3b34, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000,
    0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x7bff, 0x3c00, 0x7e00,
    0x4200, 0x3bff, 0x7c00, 0x41c7, 0x4984, 0x42f9, 0x489c, 0x4785,
};
static const uint16_t sweep_1_below[] = {
    0x5026, 0x0000, 0x7e00, 0x7e00, 0x7e00, 0x7c00, 0x7e00, 0x7e00, 0x0000, 0x7c00, 0x0000, 0x7c00,
    0x0000, 0x4ee9, 0x0000, 0x4ee9, 0x0000, 0x4ee9, 0x7c00, 0x4a40, 0x55a0, 0x5528, 0x5da0, 0x5914,
    0x60b0, 0x5e4a, 0x68b0, 0x62d1, 0x6937, 0x6408, 0x6a18, 0x6ed6, 0x7575, 0x7c00, 0x7c00, 0x7e00,
    0x7c00, 0x7c00, 0x7e00, 0x5419, 0x560b, 0x545c, 0x56fd, 0x55a0,
};
static const suite_value sweep_1[] = {
    {"self", AC_F16, 2, {44, 6}, sweep_1_self, NULL},
    {"factor", AC_F32, 0, {0}, sweep_1_factor, NULL},
    {"dim", AC_I64, 0, {0}, sweep_1_dim, NULL},
    {"most", AC_F16, 1, {44}, sweep_1_most, NULL},
    {"below", AC_F16, 1, {44}, sweep_1_below, NULL},
};

/* f16: random, along 0 */
static const uint16_t sweep_2_self[] = {
    0x3c76, 0x226a, 0x4935, 0xc111, 0xbfa8, 0x3b6d, 0xbf6e, 0x3ae6, 0x461b, 0x2e3a, 0xc21b, 0xb626,
    0x497c, 0xb569, 0xc7c5, 0x42d5, 0xb3e9, 0xba30, 0xc24d, 0x356f, 0xbe20, 0x43a1, 0x3946, 0xc50b,
    0xc4e6, 0x2e42, 0x3ca6, 0xc1df, 0xc08e, 0x41e4, 0xc5ed, 0x4942, 0x455c, 0x4998, 0xc1cf,
};
static const uint32_t sweep_2_factor[] = {
    0x40000000,
};
static const uint64_t sweep_2_dim[] = {
    0x0000000000000000,
};
static const uint16_t sweep_2_most[] = {
    0x43a1, 0x461b, 0x4935, 0x4942, 0x455c, 0x4998, 0xb569,
};
static const uint16_t sweep_2_below[] = {
    0x51d5, 0x5059, 0x5699, 0x56aa, 0x52b2, 0x53d6, 0x4be0,
};
static const suite_value sweep_2[] = {
    {"self", AC_F16, 2, {5, 7}, sweep_2_self, NULL},
    {"factor", AC_F32, 0, {0}, sweep_2_factor, NULL},
    {"dim", AC_I64, 0, {0}, sweep_2_dim, NULL},
    {"most", AC_F16, 1, {7}, sweep_2_most, NULL},
    {"below", AC_F16, 1, {7}, sweep_2_below, NULL},
};

/* f16: random, along 1 */
static const uint16_t sweep_3_self[] = {
    0xc904, 0xc608, 0x3bf8, 0xc134, 0x486c, 0xc68c, 0x418e, 0xc24e, 0xc00e,
};
static const uint32_t sweep_3_factor[] = {
    0x40000000,
};
static const uint64_t sweep_3_dim[] = {
    0x0000000000000001,
};
static const uint16_t sweep_3_most[] = {
    0xc904, 0xc608, 0x3bf8, 0xc134, 0x486c, 0xc68c, 0x418e, 0xc24e, 0xc00e,
};
static const uint16_t sweep_3_below[] = {
    0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000,
};
static const suite_value sweep_3[] = {
    {"self", AC_F16, 2, {9, 1}, sweep_3_self, NULL},
    {"factor", AC_F32, 0, {0}, sweep_3_factor, NULL},
    {"dim", AC_I64, 0, {0}, sweep_3_dim, NULL},
    {"most", AC_F16, 1, {9}, sweep_3_most, NULL},
    {"below", AC_F16, 1, {9}, sweep_3_below, NULL},
};

/* f16: random, along -1 */
static const uint16_t sweep_4_self[] = {
    0xb71d, 0xbd99, 0xc369, 0xbc4c, 0x4340, 0x3b58, 0xc21f, 0xb818, 0xc9a4, 0xadc0, 0xb2b2, 0xb863,
    0xc115, 0xa9a9, 0x3d32, 0x3dd0, 0x44fd, 0xc861, 0xc788, 0x4408, 0x41f6, 0xba74, 0x443a, 0x40ab,
    0xbe3e, 0x3b1d, 0xc892, 0xc4f6, 0xc5c9, 0xc83e, 0xc52d, 0x4012, 0xbcf8, 0xc1ba, 0xc098, 0xc492,
    0xc254, 0x464e, 0x43cd, 0xc06c, 0xb919, 0x3d22, 0xbc7a, 0x48ad, 0xc890, 0x4600, 0x4307, 0x3d8c,
    0x3b4f, 0x49db, 0xc089, 0x3def, 0xb7c2, 0x44f4, 0x48cc, 0x4617, 0xc22e, 0xc7c4, 0xc5b6, 0xb839,
    0x3a2d, 0x3f0b, 0xc995, 0x36c9, 0xc42d, 0xad48, 0xb4a4, 0xc34e, 0xc801, 0xc9d3,
};
static const uint32_t sweep_4_factor[] = {
    0x40000000,
};
static const uint64_t sweep_4_dim[] = {
    0xffffffffffffffff,
};
static const uint16_t sweep_4_most[] = {
    0x49db,
};
static const uint16_t sweep_4_below[] = {
    0x66ea,
};
static const suite_value sweep_4[] = {
    {"self", AC_F16, 2, {1, 70}, sweep_4_self, NULL},
    {"factor", AC_F32, 0, {0}, sweep_4_factor, NULL},
    {"dim", AC_I64, 0, {0}, sweep_4_dim, NULL},
    {"most", AC_F16, 1, {1}, sweep_4_most, NULL},
    {"below", AC_F16, 1, {1}, sweep_4_below, NULL},
};

/* f32: hard self, along 1 */
static const uint32_t sweep_5_self[] = {
    0xc0654b61, 0x3f25bc32, 0xc063bb90, 0xbfa6c7ba, 0xc01e6381, 0x3fa18f0b, 0xc0654b61, 0xc0654b61,
    0xc0654b61, 0xc0654b61, 0xc0654b61, 0xc0654b61, 0x7f800000, 0x7f800000, 0x7f800000, 0x7f800000,
    0x7f800000, 0x7f800000, 0xc0654b61, 0x3f25bc32, 0xc063bb90, 0x7f800000, 0xc01e6381, 0x3fa18f0b,
    0xff800000, 0xff800000, 0xff800000, 0xff800000, 0xff800000, 0xff800000, 0xc0654b61, 0x3f25bc32,
    0xc063bb90, 0xff800000, 0xc01e6381, 0x3fa18f0b, 0x7fc00000, 0x7fc00000, 0x7fc00000, 0x7fc00000,
    0x7fc00000, 0x7fc00000, 0xc0654b61, 0x3f25bc32, 0xc063bb90, 0x7fc00000, 0xc01e6381, 0x3fa18f0b,
    0x7f7fffff, 0x7f7fffff, 0x7f7fffff, 0x7f7fffff, 0x7f7fffff, 0x7f7fffff, 0xc0654b61, 0x3f25bc32,
    0xc063bb90, 0x7f7fffff, 0xc01e6381, 0x3fa18f0b, 0xff7fffff, 0xff7fffff, 0xff7fffff, 0xff7fffff,
    0xff7fffff, 0xff7fffff, 0xc0654b61, 0x3f25bc32, 0xc063bb90, 0xff7fffff, 0xc01e6381, 0x3fa18f0b,
    0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0xc0654b61, 0x3f25bc32,
    0xc063bb90, 0x00000000, 0xc01e6381, 0x3fa18f0b, 0x80000000, 0x80000000, 0x80000000, 0x80000000,
    0x80000000, 0x80000000, 0xc0654b61, 0x3f25bc32, 0xc063bb90, 0x80000000, 0xc01e6381, 0x3fa18f0b,
    0x00000001, 0x00000001, 0x00000001, 0x00000001, 0x00000001, 0x00000001, 0xc0654b61, 0x3f25bc32,
    0xc063bb90, 0x00000001, 0xc01e6381, 0x3fa18f0b, 0xff800000, 0xff800000, 0xff800000, 0xff800000,
    0xff800000, 0xc0654b61, 0x00000000, 0xbf800000, 0xbf900000, 0xbfa00000, 0xbfb00000, 0xbfc00000,
    0x00000000, 0xc0400000, 0xc0c00000, 0xc1100000, 0xc1400000, 0xc1700000, 0x00000000, 0xc1000000,
    0xc1020000, 0xc1040000, 0xc1060000, 0xc1080000, 0x00000000, 0xc1400000, 0xc1c00000, 0xc2100000,
    0xc2400000, 0xc2700000, 0x00000000, 0xc1800000, 0xc1810000, 0xc1820000, 0xc1830000, 0xc1840000,
    0x00000000, 0xc1a00000, 0xc2200000, 0xc2700000, 0xc2a00000, 0xc2c80000, 0x00000000, 0xc2200000,
    0xc2208000, 0xc2210000, 0xc2218000, 0xc2220000, 0x00000000, 0xc2a00000, 0xc3200000, 0xc3700000,
    0xc3a00000, 0xc3c80000, 0x00000000, 0xc2ae0000, 0xc2ae4000, 0xc2ae8000, 0xc2aec000, 0xc2af0000,
    0x00000000, 0xc2b20000, 0xc3320000, 0xc3858000, 0xc3b20000, 0xc3de8000, 0x00000000, 0xc2ce0000,
    0xc2ce4000, 0xc2ce8000, 0xc2cec000, 0xc2cf0000, 0x00000000, 0xc2d00000, 0xc3500000, 0xc39c0000,
    0xc3d00000, 0xc4020000, 0x00000000, 0xc42f0000, 0xc42f0800, 0xc42f1000, 0xc42f1800, 0xc42f2000,
    0x00000000, 0xc43a4000, 0xc4ba4000, 0xc50bb000, 0xc53a4000, 0xc568d000, 0x7f7fffff, 0x7f7ffffe,
    0x7f7ffffd, 0xbfa6c7ba, 0xc01e6381, 0x3fa18f0b, 0x3f000000, 0x7f7fffff, 0x7f7ffffe, 0xff800000,
    0x80800001, 0x7fc00000, 0xc0400000, 0x00000002, 0xbf000000, 0x80000000, 0x80000001, 0x007fffff,
    0xbf800001, 0xbf800000, 0x7f800000, 0x00000001, 0x40400000, 0x3f800001, 0x80800000, 0x3f800000,
    0x00800000, 0x80000002, 0xff7ffffe, 0x3f7fffff, 0xbf7fffff, 0x00800001, 0x00000000, 0xff7fffff,
    0x807fffff, 0x3f000000, 0xc0788746, 0x40b6c69b, 0x40290765, 0xc0c8cf6b, 0xbf207fd3, 0x40ced0d5,
    0x95bf7e78, 0x3e65d49d, 0x3f79e1a9, 0xc134433e, 0xbf408018, 0xc0f09e18, 0x40b8782b, 0x3fe05031,
    0xbff2a95d, 0x4064d475, 0x2af15f3a, 0x404a02bb, 0xc1291cef, 0x411732b6, 0xc0024f10, 0xbf6ec074,
    0xc0eb76fc, 0x412713b7, 0x3fc3fb5f, 0xcf08c9ec, 0xc116ab71, 0x627bc4fd, 0xbfa70003, 0xc1159b21,
};
static const uint32_t sweep_5_factor[] = {
    0x40000000,
};
static const uint64_t sweep_5_dim[] = {
    0x0000000000000001,
};
static const uint32_t sweep_5_most[] = {
    0x3fa18f0b, 0xc0654b61, 0x7f800000, 0x7f800000, 0xff800000, 0x3fa18f0b, 0x7fc00000, 0x7fc00000,
    0x7f7fffff, 0x7f7fffff, 0xff7fffff, 0x3fa18f0b, 0x00000000, 0x3fa18f0b, 0x80000000, 0x3fa18f0b,
    0x00000001, 0x3fa18f0b, 0xc0654b61, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000,
    0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000,
    0x00000000, 0x7f7fffff, 0x7fc00000, 0x007fffff, 0x7f800000, 0x3f800000, 0x3f000000, 0x40ced0d5,
    0x3f79e1a9, 0x40b8782b, 0x412713b7, 0x627bc4fd,
};
static const uint32_t sweep_5_below[] = {
    0x4204a89c, 0x00000000, 0x7fc00000, 0x7fc00000, 0x7fc00000, 0x7f800000, 0x7fc00000, 0x7fc00000,
    0x00000000, 0x7f800000, 0x00000000, 0x7f800000, 0x00000000, 0x41f47840, 0x00000000, 0x41f47840,
    0x00000000, 0x41f47840, 0x7f800000, 0x41480000, 0x42b40000, 0x42a50000, 0x43b40000, 0x43228000,
    0x44160000, 0x43c94000, 0x45160000, 0x445a2000, 0x4526e000, 0x44811000, 0x45430000, 0x45dad400,
    0x46ae9c00, 0x7f800000, 0x7fc00000, 0x40e00000, 0x7fc00000, 0x7f800000, 0x7f800000, 0x428afd9c,
    0x42418cbf, 0x4231e0e2, 0x42fea205, 0x641d5b1e,
};
static const suite_value sweep_5[] = {
    {"self", AC_F32, 2, {44, 6}, sweep_5_self, NULL},
    {"factor", AC_F32, 0, {0}, sweep_5_factor, NULL},
    {"dim", AC_I64, 0, {0}, sweep_5_dim, NULL},
    {"most", AC_F32, 1, {44}, sweep_5_most, NULL},
    {"below", AC_F32, 1, {44}, sweep_5_below, NULL},
};

/* f32: random, along 0 */
static const uint32_t sweep_6_self[] = {
    0x405e545e, 0x40214b0a, 0xbf349934, 0x3ec944b2, 0x402ccdde, 0x3ecb7514, 0xc094e3b7, 0x408a0319,
    0xbfbee177, 0x40c9fca6, 0xc0233425, 0x409b2602, 0xc0a54df6, 0x3fdc1b3c, 0xbf0a8c05, 0x409ff0ae,
    0x3df8c9cb, 0xbfdc8e04, 0xbf2e501b, 0xc109954b, 0x3fc2c101, 0x3fd8f779, 0xbff23933, 0x3fb4e81f,
    0xc049e3d3, 0xbf148805, 0xc027710e, 0x3fa7e627, 0xc08718c2, 0x3d552a76, 0xc06dc4a9, 0x400f8b3a,
    0x412f177a, 0xbf69668c, 0x40705933,
};
static const uint32_t sweep_6_factor[] = {
    0x40000000,
};
static const uint64_t sweep_6_dim[] = {
    0x0000000000000000,
};
static const uint32_t sweep_6_most[] = {
    0x408a0319, 0x409ff0ae, 0x40c9fca6, 0x400f8b3a, 0x412f177a, 0x3ecb7514, 0x40705933,
};
static const uint32_t sweep_6_below[] = {
    0x4206c3a6, 0x42266e62, 0x426112b9, 0x42000c69, 0x4295f13c, 0x42170eca, 0x41f1f2c2,
};
static const suite_value sweep_6[] = {
    {"self", AC_F32, 2, {5, 7}, sweep_6_self, NULL},
    {"factor", AC_F32, 0, {0}, sweep_6_factor, NULL},
    {"dim", AC_I64, 0, {0}, sweep_6_dim, NULL},
    {"most", AC_F32, 1, {7}, sweep_6_most, NULL},
    {"below", AC_F32, 1, {7}, sweep_6_below, NULL},
};

/* f32: random, along 1 */
static const uint32_t sweep_7_self[] = {
    0xc0a394bf, 0x3e0376c4, 0x3f9c251a, 0x412a9c00, 0xbfe64cad, 0x408f2c9b, 0x3ffeb09e, 0x4135e02f,
    0x3f893d14,
};
static const uint32_t sweep_7_factor[] = {
    0x40000000,
};
static const uint64_t sweep_7_dim[] = {
    0x0000000000000001,
};
static const uint32_t sweep_7_most[] = {
    0xc0a394bf, 0x3e0376c4, 0x3f9c251a, 0x412a9c00, 0xbfe64cad, 0x408f2c9b, 0x3ffeb09e, 0x4135e02f,
    0x3f893d14,
};
static const uint32_t sweep_7_below[] = {
    0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000,
    0x00000000,
};
static const suite_value sweep_7[] = {
    {"self", AC_F32, 2, {9, 1}, sweep_7_self, NULL},
    {"factor", AC_F32, 0, {0}, sweep_7_factor, NULL},
    {"dim", AC_I64, 0, {0}, sweep_7_dim, NULL},
    {"most", AC_F32, 1, {9}, sweep_7_most, NULL},
    {"below", AC_F32, 1, {9}, sweep_7_below, NULL},
};

/* f32: random, along -1 */
static const uint32_t sweep_8_self[] = {
    0x3ff63c09, 0xc054b540, 0xbfdd5610, 0xc034bb78, 0xbf97b995, 0x3f1bc612, 0x3fa8beae, 0xc086668f,
    0x400ed31e, 0x404a0acc, 0x401a90fd, 0xc00ead23, 0xbf7c5cf2, 0xba182b12, 0x3ffdc6a2, 0x3f433ed4,
    0xc01cd1ea, 0x40748899, 0xc0bca49f, 0xc030689d, 0x4107cf8b, 0x401e8f04, 0x40926675, 0x40818243,
    0xbec1899c, 0x412f3b75, 0xbd90ebc2, 0xbe8ae89a, 0xc08f725a, 0x402f968f, 0xc1128a6c, 0x4068168b,
    0x413aa2f2, 0x40e9d0f0, 0x3e0890de, 0x3ec1d336, 0xc0849b75, 0x3f217b3f, 0x3fa463e2, 0xc0c83a82,
    0x41322282, 0xc0557d02, 0x40584083, 0x401097dd, 0x40934269, 0xbe6de9b7, 0x3e61c4ce, 0xc083668f,
    0xc02c8284, 0xc12eea50, 0x3f72a8fd, 0xbe293eb4, 0xbeb24b5e, 0xbff8299a, 0xc0a4898c, 0x4042f4c6,
    0xc05442b6, 0xbf8d498a, 0x3f8caf0b, 0x40ba3b30, 0x40400bfd, 0xc11145d5, 0x40862ff0, 0x40dc0e47,
    0x413450d7, 0x4115ba87, 0x403003ac, 0xbfb3aea7, 0x4051958f, 0x3fae686b,
};
static const uint32_t sweep_8_factor[] = {
    0x40000000,
};
static const uint64_t sweep_8_dim[] = {
    0xffffffffffffffff,
};
static const uint32_t sweep_8_most[] = {
    0x413aa2f2,
};
static const uint32_t sweep_8_below[] = {
    0x44be6387,
};
static const suite_value sweep_8[] = {
    {"self", AC_F32, 2, {1, 70}, sweep_8_self, NULL},
    {"factor", AC_F32, 0, {0}, sweep_8_factor, NULL},
    {"dim", AC_I64, 0, {0}, sweep_8_dim, NULL},
    {"most", AC_F32, 1, {1}, sweep_8_most, NULL},
    {"below", AC_F32, 1, {1}, sweep_8_below, NULL},
};

/* f64: hard self, along 1 */
static const uint64_t sweep_9_self[] = {
    0xc007ab9fb1852e8d, 0xbfe1df663da38133, 0xbffb5012251092ca, 0xbff1b646e8e18583,
    0x4003f113ba541e6e, 0xbfb087742b393094, 0xc007ab9fb1852e8d, 0xc007ab9fb1852e8d,
    0xc007ab9fb1852e8d, 0xc007ab9fb1852e8d, 0xc007ab9fb1852e8d, 0xc007ab9fb1852e8d,
    0x7ff0000000000000, 0x7ff0000000000000, 0x7ff0000000000000, 0x7ff0000000000000,
    0x7ff0000000000000, 0x7ff0000000000000, 0xc007ab9fb1852e8d, 0xbfe1df663da38133,
    0xbffb5012251092ca, 0x7ff0000000000000, 0x4003f113ba541e6e, 0xbfb087742b393094,
    0xfff0000000000000, 0xfff0000000000000, 0xfff0000000000000, 0xfff0000000000000,
    0xfff0000000000000, 0xfff0000000000000, 0xc007ab9fb1852e8d, 0xbfe1df663da38133,
    0xbffb5012251092ca, 0xfff0000000000000, 0x4003f113ba541e6e, 0xbfb087742b393094,
    0x7ff8000000000000, 0x7ff8000000000000, 0x7ff8000000000000, 0x7ff8000000000000,
    0x7ff8000000000000, 0x7ff8000000000000, 0xc007ab9fb1852e8d, 0xbfe1df663da38133,
    0xbffb5012251092ca, 0x7ff8000000000000, 0x4003f113ba541e6e, 0xbfb087742b393094,
    0x7fefffffffffffff, 0x7fefffffffffffff, 0x7fefffffffffffff, 0x7fefffffffffffff,
    0x7fefffffffffffff, 0x7fefffffffffffff, 0xc007ab9fb1852e8d, 0xbfe1df663da38133,
    0xbffb5012251092ca, 0x7fefffffffffffff, 0x4003f113ba541e6e, 0xbfb087742b393094,
    0xffefffffffffffff, 0xffefffffffffffff, 0xffefffffffffffff, 0xffefffffffffffff,
    0xffefffffffffffff, 0xffefffffffffffff, 0xc007ab9fb1852e8d, 0xbfe1df663da38133,
    0xbffb5012251092ca, 0xffefffffffffffff, 0x4003f113ba541e6e, 0xbfb087742b393094,
    0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
    0x0000000000000000, 0x0000000000000000, 0xc007ab9fb1852e8d, 0xbfe1df663da38133,
    0xbffb5012251092ca, 0x0000000000000000, 0x4003f113ba541e6e, 0xbfb087742b393094,
    0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000,
    0x8000000000000000, 0x8000000000000000, 0xc007ab9fb1852e8d, 0xbfe1df663da38133,
    0xbffb5012251092ca, 0x8000000000000000, 0x4003f113ba541e6e, 0xbfb087742b393094,
    0x0000000000000001, 0x0000000000000001, 0x0000000000000001, 0x0000000000000001,
    0x0000000000000001, 0x0000000000000001, 0xc007ab9fb1852e8d, 0xbfe1df663da38133,
    0xbffb5012251092ca, 0x0000000000000001, 0x4003f113ba541e6e, 0xbfb087742b393094,
    0xfff0000000000000, 0xfff0000000000000, 0xfff0000000000000, 0xfff0000000000000,
    0xfff0000000000000, 0xc007ab9fb1852e8d, 0x0000000000000000, 0xbff0000000000000,
    0xbff2000000000000, 0xbff4000000000000, 0xbff6000000000000, 0xbff8000000000000,
    0x0000000000000000, 0xc008000000000000, 0xc018000000000000, 0xc022000000000000,
    0xc028000000000000, 0xc02e000000000000, 0x0000000000000000, 0xc020000000000000,
    0xc020400000000000, 0xc020800000000000, 0xc020c00000000000, 0xc021000000000000,
    0x0000000000000000, 0xc028000000000000, 0xc038000000000000, 0xc042000000000000,
    0xc048000000000000, 0xc04e000000000000, 0x0000000000000000, 0xc030000000000000,
    0xc030200000000000, 0xc030400000000000, 0xc030600000000000, 0xc030800000000000,
    0x0000000000000000, 0xc034000000000000, 0xc044000000000000, 0xc04e000000000000,
    0xc054000000000000, 0xc059000000000000, 0x0000000000000000, 0xc044000000000000,
    0xc044100000000000, 0xc044200000000000, 0xc044300000000000, 0xc044400000000000,
    0x0000000000000000, 0xc054000000000000, 0xc064000000000000, 0xc06e000000000000,
    0xc074000000000000, 0xc079000000000000, 0x0000000000000000, 0xc055c00000000000,
    0xc055c80000000000, 0xc055d00000000000, 0xc055d80000000000, 0xc055e00000000000,
    0x0000000000000000, 0xc056400000000000, 0xc066400000000000, 0xc070b00000000000,
    0xc076400000000000, 0xc07bd00000000000, 0x0000000000000000, 0xc059c00000000000,
    0xc059c80000000000, 0xc059d00000000000, 0xc059d80000000000, 0xc059e00000000000,
    0x0000000000000000, 0xc05a000000000000, 0xc06a000000000000, 0xc073800000000000,
    0xc07a000000000000, 0xc080400000000000, 0x0000000000000000, 0xc085e00000000000,
    0xc085e10000000000, 0xc085e20000000000, 0xc085e30000000000, 0xc085e40000000000,
    0x0000000000000000, 0xc087480000000000, 0xc097480000000000, 0xc0a1760000000000,
    0xc0a7480000000000, 0xc0ad1a0000000000, 0x7fefffffffffffff, 0x7feffffffffffffe,
    0x7feffffffffffffd, 0xbff1b646e8e18583, 0x4003f113ba541e6e, 0xbfb087742b393094,
    0x8010000000000001, 0x0010000000000000, 0x8000000000000000, 0xc008000000000000,
    0xffeffffffffffffe, 0xbfe0000000000000, 0x8010000000000000, 0x3ff0000000000001,
    0x8000000000000002, 0xbff0000000000000, 0x3fe0000000000000, 0x3fefffffffffffff,
    0xbff0000000000001, 0x4008000000000000, 0xfff0000000000000, 0x800fffffffffffff,
    0x3ff0000000000000, 0x0000000000000000, 0x0000000000000002, 0x8000000000000001,
    0x7ff0000000000000, 0xbfefffffffffffff, 0x0010000000000001, 0x7feffffffffffffe,
    0x7fefffffffffffff, 0xffefffffffffffff, 0x0000000000000001, 0x000fffffffffffff,
    0x7ff8000000000000, 0x8010000000000001, 0xc01cf6009e0d2854, 0xbffa59b2223ade5f,
    0xbff7f6bb709c6fb3, 0xfa46198995de0c5f, 0xc01a8e8353c9ab05, 0xc00745a18f76e29e,
    0x401c8db03a95a1e8, 0xbfe93845935c9910, 0x923af9b74b0480ac, 0xb7e2d9a110da0b4e,
    0xc013008d58d029d9, 0x40073f43634f2cbe, 0x40106e2486642b95, 0x4022dbf81582f14c,
    0xc01212f4fdf063a3, 0x4402cd1dfa1ea07a, 0xc00a537429dc4730, 0x400673910572f4be,
    0xc0083cf35fa400ec, 0xb684d6335c99f174, 0xc024a8d6c31e5644, 0x40191d01a8f589e0,
    0xc00678dd91d1a040, 0xbd86bcfe354925f0, 0xc0112e72b887c653, 0x3fd5489d35463356,
    0xc022f074bada52f7, 0x881afe7507b98f85, 0xc0241e211a69a396, 0x3ffe5d864882c9ff,
};
static const uint64_t sweep_9_factor[] = {
    0x4000000000000000,
};
static const uint64_t sweep_9_dim[] = {
    0x0000000000000001,
};
static const uint64_t sweep_9_most[] = {
    0x4003f113ba541e6e, 0xc007ab9fb1852e8d, 0x7ff0000000000000, 0x7ff0000000000000,
    0xfff0000000000000, 0x4003f113ba541e6e, 0x7ff8000000000000, 0x7ff8000000000000,
    0x7fefffffffffffff, 0x7fefffffffffffff, 0xffefffffffffffff, 0x4003f113ba541e6e,
    0x0000000000000000, 0x4003f113ba541e6e, 0x8000000000000000, 0x4003f113ba541e6e,
    0x0000000000000001, 0x4003f113ba541e6e, 0xc007ab9fb1852e8d, 0x0000000000000000,
    0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
    0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
    0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
    0x0000000000000000, 0x7fefffffffffffff, 0x0010000000000000, 0x3ff0000000000001,
    0x4008000000000000, 0x7ff0000000000000, 0x7ff8000000000000, 0xbff7f6bb709c6fb3,
    0x401c8db03a95a1e8, 0x4402cd1dfa1ea07a, 0x40191d01a8f589e0, 0x3ffe5d864882c9ff,
};
static const uint64_t sweep_9_below[] = {
    0x4042dc08819caf95, 0x0000000000000000, 0x7ff8000000000000, 0x7ff8000000000000,
    0x7ff8000000000000, 0x7ff0000000000000, 0x7ff8000000000000, 0x7ff8000000000000,
    0x0000000000000000, 0x7ff0000000000000, 0x0000000000000000, 0x7ff0000000000000,
    0x0000000000000000, 0x4041c0a4130e973d, 0x0000000000000000, 0x4041c0a4130e973d,
    0x0000000000000000, 0x4041c0a4130e973d, 0x7ff0000000000000, 0x4029000000000000,
    0x4056800000000000, 0x4054a00000000000, 0x4076800000000000, 0x4064500000000000,
    0x4082c00000000000, 0x4079280000000000, 0x40a2c00000000000, 0x408b440000000000,
    0x40a4dc0000000000, 0x4090220000000000, 0x40a8600000000000, 0x40bb5a8000000000,
    0x40d5d38000000000, 0x7ff0000000000000, 0x7ff0000000000000, 0x4022000000000001,
    0x7ff0000000000000, 0x7ff8000000000000, 0x7ff8000000000000, 0x7a56198995de0c5f,
    0x4053298cafd00a05, 0x4437806578a64898, 0x4057c7b3c978673c, 0x40507d7f8d4bd997,
};
static const suite_value sweep_9[] = {
    {"self", AC_F64, 2, {44, 6}, sweep_9_self, NULL},
    {"factor", AC_F64, 0, {0}, sweep_9_factor, NULL},
    {"dim", AC_I64, 0, {0}, sweep_9_dim, NULL},
    {"most", AC_F64, 1, {44}, sweep_9_most, NULL},
    {"below", AC_F64, 1, {44}, sweep_9_below, NULL},
};

/* f64: random, along 0 */
static const uint64_t sweep_10_self[] = {
    0xc0041a21797cf7ca, 0x4006739c20aad548, 0xbff8d120fa4875c7, 0x3ff646216ee55618,
    0xc0234ac0fc8e556a, 0x401be9d6b4d1b8d4, 0x401b139b6b7f027c, 0x40190ef53459425a,
    0xbfb76b7478925c00, 0x3fedb2a8da80d2ef, 0x401dc67bb431e7e8, 0x401596ae403cb904,
    0xbff8fa59d16f4ef4, 0xc00d00ccd6a536f3, 0xc022881ae9f110f6, 0x4008562e1db2a206,
    0x4022027594c2aef0, 0xc0154937ce0f47b0, 0xc01d74ab86b3a5ac, 0xc01085c06763db3f,
    0x4016eefe4a7f4a80, 0x40012e2c7cfb63aa, 0xc025ba38b3ba151c, 0xbff886a5942709ee,
    0x400f94fd4f31fb6c, 0x3fc5b93142b801e8, 0xc0089e88e7e955ea, 0x401148f95459da38,
    0x40132bda4b45b700, 0x3ffdeb24a6041c63, 0x400464563bbad792, 0xc017de3b07326e3b,
    0xc0238bcfbb96090f, 0x40203ba9d0f39c5c, 0xbfe3d583a5dc2ace,
};
static const uint64_t sweep_10_factor[] = {
    0x4000000000000000,
};
static const uint64_t sweep_10_dim[] = {
    0x0000000000000000,
};
static const uint64_t sweep_10_most[] = {
    0x40190ef53459425a, 0x4008562e1db2a206, 0x4022027594c2aef0, 0x401dc67bb431e7e8,
    0x401596ae403cb904, 0x40203ba9d0f39c5c, 0x401b139b6b7f027c,
};
static const uint64_t sweep_10_below[] = {
    0x404de58ab6108f99, 0x404272790eb9517e, 0x4051d023c2107a29, 0x4051dcab5456e04a,
    0x405819d78dbb30d4, 0x405120e2644ff080, 0x404544633bcc4183,
};
static const suite_value sweep_10[] = {
    {"self", AC_F64, 2, {5, 7}, sweep_10_self, NULL},
    {"factor", AC_F64, 0, {0}, sweep_10_factor, NULL},
    {"dim", AC_I64, 0, {0}, sweep_10_dim, NULL},
    {"most", AC_F64, 1, {7}, sweep_10_most, NULL},
    {"below", AC_F64, 1, {7}, sweep_10_below, NULL},
};

/* f64: random, along 1 */
static const uint64_t sweep_11_self[] = {
    0x401643d0be608b9c, 0xbff037464a746f5c, 0xc027a92a1ec00d28, 0xc0213c53cdba0176,
    0x4021ef6e61a5b7fc, 0xc0084579a86821d2, 0xc01b45683d700473, 0x3ff5930b664942e2,
    0xc0180a3aed4c47d3,
};
static const uint64_t sweep_11_factor[] = {
    0x4000000000000000,
};
static const uint64_t sweep_11_dim[] = {
    0x0000000000000001,
};
static const uint64_t sweep_11_most[] = {
    0x401643d0be608b9c, 0xbff037464a746f5c, 0xc027a92a1ec00d28, 0xc0213c53cdba0176,
    0x4021ef6e61a5b7fc, 0xc0084579a86821d2, 0xc01b45683d700473, 0x3ff5930b664942e2,
    0xc0180a3aed4c47d3,
};
static const uint64_t sweep_11_below[] = {
    0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
    0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
    0x0000000000000000,
};
static const suite_value sweep_11[] = {
    {"self", AC_F64, 2, {9, 1}, sweep_11_self, NULL},
    {"factor", AC_F64, 0, {0}, sweep_11_factor, NULL},
    {"dim", AC_I64, 0, {0}, sweep_11_dim, NULL},
    {"most", AC_F64, 1, {9}, sweep_11_most, NULL},
    {"below", AC_F64, 1, {9}, sweep_11_below, NULL},
};

/* f64: random, along -1 */
static const uint64_t sweep_12_self[] = {
    0x3ff05eb7303dc1cd, 0x4005090a20b03f32, 0x3ff8dc0ebac08d9e, 0x40108a0ef1e27b74,
    0xc003702712bb82a7, 0xbfd0ba049b20fa70, 0xc013a24bf4cd14b1, 0x4001e01dd6d66097,
    0xbffeab52ec72bb8a, 0x40143fcaeadd2078, 0xc00385b881f85fe8, 0x3fdf1401d4604dc6,
    0x4015b621b98a0864, 0xc00d42c0a5dfeec2, 0x3fef5fcffac244d0, 0xc0125c0c7904b258,
    0xc0028574c2906483, 0x3ff72749f3fb7ad0, 0x3ff22d1c90a45b3e, 0xbfdbaac1b490acc0,
    0x3ff51a157ca89c18, 0xc006e35b1d74be13, 0xbfe12c91e62f11d8, 0x3ffb05154f48a930,
    0x400ac075e0b56a9a, 0x400003faf4ab64cc, 0xc01262e2db69a566, 0xbff864082767889a,
    0x3fe5da64317a3ec0, 0x3ff925fbff815170, 0x40197b3e85715d14, 0xbfebdbff010b8996,
    0x400221f87fd6439f, 0x40025fa9adc3066e, 0x3fff72af824507d2, 0xbff3d29e553796b4,
    0x400f44126443b42a, 0xc0240b8316c16150, 0xc01db10bb3b39e1d, 0x401d182d08eb672c,
    0xc00c6c352aaa001c, 0x3fef4a27f4f823eb, 0x40161435c8dbd2ae, 0xc0215cf98d86de0a,
    0x3ffdf95f6fed316c, 0x4004ac99d2557612, 0xbfe8f4743e4178f8, 0x400b1870e842ea85,
    0xc002e23a3c63da43, 0x401d86e206381fe8, 0xc022ad1db17e3c28, 0x3ffd16ae215c52a6,
    0xc01b0f0760e59384, 0xbff8e88338d36780, 0xbff2b7299a67560d, 0x3ff6e1d0b68e10ee,
    0xc020f8969975898b, 0x3ff463a4aef55f96, 0xc0135beff1f130a7, 0x3ff4671300c6f0b0,
    0x3fc4b71c05b75301, 0xc021563ee9d83dd8, 0x40055765b25c8bdc, 0x400f9493ff7b8cd2,
    0xbfe4bf939c879eaa, 0xbff8ae64b46e792f, 0x400e8438a39e1fb0, 0x40259343a3505084,
    0xc0072b4bd75195ba, 0xc00649dbe7c5d01c,
};
static const uint64_t sweep_12_factor[] = {
    0x4000000000000000,
};
static const uint64_t sweep_12_dim[] = {
    0xffffffffffffffff,
};
static const uint64_t sweep_12_most[] = {
    0x40259343a3505084,
};
static const uint64_t sweep_12_below[] = {
    0x4097cc339616151c,
};
static const suite_value sweep_12[] = {
    {"self", AC_F64, 2, {1, 70}, sweep_12_self, NULL},
    {"factor", AC_F64, 0, {0}, sweep_12_factor, NULL},
    {"dim", AC_I64, 0, {0}, sweep_12_dim, NULL},
    {"most", AC_F64, 1, {1}, sweep_12_most, NULL},
    {"below", AC_F64, 1, {1}, sweep_12_below, NULL},
};

static const suite_case sweeps[] = {
    {"f16: hard self, along 1", sweep_1, sizeof sweep_1 / sizeof sweep_1[0]},
    {"f16: random, along 0", sweep_2, sizeof sweep_2 / sizeof sweep_2[0]},
    {"f16: random, along 1", sweep_3, sizeof sweep_3 / sizeof sweep_3[0]},
    {"f16: random, along -1", sweep_4, sizeof sweep_4 / sizeof sweep_4[0]},
    {"f32: hard self, along 1", sweep_5, sizeof sweep_5 / sizeof sweep_5[0]},
    {"f32: random, along 0", sweep_6, sizeof sweep_6 / sizeof sweep_6[0]},
    {"f32: random, along 1", sweep_7, sizeof sweep_7 / sizeof sweep_7[0]},
    {"f32: random, along -1", sweep_8, sizeof sweep_8 / sizeof sweep_8[0]},
    {"f64: hard self, along 1", sweep_9, sizeof sweep_9 / sizeof sweep_9[0]},
    {"f64: random, along 0", sweep_10, sizeof sweep_10 / sizeof sweep_10[0]},
    {"f64: random, along 1", sweep_11, sizeof sweep_11 / sizeof sweep_11[0]},
    {"f64: random, along -1", sweep_12, sizeof sweep_12 / sizeof sweep_12[0]},
};
/* clang-format on */

static const suite crest_suite = {
    .entry = "aclnnCrest",
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .sweeps = sweeps,
    .sweep_count = sizeof sweeps / sizeof sweeps[0],
};

Test(crest, presence)
{
    suite_run(&crest_suite, check_presence);
}

Test(crest, dead_handles)
{
    suite_run(&crest_suite, check_dead_handles);
}

Test(crest, dtypes)
{
    suite_run(&crest_suite, check_dtypes);
}

Test(crest, ranks)
{
    suite_run(&crest_suite, check_ranks);
}

Test(crest, scalar_dtypes)
{
    suite_run(&crest_suite, check_scalar_dtypes);
}

Test(crest, shapes)
{
    suite_run(&crest_suite, check_shapes);
}

Test(crest, axes)
{
    suite_run(&crest_suite, check_axes);
}

Test(crest, examples)
{
    suite_run(&crest_suite, check_examples);
}

Test(crest, sweep)
{
    suite_run(&crest_suite, check_sweep);
}

Test(crest, layouts)
{
    suite_run(&crest_suite, check_layouts);
}

Test(crest, shapes_of_one_call)
{
    suite_run(&crest_suite, check_shapes_of_one_call);
}

Test(crest, empty)
{
    suite_run(&crest_suite, check_empty);
}

Test(crest, aliases)
{
    suite_run(&crest_suite, check_aliases);
}

Test(crest, overlaps)
{
    suite_run(&crest_suite, check_overlaps);
}

Test(crest, instruction_sets)
{
    suite_run(&crest_suite, check_instruction_sets);
}

Test(crest, threads)
{
    suite_run(&crest_suite, check_threads);
}

Test(crest, second_phase)
{
    suite_run(&crest_suite, check_second_phase);
}

Test(crest, repeatable)
{
    suite_run(&crest_suite, check_repeatable);
}

Test(crest, early_destruction)
{
    suite_run(&crest_suite, check_early_destruction);
}
