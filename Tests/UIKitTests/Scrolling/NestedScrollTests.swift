// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Scroll views in scroll views")
struct NestedScrollTests {
    let screen = TestScreen(size: CGSize(width: 300, height: 600))
    let log = CallLog()
    let finger: Finger
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let outerLog: ScrollLog
    let innerLog: ScrollLog

    init() {
        outerLog = ScrollLog(log, name: "outer")
        innerLog = ScrollLog(log, name: "inner")
        outer.contentSize = CGSize(width: 300, height: 1200)
        inner.contentSize = CGSize(width: 300, height: 400)
        outer.addSubview(inner)
        screen.window.addSubview(outer)
        outer.delegate = outerLog
        inner.delegate = innerLog
        finger = screen.finger()
    }

    private func drag(_ dx: CGFloat, _ dy: CGFloat, steps: Int = 10) {
        finger.move(by: CGVector(dx: dx, dy: dy), over: 0.2, steps: steps)
    }

    @Test("The inner one scrolls first; where its content ends the outer one goes on, and back")
    func handOver() {
        finger.down(at: CGPoint(x: 150, y: 250))
        drag(0, -60)
        #expect(inner.contentOffset.y == 50 && outer.contentOffset.y == 0)
        drag(0, -100)
        #expect(inner.contentOffset.y == 100 && outer.contentOffset.y == 50)
        #expect(inner.isDragging && outer.isDragging)
        drag(0, 80)
        #expect(inner.contentOffset.y == 70 && outer.contentOffset.y == 0)
        screen.advance(by: 0.2)
        finger.up()
        #expect(!inner.isDragging && !outer.isDragging)
        screen.advance(by: 1)
        #expect(inner.contentOffset.y == 70 && outer.contentOffset.y == 0)
    }

    @Test("Whoever moves when the finger lifts goes on")
    func fling() {
        finger.down(at: CGPoint(x: 150, y: 250))
        drag(0, -160)
        finger.up()
        #expect(outer.isDecelerating && !inner.isDecelerating)
        #expect(innerLog.velocity == .zero && outerLog.velocity.x == 0 && outerLog.velocity.y > 0)
        screen.advance(by: 5)
        #expect(inner.contentOffset.y == 100)
        #expect(outer.contentOffset.y > 100)
        #expect(
            log.take() == [
                "inner.willBeginDragging", "inner.didScroll", "outer.willBeginDragging", "outer.didScroll",
                "inner.didScroll", "outer.didScroll", "inner.willEndDragging", "inner.didEndDragging false",
                "outer.willEndDragging", "outer.didEndDragging true", "outer.willBeginDecelerating", "outer.didScroll",
                "outer.didEndDecelerating",
            ])
    }

    @Test("Told to keep it to itself, the inner one pulls at its own edge")
    func noTransfer() {
        inner.transfersVerticalScrollingToParent = false
        finger.down(at: CGPoint(x: 150, y: 250))
        drag(0, -160)
        #expect(inner.contentOffset.y > 100 && inner.contentOffset.y < 150)
        #expect(outer.contentOffset.y == 0)
    }

    @Test("At the end of the outer one's content the inner one pulls")
    func bothAtTheEdge() {
        finger.down(at: CGPoint(x: 150, y: 50))
        drag(0, 110)
        #expect(inner.contentOffset.y < 0)
        #expect(outer.contentOffset.y == 0)
        #expect(!outer.isDragging)
    }

    @Test("G100: along an axis that only the outer one scrolls, the outer one does")
    func otherAxis() {
        outer.contentSize = CGSize(width: 900, height: 600)
        finger.down(at: CGPoint(x: 250, y: 150))
        drag(-60, 0)
        #expect(outer.contentOffset.x == 50)
        #expect(!inner.isDragging && outer.isDragging)
        finger.up()
        screen.advance(by: 5)
        outer.contentOffset = .zero
        finger.down(at: CGPoint(x: 250, y: 150))
        drag(0, -60)
        #expect(inner.contentOffset.y == 50)
        #expect(inner.isDragging && !outer.isDragging)
    }

    @Test("A finger that has come a single point beyond the inner one's end moves the outer one by it")
    func onePoint() {
        finger.down(at: CGPoint(x: 150, y: 250))
        finger.move(by: CGVector(dx: 0, dy: -111))
        #expect(inner.contentOffset.y == 100 && outer.contentOffset.y == 1)
    }

    @Test("G101: an outer one that moves along both axes goes on with the velocity of both, told once")
    func bothAxes() {
        outer.contentSize = CGSize(width: 1200, height: 1200)
        inner.contentSize = CGSize(width: 310, height: 310)
        finger.down(at: CGPoint(x: 250, y: 250))
        finger.move(by: CGVector(dx: -120, dy: -120), over: 0.2, steps: 12)
        #expect(outer.contentOffset.x > 50 && outer.contentOffset.y > 50)
        finger.up()
        #expect(abs(outerLog.velocity.x - 0.6) < 1e-6 && abs(outerLog.velocity.y - 0.6) < 1e-6)
        #expect(innerLog.velocity == .zero)
        #expect(log.take().filter { $0 == "outer.willEndDragging" }.count == 1)
        let place = outer.contentOffset
        screen.advance(by: 1)
        #expect(outer.contentOffset.x > place.x + 50 && outer.contentOffset.y > place.y + 50)
    }

    @Test("Sideways the outer one goes on as well, unless the inner one keeps it to itself", arguments: [true, false])
    func sideways(_ isKept: Bool) {
        outer.contentSize = CGSize(width: 1200, height: 600)
        inner.contentSize = CGSize(width: 350, height: 300)
        inner.transfersHorizontalScrollingToParent = !isKept
        inner.transfersVerticalScrollingToParent = isKept
        finger.down(at: CGPoint(x: 250, y: 150))
        drag(-160, 0)
        #expect(outer.contentOffset.x == (isKept ? 0 : 100))
        #expect(isKept ? inner.contentOffset.x > 50 : inner.contentOffset.x == 50)
    }

    @Test("A wheel turns the inner one first, and the outer one where the inner one's content ends")
    func wheel() {
        let place = CGPoint(x: 150, y: 150)
        screen.scroll(at: place, by: CGVector(dx: 0, dy: 150))
        #expect(inner.contentOffset.y == 100 && outer.contentOffset.y == 0)
        screen.scroll(at: place, by: CGVector(dx: 0, dy: 30))
        #expect(inner.contentOffset.y == 100 && outer.contentOffset.y == 30)
        screen.scroll(at: place, by: CGVector(dx: 0, dy: -30))
        #expect(inner.contentOffset.y == 70 && outer.contentOffset.y == 30)
    }
}
