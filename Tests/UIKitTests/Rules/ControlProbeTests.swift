// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

/// What UIKit is documented or known to do with controls, asked of the whole as an application would.
@MainActor
@Suite("Probes of controls")
struct ControlProbeTests: ProbeSuite {
    let log = CallLog()
    let screen = TestScreen()

    @Test("A button does not turn over its own selection; its title falls back to that of the normal state")
    func buttonStates() {
        let button = place(UIButton(type: .custom))
        button.setTitle("A", for: .normal)
        tap(button)
        #expect(!button.isSelected && button.title(for: .highlighted) == "A" && button.currentTitle == "A")
        button.setTitle("B", for: .selected)
        button.isSelected = true
        #expect(button.currentTitle == "B")
        button.isEnabled = false
        #expect(button.state == [.selected, .disabled])
    }

    @Test("A disabled button is hit, and nothing is sent; what is behind it gets nothing")
    func disabledButton() {
        let behind = place(UIButton(), CGRect(x: 0, y: 0, width: 200, height: 200))
        let button = place(UIButton(), CGRect(x: 50, y: 50, width: 50, height: 50))
        for (name, view) in [("behind", behind), ("front", button)] {
            view.addAction(UIAction { [log] _ in log(name) }, for: .touchUpInside)
        }
        button.isEnabled = false
        #expect(screen.window.hitTest(CGPoint(x: 60, y: 60), with: nil) === button)
        tap(button)
        #expect(log.take().isEmpty)
    }

    @Test("A control is tracking and highlighted while it is touched, and not afterwards")
    func tracking() {
        let button = place(UIButton())
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 10, y: 10))
        #expect(button.isTracking && button.isTouchInside && button.isHighlighted)
        finger.move(to: CGPoint(x: 300, y: 300))
        #expect(button.isTracking && !button.isTouchInside && !button.isHighlighted)
        finger.up()
        #expect(!button.isTracking)
    }

    @Test("Setting a value in code sends nothing: switches, sliders, steppers, segments, pages")
    func codeIsSilent() {
        let (toggle, slider, stepper, segments, pages) = (
            UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["a", "b"]), UIPageControl()
        )
        pages.numberOfPages = 3
        for control in [toggle, slider, stepper, segments, pages] as [UIControl] {
            control.addAction(UIAction { [log] _ in log("sent") }, for: .allEvents)
        }
        toggle.setOn(true, animated: false)
        slider.value = 0.5
        stepper.value = 3
        segments.selectedSegmentIndex = 1
        pages.currentPage = 2
        #expect(log.take().isEmpty)
    }

    @Test("Segments: none at first; a tap on the chosen one sends nothing; a momentary one forgets")
    func segments() {
        let segments = UISegmentedControl(items: ["a", "b"])
        #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment && UISegmentedControl.noSegment == -1)
        _ = place(segments)
        segments.addAction(UIAction { [log] _ in log("\(segments.selectedSegmentIndex)") }, for: .valueChanged)
        let first = CGPoint(x: 25, y: 22)
        screen.finger().tap(at: first)
        screen.finger().tap(at: first)
        #expect(log.take() == ["0"])
        segments.isMomentary = true
        screen.finger().tap(at: CGPoint(x: 75, y: 22))
        #expect(log.take() == ["1"] && segments.selectedSegmentIndex == -1)
    }

    @Test("A stepper goes from 0 to 100 by 1, and does not wrap; a slider's value stays in its range")
    func ranges() {
        let stepper = UIStepper()
        #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1 && !stepper.wraps)
        #expect(stepper.autorepeat && stepper.isContinuous)
        stepper.value = 200
        #expect(stepper.value == 100)
        let slider = UISlider()
        slider.value = 7
        #expect(slider.value == 1 && slider.isContinuous)
        slider.maximumValue = 10
        slider.value = 7
        slider.maximumValue = 5
        #expect(slider.value == 5)
    }

    @Test("A page control's current page stays among its pages, and one that hides for a single page has no size")
    func pages() {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.currentPage = 9
        #expect(pages.currentPage == 2)
        pages.numberOfPages = 2
        #expect(pages.currentPage == 1)
    }
}
