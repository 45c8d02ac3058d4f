import UIKitCore

// Paths, shapes and gradients.
extension PaintWriter {
    /// How many elements and points follow, and they; a `nil` path has none.
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

    /// As Core Graphics: a pattern with a negative length, or of nothing, is none.
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

    /// A number that an application gave as it liked; what is out of all reach is brought to the edge, what is none is 0.
    mutating func length(_ value: CGFloat) {
        number(value.isNaN ? 0 : min(max(value, -1e9), 1e9))
    }
}
