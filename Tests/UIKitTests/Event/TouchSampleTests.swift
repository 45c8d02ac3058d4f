// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("A: samples, locations and taps")
struct TouchSampleTests {
    /// Runs a body in every call of a view.
    private final class Probe: UIView {
        var onTouch: ((UITouch, UIEvent) -> Void)?
        var onUpdate: ((UITouch) -> Void)?
        private func call(_ touches: Set<UITouch>, _ event: UIEvent?) {
            guard let event else { return }
            for touch in touches { onTouch?(touch, event) }
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { call(touches, event) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { call(touches, event) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { call(touches, event) }
        override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { touches.forEach { onUpdate?($0) } }
    }

    private func make(_ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> (TouchFixture, Probe) {
        let fixture = TouchFixture()
        let probe = Probe(frame: frame)
        fixture.screen.window.addSubview(probe)
        return (fixture, probe)
    }

    @Test("A24: at the beginning the previous location is the location")
    func previousAtBeginning() {
        let (fixture, probe) = make()
        var places: [[CGPoint]] = []
        probe.onTouch = { touch, _ in places.append([touch.previousLocation(in: nil), touch.location(in: nil)]) }
        let finger = fixture.screen.finger()
        finger.down(at: at(10, 20))
        finger.move(to: at(15, 20))
        finger.up()
        #expect(places == [[at(10, 20), at(10, 20)], [at(10, 20), at(15, 20)], [at(15, 20), at(15, 20)]])
    }

    @Test("A24, A37: what a view adds up from previous to present location is the whole way, however many samples came")
    func waysAddUp() {
        let (fixture, probe) = make()
        var way: CGFloat = 0
        probe.onTouch = { touch, _ in way += touch.location(in: nil).x - touch.previousLocation(in: nil).x }
        let finger = fixture.screen.finger()
        finger.down(at: at(10, 10))
        finger.move(through: [at(20, 10), at(25, 10), at(40, 10)])
        finger.move(through: [at(50, 10), at(70, 10)])
        finger.up()
        #expect(way == 60)
    }

    @Test("A22: a touch that rests has the same previous and present location")
    func restingTouch() {
        let (fixture, probe) = make()
        probe.isMultipleTouchEnabled = true
        let resting = fixture.screen.finger()
        resting.down(at: at(10, 10))
        resting.move(to: at(30, 10))
        let moving = fixture.screen.finger()
        moving.down(at: at(50, 50))
        var ways: [CGFloat] = []
        probe.onTouch = { _, event in
            ways = (event.allTouches ?? []).map { $0.location(in: nil).x - $0.previousLocation(in: nil).x }.sorted()
        }
        moving.move(to: at(55, 50))
        #expect(ways == [0, 5])
    }

    @Test("A25: a location follows the transforms and scrolling of the view it is asked for")
    func locationInView() {
        let (fixture, probe) = make(CGRect(x: 100, y: 100, width: 100, height: 100))
        probe.transform = CGAffineTransform(scaleX: 2, y: 2)
        probe.bounds.origin = at(1000, 0)
        var place = CGPoint.zero
        probe.onTouch = { touch, _ in place = touch.location(in: touch.view) }
        // The view covers 50...250: its left top quarter point is at 100, 100.
        fixture.screen.finger().down(at: at(100, 150))
        #expect(place == at(1025, 50))
    }

    @Test("A25: with nil, a location is in the coordinates of the touch's window, wherever that is on the screen")
    func locationInWindow() {
        let fixture = TouchFixture()
        let window = fixture.window()
        window.frame = CGRect(x: 50, y: 60, width: 200, height: 200)
        let probe = Probe(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        window.addSubview(probe)
        var places: [CGPoint] = []
        probe.onTouch = { touch, _ in
            places = [touch.location(in: nil), touch.location(in: probe), touch.location(in: fixture.screen.window)]
        }
        fixture.screen.finger().down(at: at(70, 90))
        #expect(places == [at(20, 30), at(10, 20), at(70, 90)])
    }

    @Test("A28, A29: touch-downs count up in quick succession at about the same place")
    func tapCounts() {
        let (fixture, probe) = make(CGRect(x: 0, y: 0, width: 390, height: 844))
        var counts: [Int] = []
        probe.onTouch = { touch, _ in if touch.phase == .began { counts.append(touch.tapCount) } }
        let finger = fixture.screen.finger()
        finger.tap(at: at(100, 100))
        fixture.screen.advance(by: 0.35)
        finger.tap(at: at(144, 100))
        fixture.screen.advance(by: 0.35)
        finger.tap(at: at(100, 100))
        // Too late.
        fixture.screen.advance(by: 0.36)
        finger.tap(at: at(100, 100))
        // Too far.
        finger.tap(at: at(145, 100))
        #expect(counts == [1, 2, 3, 1, 1])
    }

    @Test("A29: taps count up within one window")
    func tapCountOfWindow() {
        let (fixture, probe) = make()
        var counts: [Int] = []
        let read: (UITouch, UIEvent) -> Void = { touch, _ in if touch.phase == .began { counts.append(touch.tapCount) }
        }
        probe.onTouch = read
        let finger = fixture.screen.finger()
        finger.tap(at: at(10, 10))
        let window = fixture.window()
        let other = Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        other.onTouch = read
        window.addSubview(other)
        finger.tap(at: at(10, 10))
        #expect(counts == [1, 1])
    }

    @Test("A30: the count stays while the finger is down, and a touch that strayed is no tap")
    func tapCountAfterStraying() {
        let (fixture, probe) = make(CGRect(x: 0, y: 0, width: 390, height: 844))
        var counts: [String] = []
        probe.onTouch = { touch, _ in counts.append("\(touch.phase.rawValue):\(touch.tapCount)") }
        let finger = fixture.screen.finger()
        finger.tap(at: at(100, 100))
        finger.down(at: at(100, 100))
        finger.move(to: at(300, 100))
        finger.move(to: at(100, 100))
        finger.up()
        finger.tap(at: at(100, 100))
        #expect(counts == ["0:1", "3:1", "0:2", "1:2", "1:2", "3:2", "0:1", "3:1"])
    }

    @Test(
        "A30: a finger that strays just as far as it may is a tap's still, farther it is none",
        arguments: [(144, 2), (144.5, 1)])
    func tapCountAtTheLimit(_ reach: CGFloat, _ count: Int) {
        let (fixture, probe) = make(CGRect(x: 0, y: 0, width: 390, height: 844))
        var counts: [Int] = []
        probe.onTouch = { touch, _ in if touch.phase == .began { counts.append(touch.tapCount) } }
        let finger = fixture.screen.finger()
        finger.down(at: at(100, 100))
        finger.move(to: at(reach, 100))
        finger.up()
        finger.tap(at: at(100, 100))
        #expect(counts == [1, count])
    }

    @Test("A31, A32, A33, A35: force, radius, kind and angles are the device's")
    func deviceValues() {
        let (fixture, probe) = make()
        probe.transform = CGAffineTransform(rotationAngle: .pi / 2)
        var text = ""
        probe.onTouch = { touch, _ in
            let angles = [touch.azimuthAngle(in: nil), touch.azimuthAngle(in: probe), touch.altitudeAngle]
            text =
                "\(touch.type.rawValue) \(touch.force) \(touch.maximumPossibleForce) \(touch.majorRadius) "
                + "\(touch.majorRadiusTolerance) "
                + angles.map { "\(Int(($0 * 180 / .pi).rounded()))" }.joined(separator: " ")
        }
        fixture.screen.finger().tap(at: at(50, 50))
        #expect(text == "0 0.0 0.0 0.0 0.0 0 -90 90")
        let pen = fixture.screen.pen()
        pen.sample.force = 0.5
        pen.sample.maximumForce = 4
        pen.sample.majorRadius = 3
        pen.sample.majorRadiusTolerance = 1
        pen.sample.azimuth = .pi / 4
        pen.sample.altitude = .pi / 3
        pen.tap(at: at(50, 50))
        #expect(text == "2 0.5 4.0 3.0 1.0 45 -45 60")
        fixture.screen.mouse().tap(at: at(50, 50))
        #expect(text.hasPrefix("3 "))
    }

    @Test("A37–A39: the samples of one event are touches of their own, in order, the last one a copy of the touch")
    func coalesced() throws {
        let (fixture, probe) = make()
        var places: [CGPoint] = []
        var previous: [CGPoint] = []
        var areOthers = false
        var foreign: [UITouch]? = []
        probe.onTouch = { touch, event in
            let samples = event.coalescedTouches(for: touch) ?? []
            places = samples.map { $0.location(in: nil) }
            previous = samples.map { $0.previousLocation(in: nil) }
            areOthers = !samples.contains(touch)
            foreign = samples.first.flatMap { event.coalescedTouches(for: $0) }
        }
        let finger = fixture.screen.finger()
        finger.down(at: at(1, 1))
        #expect(places == [at(1, 1)])
        finger.move(through: [at(2, 1), at(3, 1), at(4, 1)])
        #expect(places == [at(2, 1), at(3, 1), at(4, 1)])
        #expect(previous == [at(1, 1), at(2, 1), at(3, 1)])
        #expect(areOthers)
        #expect(foreign == nil)
        // A39: the next event starts anew.
        finger.move(to: at(5, 1))
        #expect(places == [at(5, 1)])
    }

    @Test("A41: the moves of one frame are one call, whichever fingers they are of")
    func frames() {
        let fixture = TouchFixture()
        let a = fixture.view("a")
        a.isMultipleTouchEnabled = true
        let first = fixture.screen.finger()
        let second = fixture.screen.finger()
        first.down(at: at(10, 10))
        second.down(at: at(20, 20))
        fixture.screen.frame([
            first.input(.move, at: at(11, 10)), second.input(.move, at: at(21, 20)), first.input(.move, at: at(12, 10)),
            second.input(.up, at: at(21, 20)),
        ])
        #expect(fixture.log.take() == ["a.began", "a.began", "a.moved 2", "a.ended"])
    }

    @Test("A40: predicted touches follow the newest sample, and are thrown away at the next event")
    func predicted() {
        let (fixture, probe) = make()
        probe.isMultipleTouchEnabled = true
        var guesses: [Int?] = []
        var isLocationEstimated: [Bool] = []
        let finger = fixture.screen.finger()
        var watched: UITouch?
        probe.onTouch = { touch, event in
            if watched == nil { watched = touch }
            guard let watched else { return }
            let predicted = event.predictedTouches(for: watched)
            guesses.append(predicted?.count)
            isLocationEstimated += (predicted ?? []).map { $0.estimatedProperties.contains(.location) }
        }
        finger.down(at: at(1, 1))
        finger.move(to: at(2, 1), predicting: [at(3, 1), at(4, 1)])
        // Another finger's event: the first one rests, and nothing is guessed of it any longer.
        let other = fixture.screen.finger()
        other.down(at: at(50, 50))
        finger.up()
        other.move(to: at(51, 50))
        #expect(guesses == [0, 2, 0, 0, nil])
        #expect(isLocationEstimated == [true, true])
    }

    @Test("A40: predicted touches lie one behind the other, from the touch on; a newer sample throws them away")
    func predictedPlaces() {
        let (fixture, probe) = make()
        var ways: [String] = []
        probe.onTouch = { touch, event in
            ways = (event.predictedTouches(for: touch) ?? []).map { predicted in
                "\(predicted.previousLocation(in: nil).x) \(predicted.location(in: nil).x)"
            }
        }
        let finger = fixture.screen.finger()
        func prediction(_ x: CGFloat) -> Input {
            var sample = PointerSample(pointer: finger.pointer, phase: .move, location: at(x, 1))
            sample.role = .predicted
            return .pointer(sample)
        }
        finger.down(at: at(1, 1))
        fixture.screen.frame([finger.input(.move, at: at(2, 1)), prediction(3), prediction(5)])
        #expect(ways == ["2.0 3.0", "3.0 5.0"])
        fixture.screen.frame([
            finger.input(.move, at: at(3, 1)), prediction(4), finger.input(.move, at: at(5, 1)), prediction(6),
        ])
        #expect(ways == ["5.0 6.0"])
    }

    @Test("A22, A37: the one sample of a touch that rests has moved nowhere")
    func sampleOfResting() {
        let (fixture, probe) = make()
        probe.isMultipleTouchEnabled = true
        var first: UITouch?
        var ways: [String] = []
        probe.onTouch = { touch, event in
            first = first ?? touch
            ways = (first.flatMap { event.coalescedTouches(for: $0) } ?? []).map { sample in
                "\(sample.phase.rawValue) \(sample.previousLocation(in: nil).x) \(sample.location(in: nil).x)"
            }
        }
        let resting = fixture.screen.finger()
        resting.down(at: at(10, 10))
        resting.move(to: at(30, 10))
        #expect(ways == ["1 10.0 30.0"])
        fixture.screen.finger().down(at: at(50, 50))
        #expect(ways == ["2 30.0 30.0"])
    }

    @Test("A28, A38: a sample counts the taps of its touch")
    func tapCountOfSamples() {
        let (fixture, probe) = make()
        var counts: [Int] = []
        probe.onTouch = { touch, event in
            counts += (event.coalescedTouches(for: touch) ?? []).map(\.tapCount)
        }
        let finger = fixture.screen.finger()
        finger.tap(at: at(10, 10))
        finger.tap(at: at(10, 10))
        #expect(counts == [1, 1, 2, 2])
    }

    @Test("A36: a correction of the newest sample reaches its view with the touch itself")
    func correction() {
        let (fixture, probe) = make()
        let pen = fixture.screen.pen()
        var touch: UITouch?
        var updates: [String] = []
        probe.onTouch = { seen, _ in touch = seen }
        probe.onUpdate = { updated in
            updates.append(
                "\(updated === touch) \(updated.force) \(updated.estimatedPropertiesExpectingUpdates.rawValue) "
                    + "\(updated.estimationUpdateIndex?.intValue ?? -1)")
        }
        pen.estimate([.force, .azimuth], index: 7)
        pen.sample.force = 0.1
        pen.down(at: at(10, 10))
        #expect(touch?.estimationUpdateIndex == 7)
        #expect(touch?.estimatedProperties == [.force, .azimuth])
        pen.correct(7, force: 0.8, stillExpecting: .azimuth)
        pen.correct(7)
        #expect(updates == ["true 0.8 2 7", "true 0.8 0 7"])
        #expect(touch?.estimationUpdateIndex == nil)
    }

    @Test("A36: a correction of an older sample comes as a touch of its own, also when the finger has lifted")
    func lateCorrection() {
        let (fixture, probe) = make()
        let pen = fixture.screen.pen()
        var updates: [String] = []
        probe.onUpdate = { updates.append("\($0.location(in: nil).x) \($0.force) \($0.estimationUpdateIndex ?? -1)") }
        pen.estimate(.force, index: 1)
        pen.down(at: at(10, 10))
        pen.estimate(.force, index: 2)
        pen.move(to: at(20, 10))
        pen.estimate([], index: 0)
        pen.up()
        pen.correct(1, force: 0.25)
        pen.correct(2, force: 0.5)
        #expect(updates == ["10.0 0.25 1", "20.0 0.5 2"])
    }

    @Test("A36: corrections go to the screen whose sample they correct")
    func correctionOfOtherScreen() throws {
        let (fixture, probe) = make()
        let second = fixture.screen.connectScreen()
        let scene: UIWindowScene = try #require(fixture.screen.application.windowScene(for: second))
        let window = UIWindow(windowScene: scene)
        window.isHidden = false
        let other = Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(other)
        var updates: [String] = []
        probe.onUpdate = { updates.append("first \($0.force)") }
        other.onUpdate = { updates.append("second \($0.force)") }
        for scene in [SceneIdentifier(1), second] {
            var sample = PointerSample(pointer: 9, phase: .down, kind: .pen, location: at(10, 10))
            sample.expectingUpdates = .force
            sample.estimateIndex = 1
            fixture.screen.send(.pointer(sample), to: scene)
        }
        var estimate = PointerEstimate(pointer: 9, estimateIndex: 1)
        estimate.force = 1
        fixture.screen.send(.pointerEstimate(estimate), to: second)
        #expect(updates == ["second 1.0"])
        // A screen that goes takes its own samples along, and no others.
        fixture.screen.send(.disconnect, to: second)
        fixture.screen.send(.pointerEstimate(estimate), to: SceneIdentifier(1))
        #expect(updates == ["second 1.0", "first 1.0"])
    }
}
