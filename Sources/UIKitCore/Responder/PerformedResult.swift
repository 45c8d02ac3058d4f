// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The result of a method that `perform(_:)` performs, for the caller that waits for it. Actions have none.
@MainActor
enum PerformedResult {
    @exclusivity(unchecked) private static var isWanted = false
    @exclusivity(unchecked) private static var value: Any?

    /// Keeps a method's result if somebody waits for it.
    @inline(__always)
    static func keep<Result>(_ result: Result) { if isWanted { value = result } }

    /// Performs a method, and returns its result as an object; `nil` of a method without one.
    ///
    /// The object lives at least until the application's next turn.
    static func of(_ performing: () -> Void) -> Unmanaged<AnyObject>? {
        let outer = isWanted
        isWanted = true
        value = nil
        performing()
        let result = value.flatMap(object)
        isWanted = outer
        value = nil
        guard let result else { return nil }
        // The caller holds no reference yet; the clock does, and goes with its application.
        _ = UIApplication.shared.clock.schedule(after: 0) { withExtendedLifetime(result) {} }
        return Unmanaged.passUnretained(result)
    }

    /// As Objective-C has it: zero, false and nothing are `nil`.
    private static func object(_ value: Any) -> AnyObject? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.flatMap { object($0.value) } }
        switch value {
        case is Void: return nil
        case let truth as Bool: return truth ? NSNumber(value: true) : nil
        case let number as Int: return number == 0 ? nil : NSNumber(value: number)
        case let number as Double: return number == 0 ? nil : NSNumber(value: number)
        case let number as CGFloat: return number == 0 ? nil : NSNumber(value: Double(number))
        default: return value as AnyObject
        }
    }
}
