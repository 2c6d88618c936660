/*
 * Files of vectors: what is read from them, and that a damaged one fails its tests.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "vectors.h"

static const char whole[] = "# Made by hand.\n"
                            "place aclnnInplaceRelu selfRef self out\n"
                            "example by hand\n"
                            "  self f32 2: bf800000 40000000\n"
                            "  out f32 2: 00000000 40000000\n"
                            "sweep f16 scalar\n"
                            "  self f16: 8001\n"
                            "  form = long way\n"
                            "refused x >= 1\n"
                            "  self f32 2 3:\n"
                            "  pair c64 1: 400000003f800000\n"
                            "end 3\n";

Test(vectors, are_read)
{
    findings f = {0};
    vectors v = vectors_parse(entry_of("aclnnRelu"), whole, "here", &f);
    const suite *const s = &v.suite;

    cr_assert(f.count == 0, "%s", f.text);
    cr_assert(s->example_count == 1 && s->sweep_count == 1 && s->refused_count == 1);
    cr_assert(s->places[0].param == NULL);
    cr_assert(strcmp(s->examples[0].title, "by hand") == 0 && s->examples[0].count == 2);

    const suite_value *const out = &s->examples[0].values[1];
    uint32_t bits[2];

    memcpy(bits, out->bits, sizeof bits);
    cr_assert(strcmp(out->name, "out") == 0 && out->dtype == AC_F32);
    cr_assert(out->rank == 1 && out->dims[0] == 2 && bits[0] == 0 && bits[1] == 0x40000000);

    const suite_value *const scalar = &s->sweeps[0].values[0];
    uint16_t half;

    memcpy(&half, scalar->bits, sizeof half);
    cr_assert(scalar->rank == 0 && scalar->dtype == AC_F16 && half == 0x8001);
    cr_assert(strcmp(s->sweeps[0].values[1].name, "form") == 0);
    cr_assert(strcmp(s->sweeps[0].values[1].text, "long way") == 0);

    const suite_value *const pair = &s->refused[0].values[1];
    float parts[2];

    memcpy(parts, pair->bits, sizeof parts);
    cr_assert(s->refused[0].values[0].rank == 2 && s->refused[0].values[0].dims[1] == 3);
    cr_assert(parts[0] == 1.0f && parts[1] == 2.0f);
    vectors_free(&v);
    v = vectors_parse(entry_of("aclnnInplaceRelu"), whole, "here", &f);
    cr_assert(strcmp(v.suite.places[0].param, "selfRef") == 0);
    cr_assert(strcmp(v.suite.places[0].input, "self") == 0);
    cr_assert(strcmp(v.suite.places[0].output, "out") == 0);
    cr_assert(v.suite.places[1].param == NULL);
    vectors_free(&v);
}

typedef struct damage {
    const char *text;
    const char *said;
} damage;

static const damage damages[] = {
    {"", "here:0: the end is missing"},
    {"example a\n", "here:1: the end is missing"},
    {"end 1\n", "here:1: the number of calls is another"},
    {"end\n", "here:1: the number of calls is another"},
    {"end 0\nexample a\n", "here:1: something follows the end"},
    {"instance a\nend 1\n", "here:1: no line of a file of vectors"},
    {"sweep a\nexample b\nend 2\n", "here:2: examples come first"},
    {"place aclnnRelu selfRef self\nend 0\n", "here:1: an entry point, its tensor and two"},
    {"place aclnnRelu a b c\nplace aclnnRelu d e f\nplace aclnnRelu g h i\nend 0\n",
     "here:3: there are more tensors in place"},
    {"  self f32: 00000000\nend 0\n", "here:1: a value before the first call"},
    {"sweep a\n   \nend 1\n", "here:2: no name"},
    {"sweep a\n  self\nend 1\n", "here:2: no dtype"},
    {"sweep a\n  self f31: 00000000\nend 1\n", "here:2: no dtype"},
    {"sweep a\n  self f32 two: 00000000\nend 1\n", "here:2: no extent"},
    {"sweep a\n  self f32 -1: 00000000\nend 1\n", "here:2: no extent"},
    {"sweep a\n  self f32 1 1 1 1 1 1 1 1 1: 00000000\nend 1\n", "here:2: no extent"},
    {"sweep a\n  self f32: 0000000\nend 1\n", "here:2: no element"},
    {"sweep a\n  self f32: 0000000g\nend 1\n", "here:2: no element"},
    {"sweep a\n  self f32: 000000001\nend 1\n", "here:2: no element"},
    {"sweep a\n  self f32 2: 00000000\nend 1\n", "here:2: the extents say another number"},
    {"sweep a\n  self f32:\nend 1\n", "here:2: the extents say another number"},
};

Test(vectors, damaged_files_are_findings)
{
    for (size_t i = 0; i < sizeof damages / sizeof damages[0]; i++) {
        findings f = {0};
        vectors v = vectors_parse(entry_of("aclnnRelu"), damages[i].text, "here", &f);

        cr_assert(f.count == 1 && strstr(f.text, damages[i].said) == f.text, "%s: %s",
                  damages[i].text, f.text);
        cr_assert(v.suite.example_count + v.suite.sweep_count + v.suite.refused_count == 0);
        vectors_free(&v);
    }
}

/* The results of the file that the build made, each wrong by one bit. */
Test(vectors, a_wrong_result_in_a_file_is_found)
{
    findings read = {0};
    const ac_entry *const entry = entry_of("aclnnRelu");
    vectors v = vectors_read(entry, &read);
    size_t tried = 0;

    suite_begin();
    cr_assert(read.count == 0, "%s", read.text);
    cr_assert(v.suite.sweep_count > 0);
    for (size_t i = 0; i < v.suite.sweep_count; i++) {
        const suite_case *const c = &v.suite.sweeps[i];
        suite one = v.suite;

        one.sweeps = c;
        one.sweep_count = 1;
        for (size_t k = 0; k < c->count; k++) {
            findings f = {0};
            unsigned char *bits;

            if (strcmp(c->values[k].name, "out") != 0)
                continue;
            bits = v.elements + ((const unsigned char *)c->values[k].bits - v.elements);
            *bits ^= 1;
            check_sweep(&one, &f);
            cr_assert(f.count > 0, "%s", c->title);
            *bits ^= 1;
            tried++;
        }
    }
    cr_assert(tried == v.suite.sweep_count);
    vectors_free(&v);
}
