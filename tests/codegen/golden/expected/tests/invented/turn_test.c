/*
 * Generated from spec/invented/turn.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <stdint.h>

#include "common/dtypes.h"
#include "criterion_suite.h"

/* Numbers stand as many on a line as fit. */
/* clang-format off */

/* example 1, f32 */
static const uint32_t example_1_self[] = {
    0x40000000,
};
static const uint32_t example_1_out[] = {
    0xc0800000,
};
static const suite_value example_1[] = {
    {"self", AC_F32, 1, {1}, example_1_self, NULL},
    {"out", AC_F32, 1, {1}, example_1_out, NULL},
};

/* example 1, c64 */
static const uint64_t example_2_self[] = {
    0x0000000040000000,
};
static const uint64_t example_2_out[] = {
    0x00000000c0800000,
};
static const suite_value example_2[] = {
    {"self", AC_C64, 1, {1}, example_2_self, NULL},
    {"out", AC_C64, 1, {1}, example_2_out, NULL},
};

/* example 2, c64 */
static const uint64_t example_3_self[] = {
    0x3f80000000000000,
};
static const uint64_t example_3_out[] = {
    0x3f800000bf800000,
};
static const suite_value example_3[] = {
    {"self", AC_C64, 1, {1}, example_3_self, NULL},
    {"out", AC_C64, 1, {1}, example_3_out, NULL},
};

static const suite_case examples[] = {
    {"example 1, f32", example_1, sizeof example_1 / sizeof example_1[0]},
    {"example 1, c64", example_2, sizeof example_2 / sizeof example_2[0]},
    {"example 2, c64", example_3, sizeof example_3 / sizeof example_3[0]},
};

