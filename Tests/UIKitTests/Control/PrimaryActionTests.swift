// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("E48: sendActions and the primary action")
struct PrimaryActionTests {
    let log = CallLog()
    let screen = TestScreen()

    private func listen(_ control: UIControl, _ event: UIControl.Event) {
        control.addAction(UIAction { [log] _ in log("event") }, for: event)
        control.addAction(UIAction { [log] _ in log("primary") }, for: .primaryActionTriggered)
    }

    @Test("E48: touchUpInside that code sends to a button is its primary action")
    func button() {
        let button = UIButton(type: .system)
        listen(button, .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(log.take() == ["event", "primary"])
        button.sendActions(for: .touchDown)
        #expect(log.take() == [])
        button.sendActions(for: .primaryActionTriggered)
        #expect(log.take() == ["primary"])
        button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
        #expect(log.take() == ["event", "primary"])
        button.changesSelectionAsPrimaryAction = true
        button.sendActions(for: .touchUpInside)
        #expect(button.isSelected)
    }

    @Test(
        "E48: valueChanged that code sends to a control with a value is its primary action",
        arguments: [0, 1, 2, 3, 4])
    func values(kind: Int) {
        let control: UIControl =
            [UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["a"]), UIPageControl()][kind]
        listen(control, .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.take() == ["event", "primary"])
        control.sendActions(for: .touchUpInside)
        #expect(log.take() == [])
    }

    @Test("E48: the end by return that code sends to a field is its primary action; a plain control has none")
    func others() {
        let field = UITextField()
        listen(field, .editingDidEndOnExit)
        field.sendActions(for: .editingDidEndOnExit)
        #expect(log.take() == ["event", "primary"])
        let control = UIControl()
        listen(control, .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(log.take() == ["event"])
    }

    @Test("E48: a touch, a change and the return key send the primary action once")
    func once() {
        let toggle = UISwitch()
        screen.window.addSubview(toggle)
        listen(toggle, .valueChanged)
        screen.settle()
        screen.finger().tap(toggle)
        #expect(log.take() == ["event", "primary"])
    }
}
