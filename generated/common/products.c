/*
 * Generated from spec/products.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "common/products.h"

const struct ac_product_fact ac_product_facts[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = {"ascend910", "Ascend910A", "Atlas training series"},
    [AC_ASCEND910B] = {"ascend910b", "Ascend910B3", "Atlas A2 training and 800I A2 inference"},
    [AC_ASCEND910_93] = {"ascend910_93", "Ascend910_9391", "Atlas A3 training and inference"},
    [AC_ASCEND310P] = {"ascend310p", "Ascend310P3", "Atlas inference series"},
    [AC_ASCEND310B] = {"ascend310b", "Ascend310B1", "Atlas 200I/500 A2 inference"},
    [AC_ASCEND950] = {"ascend950", "Ascend950PR", "Ascend 950PR and 950DT"},
    [AC_HOST] = {"host", "aclnn-cpu", "any CPU"},
};
