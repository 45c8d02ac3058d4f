// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Properties that sources for iOS read and set by their names (PO9).
///
/// The properties of UIKit's classes are listed here, or in overrides of `value(forKey:)` and `setValue(_:forKey:)`.
@MainActor
enum KeyedProperties {
    // MARK: Reading

    /// A property that there is; its value may be `nil`.
    private struct Property {
        let value: Any?

        init(_ value: Any?) { self.value = value }
    }

    /// An object's value under a key: of a property of UIKit's, else of a stored property of the application's. An unknown
    /// key is undefined: the object is asked for it.
    static func value(_ key: String, of object: NSObject) -> Any? {
        if let defaults = object as? UserDefaults { return defaults.object(forKey: key) }
        let name = plain(key)
        if let value = ObservedName.value(name, of: object) { return value }
        if let property = ofUIKit(name, of: object) { return property.value }
        if let property = storedProperty(key, of: object) ?? storedProperty(name, of: object) { return property.value }
        return switch object {
        case let responder as UIResponder: responder.value(forUndefinedKey: key)
        case let owner as any KeyValueOwner: owner.value(forUndefinedKey: key)
        default: KeyValueDefaults(object).value(forUndefinedKey: key)
        }
    }

    /// The value at the end of a path of keys, from object to object.
    static func value(atPath path: String, of object: NSObject) -> Any? {
        guard let (first, rest) = split(path) else { return object.valueOfAnyKind(path) }
        let next = object.valueOfAnyKind(first)
        if let layer = next as? CALayer { return layer.value(forKeyPath: rest) }
        guard let next = next as? NSObject else { return nil }
        return value(atPath: rest, of: next)
    }

    /// A private property's name is the public one's with a mark before it.
    private static func plain(_ key: String) -> String { key.first == "_" ? String(key.dropFirst()) : key }

    private static func split(_ path: String) -> (first: String, rest: String)? {
        guard let point = path.firstIndex(of: ".") else { return nil }
        return (String(path[..<point]), String(path[path.index(after: point)...]))
    }

    private static func ofUIKit(_ key: String, of object: NSObject) -> Property? {
        if let property = ofText(key, of: object) { return property }
        if let property = (object as? UIControl).flatMap({ ofControl(key, of: $0) }) { return property }
        switch (key, object) {
        case ("view", let controller as UIViewController): return Property(controller.view)
        case ("title", let controller as UIViewController): return Property(controller.title)
        case ("backgroundColor", let view as UIView): return Property(view.backgroundColor)
        case ("clipsToBounds", let view as UIView): return Property(NSNumber(value: view.clipsToBounds))
        case ("image", let view as UIImageView): return Property(view.image)
        case ("layer", let view as UIView): return Property(view.layer)
        case ("subviews", let view as UIView): return Property(view.subviews)
        case ("superview", let view as UIView): return Property(view.superview)
        case ("tag", let view as UIView): return Property(NSNumber(value: view.tag))
        case ("targets", let recognizer as UIGestureRecognizer):
            return Property(NSArray(array: recognizer.targets.pairs.compactMap(RecognizerTarget.init)))
        case ("tintColor", let view as UIView): return Property(view.tintColor)
        case ("userInteractionEnabled", let view as UIView):
            return Property(NSNumber(value: view.isUserInteractionEnabled))
        case ("window", let view as UIView): return Property(view.window)
        default: return nil
        }
    }

    private static func ofText(_ key: String, of object: NSObject) -> Property? {
        switch (key, object) {
        case ("clearButton", let field as UITextField): Property(field.clearButton)
        case ("placeholder", let field as UITextField): Property(field.placeholder)
        case ("placeholderLabel", let field as UITextField): Property(field.placeholderLabel)
        case ("attributedText", let label as UILabel): Property(label.attributedText)
        case ("attributedText", let field as UITextField): Property(field.attributedText)
        case ("attributedText", let view as UITextView): Property(view.attributedText)
        case ("font", let label as UILabel): Property(label.font)
        case ("font", let field as UITextField): Property(field.font)
        case ("font", let view as UITextView): Property(view.font)
        case ("text", let label as UILabel): Property(label.text)
        case ("text", let field as UITextField): Property(field.text)
        case ("text", let view as UITextView): Property(view.text)
        case ("textColor", let label as UILabel): Property(label.textColor)
        case ("textColor", let field as UITextField): Property(field.textColor)
        case ("textColor", let view as UITextView): Property(view.textColor)
        default: nil
        }
    }

