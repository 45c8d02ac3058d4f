// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
import UIKitTesting

@MainActor
@Suite("UISegmentedControl")
struct UISegmentedControlTests {
    let log = CallLog()
    let screen = TestScreen()
    /// Each segment is 100 points wide.
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    let finger: Finger

    init() {
        control.frame = CGRect(x: 20, y: 100, width: 300, height: 32)
        screen.window.addSubview(control)
        finger = screen.finger()
        log.values(of: control)
    }

    private func point(in segment: Int) -> CGPoint { CGPoint(x: 70 + 100 * CGFloat(segment), y: 116) }

    private var titles: [String?] { (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } }

    @Test("E48: a tap selects the segment, and tells of it only when the selection changed")
    func tap() {
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        finger.tap(at: point(in: 1))
        finger.tap(at: point(in: 1))
        #expect(control.selectedSegmentIndex == 1 && log.take() == ["valueChanged", "primary"])
    }

    @Test("The segment where the finger lifts is selected; outside none is")
    func slide() {
        finger.down(at: point(in: 0))
        finger.move(to: point(in: 2))
        #expect(control.selectedSegmentIndex == -1)
        finger.up()
        #expect(control.selectedSegmentIndex == 2)
        finger.down(at: point(in: 0))
        finger.move(to: CGPoint(x: 70, y: 400))
        finger.up()
        #expect(control.selectedSegmentIndex == 2)
        finger.down(at: point(in: 0))
        finger.cancel()
        #expect(control.selectedSegmentIndex == 2)
    }

    @Test("A momentary control tells of every tap, and keeps the selection only meanwhile")
    func momentary() {
        control.isMomentary = true
        control.addAction(UIAction { [log, control] _ in log("\(control.selectedSegmentIndex)") }, for: .valueChanged)
        finger.tap(at: point(in: 1))
        finger.tap(at: point(in: 1))
        #expect(log.take() == ["valueChanged", "1", "primary", "valueChanged", "1", "primary"])
        #expect(control.selectedSegmentIndex == -1)
    }

    @Test("A segment that is not enabled cannot be selected by touch")
    func disabledSegment() {
        control.setEnabled(false, forSegmentAt: 1)
        finger.tap(at: point(in: 1))
        finger.down(at: point(in: 0))
        finger.move(to: point(in: 1))
        finger.up()
        #expect(control.selectedSegmentIndex == -1 && !control.isEnabledForSegment(at: 1) && log.take() == [])
    }

    @Test("A segment's action is performed before valueChanged")
    func actions() {
        let actions = ["A", "B"].map { title in
            UIAction(title: title, identifier: UIAction.Identifier(title)) { [log] in
                log("\(title) \($0.sender is UISegmentedControl)")
            }
        }
        let control = UISegmentedControl(frame: CGRect(x: 20, y: 200, width: 200, height: 32), actions: actions)
        screen.window.addSubview(control)
        log.values(of: control)
        finger.tap(at: CGPoint(x: 200, y: 216))
        #expect(log.take() == ["B true", "valueChanged", "primary"])
        #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("B")) == 1)
        #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("C")) == NSNotFound)
        #expect(control.actionForSegment(at: 0) === actions[0])
        control.insertSegment(
            action: UIAction(title: "New", identifier: UIAction.Identifier("A")) { _ in }, at: 2, animated: false)
        #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 0) == "New")
    }

