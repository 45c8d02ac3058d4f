// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("A58, A59: touches and events in words")
struct EventDescriptionTests {
    private let fixture = TouchFixture()

    /// The part of a description between two marks.
    private func part(_ text: String, after start: String, before end: String) -> String? {
        guard let from = text.range(of: start), let to = text[from.upperBound...].range(of: end) else { return nil }
        return String(text[from.upperBound..<to.lowerBound])
    }

    @Test("A58: a touch in each phase", arguments: 0..<8)
    func phases(_ number: Int) throws {
        let names = [
            "Began", "Moved", "Stationary", "Ended", "Cancelled", "Region Entered", "Region Moved", "Region Exited",
        ]
        let touch = UITouch()
        touch.phase = try #require(UITouch.Phase(rawValue: number))
        #expect(part(touch.description, after: "phase: ", before: ";") == names[number])
    }

    @Test("A58: a touch of each kind, and whether it is a pointer's")
    func types() {
        final class Typed: UITouch {
            var kind = TouchType.direct
            override var type: TouchType { kind }
        }
        let touch = Typed()
        let expected: [(UITouch.TouchType, String, String)] = [
            (.direct, "Direct", "NO"), (.indirect, "Indirect", "NO"), (.pencil, "Pencil", "NO"),
            (.indirectPointer, "Indirect Pointer", "YES"),
        ]
        for (kind, name, isPointer) in expected {
            touch.kind = kind
            #expect(part(touch.description, after: "type: ", before: ";") == name)
            #expect(part(touch.description, after: "is pointer: ", before: ";") == isPointer)
        }
    }

    @Test("A58: the whole line of a touch that nobody made, and of one in a view")
    func whole() throws {
        let line = UITouch().description
        #expect(
            line.hasSuffix(
                "> type: Direct; phase: Began; is pointer: NO; tap count: 0; force: 0.000; window: (null); "
                    + "responder: (null); location in window: {0, 0}; previous location in window: {0, 0}; "
                    + "location in view: {0, 0}; previous location in view: {0, 0}"))
        #expect(line.hasPrefix("<UITouch: 0x"))
        let view = fixture.view("a", 10, 20)
        var pen = PointerSample(pointer: 1, phase: .down, kind: .pen, location: at(15, 27))
        pen.force = 0.25
        fixture.screen.send(.pointer(pen))
        pen.phase = .move
        pen.location = at(16, 29)
        fixture.screen.send(.pointer(pen))
        let touch = try #require(fixture.screen.application.touchTable.entries.first?.touch)
        #expect(
            touch.description.hasSuffix(
                "; tap count: 1; force: 0.250; window: \(fixture.screen.window.description); "
                    + "responder: \(view.description); location in window: {16, 29}; "
                    + "previous location in window: {15, 27}; location in view: {6, 9}; "
                    + "previous location in view: {5, 7}"))
    }

    @Test("A59: an event of each kind is named by its class; without touches it is one line")
    func events() {
        let expected: [(UIEvent.EventType, String)] = [
            (.touches, "UITouchesEvent"), (.motion, "UIMotionEvent"), (.remoteControl, "UIRemoteControlEvent"),
            (.presses, "UIPressesEvent"), (.scroll, "UIScrollEvent"), (.hover, "UIHoverEvent"),
            (.transform, "UITransformEvent"),
        ]
        for (type, name) in expected {
            let event = UIEvent(type: type)
            event.timestamp = 1.5
            #expect(event.description.hasPrefix("<\(name): 0x") && event.description.hasSuffix("> timestamp: 1.5"))
        }
        let event = UIEvent()
        let touches = [UITouch(), UITouch()]
        event.touchList = touches
        #expect(
            event.description.hasSuffix(
                "> timestamp: 0 touches: {(\n    \(touches[0].description),\n    \(touches[1].description)\n)}"))
    }
}
