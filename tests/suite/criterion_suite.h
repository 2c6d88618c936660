/*
 * A check as a Criterion test: what it finds fails the test.
 */
#ifndef AC_TESTS_CRITERION_SUITE_H
#define AC_TESTS_CRITERION_SUITE_H

#include <criterion/criterion.h>

#include "suite.h"

static inline void suite_run(const suite *s, suite_check *check)
{
    findings f = {0};

    suite_begin();
    check(s, &f);
    suite_end(&f);
    cr_assert(f.count == 0, "%zu findings:\n%s", f.count, f.text);
}

#endif
