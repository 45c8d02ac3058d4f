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
    /// recognizers, `collectionView` of layouts. Another name is reported (PO1).
    @preconcurrency @MainActor
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard observer is UIResponder || observer is any KeyValueObserver,
            var last = ObservedName.value(keyPath, of: self)
        else {
            return UIApplication.shared.report("\(keyPath) of \(self) cannot be observed by \(observer).")
        }
        let tell = { [weak observer, weak self] (old: Any?, new: Any) in
            guard let observer, let self else { return }
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.new) { change[.newKey] = new }
            if options.contains(.old), let old { change[.oldKey] = old }
            if let responder = observer as? UIResponder {
                responder.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
            } else {
                (observer as? any KeyValueObserver)?.observeValue(
                    forKeyPath: keyPath, of: self, change: change, context: context)
            }
        }
        let registration = KeyValueRegistration(self) { [weak self] in
            guard let self, let new = ObservedName.value(keyPath, of: self) as? NSObject else { return }
            guard !new.isEqual(last) else { return }
            let old = last
            last = new
            tell(old, new)
        }
        registration.observer = observer
        registration.name = keyPath
        registration.context = context
        KeyValueRegistrations.add(registration)
        if options.contains(.initial) { tell(nil, last) }
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
