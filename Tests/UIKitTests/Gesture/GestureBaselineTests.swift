// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

/// The small values that recognizers count and measure with, each at its limits.
@MainActor
@Suite("What recognizers count and measure with")
struct GestureBaselineTests {
    @Test("G83: a pinch from 10 points on, of which 8 do not count, either way; fingers are never closer than a point")
    func pinch() {
        func baseline(_ start: CGFloat, _ distance: CGFloat) -> PinchBaseline? {
            var baseline = PinchBaseline(start)
            return baseline.begin(at: distance, hysteresis: 10, removed: 8) ? baseline : nil
        }
        #expect(baseline(100, 109.999) == nil && baseline(100, 90.001) == nil && baseline(100, 100) == nil)
        #expect(baseline(100, 110)?.length == 108 && baseline(100, 90)?.length == 92)
        #expect(baseline(100, 110)?.scale(at: 108) == 1 && baseline(100, 110)?.scale(at: 216) == 2)
        #expect(baseline(5, 0) == nil && baseline(11, 0)?.length == 3 && baseline(0, 11)?.length == 9)
        #expect(baseline(11, 0)?.scale(at: 0) == 1.0 / 3 && baseline(11, 0)?.scale(at: 0.5) == 1.0 / 3)
        // Without a hysteresis a pinch begins at once, outwards.
        var immediate = PinchBaseline(100)
        let begins = immediate.begin(at: 100, hysteresis: 0, removed: 8)
        #expect(begins && immediate.length == 108)
        var plain = PinchBaseline(100)
        #expect(plain.length == nil && plain.initial == 100 && plain.scale(at: 500) == 1)
        plain.rebase(50, to: 2)
        #expect(plain.length == 25 && plain.scale(at: 50) == 2 && plain.scale(at: 25) == 1)
        plain.rebase(0, to: 4)
        #expect(plain.length == 0.25 && PinchBaseline(0).initial == 1 && PinchBaseline.smallestDistance == 1)
    }

    @Test("G85: a turn from the hysteresis on, of which a part does not count, the shorter way round")
    func rotation() {
        var baseline = RotationBaseline()
        #expect(baseline.turned == 0 && baseline.zero == nil && baseline.rotation == 0)
        baseline.turn(to: 1)
        #expect(baseline.turned == 0)
        baseline.turn(to: 1.25)
        #expect(baseline.turned == 0.25)
        func begins(_ hysteresis: CGFloat) -> Bool {
            var copy = baseline
            return copy.begin(hysteresis: hysteresis, removed: 0.125)
        }
        #expect(begins(0.25) && !begins((0.25).nextUp) && begins(0.1))
        let hasBegun = baseline.begin(hysteresis: 0.25, removed: 0.125)
        #expect(hasBegun && baseline.zero == 0.125 && baseline.rotation == 0.125)
        baseline.rebase(to: 2)
        #expect(baseline.rotation == 2)
        baseline.turn(by: 0.5)
        #expect(baseline.rotation == 2.5 && baseline.turned == 0.75)
        // Other fingers have another angle, and that is no turn.
        baseline.regroup()
        baseline.turn(to: 3)
        #expect(baseline.rotation == 2.5)
        // Beyond half a turn: the shorter way is on.
        baseline.turn(to: -3)
        #expect(abs(baseline.rotation - (2.5 + 2 * .pi - 6)) < 1e-12)
        var immediate = RotationBaseline()
        let begins = immediate.begin(hysteresis: 0, removed: 0.25)
        #expect(begins && immediate.zero == 0.25)
        var back = RotationBaseline()
        back.turn(by: -1)
        let isBack = back.begin(hysteresis: 1, removed: 0.25)
        #expect(isBack && back.zero == -0.25 && back.rotation == -0.75)
    }

    @Test("G78, G81: fingers that come and go move nothing; a wheel moves without one")
    func travel() {
        var travel = PanTravel()
        #expect(travel.total == .zero && travel.count == 0)
        travel.regroup(at: at(10, 20), of: 1)
        #expect(travel.total == .zero && travel.middle == at(10, 20) && travel.count == 1)
        travel.move(to: at(13, 24), of: 1)
        #expect(travel.total == at(3, 4) && travel.middle == at(13, 24))
        // A second finger: the middle jumps.
        travel.move(to: at(50, 60), of: 2)
        #expect(travel.total == at(3, 4) && travel.middle == at(50, 60) && travel.count == 2)
        travel.move(to: at(51, 61), of: 2)
        #expect(travel.total == at(4, 5))
        travel.scroll(by: CGVector(dx: 7, dy: -8), at: at(1, 1))
        #expect(travel.total == at(11, -3) && travel.middle == at(1, 1) && travel.count == 0)
    }

    @Test("G69: the fingers and taps of a sequence, and how far the next tap may lie")
    func taps() {
        var sequence = TapSequence()
        #expect(sequence.taps == 0 && sequence.touches == 0 && sequence.firstMiddle == nil)
        func begin(_ count: Int) -> GestureFailure? { sequence.begin(count, required: 2) }
        func end() -> GestureFailure? { sequence.end(required: 2) }
        func place(_ x: CGFloat) -> GestureFailure? { sequence.place(at(x, 0), separation: 44) }
        #expect([begin(1), begin(1)] == [nil, nil] && sequence.touches == 2)
        #expect(place(100) == nil && sequence.firstMiddle == at(100, 0))
        #expect(end() == nil && sequence.taps == 1 && sequence.touches == 0)
        #expect(begin(1) == nil && end() == .tooFewTouches(count: 1, needed: 2) && sequence.taps == 1)
        #expect(begin(2) == .tooManyTouches(count: 3, limit: 2))
        #expect(place(144) == nil && place(56) == nil && sequence.firstMiddle == at(100, 0))
        #expect(place(144.5) == .nextTapTooFar(distance: 44.5, limit: 44))
        #expect(place(55) == .nextTapTooFar(distance: 45, limit: 44))
    }

