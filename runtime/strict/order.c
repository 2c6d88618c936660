#include "strict/order.h"

#include <stdatomic.h>

#include "strict/finding.h"

enum state { NEW, STARTED, STOPPED };

static _Atomic int state;
static _Atomic ac_stack stopped_at;

void ac_order_started(void)
{
    atomic_store(&state, STARTED);
}

void ac_order_stopped(void)
{
    if (ac_strict_modes != 0)
        atomic_store(&stopped_at, ac_stack_take());
    atomic_store(&state, STOPPED);
}

int ac_order_check(const char *call, int status)
{
    ac_finding finding = {
        .mode = AC_STRICT_ORDER, .status = status, .call = call, .bytes = AC_FINDING_NO_BYTES};
    char place[AC_STACK_TEXT];

    switch (atomic_load(&state)) {
    case NEW:
        finding.rule = "before-init";
        return ac_finding_report(&finding, "the library is not started; aclInit comes first");
    case STOPPED:
        finding.rule = "after-finalize";
        finding.origin = atomic_load(&stopped_at);
        (void)ac_stack_say(finding.origin, place);
        return ac_finding_report(&finding, "the library was stopped%s%s; aclInit starts it again",
                                 place[0] == '\0' ? "" : " ", place);
    default:
        return 0;
    }
}
