/*
 * Generated from spec/products.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_COMMON_PRODUCTS_H
#define AC_COMMON_PRODUCTS_H

typedef enum ac_product {
    AC_PICO,
    AC_NANO,
    AC_TERA,
    AC_PETA,
    AC_HOST,
    AC_PRODUCT_COUNT,
} ac_product;

enum { AC_PRODUCT_DEFAULT = AC_PICO };

/* One product: its name in specs and in ACLNN_CPU_SOC, and what aclrtGetSocName answers. */
struct ac_product_fact {
    const char *name;
    const char *soc;
    const char *family;
};

extern const struct ac_product_fact ac_product_facts[AC_PRODUCT_COUNT];

#endif
