// SPDX-License-Identifier: Apache-2.0

#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether this platform lets the allocator be watched; elsewhere nothing is counted.
bool allocation_counter_is_available(void);

/// Starts to count the current thread's allocations from zero.
void allocation_counter_start(void);

/// Stops counting, and returns how often the current thread asked for memory since the start.
uint64_t allocation_counter_stop(void);

/// The largest piece of memory, in bytes, that the current thread asked for between the last start and the last stop.
uint64_t allocation_counter_largest(void);

#endif
