// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite struct UIPanGestureRecognizerTests {
    private let fixture = RecognizerFixture()
    private let pan = UIPanGestureRecognizer()

    private var screen: TestScreen { fixture.screen }

    init() {
        fixture.add(pan) { short($0.translation(in: nil)) }
    }

    @Test("G76: from one finger to any number, no scrolling; numbers below 1 are 1")
    func defaults() {
        #expect(pan.minimumNumberOfTouches == 1)
        #expect(pan.maximumNumberOfTouches == Int(UInt32.max))
        #expect(pan.allowedScrollTypesMask == [])
        #expect(UIScrollTypeMask.discrete.rawValue == 1)
        #expect(UIScrollTypeMask.continuous.rawValue == 2)
        #expect(UIScrollTypeMask.all == [.discrete, .continuous])
        #expect(UIScrollType.continuous.rawValue == 1)
        pan.minimumNumberOfTouches = 0
        pan.maximumNumberOfTouches = -1
        #expect(pan.minimumNumberOfTouches == 1)
        #expect(pan.maximumNumberOfTouches == 1)
    }

    @Test("G76–G78: 10 points in a straight line begin it, and all of them count")
    func begins() {
        let finger = fixture.down(100, 100)
        finger.move(to: CGPoint(x: 109.9, y: 100))
        finger.move(to: CGPoint(x: 100, y: 91))
        #expect(pan.state == .possible)
        finger.move(to: CGPoint(x: 106, y: 92))
        #expect(fixture.log.take() == ["began 6 -8"])
        finger.move(to: CGPoint(x: 100, y: 101))
        finger.up()
        #expect(fixture.log.take() == ["changed 0 1", "ended 0 1"])
        #expect(pan.translation(in: nil) == .zero)
    }

    @Test("G77: fingers that lift before are no pan, and the reason says how far they were")
    func tooLittle() {
        let finger = fixture.down(100, 100)
        finger.move(to: CGPoint(x: 104, y: 103))
        finger.move(to: CGPoint(x: 100, y: 100))
        finger.up()
        #expect(fixture.log.take() == [])
        #expect(fixture.failure?.description == "moved 5 pt, less than 10")
    }

    @Test("G76, G80: too few fingers do not begin it, and too many make it fail")
    func counts() {
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        let first = fixture.down(100, 100)
        first.move(to: CGPoint(x: 200, y: 100))
        #expect(pan.state == .possible)
        first.up()
        #expect(fixture.failure?.description == "1 touch, fewer than 2")
        let fingers = [fixture.down(100, 100), fixture.down(200, 100), fixture.down(300, 100)]
        #expect(pan.state == .failed)
        #expect(fixture.failure?.description == "3 touches, more than 2")
        for finger in fingers { finger.up() }
        #expect(fixture.log.take() == [])
    }

    @Test("G76, G78: of two fingers each has to move enough; what one moved before the other came does not count")
    func two() {
        pan.minimumNumberOfTouches = 2
        let first = fixture.down(100, 100)
        first.move(to: CGPoint(x: 150, y: 100))
        let second = fixture.down(250, 100)
        second.move(to: CGPoint(x: 259, y: 100))
        #expect(fixture.log.take() == [])
        second.move(to: CGPoint(x: 262, y: 100))
        #expect(fixture.log.take() == ["began 6 0"])
        second.up()
        first.up()
        #expect(fixture.log.take() == ["ended 6 0"])
    }

    @Test("G80: with fewer fingers than it takes it goes on without a change, until all have lifted")
    func fewer() {
        pan.minimumNumberOfTouches = 2
        let first = fixture.down(100, 100)
        let second = fixture.down(200, 100)
        screen.frame([
            first.input(.move, at: CGPoint(x: 100, y: 120)), second.input(.move, at: CGPoint(x: 200, y: 120)),
        ])
        #expect(fixture.log.take() == ["began 0 20"])
        second.up()
        first.move(to: CGPoint(x: 100, y: 300))
        #expect(fixture.log.take() == [])
        let third = fixture.down(300, 300)
        third.move(to: CGPoint(x: 300, y: 310))
        #expect(fixture.log.take() == ["changed 0 25"])
        first.up()
        #expect(pan.state == .changed)
        third.up()
        #expect(fixture.log.take() == ["ended 0 25"])
    }

    @Test("G80: fingers beyond the maximum are ignored once it has begun")
    func ignored() {
        pan.maximumNumberOfTouches = 1
        let first = fixture.down(100, 100)
        first.move(to: CGPoint(x: 120, y: 100))
        let second = fixture.down(300, 300)
        second.move(to: CGPoint(x: 300, y: 400))
        #expect(pan.numberOfTouches == 1)
        first.move(to: CGPoint(x: 130, y: 100))
        first.up()
        second.up()
        #expect(fixture.log.take() == ["began 20 0", "changed 30 0", "ended 30 0"])
    }

    @Test("G81: a finger that comes or goes moves nothing")
    func shift() {
        let first = fixture.down(100, 100)
        first.move(to: CGPoint(x: 120, y: 100))
        let second = fixture.down(300, 500)
        second.move(to: CGPoint(x: 310, y: 500))
        first.move(to: CGPoint(x: 130, y: 100))
        first.up()
        second.move(to: CGPoint(x: 310, y: 501))
        second.up()
        #expect(
            fixture.log.take() == ["began 20 0", "changed 25 0", "changed 30 0", "changed 30 1", "ended 30 1"])
    }

    @Test("G81: one finger lifts and another moves in one event")
    func shiftInOneEvent() {
        let first = fixture.down(100, 100)
        let second = fixture.down(200, 100)
        first.move(to: CGPoint(x: 120, y: 100))
        _ = fixture.log.take()
        screen.frame([
            first.input(.up, at: CGPoint(x: 120, y: 100)), second.input(.move, at: CGPoint(x: 220, y: 100)),
        ])
        second.move(to: CGPoint(x: 230, y: 100))
        second.up()
        #expect(fixture.log.take() == ["changed 20 0", "changed 30 0", "ended 30 0"])
    }

    @Test("G38: at the end no finger is left, and the place is where the last one was")
    func end() {
        fixture.act(on: pan) { [log = fixture.log] in log("\($0.numberOfTouches) at \(short($0.location(in: nil)))") }
        let finger = fixture.down(100, 100)
        finger.move(to: CGPoint(x: 120, y: 100))
        finger.up()
        #expect(fixture.log.take() == ["began 20 0", "1 at 120 100", "ended 20 0", "0 at 120 100"])
    }

    @Test("G78: a translation is in the coordinates of any view")
    func coordinates() {
        let scaled = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scaled.transform = CGAffineTransform(scaleX: 2, y: 4)
        let flat = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        flat.transform = CGAffineTransform(scaleX: 0, y: 0)
        fixture.view.addSubview(scaled)
        fixture.view.addSubview(flat)
        let finger = fixture.down(300, 300)
        finger.move(to: CGPoint(x: 340, y: 300))
        #expect(short(pan.translation(in: scaled)) == "20 0")
        pan.setTranslation(CGPoint(x: 0, y: 10), in: scaled)
        #expect(short(pan.translation(in: nil)) == "0 40")
        // A view without an inverse has no coordinates of its own: nothing there may be infinite.
        let lost = pan.translation(in: flat)
        #expect(lost.x.isFinite && lost.y.isFinite)
        pan.setTranslation(CGPoint(x: 3, y: 3), in: flat)
        #expect(pan.translation(in: nil).x.isFinite)
        #expect(pan.location(in: flat).x.isFinite)
        pan.setTranslation(CGPoint(x: CGFloat.nan, y: 3), in: nil)
        #expect(pan.translation(in: nil).x.isFinite)
        #expect(pan.velocity(in: flat).x.isFinite)
        finger.up()
    }

    @Test(
        "G78: setting the translation to zero in each action moves a view with the finger, and it is flung at the end")
    func following() {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        fixture.view.addSubview(card)
        let drag = UIPanGestureRecognizer()
        var speeds: [CGFloat] = []
        fixture.act(on: drag) { drag in
            let way = drag.translation(in: card.superview)
            card.center = CGPoint(x: card.center.x + way.x, y: card.center.y + way.y)
            drag.setTranslation(.zero, in: card.superview)
            speeds.append(drag.velocity(in: nil).x)
        }
        card.addGestureRecognizer(drag)
        fixture.view.removeGestureRecognizer(pan)
        let finger = fixture.down(50, 50)
        finger.move(to: CGPoint(x: 150, y: 70), over: 0.5, steps: 5)
        finger.up()
        #expect(card.center == CGPoint(x: 200, y: 120))
        #expect(speeds.map(short) == ["200", "200", "200", "200", "200", "200"])
    }

    @Test("G79: the velocity is that of the last two samples, in points per second, and zero after a rest")
    func velocity() {
        let finger = fixture.down(100, 100)
        finger.move(to: CGPoint(x: 120, y: 100), over: 0.02)
        #expect(short(pan.velocity(in: nil)) == "1000 0")
        finger.move(to: CGPoint(x: 120, y: 110), over: 0.1)
        #expect(short(pan.velocity(in: nil)) == "0 100")
        var atEnd = CGPoint.zero
        fixture.act(on: pan) { if $0.state == .ended { atEnd = $0.velocity(in: nil) } }
        screen.advance(by: 0.09)
        finger.up()
        #expect(short(atEnd) == "0 100")
        let other = fixture.down(100, 100)
        other.move(to: CGPoint(x: 120, y: 100), over: 0.02)
        screen.advance(by: 0.101)
        other.up()
        #expect(atEnd == .zero)
        #expect(pan.velocity(in: nil) == .zero)
    }

    @Test("G79: moves without time between them count as one")
    func velocityAtOnce() {
        let finger = fixture.down(100, 100)
        finger.move(to: CGPoint(x: 110, y: 100))
        #expect(pan.velocity(in: nil) == .zero)
        screen.advance(by: 0.1)
        finger.move(to: CGPoint(x: 115, y: 100))
        finger.move(to: CGPoint(x: 120, y: 100))
        #expect(short(pan.velocity(in: nil)) == "100 0")
        finger.up()
    }

    @Test("A cancelled touch cancels the pan when it was the last one, and fails it before it began")
    func cancelled() {
        let first = fixture.down(100, 100)
        let second = fixture.down(200, 100)
        first.move(to: CGPoint(x: 120, y: 100))
        first.cancel()
        #expect(fixture.log.take() == ["began 10 0"])
        second.cancel()
        #expect(fixture.log.take() == ["cancelled 10 0"])
        fixture.down(100, 100).cancel()
        #expect(fixture.log.take() == [])
        #expect(fixture.failure == .touchesCancelled)
    }

    @Test("G62: a pan and a swipe on one view: the pan wins, unless it requires the swipe to fail")
    func swipe() {
        let swipe = UISwipeGestureRecognizer()
        swipe.name = "swipe"
        fixture.add(swipe)
        func flick() {
            let finger = fixture.down(100, 100)
            finger.move(to: CGPoint(x: 180, y: 100), over: 0.1, steps: 4)
            finger.up()
            screen.advance(by: 1)
        }
        flick()
        #expect(fixture.log.take().first == "began 20 0")
        pan.require(toFail: swipe)
        flick()
        #expect(fixture.log.take() == ["swipe.ended"])
        // A slow one: the pan begins when the swipe's time is over.
        let finger = fixture.down(100, 100)
        finger.move(to: CGPoint(x: 115, y: 100), over: 0.2)
        #expect(fixture.log.take() == [])
        screen.advance(by: 0.301)
        #expect(fixture.log.take() == ["began 15 0"])
        finger.up()
        #expect(fixture.log.take() == ["ended 15 0"])
    }

    @Test("G55: a pan that waits while its finger lifts begins and ends when the other fails")
    func waits() {
        let tap = UITapGestureRecognizer()
        tap.name = "tap"
        tap.numberOfTapsRequired = 2
        fixture.add(tap)
        pan.require(toFail: tap)
        let finger = fixture.down(100, 100)
        finger.move(to: CGPoint(x: 120, y: 100))
        finger.up()
        #expect(fixture.log.take() == [])
        screen.advance(by: 0.36)
        #expect(fixture.log.take() == ["began 20 0", "ended 20 0"])
    }

    @Test("G63: a finger that moves by 10 points begins a pan before a pinch")
    func pinch() {
        let pinch = UIPinchGestureRecognizer()
        pinch.name = "pinch"
        fixture.add(pinch)
        let first = fixture.down(100, 100)
        let second = fixture.down(200, 100)
        second.move(to: CGPoint(x: 210, y: 100))
        second.move(to: CGPoint(x: 250, y: 100))
        first.up()
        second.up()
        #expect(fixture.log.take() == ["began 5 0", "changed 25 0", "ended 25 0"])
    }
}
