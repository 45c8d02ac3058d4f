import EventTrace
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("A: touches")
struct TouchDeliveryTests {
    let log = CallLog()
    let screen = TestScreen()

    func view(_ name: String, _ frame: CGRect, in parent: UIView? = nil) -> LoggingView {
        let view = LoggingView(name, frame: frame, log: log)
        (parent ?? screen.window).addSubview(view)
        return view
    }

    @Test("A16, A17: a finger is one touch for its whole life, and stays with the view it came down on")
    func identity() {
        let a = view("a", CGRect(x: 0, y: 0, width: 100, height: 100))
        _ = view("b", CGRect(x: 100, y: 0, width: 100, height: 100))
        var seen: [ObjectIdentifier] = []
        a.onCall = { _, touches in seen += touches.map(ObjectIdentifier.init) }
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 150, y: 50))
        finger.up()
        #expect(log.take() == ["a.began", "a.moved", "a.ended"])
        #expect(Set(seen).count == 1)
    }

    @Test("A47: a view that leaves its window in the middle of a touch is told once that it was cancelled")
    func removal() {
        let a = view("a", CGRect(x: 0, y: 0, width: 100, height: 100))
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        a.removeFromSuperview()
        finger.move(to: CGPoint(x: 60, y: 50))
        finger.up()
        #expect(log.take() == ["a.began", "a.cancelled"])
    }

    @Test("C13: a circular chain is passed once")
    func circle() {
        final class Loop: LoggingView {
            weak var after: UIResponder?
            override var next: UIResponder? { after }
        }
        let outer = Loop("outer", frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: log)
        let inner = Loop("inner", frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: log)
        for view in [outer, inner] { view.passesOn = true }
        screen.window.addSubview(outer)
        outer.addSubview(inner)
        inner.after = outer
        outer.after = inner
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 60, y: 50))
        finger.up()
        #expect(
            log.take() == [
                "inner.began", "outer.began", "inner.moved", "outer.moved", "inner.ended", "outer.ended",
            ])
    }

    @Test(
        "C13: a chain that becomes circular in the middle of a touch ends each message, and is passed once from then on"
    )
    func laterCircle() {
        final class Loop: LoggingView {
            weak var after: UIResponder?
            override var next: UIResponder? { after ?? super.next }
        }
        let outer = Loop("outer", frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: log)
        let inner = Loop("inner", frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: log)
        for view in [outer, inner] { view.passesOn = true }
        screen.window.addSubview(outer)
        outer.addSubview(inner)
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        #expect(log.take() == ["inner.began", "outer.began"])
        outer.after = inner
        finger.move(to: CGPoint(x: 60, y: 50))
        let moves = log.take()
        #expect(moves.starts(with: ["inner.moved", "outer.moved", "inner.moved"]))
        #expect(moves.count < 1000)
        finger.move(to: CGPoint(x: 70, y: 50))
        #expect(log.take() == ["inner.moved", "outer.moved"])
        outer.after = nil
        finger.up()
        #expect(log.take() == ["inner.ended", "outer.ended"])
    }
}
