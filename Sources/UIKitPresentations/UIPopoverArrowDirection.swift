// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The sides on which a popover's arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits of all sides in the set.
    public var rawValue: UInt

    /// A set of these bits. Bits without a meaning are kept.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The popover is below its source.
    public static let up = Self(rawValue: 1)
    /// The popover is above its source.
    public static let down = Self(rawValue: 2)
    /// The popover is at the right of its source.
    public static let left = Self(rawValue: 4)
    /// The popover is at the left of its source.
    public static let right = Self(rawValue: 8)
    /// All four sides: the popover is on a side with room (P4).
    public static let any: Self = [.up, .down, .left, .right]
    /// All bits: an unknown side, not one to choose.
    public static let unknown = Self(rawValue: UInt.max)
}

/// A source of a popover: a view, or a bar button item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// The item's frame, in a view's coordinates (points); null if it is not shown.
    func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// The view's bounds in another view's coordinates (points); null while the view is in no window.
    public func frame(in referenceView: UIView) -> CGRect {
        window == nil ? .null : convert(bounds, to: referenceView)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// The frame of the view that shows the item (points); null while no bar shows it.
    public func frame(in referenceView: UIView) -> CGRect { shownView?.frame(in: referenceView) ?? .null }
}
