// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Accessibility members of any object.
///
/// Views, accessibility elements and bar items have members of the same names, and hosts get the values of those. The values
/// of other objects are kept for code that reads them. The label of a picture also names a button, an image view or a bar
/// item that shows the picture and has no other name (AX30).
@preconcurrency @MainActor
public protocol UIAccessibilityDescribing: NSObject {}

extension NSObject: UIAccessibilityDescribing {}

extension UIAccessibilityDescribing {
    /// Whether assistive technology finds the object; false until it is set.
    public var isAccessibilityElement: Bool {
        get { description(.isElement) as? Bool ?? false }
        set { describe(.isElement, newValue) }
    }

    /// The object's name; `nil` for none.
    public var accessibilityLabel: String? {
        get { description(.label) as? String }
        set { describe(.label, newValue) }
    }

    /// The effect of using it; `nil` for none.
    public var accessibilityHint: String? {
        get { description(.hint) as? String }
        set { describe(.hint, newValue) }
    }

    /// Its value; `nil` for none.
    public var accessibilityValue: String? {
        get { description(.value) as? String }
        set { describe(.value, newValue) }
    }

    /// Its kind; none until it is set.
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

/// The values that are kept beside an object.
@MainActor
private enum DescribedPart: Int, CaseIterable {
    case isElement, label, hint, value, traits, identifier, language

    /// One byte for each value. The byte's address is the key.
    private static let keys = UnsafeMutableRawPointer.allocate(byteCount: allCases.count, alignment: 1)

    var key: UnsafeRawPointer { UnsafeRawPointer(Self.keys + rawValue) }
}
