// SPDX-License-Identifier: Apache-2.0

// Tells ThreadSanitizer what happens in Swift's `Mutex` where it cannot look.
//
// On Linux a free mutex is locked and unlocked by an atomic exchange that is compiled into the caller, where the sanitizer sees it.
// One that somebody waits for changes hands in libswiftSynchronization.so (`_lockSlow`, `_tryLockSlow`, `_unlockSlow`) and in the
// kernel, which are not instrumented: the sanitizer takes what comes after for unordered with what went before, and reports a
// race between any two accesses that the mutex keeps apart. The functions here come before those of the library, do the same by
// calling them, and say so. Nothing is hidden: where no mutex is, races are reported as before.
//
// Seen with Swift 6.3.1: four threads that append to an array inside of one mutex are reported ("Swift access race" within
// withLock), and are not with this file linked in, while two threads that count in a plain variable are reported with it too.

// RTLD_NEXT is an extension.
#define _GNU_SOURCE

#include "SanitizedMutex.h"

#if defined(__linux__) && __has_feature(thread_sanitizer)

#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

extern void __tsan_acquire(void *address);
extern void __tsan_release(void *address);

#define lock_name "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define try_name "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define unlock_name "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

#define swift_method __attribute__((swiftcall))
#define swift_self __attribute__((swift_context)) void

typedef swift_method void lock_function(uint32_t thread, swift_self *mutex);
typedef swift_method bool try_function(swift_self *mutex);
typedef swift_method void unlock_function(swift_self *mutex);

swift_method void lock_slow(uint32_t thread, swift_self *mutex) __asm__(lock_name);
swift_method bool try_lock_slow(swift_self *mutex) __asm__(try_name);
swift_method void unlock_slow(swift_self *mutex) __asm__(unlock_name);

// The library's own function, looked up once.
static void *library(const char *name, _Atomic(void *) *known) {
    void *found = atomic_load(known);
    if (found != NULL) return found;
    found = dlsym(RTLD_NEXT, name);
    if (found == NULL) {
        fprintf(stderr, "Swift's Mutex has no %s any more: see %s.\n", name, __FILE__);
        abort();
    }
    atomic_store(known, found);
    return found;
}

static _Atomic(void *) known_lock, known_try, known_unlock;

// The word that is exchanged is the mutex's first, so the address is the same one that the sanitizer knows from the exchanges.

swift_method void lock_slow(uint32_t thread, swift_self *mutex) {
    ((lock_function *)library(lock_name, &known_lock))(thread, mutex);
    __tsan_acquire(mutex);
}

swift_method bool try_lock_slow(swift_self *mutex) {
    bool is_locked = ((try_function *)library(try_name, &known_try))(mutex);
    if (is_locked) __tsan_acquire(mutex);
    return is_locked;
}

swift_method void unlock_slow(swift_self *mutex) {
    __tsan_release(mutex);
    ((unlock_function *)library(unlock_name, &known_unlock))(mutex);
}

bool sanitized_mutex_is_told(void) { return true; }

#else

bool sanitized_mutex_is_told(void) { return false; }

#endif
