// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Synchronization

/// Methods of an app's extensions that stand in the place of UIKit's: overrides, and methods that are exchanged (PO16, PO17).
///
/// The rewriter of sources for iOS writes what calls this. What it replaces is a `dynamic` method of UIKit's, and the replacement is
/// there from the start of the program.
@preconcurrency @MainActor
public enum MethodReplacement {
    // MARK: What a replacement passes on

    private static var passed = 0

    /// The call of a replacement that follows passes over so many of the module's own methods: the call of an original.
    public static func pass(_ count: Int) { passed = count }

    /// How many methods the call at hand passes over. The next call passes over none.
    public static func taken() -> Int {
        defer { passed = 0 }
        return passed
    }

    // MARK: Which classes have replacements of what the event path does not call for nothing

    /// The classes with a replacement of `hitTest(_:with:)`. A module replaces this method too, to name its own.
    public static dynamic func classesOfHitTest() -> [UIView.Type] { [] }
    /// The same of `point(inside:with:)`.
    public static dynamic func classesOfPointInside() -> [UIView.Type] { [] }
    /// The same of `touchesBegan(_:with:)`.
    public static dynamic func classesOfTouchesBegan() -> [UIResponder.Type] { [] }
    /// The same of `touchesMoved(_:with:)`.
    public static dynamic func classesOfTouchesMoved() -> [UIResponder.Type] { [] }
    /// The same of `touchesEnded(_:with:)`.
    public static dynamic func classesOfTouchesEnded() -> [UIResponder.Type] { [] }
    /// The same of `touchesCancelled(_:with:)`.
    public static dynamic func classesOfTouchesCancelled() -> [UIResponder.Type] { [] }
    /// The same of `touchesEstimatedPropertiesUpdated(_:)`.
    public static dynamic func classesOfTouchesEstimatedPropertiesUpdated() -> [UIResponder.Type] { [] }
    /// The same of `sendEvent(_:)`.
    public static dynamic func classesOfSendEvent() -> [UIResponder.Type] { [] }
    /// The same of `next`.
    public static dynamic func classesOfNext() -> [UIResponder.Type] { [] }

    /// The same of `updateConstraints()`, which is called once without a request for a view whose class has one of its own.
    public static dynamic func classesOfUpdateConstraints() -> [UIView.Type] { [] }

    /// Whether a method is replaced that every event passes (`ReplaceableEventMethods`).
    @exclusivity(unchecked) static var isAny = false

    /// Looks whether the program's modules replace anything that events pass. An application does so when it is made.
    static func look() {
        isAny = !(hitTest.isEmpty && pointInside.isEmpty && touchMessages.isEmpty && classesOfSendEvent().isEmpty)
    }

    /// Whether instances of the class get a replaced method, which its method table does not show.
    static func replacesHitTest(in type: UIView.Type) -> Bool { contains(type, in: hitTest) }
    static func replacesPointInside(in type: UIView.Type) -> Bool { contains(type, in: pointInside) }
    static func replacesTouchMessage(in type: UIResponder.Type) -> Bool { contains(type, in: touchMessages) }
    static func replacesUpdateConstraints(in type: UIView.Type) -> Bool { contains(type, in: updateConstraints) }
    static func replaces(_ message: ChainMessage, in type: UIResponder.Type) -> Bool {
        contains(type, in: classesByMessage[message] ?? [])
    }

    private static let hitTest = classesOfHitTest()
    private static let pointInside = classesOfPointInside()
    private static let updateConstraints = classesOfUpdateConstraints()
    private static let classesByMessage: [ChainMessage: [UIResponder.Type]] = [
        .touchesBegan: classesOfTouchesBegan(), .touchesMoved: classesOfTouchesMoved(),
        .touchesEnded: classesOfTouchesEnded(), .touchesCancelled: classesOfTouchesCancelled(),
        .touchesEstimatedPropertiesUpdated: classesOfTouchesEstimatedPropertiesUpdated(),
    ]
    private static let touchMessages = classesByMessage.values.joined() + classesOfNext()

    private static func contains(_ type: UIResponder.Type, in classes: [UIResponder.Type]) -> Bool {
        classes.contains { isClass(type, below: $0) }
    }

    // MARK: Exchanged methods

    private struct Exchange: Hashable {
        let type: ObjectIdentifier
        let original: String
        let replacement: String
    }

    private nonisolated static let exchanges = Mutex<[Exchange: AnyClass]>([:])

    /// Whether the implementations of two methods of a class are exchanged now (PO17): by itself, or for one below it, which
    /// has the same methods.
    public nonisolated static func isExchanged(_ type: AnyClass, _ original: String, with replacement: String) -> Bool {
        let number = exchanges.withLock { exchanges in
            exchanges.count {
                $0.key.original == original && $0.key.replacement == replacement && isClass($0.value, below: type)
            }
        }
        // Twice is back.
        return number % 2 == 1
    }

    /// Whether a class is another one, or below it.
    private nonisolated static func isClass(_ type: AnyClass, below other: AnyClass) -> Bool {
        sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == other }
    }

    /// Exchanges two implementations, or takes that back.
    fileprivate nonisolated static func exchange(_ type: AnyClass, _ first: String, _ second: String) {
        exchanges.withLock { exchanges in
            // Which of the two is UIKit's only the rewritten method knows.
            for (original, replacement) in [(first, second), (second, first)] {
                let exchange = Exchange(type: ObjectIdentifier(type), original: original, replacement: replacement)
                if exchanges.removeValue(forKey: exchange) == nil { exchanges[exchange] = type }
            }
        }
    }
}

/// A method of a class, to be exchanged with another one (PO17).
public struct Method: Sendable {
    fileprivate let type: AnyClass
    fileprivate let name: String
}

/// What a method does (PO17).
public struct IMP: Sendable {
    fileprivate let name: String
}

/// The method of instances of a class that has the name; `nil` without a class. Whether there is one is not looked up (PO17).
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    cls.map { Method(type: $0, name: name.name) }
}

/// The class of an object; `nil` without one.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: ObjectCast.object($0)) } }

/// What the method does.
public func method_getImplementation(_ m: Method) -> IMP { IMP(name: m.name) }

/// Of what types its arguments are: not known here.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Whether the class got a method that it did not have: never, since classes do not change here. Exchange the methods then (PO17).
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    false
}

/// Exchanges what two methods do, one of UIKit's and one of an extension of the app's; once more takes it back (PO17).
///
/// The rewriter of sources finds the pair and says where it cannot be exchanged.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    MethodReplacement.exchange(m1.type, m1.name, m2.name)
}

/// Lets a method of UIKit's do what one of an extension of the app's does, and says what it did before (PO17).
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
    if let cls, !MethodReplacement.isExchanged(cls, name.name, with: imp.name) {
        MethodReplacement.exchange(cls, name.name, imp.name)
    }
    return IMP(name: name.name)
}
