// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("What a touch came to, in one sentence")
struct TouchVerdictTests {
    let fixture = VerdictFixture()
    var screen: TestScreen { fixture.screen }
    var finger: Finger { fixture.finger }

    @Test("a button that works says who performed what")
    func works() {
        finger.tap(fixture.button())
        #expect(fixture.verdicts.count == 1)
        #expect(fixture.title == "Tap on UIButton \"Buy\"")
        #expect(
            fixture.outcome
                == "UIButton \"Buy\" sent touchUpInside. UIKitControlTests.VerdictFixture.Page \"Page\" performed buy:."
        )
        #expect(fixture.effect == .acted)
        #expect(fixture.advice == [])
    }

    @Test("a button with an action of its own")
    func closure() {
        let button = fixture.button(action: nil)
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        finger.tap(button)
        #expect(fixture.outcome == "UIButton \"Buy\" sent touchUpInside, to 1 action.")
        #expect(fixture.effect == .acted)
    }

    @Test("E31: a disabled button is named")
    func disabled() {
        let button = fixture.button("Undo")
        button.isEnabled = false
        finger.tap(button)
        #expect(
            fixture.outcome == "UIButton \"Undo\" got the touch and sent nothing: it is disabled (isEnabled is false).")
        #expect(fixture.advice == ["Set isEnabled of UIButton \"Undo\" to true."])
        #expect(fixture.effect == .nothing)
    }

    @Test("E9: a control that declines to track")
    func declined() {
        final class Declining: UIControl {
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
        }
        let control = Declining(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        control.accessibilityIdentifier = "Dial"
        fixture.page.addSubview(control)
        finger.tap(control)
        #expect(
            fixture.outcome.hasSuffix("\"Dial\" got the touch and sent nothing: its beginTracking(_:with:) was false."))
    }

    @Test("E13: a touch that lifts too far outside says how far")
    func outside() {
        finger.down(on: fixture.button())
        finger.move(by: CGVector(dx: 0, dy: 105.4))
        finger.up()
        #expect(fixture.title == "Drag of 105 pt from UIButton \"Buy\"")
        #expect(
            fixture.outcome
                == "The touch lifted 83 pt outside of UIButton \"Buy\", more than 70: it sent touchUpOutside, and not touchUpInside."
        )
        #expect(fixture.effect == .nothing)
    }

    @Test("a button that nobody registered with")
    func unregistered() {
        finger.tap(fixture.button(action: nil))
        #expect(fixture.outcome == "UIButton \"Buy\" sent touchUpInside, and no action is registered for it.")
        #expect(fixture.advice == ["Add a target or an action to UIButton \"Buy\" for touchUpInside."])
        #expect(fixture.effect == .nothing)
    }

    @Test("E36: a nil target that nobody takes, with the name that was meant")
    func nobody() {
        finger.tap(fixture.button("Other"))
        let button = fixture.button(at: CGPoint(x: 20, y: 100), action: nil)
        button.addTarget(nil, action: Selector("bay:"), for: .touchUpInside)
        finger.tap(button)
        #expect(
            fixture.outcome.hasPrefix("Action bay: has no target, and none of the ")
                && fixture.outcome.hasSuffix(" responders of the chain can perform it."))
        #expect(fixture.effect == .nothing)
        #expect(fixture.advice.last == "Did you mean buy:? Somebody performs that.")
    }

    @Test("G69: a tap that moved says how far")
    func tapMoved() {
        let card = fixture.view("Card", CGRect(x: 0, y: 100, width: 300, height: 300))
        _ = fixture.tap(card)
        finger.down(on: card)
        finger.move(by: CGVector(dx: 53.2, dy: 0))
        finger.up()
        #expect(
            fixture.outcome.hasPrefix(
                "The tap recognizer of UIView \"Card\" did not recognize it: the touch moved 53 pt, more than "))
        #expect(fixture.effect == .nothing)
    }

    @Test("G54: a tap that waited for a second one says how long")
    func doubleTap() {
        let card = fixture.view("Card", CGRect(x: 0, y: 100, width: 300, height: 300))
        let single = fixture.tap(card)
        let double = fixture.tap(card, taps: 2, named: "double")
        single.require(toFail: double)
        finger.tap(card)
        screen.advance(by: 1)
        #expect(
            fixture.outcome
                == "The tap recognizer of UIView \"Card\" recognized it: UIKitControlTests.VerdictFixture.Page \"Page\" performed tapped:. Waiting for UITapGestureRecognizer \"double\" of UIView \"Card\" to fail delayed it by 0.35 s."
        )
        #expect(fixture.verdicts.count == 1)
    }

    @Test("a double tap is the outcome of both its taps")
    func bothTaps() {
        let card = fixture.view("Card", CGRect(x: 0, y: 100, width: 300, height: 300))
        _ = fixture.tap(card, taps: 2)
        finger.tap(card)
        screen.advance(by: 0.1)
        finger.tap(card)
        screen.advance(by: 1)
        #expect(fixture.verdicts.map(\.effect) == [.acted, .acted])
        #expect(fixture.title == "Tap 2 on UIView \"Card\"")
    }

    @Test("A45: a recognizer that cancels a button's touch")
    func cancelled() {
        _ = fixture.tap(fixture.page)
        let button = fixture.view("Row", CGRect(x: 0, y: 100, width: 100, height: 44))
        let control = LoggingControl(log: CallLog())
        control.accessibilityIdentifier = "Cell"
        control.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        button.addSubview(control)
        let press = UILongPressGestureRecognizer(target: fixture.page, action: VerdictFixture.Page.tapped)
        fixture.page.addGestureRecognizer(press)
        finger.down(on: control)
        screen.advance(by: 0.6)
        finger.up()
        #expect(
            fixture.outcome.contains(
                "The long-press recognizer of UIKitControlTests.VerdictFixture.Page \"Page\" recognized it:")
                && fixture.outcome.contains(
                    "cancelled the touch before UIKitControlTests.LoggingControl \"Cell\" could send touchUpInside.")
        )
    }

    @Test("a scroll view that scrolled")
    func scrolled() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        list.accessibilityIdentifier = "List"
        list.contentSize = CGSize(width: 300, height: 4000)
        fixture.page.addSubview(list)
        let button = fixture.button(in: list)
        finger.down(on: button)
        finger.move(by: CGVector(dx: 0, dy: -150), over: 0.2, steps: 8)
        finger.up()
        screen.advance(by: 3)
        #expect(fixture.outcome == "It scrolled UIScrollView \"List\".")
        #expect(fixture.title == "Drag of 150 pt from UIButton \"Buy\"")
    }

    @Test("G13: a recognizer that is disabled")
    func disabledRecognizer() {
        let card = fixture.view("Card", CGRect(x: 0, y: 100, width: 300, height: 300))
        fixture.tap(card, named: "open").isEnabled = false
        finger.tap(card)
        #expect(
            fixture.outcome == "UITapGestureRecognizer \"open\" did not get the touch: its isEnabled is false.")
        #expect(fixture.advice == ["Set isEnabled of UITapGestureRecognizer \"open\" to true."])
    }

    @Test("B2: a button in a hidden view")
    func hidden() {
        let panel = fixture.view("Panel", CGRect(x: 0, y: 100, width: 300, height: 300))
        let button = fixture.button(in: panel)
        panel.isHidden = true
        finger.tap(button)
        #expect(
            fixture.outcome.hasSuffix(
                "UIButton \"Buy\" would be at this point, and gets no touch: UIView \"Panel\" is hidden (isHidden is true)."
            ))
        #expect(fixture.advice == ["If UIButton \"Buy\" was meant: set isHidden of UIView \"Panel\" to false."])
        #expect(fixture.effect == .nothing)
    }

    @Test("B2: a button in a view that takes no touches")
    func interaction() {
        let panel = fixture.view("Panel", CGRect(x: 0, y: 100, width: 300, height: 300))
        let button = fixture.button(in: panel)
        panel.isUserInteractionEnabled = false
        finger.tap(button)
        #expect(
            fixture.outcome.hasSuffix(
                "UIButton \"Buy\" is under the finger, and gets no touch: isUserInteractionEnabled of UIView \"Panel\" is false."
            ))
    }

    @Test("B14: a button outside of its parent's bounds")
    func outsideParent() {
        let panel = fixture.view("Panel", CGRect(x: 0, y: 100, width: 50, height: 50))
        let button = fixture.button(in: panel, at: CGPoint(x: 60, y: 60))
        finger.tap(button)
        #expect(
            fixture.outcome.hasSuffix(
                "UIButton \"Buy\" is under the finger, and outside of the bounds of UIView \"Panel\", which it is in: there it gets no touch."
            ))
        // What is cut off is not seen.
        panel.clipsToBounds = true
        finger.tap(button)
        #expect(!fixture.outcome.contains("Buy"))
    }

    @Test("B10: a view in front of the button")
    func overlay() {
        let button = fixture.button()
        _ = fixture.view("Overlay", fixture.page.bounds)
        finger.tap(button)
        #expect(
            fixture.outcome.hasSuffix("UIView \"Overlay\" is in front of UIButton \"Buy\", and took the touch."))
        #expect(
            fixture.advice == [
                "If UIButton \"Buy\" was meant: set isUserInteractionEnabled of UIView \"Overlay\" to false, or bring UIButton \"Buy\" to the front."
            ])
        #expect(fixture.effect == .nothing)
    }

    @Test("a view that keeps its touches did something with them")
    func keeper() {
        final class Pad: UIView {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
        }
        let pad = Pad(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        pad.accessibilityIdentifier = "Pad"
        fixture.page.addSubview(pad)
        finger.tap(pad)
        #expect(fixture.outcome.hasSuffix("\"Pad\" took the touch: its class overrides touchesBegan(_:with:)."))
        #expect(fixture.effect == .acted)
    }

    @Test("D5: a first responder that does not let go")
    func refused() {
        final class Stubborn: UITextField {
            override var canResignFirstResponder: Bool { false }
        }
        let first = Stubborn(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        first.accessibilityIdentifier = "Name"
        let second = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
        second.accessibilityIdentifier = "Town"
        for field in [first, second] { fixture.page.addSubview(field) }
        first.becomeFirstResponder()
        finger.tap(second)
        screen.advance(by: 1)
        #expect(
            fixture.outcome.contains(
                "\"Name\", refused to resign (its canResignFirstResponder is false), so UITextField \"Town\" did not become first responder."
            ))
        #expect(fixture.effect == .nothing, "\(fixture.outcome)")
    }

    @Test("a text field that became first responder")
    func field() {
        let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
        field.accessibilityIdentifier = "Town"
        fixture.page.addSubview(field)
        finger.tap(field)
        screen.advance(by: 1)
        #expect(fixture.outcome.contains("UITextField \"Town\" became first responder."))
        #expect(fixture.effect == .acted)
    }

    @Test("J13: beside a sheet, the dimming view takes the touch")
    func sheet() {
        let root = UIViewController()
        screen.window.rootViewController = root
        let sheet = UIViewController()
        sheet.title = "Sheet"
        sheet.modalPresentationStyle = .formSheet
        screen.send(.resize(ScreenDescription(size: CGSize(width: 1024, height: 1366))))
        root.present(sheet, animated: false)
        screen.advance(by: 1)
        sheet.isModalInPresentation = true
        finger.tap(at: CGPoint(x: 5, y: 5))
        #expect(
            fixture.outcome
                == "The sheet's dimming view took the touch. UIViewController \"Sheet\" was not dismissed: its isModalInPresentation is true."
        )
        #expect(fixture.effect == .nothing)
        sheet.isModalInPresentation = false
        finger.tap(at: CGPoint(x: 5, y: 5))
        #expect(
            fixture.outcome == "The sheet's dimming view took the touch. It dismissed UIViewController \"Sheet\".")
        #expect(fixture.effect == .acted)
    }

    @Test("A52: an application that ignores touches")
    func ignored() {
        screen.application.beginIgnoringInteractionEvents()
        finger.tap(fixture.button())
        #expect(fixture.outcome == "The touch became no event: the application ignores interaction events.")
        #expect(fixture.effect == .nothing)
    }

    @Test("B42: a second finger that the view does not follow")
    func secondFinger() {
        let card = fixture.view("Card", CGRect(x: 0, y: 100, width: 300, height: 300))
        finger.down(on: card)
        screen.finger().tap(card)
        #expect(
            fixture.outcome.hasPrefix(
                "The touch did not reach UIView \"Card\": its isMultipleTouchEnabled is false, and touch 1 on it is not over."
            ))
    }

    @Test("a touch that the host gives up, and one that is not over")
    func givenUp() {
        finger.down(on: fixture.button())
        #expect(fixture.effect == .unfinished)
        finger.cancel()
        #expect(fixture.effect == .nothing)
        #expect(
            fixture.outcome
                == "The touch was cancelled before UIButton \"Buy\" could send touchUpInside: the host gave the pointer up."
        )
    }

    @Test("actions that a finger sends again and again are one")
    func repeats() {
        let card = fixture.view("Card", CGRect(x: 0, y: 100, width: 300, height: 300))
        card.addGestureRecognizer(UIPanGestureRecognizer(target: fixture.page, action: VerdictFixture.Page.tapped))
        finger.down(on: card)
        finger.move(by: CGVector(dx: 100, dy: 0), over: 1, steps: 50)
        finger.up()
        #expect(fixture.outcome.hasPrefix("The pan recognizer of UIView \"Card\" recognized it: "))
        #expect(fixture.outcome.contains(" times)."))
        #expect(fixture.verdicts.count == 1)
    }
}
