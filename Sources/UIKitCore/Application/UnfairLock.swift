// SPDX-License-Identifier: Apache-2.0

#if !os(Windows) && !os(WASI)
    import Foundation

    /// A lock in memory of its user's (PO27). It must not move while it is used: sources keep it behind a pointer.
    public struct os_unfair_lock_s {
        fileprivate var mutex = pthread_mutex_t()

        /// A lock that nobody holds.
        public init() {}
    }

    /// As sources make and name one.
    public typealias os_unfair_lock = os_unfair_lock_s
    /// As sources hand one on.
    public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

    /// Waits until nobody holds the lock, and takes it. A thread that holds it already waits for ever; iOS ends the program.
    public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(&lock.pointee.mutex) }

    /// Takes the lock if nobody holds it, and says whether it did.
    public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
        pthread_mutex_trylock(&lock.pointee.mutex) == 0
    }

    /// Gives the lock back, on the thread that took it.
    public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(&lock.pointee.mutex) }

    /// A lock with memory of its own, and with the state that it guards (PO27). Copies are the same lock.
    ///
    /// Unchecked: the state is read and written with the lock held, and the storage's address never changes.
    public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
        private final class Storage {
            let lock = os_unfair_lock_t.allocate(capacity: 1)
            var state: State

            init(_ state: State) {
                self.state = state
                lock.initialize(to: os_unfair_lock_s())
            }

            deinit {
                lock.deinitialize(count: 1)
                lock.deallocate()
            }
        }

        private let storage: Storage

        /// A lock that guards a state which others may have as well.
        public init(uncheckedState initialState: State) { storage = Storage(initialState) }

        /// Runs the body with the lock held. The body may change the state, and must not take the lock again.
        public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
            os_unfair_lock_lock(storage.lock)
            defer { os_unfair_lock_unlock(storage.lock) }
            return try body(&storage.state)
        }

        /// Runs the body if nobody holds the lock; `nil` if somebody does.
        public func withLockIfAvailableUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result? {
            guard os_unfair_lock_trylock(storage.lock) else { return nil }
            defer { os_unfair_lock_unlock(storage.lock) }
            return try body(&storage.state)
        }

        /// As `withLockUnchecked`, for what may go from thread to thread.
        public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
            try withLockUnchecked(body)
        }

        /// As ``withLockIfAvailableUnchecked(_:)``, for what may go from thread to thread.
        public func withLockIfAvailable<Result: Sendable>(
            _ body: @Sendable (inout State) throws -> Result
        ) rethrows -> Result? { try withLockIfAvailableUnchecked(body) }
    }

    extension OSAllocatedUnfairLock where State: Sendable {
        /// A lock that guards a state of its own.
        public init(initialState: State) { storage = Storage(initialState) }
    }

    extension OSAllocatedUnfairLock<Void> {
        /// A lock without a state.
        public init() { storage = Storage(()) }

        /// Waits until nobody holds the lock, and takes it.
        public func lock() { os_unfair_lock_lock(storage.lock) }

        /// Takes the lock if nobody holds it, and says whether it did.
        public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }

        /// Gives the lock back, on the thread that took it.
        public func unlock() { os_unfair_lock_unlock(storage.lock) }

        /// Runs the body with the lock held.
        public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
            try withLockUnchecked { _ in try body() }
        }

        /// As `withLock`, for what stays on its thread.
        public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
            try withLockUnchecked { (_: inout Void) in try body() }
        }
    }
#endif