/* f32: hard */
static const uint32_t sweep_1_self[] = {
    0x00000000, 0x80000000, 0x00000001, 0x80000001, 0x00000002, 0x80000002, 0x007fffff, 0x807fffff,
    0x00800000, 0x80800000, 0x00800001, 0x80800001, 0x3f000000, 0xbf000000, 0x3f7fffff, 0xbf7fffff,
    0x3f800000, 0xbf800000, 0x3f800001, 0xbf800001, 0x40400000, 0xc0400000, 0x7f7ffffe, 0xff7ffffe,
    0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0xd4cb2ff7, 0xd4cb2ff6, 0xd4cb2ff5,
    0xd4cb2ff4, 0xa0000001, 0xa0000000, 0x9fffffff, 0x9ffffffe, 0x9a000001, 0x9a000000, 0x99ffffff,
    0x99fffffe, 0x19ffffff, 0x1a000000, 0x1a000001, 0x1a000002, 0x1ffffffe, 0x1fffffff, 0x20000000,
    0x20000001, 0x3f7ffffe, 0x3f800002, 0x54cb2ff4, 0x54cb2ff5, 0x54cb2ff6, 0x54cb2ff7, 0xc09c728a,
    0x0f94e7d8, 0xbfcb8828, 0x3f85bb1a, 0x3fed04d7, 0x40d6a570, 0x88331098, 0xc09eb1b5, 0xc10f4c9c,
    0x40ddb7cd, 0x0e3df366, 0x157e15d2, 0x4017e4f6, 0xc0e6d883, 0x3eb34eac, 0xc0196ffe, 0x403829c6,
    0x40aa7746, 0x3f8780f3, 0xc014a4bb, 0xc03b0eb0, 0xc04f43c5, 0x48577087, 0x4034745c, 0x0f965e78,
    0xc0e0bb20, 0x40bf8b92, 0x4073775f, 0xdb4474a5, 0x3fd61cb0, 0xbf32bc41, 0x63ff3e1e, 0xbf93afd5,
    0x3f72017b, 0x3f005dba, 0x41296c02, 0x4105c326, 0x6fda6da5, 0xc0c05080, 0x40ccaba9, 0xbe72a993,
    0x401cb546, 0x4baf39af, 0xbf0355fc, 0x624d6e14, 0xed7f0bc4, 0xc03a39da, 0x546d383f, 0xb87546c1,
    0x3d497ee0, 0xbede8cac, 0xc44261a8, 0x4025e28d, 0x3f5a0258, 0x3d767cd9, 0x40a6d360, 0x3faf0bff,
    0xc027c780, 0x40560fbd, 0x58e0a848, 0x98023125, 0x3f4974e9, 0xc12c31cc, 0x40788f6b, 0xab2c370f,
    0x4134f7d3, 0x057bbe2c, 0xf90a401a, 0xbe9b9c3c, 0x3fe4a4c1, 0x401ef405, 0x401d1392, 0x40e3fc37,
    0x4021b021, 0x410e1be6, 0x8156a2c8, 0xc11e199f, 0xc02bf046, 0x47103438, 0x3f0282b2, 0xc06f398b,
    0x8e7f5670, 0xbffdf9c4, 0xbeac99ba, 0xbff8612e, 0xb8b96c8f, 0x400fbc2d, 0xc01a0b55, 0xbf873678,
    0xc0629dd3, 0x58a12f8b, 0x4133dd96, 0xbfe24bfb, 0xc02c17c7, 0x40ef64b5, 0x3f877c2a, 0x3d1bb052,
    0x3fe211d0, 0x3fea8916, 0xf83b8724, 0xc02c34ae, 0xc01b528d, 0x3fcca61e, 0xa9582521, 0xf7f2a4e1,
    0x40b7481e, 0x4088c1df, 0xc135091c, 0x40bbcf91, 0xd0942227, 0x412603f2, 0xbfa5cab8, 0xc0abc882,
    0x3e58e47e, 0x33c54b95, 0xc12dcc89, 0x9940e05d, 0x3fff2195, 0xd589d4e0, 0x3fcb89fc, 0xc060a957,
    0xc107cb5b, 0x40e01358, 0x3732d9d3, 0x0ad9f20f, 0xbfe4321d, 0x5fb077d2, 0xc07aa257, 0xc139da22,
    0xc04273fb, 0xc0866f65, 0x410dca28, 0xe32f4c08, 0xbf13a78f, 0x3049a719, 0x40cca427, 0xbfaa70f1,
    0x40ae413e, 0x3fc11679, 0x403dc1ad, 0x412cc0d8, 0x40e288b0, 0xc0c372a9, 0xc046e9f0, 0x3450d11a,
    0xbeb1baaa, 0xbc0006bf, 0x412e84e8, 0x3f4262b6, 0x3fa9c1f8, 0x411fdc6c, 0xc01227d3, 0x3e8786c4,
    0x7a887618, 0xc0f96ad1, 0xbf8da7e6, 0xce111ed3, 0xc136e3a2, 0xc1214c85, 0xc018577c, 0x40d790e0,
    0xc0b7d6ab, 0xdafe7a58, 0x413688f9, 0x9272e5b7, 0xbfdf15fb, 0x41369eb2, 0x3fb5a641, 0xc0bb9c1d,
};
static const uint32_t sweep_1_out[] = {
    0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000,
    0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x3e000000, 0x3ec00000, 0x337ffffe, 0x3ffffffe,
    0x00000000, 0x40000000, 0xb4000002, 0x40000003, 0xc1900000, 0x42100000, 0xff800000, 0x7f800000,
    0xff800000, 0x7f800000, 0xff800000, 0x7f800000, 0x7fc00000, 0x7f800000, 0x7f800000, 0x7f7fffff,
    0x7f7ffffc, 0x00800002, 0x00800000, 0x007fffff, 0x007ffffe, 0x00000001, 0x00000001, 0x00000000,
    0x00000000, 0x00000000, 0x00000000, 0x00000001, 0x00000001, 0x007ffffe, 0x007fffff, 0x00800000,
    0x00800002, 0x33fffffc, 0xb4800004, 0xff7ffffc, 0xff7fffff, 0xff800000, 0xff800000, 0x430cc261,
    0x00000000, 0x40d18f94, 0xbd482d3d, 0xc03ae758, 0xc3806756, 0x00000000, 0x43128ed6, 0x4447a7db,
    0xc38e4eef, 0x00000000, 0x00000000, 0xc0f78b94, 0x43d5bacb, 0x3da336f8, 0x419c394d, 0xc178bf1e,
    0xc2f59535, 0xbd868c60, 0x418f61ba, 0x42060ae5, 0x4231d033, 0xda189432, 0xc1677539, 0x00000000,
    0x43c5d835, 0xc332a397, 0xc22252bf, 0x7f800000, 0xbff0f31c, 0x3f53eac8, 0xff800000, 0x4037817a,
    0x3d4818c8, 0x3e005d75, 0xc486649a, 0xc4009a92, 0xff800000, 0x437d2e58, 0xc35cbd2e, 0x3d8e43a9,
    0xc10af502, 0xe424300f, 0x3ecbe4e0, 0xff800000, 0x7f800000, 0x420469ea, 0xfe4bb0f6, 0x316b0406,
    0x3b16cb35, 0x3e8ac84b, 0x4de06d04, 0xc12b1f11, 0x3ddc69e4, 0x3b5f0c04, 0xc2e505cf, 0xbf2ff96e,
    0x41c71d25, 0xc1d1d809, 0xff800000, 0x00000000, 0x3e071bf6, 0x44aa4ae5, 0xc22dfd26, 0x16e7b410,
    0xc4a4dfe7, 0x00000000, 0x7f800000, 0x3df6ac03, 0xc02090f1, 0xc1126dec, 0xc10c2a70, 0xc39b7016,
    0xc11be00a, 0xc41b7138, 0x00000000, 0x4484cdfd, 0x41d4dc5b, 0xd6370548, 0x3e0275d8, 0x428464c5,
    0x00000000, 0x413bfab0, 0x3e1b99c3, 0x4131271e, 0x3206511f, 0xc0c9165f, 0x419de6be, 0x4012db33,
    0x4263bb4e, 0xff800000, 0xc4a1c88a, 0x410a6cc4, 0x41d561ea, 0xc3b55bec, 0xbd862d18, 0x3ab62b54,
    0xc018f4ed, 0xc032d6b6, 0x7f800000, 0x41d5c3c5, 0x41a17943, 0xbfc3ee86, 0x13367ead, 0x7f800000,
    0xc31b1636, 0xc26f29f0, 0x44c5122a, 0xc327b8b6, 0x72c6661a, 0xc47c5b01, 0x40767161, 0x433784c2,
    0x3d10d65f, 0x28180d69, 0x44aef5b6, 0x00000000, 0xc07c8a19, 0x7f800000, 0xbfbf017d, 0x425e504c,
    0x442ad801, 0xc3932837, 0x2ef9e697, 0x00000000, 0x410d8321, 0xff800000, 0x4296ca95, 0x44d4c618,
    0x42151e50, 0x42b79737, 0xc41a5a4b, 0x7f800000, 0x3f0648a3, 0x211ed7d2, 0xc35ca364, 0x40844a4e,
    0xc303d25b, 0xbf941c93, 0xc18a3071, 0xc48ec3a5, 0xc398542b, 0x43849362, 0x421ebb4a, 0x292a5473,
    0x3e263897, 0x38810da7, 0xc49356d1, 0x3e0e194d, 0xbf12e4fc, 0xc460647c, 0x41890017, 0x3d53063b,
    0xff800000, 0x440590ba, 0x40252192, 0x6b3a8988, 0x44cb04f1, 0x448cc5db, 0x41993978, 0xc382288f,
    0x435e9d27, 0x7f800000, 0xc4a955e9, 0x00000000, 0x41054e2a, 0xc4a99455, 0xbf581822, 0x436be450,
};
static const suite_value sweep_1[] = {
    {"self", AC_F32, 1, {224}, sweep_1_self, NULL},
    {"out", AC_F32, 1, {224}, sweep_1_out, NULL},
};

