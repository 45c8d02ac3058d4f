// SPDX-License-Identifier: Apache-2.0

/// The rank of an item in its focus group: Tab goes to the one with the highest (H22, H23).
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The rank: a higher number comes first.
    public var rawValue: Int

    /// A rank of that number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A rank of that number, as `init(rawValue:)`.
    public init(_ rawValue: Int) {
        self.rawValue = rawValue
    }

    /// No rank: the first item in reading order counts.
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    /// The item that had focus last in the group.
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    /// An item that the application wants to come before the one that had focus last.
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    /// The item that has focus.
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}
