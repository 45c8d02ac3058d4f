// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// Refuses harmful values: NaN and infinity would spread through every conversion, and unbounded sizes through every layout.
enum InputCheck {
    /// In points. No screen is larger, and no pointer is farther away.
    private static let largestCoordinate = 1e6
    /// In seconds. No device has run for longer. The clock never goes back, so an input with a huge time would stop it.
    private static let latestTime = 1e9

    /// Checks every value of an input by itself. Whether its pointer and scene are known is checked elsewhere.
    static func check(_ input: Input) throws(InputFault) {
        switch input {
        case .connect(let screen, _), .resize(let screen): try check(screen)
        case .pointer(let sample): try checkEach(of: sample)
        case .pointerEstimate(let estimate): try check(estimate)
        case .hover(let sample): try check(sample)
        case .scroll(let sample): try check(sample)
        case .transform(let sample): try check(sample)
        // Text measurements are checked where they are kept.
        case .motion(let sample): try check(sample)
        case .remoteCommand(let command): try check(command)
        case .text(let sample): try check(sample)
        case .pasteboard(let answer): if let content = answer.content { try check(content) }
        case .files(let answer): try check(answer.content)
        case .keyboardFrame(let frame): if let frame { try check(frame) }
        case .gamepad(let sample): try check(sample)
        case .drag(let sample):
            try check(sample.location, "location")
            try check(sample.content)
        // The numbers of menu bars and views are checked where they were given out.
        case .accessibility(let sample): if case .setText(let text) = sample.action { try check(text) }
        case .menuBar, .memoryWarning, .share: break
        case .disconnect, .suspend, .saveState, .request, .activation, .key, .cancelAll, .textMetrics, .shake: break
        }
    }

    @inline(__always)
    static func check(_ input: UnsafePointer<WaitingInput.Sample>) throws(InputFault) {
        // This runs for every sample. Only a bad one is searched for its fault.
        if !isOrdinary(input) { try checkEach(of: input.pointee.sample) }
    }

    /// Whether `checkEach` accepts every value of a sample; NaN compares as false.
    @inline(__always)
    private static func isOrdinary(_ input: UnsafePointer<WaitingInput.Sample>) -> Bool {
        // The compiler reads only the members that are used, and copies nothing.
        var sample: PointerSample { _read { yield input.pointee.sample } }
        let reach = -largestCoordinate...largestCoordinate
        let size = 0...largestCoordinate
        // Infinity minus itself is NaN.
        let angles = sample.altitude - sample.altitude + (sample.azimuth - sample.azimuth) + (sample.roll - sample.roll)
        return reach.contains(sample.location.x) && reach.contains(sample.location.y) && size.contains(sample.force)
            && size.contains(sample.maximumForce) && size.contains(sample.majorRadius)
            && size.contains(sample.majorRadiusTolerance) && angles == 0
            && (sample.role == .measured || sample.phase == .move)
    }

    private static func checkEach(of sample: PointerSample) throws(InputFault) {
        try check(sample.location, "location")
        try nonnegative(sample.force, "force")
        try nonnegative(sample.maximumForce, "maximumForce")
        try nonnegative(sample.majorRadius, "majorRadius")
        try nonnegative(sample.majorRadiusTolerance, "majorRadiusTolerance")
        try finite(sample.altitude, "altitude")
        try finite(sample.azimuth, "azimuth")
        try finite(sample.roll, "roll")
        // A40: a host can predict where a finger will be, but not that it lands or lifts.
        if sample.role == .predicted, sample.phase != .move {
            throw .outOfRange(
                field: "phase", found: Double(sample.phase.rawValue), expected: "1, since only moves are predicted")
        }
    }

    private static func check(_ estimate: PointerEstimate) throws(InputFault) {
        if let location = estimate.location { try check(location, "location") }
        if let force = estimate.force { try nonnegative(force, "force") }
        if let altitude = estimate.altitude { try finite(altitude, "altitude") }
        if let azimuth = estimate.azimuth { try finite(azimuth, "azimuth") }
        if let roll = estimate.roll { try finite(roll, "roll") }
    }

