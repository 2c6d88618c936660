#include "device/device/json.h"

#include <string.h>

enum { DEPTH_MAX = 128 };

struct cursor {
    const char *text;
    size_t size;
    size_t at;
};

static char peek(const struct cursor *c)
{
    return c->at < c->size ? c->text[c->at] : '\0';
}

static bool take(struct cursor *c, char wanted)
{
    if (c->at == c->size || c->text[c->at] != wanted)
        return false;
    c->at++;
    return true;
}

static void skip_space(struct cursor *c)
{
    while (c->at < c->size && memchr(" \t\r\n", c->text[c->at], 4) != NULL)
        c->at++;
}

static bool take_word(struct cursor *c, const char *word)
{
    const size_t length = strlen(word);
    if (c->size - c->at < length || memcmp(c->text + c->at, word, length) != 0)
        return false;
    c->at += length;
    return true;
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_hexadecimal(char c)
{
    return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

static bool take_digits(struct cursor *c)
{
    const size_t start = c->at;
    while (is_digit(peek(c)))
        c->at++;
    return c->at > start;
}

static bool take_number(struct cursor *c)
{
    (void)take(c, '-');
    if (!take(c, '0') && !take_digits(c))
        return false;
    if (take(c, '.') && !take_digits(c))
        return false;
    if (take(c, 'e') || take(c, 'E')) {
        if (!take(c, '+'))
            (void)take(c, '-');
        return take_digits(c);
    }
    return true;
}

static bool take_string(struct cursor *c)
{
    if (!take(c, '"'))
        return false;
    while (c->at < c->size && (unsigned char)c->text[c->at] >= ' ') {
        if (take(c, '"'))
            return true;
        if (!take(c, '\\')) {
            c->at++;
        } else if (take(c, 'u')) {
            for (int i = 0; i < 4; i++, c->at++) {
                if (!is_hexadecimal(peek(c)))
                    return false;
            }
        } else {
            if (c->at == c->size || memchr("\"\\/bfnrt", c->text[c->at], 8) == NULL)
                return false;
            c->at++;
        }
    }
    return false;
}

static bool take_value(struct cursor *c, unsigned depth);

static bool take_list(struct cursor *c, unsigned depth, char end, bool named)
{
    skip_space(c);
    if (take(c, end))
        return true;
    do {
        skip_space(c);
        if (named) {
            if (!take_string(c))
                return false;
            skip_space(c);
            if (!take(c, ':'))
                return false;
        }
        if (!take_value(c, depth + 1))
            return false;
        skip_space(c);
    } while (take(c, ','));
    return take(c, end);
}

static bool take_value(struct cursor *c, unsigned depth)
{
    if (depth > DEPTH_MAX)
        return false;
    skip_space(c);
    if (take(c, '{'))
        return take_list(c, depth, '}', true);
    if (take(c, '['))
        return take_list(c, depth, ']', false);
    if (peek(c) == '"')
        return take_string(c);
    if (take_word(c, "true") || take_word(c, "false") || take_word(c, "null"))
        return true;
    return take_number(c);
}

bool ac_json_valid(const char *text, size_t size, size_t *where)
{
    struct cursor c = {.text = text, .size = size};
    const bool valid = take_value(&c, 0);
    if (valid)
        skip_space(&c);
    *where = c.at;
    return valid && c.at == size;
}
