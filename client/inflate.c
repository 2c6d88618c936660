#include "client/inflate.h"

#include <string.h>

enum {
    LENGTH_BITS = 15, /* of the longest code */
    CODES = 1 << LENGTH_BITS,
    SYMBOL_SHIFT = 4, /* an entry of a code's table: symbol, then length */
    LITERALS = 288,
    DISTANCES = 32,
    ORDERS = 19, /* codes that write the lengths of codes */
    END_OF_BLOCK = 256,
    FIRST_LENGTH = 257,
    LENGTHS = 29,
    DISTANCES_USED = 30,
};

/* Indexed by the next LENGTH_BITS bits; 0 where no code has them. */
typedef struct code {
    uint16_t table[CODES];
} code;

typedef struct stream {
    const unsigned char *from;
    size_t size;
    size_t at;
    uint64_t held; /* bits that were fetched, the next one lowest */
    unsigned count;
    bool damaged; /* read past the end, or no valid code */
    unsigned char *to;
    size_t wanted;
    size_t made;
    code literals; /* of the block, lengths of repetitions among them */
    code distances;
} stream;

/* --- bits ---------------------------------------------------------------------------------------
 */

static void fetch(stream *s)
{
    for (; s->count <= 56 && s->at < s->size; s->count += 8)
        s->held |= (uint64_t)s->from[s->at++] << s->count;
}

static void drop(stream *s, unsigned bits)
{
    if (bits > s->count) {
        s->damaged = true;
        bits = s->count;
    }
    s->held >>= bits;
    s->count -= bits;
}

static unsigned take(stream *s, unsigned bits)
{
    fetch(s);

    const unsigned value = (unsigned)(s->held & ((UINT64_C(1) << bits) - 1));

    drop(s, bits);
    return value;
}

/* --- codes --------------------------------------------------------------------------------------
 */

static unsigned reversed(unsigned bits, unsigned length)
{
    unsigned turned = 0;

    for (; length > 0; length--, bits >>= 1)
        turned = turned << 1 | (bits & 1);
    return turned;
}

/* The canonical code of these lengths. False where it has more codes than there are; it may have
 * fewer, as that of one distance has. */
static bool code_make(code *c, const unsigned char *lengths, size_t count)
{
    unsigned used[LENGTH_BITS + 1] = {0};
    unsigned next[LENGTH_BITS + 2] = {0};

    for (size_t i = 0; i < count; i++)
        used[lengths[i]]++;
    used[0] = 0;
    for (unsigned length = 1; length <= LENGTH_BITS; length++) {
        next[length + 1] = (next[length] + used[length]) << 1;
        if (next[length] + used[length] > 1U << length)
            return false;
    }
    memset(c->table, 0, sizeof c->table);
    for (size_t i = 0; i < count; i++) {
        const unsigned length = lengths[i];

        if (length == 0)
            continue;
        for (unsigned at = reversed(next[length]++, length); at < CODES; at += 1U << length)
            c->table[at] = (uint16_t)(i << SYMBOL_SHIFT | length);
    }
    return true;
}

static unsigned symbol_take(stream *s, const code *c)
{
    fetch(s);

    const unsigned entry = c->table[s->held & (CODES - 1)];

    if (entry == 0)
        s->damaged = true;
    drop(s, entry & ((1U << SYMBOL_SHIFT) - 1));
    return entry >> SYMBOL_SHIFT;
}

/* --- blocks -------------------------------------------------------------------------------------
 */

static bool block_stored(stream *s)
{
    drop(s, s->count % 8);

    const unsigned length = take(s, 16);
    const unsigned complement = take(s, 16);

    if (s->damaged || (length ^ complement) != 0xffff || length > s->wanted - s->made)
        return false;
    for (unsigned left = length; left > 0; left--)
        s->to[s->made++] = (unsigned char)take(s, 8);
    return !s->damaged;
}

/* Repeats `length` bytes from `distance` bytes before; they may overlap. */
static bool repeat(stream *s, size_t length, size_t distance)
{
    if (distance > s->made || length > s->wanted - s->made)
        return false;
    for (; length > 0; length--, s->made++)
        s->to[s->made] = s->to[s->made - distance];
    return true;
}

