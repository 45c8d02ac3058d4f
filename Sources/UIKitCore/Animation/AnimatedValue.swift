// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A value of an animated property.
public enum AnimatedValue: Hashable, Sendable {
    /// In points: a place, or a size's width and height.
    case pair(CGFloat, CGFloat)
    case number(CGFloat)
    case transform(CATransform3D)
    case color(CGColor)

    init(_ point: CGPoint) { self = .pair(point.x, point.y) }
    init(_ size: CGSize) { self = .pair(size.width, size.height) }

    var point: CGPoint {
        if case .pair(let x, let y) = self { CGPoint(x: x, y: y) } else { .zero }
    }

    /// The value between this one and another; both are of one kind. Progress may lie outside of 0...1.
    func interpolated(to other: AnimatedValue, _ progress: Double) -> AnimatedValue {
        let part = CGFloat(progress)
        switch (self, other) {
        case (.pair(let x, let y), .pair(let endX, let endY)):
            return .pair(x + (endX - x) * part, y + (endY - y) * part)
        case (.number(let start), .number(let end)): return .number(start + (end - start) * part)
        case (.transform(let start), .transform(let end)):
            return .transform(TransformInterpolation.between(start, end, part))
        case (.color(let start), .color(let end)): return .color(Self.between(start, end, part))
        default: return other
        }
    }

    /// The distance from another value of the same kind to this one.
    func distance(from end: AnimatedValue) -> CGPoint {
        CGPoint(x: point.x - end.point.x, y: point.y - end.point.y)
    }

    /// Mixes colors as browsers do, so that core and picture agree: by components multiplied by their opacity.
    private static func between(_ start: CGColor, _ end: CGColor, _ part: CGFloat) -> CGColor {
        let first = components(start)
        let last = components(end)
        let alpha = min(max(first[3] + (last[3] - first[3]) * part, 0), 1)
        guard alpha > 0 else { return CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0) }
        let mixed = (0..<3).map { index in
            let from = first[index] * first[3]
            return (from + (last[index] * last[3] - from) * part) / alpha
        }
        return CGColor(srgbRed: mixed[0], green: mixed[1], blue: mixed[2], alpha: alpha)
    }

    private static func components(_ color: CGColor) -> [CGFloat] {
        guard let values = color.components else { return [0, 0, 0, 0] }
        return values.count == 4 ? values : [values[0], values[0], values[0], color.alpha]
    }
}
