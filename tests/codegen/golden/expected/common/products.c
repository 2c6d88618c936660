/*
 * Generated from spec/products.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "common/products.h"

const struct ac_product_fact ac_product_facts[AC_PRODUCT_COUNT] = {
    [AC_PICO] = {"pico", "Pico1", "small chips"},
    [AC_NANO] = {"nano", "Nano7", "large chips"},
    [AC_TERA] = {"tera", "Tera1", "larger chips"},
    [AC_PETA] = {"peta", "Peta1", "the largest chips"},
    [AC_HOST] = {"host", "aclnn-cpu", "any CPU"},
};
