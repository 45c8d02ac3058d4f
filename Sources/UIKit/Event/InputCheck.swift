import CoreGraphics
import EventTrace

/// Refuses values that would do harm further on: NaN and infinity spread through every conversion, and sizes without
/// bounds through every layout.
enum InputCheck {
    /// No screen is larger, and no pointer farther away, in points.
    private static let largestCoordinate = 1e6

    static func check(_ sample: PointerSample) throws(InputFault) {
        try check(sample.location, "location")
        try nonnegative(sample.force, "force")
        try nonnegative(sample.maximumForce, "maximumForce")
        try nonnegative(sample.majorRadius, "majorRadius")
        try nonnegative(sample.majorRadiusTolerance, "majorRadiusTolerance")
        try finite(sample.altitude, "altitude")
        try finite(sample.azimuth, "azimuth")
        try finite(sample.roll, "roll")
    }

    static func check(_ estimate: PointerEstimate) throws(InputFault) {
        if let location = estimate.location { try check(location, "location") }
        if let force = estimate.force { try nonnegative(force, "force") }
        if let altitude = estimate.altitude { try finite(altitude, "altitude") }
        if let azimuth = estimate.azimuth { try finite(azimuth, "azimuth") }
        if let roll = estimate.roll { try finite(roll, "roll") }
    }

    static func check(_ sample: HoverSample) throws(InputFault) {
        try check(sample.location, "location")
        try finite(sample.altitude, "altitude")
        try finite(sample.azimuth, "azimuth")
    }

    static func check(_ sample: ScrollSample) throws(InputFault) {
        try check(sample.location, "location")
        try check(CGPoint(x: sample.delta.dx, y: sample.delta.dy), "delta")
    }

    static func check(_ screen: ScreenDescription) throws(InputFault) {
        try finite(screen.size.width, "size.width")
        try finite(screen.size.height, "size.height")
        for (value, field) in [(screen.size.width, "size.width"), (screen.size.height, "size.height")]
        where !(0...largestCoordinate).contains(value) {
            throw .outOfRange(field: field, found: value, expected: "0 to \(largestCoordinate) points")
        }
        try finite(screen.scale, "scale")
        guard screen.scale > 0, screen.scale <= 16 else {
            throw .outOfRange(field: "scale", found: screen.scale, expected: "more than 0, at most 16")
        }
        let insets = screen.safeArea
        for (value, field) in [
            (insets.top, "safeArea.top"), (insets.left, "safeArea.left"), (insets.bottom, "safeArea.bottom"),
            (insets.right, "safeArea.right"),
        ] {
            try nonnegative(value, field)
        }
    }

    static func checkTime(_ time: TimeInterval) throws(InputFault) {
        try finite(time, "time")
    }

    /// Allocates nothing for a good point: it is asked for every sample.
    private static func check(_ point: CGPoint, _ field: StaticString) throws(InputFault) {
        try checkCoordinate(point.x, field, "x")
        try checkCoordinate(point.y, field, "y")
    }

    private static func checkCoordinate(
        _ value: CGFloat, _ field: StaticString, _ axis: StaticString
    ) throws(InputFault) {
        guard value.isFinite else { throw .notFinite(field: "\(field).\(axis)") }
        guard abs(value) <= largestCoordinate else {
            throw .outOfRange(
                field: "\(field).\(axis)", found: value,
                expected: "at most \(largestCoordinate) points from the origin")
        }
    }

    private static func nonnegative(_ value: CGFloat, _ field: String) throws(InputFault) {
        try finite(value, field)
        guard value >= 0, value <= largestCoordinate else {
            throw .outOfRange(field: field, found: value, expected: "0 to \(largestCoordinate)")
        }
    }

    private static func finite(_ value: Double, _ field: String) throws(InputFault) {
        guard value.isFinite else { throw .notFinite(field: field) }
    }
}
