/* Names of the tensors of a list, such as tensors[1], for findings, which may outlive the call. */
#ifndef AC_MEMBER_NAME_H
#define AC_MEMBER_NAME_H

#include <stddef.h>

/* The name of a tensor of a list, by its position from 0. It stays as long as the process; where no
 * memory is left it is the name of the list, which has to stay as long. */
const char *ac_member_name(const char *list, size_t position);

#endif
