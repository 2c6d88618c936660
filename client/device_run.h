/*
 * A call as a program on a device makes it: the tensors lie in device memory, and the arrays of the
 * call are copied there and back.
 *
 * Each function returns null, or the function of acl that failed; then `status` is its status, 0
 * where it returned null.
 */
#ifndef AC_CLIENT_DEVICE_RUN_H
#define AC_CLIENT_DEVICE_RUN_H

#include "client/run.h"

/* Starts the library, makes the handles, copies the inputs to the device. call_close is due
 * whatever comes of it. */
const char *device_open(const call *c, opened *o, int *status);

/* Copies the arrays of the inputs to the device; those of outputs, too, of which the operator may
 * leave rows alone. */
const char *device_write(const opened *o, int *status);

/* Copies what the operator wrote into the arrays of the call. */
const char *device_read(const opened *o, call *c, int *status);

/* Both phases and a synchronisation; the workspace is kept for the next time. The status of the
 * call. */
int device_run(opened *o);

#endif
