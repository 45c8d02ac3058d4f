// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// What everybody who writes for iOS expects, apart from the rules: found by asking, kept since.
@MainActor
@Suite("Everyday expectations, another thirty")
struct EverydayProbeTests {
    private let screen = TestScreen()
    private let log = CallLog()

    private final class Parent: UIView {
        let log: CallLog
        init(_ log: CallLog) {
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        required init?(coder: NSCoder) { nil }
        override func didAddSubview(_ subview: UIView) { log("didAdd") }
        override func willRemoveSubview(_ subview: UIView) { log("willRemove") }
    }

    private final class Child: UIView {
        let log: CallLog
        init(_ log: CallLog) {
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        required init?(coder: NSCoder) { nil }
        override func willMove(toSuperview newSuperview: UIView?) {
            log("will \(newSuperview == nil ? "leave" : "come")")
        }
        override func didMoveToSuperview() { log("did \(superview == nil ? "leave" : "come")") }
        override func didMoveToWindow() { log("window \(window != nil)") }
        override func tintColorDidChange() { log("tint") }
    }

    @Test("1–3: a subview hears will, window, did; its superview hears of it; a removed one has no window")
    func moving() {
        let (parent, child) = (Parent(log), Child(log))
        screen.window.addSubview(parent)
        parent.addSubview(child)
        #expect(log.take().filter { $0 != "tint" } == ["will come", "window true", "did come", "didAdd"])
        child.removeFromSuperview()
        #expect(Set(log.take().filter { $0 != "tint" }) == ["will leave", "willRemove", "window false", "did leave"])
        #expect(child.window == nil && child.superview == nil && parent.subviews.isEmpty)
    }

    @Test("4–6: subviews are exchanged, put below another, and sent to the back")
    func order() {
        let parent = UIView()
        let views = (0..<3).map { _ in UIView() }
        views.forEach(parent.addSubview)
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews == [views[2], views[1], views[0]])
        parent.insertSubview(views[0], belowSubview: views[2])
        #expect(parent.subviews == [views[0], views[2], views[1]])
        parent.sendSubviewToBack(views[1])
        #expect(parent.subviews.first === views[1] && parent.subviews.count == 3)
    }

    @Test("7–9: a tint color is inherited, told to those below, and taken back with nil")
    func tint() {
        let (parent, child) = (UIView(), Child(log))
        parent.addSubview(child)
        screen.window.addSubview(parent)
        _ = log.take()
        parent.tintColor = .red
        #expect(child.tintColor == .red && log.take().contains("tint"))
        child.tintColor = .green
        _ = log.take()
        parent.tintColor = .blue
        #expect(child.tintColor == .green && log.take() == [])
        child.tintColor = nil
        #expect(child.tintColor == .blue)
    }

