// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Numbers and geometry as UIKit prints them, in the two styles that its descriptions and dumps use.
package enum GeometryText {
    /// At most 6 significant digits and no trailing zeros, as `%g` gives them: `20.5`, `869.236`, `0.0001` (K3).
    package static func short(_ number: CGFloat) -> String {
        text(number, format: "%g")
    }

    /// Up to 17 significant digits, enough to read the very same number back: `70.000100000000003` (K13).
    package static func exact(_ number: CGFloat) -> String {
        text(number, format: "%.17g")
    }

    /// `{x, y}` with up to 17 digits (A57).
    package static func describe(_ point: CGPoint) -> String {
        list([point.x, point.y])
    }

    /// `{width, height}` with up to 17 digits (K13).
    package static func describe(_ size: CGSize) -> String {
        list([size.width, size.height])
    }

    /// `{dx, dy}` with up to 17 digits.
    package static func describe(_ vector: CGVector) -> String {
        list([vector.dx, vector.dy])
    }

    /// `{{x, y}, {width, height}}` with up to 17 digits.
    package static func describe(_ rect: CGRect) -> String {
        "{\(describe(rect.origin)), \(describe(rect.size))}"
    }

    /// `{top, left, bottom, right}` with up to 17 digits (K13).
    package static func describe(_ insets: UIEdgeInsets) -> String {
        list([insets.top, insets.left, insets.bottom, insets.right])
    }

    /// `{top, leading, bottom, trailing}` with up to 17 digits.
    package static func describe(_ insets: NSDirectionalEdgeInsets) -> String {
        list([insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// `{horizontal, vertical}` with up to 17 digits.
    package static func describe(_ offset: UIOffset) -> String {
        list([offset.horizontal, offset.vertical])
    }

    /// `[a, b, c, d, tx, ty]` with up to 17 digits.
    package static func describe(_ transform: CGAffineTransform) -> String {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "[" + numbers.map(exact).joined(separator: ", ") + "]"
    }

    /// `(x y; width height)` with at most 6 digits, as a view's frame stands in its description (K3).
    package static func describeShort(_ rect: CGRect) -> String {
        let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(short)
        return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
    }

    private static func list(_ numbers: [CGFloat]) -> String {
        "{" + numbers.map(exact).joined(separator: ", ") + "}"
    }

    private static func text(_ number: CGFloat, format: String) -> String {
        // Whether C prints a sign before "nan" differs between platforms.
        if number.isNaN { return "nan" }
        return String(format: format, Double(number))
    }
}
