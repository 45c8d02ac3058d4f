extension UIControl {
    /// The states of a control, several of which may hold at a time (E3).
    public struct State: OptionSet, Sendable, Hashable {
        public var rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// None of the others.
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
        /// The bits that applications may give a meaning.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits that UIKit keeps for itself.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where content stands between top and bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top = 1
        case bottom = 2
        case fill = 3
    }

    /// Where content stands between the sides.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        case fill = 3
        /// The side at which reading starts.
        case leading = 4
        /// The side at which reading ends.
        case trailing = 5
    }
}
