// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// The way that focus moved (H19); empty when it did not move by key.
public struct UIFocusHeading: OptionSet, Sendable, Hashable {
    /// The bits of all ways in the set.
    public var rawValue: UInt

    /// The ways whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// By the upper arrow.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// By the lower arrow.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// By the left arrow.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// By the right arrow.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// By Tab: to the next group.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// By Shift and Tab: to the group before.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// By Home: to the first item.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// By End: to the last item.
    public static let last = UIFocusHeading(rawValue: 1 << 9)

    init(_ direction: FocusDirection) {
        self =
            switch direction {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            case .next: .next
            case .previous: .previous
            case .first: .first
            case .last: .last
            }
    }
}
