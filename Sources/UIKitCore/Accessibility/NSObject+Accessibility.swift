// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// What any object may say of itself to assistive technology.
///
/// Views, accessibility elements and bar items have members of the same names, and hosts are told of those. What another object says
/// is kept for the code that reads it. The label of a picture is also the name of what shows the picture and has no other name: a
/// button, an image view or a bar item (AX30).
@preconcurrency @MainActor
public protocol UIAccessibilityDescribing: NSObject {}

extension NSObject: UIAccessibilityDescribing {}

extension UIAccessibilityDescribing {
    /// Whether the object is something that assistive technology finds; false until it is set.
    public var isAccessibilityElement: Bool {
        get { description(.isElement) as? Bool ?? false }
        set { describe(.isElement, newValue) }
    }

    /// What the object is called; `nil` for nothing.
    public var accessibilityLabel: String? {
        get { description(.label) as? String }
        set { describe(.label, newValue) }
    }

    /// What happens when it is used; `nil` for nothing.
    public var accessibilityHint: String? {
        get { description(.hint) as? String }
        set { describe(.hint, newValue) }
    }

    /// What it stands at; `nil` for nothing.
    public var accessibilityValue: String? {
        get { description(.value) as? String }
        set { describe(.value, newValue) }
    }

    /// What it is; nothing in particular until it is set.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { description(.traits) as? UIAccessibilityTraits ?? .none }
        set { describe(.traits, newValue) }
    }

    /// A name for tests, never shown; `nil` for none.
    public var accessibilityIdentifier: String? {
        get { description(.identifier) as? String }
        set { describe(.identifier, newValue) }
    }

    /// The language of its texts, as BCP 47 names it; `nil` for the interface's.
    public var accessibilityLanguage: String? {
        get { description(.language) as? String }
        set { describe(.language, newValue) }
    }

    private func description(_ part: DescribedPart) -> Any? { objc_getAssociatedObject(self, part.key) }

    private func describe(_ part: DescribedPart, _ value: Any?) {
        objc_setAssociatedObject(self, part.key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

/// What is kept beside an object.
@MainActor
private enum DescribedPart: Int, CaseIterable {
    case isElement, label, hint, value, traits, identifier, language

    /// A byte for each: its address is the key.
    private static let keys = UnsafeMutableRawPointer.allocate(byteCount: allCases.count, alignment: 1)

    var key: UnsafeRawPointer { UnsafeRawPointer(Self.keys + rawValue) }
}
