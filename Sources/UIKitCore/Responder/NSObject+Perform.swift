// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Performs methods by their selectors.
///
/// A responder performs the same selectors as for actions: the standard edit actions that it overrides, those that its class
/// lists in `class var selectors`, and selectors that carry a method of its class. Other objects perform selectors that carry
/// a method of their class. This reports a selector that it cannot perform, as for actions (E28). The method's result comes
/// back as an object (PO19).
extension NSObjectProtocol {
    /// Performs a method without arguments.
    @discardableResult
    @preconcurrency @MainActor public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        perform(aSelector, with: nil, with: nil)
    }

    /// Performs a method with an argument; a method without arguments is performed without it.
    @discardableResult
    @preconcurrency @MainActor public func perform(
        _ aSelector: Selector!, with object: Any!
    ) -> Unmanaged<AnyObject>! {
        perform(aSelector, with: object, with: nil)
    }

    /// Performs a method with two arguments. A method with fewer parameters gets only the first argument, or none.
    @discardableResult
    @preconcurrency @MainActor public func perform(
        _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! {
        guard let aSelector else { return nil }
        return PerformedResult.of {
            let result = aSelector.performNamed(on: self, sender: object1, event: object2)
            if result != .performed { UIApplication.shared.report(result.description) }
        }
    }
}

/// The same for methods of the class (PO28), by selectors that carry one.
extension NSObject {
    /// Performs a method of the class without arguments. The application's class also performs `sharedApplication`.
    @discardableResult
    @preconcurrency @MainActor public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        if let application = (self as? UIApplication.Type)?.named(aSelector) { return .passUnretained(application) }
        return ClassObject.of(self).perform(aSelector, with: nil, with: nil)
    }

    /// Performs a method of the class with an argument; a method without arguments is performed without it.
    @discardableResult
    @preconcurrency @MainActor public class func perform(
        _ aSelector: Selector!, with object: Any!
    ) -> Unmanaged<AnyObject>! {
        ClassObject.of(self).perform(aSelector, with: object, with: nil)
    }

    /// Performs a method of the class with two arguments. A method with fewer parameters gets only the first argument, or none.
    @discardableResult
    @preconcurrency @MainActor public class func perform(
        _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! {
        ClassObject.of(self).perform(aSelector, with: object1, with: object2)
    }

    /// Performs a method of the class after some seconds on the application's clock.
    @preconcurrency @MainActor public class func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
        DelayedPerformance.schedule(aSelector, on: ClassObject.of(self), with: anArgument, after: delay)
    }
}

extension NSObject {
    /// Performs a method after some seconds on the application's clock. The object is kept alive until then.
    @preconcurrency @MainActor public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
        DelayedPerformance.schedule(aSelector, on: self, with: anArgument, after: delay)
    }

    /// Performs a method after some seconds on the application's clock, which has no modes: all but an empty list are the same.
    @preconcurrency @MainActor public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        if !modes.isEmpty { perform(aSelector, with: anArgument, afterDelay: delay) }
    }

    /// Cancels waiting calls with the same selector and argument. Arguments match if they are the same object or equal.
    @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedPerformance.cancel(ObjectCast.object(aTarget)) {
            $0.selector == aSelector && DelayedPerformance.areSame($0.argument, anArgument)
        }
    }

    /// Cancels all waiting calls of an object.
    @preconcurrency @MainActor public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedPerformance.cancel(ObjectCast.object(aTarget)) { _ in true }
    }
}

/// A method that will be performed.
@MainActor
private final class DelayedPerformance {
    private static var waiting: [DelayedPerformance] = []

    let selector: Selector
    let argument: Any?
    private let object: any NSObjectProtocol
    private var deadline: EventClock.Deadline?

    private init(_ selector: Selector, on object: any NSObjectProtocol, with argument: Any?) {
        self.selector = selector
        self.object = object
        self.argument = argument
    }

    static func schedule(
        _ selector: Selector, on object: any NSObjectProtocol, with argument: Any?, after delay: TimeInterval
    ) {
        let performance = DelayedPerformance(selector, on: object, with: argument)
        waiting.append(performance)
        performance.deadline = UIApplication.shared.clock.schedule(after: max(0, delay)) {
            waiting.removeAll { $0 === performance }
            performance.object.perform(performance.selector, with: performance.argument)
        }
    }

    static func cancel(_ object: AnyObject, where isMeant: (DelayedPerformance) -> Bool) {
        for performance in waiting where performance.object === object && isMeant(performance) {
            performance.deadline?.cancel()
        }
        waiting.removeAll { $0.object === object && isMeant($0) }
    }

    static func areSame(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return CustomTraits.areEqual(left, right) || (left as AnyObject) === (right as AnyObject)
    }
}
