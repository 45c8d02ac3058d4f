// SPDX-License-Identifier: Apache-2.0

extension UIControl {
    /// The states of a control. Several may hold at a time (E3).
    public struct State: OptionSet, Sendable, Hashable {
        /// The bits of all states in the set.
        public var rawValue: UInt

        /// The states whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// None of the others.
        public static let normal: State = []
        /// A touch is being tracked and is inside (E6), or the application says so.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control takes no touches (E5).
        public static let disabled = State(rawValue: 1 << 1)
        /// The application says that the control is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has focus.
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

/// Which system's conventions a control follows where systems differ.
public enum UIBehavioralStyle: UInt, Sendable {
    /// The conventions of the system it runs on.
    case automatic = 0
    /// A tablet's or a phone's.
    case pad = 1
    /// A desktop's.
    case mac = 2
}
