// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Each limit of a value that comes from a host: the last that is taken, and the first that is not.
@MainActor
@Suite("The limits of what a host may say")
struct InputCheckTests {
    private let million = "0 to 1000000.0"
    private let reach = "at most 1000000.0 points from the origin"

    private func fault(_ input: Input) -> InputFault? {
        do {
            try InputCheck.check(input)
            return nil
        } catch {
            return error
        }
    }

    /// The values that are taken have no fault. Of each other one, the fault names field, value and range.
    private func expect(
        _ field: String, _ expected: String, takes good: [Double], refuses bad: [Double], _ source: SourceLocation,
        _ input: (Double) -> Input
    ) {
        for value in good { #expect(fault(input(value)) == nil, "\(field) \(value)", sourceLocation: source) }
        for value in bad {
            #expect(
                fault(input(value)) == .outOfRange(field: field, found: value, expected: expected),
                sourceLocation: source)
        }
        for value in [Double.nan, .infinity, -.infinity] {
            #expect(fault(input(value)) == .notFinite(field: field), "\(value)", sourceLocation: source)
        }
    }

    private func expectPlace(_ source: SourceLocation = #_sourceLocation, _ input: (CGPoint) -> Input) {
        let (good, bad) = ([-1e6, 0, 1e6], [(-1e6).nextDown, (1e6).nextUp])
        expect("location.x", reach, takes: good, refuses: bad, source) { input(at($0, 0)) }
        expect("location.y", reach, takes: good, refuses: bad, source) { input(at(0, $0)) }
    }

    /// What has no limit but that it is a number.
    private func expectAngle(_ field: String, _ source: SourceLocation = #_sourceLocation, _ input: (Double) -> Input) {
        expect(field, "", takes: [-1e300, 0, 1e300], refuses: [], source, input)
    }

    @Test("A16: a pointer's place, force, radius and attitude")
    func pointer() {
        func input(_ change: (inout PointerSample) -> Void) -> Input {
            var sample = PointerSample(pointer: 1, phase: .move, location: .zero)
            change(&sample)
            return .pointer(sample)
        }
        expectPlace { place in input { $0.location = place } }
        let sizes: [(String, WritableKeyPath<PointerSample, CGFloat>)] = [
            ("force", \.force), ("maximumForce", \.maximumForce), ("majorRadius", \.majorRadius),
            ("majorRadiusTolerance", \.majorRadiusTolerance),
        ]
        for (field, path) in sizes {
            expect(
                field, million, takes: [0, 1e6], refuses: [-Double.leastNonzeroMagnitude, (1e6).nextUp],
                #_sourceLocation
            ) { value in input { $0[keyPath: path] = value } }
        }
        let angles: [(String, WritableKeyPath<PointerSample, CGFloat>)] = [
            ("altitude", \.altitude), ("azimuth", \.azimuth), ("roll", \.roll),
        ]
        for (field, path) in angles { expectAngle(field) { value in input { $0[keyPath: path] = value } } }
    }

    @Test("A36: a correction's place, force and attitude; what it does not correct is not asked")
    func estimate() {
        func input(_ change: (inout PointerEstimate) -> Void) -> Input {
            var estimate = PointerEstimate(pointer: 1, estimateIndex: 1)
            change(&estimate)
            return .pointerEstimate(estimate)
        }
        #expect(fault(input { _ in }) == nil)
        expectPlace { place in input { $0.location = place } }
        expect("force", million, takes: [0, 1e6], refuses: [-1, (1e6).nextUp], #_sourceLocation) { value in
            input { $0.force = value }
        }
        expectAngle("altitude") { value in input { $0.altitude = value } }
        expectAngle("azimuth") { value in input { $0.azimuth = value } }
        expectAngle("roll") { value in input { $0.roll = value } }
    }

    @Test("G91: a hover's place, attitude and height")
    func hover() {
        func input(_ change: (inout HoverSample) -> Void) -> Input {
            var sample = HoverSample(pointer: 1, phase: .moved, location: .zero)
            change(&sample)
            return .hover(sample)
        }
        expectPlace { place in input { $0.location = place } }
        expectAngle("altitude") { value in input { $0.altitude = value } }
        expectAngle("azimuth") { value in input { $0.azimuth = value } }
        expectAngle("roll") { value in input { $0.roll = value } }
        expect("zOffset", "0 to 1", takes: [0, 1], refuses: [-0.001, (1.0).nextUp], #_sourceLocation) { value in
            input { $0.zOffset = value }
        }
    }

