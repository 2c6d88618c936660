#include "device/stream/leave.h"

bool ac_leave_put(ac_leave *leave, bool alone, uint64_t now)
{
    if (!alone || leave->alone)
        leave->prompt = 0;
    leave->alone = alone;
    leave->put = now;
    leave->until = leave->prompt >= AC_LEAVE_HABIT && leave->watched ? now + AC_LEAVE_LOOK : 0;
    return leave->until != 0;
}

void ac_leave_wait(ac_leave *leave, uint64_t now)
{
    if (!leave->alone)
        return;
    leave->alone = false;
    if (now - leave->put >= AC_LEAVE_PROMPT)
        leave->prompt = 0;
    else if (leave->prompt < AC_LEAVE_HABIT)
        leave->prompt++;
}

bool ac_leave_ask(ac_leave *leave)
{
    const bool left = leave->until != 0;
    leave->prompt = 0;
    leave->until = 0;
    return left;
}

bool ac_leave_over(ac_leave *leave, uint64_t now)
{
    if (leave->until > now)
        return false;
    if (leave->until != 0)
        leave->prompt = 0;
    leave->until = 0;
    return true;
}

uint64_t ac_leave_look(ac_leave *leave, uint64_t now)
{
    if (leave->prompt >= AC_LEAVE_HABIT && now - leave->put >= AC_LEAVE_REST)
        leave->prompt = 0;
    leave->watched = leave->prompt >= AC_LEAVE_HABIT;
    if (!leave->watched)
        return 0;
    return leave->until > now ? leave->until : now + AC_LEAVE_LOOK;
}
