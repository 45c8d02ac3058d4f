// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitLists
import UIKitTesting

@MainActor
@Suite("Texts, values and rows of elements")
struct ElementSettingTests {
    let screen = TestScreen()

    @Test("A field is tapped before it is typed into, cleared and typed into anew")
    func field() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
        field.placeholder = "Name"
        screen.window.addSubview(field)
        try screen.field("Name").type("Ann")
        #expect(field.isFirstResponder && field.text == "Ann")
        try screen.field("Name").type(" Lee")
        #expect(field.text == "Ann Lee")
        try screen.field("Name").replaceText(with: "Bo")
        #expect(field.text == "Bo")
        try screen.field("Name").clear()
        #expect(field.text == "")
        #expect(try screen.field("Name").label == "Name")
        field.resignFirstResponder()
        field.isEnabled = false
        #expect(throws: UnexpectedEffect.self) { try screen.field("Name").type("x") }
    }

    @Test("A switch is turned by a tap, when it has to be")
    func `switch`() throws {
        let control = UISwitch(frame: CGRect(x: 20, y: 100, width: 51, height: 31))
        control.accessibilityLabel = "Sound"
        var changes = 0
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        screen.window.addSubview(control)
        try screen.switch("Sound").set(isOn: true)
        try screen.switch("Sound").set(isOn: true)
        #expect(control.isOn && changes == 1)
        #expect(try screen.switch("Sound").value == "1")
        try screen.switch("Sound").set(isOn: false)
        #expect(!control.isOn && changes == 2)
    }

    @Test("A slider's thumb is dragged to a value")
    func slider() throws {
        let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
        slider.maximumValue = 10
        slider.accessibilityLabel = "Volume"
        screen.window.addSubview(slider)
        for value: Float in [7.5, 0, 10] {
            try screen.slider("Volume").set(value: value)
            #expect(abs(slider.value - value) < 0.1)
        }
        slider.isEnabled = false
        #expect(throws: ElementError.self) { try screen.slider("Volume").set(value: 5) }
    }

    @Test("A stepper goes on until it says a value, up or down")
    func stepper() throws {
        let stepper = UIStepper(frame: CGRect(x: 20, y: 100, width: 94, height: 32))
        stepper.maximumValue = 20
        stepper.accessibilityLabel = "Count"
        screen.window.addSubview(stepper)
        try screen.adjustable("Count").adjust(to: "12")
        #expect(stepper.value == 12)
        try screen.adjustable("Count").adjust(to: "3")
        #expect(stepper.value == 3)
        try screen.adjustable("Count").increment()
        #expect(stepper.value == 4)
        #expect(throws: ElementError.self) { try screen.adjustable("Count").adjust(to: "30") }
    }

    @Test("What is out of sight is scrolled there by a finger before it is tapped")
    func scrolling() throws {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
        scrollView.contentSize = CGSize(width: 390, height: 4000)
        screen.window.addSubview(scrollView)
        var taps = 0
        for y in [100, 3800] {
            let button = UIButton(type: .system, primaryAction: UIAction(title: "at \(y)") { _ in taps += 1 })
            button.frame = CGRect(x: 40, y: y, width: 200, height: 44)
            scrollView.addSubview(button)
        }
        try screen.button("at 3800").tap()
        #expect(taps == 1 && scrollView.contentOffset.y > 3300)
        try screen.button("at 100").tap()
        #expect(taps == 2 && scrollView.contentOffset.y < 200)
        scrollView.isScrollEnabled = false
        #expect(throws: ElementError.self) { try screen.button("at 3800").tap() }
    }

    @Test("A row that is not made yet is scrolled to, and chosen by its text")
    func rows() throws {
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            var chosen: [Int] = []

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }

            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                chosen.append(indexPath.row)
            }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        table.accessibilityIdentifier = "table"
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.delegate = source
        screen.window.addSubview(table)
        try screen.element("Row 3", ofType: UITableViewCell.self).tap()
        try screen.text("Row 5").tap()
        #expect(!screen.button("Row 80").exists)
        try screen.element("table").scroll(to: screen.button("Row 80"))
        try screen.button("Row 80").tap()
        #expect(source.chosen == [3, 5, 80])
        #expect(throws: ElementError.self) { try screen.element("table").scroll(to: screen.button("Row 200")) }
    }

    @Test("A stroke that shows a row's actions did something, though no code of the application's ran")
    func ownParts() throws {
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            var deleted: [Int] = []

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }

            func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
                    self?.deleted.append(indexPath.row)
                    done(false)
                }
                return UISwipeActionsConfiguration(actions: [delete])
            }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        table.dataSource = source
        table.delegate = source
        screen.window.addSubview(table)
        try screen.element("Row 1", ofType: UITableViewCell.self).swipe(.left)
        screen.advance(by: 1)
        try screen.button("Delete").tap()
        #expect(source.deleted == [1])
    }

    @Test("A table that is pulled refreshes")
    func refreshing() throws {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scrollView.accessibilityIdentifier = "list"
        scrollView.contentSize = CGSize(width: 390, height: 2000)
        let refresh = UIRefreshControl()
        var count = 0
        refresh.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        scrollView.refreshControl = refresh
        screen.window.addSubview(scrollView)
        screen.settle()
        try screen.element("list").pullToRefresh()
        #expect(count == 1)
    }

    @Test("AX23: a rotor is turned by its name, at whatever it is offered for")
    func rotors() throws {
        let list = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let rows = (0..<3).map { number in
            let row = UILabel(frame: CGRect(x: 0, y: CGFloat(number) * 50, width: 300, height: 44))
            row.text = number == 1 ? "Milk" : "Warning \(number)"
            return row
        }
        for row in rows { list.addSubview(row) }
        list.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Warnings") { predicate in
                let step = predicate.searchDirection == .next ? 1 : -1
                var place = (rows.firstIndex { $0 === predicate.currentItem.targetElement } ?? -1) + step
                while rows.indices.contains(place), rows[place].text == "Milk" { place += step }
                guard rows.indices.contains(place) else { return nil }
                return UIAccessibilityCustomRotorItemResult(targetElement: rows[place], targetRange: nil)
            }
        ]
        screen.window.addSubview(list)
        #expect(try screen.text("Warning 0").rotors == ["Warnings"])
        #expect(try screen.text("Warning 0").turnRotor("Warnings") === rows[2])
        #expect(try screen.text("Warning 2").turnRotor("Warnings") == nil)
        #expect(try screen.text("Milk").turnRotor("Warnings", .previous) === rows[0])
        #expect(throws: ElementError.self) { try screen.text("Milk").turnRotor("Errors") }
    }
}