    @Test("10–12: a layer and its view are one: position, clipping, opacity")
    func layers() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.layer.position == CGPoint(x: 25, y: 40) && view.layer.bounds == view.bounds)
        view.layer.masksToBounds = true
        view.layer.opacity = 0.5
        #expect(view.clipsToBounds && view.alpha == 0.5)
        view.center = .zero
        #expect(view.layer.frame.origin == CGPoint(x: -15, y: -20))
    }

    @Test("13–15: states of a control add up; the control is told whenever one changes")
    func states() {
        let button = UIButton(type: .custom)
        button.setTitle("plain", for: .normal)
        button.setTitle("chosen", for: .selected)
        button.isSelected = true
        button.isHighlighted = true
        #expect(button.state == [.selected, .highlighted] && button.currentTitle == "plain")
        button.isHighlighted = false
        #expect(button.currentTitle == "chosen")
        button.isEnabled = false
        #expect(button.state == [.selected, .disabled] && button.title(for: .disabled) == "plain")
    }

    @Test("16–17: segments are inserted and taken away with their selection")
    func segments() {
        let control = UISegmentedControl(items: ["a", "c"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "b", at: 1, animated: false)
        #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 1) == "b")
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("18–19: a held stepper repeats, and one that wraps goes round")
    func stepping() {
        let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
        stepper.maximumValue = 2
        stepper.wraps = true
        stepper.addAction(UIAction { [log] _ in log("\(Int(stepper.value))") }, for: .valueChanged)
        screen.window.addSubview(stepper)
        screen.settle()
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 80, y: 16))
        screen.advance(by: 3)
        finger.up()
        let values = log.take()
        #expect(values.count > 3 && values.prefix(4) == ["1", "2", "0", "1"])
    }

    @Test("20–21: two taps wait for no third; a recognizer of one tap that requires their failure fails with them")
    func doubleTap() {
        final class Target: UIResponder {
            let log: CallLog
            init(_ log: CallLog) { self.log = log }
            func once(_ tap: UITapGestureRecognizer) { log("once") }
            func twice(_ tap: UITapGestureRecognizer) { log("twice") }
        }
        let target = Target(log)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (once, twice) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        once.addTarget(target, action: Target.once)
        twice.addTarget(target, action: Target.twice)
        twice.numberOfTapsRequired = 2
        once.require(toFail: twice)
        view.addGestureRecognizer(once)
        view.addGestureRecognizer(twice)
        screen.window.addSubview(view)
        let finger = screen.finger()
        for _ in 0..<2 {
            finger.down(at: CGPoint(x: 50, y: 50))
            screen.advance(by: 0.05)
            finger.up()
            screen.advance(by: 0.1)
        }
        #expect(log.take() == ["twice"])
        screen.advance(by: 1)
        finger.down(at: CGPoint(x: 50, y: 50))
        finger.up()
        #expect(log.take() == [])
        screen.advance(by: 1)
        #expect(log.take() == ["once"])
    }

    @Test("22–23: a removed recognizer has no view; a view without any has none, not an empty list")
    func recognizers() {
        let (view, tap) = (UIView(), UITapGestureRecognizer())
        #expect(view.gestureRecognizers == nil)
        view.addGestureRecognizer(tap)
        #expect(tap.view === view && view.gestureRecognizers == [tap])
        view.removeGestureRecognizer(tap)
        #expect(tap.view == nil && view.gestureRecognizers?.isEmpty != false)
    }

    @Test("24–25: a field that clears on beginning is empty when it is edited; return asks the delegate")
    func fields() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var returns = 0
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                returns += 1
                textField.resignFirstResponder()
                return true
            }
        }
        let delegate = Delegate()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.text = "old"
        field.clearsOnBeginEditing = true
        field.delegate = delegate
        screen.window.addSubview(field)
        field.becomeFirstResponder()
        #expect(field.text == "" && field.isEditing)
        screen.send(
            .key(
                KeySample(
                    isDown: true, usage: .keyboardReturnOrEnter, characters: "\r", charactersIgnoringModifiers: "\r")))
        #expect(delegate.returns == 1 && !field.isFirstResponder)
    }

    @Test("26: a scroll view that is dragged says so, and that it is touched")
    func scrolling() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1000)
        screen.window.addSubview(scroll)
        screen.settle()
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 50, y: 80))
        #expect(scroll.isTracking && !scroll.isDragging)
        finger.move(to: CGPoint(x: 50, y: 20), over: 0.1, steps: 6)
        #expect(scroll.isDragging && scroll.contentOffset.y > 40)
        finger.up()
        #expect(!scroll.isTracking && scroll.isDecelerating)
        screen.advance(by: 10)
        #expect(!scroll.isDecelerating)
    }

    @Test("27–28: points convert to the window and to a view beside")
    func conversion() {
        let (left, right) = (
            UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)),
            UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
        )
        screen.window.addSubview(left)
        screen.window.addSubview(right)
        #expect(left.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 11, y: 12))
        #expect(left.convert(left.bounds, to: right) == CGRect(x: -90, y: 10, width: 50, height: 50))
    }

    @Test("29–30: an animation's completion comes once, also when it was cut short; nothing to animate ends at once")
    func completions() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(view)
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { [log] in log("\($0)") })
        screen.advance(by: 0.5)
        view.layer.removeAllAnimations()
        screen.advance(by: 2)
        #expect(log.take() == ["false"])
        UIView.animate(withDuration: 1, animations: {}, completion: { [log] in log("\($0)") })
        screen.advance(by: 0.01)
        #expect(log.take() == ["true"])
    }
}
