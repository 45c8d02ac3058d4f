// SPDX-License-Identifier: Apache-2.0

#include "AllocationCounter.h"
#include <stddef.h>

#if defined(__linux__) && defined(__GLIBC__)

static __thread bool is_counting;
static __thread uint64_t count;
static __thread uint64_t largest;

static inline void note(size_t size) {
    if (!is_counting) return;
    count++;
    if (size > largest) largest = size;
}

#if __has_feature(address_sanitizer)

// AddressSanitizer's malloc must stay, or nothing that is allocated is watched; it tells of each piece here.
void __sanitizer_malloc_hook(const volatile void *piece, size_t size) {
    (void)piece;
    note(size);
}

void __sanitizer_free_hook(const volatile void *piece) { (void)piece; }

#else

// A program's own malloc takes the place of the C library's in every library it loads; the C library keeps its own under
// these names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
    note(size);
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    note(number * size);
    return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
    note(size);
    return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
    note(size);
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    note(size);
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    note(size);
    void *found = __libc_memalign(alignment, size);
    if (found == NULL) return 12; // ENOMEM
    *result = found;
    return 0;
}

#endif

bool allocation_counter_is_available(void) { return true; }

void allocation_counter_start(void) {
    count = 0;
    largest = 0;
    is_counting = true;
}

uint64_t allocation_counter_stop(void) {
    is_counting = false;
    return count;
}

uint64_t allocation_counter_largest(void) { return largest; }

#else

bool allocation_counter_is_available(void) { return false; }
void allocation_counter_start(void) {}
uint64_t allocation_counter_stop(void) { return 0; }
uint64_t allocation_counter_largest(void) { return 0; }

#endif
