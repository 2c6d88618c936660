#include "suite.h"

#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "base/environment.h"
#include "plan/executor.h"

const ac_entry *suite_entry(const suite *s, findings *f)
{
    if (s->through)
        return s->through;

    const ac_entry *const entry = entry_of(s->entry);

    if (entry)
        return entry;
    findings_add(f, "the catalogue does not have %s", s->entry);
    return NULL;
}

void suite_environment(const char *name, const char *value)
{
    if (value)
        (void)setenv(name, value, 1);
    else
        (void)unsetenv(name);
    ac_environment_reload();
}

/* Selects the product that allows the most, and two threads, so that differences between threads
 * show. */
void suite_begin(void)
{
    (void)unsetenv("ACLNN_CPU_ISA");
    (void)setenv("ACLNN_CPU_THREADS", "2", 1);
    suite_environment("ACLNN_CPU_SOC", "host");
    /* Like every program, so that strict mode finds no mistake in the suites. */
    (void)aclInit(NULL);
    (void)aclrtSetDevice(0);
}

void suite_end(findings *f)
{
    const size_t live = ac_plan_live();

    findings_expect(f, live == 0, "%zu executors are left behind", live);
}
