// SPDX-License-Identifier: Apache-2.0

/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// The bits of all edges in the set.
    public let rawValue: UInt

    /// The edges whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The edge with the smallest y.
    public static let top = UIRectEdge(rawValue: 1 << 0)
    /// The edge with the smallest x.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The edge with the greatest y.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The edge with the greatest x.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// The four edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
