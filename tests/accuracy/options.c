/*
 * Which operators the options of a command ask for.
 */
#include <string.h>

#include "accuracy.h"

bool asked(const accuracy_options *options, const oracle *o)
{
    return !options->only || strcmp(options->only, o->entry) == 0;
}

bool asked_entry(const accuracy_options *options, const ac_entry *entry)
{
    return !options->only || strcmp(options->only + strlen("aclnn"), entry->op) == 0;
}
