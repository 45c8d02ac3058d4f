// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

/// C13: overrides of `next` make the chain a circle, before a message, between two and in the middle of one.
@MainActor
@Suite("C13: circular chains")
struct CircularChainTests {
    final class Loop: LoggingView {
        weak var after: UIResponder?
        override var next: UIResponder? { after ?? super.next }
    }

    let log = CallLog()
    let screen = TestScreen()
    let outer: Loop
    let middle: Loop
    let inner: Loop

    init() {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let log = log
        let views = ["outer", "middle", "inner"].map { name in
            let view = Loop(name, frame: frame, log: log)
            view.passesOn = true
            return view
        }
        (outer, middle, inner) = (views[0], views[1], views[2])
        screen.window.addSubview(outer)
        outer.addSubview(middle)
        middle.addSubview(inner)
    }

    static func all(_ call: String) -> [String] { ["inner", "middle", "outer"].map { "\($0).\(call)" } }

    @Test("Each message passes everybody once")
    func beforeTouch() {
        outer.after = inner
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        #expect(log.take() == Self.all("began"))
        finger.move(to: CGPoint(x: 60, y: 50))
        #expect(log.take() == Self.all("moved"))
        finger.up()
        #expect(log.take() == Self.all("ended"))
        let faults = screen.application.faults
        #expect(faults.count == 3 && faults.allSatisfy { $0.hasPrefix("The responder chain is circular: ") })
    }

    @Test("So it does where the circle lies above the view that is touched")
    func aboveView() {
        outer.after = middle
        let finger = screen.finger()
        finger.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.take() == Self.all("began") + Self.all("ended"))
    }

    @Test("So it does when the circle is made in the middle of a touch, and undone", arguments: [true, false])
    func inTouch(isAboveView: Bool) {
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        #expect(log.take() == Self.all("began"))
        outer.after = isAboveView ? middle : inner
        finger.move(to: CGPoint(x: 60, y: 50))
        #expect(log.take() == Self.all("moved"))
        outer.after = nil
        finger.move(to: CGPoint(x: 70, y: 50))
        #expect(log.take() == Self.all("moved"))
        outer.after = middle
        finger.up()
        #expect(log.take() == Self.all("ended"))
    }

    @Test("So it does when the circle is made by somebody who is told")
    func inMessage() {
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        outer.onCall = { _, _ in outer.after = inner }
        _ = log.take()
        finger.move(to: CGPoint(x: 60, y: 50))
        #expect(log.take() == Self.all("moved"))
        finger.up()
        #expect(log.take() == Self.all("ended"))
    }

    @Test("A message that is sent in the middle of another in a circle ends, and so does the other")
    func nested() {
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        _ = log.take()
        outer.after = inner
        var isNested = false
        outer.onCall = { _, touches in
            if isNested { return }
            isNested = true
            inner.touchesMoved(touches, with: nil)
            isNested = false
        }
        finger.move(to: CGPoint(x: 60, y: 50))
        let heard = log.take()
        #expect(heard.starts(with: Self.all("moved")))
        #expect(heard.count <= 6)
    }

    @Test("A move that a handler sends on its way up a circle leaves the circle known")
    func moveInMessage() {
        final class Station: UIView {
            var heard: () -> Void = {}
            weak var after: UIResponder?
            override var next: UIResponder? { after ?? super.next }
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                heard()
                super.pressesBegan(presses, with: event)
            }
        }
        final class Keeper: UIApplication {
            var keeps = false
            var kept: UIEvent?
            override func sendEvent(_ event: UIEvent) { if keeps { kept = event } else { super.sendEvent(event) } }
        }
        let application = Keeper()
        let screen = TestScreen(application: application)
        let (outer, inner) = (Station(), Station())
        screen.window.addSubview(outer)
        outer.addSubview(inner)
        outer.after = inner
        inner.becomeFirstResponder()
        screen.window.addSubview(LoggingView("other", frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: log))
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        application.keeps = true
        finger.move(to: CGPoint(x: 60, y: 50))
        application.keeps = false
        inner.heard = { [log] in log("inner") }
        outer.heard = { [log] in
            log("outer")
            if let event = application.kept { application.sendEvent(event) }
        }
        screen.keyDown(.keyboardA, characters: "a")
        #expect(log.take() == ["other.began", "inner", "outer", "other.moved"])
    }

    @Test("A responder that two others pass a message to hears it twice: that is no circle")
    func twoWays() {
        let finger = screen.finger()
        inner.onCall = { call, touches in if call == "moved" { outer.touchesMoved(touches, with: nil) } }
        finger.down(at: CGPoint(x: 50, y: 50))
        _ = log.take()
        for _ in 1...3 {
            finger.move(by: CGVector(dx: 1, dy: 0))
            #expect(log.take() == ["inner.moved", "outer.moved", "middle.moved", "outer.moved"])
        }
    }

    @Test("A message that code sends by itself ends in a circle, and passes everybody where there is none")
    func byCode() {
        outer.after = middle
        inner.touchesMoved([], with: nil)
        #expect(log.take().count <= 3)
        outer.after = nil
        for _ in 1...2 {
            inner.touchesMoved([], with: nil)
            #expect(log.take() == Self.all("moved 0"))
        }
    }
}
