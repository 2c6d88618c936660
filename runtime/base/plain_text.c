#include "base/plain_text.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* The length in bytes of the UTF-8 character at `from`, and the character; 0 if there is no valid
 * one. Overlong forms, surrogates and numbers beyond Unicode are invalid. */
static size_t character_at(const unsigned char *from, uint32_t *character)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char first = from[0];
    const size_t size = first < 0x80   ? 1
                        : first < 0xc2 ? 0
                        : first < 0xe0 ? 2
                        : first < 0xf0 ? 3
                        : first < 0xf5 ? 4
                                       : 0;

    *character = size < 2 ? first : first & (0x7fU >> size);
    for (size_t i = 1; i < size; i++) {
        if ((from[i] & 0xc0) != 0x80)
            return 0;
        *character = *character << 6 | (from[i] & 0x3fU);
    }
    if (*character < least[size] || (*character >= 0xd800 && *character < 0xe000) ||
        *character > 0x10ffff)
        return 0;
    return size;
}

/* Whether a character controls a terminal: control characters of ASCII and Latin 1, line
 * separators, and direction marks. */
static bool acts(uint32_t c)
{
    return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x61c || c == 0x200e || c == 0x200f ||
           (c >= 0x2028 && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

size_t ac_text_plain(char *to, size_t room, const char *from)
{
    static const char digits[] = "0123456789abcdef";
    const unsigned char *at = (const unsigned char *)from;
    size_t used = 0;

    while (*at != '\0') {
        uint32_t character;
        size_t size = character_at(at, &character);
        const bool plain = size > 0 && !acts(character);

        size = size > 0 ? size : 1;
        if (room - used <= (plain ? size : 4 * size))
            break;
        for (size_t i = 0; !plain && i < size; i++) {
            to[used++] = '\\';
            to[used++] = 'x';
            to[used++] = digits[at[i] >> 4];
            to[used++] = digits[at[i] & 15];
        }
        if (plain) {
            memcpy(to + used, at, size);
            used += size;
        }
        at += size;
    }
    to[used] = '\0';
    return used;
}