    @Test("A21: a wheel's place and turn; a trackpad's place, factor and turn")
    func trackpad() {
        expectPlace { .scroll(ScrollSample(location: $0, delta: .zero, isContinuous: true)) }
        expectPlace { .transform(TransformSample(phase: .changed, location: $0)) }
        let (good, bad) = ([-1e6, 1e6], [(-1e6).nextDown, (1e6).nextUp])
        expect("delta.x", reach, takes: good, refuses: bad, #_sourceLocation) {
            .scroll(ScrollSample(location: .zero, delta: CGVector(dx: $0, dy: 0), isContinuous: false))
        }
        expect("delta.y", reach, takes: good, refuses: bad, #_sourceLocation) {
            .scroll(ScrollSample(location: .zero, delta: CGVector(dx: 0, dy: $0), isContinuous: false))
        }
        expect(
            "scaleFactor", "0.001 to 1000", takes: [0.001, 1, 1000], refuses: [(0.001).nextDown, (1000.0).nextUp, -1],
            #_sourceLocation
        ) { .transform(TransformSample(phase: .changed, location: .zero, scaleFactor: $0)) }
        let whole = 2 * Double.pi
        expect(
            "rotation", "at most 2π to either side", takes: [-whole, 0, whole],
            refuses: [(-whole).nextDown, whole.nextUp],
            #_sourceLocation
        ) { .transform(TransformSample(phase: .changed, location: .zero, rotation: $0)) }
    }