    @Test("A28–A30: taps count up within the interval and the separation, in one window, each once")
    func tapCounts() {
        let constants = GestureConstants()
        let (window, other) = (UIWindow(), UIWindow())
        var counter = TapCounter()
        func tap(_ x: CGFloat, down: TimeInterval, up: TimeInterval, in place: UIWindow, strays: Bool = false) -> Int {
            let count = counter.countForTouchDown(at: at(x, 0), time: down, in: place, constants: constants)
            let sample = PointerSample(pointer: 1, phase: .down, location: at(x, 0))
            let touch = UITouch(
                identifier: TouchIdentifier(1), sample: sample, time: up, window: place, location: at(x, 0))
            touch.tapCount = count
            touch.hasStrayed = strays
            counter.touchEnded(touch)
            return count
        }
        #expect(tap(100, down: 0, up: 1, in: window) == 1)
        #expect(tap(144, down: 1.35, up: 2, in: window) == 2)
        #expect(tap(100, down: (2.35).nextUp, up: 3, in: window) == 1)
        #expect(tap(144.5, down: 3, up: 3, in: window) == 1)
        #expect(tap(100, down: 3, up: 3, in: other) == 1)
        #expect(tap(100, down: 3.1, up: 3.1, in: window) == 2)
        #expect(tap(100, down: 3.2, up: 3.2, in: window, strays: true) == 3)
        #expect(tap(100, down: 3.3, up: 3.3, in: window) == 1)
    }

    @Test("A trackpad's sequence: offered at its beginning, taken up with the first change, over at its end")
    func transforms() {
        let event = LocatedEvent(type: .transform)
        var sequence = TransformSequence()
        func step(_ phase: UITouch.Phase, _ isChange: Bool) -> String {
            event.transformPhase = phase
            let wants = sequence.wants(event, isChange: isChange)
            switch sequence.take(event, isChange: isChange) {
            case .nothing: return "\(wants) nothing"
            case .begin: return "\(wants) begin"
            case .change: return "\(wants) change"
            case .end(let state): return "\(wants) \(state)"
            }
        }
        #expect(step(.moved, true) == "false nothing")
        #expect(step(.began, false) == "true nothing" && step(.moved, false) == "false nothing")
        #expect(step(.moved, true) == "true begin" && sequence.isUnderWay)
        #expect(step(.moved, true) == "true change" && step(.moved, false) == "true nothing")
        #expect(step(.ended, true) == "true ended" && !sequence.isUnderWay)
        #expect(step(.ended, true) == "false nothing" && step(.moved, true) == "false nothing")
        #expect(step(.began, true) == "true begin" && step(.cancelled, false) == "true cancelled")
        // Refused, it takes nothing until the next beginning.
        #expect(step(.began, true) == "true begin")
        sequence.reset()
        #expect(step(.moved, true) == "false nothing" && step(.ended, false) == "false nothing")
        #expect(step(.began, false) == "true nothing" && step(.cancelled, false) == "false nothing")
        #expect(step(.moved, true) == "false nothing")
    }

    @Test("C13: a message's trail: a responder that it has reached is told from one that it has not")
    func trail() {
        var trail = MessageTrail()
        let (first, second, third) = (UIResponder(), UIResponder(), UIResponder())
        let outer = trail.begin(at: first)
        #expect([first, second, second].map { trail.reaches($0) } == [false, true, false])
        // A message that is sent during it counts as well, and is over with it.
        let inner = trail.begin(at: third)
        #expect([third, first].map { trail.reaches($0) } == [false, true])
        trail.end(inner)
        #expect([third, first, second].map { trail.reaches($0) } == [false, false, false])
        trail.begin(again: first)
        #expect([first, second, third].map { trail.reaches($0) } == [false, true, true])
        trail.end(outer)
        _ = trail.begin(at: second)
        #expect([first, second, third].map { trail.reaches($0) } == [true, false, true])
    }

    @Test("A6: an event comes to a receiver once")
    func marks() {
        var mark = EventMark()
        #expect(!mark.isOther(0) && mark.isOther(1))
        let passed = [mark.passes(0), mark.passes(1), mark.passes(1), mark.passes(2), mark.passes(1)]
        #expect(passed == [false, true, false, true, true] && mark.isOther(2) && !mark.isOther(1))
    }

    @Test("A14: sets of touches are the same while the same fingers stay, up to sixteen of them, until one is over")
    func groups() {
        var groups = TouchGroups()
        let touches = (0..<40).map { _ in UITouch() }
        func pair(_ one: Int, _ other: Int) -> Set<UITouch> { groups.joining(touches[one], to: [touches[other]]) }
        #expect(pair(0, 1) == [touches[0], touches[1]] && pair(1, 0) == [touches[0], touches[1]])
        #expect(groups.joining(touches[2], to: pair(0, 1)) == [touches[0], touches[1], touches[2]])
        for number in 3..<30 { #expect(pair(number, 0) == [touches[number], touches[0]]) }
        #expect(pair(0, 1) == [touches[0], touches[1]])
        touches[1].phase = .ended
        groups.removeFinished()
        #expect(pair(0, 1) == [touches[0], touches[1]] && pair(29, 0) == [touches[29], touches[0]])
    }
}
