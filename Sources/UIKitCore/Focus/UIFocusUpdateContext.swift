// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A change of focus, as environments are asked and told of it (H18, H19).
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The item that has or had focus; `nil` for none.
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item that gets focus; `nil` when it is lost.
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// The way of a movement by key; empty for other updates.
    open private(set) var focusHeading: UIFocusHeading

    init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
    }

    /// A context of a subclass, of the same change.
    package init(_ other: UIFocusUpdateContext) {
        previouslyFocusedItem = other.previouslyFocusedItem
        nextFocusedItem = other.nextFocusedItem
        focusHeading = other.focusHeading
    }

    /// The view that has, or had, focus, or that holds the item.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem.flatMap(FocusTree.view(of:)) }

    /// The view that gets focus, or that holds the item.
    open var nextFocusedView: UIView? { nextFocusedItem.flatMap(FocusTree.view(of:)) }
}
