#include "check/sentence.h"

#include <stdarg.h>
#include <stdio.h>

#include "base/error.h"

enum { SENTENCE = 1024 };

/* The operator named in the sentences of this thread. */
static _Thread_local const ac_operator *current __attribute__((tls_model("initial-exec")));

/* The status that replaces 161002 in the rest of the call; 0: none. */
static _Thread_local aclnnStatus late __attribute__((tls_model("initial-exec")));

void ac_call_enter(const ac_operator *op)
{
    current = op;
    late = 0;
}

const char *ac_call_name(void)
{
    return current ? current->name : "";
}

void ac_refuse_late(aclnnStatus status)
{
    late = status;
}

aclnnStatus ac_fail(aclnnStatus status, const char *format, ...)
{
    char sentence[SENTENCE];
    va_list arguments;

    if (status == ACLNN_ERR_PARAM_INVALID && late != 0)
        status = late;
    va_start(arguments, format);
    (void)vsnprintf(sentence, sizeof sentence, format, arguments);
    va_end(arguments);
    ac_error_record(status, "%s%s%s", current ? current->name : "", current ? ": " : "", sentence);
    return status;
}
