// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("A36: corrections of estimated values")
struct EstimateTableTests {
    private let fixture = TouchFixture()
    private let host = FaultHost()

    init() {
        fixture.screen.application.host = host
    }

    private func sample(_ phase: PointerSample.Phase, _ index: Int, _ place: CGPoint = at(50, 50)) -> Input {
        var sample = PointerSample(pointer: 1, phase: phase, kind: .pen, location: place)
        sample.estimated = [.force, .azimuth, .altitude, .location, .roll]
        sample.expectingUpdates = sample.estimated
        sample.estimateIndex = index
        return .pointer(sample)
    }

    private func estimate(
        _ index: Int, stillExpecting: UITouch.Properties = [], _ change: (inout PointerEstimate) -> Void = { _ in }
    ) -> Input {
        var estimate = PointerEstimate(pointer: 1, estimateIndex: index, stillExpecting: stillExpecting)
        change(&estimate)
        return .pointerEstimate(estimate)
    }

    private func send(_ input: Input) -> [InputFault] {
        host.faults = []
        fixture.screen.send(input)
        return host.faults
    }

    private var touch: UITouch? { fixture.screen.application.touchTable.entries.first?.touch }

    @Test("A34, A36: each value is corrected by itself, and what is corrected is an estimate no more")
    func eachValue() throws {
        let view = UpdatedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        fixture.screen.window.addSubview(view)
        #expect(send(sample(.down, 1)) == [])
        let touch = try #require(touch)
        let all: UITouch.Properties = [.force, .azimuth, .altitude, .location, .roll]
        #expect(touch.estimatedProperties == all && touch.estimatedPropertiesExpectingUpdates == all)
        #expect(touch.estimationUpdateIndex == 1)
        func values() -> [CGFloat] {
            [
                touch.force, touch.altitudeAngle, touch.sample.azimuth, touch.rollAngle, touch.location(in: nil).x,
                touch.location(in: nil).y,
            ]
        }
        #expect(values() == [0, .pi / 2, 0, 0, 50, 50])
        #expect(send(estimate(1, stillExpecting: all.subtracting(.force)) { $0.force = 0.5 }) == [])
        #expect(values() == [0.5, .pi / 2, 0, 0, 50, 50])
        #expect(touch.estimatedProperties == [.azimuth, .altitude, .location, .roll])
        #expect(send(estimate(1, stillExpecting: [.azimuth, .location, .roll]) { $0.altitude = 1 }) == [])
        #expect(values() == [0.5, 1, 0, 0, 50, 50])
        #expect(send(estimate(1, stillExpecting: [.location, .roll]) { $0.azimuth = 0.25 }) == [])
        #expect(values() == [0.5, 1, 0.25, 0, 50, 50])
        #expect(send(estimate(1, stillExpecting: .location) { $0.roll = 0.75 }) == [])
        #expect(values() == [0.5, 1, 0.25, 0.75, 50, 50])
        #expect(touch.estimatedProperties == .location && touch.estimationUpdateIndex == 1)
        #expect(send(estimate(1) { $0.location = at(53, 58) }) == [])
        #expect(values() == [0.5, 1, 0.25, 0.75, 53, 58])
        #expect(touch.estimatedProperties == [] && touch.estimationUpdateIndex == nil)
        #expect(view.updates == Array(repeating: "1 true", count: 5))
        #expect(send(estimate(1)) == [.unknownEstimate(pointer: 1, index: 1)])
    }

    @Test("A36: recognizers hear of a correction, then the view; a view that lost the touch does not")
    func recognizers() {
        let view = UpdatedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        fixture.screen.window.addSubview(view)
        view.log = fixture.log
        let recognizer = UpdatedRecognizer()
        recognizer.log = fixture.log
        view.addGestureRecognizer(recognizer)
        #expect(send(sample(.down, 1)) == [])
        #expect(send(estimate(1, stillExpecting: .force)) == [])
        #expect(fixture.log.take() == ["recognizer", "view"])
        recognizer.state = .began
        #expect(send(estimate(1)) == [])
        #expect(fixture.log.take() == ["recognizer"])
    }

    @Test("G46: a view hears of no correction while the touch's beginning is withheld from it")
    func withheld() {
        let view = UpdatedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        fixture.screen.window.addSubview(view)
        view.log = fixture.log
        let recognizer = UIGestureRecognizer()
        recognizer.delaysTouchesBegan = true
        view.addGestureRecognizer(recognizer)
        #expect(send(sample(.down, 1)) == [])
        #expect(send(estimate(1, stillExpecting: .force)) == [])
        #expect(fixture.log.take() == [])
        recognizer.state = .failed
        #expect(send(estimate(1)) == [])
        #expect(fixture.log.take() == ["view"])
    }

