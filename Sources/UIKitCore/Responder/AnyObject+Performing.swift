// SPDX-License-Identifier: Apache-2.0

import EventTrace
import CoreGraphics

// Messages that Objective-C lets any object receive.

/// Performs a method of an object with an argument, on the main actor; `nil` performs nothing. Stands for
/// `object.performSelector(onMainThread:with:waitUntilDone:)` in sources, for an object of no known class.
@preconcurrency @MainActor
public func performOnMainThread(
    _ object: Any?, _ selector: Selector?, with argument: Any?, waitUntilDone wait: Bool = true
) {
    guard let selector, let object = object as? NSObject else { return }
    object.performSelector(onMainThread: selector, with: argument, waitUntilDone: wait)
}

extension NSObject {
    /// Performs a method on the main actor (PO50): at once where the caller waits, else as soon as the work under way is done.
    @preconcurrency @MainActor
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        if wait { perform(aSelector, with: arg) } else { perform(aSelector, with: arg, afterDelay: 0) }
    }

    /// Performs a method as soon as the work under way is done (PO50): on the main actor, since the method may be one of UIKit's classes.
    @preconcurrency @MainActor
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        perform(aSelector, with: arg, afterDelay: 0)
    }

    /// An object of this class, by `init()`, which need not be `required`: for classes that are known only at run time.
    @preconcurrency @MainActor
    public class func made() -> Self {
        guard let object = ClassInstantiation.make(self) as? Self else {
            brokenRule("\(self) cannot be made by init().")
        }
        return object
    }
}

/// Whether a class that was found by its name performs a selector itself. Only the application's class does, for
/// `sharedApplication`. Stands for `NSClassFromString("A")?.responds(to: selector)` in sources; false for `nil`.
@preconcurrency @MainActor
public func classResponds(_ found: AnyClass?, to selector: Selector) -> Bool {
    (found as? UIApplication.Type)?.responds(to: selector) ?? false
}

/// Calls the closure. Objects are freed with their last reference, so there is no pool to empty.
public func autoreleasepool<Answer>(invoking body: () throws -> Answer) rethrows -> Answer { try body() }

extension Formatter {
    /// PO50: what stands for `nil`: a number formatter's `nilSymbol`, else nothing. Stands for `formatter.string(for: nil)` in sources;
    /// Foundation's method takes no `nil` here.
    public func stringForNothing() -> String? { (self as? NumberFormatter)?.nilSymbol }
}

extension NSDate {
    /// The date that is later by a number of seconds, as an `NSDate`; a number below 0 gives an earlier date. Foundation's
    /// own method returns a `Date`.
    @_disfavoredOverload
    public func addingTimeInterval(_ ti: TimeInterval) -> NSDate {
        NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + ti)
    }
}

/// The seconds since the first day of 2001, by the system's clock.
public typealias CFAbsoluteTime = Double

/// The time of the system's clock, in seconds since the first day of 2001. It does not go with the application's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The largest number that a `Float` can be.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1000

/// Numbers of any kind as objects, as `numbers as [NSNumber]` makes them on iOS.
public func objectNumbers<Number: BinaryFloatingPoint>(_ numbers: [Number]) -> [NSNumber] {
    numbers.map { NSNumber(value: Double($0)) }
}

/// Whole numbers as objects; one that is too large for an `Int` ends the program.
public func objectNumbers<Number: BinaryInteger>(_ numbers: [Number]) -> [NSNumber] {
    numbers.map { NSNumber(value: Int($0)) }
}

/// Numbers that are objects already.
public func objectNumbers(_ numbers: [NSNumber]) -> [NSNumber] { numbers }

/// Numbers as objects; `nil` for none.
@_disfavoredOverload
public func objectNumbers<Number: BinaryFloatingPoint>(_ numbers: [Number]?) -> [NSNumber]? {
    numbers.map { objectNumbers($0) }
}

/// Numbers that are objects already, or `nil`.
@_disfavoredOverload
public func objectNumbers(_ numbers: [NSNumber]?) -> [NSNumber]? { numbers }

/// A number of any kind as an object, as `number as NSNumber` makes it on iOS.
public func objectNumber<Number: BinaryFloatingPoint>(_ number: Number) -> NSNumber { NSNumber(value: Double(number)) }

/// A whole number as an object; one that is too large for an `Int` ends the program.
public func objectNumber<Number: BinaryInteger>(_ number: Number) -> NSNumber { NSNumber(value: Int(number)) }

/// Truth or falsehood as an object.
public func objectNumber(_ number: Bool) -> NSNumber { NSNumber(value: number) }

/// A number that is an object already.
public func objectNumber(_ number: NSNumber) -> NSNumber { number }

/// A number as an object; `nil` for none.
@_disfavoredOverload
public func objectNumber<Number: BinaryFloatingPoint>(_ number: Number?) -> NSNumber? {
    number.map { objectNumber($0) }
}

/// A number as an object; `nil` for none.
@_disfavoredOverload
public func objectNumber<Number: BinaryInteger>(_ number: Number?) -> NSNumber? { number.map { objectNumber($0) } }

/// A number that is an object already, or `nil`.
@_disfavoredOverload
public func objectNumber(_ number: NSNumber?) -> NSNumber? { number }

/// An object's address in memory, for `%p` in a format.
public func objectAddress(_ object: AnyObject) -> Int { Int(bitPattern: Unmanaged.passUnretained(object).toOpaque()) }

/// The value under a key of an object of no known class. Stands for `(value as AnyObject).value(forKey:)` in sources.
/// Dictionaries and layers have values; other objects have none here.
@preconcurrency @MainActor
public func keyedValue(of object: Any?, forKey key: String) -> Any? {
    switch object {
    case let dictionary as [String: Any]: dictionary[key]
    case let dictionary as NSDictionary: dictionary.object(forKey: key)
    case let layer as CALayer: layer.value(forKey: key)
    case let animation as CAAnimation: animation.value(forKey: key)
    case let responder as UIResponder: responder.value(forKey: key)
    case let item as UIBarItem: item.value(forKey: key)
    default: nil
    }
}

/// The tag of a view or of a bar's item; `nil` of any other object. Stands for `sender.tag` in sources, of a sender of no known class.
@preconcurrency @MainActor
public func objectTag(_ object: AnyObject?) -> Int! {
    switch object {
    case let view as UIView: view.tag
    case let item as UIBarItem: item.tag
    default: nil
    }
}

/// An object's description, for `%@` in a format; `(null)` for none.
public func objectDescription(_ object: Any?) -> String { object.map { String(describing: $0) } ?? "(null)" }

/// What a parameter for a result of Objective-C is on iOS: the place of a variable, given with `&`.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