    @Test("The selection stays with its segment when others come and go, and goes with it")
    func changes() {
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: -5, animated: true)
        #expect(titles == ["Zero", "One", "Two", "Three"] && control.selectedSegmentIndex == 2)
        control.insertSegment(withTitle: "Four", at: 99, animated: true)
        control.removeSegment(at: 0, animated: true)
        #expect(titles == ["One", "Two", "Three", "Four"] && control.selectedSegmentIndex == 1)
        control.removeSegment(at: 99, animated: false)
        #expect(titles == ["One", "Two", "Three"])
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == -1)
        control.removeAllSegments()
        control.removeSegment(at: 0, animated: false)
        control.setTitle("x", forSegmentAt: 0)
        #expect(control.numberOfSegments == 0 && control.titleForSegment(at: 0) == nil)
        screen.settle()
        finger.tap(at: point(in: 0))
        #expect(log.take() == [])
    }

    @Test("A selection that there is not is refused; a negative one is none; setting sends nothing")
    func selection() {
        control.selectedSegmentIndex = 2
        control.selectedSegmentIndex = 3
        #expect(control.selectedSegmentIndex == 2)
        #expect(
            screen.application.faults == ["UISegmentedControl has 3 segments; selectedSegmentIndex 3 was refused."])
        control.selectedSegmentIndex = -7
        #expect(control.selectedSegmentIndex == -1 && log.take() == [])
    }

    @Test("Segments that an action takes away in the middle of a touch are not selected")
    func removalWhileTracking() {
        finger.down(at: point(in: 2))
        control.removeSegment(at: 2, animated: false)
        finger.up()
        #expect(control.selectedSegmentIndex == -1)
        control.addAction(UIAction { [control] _ in control.removeAllSegments() }, for: .valueChanged)
        finger.tap(at: point(in: 0))
        #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == -1)
    }

    @Test("Widths: those set first, the rest in equal shares or by content")
    func widths() {
        func divide(_ fixed: [CGFloat], _ isByContent: Bool) -> [CGFloat] {
            SegmentWidths.divide(300, fixed: fixed, content: [10, 20, 30], isByContent: isByContent)
        }
        #expect(divide([0, 0, 0], false) == [100, 100, 100])
        #expect(divide([0, 100, 0], false) == [100, 100, 100])
        #expect(divide([200, 0, 0], false) == [200, 50, 50])
        #expect(divide([0, 0, 0], true) == [50, 100, 150])
        #expect(divide([100, 0, 0], true) == [100, 80, 120])
        #expect(divide([400, 0, 0], false) == [400, 0, 0])
        control.setWidth(200, forSegmentAt: 0)
        control.setWidth(-1, forSegmentAt: 1)
        #expect(control.widthForSegment(at: 0) == 200 && control.widthForSegment(at: 1) == 0)
        #expect(screen.application.faults.count == 1)
        finger.tap(at: point(in: 1))
        #expect(control.selectedSegmentIndex == 0)
    }

    @Test("Items other than titles, images and actions are left out; the height is 32 points")
    func items() {
        let application = screen.application
        let control = UISegmentedControl(items: ["A", 7, "B"])
        #expect(control.numberOfSegments == 2 && control.frame.height == 32 && control.frame.width > 40)
        #expect(
            application.faults == [
                "UISegmentedControl takes titles, images and actions; a Int was left out."
            ])
    }

    @Test("Each segment is a button to assistive technology, the selected one marked")
    func accessibility() {
        control.selectedSegmentIndex = 1
        screen.settle()
        let segments = control.subviews[0].subviews.compactMap { $0 as? UISegmentedControl.SegmentView }
        #expect(segments.map(\.displayAccessibility.label) == ["One", "Two", "Three"])
        #expect(segments.map(\.displayAccessibility.isSelected) == [false, true, false])
        #expect(segments.allSatisfy { $0.displayAccessibility.role == .button })
    }

    private var labels: [UILabel] {
        control.subviews[0].subviews.compactMap { ($0 as? UISegmentedControl.SegmentView)?.label }
    }

    @Test("Titles have the attributes of their state; the chosen one's are its own")
    func attributes() {
        control.setTitleTextAttributes(
            [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
        control.selectedSegmentIndex = 1
        screen.settle()
        #expect(labels.map(\.text) == ["One", "Two", "Three"])
        #expect(labels.map(\.textColor) == [.red, .blue, .red])
        #expect(labels.map(\.font.pointSize) == [20, 13, 20])
        #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .blue)
        control.setTitleTextAttributes(nil, for: .normal)
        control.setTitleTextAttributes(nil, for: .selected)
        screen.settle()
        #expect(labels.map(\.textColor) == [.label, .label, .label])
    }

    @Test("Images behind segments take the place of the control's own look, and images between them of its lines")
    func images() {
        func image(_ width: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: width, height: 4)).image { $0.fill($0.format.bounds) }
        }
        let (plain, chosen, line) = (image(3), image(5), image(2))
        control.setBackgroundImage(plain, for: .normal, barMetrics: .default)
        control.setBackgroundImage(chosen, for: .selected, barMetrics: .default)
        control.setDividerImage(line, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        control.selectedSegmentIndex = 2
        screen.settle()
        let content = control.subviews[0]
        let backs = content.subviews.compactMap { ($0 as? UISegmentedControl.SegmentView)?.subviews[0] as? UIImageView }
        #expect(backs.map(\.image) == [plain, plain, chosen])
        let dividers = content.subviews.compactMap { $0 as? SegmentDivider }.sorted { $0.frame.minX < $1.frame.minX }
        #expect(
            dividers.map(\.frame) == [
                CGRect(x: 99, y: 0, width: 2, height: 32), CGRect(x: 199, y: 0, width: 2, height: 32),
            ])
        #expect(dividers.allSatisfy { !$0.isHidden && ($0.subviews.first as? UIImageView)?.image == line })
        finger.tap(at: point(in: 0))
        screen.settle()
        #expect(backs.map(\.image) == [chosen, plain, plain])
        control.setDividerImage(nil, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        screen.settle()
        #expect(dividers.allSatisfy { $0.isHidden && $0.subviews.isEmpty })
    }
}