    @Test("A36: 512 samples wait for corrections; then the oldest is given up")
    func limit() {
        fixture.view("a")
        #expect(send(sample(.down, 0)) == [])
        for index in 1..<512 { #expect(send(sample(.move, index, at(50 + CGFloat(index % 2), 50))) == []) }
        // All 512 are known.
        #expect(send(estimate(0, stillExpecting: .force)) == [])
        #expect(send(estimate(511, stillExpecting: .force)) == [])
        #expect(send(sample(.move, 512)) == [])
        #expect(send(estimate(0)) == [.unknownEstimate(pointer: 1, index: 0)])
        #expect(send(estimate(1)) == [])
        // One has its correction: there is room for the next.
        #expect(send(sample(.move, 513, at(60, 50))) == [])
        #expect(send(estimate(2)) == [])
        #expect(send(estimate(1)) == [.unknownEstimate(pointer: 1, index: 1)])
    }

    @Test("A36: the correction of an older sample changes nothing of the touch")
    func older() throws {
        let view = UpdatedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        fixture.screen.window.addSubview(view)
        #expect(send(sample(.down, 1)) == [])
        #expect(send(sample(.move, 2, at(60, 50))) == [])
        #expect(send(estimate(1) { $0.force = 0.5 }) == [])
        let touch = try #require(touch)
        #expect(touch.force == 0 && view.last !== touch && view.last?.force == 0.5)
        #expect(view.last?.location(in: nil) == at(50, 50) && view.last?.estimationUpdateIndex == 1)
        #expect(view.last?.view === view && view.last?.phase == .moved && view.last?.tapCount == 1)
        #expect(send(estimate(2) { $0.force = 0.75 }) == [])
        #expect(touch.force == 0.75 && view.last === touch)
    }

    @Test("A36: of two pens, each correction is of its own pen's sample")
    func twoPens() {
        let view = UpdatedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.isMultipleTouchEnabled = true
        fixture.screen.window.addSubview(view)
        #expect(send(sample(.down, 1)) == [] && send(second) == [])
        let touches = fixture.screen.application.touchTable.entries.map(\.touch)
        #expect(send(correctionOfSecond) == [])
        #expect(touches.map(\.force) == [0, 0.5] && view.last === touches.last)
    }

    /// Another pen comes down, and its force is corrected.
    private var second: Input {
        var sample = PointerSample(pointer: 2, phase: .down, kind: .pen, location: at(70, 50))
        sample.expectingUpdates = .force
        sample.estimateIndex = 1
        return .pointer(sample)
    }
    private var correctionOfSecond: Input {
        var correction = PointerEstimate(pointer: 2, estimateIndex: 1)
        correction.force = 0.5
        return .pointerEstimate(correction)
    }

    @Test("A36: corrections come after the host gave the pen up, and keep no touch of a screen that has gone")
    func afterTheEnd() {
        fixture.view("a")
        #expect(send(sample(.down, 1)) == [])
        fixture.screen.cancelAll()
        #expect(send(estimate(1, stillExpecting: .force)) == [])
        weak var touch: UITouch?
        #expect(send(sample(.down, 2)) == [])
        touch = self.touch
        #expect(touch != nil)
        fixture.screen.disconnect()
        #expect(touch == nil)
    }

    @Test("B44: a view hears of no correction of a touch that it may not have")
    func refused() {
        let view = UpdatedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        fixture.screen.window.addSubview(view)
        #expect(send(sample(.down, 1)) == [] && send(second) == [])
        #expect(send(correctionOfSecond) == [] && view.updates == [])
        #expect(send(estimate(1)) == [] && view.updates == ["1 true"])
    }

    @Test("A1, A36: a correction comes after the moves that were there before it")
    func afterMoves() {
        let view = UpdatedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.log = fixture.log
        fixture.screen.window.addSubview(view)
        #expect(send(sample(.down, 1)) == [])
        fixture.screen.frame([sample(.move, 2, at(60, 50)), estimate(2) { $0.force = 1 }])
        #expect(fixture.log.take() == ["moved", "view"])
    }

    @Test("A36, G46: recognizers hear of an older sample's correction, and no view from which the touch is withheld")
    func olderOfWithheld() {
        let view = UpdatedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.log = fixture.log
        fixture.screen.window.addSubview(view)
        let recognizer = UpdatedRecognizer()
        recognizer.log = fixture.log
        recognizer.delaysTouchesBegan = true
        view.addGestureRecognizer(recognizer)
        #expect(send(sample(.down, 1)) == [] && send(sample(.move, 2, at(60, 50))) == [])
        #expect(send(estimate(1)) == [])
        #expect(fixture.log.take() == ["recognizer"])
    }

    @Test("A42: the correction of a touch whose window has gone moves nothing")
    func withoutWindow() throws {
        fixture.view("a")
        #expect(send(sample(.down, 1)) == [])
        let touch = try #require(touch)
        touch.window = nil
        #expect(send(estimate(1) { $0.location = at(5, 6) }) == [])
        #expect(touch.locationInWindow == at(50, 50) && touch.sample.location == at(5, 6))
    }
}

private final class UpdatedView: UIView {
    var log: CallLog?
    var updates: [String] = []
    var last: UITouch?
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log?("moved") }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        log?("view")
        last = touches.first
        for touch in touches {
            updates.append("\(touch.estimationUpdateIndex ?? -1) \(touch.view === self)")
        }
    }
}

private final class UpdatedRecognizer: UIGestureRecognizer {
    var log: CallLog?
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        super.touchesEstimatedPropertiesUpdated(touches)
        log?("recognizer")
    }
}

@MainActor
private final class FaultHost: ApplicationHost {
    var faults: [InputFault] = []
    func start(_ application: UIApplication) throws {}
    func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
    func reject(_ record: InputRecord, because fault: InputFault) { faults.append(fault) }
    func stop() {}
}
