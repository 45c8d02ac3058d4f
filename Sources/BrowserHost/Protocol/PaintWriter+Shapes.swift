// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

// Paths, shapes and gradients.
extension PaintWriter {
    /// The numbers of elements and points, then both lists; a `nil` path has none.
    mutating func path(_ path: CGPath?) {
        var count: UInt32 = 0
        path?.applyWithBlock { _ in count += 1 }
        integer(count)
        path?.applyWithBlock { element in
            let (type, points) = (element.pointee.type, element.pointee.points)
            integer(UInt8(type.rawValue))
            let pointCount =
                switch type {
                case .moveToPoint, .addLineToPoint: 1
                case .addQuadCurveToPoint: 2
                case .addCurveToPoint: 3
                case .closeSubpath: 0
                }
            for index in 0..<pointCount {
                length(points[index].x)
                length(points[index].y)
            }
        }
    }

    mutating func shape(_ shape: DisplayShape) {
        integer(WireContent.shape.rawValue)
        var flags: UInt8 = 0
        if shape.fillColor != nil { flags |= WireShape.filled }
        if shape.strokeColor != nil { flags |= WireShape.stroked }
        if shape.isEvenOdd { flags |= WireShape.evenOdd }
        integer(flags)
        integer(Self.color(shape.fillColor))
        integer(Self.color(shape.strokeColor))
        length(shape.lineWidth)
        integer(UInt8(shape.cap.rawValue))
        integer(UInt8(shape.join.rawValue))
        length(shape.miterLimit)
        length(shape.strokeStart)
        length(shape.strokeEnd)
        length(shape.dashPhase)
        dashes(shape.dashes)
        path(shape.path)
    }

    /// As in Core Graphics, a pattern with a negative length, or with the sum 0, counts as no pattern.
    mutating func dashes(_ lengths: [CGFloat]) {
        let isPattern = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
        let told = isPattern ? lengths.prefix(Int(UInt16.max)) : []
        integer(UInt16(told.count))
        for dash in told { length(dash) }
    }

    mutating func gradient(_ gradient: DisplayGradient) {
        integer(WireContent.gradient.rawValue)
        integer(gradient.kind.rawValue)
        for point in [gradient.start, gradient.end] {
            length(point.x)
            length(point.y)
        }
        stops(gradient.stops)
    }

    mutating func stops(_ stops: [DisplayGradient.Stop]) {
        let told = stops.prefix(Int(UInt16.max))
        integer(UInt16(told.count))
        for stop in told {
            integer(Self.color(stop.color))
            length(stop.location)
        }
    }

    /// A number from an application: out of range it becomes the limit, and NaN becomes 0.
    mutating func length(_ value: CGFloat) {
        number(value.isNaN ? 0 : min(max(value, -1e9), 1e9))
    }
}

extension PaintWriter {
    /// The ring around the item that has focus; none where it is `nil`.
    mutating func focusRing(_ ring: FocusRing?) {
        kind(.focusRing)
        integer(ring?.view.number ?? 0)
        integer(
            (ring?.isInside == true ? WireRing.inside : 0) | (ring?.isWholeView == true ? WireRing.wholeView : 0))
        let rect = ring?.rect ?? .zero
        for value in [rect.minX, rect.minY, rect.width, rect.height, ring?.cornerRadius ?? 0] { number(value) }
        integer(Self.color(ring?.color.cgColor))
    }
}

extension PaintWriter {
    /// A message counts them in 16 bits; no mask has so many.
    static let mostShapes = Int(UInt16.max)

    /// Write as many shapes after it as announced, each with its content; `nil` for no mask.
    mutating func beginMask(shapes: Int?) {
        integer(UInt8(shapes == nil ? 0 : 1))
        if let shapes { integer(UInt16(clamping: shapes)) }
    }

    mutating func shape(_ shape: DisplayMask.Shape) {
        let transform = shape.transform
        for value in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] { number(value) }
        number(shape.size.width)
        number(shape.size.height)
        number(shape.cornerRadius)
        number(shape.opacity)
        number(shape.fill)
    }
}