/* f32: random */
static const uint32_t sweep_2_self[] = {
    0x3eaaec78, 0xc13f3085, 0xc077198f, 0xc0cdca0b, 0x3e68877c, 0xc06a0080, 0xc056f188, 0x4085531e,
    0xc0b3be24, 0xbe18bdb0, 0x4102f53a, 0xc0172df0, 0xbfdb7f29, 0xc05d19ad, 0x3f5dfa6c, 0xc06ea6f7,
    0xbf78e91f, 0xbf2f9de9, 0xbfff45ce, 0x3f13b786, 0xc0b466a8, 0xc138242a, 0x3eda5f42, 0x4047cc96,
    0x4023f550, 0xc0309d93, 0x4022f76d, 0x4107988a, 0x40bbbbdb, 0xc053eae8, 0x400069d1, 0x410936bd,
    0xc09d0e7f, 0x404c070c, 0x3f2f3c48, 0xc10300b2, 0xc03645c2, 0x410b699b, 0x4116f2b0, 0xc00fdfa6,
    0x3f9c4011, 0x40172915, 0x409210ec, 0xbfa50b94, 0x40295183, 0x3f403c92, 0xc041ae72, 0xc0ca0406,
    0xc0d64adf, 0x3e16c987, 0x40160187, 0x40876b49, 0xbff0c3b4, 0x4082e468, 0x411bb00b, 0x406e3b6b,
    0xc0b28d99, 0x3f5786fb, 0x4087fc22, 0xc0d02f63, 0xc1240187, 0x3fb3f5b4, 0xbfc10ade, 0xbfcaeb5c,
};
static const uint32_t sweep_2_out[] = {
    0x3d980be2, 0x44e71fe2, 0x4290ec12, 0x4399a8a9, 0x3d233fb3, 0x4278fce3, 0x4244a558, 0xc25bdc2d,
    0x4350c448, 0x3cd17367, 0xc3f0aa2c, 0x419615ad, 0x40ff765a, 0x4254aa49, 0x3dcca386, 0x42838307,
    0x3feeaaa0, 0x3f4b1e7d, 0x413e8c89, 0x3e10363f, 0x4352f3d2, 0x44cf1aae, 0x3dd5a782, 0xc1a5700d,
    0xc1240212, 0x41e50cf5, 0xc1206c23, 0xc4063617, 0xc3278050, 0x423d1323, 0xc081a8fa, 0xc40b4ae5,
    0x430e50f6, 0xc1b1e2bd, 0x3e175f29, 0x4419fb09, 0x41f9b1af, 0xc412668e, 0xc43bac39, 0x41835072,
    0xbea8629e, 0xc0f31ca3, 0xc294898d, 0x40739b85, 0xc1384940, 0x3e0fd24b, 0x42137ee1, 0x4391b9b7,
    0x43ac93ec, 0x3c977971, 0xc0ec3dc1, 0xc26782a8, 0x412316b6, 0xc24ed2cd, 0xc44ea7c2, 0xc216e2ce,
    0x434cdae2, 0x3de57f3c, 0xc26ab9eb, 0x439ed790, 0x4493c281, 0xbf4d69c4, 0x40b68d7b, 0x40cfeaaa,
};
static const suite_value sweep_2[] = {
    {"self", AC_F32, 1, {64}, sweep_2_self, NULL},
    {"out", AC_F32, 1, {64}, sweep_2_out, NULL},
};

