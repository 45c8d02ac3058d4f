// SPDX-License-Identifier: Apache-2.0

import Foundation

// Timers as Core Foundation makes them, on the application's clock (PO6). On iOS each is a `Timer` as well.

/// A timer of Core Foundation's.
public typealias CFRunLoopTimer = Timer

/// Where timers run. There is one, the main actor's.
public struct CFRunLoop: Sendable {}

/// When timers of a loop run. All modes are the same here.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String

    /// The mode of that name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Always.
    public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
    /// While nothing else goes on.
    public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
    /// Always; so the rewriter of sources for iOS calls it, as `RunLoop.Mode` does.
    public static let common = commonModes
    /// While nothing else goes on.
    public static let `default` = defaultMode
}

/// Allocates memory. There is only one allocator.
public struct CFAllocator: Sendable {}

/// The allocator of all objects.
public let kCFAllocatorDefault: CFAllocator! = CFAllocator()

/// The main actor's loop.
public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop() }

/// The main actor's loop.
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop() }

/// A timer that calls a handler at a time, in seconds since the reference date, and again after each interval above 0. It waits for
/// `CFRunLoopAddTimer`.
@preconcurrency @MainActor
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: UInt, _ order: Int,
    _ block: @escaping @MainActor (CFRunLoopTimer?) -> Void
) -> CFRunLoopTimer! {
    ClockTimer(delay: max(0, fireDate - CFAbsoluteTimeGetCurrent()), interval: interval, action: block)
}

/// Lets a timer run.
@preconcurrency @MainActor
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    if let timer = timer as? ClockTimer { timer.begin() } else { RunLoop.main.add(timer, forMode: .common) }
}

/// Ends a timer.
@preconcurrency @MainActor
public func CFRunLoopRemoveTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    timer.invalidate()
}

/// Ends a timer.
@preconcurrency @MainActor
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }
