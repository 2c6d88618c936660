#define _GNU_SOURCE 1
#include "strict/fault.h"

#include <inttypes.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <ucontext.h>

#include "acl/acl.h"
#include "strict/finding.h"
#include "strict/zone.h"

static struct sigaction before[2];
static const int signals[2] = {SIGSEGV, SIGBUS};

/* "writes", "reads", or "touches" where the machine does not say. */
static const char *what_it_did(const ucontext_t *context)
{
#if defined(__x86_64__)
    return (context->uc_mcontext.gregs[REG_ERR] & 2) != 0 ? "writes" : "reads";
#else
    (void)context;
    return "touches";
#endif
}

static const void *where_it_was(const ucontext_t *context)
{
#if defined(__x86_64__)
    return (const void *)context->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
    return (const void *)context->uc_mcontext.pc;
#else
    (void)context;
    return NULL;
#endif
}

static void explain(const void *address, const ucontext_t *context)
{
    static _Thread_local bool explaining;
    ac_block block;
    ac_object object;
    char origin[2 * AC_OBJECT_TEXT];

    if (explaining || !ac_zone_find(address, &block))
        return;
    explaining = true;

    const char *const said = ac_zone_origin((const void *)block.start, &object, origin);
    const ac_finding finding = {.mode = AC_STRICT_MEMORY,
                                .rule = "host-access",
                                .status = ACL_ERROR_RT_PARAM_INVALID,
                                .call = "host",
                                .bytes = block.size,
                                .origin = object.made,
                                .place = ac_stack_take_at(where_it_was(context))};

    (void)ac_finding_report(&finding,
                            "the program %s byte %" PRIu64 " of a block of %zu bytes of device "
                            "memory%s%s%s; aclrtMemcpy brings it to the host",
                            what_it_did(context), (uint64_t)((uintptr_t)address - block.start),
                            block.size, said[0] == '\0' ? "" : " (", said,
                            said[0] == '\0' ? "" : ")");
    explaining = false;
}

/* The instruction faults again with what handled the signal before. */
static void handle(int number, siginfo_t *info, void *context)
{
    const bool faulted = info->si_code > 0; /* else somebody sent the signal */

    if (faulted && ac_zone_has(info->si_addr))
        explain(info->si_addr, context);
    (void)sigaction(number, &before[number == SIGBUS], NULL);
    if (!faulted)
        (void)raise(number);
}

void ac_fault_watch(void)
{
    static atomic_flag watching = ATOMIC_FLAG_INIT;
    struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK};

    if (atomic_flag_test_and_set(&watching))
        return;
    (void)sigemptyset(&action.sa_mask);
    for (int i = 0; i < 2; i++)
        (void)sigaction(signals[i], &action, &before[i]);
}
