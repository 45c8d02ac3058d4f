// SPDX-License-Identifier: Apache-2.0

import EventTrace
import CoreGraphics

/// A class whose instances can contain instances that a proxy styles.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose instances a proxy styles. A value that is set on the proxy is set on each instance that comes to a window or
/// a bar, unless the instance was given another value (PO4).
///
/// ```swift
/// UINavigationBar.appearance().barTintColor = .systemIndigo
/// ```
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The properties of an instance that a proxy can set.
    static var appearanceProperties: [UIAppearanceProperty] { get }
    /// The proxy of the class: an instance that is never shown.
    static func appearance() -> Self
    /// The proxy for instances inside instances of the classes: inside one of the first class, which is inside one of the
    /// second, and so on.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// The same as `appearance()`: a proxy holds for all traits.
    static func appearance(for trait: UITraitCollection) -> Self
    /// The same as `appearance(whenContainedInInstancesOf:)`: a proxy holds for all traits.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A property that a proxy sets on the instances of a class.
@preconcurrency @MainActor
public struct UIAppearanceProperty {
    /// Sets the proxy's value, if it differs from a new instance's and the object still has the new instance's value.
    let apply: (_ proxy: NSObject, _ pristine: NSObject, _ object: NSObject) -> Void

    init(apply: @escaping (_ proxy: NSObject, _ pristine: NSObject, _ object: NSObject) -> Void) { self.apply = apply }

    /// The property at a key path. A proxy sets it on instances whose value is equal to that of a new instance (PO4).
    public init<Root: NSObject, Value>(_ keyPath: ReferenceWritableKeyPath<Root, Value>) {
        self.init(keyPath) { $0[keyPath: keyPath] }
    }

    /// - Parameter own: the value that the object itself was given, if the property's getter may return another value.
    init<Root: NSObject, Value>(_ keyPath: ReferenceWritableKeyPath<Root, Value>, own: @escaping (Root) -> Value) {
        apply = { proxy, pristine, object in
            guard let proxy = proxy as? Root, let pristine = pristine as? Root, let object = object as? Root else {
                return
            }
            let (wanted, untouched) = (own(proxy), own(pristine))
            guard !Self.areEqual(wanted, untouched), Self.areEqual(own(object), untouched) else { return }
            object[keyPath: keyPath] = wanted
        }
    }

    /// Objects are compared by `isEqual`, attributes of texts one by one.
    private static func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
        if KeyValueRegistration.areEqual(first, second) { return true }
        let (first, second) = (unwrapped(first), unwrapped(second))
        guard let first, let second else { return first == nil && second == nil }
        if let first = first as? [NSAttributedString.Key: Any], let second = second as? [NSAttributedString.Key: Any] {
            return NSDictionary(dictionary: first).isEqual(to: second)
        }
        return (first as? NSObject)?.isEqual(second) ?? false
    }

    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }
}

/// The proxies that a program asked for.
@MainActor
package enum AppearanceProxies {
    private struct Entry {
        let containers: [ObjectIdentifier]
        let isInstance: (Any) -> Bool
        /// The nearest last.
        let areContainers: [(Any) -> Bool]
        let proxy: NSObject
        let pristine: NSObject
        let properties: [UIAppearanceProperty]
    }

    /// Whether there is any. Views and items that come to windows and bars ask this first.
    @exclusivity(unchecked) package private(set) static var isAny = false
    private static var entries: [Entry] = []
    /// Whether a proxy is being made. Proxies do not style each other.
    private static var isMaking = false

    static func proxy<Object: NSObject & UIAppearance>(
        of type: Object.Type, in containers: [any UIAppearanceContainer.Type]
    ) -> Object {
        let identifiers = containers.map { ObjectIdentifier($0) }
        let found = entries.first { Swift.type(of: $0.proxy) == type && $0.containers == identifiers }
        if let found = found?.proxy as? Object { return found }
        isMaking = true
        defer { isMaking = false }
        guard let proxy = ClassInstantiation.make(type) as? Object, let pristine = ClassInstantiation.make(type) else {
            brokenRule("\(type) has no proxy: it cannot be made by init().")
        }
        entries.append(
            Entry(
                containers: identifiers, isInstance: { $0 is Object }, areContainers: containers.map { test(of: $0) },
                proxy: proxy, pristine: pristine, properties: type.appearanceProperties))
        // The proxies of the nearest class come first, and those with more containers: an instance keeps the first value.
        let all = entries
        func depth(of entry: Entry) -> Int { all.count { $0.isInstance(entry.proxy) } }
        entries = all.sorted { first, second in
            let (one, other) = (depth(of: first), depth(of: second))
            return one != other ? one > other : first.containers.count > second.containers.count
        }
        isAny = true
        return proxy
    }

    private static func test<Container: UIAppearanceContainer>(of type: Container.Type) -> (Any) -> Bool {
        { $0 is Container }
    }

    /// An object came to a place where it is seen.
    package static func apply(to object: NSObject, in view: UIView?) {
        guard isAny, !isMaking else { return }
        for entry in entries where object !== entry.proxy && entry.isInstance(object) {
            guard isInside(view, of: entry.areContainers) else { continue }
            for property in entry.properties { property.apply(entry.proxy, entry.pristine, object) }
        }
    }

    /// Whether the chain of superviews and controllers has the containers, in their order.
    private static func isInside(_ view: UIView?, of containers: [(Any) -> Bool]) -> Bool {
        var waiting = containers[...]
        var responder: UIResponder? = view
        while let current = responder, let isWanted = waiting.first {
            if isWanted(current) { waiting.removeFirst() }
            responder = (current as? UIView)?.nextInHierarchy ?? (current as? UIViewController)?.viewIfLoaded?.superview
        }
        return waiting.isEmpty
    }
}

extension UIView {
    fileprivate var nextInHierarchy: UIResponder? { viewController ?? superview }
}
