// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Changes of layers that belong together: how long they move, whether they move at all, and the completion of all motions.
///
/// Without `begin()` changes belong to a transaction of their turn, which ends with it.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
    /// An open transaction, or the turn's own.
    private struct Level {
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction??
        var disablesActions: Bool?
        var completion: TransactionCompletion?
        var values: [String: Any] = [:]
    }

    private static var levels: [Level] = []
    /// The turn's own transaction; `nil` until it is used.
    private static var implicit: Level?

    /// Changes the innermost transaction.
    private static func change(_ change: (inout Level) -> Void) {
        guard levels.isEmpty else { return change(&levels[levels.count - 1]) }
        if implicit == nil {
            UIApplication.shared.clock.enqueue { flush() }
        }
        var level = implicit ?? Level()
        change(&level)
        implicit = level
    }

    private static func innermost<Value>(_ value: (Level) -> Value?) -> Value? {
        for level in levels.reversed() {
            if let found = value(level) { return found }
        }
        return implicit.flatMap(value)
    }

    /// Begins a transaction inside the current one. A `commit()` ends it.
    public class func begin() { levels.append(Level()) }

    /// Ends the innermost transaction; without a `begin()` it changes nothing.
    public class func commit() {
        guard let level = levels.popLast() else { return }
        level.completion?.commit()
    }

    /// Ends the turn's own transaction now.
    public class func flush() {
        let level = implicit
        implicit = nil
        level?.completion?.commit()
    }

    /// Does not block other threads: layers belong to the main actor.
    public class func lock() { lockCount += 1 }
    /// Takes back a `lock()`; one too many changes nothing.
    public class func unlock() { lockCount = max(0, lockCount - 1) }
    private static var lockCount = 0

    /// How long changes of layers move, in seconds: 0.25 at first (W32).
    public class func animationDuration() -> CFTimeInterval { innermost(\.duration) ?? 0.25 }

    /// How long changes of layers move from here to the transaction's end, in seconds: less than 0 counts as 0, and NaN
    /// changes nothing.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        guard !dur.isNaN else { return }
        change { $0.duration = max(0, dur) }
    }

    /// The timing function of changes of layers; `nil` if none was set.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { innermost(\.timingFunction) ?? nil }

    /// Sets the timing function of changes of layers from here to the transaction's end.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        change { $0.timingFunction = .some(function) }
    }

    /// Whether changes of layers happen at once.
    public class func disableActions() -> Bool { innermost(\.disablesActions) ?? false }

    /// Whether changes of layers happen at once from here to the transaction's end; false at first.
    public class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

    /// The closure of the innermost transaction that has one; `nil` without any.
    public class func completionBlock() -> (@Sendable () -> Void)? { innermost(\.completion)?.block }

    /// Calls a closure when all motions are over that begin from here to the transaction's end, those of views included.
    /// Without motions it is called in the next turn (W33).
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        change { level in
            level.completion?.commit()
            level.completion = block.map { TransactionCompletion($0) }
        }
    }

    /// A value of the transaction: its duration, timing function or whether it disables actions, or one of the application's own.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: innermost { $0.values[key] }
        }
    }

    /// Sets the transaction's duration, timing function, completion (a `() -> Void`) or whether it disables actions (a number or a
    /// Boolean; anything else is false), or keeps a value of the application's own.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration: (anObject as? NSNumber).map { setAnimationDuration($0.doubleValue) }
        case kCATransactionDisableActions: setDisableActions((LayerValue(anObject ?? false)?.number ?? 0) != 0)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        default: change { $0.values[key] = anObject }
        }
    }

    /// The completions that wait for motions that begin now.
    fileprivate static var waiting: [TransactionCompletion] {
        guard !levels.isEmpty || implicit != nil else { return [] }
        return (levels.map(\.completion) + [implicit?.completion]).compactMap { $0 }
    }
}

/// The key of the transaction's duration: seconds, as a number.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether the transaction disables actions: a Boolean.
public let kCATransactionDisableActions = "disableActions"
/// The key of the transaction's timing function: a `CAMediaTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the transaction's completion, a `() -> Void`.
public let kCATransactionCompletionBlock = "completionBlock"

/// The completion of a transaction. It is called when the transaction was committed, and all motions that began in it are over.
@MainActor
final class TransactionCompletion {
    private let call: () -> Void
    private var running = 0
    private var isCommitted = false

    init(_ block: @escaping () -> Void) {
        call = block
    }

    /// The completion as an application gets it back.
    var block: @Sendable () -> Void { { MainActor.assumeIsolated { self.call() } } }

    fileprivate func motionBegan() { running += 1 }

    fileprivate func motionEnded() {
        running -= 1
        if isCommitted, running == 0 { finish() }
    }

    func commit() {
        isCommitted = true
        if running == 0 { finish() }
    }

    /// Never inside the call that leads to it.
    private func finish() {
        UIApplication.shared.clock.enqueue { [self] in call() }
    }
}

/// Held by a motion from its beginning to its end: the completions of the transactions in which it began.
@MainActor
struct TransactionHold {
    private var waiting: [TransactionCompletion] = []

    /// Of no transaction.
    static let none = TransactionHold()

    /// Of those that run now.
    static func begin() -> TransactionHold {
        let hold = TransactionHold(waiting: CATransaction.waiting)
        for completion in hold.waiting { completion.motionBegan() }
        return hold
    }

    var isEmpty: Bool { waiting.isEmpty }

    /// The motion is over; more than once changes nothing.
    mutating func release() {
        let waiting = waiting
        self.waiting = []
        for completion in waiting { completion.motionEnded() }
    }
}
