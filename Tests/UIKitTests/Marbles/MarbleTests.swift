// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Marble diagrams: what they play")
struct MarbleTests {
    let fixture = MarbleFixture()
    var marbles: Marbles { fixture.marbles }

    @Test("A finger's letters are touches, a view's letters its calls")
    func viewCalls() throws {
        try marbles.play(
            """
            finger: -d-m-u--d-c-  @ card 10,0
            card:   -b-m-e--b-c-
            """)
    }

    @Test("A recognizer's states and its actions have lines of their own; the view loses the touch when it begins")
    func states() throws {
        fixture.add(DragRecognizer(), "drag")
        try marbles.play(
            """
            finger:      -d--m-m-m--u-  @ card 6,0 14,0 20,0
            drag:        ------B-C--E-
            drag action: ------B-C--E-
            card:        -b--m-c------
            """)
    }

    @Test("A recognizer that waits for a time begins in the step of that time, with no event")
    func deadline() throws {
        fixture.add(HoldRecognizer(), "hold")
        try marbles.play(
            """
            // half a second after the touch-down: ten steps
            finger: -d-----------mu-  @ card 30,0
            hold:   -----------B-CE-
            card:   -b---------c----
            """)
    }

    @Test("A deadline between two steps belongs to the later one, one at a step's own time to that step")
    func deadlinesAndSteps() throws {
        let fired = marbles.line("fired")
        for (time, letter) in [(0.1, "a"), (0.12, "b"), (0.15, "c"), (0.3, "d")] {
            fixture.screen.application.clock.schedule(at: time) { fired(Character(letter)) }
        }
        try marbles.play("fired: --a[bc]--d-")
    }

    @Test("A deadline of a step's own time comes before the touches of the step")
    func deadlineFirst() throws {
        fixture.add(HoldRecognizer(), "hold")
        for lead in ["-", "--", "---", "-------"] {
            try marbles.play(
                """
                finger: \(lead)d---------u-  @ card
                hold:   \(lead)----------[BE]-
                """)
            fixture.screen.advance(by: 0.0123)
        }
    }

    @Test("Several fingers, views and recognizers; what comes down together comes in one event")
    func severalFingers() throws {
        let other = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        fixture.screen.window.addSubview(other)
        marbles.watch(other, as: "the other")
        fixture.card.isMultipleTouchEnabled = true
        fixture.add(DragRecognizer(), "drag")
        marbles.watch(fixture.add(HoldRecognizer(), "hold", to: other), as: "press")
        marbles.place(CGPoint(x: 150, y: 20), as: "right")
        try marbles.play(
            """
            finger 1:  -d---m----------u  @ card(10,10) 12,0
            finger 2:  -d----------u      @ card(20,20)
            finger 3:  --d----------mu-   @ right 1,1
            drag:      -----B------E----
            press:     ------------BCE--
            card:      -b---c-----------
            the other: --b---------c----
            """)
    }

    @Test("A move without a place goes on as the one before it; a touch-down without one repeats the last")
    func continuedMoves() throws {
        final class Places: UIView {
            var heard: [CGPoint] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear(touches) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { hear(touches) }
            private func hear(_ touches: Set<UITouch>) { heard += touches.map { $0.location(in: nil) } }
        }
        let view = Places(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
        view.accessibilityIdentifier = "view"
        fixture.screen.window.addSubview(view)
        try marbles.play("finger: dmmmu dmmu @ view(10,20) 5,1")
        #expect(
            view.heard == [
                CGPoint(x: 10, y: 120), CGPoint(x: 15, y: 121), CGPoint(x: 20, y: 122), CGPoint(x: 25, y: 123),
                CGPoint(x: 10, y: 120), CGPoint(x: 15, y: 121), CGPoint(x: 20, y: 122),
            ])
    }

    @Test("What stands in brackets happens in one step, in its order")
    func groups() throws {
        fixture.add(DragRecognizer(), "drag")
        try marbles.play(
            """
            finger: -[du] -d[mmu] -  @ card card 20,0 30,0
            drag:   -F    --[BCE] -
            card:   -[be] -bc     -
            """)
    }

    @Test("Pens and mice come by their names")
    func kinds() throws {
        let types = marbles.line("types")
        let recognizer = TypeRecognizer()
        recognizer.types = types
        fixture.add(recognizer, "types of touches")
        try marbles.play(
            """
            pen:   d-u       @ card
            mouse: ---d-u    @ card
            types: 2--3--
            """)
    }

    private final class TypeRecognizer: UIGestureRecognizer {
        var types: MarbleMarks?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            for touch in touches { types?(Character(String(touch.type.rawValue))) }
        }
    }

    @Test("The line `do` is the test's own doing, before the touches of its step")
    func doings() throws {
        fixture.add(DragRecognizer(), "drag")
        marbles.define("r") { fixture.card.removeFromSuperview() }
        marbles.watch(fixture.card, as: "card")
        try marbles.play(
            """
            finger: -d-m--m-u  @ card 20,0 30,0
            do:     ------r--
            drag:   ---B--X--
            card:   -b-c-----
            """)
    }

    @Test("A line that has a P also speaks of going back to possible")
    func resets() throws {
        fixture.add(DragRecognizer(), "drag")
        try marbles.play(
            """
            finger: -d-m--u---  @ card 20,0
            drag:   ---B--[EP]-
            """)
    }

    @Test("The next diagram goes on a step later, with the fingers that are down")
    func continued() throws {
        fixture.add(HoldRecognizer(), "hold")
        try marbles.play("finger: -d--- @ card")
        #expect(abs(fixture.screen.now - 0.2) < 1e-9)
        try marbles.play(
            """
            finger: ------u-
            hold:   ------[BE]-
            """)
    }

    @Test("A step is as long as one likes")
    func stepLength() throws {
        fixture.add(HoldRecognizer(), "hold")
        marbles.step = 0.25
        try marbles.play(
            """
            finger: -d--u  @ card
            hold:   ---BE
            """)
    }

    @Test("A trace that is attached is told everything, and is attached again afterwards")
    func keepsTrace() throws {
        let log = TraceLog()
        let fixture = MarbleFixture(trace: log)
        log.removeAll()
        try fixture.marbles.play("finger: d-u @ card")
        #expect(fixture.screen.application.traceSink === log)
        #expect(log.entries(for: TouchIdentifier(1)).count > 3)
    }

    @Test("A recognizer is left without the targets that listened")
    func keepsTargets() throws {
        let drag = fixture.add(DragRecognizer(), "drag")
        let before = drag.description
        try marbles.play(
            """
            finger:      d-u @ card
            drag action: ---
            """)
        #expect(drag.description == before)
    }
}
