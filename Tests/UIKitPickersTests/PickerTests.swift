// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitPickers
import UIKitTesting

@MainActor
@Suite("PK: wheels")
final class PickerTests: NSObject, UIPickerViewDataSource, UIPickerViewDelegate, UIPickerViewAccessibilityDelegate {
    let log = CallLog()
    let screen = TestScreen()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    let finger: Finger
    var rows = [20, 3]

    override init() {
        finger = screen.finger()
        super.init()
        picker.dataSource = self
        picker.delegate = self
        screen.window.addSubview(picker)
        screen.settle()
        _ = log.take()
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component] }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        log("title \(row)")
        return "\(component)-\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        log("select \(row) in \(component)")
    }
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        ["Left", "Right"][component]
    }

    private var selections: [String] { log.take().filter { $0.hasPrefix("select") } }

    /// The middle of the picker's first wheel, in the window.
    private let middle = CGPoint(x: 80, y: 208)

    private var wheels: [UIView] { picker.subviews.filter { $0 is UIScrollView } }

    @Test("PK1: rows are asked for as they come into sight, and wheels share the width")
    func lazily() {
        rows = [100_000, 3]
        picker.reloadAllComponents()
        screen.settle()
        let asked = log.take()
        #expect(asked.count < 20)
        #expect(picker.numberOfRows(inComponent: 0) == 100_000 && picker.numberOfComponents == 2)
        #expect(wheels.map(\.frame.width) == [148.5, 148.5])
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148.5, height: 32))
        #expect(picker.view(forRow: 0, forComponent: 0) != nil && picker.view(forRow: 90, forComponent: 0) == nil)
    }

    @Test("PK6: what is changed between setting the data source and the first layout is shown without reloading")
    func loadsLate() {
        rows = [0]
        let late = UIPickerView(frame: CGRect(x: 0, y: 400, width: 320, height: 216))
        late.dataSource = self
        late.delegate = self
        rows = [5, 4]
        screen.window.addSubview(late)
        screen.settle()
        #expect(late.numberOfComponents == 2 && late.numberOfRows(inComponent: 0) == 5)
        #expect(late.selectedRow(inComponent: 0) == 0 && late.view(forRow: 1, forComponent: 1) != nil)
        // Who asks before it is laid out gets an answer.
        let asked = UIPickerView()
        asked.dataSource = self
        #expect(asked.numberOfRows(inComponent: 1) == 4)
        rows = [7]
        asked.delegate = self
        #expect(asked.numberOfComponents == 1)
    }

    @Test("PK6: a picker without a data source is laid out no more often than others, and asks a later one")
    func withoutASource() {
        final class Picker: UIPickerView {
            var passes = 0
            override func layoutSubviews() {
                passes += 1
                super.layoutSubviews()
            }
        }
        let picker = Picker(frame: picker.frame)
        picker.delegate = self
        screen.window.addSubview(picker)
        screen.settle()
        #expect(picker.passes <= 2 && picker.numberOfComponents == 0)
        picker.dataSource = self
        screen.settle()
        #expect(picker.passes <= 4 && picker.numberOfComponents == 2)
    }

    @Test("Pickers that nobody gave a size have their own, at the place where they were made")
    func ownSizes() {
        #expect(UIPickerView().frame == CGRect(x: 0, y: 0, width: 320, height: 216))
        #expect(UIDatePicker().frame.origin == .zero && UIColorWell().frame.origin == .zero)
        let placed = UIPickerView(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
        #expect(placed.frame == CGRect(x: 10, y: 20, width: 320, height: 216))
    }

    @Test("PK2, PK4: a finger spins a wheel, which comes to rest at a row, and is told once")
    func spinning() {
        finger.down(at: middle)
        finger.move(by: CGVector(dx: 0, dy: -100), over: 0.1, steps: 6)
        finger.up()
        #expect(selections == [])
        screen.advance(by: 5)
        let row = picker.selectedRow(inComponent: 0)
        #expect(row > 3)
        #expect(selections == ["select \(row) in 0"])
        let frame = picker.view(forRow: row, forComponent: 0).map { $0.convert($0.bounds, to: picker) }
        #expect(abs((frame?.midY ?? 0) - 108) < 0.01)
    }

    @Test("PK2: a slow drag of less than half a row goes back, and is told to nobody")
    func back() {
        finger.down(at: middle)
        finger.move(by: CGVector(dx: 0, dy: -26), over: 1, steps: 20)
        screen.advance(by: 0.3)
        finger.move(by: CGVector(dx: 0, dy: 14), over: 1, steps: 20)
        screen.advance(by: 0.3)
        finger.up()
        screen.advance(by: 2)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        #expect(selections == [])
    }

    @Test("PK4: a tap on a row chooses it; a tap on the one in the middle does nothing")
    func tapping() {
        finger.tap(at: CGPoint(x: middle.x, y: middle.y + 64))
        screen.advance(by: 1)
        #expect(picker.selectedRow(inComponent: 0) == 2)
        #expect(selections == ["select 2 in 0"])
        finger.tap(at: middle)
        screen.advance(by: 1)
        #expect(selections == [])
    }

    @Test("PK3: what the program chooses is told to nobody, with motion too, and holds at once")
    func program() {
        picker.selectRow(5, inComponent: 0, animated: true)
        #expect(picker.selectedRow(inComponent: 0) == 5)
        screen.advance(by: 1)
        picker.selectRow(99, inComponent: 1, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 5 && picker.selectedRow(inComponent: 1) == 2)
        #expect(selections == [])
    }

    @Test("PK5: while a wheel turns, the row in the middle is the chosen one")
    func turning() {
        finger.down(at: middle)
        finger.move(by: CGVector(dx: 0, dy: -106), over: 1, steps: 30)
        #expect(picker.selectedRow(inComponent: 0) == 3)
        #expect(selections == [])
        finger.cancel()
    }

    @Test("PK2: a finger that stops a turning wheel and lifts leaves it at a row")
    func stopping() {
        finger.down(at: middle)
        finger.move(by: CGVector(dx: 0, dy: -150), over: 0.1, steps: 6)
        finger.up()
        screen.advance(by: 0.15)
        finger.down(at: middle)
        screen.advance(by: 1)
        finger.up()
        screen.advance(by: 2)
        let row = picker.selectedRow(inComponent: 0)
        let frame = picker.view(forRow: row, forComponent: 0).map { $0.convert($0.bounds, to: picker) }
        #expect(abs((frame?.midY ?? 0) - 108) < 0.01)
        #expect(selections == ["select \(row) in 0"])
    }

    @Test("PK6: rows asked for anew keep the choice as far as there is one")
    func reload() {
        picker.selectRow(9, inComponent: 0, animated: false)
        rows = [5, 3]
        picker.reloadComponent(0)
        #expect(picker.selectedRow(inComponent: 0) == 4)
        rows = [0, 3]
        picker.reloadComponent(0)
        #expect(picker.selectedRow(inComponent: 0) == -1)
        rows = [4]
        picker.reloadAllComponents()
        #expect(picker.numberOfComponents == 1 && picker.selectedRow(inComponent: 0) == 0)
        #expect(selections == [])
    }

    @Test("PK7: arrows up and down turn the wheel that has focus; left and right go to others")
    func keys() {
        let system = UIFocusSystem.focusSystem(for: picker)
        screen.press(.keyboardTab)
        screen.settle()
        #expect(system?.focusedItem === wheels[0])
        screen.press(.keyboardDownArrow)
        screen.press(.keyboardDownArrow)
        screen.advance(by: 1)
        #expect(picker.selectedRow(inComponent: 0) == 2)
        #expect(selections == ["select 2 in 0"])
        screen.press(.keyboardUpArrow)
        screen.advance(by: 1)
        #expect(selections == ["select 1 in 0"])
        screen.press(.keyboardRightArrow)
        #expect(system?.focusedItem === wheels[1])
    }

    @Test("PK8: assistive technology knows each wheel by its name and value, and steps it")
    func accessibility() {
        #expect(wheels.map(\.accessibilityLabel) == ["Left", "Right"])
        #expect(wheels[0].accessibilityTraits == .adjustable && wheels[0].accessibilityValue == "0-0")
        wheels[0].accessibilityIncrement()
        screen.advance(by: 1)
        #expect(wheels[0].accessibilityValue == "0-1")
        #expect(selections == ["select 1 in 0"])
        wheels[0].accessibilityDecrement()
        wheels[0].accessibilityDecrement()
        screen.advance(by: 1)
        #expect(selections == ["select 0 in 0"])
    }

    @Test("PK2: a mouse's wheel leaves it at a row too")
    func mouseWheel() {
        screen.scroll(at: middle, by: CGVector(dx: 0, dy: 75))
        screen.advance(by: 2)
        #expect(picker.selectedRow(inComponent: 0) == 2)
        #expect(selections == ["select 2 in 0"])
    }

    @Test("Right to left the first wheel is at the right")
    func mirrored() {
        picker.semanticContentAttribute = .forceRightToLeft
        picker.setNeedsLayout()
        screen.settle()
        #expect(wheels[0].frame.minX > wheels[1].frame.minX)
    }
}
