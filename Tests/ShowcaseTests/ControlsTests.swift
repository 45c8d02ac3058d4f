// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import Showcase

@MainActor
@Suite("Showcase: controls")
struct ControlsTests {
    let showcase = ShowcaseScreen(.controls)

    @Test("E10: a tap on the button is listed as the events it sends")
    func button() {
        #expect(showcase.text("events.button") == "Button: no event yet")
        showcase.tap("control.button")
        #expect(showcase.text("events.button")?.hasPrefix("Button: touchDown, touchUpInside") == true)
    }

    @Test("What is listed keeps its distance from the control above it")
    func distance() throws {
        for key in ["button", "switch", "slider", "stepper", "segments", "pages"] {
            let control = try #require(showcase.find("control.\(key)"))
            let events = try #require(showcase.find("events.\(key)"))
            let end = control.convert(control.bounds, to: events.superview).maxY
            #expect(events.frame.minY - end >= 3, "\(key): \(events.frame.minY - end)")
        }
    }

    @Test("The switch lists the change of its value")
    func toggle() {
        showcase.tap("control.switch")
        #expect(showcase.text("events.switch")?.contains("valueChanged") == true)
    }

    @Test("A stepper tells of its first step before touchDown, and both belong to one touch")
    func stepper() throws {
        let stepper = try #require(showcase.find("control.stepper"))
        for _ in 0..<2 {
            let finger = showcase.screen.finger()
            finger.down(on: stepper, at: CGPoint(x: stepper.bounds.width * 0.75, y: stepper.bounds.midY))
            finger.up()
            let text = try #require(showcase.text("events.stepper"))
            #expect(text.contains("valueChanged"))
            #expect(text.hasSuffix("touchUpInside"))
        }
    }

    @Test("A drag is listed whole: each event where it first came, with how often it came")
    func drag() throws {
        let slider = try #require(showcase.find("control.slider"))
        for _ in 0..<2 {
            let finger = showcase.screen.finger()
            let value = (slider as? UISlider)?.value ?? 0
            finger.down(on: slider, at: CGPoint(x: slider.bounds.width * CGFloat(value), y: slider.bounds.midY))
            for _ in 0..<3 { finger.move(by: CGVector(dx: 4, dy: 0)) }
            finger.up()
            // Later than a second tap would come.
            showcase.screen.advance(by: 1)
            #expect(
                showcase.text("events.slider")
                    == "Slider: touchDown, valueChanged\u{A0}×4, primaryActionTriggered\u{A0}×4, touchDragInside\u{A0}×3, "
                    + "touchUpInside")
        }
    }

    @Test("Every control has a name for those who do not see it")
    func names() {
        for key in ["switch", "slider", "stepper", "segments", "pages"] {
            #expect(showcase.find("control.\(key)")?.displayAccessibility.label == key.capitalized)
        }
        #expect(showcase.find("control.button")?.displayAccessibility.label == "Tap me")
    }

    @Test("Every control is there")
    func all() {
        for key in ["button", "switch", "slider", "stepper", "segments", "pages"] {
            #expect(showcase.find("control.\(key)") is UIControl)
        }
    }

    @Test("E33, E35: an action without a target goes to the first responder, else up from the button")
    func nilTarget() {
        showcase.tap("greet")
        #expect(showcase.text("greet.result") == "No receiver is first responder: the controller got it, 1×.")
        showcase.tap("receiver.B")
        #expect(showcase.text("receiver.B.state") == "first responder")
        showcase.tap("greet")
        #expect(showcase.text("greet.result") == "Receiver B is first responder and got it.")
        #expect(showcase.text("receiver.B.state") == "greeted 1×")
        showcase.tap("receiver.A")
        showcase.tap("greet")
        #expect(showcase.text("greet.result") == "Receiver A is first responder and got it.")
    }
}