    private static func ofControl(_ key: String, of control: UIControl) -> Property? {
        switch (key, control) {
        case ("enabled", _): Property(NSNumber(value: control.isEnabled))
        case ("highlighted", _): Property(NSNumber(value: control.isHighlighted))
        case ("selected", _): Property(NSNumber(value: control.isSelected))
        case ("imageView", let button as UIButton): Property(button.imageView)
        case ("titleLabel", let button as UIButton): Property(button.titleLabel)
        case ("on", let control as UISwitch): Property(NSNumber(value: control.isOn))
        case ("value", let slider as UISlider): Property(NSNumber(value: slider.value))
        case ("value", let stepper as UIStepper): Property(NSNumber(value: stepper.value))
        default: nil
        }
    }

    /// The value of a stored property by its name in Swift, of the classes that count.
    static func stored(_ key: String, of object: NSObject, where counts: (Any.Type) -> Bool) -> Any? {
        storedProperty(key, of: object, where: counts)?.value
    }

    private static func storedProperty(
        _ key: String, of object: NSObject, where counts: (Any.Type) -> Bool = { _ in true }
    ) -> Property? {
        for mirror in sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
        where counts(mirror.subjectType) {
            for child in mirror.children where child.label == key || child.label == "$__lazy_storage_$_" + key {
                let value = Mirror(reflecting: child.value)
                return Property(value.displayStyle == .optional ? value.children.first?.value : child.value)
            }
        }
        return nil
    }

    // MARK: Setting

    /// Sets a property of UIKit's, or one that the object's class lists, by its key. An unknown key is undefined: the object is asked.
    /// A value of another type is reported and sets nothing.
    static func set(_ value: Any?, _ key: String, of object: NSObject) {
        if let defaults = object as? UserDefaults { return defaults.set(value, forKey: key) }
        let name = plain(key)
        let plain = value.flatMap { LayerValue($0) }
        let isSet =
            (object as? UIScrollView).map { setScrolling(plain, name, of: $0) } ?? false
            || (object as? UIControl).map { setControl(plain, name, of: $0) } ?? false
            || setText(value, name, of: object)
            || (object as? UIView).map { setView(value, plain, name, of: $0) } ?? false
            || setTitle(value, name, of: object)
            || setOwn(value, key, of: object)
        guard !isSet else { return }
        switch object {
        case let responder as UIResponder: responder.setValue(value, forUndefinedKey: key)
        case let owner as any KeyValueOwner: owner.setValue(value, forUndefinedKey: key)
        default: KeyValueDefaults(object).setValue(value, forUndefinedKey: key)
        }
    }

    /// Sets a property of the application's. False if its class lists none of that name.
    private static func setOwn(_ value: Any?, _ key: String, of object: NSObject) -> Bool {
        for property in ArchivedProperty.list(of: object) where property.name == key {
            do {
                if try property.set(value, of: object) { return true }
            } catch let mismatch as ArchivedProperty.Mismatch {
                refuse(value, key, of: object, mismatch)
                return true
            } catch {
                // A property's setter throws nothing else.
                return false
            }
        }
        return false
    }

    private static func refuse(
        _ value: Any?, _ key: String, of object: NSObject, _ mismatch: ArchivedProperty.Mismatch
    ) {
        guard value == nil else {
            return UIApplication.shared.report(
                "\(type(of: object)) cannot be set under the key \"\(key)\": the value is \(mismatch.found), "
                    + "and the property's type is \(mismatch.expected)."
            )
        }
        switch object {
        case let responder as UIResponder: responder.setNilValueForKey(key)
        case let owner as any KeyValueOwner: owner.setNilValueForKey(key)
        default: KeyValueDefaults(object).setNilValueForKey(key)
        }
    }

    /// Sets the value at the end of a path of keys, from object to object.
    static func set(_ value: Any?, atPath path: String, of object: NSObject) {
        guard let (first, rest) = split(path) else { return object.setValueOfAnyKind(value, path) }
        let next = object.valueOfAnyKind(first)
        if let layer = next as? CALayer { return layer.setValue(value, forKeyPath: rest) }
        if let next = next as? NSObject { set(value, atPath: rest, of: next) }
    }

    private static func setTitle(_ value: Any?, _ key: String, of object: NSObject) -> Bool {
        guard key == "title", let controller = object as? UIViewController, value == nil || value is String else {
            return false
        }
        controller.title = value as? String
        return true
    }

    private static func setScrolling(_ value: LayerValue?, _ key: String, of view: UIScrollView) -> Bool {
        switch key {
        case "contentOffset": value?.point.map { view.contentOffset = $0 } != nil
        case "contentSize": value?.size.map { view.contentSize = $0 } != nil
        default: false
        }
    }

