// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import Showcase

@MainActor
@Suite("Showcase: gestures")
struct GesturesTests {
    let showcase = ShowcaseScreen(.gestures)

    /// A finger in the middle of the inner view.
    private func finger() -> Finger {
        let finger = showcase.screen.finger()
        if let inner = showcase.find("gestures.inner") { finger.down(on: inner) }
        return finger
    }

    private func controller() throws -> GesturesController {
        try #require(showcase.controller.controller(for: .gestures) as? GesturesController)
    }

    @Test("A tap wins over the outer view's tap, which says so; the double tap gives up by the clock")
    func tap() {
        finger().up()
        #expect(showcase.text("gesture.tap") == "ended")
        #expect(showcase.text("gesture.outer-tap") == "failed: tap recognized and prevents it")
        #expect(showcase.text("gesture.double-tap") == "possible")
        showcase.screen.advance(by: 1)
        #expect(showcase.text("gesture.double-tap")?.hasPrefix("failed: ") == true)
    }

    @Test("With its switch on, the tap waits for the double tap, and fails when that recognizes")
    func tapWaits() {
        showcase.tap("switch.tapWaits")
        finger().up()
        #expect(showcase.text("gesture.tap") == "waits for double tap to fail")
        showcase.screen.advance(by: 1)
        #expect(showcase.text("gesture.tap") == "ended")
        showcase.screen.advance(by: 1)
        finger().up()
        finger().up()
        #expect(showcase.text("gesture.double-tap") == "ended")
        #expect(showcase.text("gesture.tap") == "failed: it required double tap to fail, which recognized")
    }

    @Test("A still finger is a long press, without an event, and the view loses its touch")
    func longPress() throws {
        let finger = finger()
        #expect(showcase.text("gesture.inner-view") == "touchesBegan")
        showcase.screen.advance(by: 0.75)
        #expect(showcase.text("gesture.long-press") == "began")
        #expect(showcase.text("gesture.inner-view") == "touchesCancelled")
        #expect(showcase.text("gesture.pan") == "failed: long press recognized and prevents it")
        let press = try controller().story.lanes[2]
        #expect(press.segments.map(\.kind) == [.possible, .active])
        #expect(abs((press.segments[1].start - press.segments[0].start) - 0.5) < 0.01)
        finger.up()
        #expect(showcase.text("gesture.long-press") == "ended")
    }

    @Test("The switches for delays and cancelling are the recognizers' properties")
    func properties() {
        showcase.tap("switch.delaysBegan")
        let first = finger()
        #expect(showcase.text("gesture.inner-view") == "")
        first.move(by: CGVector(dx: -40, dy: 0), over: 0.2, steps: 8)
        #expect(showcase.text("gesture.pan") == "changed")
        #expect(showcase.text("gesture.inner-view") == "")
        first.up()
        showcase.screen.advance(by: 2)
        showcase.tap("switch.delaysBegan")
        showcase.tap("switch.cancels")
        let second = finger()
        #expect(showcase.text("gesture.inner-view") == "touchesBegan")
        second.move(by: CGVector(dx: -40, dy: 0), over: 0.2, steps: 8)
        #expect(showcase.text("gesture.pan") == "changed")
        #expect(showcase.text("gesture.inner-view") == "touchesMoved")
        second.up()
        #expect(showcase.text("gesture.inner-view") == "touchesEnded")
    }

    @Test("A swipe beats the pan that waits for it; simultaneously, the outer pan goes along")
    func swipe() {
        showcase.tap("switch.panWaits")
        let first = finger()
        first.move(by: CGVector(dx: 60, dy: 0), over: 0.1, steps: 6)
        first.up()
        #expect(showcase.text("gesture.swipe") == "ended")
        #expect(showcase.text("gesture.pan") == "failed: it required swipe to fail, which recognized")
        showcase.screen.advance(by: 2)
        showcase.tap("switch.panWaits")
        showcase.tap("switch.together")
        let second = finger()
        second.move(by: CGVector(dx: -60, dy: 0), over: 0.1, steps: 6)
        #expect(showcase.text("gesture.pan") == "changed")
        #expect(showcase.text("gesture.outer-pan") == "changed")
        second.up()
    }

    @Test("A touch after a while begins a new story, one soon after goes on")
    func stories() throws {
        finger().up()
        let start = try controller().story.start
        showcase.screen.advance(by: 0.1)
        finger().up()
        #expect(try controller().story.start == start)
        showcase.screen.advance(by: 3)
        finger().up()
        #expect(try controller().story.start > start + 2)
    }
}
