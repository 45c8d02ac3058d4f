// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The place of an editing menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// A name of the application's own.
    open private(set) var identifier: AnyHashable

    /// In the coordinates of the interaction's view (points).
    open private(set) var sourcePoint: CGPoint

    /// The preferred direction of the arrow; at first any with room.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Makes a configuration; without an identifier it gets one of its own.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// The direction of the editing menu's arrow. It decides on which side of its target the menu is.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Wherever there is room.
    case automatic = 0
    /// The arrow points up: the menu is below.
    case up = 1
    /// The arrow points down: the menu is above.
    case down = 2
    /// The arrow points left: the menu is to the right.
    case left = 3
    /// The arrow points right: the menu is to the left.
    case right = 4
}
