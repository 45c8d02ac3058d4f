// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How far each edge of a rectangle moves inwards, in points, with the sides named by reading direction.
///
/// The leading edge is the left one where text runs from left to right, and the right one where it runs the other way.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// How far the top edge moves down, in points.
    public var top: CGFloat
    /// How far the edge at the beginning of text moves inwards, in points.
    public var leading: CGFloat
    /// How far the bottom edge moves up, in points.
    public var bottom: CGFloat
    /// How far the edge at the end of text moves inwards, in points.
    public var trailing: CGFloat

    /// Insets that leave every edge where it is.
    public static let zero = NSDirectionalEdgeInsets()

    /// Insets of 0.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Insets in points, one for each edge; negative ones move their edge outwards.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension NSDirectionalEdgeInsets: Codable {
    // A plain list of numbers, top leading bottom trailing: the form in which UIKit writes it.
    /// Reads four numbers: top, leading, bottom, trailing.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        self.init(
            top: try numbers.decode(CGFloat.self),
            leading: try numbers.decode(CGFloat.self),
            bottom: try numbers.decode(CGFloat.self),
            trailing: try numbers.decode(CGFloat.self))
    }

    /// Writes four numbers: top, leading, bottom, trailing.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [top, leading, bottom, trailing] {
            try numbers.encode(number)
        }
    }
}
