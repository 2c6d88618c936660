/*
 * Operators that are known but not implemented.
 */
#include "check/stub.h"
#include "sentence.h"

Test(stub, refuses_with_its_name_and_the_version)
{
    assert_refused(ac_stub_refuse("aclnnNeverSeen"), 561003,
                   "EZ9999: aclnnNeverSeen is not implemented in aclnn-cpu " ACLNN_CPU_VERSION);
    assert_refused(ac_stub_refuse_because("aclnnNeverSeen", "it is random"), 561003,
                   "EZ9999: aclnnNeverSeen is not implemented in aclnn-cpu " ACLNN_CPU_VERSION
                   ": it is random");
}