    private static func check(_ sample: HoverSample) throws(InputFault) {
        try check(sample.location, "location")
        try finite(sample.altitude, "altitude")
        try finite(sample.azimuth, "azimuth")
        try finite(sample.roll, "roll")
        try finite(sample.zOffset, "zOffset")
        guard (0...1).contains(sample.zOffset) else {
            throw .outOfRange(field: "zOffset", found: sample.zOffset, expected: "0 to 1")
        }
    }

    private static func check(_ sample: ScrollSample) throws(InputFault) {
        try check(sample.location, "location")
        try check(CGPoint(x: sample.delta.dx, y: sample.delta.dy), "delta")
    }

    private static func check(_ sample: TransformSample) throws(InputFault) {
        try check(sample.location, "location")
        try finite(sample.scaleFactor, "scaleFactor")
        guard (0.001...1000).contains(sample.scaleFactor) else {
            throw .outOfRange(field: "scaleFactor", found: sample.scaleFactor, expected: "0.001 to 1000")
        }
        try finite(sample.rotation, "rotation")
        guard abs(sample.rotation) <= 2 * .pi else {
            throw .outOfRange(field: "rotation", found: sample.rotation, expected: "at most 2π to either side")
        }
    }

    /// A device that somebody shakes does not reach a thousandth of these.
    private static let strongestMotion = 1e4

    private static func check(_ sample: MotionSample) throws(InputFault) {
        try check(sample.acceleration, "acceleration")
        if let acceleration = sample.userAcceleration { try check(acceleration, "userAcceleration") }
        if let rate = sample.rotationRate { try check(rate, "rotationRate") }
    }

    private static func check(_ vector: MotionVector, _ field: StaticString) throws(InputFault) {
        guard vector.magnitude.isFinite else { throw .notFinite(field: "\(field)") }
        guard vector.magnitude <= strongestMotion else {
            throw .outOfRange(field: "\(field)", found: vector.magnitude, expected: "at most \(strongestMotion)")
        }
    }

    private static func check(_ sample: GamepadSample) throws(InputFault) {
        guard sample.gamepad < GamepadSample.limit else {
            throw .outOfRange(
                field: "gamepad", found: Double(sample.gamepad), expected: "0 to \(GamepadSample.limit - 1)")
        }
        switch sample.change {
        case .button(_, let value):
            try finite(value, "value")
            guard (0...1).contains(value) else { throw .outOfRange(field: "value", found: value, expected: "0 to 1") }
        case .stick(_, let x, let y):
            for (value, field) in [(x, "x"), (y, "y")] {
                try finite(value, field)
                guard (-1...1).contains(value) else {
                    throw .outOfRange(field: field, found: value, expected: "-1 to 1")
                }
            }
        case .disconnected: break
        }
    }

    private static func check(_ command: RemoteCommand) throws(InputFault) {
        try finite(command.value, "value")
        guard abs(command.value) <= latestTime else {
            throw .outOfRange(field: "value", found: command.value, expected: "at most \(latestTime)")
        }
    }

    /// In bytes of UTF-8. No input method brings more at once; people paste longer texts.
    private static let longestText = 1 << 20

    private static func check(_ sample: TextSample) throws(InputFault) {
        if case .paste(let content) = sample.edit { try check(content) }
        try check(sample.edit.text)
    }

    private static func check(_ text: String) throws(InputFault) {
        let count = text.utf8.count
        guard count <= longestText else {
            throw .outOfRange(field: "text", found: Double(count), expected: "at most \(longestText) bytes of UTF-8")
        }
    }

    /// The largest content of a clipboard, a drag or chosen files, in bytes.
    private static let largestContent = 1 << 24

    private static func check(_ content: PasteboardContent) throws(InputFault) {
        let count = content.items.lazy.flatMap(\.representations).reduce(0) { $0 + $1.data.count }
        guard count <= largestContent else {
            throw .outOfRange(field: "content", found: Double(count), expected: "at most \(largestContent) bytes")
        }
    }

    private static func check(_ frame: CGRect) throws(InputFault) {
        try check(frame.origin, "frame.origin")
        try nonnegative(frame.size.width, "frame.size.width")
        try nonnegative(frame.size.height, "frame.size.height")
    }

    private static func check(_ screen: ScreenDescription) throws(InputFault) {
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
        guard abs(time) <= latestTime else {
            throw .outOfRange(
                field: "time", found: time, expected: "at most \(latestTime) seconds from the clock's start")
        }
    }

    /// Allocates nothing for a good point: it runs for every sample.
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
