// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The answer of ``objc_sync_enter(_:)`` and ``objc_sync_exit(_:)`` when they succeed.
public let OBJC_SYNC_SUCCESS = 0
/// The answer of ``objc_sync_exit(_:)`` on a thread that has not entered.
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR = -1

/// Waits until no other thread is between this and ``objc_sync_exit(_:)`` with the same object, and keeps others out. One thread may enter
/// several times, and has to leave as often.
///
/// - Returns: always ``OBJC_SYNC_SUCCESS``.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.enter(ObjectIdentifier(ObjectCast.object(obj)))
    return Int32(OBJC_SYNC_SUCCESS)
}

/// Leaves what ``objc_sync_enter(_:)`` entered.
///
/// - Returns: ``OBJC_SYNC_NOT_OWNING_THREAD_ERROR``, without effect, on a thread that has not entered; else ``OBJC_SYNC_SUCCESS``.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    let left = ObjectLocks.exit(ObjectIdentifier(ObjectCast.object(obj)))
    return Int32(left ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
}

/// Which thread has entered which object. All objects share one condition: few objects are entered at a time, and only for a
/// short time.
private enum ObjectLocks {
    private struct Owner {
        let thread: ObjectIdentifier
        var depth = 0
    }

    private static let condition = NSCondition()
    // Unsafe for the compiler, but safe: both functions lock `condition` before they read or write it.
    private nonisolated(unsafe) static var owners: [ObjectIdentifier: Owner] = [:]

    static func enter(_ object: ObjectIdentifier) {
        let thread = ObjectIdentifier(Thread.current)
        condition.lock()
        defer { condition.unlock() }
        while let owner = owners[object], owner.thread != thread { condition.wait() }
        owners[object, default: Owner(thread: thread)].depth += 1
    }

    static func exit(_ object: ObjectIdentifier) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        guard var owner = owners[object], owner.thread == ObjectIdentifier(Thread.current) else { return false }
        owner.depth -= 1
        owners[object] = owner.depth > 0 ? owner : nil
        if owner.depth == 0 { condition.broadcast() }
        return true
    }
}
