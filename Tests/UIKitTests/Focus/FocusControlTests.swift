// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("H6: controls and focus")
struct FocusControlTests {
    let fixture = FocusFixture()
    private var screen: TestScreen { fixture.screen }

    private func add<Control: UIControl>(_ control: Control, _ x: CGFloat = 0, _ y: CGFloat = 0) -> Control {
        control.frame = CGRect(x: x, y: y, width: 100, height: 40)
        fixture.window.addSubview(control)
        for event in [UIControl.Event.valueChanged, .primaryActionTriggered, .touchUpInside] {
            control.addAction(UIAction { [log = fixture.log] _ in log(event.names.joined()) }, for: event)
        }
        fixture.focus(control)
        return control
    }

    @Test("E49, H6: Select highlights a button, and letting go is its primary action")
    func button() {
        let button = add(UIButton(type: .system))
        screen.gamepad(.a, 1)
        #expect(button.isHighlighted && fixture.log.take().isEmpty)
        screen.gamepad(.a, 0)
        #expect(!button.isHighlighted)
        #expect(fixture.log.take() == ["primaryActionTriggered"])
        screen.press(.keyboardSpacebar)
        #expect(fixture.log.take() == ["primaryActionTriggered"])
    }

    @Test("H6: Select on a focused text begins editing and is no press; the next one is")
    func text() {
        let field = add(UITextField())
        #expect(!field.isFirstResponder)
        func isDown() -> Bool { screen.application.presses.isDown(.button(gamepad: 0, .a)) }
        screen.gamepad(.a, 1)
        #expect(field.isFirstResponder && !isDown())
        screen.gamepad(.a, 0)
        field.resignFirstResponder()
        fixture.focus(add(UIButton(type: .system), 0, 100))
        screen.gamepad(.a, 1)
        #expect(isDown())
        screen.gamepad(.a, 0)
        #expect(!isDown())
    }

    @Test("H6: a press that is cancelled triggers nothing; one on a disabled button goes past it")
    func cancelled() {
        let button = add(UIButton(type: .system))
        screen.gamepad(.a, 1)
        screen.cancelAll()
        #expect(!button.isHighlighted && fixture.log.take().isEmpty)
        screen.gamepad(.a, 1)
        button.isEnabled = false
        screen.gamepad(.a, 0)
        #expect(fixture.log.take().isEmpty)
    }

    @Test("A control's state has the focus bit, and a state without a value of its own looks as without focus")
    func state() {
        let button = UIButton(type: .system)
        button.setTitle("Plain", for: .normal)
        button.setTitle("Pressed", for: .highlighted)
        button.setTitle("Focused", for: .focused)
        _ = add(button)
        #expect(button.state == .focused && button.currentTitle == "Focused")
        button.isHighlighted = true
        #expect(button.state == [.focused, .highlighted] && button.currentTitle == "Pressed")
        button.isHighlighted = false
        fixture.focus(fixture.tile("a", 200, 0))
        #expect(button.state == .normal && button.currentTitle == "Plain")
    }

    @Test("Select turns a switch over")
    func toggle() {
        let control = add(UISwitch())
        screen.press(.a)
        #expect(control.isOn)
        #expect(fixture.log.take() == ["valueChanged", "primaryActionTriggered"])
    }

    @Test("Arrows along a slider move it by a tenth; at its end focus goes on")
    func slider() {
        let slider = add(UISlider())
        slider.value = 0.85
        fixture.tile("a", 200, 0)
        screen.press(.keyboardRightArrow)
        #expect(abs(slider.value - 0.95) < 0.001)
        screen.press(.keyboardRightArrow)
        #expect(slider.value == 1 && slider.isFocused)
        #expect(fixture.log.take().count == 4)
        screen.press(.keyboardRightArrow)
        #expect(fixture.focused == "a")
    }

    @Test("Arrows along a stepper, a page control and a segmented control change them; across they move focus")
    func adjustable() {
        let stepper = add(UIStepper())
        screen.press(GamepadButton.right)
        screen.press(GamepadButton.right)
        screen.press(GamepadButton.left)
        #expect(stepper.value == 1)
        let pages = add(UIPageControl(), 0, 60)
        pages.numberOfPages = 3
        screen.press(GamepadButton.right)
        #expect(pages.currentPage == 1)
        let segments = add(UISegmentedControl(items: ["One", "Two", "Three"]), 0, 120)
        segments.setEnabled(false, forSegmentAt: 1)
        segments.selectedSegmentIndex = 0
        _ = fixture.log.take()
        screen.press(GamepadButton.right)
        #expect(segments.selectedSegmentIndex == 2)
        #expect(fixture.log.take() == ["valueChanged", "primaryActionTriggered"])
        screen.press(GamepadButton.up)
        #expect(pages.isFocused)
    }

    // MARK: Looks

    @Test("A host is told of the ring around the focused item, and of none when focus is lost")
    func ring() {
        let host = RingHost()
        screen.application.host = host
        let tile = fixture.tile("a", 0, 0)
        tile.layer.cornerRadius = 9
        fixture.focus(tile)
        #expect(host.rings.count == 1)
        #expect(host.rings.last??.view == tile.displayIdentifier)
        #expect(host.rings.last??.rect == tile.bounds && host.rings.last??.cornerRadius == 9)
        let halo = UIFocusHaloEffect(roundedRect: CGRect(x: 5, y: 5, width: 10, height: 10), cornerRadius: 3)
        halo.position = .inside
        tile.focusEffect = halo
        screen.settle()
        #expect(host.rings.last??.rect == CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(host.rings.last??.isInside == true && host.rings.last??.isWholeView == false)
        tile.focusEffect = nil
        screen.settle()
        #expect(host.rings.last == .some(nil))
        tile.focusEffect = UIFocusHaloEffect()
        screen.settle()
        screen.application.repaint(SceneIdentifier(1))
        screen.settle()
        #expect(host.rings.count == 5)
        tile.removeFromSuperview()
        screen.settle()
        #expect(host.rings.last == .some(nil) && host.rings.count == 6)
    }

    @Test("An effect's copy is its like")
    func effects() throws {
        let halo = UIFocusHaloEffect(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        halo.position = .inside
        let copy = try #require(halo.copy() as? UIFocusHaloEffect)
        #expect(copy !== halo && copy.position == .inside)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(copy.shape(of: view, view.bounds).rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(UIFocusEffect().copy() is UIFocusEffect)
    }
}

@MainActor
private final class RingHost: FocusHost {
    var rings: [FocusRing?] = []

    func start(_ application: UIApplication) throws {}
    func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
    func reject(_ record: InputRecord, because fault: InputFault) {}
    func showFocus(_ ring: FocusRing?, of scene: SceneIdentifier) { rings.append(ring) }
    func stop() {}
}
