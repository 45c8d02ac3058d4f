import EventTrace
import CoreGraphics

// What Objective-C lets sources ask of any object.

/// Performs a method of an object with an argument, on the main actor; `nil` performs nothing. What sources write as
/// `object.performSelector(onMainThread:with:waitUntilDone:)` of an object of no known class.
@preconcurrency @MainActor
public func performOnMainThread(_ object: Any?, _ selector: Selector, with argument: Any?) {
    (object as? NSObject)?.perform(selector, with: argument)
}

extension NSObject {
    /// Performs a method on the main actor: at once, since everything here is on it.
    @preconcurrency @MainActor
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        perform(aSelector, with: arg)
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

/// The seconds since the first day of 2001, by the system's clock.
public typealias CFAbsoluteTime = Double

public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1000

/// Numbers as objects: what `numbers as [NSNumber]` makes of numbers of any kind on iOS.
public func objectNumbers<Number: BinaryFloatingPoint>(_ numbers: [Number]) -> [NSNumber] {
    numbers.map { NSNumber(value: Double($0)) }
}

public func objectNumbers<Number: BinaryInteger>(_ numbers: [Number]) -> [NSNumber] {
    numbers.map { NSNumber(value: Int($0)) }
}

public func objectNumbers(_ numbers: [NSNumber]) -> [NSNumber] { numbers }

public func objectNumbers<Number: BinaryFloatingPoint>(_ numbers: [Number]?) -> [NSNumber]? {
    numbers.map { objectNumbers($0) }
}

public func objectNumbers(_ numbers: [NSNumber]?) -> [NSNumber]? { numbers }
