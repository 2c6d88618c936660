#include "client/call_types.h"

#include <string.h>

#include "client/dtype.h"

static const ac_entry_type *type_named(const ac_entry *entry, const char *name)
{
    for (size_t i = 0; i < entry->type_count; i++) {
        if (strcmp(entry->types[i].name, name) == 0)
            return &entry->types[i];
    }
    return NULL;
}

uint64_t param_dtypes(const ac_entry_param *p, int product)
{
    return p->dtypes ? p->dtypes[product] : 0;
}

/* In the place of the dtype of a tensor that is not passed, which decides nothing. */
enum { ABSENT = -2 };

static int combined(const char *rule, int a, int b)
{
    if (strcmp(rule, "float") == 0)
        return b < 0 || dtype_is_float(b) || dtype_is_complex(b) ? b : AC_F32;
    if (a == ABSENT || b == ABSENT)
        return a == ABSENT ? b : a;
    if (a < 0 || b < 0)
        return AC_DTYPE_NONE;
    if (strcmp(rule, "with_scalar") == 0)
        return ac_dtype_with_scalars[b][a];
    if (a == b)
        return a;
    if (strcmp(rule, "widen") == 0)
        return a == AC_F64 || b == AC_F64 ? AC_F64 : AC_F32;
    return ac_dtype_promotions[a][b];
}

/* The dtype of a scalar. */
static int scalar_value(const call *c, const char *name)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (strcmp(c->entry->params[i].name, name) == 0 && !c->args[i].null)
            return c->args[i].values.dtype;
    }
    return ABSENT;
}

/* The dtype a type variable has: that of its first tensor, or what its rule makes of others; of a
 * scalar its own. */
static int type_value(const call *c, const char *name)
{
    const ac_entry_type *type = type_named(c->entry, name);
    int found = ABSENT;

    if (!type && name[0] != '\0')
        return scalar_value(c, name);

    if (type && type->rule[0] != '\0') {
        for (size_t k = 0; type->of[k]; k++)
            found = combined(type->rule, found, type_value(c, type->of[k]));
        return found;
    }
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *p = &c->entry->params[i];

        if (param_is_tensor(p) && !p->cast && strcmp(p->type, name) == 0 && !c->args[i].null &&
            c->args[i].values.data)
            return c->args[i].values.dtype;
    }
    return ABSENT;
}

int call_type(const call *c, const char *name)
{
    const int value = type_value(c, name);

    return value == ABSENT ? AC_DTYPE_NONE : value;
}

int call_result_type(const call *c)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (param_is_written(&c->entry->params[i]))
            return type_value(c, c->entry->params[i].type);
    }
    return AC_DTYPE_NONE;
}

/* What converts to what: not complex to real, not float to integer, nothing but bool to bool. */
static bool convertible(int from, int to)
{
    const int a = ac_dtype_facts[from].class_;
    const int b = ac_dtype_facts[to].class_;

    if (from == to)
        return true;
    if (a == AC_CLASS_COMPLEX && b != AC_CLASS_COMPLEX)
        return false;
    if (a == AC_CLASS_FLOAT && b == AC_CLASS_INT)
        return false;
    return b != AC_CLASS_BOOL;
}

/* Whether a parameter may have a dtype where the result is of `type`. */
static bool stores(const ac_entry_param *p, int type, int dtype)
{
    if (p->truth)
        return true; /* 1 and 0 are numbers of every dtype */
    if (p->cast && p->truncate && dtype_is_float(type) && dtype_is_integer(dtype))
        return true;
    if (p->cast && p->real && dtype_is_complex(type) && dtype_is_float(dtype))
        return true;
    return p->cast ? convertible(type, dtype) : type == dtype;
}

bool call_dtypes_legal(const call *c, int product)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *p = &c->entry->params[i];
        const int dtype = c->args[i].values.dtype;

        if (!param_is_tensor(p) || c->args[i].null)
            continue;
        if (dtype < 0 || dtype >= AC_DTYPE_COUNT || (param_dtypes(p, product) >> dtype & 1) == 0)
            return false;

        const int type = type_value(c, p->type);

        if (type < 0 || !stores(p, type, dtype))
            return false;
        if (p->result && (type_value(c, p->result) < 0 ||
                          (!p->truth && !convertible(type_value(c, p->result), dtype))))
            return false;
        if (p->cast_to && type_value(c, p->cast_to) != dtype)
            return false;
    }
    return true;
}
