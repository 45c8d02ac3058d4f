// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitPickers
import UIKitTesting

@MainActor
@Suite("PK: dates")
final class DatePickerTests {
    let log = CallLog()
    let screen = TestScreen()
    let root = UIViewController()
    let picker = UIDatePicker(frame: CGRect(x: 20, y: 100, width: 320, height: 216))
    let finger: Finger
    let calendar: Calendar

    init() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        calendar.firstWeekday = 2
        self.calendar = calendar
        finger = screen.finger()
        screen.window.rootViewController = root
        picker.calendar = calendar
        picker.timeZone = calendar.timeZone
        picker.locale = Locale(identifier: "en_US")
        picker.preferredDatePickerStyle = .wheels
        picker.addAction(
            UIAction { [log, picker, self] _ in log("changed \(self.text(picker.date))") }, for: .valueChanged)
        root.view.addSubview(picker)
        screen.settle()
    }

    func day(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)) ?? Date()
    }

    func text(_ date: Date) -> String {
        let found = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return "\(found.year ?? 0)-\(found.month ?? 0)-\(found.day ?? 0) \(found.hour ?? 0):\(found.minute ?? 0)"
    }

    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { ($0 as? View).map { [$0] } ?? all(type, in: $0) }
    }

    private var wheels: [UIScrollView] { all(UIScrollView.self, in: picker) }
    private var values: [String?] { wheels.map(\.accessibilityValue) }

    @Test("PK20: wheels and their order are the language's")
    func order() {
        picker.date = day(2026, 11, 23, 15, 7)
        picker.datePickerMode = .date
        screen.settle()
        #expect(values == ["November", "23", "2,026"] || values == ["November", "23", "2026"])
        picker.locale = Locale(identifier: "de_DE")
        screen.settle()
        #expect(values.prefix(2) == ["23", "November"])
        picker.datePickerMode = .time
        screen.settle()
        #expect(values == ["15", "07"])
        picker.locale = Locale(identifier: "en_US")
        screen.settle()
        #expect(values == ["3", "07", "PM"])
        picker.datePickerMode = .yearAndMonth
        screen.settle()
        #expect(wheels.count == 2)
    }

    @Test("PK21: the program's date sends nothing, and is brought within the limits")
    func limits() {
        picker.minimumDate = day(2026, 1, 10)
        picker.maximumDate = day(2026, 1, 20)
        picker.date = day(2026, 2, 1)
        #expect(text(picker.date) == "2026-1-20 0:0")
        picker.date = day(2025, 2, 1)
        #expect(text(picker.date) == "2026-1-10 0:0")
        picker.maximumDate = day(2025, 1, 1)
        picker.date = day(2030, 1, 1)
        #expect(text(picker.date) == "2030-1-1 0:0")
        #expect(log.take() == [])
    }

    @Test("PK22: minutes go down to the interval; one that does not divide an hour is 1")
    func interval() {
        picker.minuteInterval = 15
        picker.date = day(2026, 1, 1, 8, 44)
        #expect(text(picker.date) == "2026-1-1 8:30")
        picker.roundsToMinuteInterval = false
        picker.date = day(2026, 1, 1, 8, 44)
        #expect(text(picker.date) == "2026-1-1 8:44")
        picker.roundsToMinuteInterval = true
        #expect(text(picker.date) == "2026-1-1 8:30")
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
    }

    @Test("PK24: a wheel that a person turns is told when it rests")
    func turning() {
        picker.datePickerMode = .time
        picker.date = day(2026, 1, 1, 8, 30)
        screen.settle()
        let hour = wheels[0].convert(CGPoint(x: wheels[0].bounds.midX, y: wheels[0].bounds.midY), to: nil)
        finger.tap(at: CGPoint(x: hour.x, y: hour.y + 32))
        screen.advance(by: 1)
        #expect(log.take() == ["changed 2026-1-1 9:30"])
        wheels[2].accessibilityIncrement()
        screen.advance(by: 1)
        #expect(log.take() == ["changed 2026-1-1 21:30"])
    }

    @Test("PK23: a day that the month does not have becomes its last")
    func lastDay() {
        picker.datePickerMode = .date
        picker.date = day(2026, 1, 31)
        screen.settle()
        wheels[0].accessibilityIncrement()
        screen.advance(by: 1)
        #expect(log.take() == ["changed 2026-2-28 0:0"])
        #expect(values.prefix(2) == ["February", "28"])
    }

    @Test("PK24: a date beyond a limit goes back to it, with its wheels")
    func beyond() {
        picker.datePickerMode = .date
        picker.maximumDate = day(2026, 1, 20)
        picker.date = day(2026, 1, 19)
        screen.settle()
        wheels[0].accessibilityIncrement()
        screen.advance(by: 2)
        #expect(log.take() == ["changed 2026-1-20 0:0"])
        #expect(values.prefix(2) == ["January", "20"])
    }

    @Test("PK25: hours and minutes go round: after 11 comes 12, and the other half of the day is chosen apart")
    func rounds() {
        picker.datePickerMode = .time
        picker.date = day(2026, 1, 1, 11, 59)
        screen.settle()
        wheels[0].accessibilityIncrement()
        wheels[1].accessibilityIncrement()
        screen.advance(by: 1)
        #expect(values == ["12", "00", "AM"])
        #expect(text(picker.date) == "2026-1-1 0:0")
    }

    @Test("PK26: a countdown is a length of time, and at least a minute")
    func countdown() {
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = 3_725
        screen.settle()
        #expect(picker.countDownDuration == 3_720)
        #expect(values == ["1 hour", "2 min"])
        picker.countDownDuration = 60
        screen.settle()
        wheels[1].accessibilityDecrement()
        screen.advance(by: 1)
        #expect(picker.countDownDuration == 60)
    }

    @Test("PK30: automatic is compact; countdowns, years and times have wheels")
    func styles() {
        picker.preferredDatePickerStyle = .automatic
        #expect(picker.datePickerStyle == .compact)
        picker.preferredDatePickerStyle = .inline
        #expect(picker.datePickerStyle == .inline)
        picker.datePickerMode = .time
        #expect(picker.datePickerStyle == .wheels)
        picker.preferredDatePickerStyle = .compact
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels)
    }

    private func calendarShown() {
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        picker.date = day(2026, 11, 23, 9, 30)
        picker.frame.size = picker.intrinsicContentSize
        screen.settle()
    }

    private func control(_ label: String, in view: UIView) -> UIControl? {
        all(UIControl.self, in: view).first { $0.accessibilityLabel == label }
    }

    @Test("PK31: a calendar's day is chosen by touch, and keeps the time; others of its month stand in weeks")
    func inline() throws {
        calendarShown()
        let monday = try #require(control("Monday, November 23", in: picker))
        let sunday = try #require(control("Sunday, November 1", in: picker))
        #expect(monday.isSelected && monday.accessibilityTraits.contains(.selected))
        #expect(monday.frame.minX == 0 && abs(sunday.frame.maxX - 320) < 0.01)
        finger.tap(try #require(control("Tuesday, November 24", in: picker)))
        #expect(log.take() == ["changed 2026-11-24 9:30"])
        #expect(!monday.isSelected)
    }

    @Test("PK31: months turn by buttons and by swipes; a day beyond a limit is not enabled")
    func months() throws {
        calendarShown()
        picker.maximumDate = day(2026, 12, 5)
        finger.tap(try #require(control("Next month", in: picker)))
        screen.settle()
        #expect(control("Saturday, December 5", in: picker)?.isEnabled == true)
        #expect(control("Sunday, December 6", in: picker)?.isEnabled == false)
        finger.down(at: CGPoint(x: 60, y: 350))
        finger.move(by: CGVector(dx: 200, dy: 0), over: 0.15, steps: 6)
        finger.up()
        screen.settle()
        #expect(control("Monday, November 23", in: picker) != nil)
        #expect(log.take() == [])
    }

    @Test(
        "PK32: a compact picker shows the date on a button, which opens a calendar in a popover, in narrow windows too")
    func compact() throws {
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .compact
        picker.date = day(2026, 11, 23)
        picker.frame.size = picker.intrinsicContentSize
        screen.settle()
        let button = try #require(all(UIButton.self, in: picker).first)
        #expect(button.accessibilityLabel == "Nov 23, 2026")
        finger.tap(button)
        screen.advance(by: 1)
        let opened = try #require(root.presentedViewController)
        finger.tap(try #require(control("Tuesday, November 24", in: opened.view)))
        #expect(log.take() == ["changed 2026-11-24 0:0"])
        #expect(button.accessibilityLabel == "Nov 24, 2026")
        finger.tap(at: CGPoint(x: 380, y: 800))
        screen.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }

    @Test("PO9: the color of what is on the wheels")
    func textColor() {
        let titles = { self.all(UILabel.self, in: self.picker).map(\.textColor) }
        #expect(titles().allSatisfy { $0 == .label } && !titles().isEmpty)
        picker.setValue(UIColor.red, forKeyPath: "textColor")
        screen.settle()
        #expect(titles().allSatisfy { $0 == .red } && !titles().isEmpty)
        picker.datePickerMode = .time
        screen.settle()
        #expect(titles().allSatisfy { $0 == .red } && !titles().isEmpty)
        picker.setValue(0.5, forKey: "alpha")
        #expect(picker.alpha == 0.5)
    }

    @Test("D55: a picker in the keyboard's place has its own height, whatever its frame says")
    func asInputView() {
        let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 34))
        let wheels = UIDatePicker()
        wheels.preferredDatePickerStyle = .wheels
        field.inputView = wheels
        root.view.addSubview(field)
        finger.tap(field)
        screen.advance(by: 1)
        #expect(screen.scene.keyboardFrame?.height == 216 && wheels.bounds.size == CGSize(width: 390, height: 216))
        field.resignFirstResponder()
        screen.advance(by: 1)
        wheels.translatesAutoresizingMaskIntoConstraints = false
        wheels.frame = .zero
        finger.tap(field)
        screen.advance(by: 1)
        #expect(screen.scene.keyboardFrame?.height == 216)
    }
}