/* c64 */
static const uint64_t sweep_3_self[] = {
    0x40a4bc204074832c, 0xc076513cbf095a75, 0x3f93d59d4093ef70, 0x40201e81bf584d65,
    0xc03ab044c05cd4f7, 0x3fb09e5cc0d32cea, 0xc11e1461413510f6, 0x3e359ae5c057f68e,
    0xbea2e178c08c6b9a, 0x403bdae3bf083651, 0x401b721bc0e195dc, 0xc12c59f2402553e7,
    0x3f7dc600c0044275, 0xc01c27cac0645c55, 0x3fc14689412e0822, 0xc022ef0440674ef5,
};
static const uint64_t sweep_3_out[] = {
    0x432c3c00c328eb71, 0xc278fd02c0cd8732, 0x4178bac0c2a9dc7f, 0x41ad64043eb16698,
    0xc29f5c7c4293ad50, 0x42a1dc5443aacd98, 0xc4fac32dc51db7d8, 0x404e339a42478a52,
    0xc10f32db42d030d3, 0x41e9f266c0664063, 0x432946cb43d9dbf6, 0xc49e44f8c3d52c7e,
    0x4114e07f41624eff, 0xc27c01b64292e593, 0x43153cb6c49573a5, 0xc1fad27bc2801b70,
};
static const suite_value sweep_3[] = {
    {"self", AC_C64, 1, {16}, sweep_3_self, NULL},
    {"out", AC_C64, 1, {16}, sweep_3_out, NULL},
};

