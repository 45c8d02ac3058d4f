// SPDX-License-Identifier: Apache-2.0

#ifndef SANITIZED_MUTEX_H
#define SANITIZED_MUTEX_H

#include <stdbool.h>

/// Whether ThreadSanitizer is told of each time that a contended `Mutex` changes hands.
bool sanitized_mutex_is_told(void);

#endif
