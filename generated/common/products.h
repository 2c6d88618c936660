/*
 * Generated from spec/products.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_COMMON_PRODUCTS_H
#define AC_COMMON_PRODUCTS_H

typedef enum ac_product {
    AC_ASCEND910,
    AC_ASCEND910B,
    AC_ASCEND910_93,
    AC_ASCEND310P,
    AC_ASCEND310B,
    AC_ASCEND950,
    AC_HOST,
    AC_PRODUCT_COUNT,
} ac_product;

enum { AC_PRODUCT_DEFAULT = AC_ASCEND910B };

/* One product: its name in specs and in ACLNN_CPU_SOC, and what aclrtGetSocName answers. */
struct ac_product_fact {
    const char *name;
    const char *soc;
    const char *family;
};

extern const struct ac_product_fact ac_product_facts[AC_PRODUCT_COUNT];

#endif
