// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSCoder {
    /// `{x, y}` with up to 17 significant digits, which ``cgPoint(for:)`` reads back unchanged.
    public class func string(for point: CGPoint) -> String { GeometryText.describe(point) }

    /// `{dx, dy}` with up to 17 significant digits.
    public class func string(for vector: CGVector) -> String { GeometryText.describe(vector) }

    /// `{width, height}` with up to 17 significant digits.
    public class func string(for size: CGSize) -> String { GeometryText.describe(size) }

    /// `{{x, y}, {width, height}}` with up to 17 significant digits.
    public class func string(for rect: CGRect) -> String { GeometryText.describe(rect) }

    /// `[a, b, c, d, tx, ty]` with up to 17 significant digits.
    public class func string(for transform: CGAffineTransform) -> String { GeometryText.describe(transform) }

    /// `{top, left, bottom, right}` with up to 17 significant digits.
    public class func string(for insets: UIEdgeInsets) -> String { GeometryText.describe(insets) }

    /// `{top, leading, bottom, trailing}` with up to 17 significant digits.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String { GeometryText.describe(insets) }

    /// `{horizontal, vertical}` with up to 17 significant digits.
    public class func string(for offset: UIOffset) -> String { GeometryText.describe(offset) }

    /// The point that `string(for:)` wrote, or zero if `string` is not of that form.
    public class func cgPoint(for string: String) -> CGPoint {
        guard let numbers = numbers(in: string, form: "{_,_}") else { return .zero }
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    /// The vector that `string(for:)` wrote, or zero if `string` is not of that form.
    public class func cgVector(for string: String) -> CGVector {
        guard let numbers = numbers(in: string, form: "{_,_}") else { return .zero }
        return CGVector(dx: numbers[0], dy: numbers[1])
    }

    /// The size that `string(for:)` wrote, or zero if `string` is not of that form.
    public class func cgSize(for string: String) -> CGSize {
        guard let numbers = numbers(in: string, form: "{_,_}") else { return .zero }
        return CGSize(width: numbers[0], height: numbers[1])
    }

    /// The rectangle that `string(for:)` wrote, or zero if `string` is not of that form.
    public class func cgRect(for string: String) -> CGRect {
        guard let numbers = numbers(in: string, form: "{{_,_},{_,_}}") else { return .zero }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// The transform that `string(for:)` wrote, or the identity if `string` is not of that form.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        guard let numbers = numbers(in: string, form: "[_,_,_,_,_,_]") else { return .identity }
        return CGAffineTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    }

    /// The insets that `string(for:)` wrote, or zero if `string` is not of that form.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        guard let numbers = numbers(in: string, form: "{_,_,_,_}") else { return .zero }
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    /// The insets that `string(for:)` wrote, or zero if `string` is not of that form.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        guard let numbers = numbers(in: string, form: "{_,_,_,_}") else { return .zero }
        return NSDirectionalEdgeInsets(
            top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }

    /// The offset that `string(for:)` wrote, or zero if `string` is not of that form.
    public class func uiOffset(for string: String) -> UIOffset {
        guard let numbers = numbers(in: string, form: "{_,_}") else { return .zero }
        return UIOffset(horizontal: numbers[0], vertical: numbers[1])
    }

    /// The numbers in `string` in order, if it reads as `form` once every number stands as `_` and blanks are gone.
    private class func numbers(in string: String, form: String) -> [CGFloat]? {
        var numbers: [CGFloat] = []
        var shape = ""
        var word = ""
        func endWord() -> Bool {
            if word.isEmpty { return true }
            guard let number = Double(word) else { return false }
            numbers.append(CGFloat(number))
            shape.append("_")
            word = ""
            return true
        }
        for character in string {
            if "{}[],".contains(character) || character.isWhitespace {
                guard endWord() else { return nil }
                if !character.isWhitespace { shape.append(character) }
            } else {
                word.append(character)
            }
        }
        return endWord() && shape == form ? numbers : nil
    }
}
