// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Testing
import UIKitCore

@Suite("PO27: Locks of the system")
struct UnfairLockTests {
    @Test("a lock lets one thread in at a time")
    func exclusion() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        defer { lock.deallocate() }
        let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        count.initialize(to: 0)
        defer { count.deallocate() }
        // Unsafe for the compiler: the lock is what is tested.
        nonisolated(unsafe) let (held, counted) = (lock, count)
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<10_000 {
                os_unfair_lock_lock(held)
                counted.pointee += 1
                os_unfair_lock_unlock(held)
            }
        }
        #expect(count.pointee == 40_000)
        #expect(os_unfair_lock_trylock(lock) && !os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
    }

    @Test("a lock with a state guards it, and copies are the same lock")
    func state() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        let copy = lock
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<10_000 { copy.withLock { $0 += 1 } }
        }
        #expect(lock.withLock { $0 } == 40_000)
        let inner: Int? = lock.withLock { _ in copy.withLockIfAvailable { $0 } }
        #expect(inner == nil && lock.withLockIfAvailable { $0 } == 40_000)
        // It was given back.
        #expect(lock.withLockIfAvailable { $0 } == 40_000)
    }

    @Test("a lock without a state is taken and given back")
    func plain() {
        let lock = OSAllocatedUnfairLock()
        lock.lock()
        #expect(!lock.lockIfAvailable())
        lock.unlock()
        #expect(lock.lockIfAvailable())
        lock.unlock()
        #expect(lock.withLock { 3 } == 3 && lock.withLockUnchecked { 4 } == 4)
        let unchecked = OSAllocatedUnfairLock(uncheckedState: [1])
        #expect(unchecked.withLockUnchecked { $0.count } == 1 && unchecked.withLockIfAvailableUnchecked { $0[0] } == 1)
    }
}
