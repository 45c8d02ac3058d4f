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
