#include "observe/text.h"

#include <inttypes.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/dtype.h"
#include "base/half.h"

enum { ROOM = 512 };

static bool room_make(ac_text *text, size_t more)
{
    size_t room = text->room == 0 ? ROOM : text->room;
    char *bytes;

    while (room < text->used + more)
        room *= 2;
    if (room == text->room)
        return true;
    bytes = realloc(text->bytes, room);
    if (!bytes) {
        ac_text_free(text);
        text->lost = true;
        return false;
    }
    text->bytes = bytes;
    text->room = room;
    return true;
}

void ac_text_add(ac_text *text, const char *format, ...)
{
    va_list arguments;
    va_list again;

    va_start(arguments, format);
    va_copy(again, arguments);

    const int length = vsnprintf(NULL, 0, format, arguments);

    if (!text->lost && length >= 0 && room_make(text, (size_t)length + 1)) {
        (void)vsnprintf(text->bytes + text->used, (size_t)length + 1, format, again);
        text->used += (size_t)length;
    }
    va_end(again);
    va_end(arguments);
}

void ac_text_free(ac_text *text)
{
    free(text->bytes);
    *text = (ac_text){.lost = text->lost};
}

void ac_text_string(ac_text *text, const char *string)
{
    if (!string) {
        ac_text_add(text, "null");
        return;
    }
    ac_text_add(text, "\"");
    for (; *string != '\0'; string++) {
        if (*string == '"' || *string == '\\')
            ac_text_add(text, "\\%c", *string);
        else if ((unsigned char)*string < 0x20 || *string == 0x7f)
            ac_text_add(text, "\\u%04x", (unsigned char)*string);
        else
            ac_text_add(text, "%c", *string);
    }
    ac_text_add(text, "\"");
}

/* --- arguments -------------------------------------------------------------------------------- */

/* JSON has no name for these three. */
static void add_number(ac_text *text, double number, int digits)
{
    if (isnan(number))
        ac_text_add(text, "\"nan\"");
    else if (isinf(number))
        ac_text_add(text, number > 0 ? "\"inf\"" : "\"-inf\"");
    else
        ac_text_add(text, "%.*g", digits, number);
}

static void add_numbers(ac_text *text, const int64_t *numbers, size_t count)
{
    ac_text_add(text, "[");
    for (size_t i = 0; i < count; i++)
        ac_text_add(text, "%s%" PRId64, i > 0 ? ", " : "", numbers[i]);
    ac_text_add(text, "]");
}

/* Whether an address is worth a word: dims is that of the storage. */
static bool storage_differs(const ac_seen_tensor *tensor)
{
    return !ac_shape_equal(&tensor->shape, &tensor->storage);
}

static void add_tensor(ac_text *text, const ac_seen_tensor *tensor)
{
    ac_text_add(text, "{\"dtype\": \"%s\", \"shape\": ", ac_dtype_name(tensor->dtype));
    add_numbers(text, tensor->shape.dims, tensor->shape.rank);
    ac_text_add(text, ", \"strides\": ");
    add_numbers(text, tensor->strides, tensor->shape.rank);
    if (tensor->offset != 0)
        ac_text_add(text, ", \"offset\": %" PRId64, tensor->offset);
    if (storage_differs(tensor)) {
        ac_text_add(text, ", \"storage\": ");
        add_numbers(text, tensor->storage.dims, tensor->storage.rank);
    }
    ac_text_add(text, "}");
}

static double word_real(uint64_t word)
{
    double real;

    memcpy(&real, &word, sizeof real);
    return real;
}

static float word_float(uint64_t word)
{
    const uint32_t low = (uint32_t)word;
    float real;

    memcpy(&real, &low, sizeof real);
    return real;
}

/* A scalar as the union of handles/scalar.h has it; integers are extended there. */
static void add_scalar(ac_text *text, int dtype, const uint64_t words[2])
{
    switch (dtype) {
    case AC_F32:
        add_number(text, (double)word_float(words[0]), 9);
        return;
    case AC_F64:
        add_number(text, word_real(words[0]), 17);
        return;
    case AC_F16:
        add_number(text, (double)ac_f16_to_float((uint16_t)words[0]), 9);
        return;
    case AC_BF16:
        add_number(text, (double)ac_bf16_to_float((uint16_t)words[0]), 9);
        return;
    case AC_C64:
    case AC_C128:
        ac_text_add(text, "[");
        add_number(text, word_real(words[0]), 17);
        ac_text_add(text, ", ");
        add_number(text, word_real(words[1]), 17);
        ac_text_add(text, "]");
        return;
    case AC_BOOL:
        ac_text_add(text, (words[0] & 1) != 0 ? "true" : "false");
        return;
    case AC_U8:
    case AC_U16:
    case AC_U32:
    case AC_U64:
        ac_text_add(text, "%" PRIu64, words[0]);
        return;
    case AC_I8:
    case AC_I16:
    case AC_I32:
    case AC_I64:
        ac_text_add(text, "%" PRId64, (int64_t)words[0]);
        return;
    default:
        ac_text_add(text, "\"0x%02x\"", (unsigned)(words[0] & 0xff));
    }
}

static void add_argument(ac_text *text, const ac_seen_argument *argument)
{
    if (argument->null || argument->dead) {
        ac_text_add(text, argument->null ? "null" : "\"no handle\"");
        return;
    }
    switch (argument->kind) {
    case AC_SEEN_TENSOR:
        add_tensor(text, &argument->of.tensor);
        return;
    case AC_SEEN_SCALAR:
        ac_text_add(text,
                    "{\"dtype\": \"%s\", \"value\": ", ac_dtype_name(argument->of.scalar.dtype));
        add_scalar(text, argument->of.scalar.dtype, argument->of.scalar.words);
        ac_text_add(text, "}");
        return;
    case AC_SEEN_INTEGERS:
        add_numbers(text, argument->of.integers.values, argument->of.integers.count);
        return;
    case AC_SEEN_REAL:
        add_number(text, argument->of.real, 17);
        return;
    case AC_SEEN_LIST:
    case AC_SEEN_INTEGER:
        ac_text_add(text, "%" PRId64, argument->of.integer);
        return;
    case AC_SEEN_BOOLEAN:
        ac_text_add(text, argument->of.boolean ? "true" : "false");
        return;
    default:
        ac_text_string(text, argument->of.text);
    }
}

void ac_text_arguments(ac_text *text, const ac_seen *seen)
{
    ac_text_add(text, "{");
    for (size_t i = 0; i < seen->count; i++) {
        ac_text_add(text, "%s\"%s\": ", i > 0 ? ", " : "", seen->arguments[i].name);
        add_argument(text, &seen->arguments[i]);
    }
    ac_text_add(text, "}");
}
