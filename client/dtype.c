#include "client/dtype.h"

#include <strings.h>

static const struct ac_dtype_fact *fact_of(int dtype)
{
    const bool known = dtype >= 0 && dtype < AC_DTYPE_COUNT && ac_dtype_facts[dtype].name;

    return known ? &ac_dtype_facts[dtype] : NULL;
}

static bool is_of(int dtype, int class_)
{
    const struct ac_dtype_fact *const fact = fact_of(dtype);

    return fact && fact->class_ == class_;
}

int dtype_named(const char *name)
{
    static const struct {
        const char *numpy;
        int dtype;
    } spellings[] = {
        {"float16", AC_F16},   {"bfloat16", AC_BF16},   {"float32", AC_F32}, {"float64", AC_F64},
        {"int8", AC_I8},       {"int16", AC_I16},       {"int32", AC_I32},   {"int64", AC_I64},
        {"uint8", AC_U8},      {"uint16", AC_U16},      {"uint32", AC_U32},  {"uint64", AC_U64},
        {"complex64", AC_C64}, {"complex128", AC_C128},
    };

    for (int i = 0; i < AC_DTYPE_COUNT; i++) {
        const struct ac_dtype_fact *const fact = fact_of(i);

        if (fact && (strcasecmp(fact->name, name) == 0 || strcasecmp(fact->acl_name, name) == 0))
            return i;
    }
    for (size_t i = 0; i < sizeof spellings / sizeof spellings[0]; i++) {
        if (strcasecmp(spellings[i].numpy, name) == 0)
            return spellings[i].dtype;
    }
    return AC_DTYPE_NONE;
}

const char *dtype_name(int dtype)
{
    const struct ac_dtype_fact *const fact = fact_of(dtype);

    return fact ? fact->name : "undefined";
}

size_t dtype_size(int dtype)
{
    const struct ac_dtype_fact *const fact = fact_of(dtype);

    return fact ? fact->bytes : 0;
}

bool dtype_in(int dtype, uint64_t set)
{
    return dtype >= 0 && dtype < AC_DTYPE_COUNT && (set >> dtype & 1) != 0;
}

bool dtype_is_float(int dtype)
{
    return is_of(dtype, AC_CLASS_FLOAT);
}

bool dtype_is_integer(int dtype)
{
    return is_of(dtype, AC_CLASS_INT);
}

bool dtype_is_halved(int dtype)
{
    return dtype == AC_I4;
}

bool dtype_is_complex(int dtype)
{
    return is_of(dtype, AC_CLASS_COMPLEX);
}

size_t dtype_parts(int dtype)
{
    return dtype_is_complex(dtype) ? 2 : 1;
}

int dtype_part(int dtype)
{
    return dtype_is_complex(dtype) ? ac_dtype_facts[dtype].part : dtype;
}

bool dtype_is_known(int dtype)
{
    return dtype == AC_BOOL || dtype_is_float(dtype) || dtype_is_integer(dtype) ||
           dtype_is_complex(dtype) || dtype_is_halved(dtype);
}
