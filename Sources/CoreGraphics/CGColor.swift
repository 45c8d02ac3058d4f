// SPDX-License-Identifier: Apache-2.0

/// A color as a layer holds it: components that never change, in the extended sRGB or the extended gray color space.
///
/// Components run from 0 to 1; values outside are colors that sRGB itself cannot show, and are kept.
public final class CGColor: Hashable, Sendable {
    /// Red, green, blue and alpha, or white and alpha.
    private let values: [CGFloat]

    /// A color of the extended sRGB space. Components outside of 0 to 1 are kept.
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        values = [red, green, blue, alpha]
    }

    /// A color of the extended gray space, with two components. A gray outside of 0 to 1 is kept.
    public init(gray: CGFloat, alpha: CGFloat) {
        values = [gray, alpha]
    }

    /// A color of a screen, as ``init(srgbRed:green:blue:alpha:)``.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    private init(values: [CGFloat]) {
        self.values = values
    }

    /// Opaque black, of the gray space: two components.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white, of the gray space: two components.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black with opacity 0, of the gray space: two components.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The components in the order of the color space, alpha last: four for a color, two for a gray.
    public var components: [CGFloat]? { values }

    /// The number of ``components``, alpha included.
    public var numberOfComponents: Int { values.count }

    /// The opacity, from 0 (lets everything through) to 1.
    public var alpha: CGFloat { values[values.count - 1] }

    /// Red, green, blue and opacity; of a gray the gray three times.
    package var channels: (CGFloat, CGFloat, CGFloat, CGFloat) {
        values.count < 4 ? (values[0], values[0], values[0], alpha) : (values[0], values[1], values[2], alpha)
    }

    /// This color with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(values: values.dropLast() + [alpha])
    }

    /// Whether both have the same color space and the same components; a white of two components is not one of four.
    public static func == (first: CGColor, second: CGColor) -> Bool {
        first === second || first.values == second.values
    }

    /// Feeds the components, alpha included.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }
}

extension CGColor: _ExpressibleByColorLiteral {
    /// A color by its components from 0 to 1: the compiler calls it for a color literal where a `CGColor` is asked for.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
