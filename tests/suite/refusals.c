#include "refusals.h"

#include "client/run.h"

#include <stdio.h>
#include <string.h>

#include "check/check.h"

void refusal_judge(const ac_entry *entry, const outcome *out, aclnnStatus status, const char *word,
                   const char *what, findings *f)
{
    if (out->status == 0) {
        findings_add(f, "%s: accepted", what);
        return;
    }
    findings_expect(f, out->status == status, "%s: status %d instead of %d", what, out->status,
                    status);
    findings_expect(f, out->sentence[0] != '\0', "%s: no sentence", what);
    findings_expect(f, strstr(out->sentence, entry->name) != NULL,
                    "%s: the sentence does not name %s: %s", what, entry->name, out->sentence);
    if (word)
        findings_expect(f, strstr(out->sentence, word) != NULL,
                        "%s: the sentence does not say '%s': %s", what, word, out->sentence);
}

/* Both phases. A refused call must not leave an executor. */
static outcome attempt(const call *c, findings *f)
{
    aclOpExecutor *executor;
    opened o;

    call_open(c, &o);

    outcome out = call_prepare(&o, &executor);

    if (out.status == 0)
        call_launch(&o, executor, &out);
    else
        findings_expect(f, executor == NULL, "%s: an executor from a failed first phase",
                        c->entry->name);
    call_close(&o);
    return out;
}

void refusal_expect(const call *c, aclnnStatus status, const char *word, const char *what,
                    findings *f)
{
    const outcome out = attempt(c, f);

    refusal_judge(c->entry, &out, status, word, what, f);
}

void acceptance_expect(const call *c, const char *what, findings *f)
{
    const outcome out = attempt(c, f);

    findings_expect(f, out.status == 0, "%s: refused with %d: %s", what, out.status, out.sentence);
}

aclnnStatus late_status(const ac_entry *entry)
{
    return entry->late != 0 ? entry->late : ACLNN_ERR_PARAM_INVALID;
}
