// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("E: rules about controls and actions that no other suite is about")
struct ControlRuleTests {
    let log = CallLog()
    let screen = TestScreen()

    @Test("E7: isTouchInside is false before and after tracking")
    func insideOnlyWhileTracking() {
        let control = LoggingControl(log: log)
        screen.window.addSubview(control)
        #expect(!control.isTouchInside)
        let finger = screen.finger()
        finger.down(on: control)
        #expect(control.isTracking && control.isTouchInside)
        finger.up()
        #expect(!control.isTracking && !control.isTouchInside)
        finger.down(on: control)
        finger.cancel()
        #expect(!control.isTracking && !control.isTouchInside)
    }

    @Test("E9: without overrides a control begins and goes on tracking")
    func defaultsFollow() {
        let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        screen.window.addSubview(control)
        log(control)
        let finger = screen.finger()
        finger.down(on: control)
        finger.move(by: CGVector(dx: 5, dy: 0))
        finger.up()
        #expect(log.take() == ["touchDown", "touchDragInside", "touchUpInside"])
    }

    @Test("E18: touchDragEnter comes only after a drag that began inside had left")
    func enterNeedsExit() {
        let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        screen.window.addSubview(control)
        log(control, every: [(.touchDragEnter, "enter"), (.touchDragExit, "exit")])
        // From outside: the control never hears of the touch.
        let stranger = screen.finger()
        stranger.down(at: at(10, 400))
        stranger.move(to: at(150, 150))
        stranger.up()
        #expect(log.take() == [])
        let finger = screen.finger()
        finger.down(on: control)
        finger.move(by: CGVector(dx: 20, dy: 0))
        #expect(log.take() == [])
        finger.move(to: at(350, 150))
        finger.move(to: at(150, 150))
        #expect(log.take() == ["exit", "enter"])
    }

    @Test(
        "E27: a target that is given gets the message, and no chain is walked; the answer says whether it was performed"
    )
    func givenTarget() {
        let trace = TraceLog()
        screen.application.traceSink = trace
        let parent = Receiver(log: log)
        let target = Receiver(log: log)
        screen.window.addSubview(parent)
        parent.addSubview(target)
        #expect(screen.application.sendAction(.note, to: target, from: parent, for: nil))
        #expect(log.take() == ["note"])
        #expect(trace.events.compactMap(\.asked) == [[]])
        let deaf = UIView()
        parent.addSubview(deaf)
        #expect(!screen.application.sendAction(.note, to: deaf, from: deaf, for: nil))
        #expect(log.take() == [])
    }

    @Test("E32, E34: with no first responder a nil target starts at the sender, and its superviews come after it")
    func startsAtSender() {
        let parent = Receiver(log: log)
        let sender = UIView()
        screen.window.addSubview(parent)
        parent.addSubview(sender)
        #expect(screen.application.sendAction(.note, to: nil, from: sender, for: nil))
        #expect(log.take() == ["note"])
        #expect(!screen.application.sendAction(.note, to: nil, from: nil, for: nil))
    }

    @Test("E36: an action that nobody takes is no error: false, and nothing is reported as a mistake")
    func nobody() {
        let trace = TraceLog()
        screen.application.traceSink = trace
        let sender = UIView()
        screen.window.addSubview(sender)
        #expect(!screen.application.sendAction(.note, to: nil, from: sender, for: nil))
        #expect(trace.events.contains { if case .action = $0 { true } else { false } })
        #expect(!trace.events.contains { if case .fault = $0 { true } else { false } })
    }

    @Test("E38: a button of a presented controller does not reach a presenter that stays out of it")
    func presenterStaysOut() {
        let presenter = NotingController(log: log)
        screen.window.rootViewController = presenter
        let presented = UIViewController()
        presenter.present(presented, animated: false)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        presented.view.addSubview(button)
        screen.settle()
        button.addTarget(nil, action: Selector.note, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(log.take() == ["note"])
        presenter.performs = false
        button.sendActions(for: .touchUpInside)
        #expect(log.take() == [])
    }

    @Test("E53: controls follow touches themselves: none brings a recognizer")
    func noRecognizers() {
        let controls = [
            UIControl(), UIButton(type: .system), UISwitch(), UISlider(), UIStepper(), UISegmentedControl(),
            UIPageControl(),
        ]
        #expect(controls.allSatisfy { ($0.gestureRecognizers ?? []).isEmpty })
    }
}

extension Selector {
    fileprivate static let note = Selector("note:", on: (any Noting).self) { target, sender in target.note(sender) }
}

@MainActor
private protocol Noting {
    func note(_ sender: Any?)
}

private final class Receiver: UIView, Noting {
    private let log: CallLog

    init(log: CallLog) {
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func note(_ sender: Any?) { log("note") }
}

private final class NotingController: UIViewController, Noting {
    private let log: CallLog
    var performs = true

    init(log: CallLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var performsActionsWhilePresentingModally: Bool { performs }

    func note(_ sender: Any?) { log("note") }
}

extension TraceEvent {
    fileprivate var asked: [ActionNote.Answer]? {
        if case .action(let note) = self { note.asked } else { nil }
    }
}