static bool block_coded(stream *s)
{
    static const uint16_t length_of[LENGTHS] = {3,  4,  5,  6,   7,   8,   9,   10,  11, 13,
                                                15, 17, 19, 23,  27,  31,  35,  43,  51, 59,
                                                67, 83, 99, 115, 131, 163, 195, 227, 258};
    static const unsigned char length_bits[LENGTHS] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                                       2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
    static const uint16_t distance_of[DISTANCES_USED] = {
        1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
        193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
    static const unsigned char distance_bits[DISTANCES_USED] = {
        0, 0, 0, 0, 1, 1, 2, 2,  3,  3,  4,  4,  5,  5,  6,
        6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};

    for (;;) {
        unsigned symbol = symbol_take(s, &s->literals);

        if (s->damaged)
            return false;
        if (symbol == END_OF_BLOCK)
            return true;
        if (symbol < END_OF_BLOCK) {
            if (s->made == s->wanted)
                return false;
            s->to[s->made++] = (unsigned char)symbol;
            continue;
        }
        symbol -= FIRST_LENGTH;
        if (symbol >= LENGTHS)
            return false;

        const size_t length = length_of[symbol] + (size_t)take(s, length_bits[symbol]);
        const unsigned far = symbol_take(s, &s->distances);

        if (s->damaged || far >= DISTANCES_USED)
            return false;

        const size_t distance = distance_of[far] + (size_t)take(s, distance_bits[far]);

        if (s->damaged || !repeat(s, length, distance))
            return false;
    }
}

static bool block_fixed(stream *s)
{
    unsigned char lengths[LITERALS];

    memset(lengths, 8, 144);
    memset(lengths + 144, 9, 256 - 144);
    memset(lengths + 256, 7, 280 - 256);
    memset(lengths + 280, 8, LITERALS - 280);
    if (!code_make(&s->literals, lengths, LITERALS))
        return false;
    memset(lengths, 5, DISTANCES);
    return code_make(&s->distances, lengths, DISTANCES) && block_coded(s);
}

/* The lengths of both codes, which a code of their own writes: 16 repeats the last length, 17 and
 * 18 write zeros. */
static bool lengths_take(stream *s, const code *orders, unsigned char *lengths, size_t count)
{
    for (size_t i = 0; i < count;) {
        const unsigned symbol = symbol_take(s, orders);
        unsigned char value = 0;
        size_t times;

        if (s->damaged)
            return false;
        if (symbol < 16) {
            lengths[i++] = (unsigned char)symbol;
            continue;
        }
        if (symbol == 16) {
            if (i == 0)
                return false;
            value = lengths[i - 1];
            times = 3 + (size_t)take(s, 2);
        } else {
            times = symbol == 17 ? 3 + (size_t)take(s, 3) : 11 + (size_t)take(s, 7);
        }
        if (s->damaged || times > count - i)
            return false;
        memset(lengths + i, value, times);
        i += times;
    }
    return true;
}

static bool block_dynamic(stream *s)
{
    static const unsigned char order[ORDERS] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                11, 4,  12, 3, 13, 2, 14, 1, 15};
    unsigned char lengths[LITERALS + DISTANCES] = {0};
    const size_t literal_count = FIRST_LENGTH + (size_t)take(s, 5);
    const size_t distance_count = 1 + (size_t)take(s, 5);
    const size_t order_count = 4 + (size_t)take(s, 4);

    if (s->damaged || literal_count > LITERALS)
        return false;
    for (size_t i = 0; i < order_count; i++)
        lengths[order[i]] = (unsigned char)take(s, 3);
    if (s->damaged || !code_make(&s->literals, lengths, ORDERS) ||
        !lengths_take(s, &s->literals, lengths, literal_count + distance_count))
        return false;
    return lengths[END_OF_BLOCK] != 0 &&
           code_make(&s->distances, lengths + literal_count, distance_count) &&
           code_make(&s->literals, lengths, literal_count) && block_coded(s);
}

bool inflate_bytes(const unsigned char *from, size_t size, unsigned char *to, size_t wanted)
{
    stream s = {.from = from, .size = size, .to = to, .wanted = wanted};
    bool last = false;
    bool read = true;

    while (read && !last) {
        last = take(&s, 1) == 1;
        switch (take(&s, 2)) {
        case 0:
            read = block_stored(&s);
            break;
        case 1:
            read = block_fixed(&s);
            break;
        case 2:
            read = block_dynamic(&s);
            break;
        default:
            read = false;
            break;
        }
    }
    return read && s.made == wanted;
}

uint32_t inflate_checksum(const unsigned char *bytes, size_t size)
{
    uint32_t table[256];
    uint32_t sum = UINT32_MAX;

    for (uint32_t i = 0; i < 256; i++) {
        table[i] = i;
        for (int bit = 0; bit < 8; bit++)
            table[i] = table[i] >> 1 ^ (table[i] & 1 ? UINT32_C(0xedb88320) : 0);
    }
    for (size_t i = 0; i < size; i++)
        sum = sum >> 8 ^ table[(sum ^ bytes[i]) & 0xff];
    return ~sum;
}
