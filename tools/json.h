/*
 * What the commands say to programs: JSON on standard output.
 */
#ifndef ACLNN_TOOL_JSON_H
#define ACLNN_TOOL_JSON_H

/* A text in quotes, whatever bytes it has. */
void json_text(const char *text);

/* "name": "text", or a number, null for one that is not finite; then `tail`. */
void json_field(const char *name, const char *text, const char *tail);
void json_number(const char *name, double value, const char *tail);

#endif
