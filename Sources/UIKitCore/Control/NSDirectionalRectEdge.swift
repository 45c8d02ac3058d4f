// SPDX-License-Identifier: Apache-2.0

/// A set of edges of a rectangle, with the sides named by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The bits of all edges in the set.
    public let rawValue: UInt

    /// The edges whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The edge with the smallest y.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The side at which reading starts.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The edge with the greatest y.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The side at which reading ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// The four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