    @Test("I8: what a device's sensors measure, along each axis")
    func motion() {
        let (good, bad) = ([-1e4, 0, 1e4], [(1e4).nextUp])
        func vector(_ axis: Int, _ value: Double) -> MotionVector {
            MotionVector(x: axis == 0 ? value : 0, y: axis == 1 ? value : 0, z: axis == 2 ? value : 0)
        }
        let limit = "at most 10000.0"
        for axis in 0..<3 {
            expect("acceleration", limit, takes: good, refuses: bad, #_sourceLocation) {
                .motion(MotionSample(acceleration: vector(axis, $0)))
            }
            expect("userAcceleration", limit, takes: good, refuses: bad, #_sourceLocation) {
                .motion(MotionSample(acceleration: .zero, userAcceleration: vector(axis, $0)))
            }
            expect("rotationRate", limit, takes: good, refuses: bad, #_sourceLocation) {
                .motion(MotionSample(acceleration: .zero, rotationRate: vector(axis, $0)))
            }
        }
        // Each axis alone is in the range.
        let long = MotionVector(x: 8000, y: 8000, z: 0)
        #expect(
            fault(.motion(MotionSample(acceleration: long)))
                == .outOfRange(field: "acceleration", found: long.magnitude, expected: limit))
    }

    @Test("H2: a gamepad's number, buttons and sticks")
    func gamepad() {
        func input(_ number: UInt32, _ change: GamepadSample.Change = .disconnected) -> Input {
            .gamepad(GamepadSample(gamepad: number, change: change))
        }
        #expect(fault(input(0)) == nil && fault(input(15)) == nil)
        #expect(fault(input(16)) == .outOfRange(field: "gamepad", found: 16, expected: "0 to 15"))
        expect("value", "0 to 1", takes: [0, 1], refuses: [-0.001, (1.0).nextUp], #_sourceLocation) {
            input(0, .button(.a, value: $0))
        }
        let (good, bad) = ([-1.0, 0, 1], [(-1.0).nextDown, (1.0).nextUp])
        expect("x", "-1 to 1", takes: good, refuses: bad, #_sourceLocation) { input(0, .stick(.left, x: $0, y: 0)) }
        expect("y", "-1 to 1", takes: good, refuses: bad, #_sourceLocation) { input(0, .stick(.right, x: 0, y: $0)) }
    }

    @Test("I20: a remote command's value")
    func remoteCommand() {
        expect(
            "value", "at most 1000000000.0", takes: [-1e9, 0, 1e9], refuses: [(-1e9).nextDown, (1e9).nextUp],
            #_sourceLocation
        ) { .remoteCommand(RemoteCommand(.changePlaybackPosition, value: $0)) }
    }

    @Test("A7: a time, before and after the clock's start")
    func time() {
        func fault(_ time: Double) -> InputFault? {
            do {
                try InputCheck.checkTime(time)
                return nil
            } catch {
                return error
            }
        }
        let expected = "at most 1000000000.0 seconds from the clock's start"
        #expect(fault(0) == nil && fault(1e9) == nil && fault(-1e9) == nil)
        for time in [(1e9).nextUp, (-1e9).nextDown] {
            #expect(fault(time) == .outOfRange(field: "time", found: time, expected: expected))
        }
        #expect(fault(.nan) == .notFinite(field: "time"))
    }

    @Test("J1: a screen's size, scale and insets, when it comes and when it changes")
    func screen() {
        func check(
            _ field: String, _ expected: String, takes good: [Double], refuses bad: [Double],
            _ change: (inout ScreenDescription, Double) -> Void
        ) {
            for makesInput in [{ Input.resize($0) }, { Input.connect($0) }] {
                expect(field, expected, takes: good, refuses: bad, #_sourceLocation) { value in
                    var screen = ScreenDescription(size: CGSize(width: 1, height: 1))
                    change(&screen, value)
                    return makesInput(screen)
                }
            }
        }
        let points = "0 to 1000000.0 points"
        check("size.width", points, takes: [0, 1e6], refuses: [-0.001, (1e6).nextUp]) { $0.size.width = $1 }
        check("size.height", points, takes: [0, 1e6], refuses: [-0.001, (1e6).nextUp]) { $0.size.height = $1 }
        check("scale", "more than 0, at most 16", takes: [0.001, 16], refuses: [0, -1, (16.0).nextUp]) { $0.scale = $1 }
        check("safeArea.top", million, takes: [0, 1e6], refuses: [-0.001, (1e6).nextUp]) { $0.safeArea.top = $1 }
        check("safeArea.left", million, takes: [0, 1e6], refuses: [-0.001, (1e6).nextUp]) { $0.safeArea.left = $1 }
        check("safeArea.bottom", million, takes: [0, 1e6], refuses: [-0.001, (1e6).nextUp]) { $0.safeArea.bottom = $1 }
        check("safeArea.right", million, takes: [0, 1e6], refuses: [-0.001, (1e6).nextUp]) { $0.safeArea.right = $1 }
    }

    @Test("D32: the frame of the host's keyboard; none at all")
    func keyboardFrame() {
        #expect(fault(.keyboardFrame(nil)) == nil)
        func check(
            _ field: String, _ expected: String, takes good: [Double], refuses bad: [Double],
            _ change: (inout CGRect, Double) -> Void
        ) {
            expect(field, expected, takes: good, refuses: bad, #_sourceLocation) { value in
                var frame = CGRect(x: 0, y: 0, width: 1, height: 1)
                change(&frame, value)
                return .keyboardFrame(frame)
            }
        }
        check("frame.origin.x", reach, takes: [-1e6, 1e6], refuses: [(1e6).nextUp]) { $0.origin.x = $1 }
        check("frame.origin.y", reach, takes: [-1e6, 1e6], refuses: [(1e6).nextUp]) { $0.origin.y = $1 }
        check("frame.size.width", million, takes: [0, 1e6], refuses: [-1, (1e6).nextUp]) { $0.size.width = $1 }
        check("frame.size.height", million, takes: [0, 1e6], refuses: [-1, (1e6).nextUp]) { $0.size.height = $1 }
    }

    @Test("D20: a text of a mebibyte is taken, and a byte more is not; so of what assistive technology sets")
    func text() {
        let longest = 1 << 20
        for count in [longest - 1, longest] {
            #expect(fault(.text(TextSample(.insert(String(repeating: "a", count: count))))) == nil)
        }
        let tooLong = String(repeating: "a", count: longest - 1) + "é"
        let expected = InputFault.outOfRange(
            field: "text", found: Double(longest + 1), expected: "at most 1048576 bytes of UTF-8")
        #expect(fault(.text(TextSample(.insert(tooLong)))) == expected)
        #expect(fault(.accessibility(AccessibilitySample(view: 1, action: .setText(tooLong)))) == expected)
        #expect(
            fault(.accessibility(AccessibilitySample(view: 1, action: .setText(String(tooLong.dropLast()))))) == nil)
    }

    @Test("F47: a clipboard of 16 mebibytes is taken, and a byte more is not, of all its representations together")
    func clipboard() {
        let largest = 1 << 24
        func content(_ counts: [Int]) -> PasteboardContent {
            PasteboardContent(
                items: counts.map { .init(representations: [.init(type: "a", data: Data(count: $0))]) })
        }
        let expected = InputFault.outOfRange(
            field: "content", found: Double(largest + 1), expected: "at most 16777216 bytes")
        let (good, bad) = (content([largest - 1, 1]), content([largest, 1]))
        #expect(fault(.text(TextSample(.paste(good)))) == nil)
        #expect(fault(.text(TextSample(.paste(bad)))) == expected)
        #expect(fault(.pasteboard(PasteboardAnswer(request: 1, content: bad))) == expected)
        #expect(fault(.pasteboard(PasteboardAnswer(request: 1, content: good))) == nil)
        #expect(fault(.pasteboard(PasteboardAnswer(request: 1, content: nil))) == nil)
        func drag(_ place: CGPoint, _ content: PasteboardContent = PasteboardContent()) -> Input {
            .drag(DragSample(phase: .entered, location: place, content: content))
        }
        expectPlace { drag($0) }
        #expect(fault(drag(.zero, bad)) == expected && fault(drag(.zero, good)) == nil)
    }
}