/* f32 to f32 */
static const uint32_t sweep_4_self[] = {
    0xbfc69ad0, 0xbfd7238e, 0xbe5d67b8, 0x40848787, 0x410c92fe, 0xc1031a2f, 0xc0f2f0db, 0xbf93a723,
    0x3f48da38, 0x3ef8ec7c, 0x3e8aea72, 0x40a5a635, 0x3e704dd3, 0x40f3cb4c, 0xc104cd89, 0xc03aa716,
};
static const uint32_t sweep_4_out[] = {
    0x40c49271, 0x40f2576e, 0x3d68e333, 0xc2578a36, 0xc416406d, 0x441a51b7, 0x43f79b06, 0x40376616,
    0x3e07c9ac, 0x3df8bbcc, 0x3d5bb71b, 0xc2dfd56e, 0x3d2ca2a6, 0xc3c0144a, 0x44202de5, 0x42053f81,
};
static const suite_value sweep_4[] = {
    {"self", AC_F32, 1, {16}, sweep_4_self, NULL},
    {"out", AC_F32, 1, {16}, sweep_4_out, NULL},
};

/* f32 to c64 */
static const uint32_t sweep_5_self[] = {
    0x410c5f03, 0xbfd2b655,
};
static const uint64_t sweep_5_out[] = {
    0x00000000c41592e0, 0x0000000040e578ef,
};
static const suite_value sweep_5[] = {
    {"self", AC_F32, 1, {2}, sweep_5_self, NULL},
    {"out", AC_C64, 1, {2}, sweep_5_out, NULL},
};

/* c64: hard */
static const uint64_t sweep_6_self[] = {
    0xbf000000c43a4000, 0x8000000100000000, 0xbfc90fdcc0400000, 0x008000003f800001,
    0x80000001c0400000, 0x008000003f000000, 0xc049249280000000, 0xff7fffff443a4000,
    0x8000000080000000, 0x00800000c0400000, 0x800000013f000000, 0x40492492c0492492,
    0x008000003f800000, 0x00000000443a4000, 0x4040000040400000, 0xbf8000013f800001,
    0x3f80000080000001, 0x3fc90fdc00800000, 0x3f80000140492492, 0x0000000000000001,
    0x3f800000ff7fffff, 0x443a40003f800000, 0x4049249200000000, 0xbfc90fdc00000001,
    0x00000001bfc90fdc, 0x40492492bf000000, 0x80000001ff7fffff, 0x40492492bf800000,
    0xc0400000bf800000, 0x3f0000003f800001, 0xbfc90fdc80800000, 0x443a400040400000,
    0x0000000140492492, 0x3f000000c43a4000, 0xbf80000100000000, 0xbf00000000000000,
    0xbf000000bf800000, 0xc04924923f800001, 0xbf80000040400000, 0x0000000000800000,
    0x4049249280000000, 0xc43a400040400000, 0xbf800001bf000000, 0x4049249240400000,
    0x7f7fffffc0400000, 0x443a4000bfc90fdc, 0xc43a4000bf000000, 0x7f7fffffbf800000,
    0xbfc90fdc3f800000, 0x808000003fc90fdc, 0x7f7fffffbf800001, 0xc049249240492492,
    0x3f00000000000001, 0x404924923fc90fdc, 0x8080000080000001, 0xbfc90fdcff7fffff,
    0x3f800001ff7fffff, 0x00000000bf000000, 0xbf0000007f7fffff, 0x0080000080000001,
    0xc04924923fc90fdc, 0xc0492492c0492492, 0xc43a4000bf800001, 0xc049249240400000,
    0x8000000080000001, 0x0000000140400000, 0x3f0000003f000000, 0xff7fffff3f000000,
    0x40492492bfc90fdc, 0x0000000180800000, 0x7f7fffff3f000000, 0x8000000000000001,
    0x3fc90fdcbf800000, 0xbfc90fdc80000000, 0x0000000080000000, 0x80800000c0492492,
    0x443a400000800000, 0x80000000443a4000, 0xff7fffff3f800000, 0x3f80000040400000,
    0x7f8000007f800000, 0xff8000007f800000, 0x7fc000007f800000, 0x400000007f800000,
    0x7f800000ff800000, 0xff800000ff800000, 0x7fc00000ff800000, 0x40000000ff800000,
    0x7f8000007fc00000, 0xff8000007fc00000, 0x7fc000007fc00000, 0x400000007fc00000,
    0x7f80000040000000, 0xff80000040000000, 0x7fc0000040000000, 0x4000000040000000,
};
static const uint64_t sweep_6_out[] = {
    0xc887de344dc56f12, 0x8000000080000000, 0xc1db807a4223bd3d, 0x80800000b4000002,
    0x8000000f42100000, 0x806000003e000000, 0xc1f8598fc11e0a72, 0xff800000ff800000,
    0x0000000000000000, 0x0270000042100000, 0x000000013e000000, 0x42a3af644278598f,
    0x8080000080000000, 0x00000000cdc4e78b, 0x42100000c2580000, 0xb4800002c0000003,
    0x3f800000bf800000, 0x40780ce0c01de9e8, 0x4092f055c1ca78e9, 0x0000000000000000,
    0x7f8000007f800000, 0x4dc52b34c9878110, 0x41f8598fc11e0a72, 0xc0780ce0c01de9e8,
    0x0000000640cafb64, 0x420be3a3c0920a72, 0xf4fffffe7f800000, 0x4221e3a340000000,
    0xc210000040000000, 0xbec00000bf000003, 0xc0780ce0c01de9e8, 0x4dc52b92ca078158,
    0x00000004c1a95456, 0x4887de344dc56f12, 0xbf800003bf800002, 0xbe000000be800000,
    0xbfd0000040000000, 0xc1df34fdc19e0a73, 0xc0800000c1b00000, 0x0000000000000000,
    0x41f8598fc11e0a72, 0xcdc52b92ca078158, 0xc0100002be000008, 0x4221e3a3c2660a72,
    0x7f8000007f800000, 0x4dc52bce489ab195, 0xcdc52b69c8878104, 0x7f80000040000000,
    0xc01384f2c09de9e8, 0x00564be7bfb445ef, 0x7f8000007f800000, 0xc2295456c278598f,
    0x3e000000be800000, 0x41e76614c1d66996, 0x8000000080000000, 0xff8000007f800000,
    0x7f8000007f800000, 0x000000003ec00000, 0xff800000ff800000, 0x0000000080000000,
    0xc1e76614c1d66996, 0xc2a3af644278598f, 0xcdc52b9240043c0b, 0xc221e3a3c2660a72,
    0x0000000000000000, 0x00000003c1900000, 0xbe800000be800000, 0xff800000ff800000,
    0x4242b020413fb33c, 0x0000000000000000, 0x7f800000ff800000, 0x0000000000000000,
    0x4109692a40000000, 0xc0780ce0c01de9e8, 0x0000000000000000, 0x82814e5e4223af64,
    0x4dc52b4cc9078110, 0x00000000cdc4e78b, 0xff800000ff800000, 0x40800000c1b00000,
    0x7fc000007fc00000, 0x7fc000007fc00000, 0x7fc000007fc00000, 0x7fc00000ff800000,
    0x7fc000007fc00000, 0x7fc000007fc00000, 0x7fc000007fc00000, 0x7fc000007f800000,
    0x7fc000007fc00000, 0x7fc000007fc00000, 0x7fc000007fc00000, 0x7fc000007fc00000,
    0x7f8000007fc00000, 0xff8000007fc00000, 0x7fc000007fc00000, 0x41000000c1800000,
};
static const suite_value sweep_6[] = {
    {"self", AC_C64, 1, {96}, sweep_6_self, NULL},
    {"out", AC_C64, 1, {96}, sweep_6_out, NULL},
};

