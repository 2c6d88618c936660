/*
 * Generated from the specs and tests/accuracy/figures.txt by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * The largest errors that were found, of results that may be inexact.
 */
#include "client/figures.h"

#include <stddef.h>

/* clang-format off */
const ac_figure ac_figures[] = {
    {"Cleft", "gradGate", "false false plain", "f32", NULL, "", ""},
    {"Cleft", "gradGate", "false false scaled", "f32", NULL, "", ""},
    {"Cleft", "gradGate", "false true plain", "f32", NULL, "", ""},
    {"Cleft", "gradGate", "false true scaled", "f32", NULL, "", ""},
    {"Cleft", "gradGate", "true false plain", "f32", NULL, "", ""},
    {"Cleft", "gradGate", "true false scaled", "f32", NULL, "", ""},
    {"Cleft", "gradGate", "true true plain", "f32", NULL, "", ""},
    {"Cleft", "gradGate", "true true scaled", "f32", NULL, "", ""},
    {"Cleft", "gradUp", "false false plain", "f32", NULL, "", ""},
    {"Cleft", "gradUp", "false false scaled", "f32", NULL, "", ""},
    {"Cleft", "gradUp", "false true plain", "f32", NULL, "", ""},
    {"Cleft", "gradUp", "false true scaled", "f32", NULL, "", ""},
    {"Cleft", "gradUp", "true false plain", "f32", NULL, "", ""},
    {"Cleft", "gradUp", "true false scaled", "f32", NULL, "", ""},
    {"Cleft", "gradUp", "true true plain", "f32", NULL, "", ""},
    {"Cleft", "gradUp", "true true scaled", "f32", NULL, "", ""},
    {"Crest", "below", "", "f32", NULL, "", ""},
    {"Crest", "below", "", "f16", NULL, "", ""},
    {"Crest", "below", "", "f64", NULL, "", ""},
    {"Crest", "most", "", "f32", NULL, "", ""},
    {"Crest", "most", "", "f16", NULL, "", ""},
    {"Crest", "most", "", "f64", NULL, "", ""},
    {"Lean", "out", "", "f32", "0.5101", "prove", "self = -7, slope = 0.5, shift = 1"},
    {"Lean", "out", "", "f16", "0.5000", "half", "self = -3, slope = 0.5, shift = 1"},
    {"Lean", "out", "", "f64", "0.5001", "double", "self = -9, slope = 0.5, shift = 1"},
    {"Tally", "out", "", "f32", NULL, "", ""},
    {NULL, NULL, NULL, NULL, NULL, NULL, NULL},
};
/* clang-format on */
