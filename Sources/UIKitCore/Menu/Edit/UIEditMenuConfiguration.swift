// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where an editing menu is to appear.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// A name of the application's own.
    open private(set) var identifier: AnyHashable

    /// In the coordinates of the interaction's view (points).
    open private(set) var sourcePoint: CGPoint

    /// Where the arrow would best point; wherever there is room, at first.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Makes a configuration; without an identifier it gets one of its own.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// Where the editing menu's arrow points, and so on which side of its target the menu is.
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
