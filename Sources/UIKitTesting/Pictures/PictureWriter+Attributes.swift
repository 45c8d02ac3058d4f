// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// Writes numbers, colors, paths and places. Each value has only one form, or equal pictures would differ.
extension PictureWriter {
    /// In thousandths.
    static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "0" }
        let rounded = (min(max(value, -1e9), 1e9) * 1000).rounded() / 1000
        if rounded == rounded.rounded() { return "\(Int(rounded))" }
        return "\(rounded)"
    }

    static func attribute(_ name: String, _ values: CGFloat...) -> String {
        "\(name)=\"\(values.map(number).joined(separator: " "))\""
    }

    static func box(_ box: CGRect) -> [String] {
        [
            attribute("x", box.minX), attribute("y", box.minY), attribute("width", box.width),
            attribute("height", box.height),
        ]
    }

    /// A color without its opacity.
    static func name(of color: CGColor) -> String {
        let parts = color.components ?? [0, 1]
        let channels = parts.count < 4 ? [parts[0], parts[0], parts[0]] : Array(parts[0..<3])
        let digits = channels.map { channel in
            let byte = Int((channel > 0 ? min(channel, 1) : 0) * 255 + 0.5)
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "#" + digits.joined()
    }

    /// `fill` or `stroke`.
    static func paint(_ attribute: String, _ color: CGColor?) -> [String] {
        guard let color, color.alpha > 0 else { return ["\(attribute)=\"none\""] }
        let opacity = color.alpha < 1 ? [self.attribute("\(attribute)-opacity", color.alpha)] : []
        return ["\(attribute)=\"\(name(of: color))\""] + opacity
    }

    // MARK: Places

    static func placing(
        _ bounds: CGRect, _ position: CGPoint, _ anchor: CGPoint, _ transform: CGAffineTransform
    ) -> CGAffineTransform {
        CGAffineTransform(
            translationX: -(bounds.minX + bounds.width * anchor.x), y: -(bounds.minY + bounds.height * anchor.y)
        ).concatenating(transform).concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    static func transform(_ transform: CGAffineTransform) -> [String] {
        if transform.isIdentity { return [] }
        let place = "\(number(transform.tx)) \(number(transform.ty))"
        if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
            return ["transform=\"translate(\(place))\""]
        }
        // A matrix has more digits, because its entries are multiplied by hundreds of points.
        let parts = [transform.a, transform.b, transform.c, transform.d].map { part in
            let rounded = (part * 1e6).rounded() / 1e6
            return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }
        return ["transform=\"matrix(\(parts.joined(separator: " ")) \(place))\""]
    }

    // MARK: Paths

    /// A view's box with its round corners.
    static func outline(_ box: CGRect, _ look: LayerLook) -> String {
        let radius = min(look.cornerRadius, box.width / 2, box.height / 2)
        guard radius > 0 else { return data(CGPath(rect: box, transform: nil)) }
        let corners: [(CACornerMask, UIRectCorner)] = [
            (.layerMinXMinYCorner, .topLeft), (.layerMaxXMinYCorner, .topRight), (.layerMinXMaxYCorner, .bottomLeft),
            (.layerMaxXMaxYCorner, .bottomRight),
        ]
        let rounded = corners.reduce(into: UIRectCorner()) { all, corner in
            if look.maskedCorners.contains(corner.0) { all.insert(corner.1) }
        }
        return data(
            UIBezierPath(
                roundedRect: box, byRoundingCorners: rounded, cornerRadii: CGSize(width: radius, height: radius)
            ).cgPath)
    }

    static func data(_ path: CGPath) -> String {
        var text = ""
        path.applyWithBlock { element in
            let (letter, count): (String, Int) =
                switch element.pointee.type {
                case .moveToPoint: ("M", 1)
                case .addLineToPoint: ("L", 1)
                case .addQuadCurveToPoint: ("Q", 2)
                case .addCurveToPoint: ("C", 3)
                case .closeSubpath: ("Z", 0)
                }
            let points = (0..<count).map { element.pointee.points[$0] }
            text += letter + points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
        }
        return text
    }
}
