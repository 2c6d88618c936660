/*
 * Texts of strangers in sentences. A caller's string, a variable of the environment or a file's
 * header may hold bytes that move a terminal's cursor, end a line early, or turn the direction of
 * what follows; shown as \x1b they tell what they are, and do nothing.
 */
#ifndef AC_PLAIN_TEXT_H
#define AC_PLAIN_TEXT_H

#include <stddef.h>

/* Copies `from` with a \xNN for each byte of a control character, of a character that changes the
 * direction of text, and of what is no UTF-8. Ends `to` with a zero and cuts it to `room` bytes, at
 * least one, between characters. Returns its length. */
size_t ac_text_plain(char *to, size_t room, const char *from);

#endif
