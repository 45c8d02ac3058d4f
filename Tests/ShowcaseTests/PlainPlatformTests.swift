// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import Showcase

/// The showcase as it is on iOS: with UIKit, and with nobody who tells why.
@MainActor
@Suite("Showcase: with UIKit alone")
struct PlainPlatformTests {
    private func showcase(_ screen: Screen) -> ShowcaseScreen { ShowcaseScreen(screen, on: PlainPlatform()) }

    @Test("Every screen is laid out as ever, and whole")
    func layout() throws {
        let showcase = showcase(.hitTesting)
        var faults: [String] = []
        for screen in Screen.allCases {
            showcase.controller.select(screen)
            showcase.screen.settle()
            let page = try #require(showcase.find("page.\(screen.name)"))
            faults += LayoutAudit(root: page, isOverlapping: LayoutTests.overlapping.contains(screen)).faults
                .map { "\(screen.name): \($0)" }
        }
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
        #expect(showcase.screen.application.faults.isEmpty)
    }

    @Test(
        "Where a screen tells why, one sentence says that only Responder does",
        arguments: [
            (Screen.lists, "lists.sentence", "Only Responder tells what a touch came to, and why."),
            (.navigation, "navigation.sentence", "Only Responder tells what a touch came to, and why."),
            (.outcomes, "outcomes.sentence", "Only Responder tells what a touch came to, and why."),
            (.dragging, "dragging.steps", "Only Responder tells what a drag asks, step by step."),
            (.editor, "editor.edit.0", "Only Responder tells which edits came from the keyboard."),
            (.shake, "shake.step.0", "Only Responder tells how a shake is made out."),
        ])
    func untold(screen: Screen, identifier: String, sentence: String) {
        let showcase = showcase(screen)
        #expect(showcase.text(identifier) == sentence)
        // Nothing that is touched changes that.
        for point in [CGPoint(x: 195, y: 300), CGPoint(x: 195, y: 500)] { showcase.screen.finger().tap(at: point) }
        showcase.screen.advance(by: 1)
        #expect(showcase.text(identifier) == sentence)
    }

    @Test("A touch shows who has it and what is around that")
    func hitTesting() {
        let showcase = showcase(.hitTesting)
        showcase.tap("hit.D")
        #expect(
            ["A", "B", "C", "D", "E"].map { showcase.find("hit.\($0)")?.accessibilityValue }
                == ["onPath", "untouched", "onPath", "hit", "untouched"])
        #expect(showcase.texts("hit.visit.") == ["A is around it", "C is around it", "D gets the touch"])
        #expect(
            showcase.text("hit.result")
                == "The touch goes to D. Only Responder tells who else was asked, and why they refused.")
    }

    @Test("The way up the chain is what its classes make of it, the same as Responder traces")
    func chain() {
        let (plain, traced) = (showcase(.chain), ShowcaseScreen(.chain))
        for turned in [nil, "switch.handles"] {
            for showcase in [plain, traced] {
                if let turned { showcase.tap(turned) }
                showcase.tap("chain.leaf")
            }
            #expect(plain.texts("chain.row.").count > 5)
            #expect(plain.texts("chain.row.") == traced.texts("chain.row."))
        }
    }

    @Test("Recognizers' states are seen, without reasons")
    func gestures() {
        let showcase = showcase(.gestures)
        guard let inner = showcase.find("gestures.inner") else { return #expect(Bool(false)) }
        let finger = showcase.screen.finger()
        finger.down(on: inner)
        #expect(showcase.text("gesture.tap") == "possible")
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2, steps: 8)
        #expect(showcase.text("gesture.pan") == "changed")
        #expect(showcase.text("gesture.tap") == "failed")
        #expect(showcase.text("gesture.inner-view") == "touchesCancelled")
        finger.up()
        #expect(showcase.text("gesture.pan") == "ended")
        showcase.screen.advance(by: 3)
        showcase.screen.finger().tap(inner)
        showcase.screen.advance(by: 1)
        #expect(showcase.text("gesture.tap") == "ended")
        #expect(showcase.text("gesture.double-tap") == "failed")
    }

    @Test("Focus moves, and what UIKit's debugger says is shown")
    func focus() {
        let showcase = showcase(.focus)
        showcase.screen.press(.keyboardTab)
        showcase.screen.settle()
        #expect(showcase.text("focus.item") == "Focus: Warm 1")
        #expect(showcase.text("focus.reason") == "Only Responder tells why focus went there.")
        #expect(showcase.text("focus.details") == "\(UIFocusDebugger.status())")
    }

    @Test("The form has the device's keyboard, and no switches for another one")
    func form() {
        let showcase = showcase(.form)
        #expect(showcase.find("form.software") == nil)
        showcase.tap("form.name")
        #expect(showcase.text("form.responder") == "First responder: UITextField “form.name”")
        #expect(showcase.text("form.shown")?.hasPrefix("Keys: the device's.") == true)
    }

    @Test("Shakes are counted, and the player plays, with the commands that iOS has")
    func shakesAndCommands() {
        let shaken = showcase(.shake)
        shaken.screen.shake()
        #expect(shaken.text("shake.calls") == "began 1×, ended 1×, cancelled 0×")
        let player = showcase(.player)
        player.screen.remote(.play)
        player.screen.remote(.changeVolume, value: 0.3)
        #expect(player.text("player.log.0") == "play: handler")
        #expect(player.text("player.state")?.hasSuffix("volume 80 %") == true)
    }
}