/* c64: random */
static const uint64_t sweep_7_self[] = {
    0x36c5660abf422b76, 0x40a240aabfbffec0, 0xc0896038c0e1ecc0, 0x1a2c004b47928255,
    0xc02a89c5bfdeee3b, 0xc0172702bf399bd6, 0xc113bec5566f04f8, 0xeef799e340996659,
    0x40c366e2c1153078, 0x5604906a4071008f, 0xc06de7be400896c4, 0xbea3faa6c13dab54,
    0xc01000503ecfb557, 0xc085e6e33f3d9e00, 0x33fbb567c08d1b7c, 0x40ba4afe4f70ad5d,
    0x4063b0c442f38e7e, 0xd72a0dc5201cc963, 0x48732e0a100a356e, 0xb6a9678a46f2553b,
    0xc045b7c2904a870f, 0x404c1a8bbfc0af07, 0x4020973a228c741b, 0xc0accf0ec00f8115,
    0x400f6064409a0f26, 0xc12a196e40005774, 0x3fb181db3745ef67, 0x40a41100404377ad,
    0xbfefc5ae40ffe985, 0xc077e23f9581b98a, 0xc0e72bc0c0dca9ed, 0x40273bb6c08d43b1,
    0x40a73587412cd5ec, 0xc08b0409c10d4c91, 0x85af7b7b3ff4b1d1, 0x405841bfc07f51b1,
    0xc027aba0400650cb, 0x3f82bc8c9de91806, 0xbfff8d34bf734e08, 0xa8492326412e678f,
    0xbfe98ddca4425e7d, 0xc019b8bcc0da6931, 0x1026ddccb4fb8a29, 0x40619c753f76c8c7,
    0x40c48c044d97dc5a, 0xbfb62c00bd067f41, 0x3fd0fbc0405980fc, 0x3e0e1567e39e3a99,
    0xc07e721c3f48c687, 0x400d5b4cbfd536c0, 0xc047d8a7bfb0f8c3, 0x4100ae4cbe760c2a,
    0x405c6299c0e03fee, 0xc09dd023bf06d4fd, 0x4054bf0ac0a8ee80, 0xc03a2685c058b23d,
    0xbfb167e3bfed6f40, 0xbf8e21d5c0034dea, 0x4107ea03bf7c43bf, 0x3e0e7b03410064a2,
    0x40c12f0e40396b28, 0x40b76423bfbb54fa, 0xc01c98643f7b3b85, 0xc13168f340826a04,
    0xbfd46fc7c042cfc5, 0x40639007be9cbbbe, 0x40c911fe3f326cca, 0xc04570d0c13864b2,
    0x3f334a21c09ac61f, 0x41141ba24036731b, 0xc13f236dc0a877d8, 0xc0f4038f3ecf1e3d,
    0xbfd3de4dbf929193, 0xc1250941c120b033, 0xc0e213d5c0dcafe4, 0x3eee31e2c0a202aa,
    0x40399a51c05e3859, 0xc0fd4fbcbdd32c7a, 0xbffb77d9bfe14743, 0xc007434b4062d065,
    0x3c8ed61dc02ff176, 0xbfb1eee741095841, 0x409d6001410a3dc1, 0xbdbcf24a4055e1f8,
    0x4040ac8e406a3173, 0xbd9dddd2c1190916, 0xbfe5f352c0338c9c, 0x3f407ebb408af9f9,
    0x40474fbdbec99aaa, 0xbfb7bcd8c05c4a31, 0x400879d8bfdbc6c2, 0x40902270c0dd4d1f,
    0xc098d19bc0fd1ba2, 0x3eb8b5db3f217dc6, 0x3fac8e43bfb01172, 0xc0a347e2c0a39518,
};
static const uint64_t sweep_7_out[] = {
    0x374e80963f817cf0, 0x431cf9094193d322, 0xc3b0dcca44005ce4, 0x2a6155d1d7bff0f1,
    0xc211238f41595111, 0xc18eb7fdbf207e0b, 0xef00cb94ff800000, 0xff800000ff800000,
    0x445a1d99449700a3, 0x7f800000eda3920c, 0xc251b893c241e62c, 0xc252877244e1ef03,
    0xc11ef85fc0e09819, 0xc28aba7fc1f2b0e3, 0x365e51fd42d2601a, 0x60a4a8caef54ba67,
    0x474ae289c9dad597, 0xff800000eee1ec95, 0x5a5b6ef5d167006f, 0xc597ca1dd5d9244b,
    0xc1ebe0c3c118b454, 0x42450d5c412d11a1, 0x417cc77fc0c97ac4, 0xc350db4b42521d95,
    0x4226637cc2eb2de4, 0xc49635c7c3abdb61, 0x402aaf20bff62a64, 0x43174846c2fb7769,
    0xc2c0d4d1c3ef8b49, 0xc2686a45c170065e, 0xc44d09c6442ac8be, 0x42b7ab104300d4dc,
    0x441fe085c4b7417d, 0xc3f8c3024464a1ce, 0x046d092bc0553b0a, 0x42eea2bd42e31326,
    0xc1943197c1d0dba8, 0x3f8862e4bf858812, 0xc158e7083fc8343b, 0xab9872e9c4930a09,
    0xc0c264dbc0551389, 0xc31e89a243c7138e, 0x0623f5882a77283f, 0x42212518c1c2fbb4,
    0x5d0a53c0e9d5c154, 0xc03e943dbffa9d40, 0x4141ca9cc21db540, 0x7f8000007f800000,
    0xc26c33e1c1e08fba, 0x41c21752412a4ea5, 0xc234341541048f3e, 0x440322c0c24446b5,
    0x43811a2a43e83fa4, 0xc2fd0391c13168a5, 0x43247873435e46fb, 0xc29b4ba0428cee0a,
    0xc1492c174137742a, 0xc12996e9416243cb, 0x441f7cef3f60003c, 0x40d75755c3e241a0,
    0x436bb62cc31df513, 0x4359475641a401e5, 0xc1433e09c13d8205, 0xc4b6210ac428c5a5,
    0xc1f06c59422c6573, 0x423ddaabc10a6712, 0x43725feac285b44d, 0xc3ff1a7644dc7432,
    0x41bc03e7430a6c26, 0x444be8c6c3ac807e, 0xc5071ba644438f58, 0xc3db3cfec2a324d9,
    0xc127ef21404d70f5, 0xc5128fbb4501bf2c, 0xc44486164427782d, 0x4185e38e431c486a,
    0x429efc1142956af3, 0xc3f8e08ac260c252, 0xc1a4aac44137b842, 0xc1a80a4cc250fe8b,
    0x3e691c9441e2ade0, 0xc2a280e4c41056d9, 0x43c88c42c448dfdb, 0xbed43cfbc1d18a21,
    0x423641fac29bac57, 0xc1086e224471a351, 0xc1f02369420f1cbe, 0x410139e3c28426fc,
    0x42048e2ec0b53bbd, 0xc1eec4c54266a2da, 0x41ba732d4134539e, 0x43b88cc143f94c06,
    0xc3f19d774432bf33, 0xbe877f0abd85d1cf, 0x410b598140a5ab92, 0xc39f2d7543856341,
};
static const suite_value sweep_7[] = {
    {"self", AC_C64, 1, {96}, sweep_7_self, NULL},
    {"out", AC_C64, 1, {96}, sweep_7_out, NULL},
};

