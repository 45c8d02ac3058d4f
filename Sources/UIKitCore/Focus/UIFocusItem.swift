// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Something that can have focus. Every view is one; others live in a `UIFocusItemContainer`.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item accepts focus. It can have focus only if there is no obstacle (H16).
    var canBecomeFocused: Bool { get }

    /// Whether the item has focus.
    var isFocused: Bool { get }

    /// The item's frame in its container's coordinate space, in points.
    var frame: CGRect { get }

    /// Whether items behind this one can have focus. It has no effect for an item that can have focus itself (H17).
    var isTransparentFocusItem: Bool { get }

    /// The item's look while it has focus; `nil` for no change.
    var focusEffect: UIFocusEffect? { get }

    /// The item's rank in its group (H22).
    var focusGroupPriority: UIFocusGroupPriority { get }

    /// A stick leans too little to move focus. The item may lean with it.
    func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
    /// Whether the item is the one with focus in its focus system.
    public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
    /// False: items behind this one cannot have focus.
    public var isTransparentFocusItem: Bool { false }
    /// The effect that the system has for items.
    public var focusEffect: UIFocusEffect? { UIFocusEffect() }
    /// ``UIFocusGroupPriority/ignored``: the item has no rank.
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
    /// Does nothing.
    public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}
