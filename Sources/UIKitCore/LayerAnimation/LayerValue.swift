// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A value of a layer's property that can move.
enum LayerValue {
    case number(CGFloat)
    /// A place, or a size's width and height.
    case pair(CGFloat, CGFloat)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor)
    case path(CGPath)
    case colors([CGColor])
    case numbers([CGFloat])
    /// A value with nothing between it and others.
    case discrete(Any)

    init(_ point: CGPoint) { self = .pair(point.x, point.y) }
    init(_ size: CGSize) { self = .pair(size.width, size.height) }

    /// A value as an application gives it: a number, a point, a size, a rectangle, a transform, a color, a path, or a list.
    init?(_ any: Any) {
        switch any {
        case let value as LayerValue: self = value
        case let value as CGFloat: self = .number(value)
        case let value as Double: self = .number(CGFloat(value))
        case let value as Float: self = .number(CGFloat(value))
        case let value as Int: self = .number(CGFloat(value))
        case let value as Bool: self = .number(value ? 1 : 0)
        case let value as CGPoint: self.init(value)
        case let value as CGSize: self.init(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value)
        case let value as UIColor: self = .color(value.cgColor)
        case let value as CGPath: self = .path(value)
        case let value as [CGColor]: self = .colors(value)
        case let value as [CGFloat]: self = .numbers(value)
        case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
        case let value as [NSNumber]: self = .numbers(value.map { CGFloat($0.doubleValue) })
        case let value as NSValue: self.init(boxed: value)
        case let value as [Any]: self.init(list: value)
        case is NSNull: return nil
        default: self = .discrete(any)
        }
    }

    private init?(boxed value: NSValue) {
        switch String(cString: value.objCType) {
        case "{CGPoint=dd}": self.init(value.cgPointValue)
        case "{CGSize=dd}": self.init(value.cgSizeValue)
        case "{CGRect={CGPoint=dd}{CGSize=dd}}": self = .rect(value.cgRectValue)
        case NSValue.transform3DType: self = .transform(value.caTransform3DValue)
        default: return nil
        }
    }

    private init(list: [Any]) {
        let colors = list.compactMap { $0 as? CGColor ?? ($0 as? UIColor)?.cgColor }
        let numbers = list.compactMap { LayerValue($0)?.number }
        if colors.count == list.count {
            self = .colors(colors)
        } else if numbers.count == list.count {
            self = .numbers(numbers)
        } else {
            self = .discrete(list)
        }
    }

    var number: CGFloat? { if case .number(let value) = self { value } else { nil } }
    var point: CGPoint? { if case .pair(let x, let y) = self { CGPoint(x: x, y: y) } else { nil } }
    var size: CGSize? { if case .pair(let x, let y) = self { CGSize(width: x, height: y) } else { nil } }
    var rect: CGRect? { if case .rect(let value) = self { value } else { nil } }
    var transform: CATransform3D? { if case .transform(let value) = self { value } else { nil } }
    var color: CGColor? { if case .color(let value) = self { value } else { nil } }
    var path: CGPath? { if case .path(let value) = self { value } else { nil } }
    var colors: [CGColor]? { if case .colors(let value) = self { value } else { nil } }
    var numbers: [CGFloat]? { if case .numbers(let value) = self { value } else { nil } }

    /// As an application gets it.
    var boxed: Any {
        switch self {
        case .number(let value): value
        case .pair(let x, let y): CGPoint(x: x, y: y)
        case .rect(let value): value
        case .transform(let value): value
        case .color(let value): value
        case .path(let value): value
        case .colors(let value): value
        case .numbers(let value): value
        case .discrete(let value): value
        }
    }

    // MARK: Between two values

    /// The value at a part of the way to another, which may lie outside of 0...1. Values of two kinds, paths with different
    /// elements and lists of different lengths have nothing between them: the first value counts up to the end (W31).
    func interpolated(to end: LayerValue, _ progress: Double) -> LayerValue {
        let part = CGFloat(progress)
        func mix(_ first: CGFloat, _ last: CGFloat) -> CGFloat { first + (last - first) * part }
        switch (self, end) {
        case (.number(let first), .number(let last)): return .number(mix(first, last))
        case (.pair(let x, let y), .pair(let endX, let endY)): return .pair(mix(x, endX), mix(y, endY))
        case (.rect(let first), .rect(let last)):
            return .rect(
                CGRect(
                    x: mix(first.minX, last.minX), y: mix(first.minY, last.minY),
                    width: mix(first.width, last.width), height: mix(first.height, last.height)))
        case (.transform(let first), .transform(let last)):
            return .transform(TransformInterpolation.between(first, last, part))
        case (.color(let first), .color(let last)): return .color(Self.between(first, last, progress))
        case (.colors(let first), .colors(let last)) where first.count == last.count:
            return .colors(zip(first, last).map { Self.between($0, $1, progress) })
        case (.numbers(let first), .numbers(let last)) where first.count == last.count:
            return .numbers(zip(first, last).map(mix))
        case (.path(let first), .path(let last)):
            guard let mixed = first.interpolated(to: last, part) else { return progress < 1 ? self : end }
            return .path(mixed)
        default: return progress < 1 ? self : end
        }
    }

    private static func between(_ first: CGColor, _ last: CGColor, _ progress: Double) -> CGColor {
        let mixed = AnimatedValue.color(first).interpolated(to: .color(last), min(max(progress, 0), 1))
        if case .color(let color) = mixed { return color }
        return last
    }

    /// The sum, for values that can be added; otherwise the other value.
    func adding(_ other: LayerValue, times: CGFloat = 1) -> LayerValue {
        switch (self, other) {
        case (.number(let first), .number(let second)): return .number(first + second * times)
        case (.pair(let x, let y), .pair(let otherX, let otherY)):
            return .pair(x + otherX * times, y + otherY * times)
        case (.rect(let first), .rect(let second)):
            return .rect(
                CGRect(
                    x: first.minX + second.minX * times, y: first.minY + second.minY * times,
                    width: first.width + second.width * times, height: first.height + second.height * times))
        case (.transform(let first), .transform(let second)):
            return .transform(CATransform3DConcat(second, first))
        default: return other
        }
    }
}

extension CGPath {
    /// The path between this one and another one with the same elements; `nil` for other paths.
    fileprivate func interpolated(to end: CGPath, _ part: CGFloat) -> CGPath? {
        let first = steps
        let last = end.steps
        guard first.map(\.type) == last.map(\.type) else { return nil }
        let result = CGMutablePath()
        for (step, other) in zip(first, last) {
            let points = zip(step.points, other.points).map {
                CGPoint(x: $0.x + ($1.x - $0.x) * part, y: $0.y + ($1.y - $0.y) * part)
            }
            switch step.type {
            case .moveToPoint: result.move(to: points[0])
            case .addLineToPoint: result.addLine(to: points[0])
            case .addQuadCurveToPoint: result.addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint: result.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: result.closeSubpath()
            }
        }
        return result
    }

    private var steps: [(type: CGPathElementType, points: [CGPoint])] {
        var steps: [(type: CGPathElementType, points: [CGPoint])] = []
        applyWithBlock { element in
            let type = element.pointee.type
            steps.append((type, (0..<type.pointCount).map { element.pointee.points[$0] }))
        }
        return steps
    }
}
