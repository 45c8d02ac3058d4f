// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Something that can have focus. Every view is one; others live in a `UIFocusItemContainer`.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item wants to have focus. It can only while nothing is in its way (H16).
    var canBecomeFocused: Bool { get }

    /// Whether the item has focus.
    var isFocused: Bool { get }

    /// In points of the coordinate space of the container that the item is in.
    var frame: CGRect { get }

    /// Whether items behind this one can have focus; without effect on an item that can itself (H17).
    var isTransparentFocusItem: Bool { get }

    /// How the item looks while it has focus; `nil` for no different.
    var focusEffect: UIFocusEffect? { get }

    /// The item's rank in its group (H22).
    var focusGroupPriority: UIFocusGroupPriority { get }

    /// A stick leans so little that focus does not move: the item may lean with it.
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
