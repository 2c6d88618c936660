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

/* The complex dtype with parts of this one. */
static int complex_of(int part)
{
    for (int dtype = 0; dtype < AC_DTYPE_COUNT; dtype++) {
        if (dtype_is_complex(dtype) && ac_dtype_facts[dtype].part == part)
            return dtype;
    }
    return AC_DTYPE_NONE;
}

static int combined(const char *rule, int a, int b)
{
    if (strcmp(rule, "float") == 0)
        return b < 0 || dtype_is_float(b) || dtype_is_complex(b) ? b : AC_F32;
    if (strcmp(rule, "bool") == 0)
        return b < 0 ? b : AC_BOOL;
    if (strcmp(rule, "part") == 0)
        return b < 0 ? b : ac_dtype_facts[b].part;
    if (strcmp(rule, "complex") == 0)
        return b < 0 ? b : complex_of(b);
    if (a == AC_TYPE_ABSENT || b == AC_TYPE_ABSENT)
        return a == AC_TYPE_ABSENT ? b : a;
    if (a < 0 || b < 0)
        return AC_DTYPE_NONE;
    if (strcmp(rule, "single") == 0) /* what it comes to is f32 (entry_type) */
        return b == a || b == AC_F32 ? a : AC_DTYPE_NONE;
    if (strcmp(rule, "with_scalar") == 0)
        return ac_dtype_with_scalars[b][a];
    if (a == b)
        return a;
    if (strcmp(rule, "widen") == 0)
        return a == AC_F64 || b == AC_F64 ? AC_F64 : AC_F32;
    return ac_dtype_promotions[a][b];
}

/* Whether a dtype is of integers or truth values. */
static bool is_whole(int dtype)
{
    return dtype >= 0 && !dtype_is_float(dtype) && !dtype_is_complex(dtype);
}

int entry_type(const ac_entry *entry, const char *name, const int *dtypes)
{
    const ac_entry_type *type = type_named(entry, name);
    int found = AC_TYPE_ABSENT;

    if (!type && name[0] != '\0') {
        const size_t scalar = entry_param(entry, name);

        return scalar < entry->param_count ? dtypes[scalar] : AC_TYPE_ABSENT;
    }
    if (type && type->rule[0] != '\0') {
        if (type->mode && dtypes[entry_param(entry, type->mode)] != type->number)
            return entry_type(entry, type->of[0], dtypes);
        const size_t out = type->beside ? entry_param(entry, type->beside) : entry->param_count;
        const bool wide =
            out < entry->param_count && (dtypes[out] == AC_F64 || dtypes[out] == AC_C128);

        if (wide && is_whole(entry_type(entry, type->of[0], dtypes)))
            return AC_F64;
        for (size_t k = 0; type->of[k]; k++)
            found = combined(type->rule, found, entry_type(entry, type->of[k], dtypes));
        return strcmp(type->rule, "single") == 0 && found >= 0 ? AC_F32 : found;
    }
    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *p = &entry->params[i];

        if (param_is_tensor(p) && !p->cast && dtypes[i] != AC_TYPE_ABSENT &&
            strcmp(p->type, name) == 0)
            return dtypes[i];
    }
    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *const p = &entry->params[i];

        if (p->role == AC_ROLE_DTYPE && strcmp(p->type, name) == 0)
            return dtypes[i];
    }
    return AC_TYPE_ABSENT;
}

int param_only_dtype(const ac_entry_param *p)
{
    uint64_t listed = 0;

    for (size_t k = 0; p->dtypes && k < AC_PRODUCT_COUNT; k++)
        listed |= p->dtypes[k];
    return listed != 0 && (listed & (listed - 1)) == 0 ? __builtin_ctzll(listed) : AC_TYPE_ABSENT;
}

int entry_output_type(const ac_entry *entry, size_t param, const int *dtypes)
{
    const ac_entry_param *const p = &entry->params[param];

    if (p->narrow)
        return dtypes[entry_param(entry, p->narrow)] != 0 ? AC_I32 : AC_I64;
    if (p->position)
        return AC_I64;
    if (p->truth && p->view == AC_ENTRY_BITS)
        return AC_U8;
    if (!p->truth && param_only_dtype(p) != AC_TYPE_ABSENT)
        return param_only_dtype(p);
    return p->truth ? AC_BOOL : entry_type(entry, p->output ? p->output->type : p->type, dtypes);
}

/* The dtypes of a call, and the numbers of its modes, as entry_type wants them. */
static void dtypes_of(const call *c, int *dtypes)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const call_argument *const arg = &c->args[i];
        const bool absent =
            arg->null || (param_is_tensor(&c->entry->params[i]) && !arg->values.data);

        dtypes[i] = absent ? AC_TYPE_ABSENT : arg->values.dtype;
        if (c->entry->params[i].role == AC_ROLE_MODE)
            dtypes[i] = (int)arg->number;
    }
}

static int type_value(const call *c, const char *name)
{
    int dtypes[AC_ENTRY_ARGS_MAX];

    dtypes_of(c, dtypes);
    return entry_type(c->entry, name, dtypes);
}

int call_output_type(const call *c, size_t arg)
{
    int dtypes[AC_ENTRY_ARGS_MAX];

    dtypes_of(c, dtypes);

    const int type = entry_output_type(c->entry, arg, dtypes);

    return type < 0 ? AC_F32 : type;
}

int call_type(const call *c, const char *name)
{
    const int value = type_value(c, name);

    return value == AC_TYPE_ABSENT ? AC_DTYPE_NONE : value;
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
    if (p->truth || p->position || p->converts)
        return true; /* 1 and 0 are numbers of every dtype */
    if (p->cast && p->truncate && dtype_is_float(type) && dtype_is_integer(dtype))
        return true;
    if (p->cast && p->real && dtype_is_complex(type) && dtype_is_float(dtype))
        return true;
    return p->cast ? convertible(type, dtype) : type == dtype;
}

bool entry_compares(const ac_entry *entry)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry->params[i].truth)
            return true;
    }
    return false;
}

bool call_dtypes_legal(const call *c, int product)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *p = &c->entry->params[i];
        const int dtype = c->args[i].values.dtype;

        if (!(param_is_tensor(p) || p->role == AC_ROLE_DTYPE) || c->args[i].null)
            continue;
        if (dtype < 0 || dtype >= AC_DTYPE_COUNT || (param_dtypes(p, product) >> dtype & 1) == 0)
            return false;

        const int type = type_value(c, p->type);

        if (type < 0 || !stores(p, type, dtype))
            return false;
        if (p->result && (type_value(c, p->result) < 0 ||
                          (!p->truth && !convertible(type_value(c, p->result), dtype))))
            return false;
        if (p->narrow &&
            (c->args[entry_param(c->entry, p->narrow)].number != 0) != (dtype == AC_I32))
            return false;
        if (p->cast_to && type_value(c, p->cast_to) != dtype)
            return false;
    }
    return true;
}
