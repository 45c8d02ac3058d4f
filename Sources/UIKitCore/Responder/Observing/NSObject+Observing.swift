// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// An object that names its own observable properties, and reports their changes (PO1).
@MainActor
package protocol ObservedByName: NSObject {
    /// The value as Objective-C has it, `NSNull` for none; `nil` for a name that nobody can observe.
    func observedValue(_ name: String) -> NSObject?
}

extension ObservedByName {
    /// A property changed: its observers compare it.
    package func observedValueChanged() { KeyValueRegistrations.changed(self) }
}

/// Properties that are observed by their names.
@MainActor
enum ObservedName {
    /// The value as Objective-C has it; `nil` for a name that nobody can observe here.
    static func value(_ name: String, of object: NSObject) -> Any? {
        if let value = (object as? UIScrollView).flatMap({ scrollValue(name, of: $0) }) { return value }
        if let object = object as? any ObservedByName { return object.observedValue(name) }
        switch (name, object) {
        case ("frame", let view as UIView): return NSValue(cgRect: view.frame)
        case ("bounds", let view as UIView): return NSValue(cgRect: view.bounds)
        case ("center", let view as UIView): return NSValue(cgPoint: view.center)
        case ("transform", let view as UIView): return NSValue(cgAffineTransform: view.transform)
        case ("alpha", let view as UIView): return NSNumber(value: Double(view.alpha))
        case ("hidden", let view as UIView), ("isHidden", let view as UIView): return NSNumber(value: view.isHidden)
        case ("state", let recognizer as UIGestureRecognizer): return NSNumber(value: recognizer.state.rawValue)
        default: return nil
        }
    }

    /// The modules whose properties are not an application's, beside those that are printed as UIKit's.
    private static let modules: Set<String> = ["Foundation", "UIKit", "UIKitDynamics"]

    /// A property that UIKit does not report: the application reports it itself, with `didChangeValue(forKey:)`.
    static func ownValue(_ name: String, of object: NSObject) -> Any? {
        KeyedProperties.stored(name, of: object) { type in
            let module = String(String(reflecting: type).prefix { $0 != "." })
            return !isModuleOfUIKit(module) && !modules.contains(module)
        }
    }

    private static func scrollValue(_ name: String, of view: UIScrollView) -> Any? {
        switch name {
        case "contentOffset": NSValue(cgPoint: view.contentOffset)
        case "contentSize": NSValue(cgSize: view.contentSize)
        case "contentInset": NSValue(uiEdgeInsets: view.contentInset)
        default: nil
        }
    }
}

extension NSObject {
    /// Reports changes of a property, by its name, to a responder or a ``KeyValueObserver``: `frame`, `bounds`, `center`,
    /// `transform`, `alpha`, `hidden` of views, `contentOffset`, `contentSize`, `contentInset` of scroll views, `state` of
    /// recognizers, `collectionView` of layouts. A property that a class of the application's stores is told when the object calls
    /// `didChangeValue(forKey:)` for it. Another name is reported (PO1).
    @preconcurrency @MainActor
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let isOfUIKit = ObservedName.value(keyPath, of: self) != nil
        guard observer is UIResponder || observer is any KeyValueObserver,
            var last = ObservedName.value(keyPath, of: self) ?? ObservedName.ownValue(keyPath, of: self)
        else {
            return UIApplication.shared.report("\(keyPath) of \(self) cannot be observed by \(observer).")
        }
        let tell = { [weak observer, weak self] (old: Any?, new: Any, isPrior: Bool) in
            guard let observer, let self else { return }
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.new), !isPrior { change[.newKey] = new }
            if isPrior { change[.notificationIsPriorKey] = true }
            if options.contains(.old), let old { change[.oldKey] = old }
            if let responder = observer as? UIResponder {
                responder.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
            } else {
                (observer as? any KeyValueObserver)?.observeValue(
                    forKeyPath: keyPath, of: self, change: change, context: context)
            }
        }
        // The value that was compared last; an override of `didChangeValue(forKey:)` may tell nobody of it.
        var seen = last
        let registration = KeyValueRegistration(self) { [weak self] in
            guard isOfUIKit, let self, let new = ObservedName.value(keyPath, of: self) as? NSObject else { return }
            guard !new.isEqual(seen) else { return }
            seen = new
            if let responder = self as? UIResponder {
                responder.didChangeValue(forKey: keyPath)
            } else {
                KeyValueRegistrations.tell(self, keyPath)
            }
        }
        registration.tell = { [weak self] in
            guard let self else { return }
            // A property of the application's may have become none.
            let new = ObservedName.value(keyPath, of: self) ?? ObservedName.ownValue(keyPath, of: self) ?? NSNull()
            if isOfUIKit, let new = new as? NSObject, new.isEqual(last) { return }
            let old = last
            last = new
            if options.contains(.prior) { tell(old, new, true) }
            tell(old, new, false)
        }
        registration.observer = observer
        registration.name = keyPath
        registration.context = context
        KeyValueRegistrations.add(registration)
        if options.contains(.initial) { tell(nil, last, false) }
    }

    /// Removes the observer's last registration for the name. A missing registration is reported.
    @preconcurrency @MainActor
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        removeObserver(observer, keyPath) { _ in true }
    }

    /// Removes the observer's last registration for the name and context. A missing registration is reported.
    @preconcurrency @MainActor
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        removeObserver(observer, keyPath) { $0.context == context }
    }

    @MainActor
    private func removeObserver(
        _ observer: NSObject, _ name: String, where isMeant: (KeyValueRegistration) -> Bool
    ) {
        let found = KeyValueRegistrations.first(of: self) {
            $0.observerIdentifier == ObjectIdentifier(observer) && $0.name == name && isMeant($0)
        }
        guard let found else {
            return UIApplication.shared.report("\(observer) does not observe \(name) of \(self).")
        }
        KeyValueRegistrations.remove(found)
    }
}

// Not of NSObject itself: responders have methods of these names that can be overridden.
extension NSObjectProtocol where Self: NSObject {
    /// A property is about to change. Nothing needs to be done: the value before the change is known (PO1).
    public func willChangeValue(forKey key: String) {}

    /// A property changed that its class reports itself: observers by name are told, on the main actor (PO1), later if
    /// the change is on another thread. An operation's `isExecuting`, `isFinished` and `isReady` are told to its queue.
    public func didChangeValue(forKey key: String) {
        (self as? Operation)?.tellQueue(key)
        // Unsafe for the compiler, and safe: the main actor only looks up who observes the object, and reads the property that the
        // object has just told it to read.
        nonisolated(unsafe) let changed = self
        ApplicationQueue.onMain { KeyValueRegistrations.tell(changed, key) }
    }
}

extension Operation {
    /// Tells the operation's queue of a state, if the name is one.
    fileprivate func tellQueue(_ key: String) {
        switch key {
        case "isExecuting", "executing": didChangeValue(for: \.isExecuting)
        case "isFinished", "finished": didChangeValue(for: \.isFinished)
        case "isCancelled", "cancelled": didChangeValue(for: \.isCancelled)
        case "isReady", "ready": didChangeValue(for: \.isReady)
        default: break
        }
    }
}