    private static func setControl(_ value: LayerValue?, _ key: String, of control: UIControl) -> Bool {
        guard let number = value?.number else { return false }
        switch (key, control) {
        case ("enabled", _): control.isEnabled = number != 0
        case ("highlighted", _): control.isHighlighted = number != 0
        case ("selected", _): control.isSelected = number != 0
        case ("on", let control as UISwitch): control.isOn = number != 0
        case ("value", let slider as UISlider): slider.value = Float(number)
        case ("value", let stepper as UIStepper): stepper.value = Double(number)
        default: return false
        }
        return true
    }

    private static func setText(_ value: Any?, _ key: String, of object: NSObject) -> Bool {
        switch (key, object, value) {
        case ("text", let label as UILabel, is String?): label.text = value as? String
        case ("text", let field as UITextField, is String?): field.text = value as? String
        case ("text", let view as UITextView, is String?): view.text = value as? String
        case ("placeholder", let field as UITextField, is String?): field.placeholder = value as? String
        case ("attributedText", let label as UILabel, is NSAttributedString?):
            label.attributedText = value as? NSAttributedString
        case ("font", let label as UILabel, let font as UIFont): label.font = font
        case ("font", let field as UITextField, let font as UIFont): field.font = font
        case ("font", let view as UITextView, let font as UIFont): view.font = font
        case ("textColor", let label as UILabel, let color as UIColor): label.textColor = color
        case ("textColor", let field as UITextField, let color as UIColor): field.textColor = color
        case ("textColor", let view as UITextView, let color as UIColor): view.textColor = color
        default: return false
        }
        return true
    }

    private static func setView(_ value: Any?, _ plain: LayerValue?, _ key: String, of view: UIView) -> Bool {
        if let color = value as? UIColor {
            if key == "backgroundColor" { view.backgroundColor = color }
            if key == "tintColor" { view.tintColor = color }
            return key == "backgroundColor" || key == "tintColor"
        }
        switch (key, plain?.number, plain?.rect) {
        case ("alpha", let number?, _): view.alpha = number
        case ("bounds", _, let rect?): view.bounds = rect
        case ("clipsToBounds", let number?, _): view.clipsToBounds = number != 0
        case ("frame", _, let rect?): view.frame = rect
        case ("hidden", let number?, _), ("isHidden", let number?, _): view.isHidden = number != 0
        case ("tag", let number?, _): view.tag = Int(number)
        case ("userInteractionEnabled", let number?, _): view.isUserInteractionEnabled = number != 0
        case ("center", _, _): return plain?.point.map { view.center = $0 } != nil
        default: return false
        }
        return true
    }
}

/// A target of a recognizer with its action, under the keys that sources read on iOS: `target` and `action`.
private final class RecognizerTarget: NSObject {
    private let target: AnyObject
    private let action: Selector

    init?(_ pair: ActionTargets.Pair) {
        guard let target = pair.target else { return nil }
        (self.target, action) = (target, pair.action)
    }
}

// Not of NSObject itself: responders have methods of these names that can be overridden.
extension NSObjectProtocol where Self: NSObject {
    /// The object's value under a key: of a property of UIKit's, or of one that its class stores (PO9). An unknown key is reported.
    @preconcurrency @MainActor
    public func value(forKey key: String) -> Any? { valueOfAnyKind(key) }

    /// The value at the end of a path of keys (PO9).
    @preconcurrency @MainActor
    public func value(forKeyPath keyPath: String) -> Any? { KeyedProperties.value(atPath: keyPath, of: self) }

    /// Sets a property of UIKit's, or one that the class lists, by its key (PO9). Another key is reported, and sets nothing.
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKey key: String) { setValueOfAnyKind(value, key) }

    /// Sets the property at the end of a path of keys (PO9).
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        KeyedProperties.set(value, atPath: keyPath, of: self)
    }
}

extension NSObject {
    /// The object's own answer, if its class has keys of its own.
    @MainActor
    func valueOfAnyKind(_ key: String) -> Any? {
        switch self {
        case let responder as UIResponder: responder.value(forKey: key)
        case let item as UIBarItem: item.value(forKey: key)
        case let owner as any KeyValueOwner: owner.value(forKey: key)
        default: keyedValue(of: self, forKey: key) ?? KeyedProperties.value(key, of: self)
        }
    }

    @MainActor
    func setValueOfAnyKind(_ value: Any?, _ key: String) {
        switch self {
        case let responder as UIResponder: responder.setValue(value, forKey: key)
        case let animation as CAAnimation: animation.setValue(value, forKey: key)
        case let layer as CALayer: layer.setValue(value, forKey: key)
        case let owner as any KeyValueOwner: owner.setValue(value, forKey: key)
        default: KeyedProperties.set(value, key, of: self)
        }
    }
}