static const suite_case sweeps[] = {
    {"f32: hard", sweep_1, sizeof sweep_1 / sizeof sweep_1[0]},
    {"f32: random", sweep_2, sizeof sweep_2 / sizeof sweep_2[0]},
    {"c64", sweep_3, sizeof sweep_3 / sizeof sweep_3[0]},
    {"f32 to f32", sweep_4, sizeof sweep_4 / sizeof sweep_4[0]},
    {"f32 to c64", sweep_5, sizeof sweep_5 / sizeof sweep_5[0]},
    {"c64: hard", sweep_6, sizeof sweep_6 / sizeof sweep_6[0]},
    {"c64: random", sweep_7, sizeof sweep_7 / sizeof sweep_7[0]},
};
/* clang-format on */

static const suite turn_suite = {
    .entry = "aclnnTurn",
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .sweeps = sweeps,
    .sweep_count = sizeof sweeps / sizeof sweeps[0],
};

Test(turn, presence)
{
    suite_run(&turn_suite, check_presence);
}

Test(turn, dead_handles)
{
    suite_run(&turn_suite, check_dead_handles);
}

Test(turn, dtypes)
{
    suite_run(&turn_suite, check_dtypes);
}

Test(turn, ranks)
{
    suite_run(&turn_suite, check_ranks);
}

Test(turn, shapes)
{
    suite_run(&turn_suite, check_shapes);
}

Test(turn, examples)
{
    suite_run(&turn_suite, check_examples);
}

Test(turn, sweep)
{
    suite_run(&turn_suite, check_sweep);
}

Test(turn, layouts)
{
    suite_run(&turn_suite, check_layouts);
}

Test(turn, shapes_of_one_call)
{
    suite_run(&turn_suite, check_shapes_of_one_call);
}

Test(turn, empty)
{
    suite_run(&turn_suite, check_empty);
}

Test(turn, aliases)
{
    suite_run(&turn_suite, check_aliases);
}

Test(turn, overlaps)
{
    suite_run(&turn_suite, check_overlaps);
}

Test(turn, instruction_sets)
{
    suite_run(&turn_suite, check_instruction_sets);
}

Test(turn, threads)
{
    suite_run(&turn_suite, check_threads);
}

Test(turn, second_phase)
{
    suite_run(&turn_suite, check_second_phase);
}

Test(turn, repeatable)
{
    suite_run(&turn_suite, check_repeatable);
}

Test(turn, early_destruction)
{
    suite_run(&turn_suite, check_early_destruction);
}
