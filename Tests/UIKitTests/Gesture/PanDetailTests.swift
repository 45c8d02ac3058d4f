// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Pans: the last stretch, the first touch, and what a trackpad leaves")
struct PanDetailTests {
    private let fixture = RecognizerFixture()
    private let pan = UIPanGestureRecognizer()

    private var screen: TestScreen { fixture.screen }

    init() {
        fixture.add(pan) { "\(short($0.translation(in: nil))), \(short($0.velocity(in: nil))) a second" }
    }

    private func scroll(_ y: CGFloat) {
        screen.scroll(at: at(200, 300), by: CGVector(dx: 0, dy: y), isContinuous: true)
    }

    @Test("G78, G79: a finger that lifts elsewhere has moved there")
    func liftsElsewhere() {
        let finger = fixture.down(100, 100)
        finger.move(to: at(120, 100), over: 0.1)
        screen.advance(by: 0.1)
        screen.send(finger.input(.up, at: at(150, 110)))
        #expect(fixture.log.take() == ["began 20 0, 200 0 a second", "ended 50 10, 300 100 a second"])
    }

    @Test("G77: the first pan of all, and one after another, say how far their own fingers were")
    func smallWays() {
        for _ in 0..<2 {
            let finger = fixture.down(100, 100)
            finger.move(to: at(100.5, 100))
            finger.up()
            #expect(fixture.failure == .movedTooLittle(distance: 0.5, needed: 10))
        }
    }

    @Test("G76: of two fingers one has moved the whole way: the other is missing")
    func oneOfTwo() {
        pan.minimumNumberOfTouches = 2
        let (first, second) = (fixture.down(100, 100), fixture.down(200, 100))
        second.move(to: at(210, 100))
        first.up()
        second.up()
        #expect(fixture.failure == .tooFewTouches(count: 1, needed: 2) && fixture.log.take() == [])
    }

    @Test("G81: a finger that is taken away moves nothing, and the one that is left goes on from there")
    func takenAway() {
        let (first, second) = (fixture.down(100, 100), fixture.down(200, 100))
        screen.frame([first.input(.move, at: at(120, 100)), second.input(.move, at: at(220, 100))])
        first.cancel()
        second.move(to: at(230, 100))
        #expect(short(pan.translation(in: nil)) == "30 0")
        second.up()
    }

    @Test("G79: the first movement's time runs from the touch-down, whenever that was")
    func laterTouch() {
        for _ in 0..<2 {
            screen.advance(by: 3)
            let finger = fixture.down(100, 100)
            finger.move(to: at(120, 100), over: 0.1)
            #expect(short(pan.velocity(in: nil)) == "200 0")
            finger.up()
        }
    }

    @Test("G9, G79: a pan that is over has no velocity, in either direction")
    func velocityAfterwards() {
        let finger = fixture.down(100, 100)
        finger.move(to: at(120, 140), over: 0.1)
        #expect(short(pan.velocity(in: nil)) == "200 400")
        finger.up()
        #expect(pan.velocity(in: nil) == .zero)
    }

    @Test("G77: a scroll view's content stays where it is while fingers have moved it by less than the hysteresis")
    func scrollViewOfTwoFingers() {
        let scrollView = UIScrollView(frame: fixture.view.bounds)
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        fixture.view.addSubview(scrollView)
        let (first, second) = (fixture.down(100, 400), fixture.down(200, 400))
        first.move(to: at(100, 388))
        #expect(scrollView.panGestureRecognizer.state == .began && scrollView.contentOffset == .zero)
        second.move(to: at(200, 388))
        #expect(scrollView.contentOffset == at(0, 6))
        first.up()
        second.up()
    }

    @Test("G78: in a view without a width or a height nothing is infinite", arguments: [at(0, 1), at(1, 0)])
    func flatViews(_ scale: CGPoint) {
        let flat = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        flat.transform = CGAffineTransform(scaleX: scale.x, y: scale.y)
        fixture.view.addSubview(flat)
        let finger = fixture.down(300, 300)
        finger.move(to: at(340, 320))
        pan.setTranslation(at(1, 1), in: flat)
        for point in [pan.translation(in: flat), pan.location(in: flat), pan.translation(in: nil)] {
            #expect(point.x.isFinite && point.y.isFinite)
        }
        finger.up()
    }

    @Test("G78: a translation that is no number is reported, and changes nothing")
    func noTranslation() {
        for bad in [at(.nan, 0), at(0, .infinity)] { pan.setTranslation(bad, in: nil) }
        let faults = screen.application.faults
        #expect(faults.count == 2 && faults.allSatisfy { $0.hasSuffix("is no translation. It stays as it was.") })
        #expect(pan.translation(in: nil) == .zero)
    }

    @Test("A finger that takes over from a trackpad ends its pan with the speed that it had, and nothing waits")
    func takesOver() {
        #expect(screen.application.clock.nextDeadline == nil)
        pan.allowedScrollTypesMask = .all
        scroll(-5)
        screen.advance(by: 0.05)
        scroll(-5)
        screen.advance(by: 0.04)
        let finger = fixture.down(100, 100)
        #expect(
            fixture.log.take() == [
                "began 0 5, 0 0 a second", "changed 0 10, 0 100 a second", "ended 0 10, 0 100 a second",
            ])
        #expect(screen.application.clock.nextDeadline == nil)
        finger.up()
    }

    @Test("G79: a trackpad's stroke has rested when it is over: it has no velocity, at whatever time that is")
    func strokeAtRest() {
        pan.allowedScrollTypesMask = .all
        for _ in 0..<20 {
            scroll(-5)
            screen.advance(by: 0.03)
            scroll(-5)
            screen.advance(by: 0.17)
            #expect(fixture.log.take().last == "ended 0 10, 0 0 a second")
        }
    }

    @Test("G80: of a pan that goes on, a finger within the maximum is one of its fingers")
    func withinMaximum() {
        pan.maximumNumberOfTouches = 2
        let first = fixture.down(100, 100)
        first.move(to: at(120, 100))
        let fingers = [fixture.down(200, 100), fixture.down(300, 100)]
        #expect(pan.numberOfTouches == 2 && pan.location(ofTouch: 1, in: nil) == at(200, 100))
        for finger in fingers + [first] { finger.up() }
    }
}