/// The same limits on the short way that samples of pointers take.
@MainActor
@Suite("The limits of a pointer's sample in the queue")
struct QueuedSampleTests {
    private let fixture = TouchFixture()
    private let host = RefusalLog()

    init() {
        fixture.screen.application.host = host
        fixture.view("a")
    }

    /// Whether a finger with these values is heard of.
    private func isTaken(_ change: (inout PointerSample) -> Void) -> Bool {
        var sample = PointerSample(pointer: 1, phase: .down, location: at(50, 50))
        change(&sample)
        let place = sample.location
        fixture.screen.send(.pointer(sample))
        fixture.screen.send(.pointer(PointerSample(pointer: 1, phase: .up, location: at(50, 50))))
        // A finger far away is taken, and hits nothing.
        let isHeard = fixture.log.take() == ["a.began", "a.ended"]
        let isTaken = host.faults.isEmpty
        #expect(isHeard == (isTaken && place == at(50, 50)))
        host.faults = []
        return isTaken
    }

    @Test("A16: each value at its limit, and just beyond")
    func limits() {
        let sizes: [WritableKeyPath<PointerSample, CGFloat>] = [
            \.force, \.maximumForce, \.majorRadius, \.majorRadiusTolerance,
        ]
        for path in sizes {
            for value in [0, 1e6] { #expect(isTaken { $0[keyPath: path] = value }) }
            for value in [-0.001, (1e6).nextUp, .nan, .infinity] { #expect(!isTaken { $0[keyPath: path] = value }) }
        }
        // A40: only moves are predicted.
        #expect(!isTaken { $0.role = .predicted })
        for path in [\PointerSample.altitude, \.azimuth, \.roll] as [WritableKeyPath<PointerSample, CGFloat>] {
            for value in [-1e300, 1e300] { #expect(isTaken { $0[keyPath: path] = value }) }
            for value in [-CGFloat.infinity, .nan, .infinity] { #expect(!isTaken { $0[keyPath: path] = value }) }
        }
        for value in [-1e6, 1e6] {
            #expect(isTaken { $0.location.x = value })
            #expect(isTaken { $0.location.y = value })
        }
        for value in [(-1e6).nextDown, (1e6).nextUp, .nan] {
            #expect(!isTaken { $0.location.x = value })
            #expect(!isTaken { $0.location.y = value })
        }
    }
}

@MainActor
private final class RefusalLog: ApplicationHost {
    var faults: [InputFault] = []
    func start(_ application: UIApplication) throws {}
    func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
    func reject(_ record: InputRecord, because fault: InputFault) { faults.append(fault) }
    func stop() {}
}
