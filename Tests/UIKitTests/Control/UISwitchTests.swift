// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("UISwitch")
struct UISwitchTests {
    let log = CallLog()
    let screen = TestScreen()
    let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 500, height: 500))
    let finger: Finger

    init() {
        screen.window.addSubview(control)
        finger = screen.finger()
        log.values(of: control)
    }

    @Test("E48: a tap turns it over and sends valueChanged, then the primary action, in the touch's end")
    func tap() {
        log(control, every: [(.touchUpInside, "up")])
        control.addAction(UIAction { [log, control] _ in log("\(control.isOn)") }, for: .valueChanged)
        finger.tap(control)
        finger.tap(control)
        #expect(log.take() == ["valueChanged", "true", "primary", "up", "valueChanged", "false", "primary", "up"])
    }

    @Test("Setting the value sends nothing")
    func setting() {
        control.setOn(true, animated: true)
        control.isOn = false
        #expect(log.take() == [])
    }

    @Test("A drag takes the knob to the side where it ends, also far outside")
    func drag() {
        finger.down(on: control, at: CGPoint(x: 10, y: 15))
        finger.move(by: CGVector(dx: 35, dy: 0))
        #expect(!control.isOn)
        finger.move(by: CGVector(dx: 0, dy: 300))
        finger.up()
        #expect(control.isOn)
        finger.down(on: control, at: CGPoint(x: 40, y: 15))
        finger.move(by: CGVector(dx: -30, dy: 0))
        finger.move(by: CGVector(dx: 30, dy: 0))
        finger.up()
        #expect(control.isOn)
        #expect(log.take() == ["valueChanged", "primary"])
    }

    @Test("Lifting outside without a drag, a cancelled touch and a disabled switch change nothing")
    func unchanged() {
        finger.down(on: control)
        finger.move(by: CGVector(dx: 0, dy: 200))
        finger.up()
        finger.down(on: control, at: CGPoint(x: 10, y: 15))
        finger.move(by: CGVector(dx: 35, dy: 0))
        finger.cancel()
        control.isEnabled = false
        finger.tap(control)
        #expect(!control.isOn && log.take() == [])
    }

    @Test("The size is 51 by 31 points whatever is set")
    func size() {
        let size = CGSize(width: 51, height: 31)
        #expect(control.frame == CGRect(x: 100, y: 100, width: 51, height: 31))
        control.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
        #expect(control.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
        control.bounds.size = .zero
        #expect(control.bounds.size == size && control.sizeThatFits(.zero) == size)
    }

    @Test("The knob stands left when off, right when on, the other way where reading runs the other way; colors follow")
    func looks() {
        screen.settle()
        let track = control.subviews[0].subviews[0]
        let knob = control.subviews[0].subviews[1]
        #expect(knob.frame == CGRect(x: 2, y: 2, width: 27, height: 27))
        #expect(track.backgroundColor == .secondarySystemFill)
        control.isOn = true
        screen.settle()
        #expect(knob.frame == CGRect(x: 22, y: 2, width: 27, height: 27))
        #expect(track.backgroundColor == .systemGreen)
        control.onTintColor = .systemRed
        control.isEnabled = false
        screen.settle()
        #expect(track.backgroundColor == .systemRed && control.subviews[0].alpha == 0.5 && control.alpha == 1)
    }

    @Test("Assistive technology hears of a switch and its value")
    func accessibility() {
        #expect(control.displayAccessibility.role == .switch && control.accessibilityValue == "0")
        control.isOn = true
        #expect(control.accessibilityValue == "1")
    }
}
