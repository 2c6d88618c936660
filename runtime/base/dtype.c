#include "base/dtype.h"

static const struct ac_dtype_fact *fact_of(int dtype)
{
    if (dtype < 0 || dtype >= AC_DTYPE_COUNT || !ac_dtype_facts[dtype].name)
        return NULL;
    return &ac_dtype_facts[dtype];
}

const char *ac_dtype_name(int dtype)
{
    const struct ac_dtype_fact *fact = fact_of(dtype);

    return fact ? fact->name : "undefined";
}

const char *ac_dtype_acl_name(int dtype)
{
    const struct ac_dtype_fact *fact = fact_of(dtype);

    return fact ? fact->acl_name : "ACL_DT_UNDEFINED";
}

size_t ac_dtype_size(int dtype)
{
    const struct ac_dtype_fact *fact = fact_of(dtype);

    return fact ? fact->bytes : 0;
}

int ac_dtype_promote(int a, int b)
{
    if (a == AC_DTYPE_ABSENT || b == AC_DTYPE_ABSENT)
        return a == AC_DTYPE_ABSENT ? b : a;
    if (!fact_of(a) || !fact_of(b))
        return AC_DTYPE_NONE;
    return a == b ? a : ac_dtype_promotions[a][b];
}

int ac_dtype_widen(int a, int b)
{
    if (a == b || b == AC_DTYPE_ABSENT)
        return a;
    if (a == AC_DTYPE_ABSENT)
        return b;
    return a == AC_F64 || b == AC_F64 ? AC_F64 : AC_F32;
}

int ac_dtype_with_scalar(int tensor, int scalar)
{
    if (tensor == AC_DTYPE_ABSENT || scalar == AC_DTYPE_ABSENT)
        return tensor == AC_DTYPE_ABSENT ? scalar : tensor;
    if (!fact_of(tensor) || !fact_of(scalar))
        return AC_DTYPE_NONE;
    return ac_dtype_with_scalars[scalar][tensor];
}

bool ac_dtype_castable(int from, int to)
{
    const struct ac_dtype_fact *source = fact_of(from);
    const struct ac_dtype_fact *target = fact_of(to);

    if (!source || !target)
        return false;
    if (from == to)
        return true;
    if (source->class_ == AC_CLASS_OTHER || target->class_ == AC_CLASS_OTHER)
        return false;
    if (source->class_ == AC_CLASS_COMPLEX && target->class_ != AC_CLASS_COMPLEX)
        return false;
    if (source->class_ == AC_CLASS_FLOAT && target->class_ == AC_CLASS_INT)
        return false;
    return target->class_ != AC_CLASS_BOOL;
}

int ac_dtype_float(int dtype)
{
    const int kind = ac_dtype_facts[dtype].class_;

    return kind == AC_CLASS_FLOAT || kind == AC_CLASS_COMPLEX ? dtype : AC_F32;
}

int ac_dtype_part(int dtype)
{
    return ac_dtype_facts[dtype].part;
}

int ac_dtype_complex(int part)
{
    for (int dtype = 0; dtype < AC_DTYPE_COUNT; dtype++) {
        const struct ac_dtype_fact *const fact = &ac_dtype_facts[dtype];

        if (fact->class_ == AC_CLASS_COMPLEX && fact->part == part)
            return dtype;
    }
    return AC_DTYPE_NONE;
}

static bool is_unsigned(int dtype)
{
    return dtype == AC_U8 || dtype == AC_U16 || dtype == AC_U32 || dtype == AC_U64;
}

int64_t ac_dtype_least(int dtype)
{
    return is_unsigned(dtype) ? 0 : -ac_dtype_greatest(dtype) - 1;
}

int64_t ac_dtype_greatest(int dtype)
{
    const size_t bits = 8 * ac_dtype_size(dtype);

    return (int64_t)(UINT64_MAX >> (is_unsigned(dtype) ? 64 - bits : 65 - bits));
}
