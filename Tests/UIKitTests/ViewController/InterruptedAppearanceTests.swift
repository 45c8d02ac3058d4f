// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@MainActor @Suite("An appearance that code interrupts")
struct InterruptedAppearanceTests {
    private final class Child: UIViewController {
        let log: CallLog
        var interferes: (() -> Void)?

        init(_ log: CallLog) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) {
            log("willAppear")
            interferes?()
        }

        override func viewDidAppear(_ animated: Bool) { log("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { log("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { log("didDisappear") }
    }

    private func show(_ child: UIViewController, in root: UIViewController, on screen: TestScreen) {
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        screen.advance(by: 1)
    }

    private func cover(_ root: UIViewController, animated: Bool = false) {
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        root.present(cover, animated: animated)
    }

    @Test("J6: a child whose parent leaves the window in its viewWillAppear is told that it disappears")
    func presentedOver() {
        let screen = TestScreen()
        let log = CallLog()
        let root = UIViewController()
        screen.window.rootViewController = root
        let child = Child(log)
        child.interferes = {
            cover(root)
        }
        show(child, in: root, on: screen)
        #expect(root.presentedViewController != nil && child.view.window == nil)
        #expect(log.take() == ["willAppear", "willDisappear", "didDisappear"])
        child.interferes = nil
        root.dismiss(animated: false)
        screen.advance(by: 1)
        #expect(log.take() == ["willAppear", "didAppear"])
    }

    @Test("J6: a child whose view is taken away while its parent disappears is told the end at once, and once")
    func takenWhileDisappearing() {
        let screen = TestScreen()
        let log = CallLog()
        let root = UIViewController()
        screen.window.rootViewController = root
        let child = Child(log)
        show(child, in: root, on: screen)
        _ = log.take()
        cover(root, animated: true)
        #expect(log.take() == ["willDisappear"])
        child.view.removeFromSuperview()
        #expect(log.take() == ["didDisappear"])
        screen.advance(by: 1)
        #expect(log.take() == [])
    }

    @Test("J6: a root that hides its window in its viewWillAppear is told that it disappears")
    func hiddenWhileAppearing() {
        let screen = TestScreen()
        let log = CallLog()
        let root = Child(log)
        root.interferes = { screen.window.isHidden = true }
        screen.window.rootViewController = root
        screen.advance(by: 1)
        #expect(log.take() == ["willAppear", "willDisappear", "didDisappear"])
        root.interferes = nil
        screen.window.isHidden = false
        screen.advance(by: 1)
        #expect(log.take() == ["willAppear", "didAppear"])
    }

    @Test("J6: the children of a controller that comes back in its viewWillDisappear are told of no half")
    func turnedAround() {
        final class Turning: UIViewController {
            override func viewWillDisappear(_ animated: Bool) { dismiss(animated: false) }
        }
        let screen = TestScreen()
        let log = CallLog()
        let root = Turning()
        screen.window.rootViewController = root
        let child = Child(log)
        show(child, in: root, on: screen)
        #expect(log.take() == ["willAppear", "didAppear"])
        cover(root)
        screen.advance(by: 1)
        #expect(root.presentedViewController == nil && child.view.window != nil)
        #expect(log.take() == [])
    }

    @Test(
        "J6: a controller that lets go of itself while it is told of an appearance goes when the step is over",
        arguments: [false, true])
    func letsGoOfItself(isAppearing: Bool) {
        final class Leaving: UIViewController {
            var log: CallLog?
            var leavesWhileAppearing = false

            override func viewWillAppear(_ animated: Bool) {
                log?("willAppear")
                if leavesWhileAppearing { removeFromParent() }
            }

            override func viewWillDisappear(_ animated: Bool) {
                log?("willDisappear")
                removeFromParent()
            }

            isolated deinit { log?("gone") }
        }
        let screen = TestScreen()
        let log = CallLog()
        let root = UIViewController()
        screen.window.rootViewController = root
        screen.advance(by: 1)
        let view = UIView()
        do {
            let leaving = Leaving()
            (leaving.log, leaving.leavesWhileAppearing) = (log, isAppearing)
            leaving.view = view
            root.addChild(leaving)
        }
        root.view.addSubview(view)
        screen.advance(by: 1)
        view.removeFromSuperview()
        #expect(log.take() == (isAppearing ? ["willAppear", "gone"] : ["willAppear", "willDisappear", "gone"]))
    }

    /// A root with a view that a child's view lies in, which appears with it.
    private func showChildInBox(_ interferes: @escaping (Child, _ box: UIView, TestScreen) -> Void) -> [String] {
        let screen = TestScreen()
        let log = CallLog()
        let root = UIViewController()
        let child = Child(log)
        let box = UIView()
        root.view.addSubview(box)
        root.addChild(child)
        box.addSubview(child.view)
        child.interferes = { [unowned child] in
            child.interferes = nil
            interferes(child, box, screen)
        }
        screen.window.rootViewController = root
        screen.advance(by: 1)
        return log.take()
    }

    @Test("J6: a child that appears with its parent, and whose view is taken away before, is told that it disappears")
    func takenBeforeArrival() {
        let calls = showChildInBox { child, _, _ in child.view.removeFromSuperview() }
        #expect(calls == ["willAppear", "willDisappear", "didDisappear"])
    }

    @Test("A child that appears with its parent, and whose view gets into a window another way, appears all the same")
    func movedBeforeArrival() {
        let calls = showChildInBox { _, box, screen in screen.window.addSubview(box) }
        #expect(calls == ["willAppear", "didAppear"])
    }

    @Test("J6: a child that its parent gives up while both appear begins again with its view")
    func givenUpBeforeArrival() {
        let calls = showChildInBox { child, _, _ in child.removeFromParent() }
        #expect(calls == ["willAppear", "willDisappear", "didDisappear", "willAppear", "didAppear"])
    }

    @Test("A child that a container makes appear by hand, when it has appeared itself, is left to it")
    func byHand() {
        final class Container: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                children.first?.beginAppearanceTransition(true, animated: true)
            }
        }
        let screen = TestScreen()
        let log = CallLog()
        let root = Container()
        let child = Child(log)
        root.addChild(child)
        screen.window.rootViewController = root
        screen.advance(by: 1)
        #expect(log.take() == ["willAppear"])
        root.view.addSubview(child.view)
        child.endAppearanceTransition()
        #expect(log.take() == ["didAppear"])
    }

    @Test("A child that turns around in its viewIsAppearing, while a container ends its transition, does not appear")
    func turnedAroundOnArrival() {
        final class Turning: UIViewController {
            var log: CallLog?
            override func viewIsAppearing(_ animated: Bool) { beginAppearanceTransition(false, animated: false) }
            override func viewDidAppear(_ animated: Bool) { log?("didAppear") }
            override func viewDidDisappear(_ animated: Bool) { log?("didDisappear") }
        }
        let screen = TestScreen()
        let root = UIViewController()
        screen.window.rootViewController = root
        screen.advance(by: 1)
        let child = Turning()
        let log = CallLog()
        child.log = log
        root.addChild(child)
        child.beginAppearanceTransition(true, animated: false)
        root.view.addSubview(child.view)
        child.endAppearanceTransition()
        #expect(log.take() == [])
        child.endAppearanceTransition()
        #expect(log.take() == ["didDisappear"])
    }

    private final class Taker: UIView {
        weak var prey: UIView?

        override func didMoveToWindow() { if window == nil { prey?.removeFromSuperview() } }
    }

    @Test("J3: a child whose view a sibling takes away while all are leaving is told the end")
    func takenWhileLeaving() {
        let screen = TestScreen()
        let log = CallLog()
        let root = UIViewController()
        screen.window.rootViewController = root
        let taker = Taker()
        root.view.addSubview(taker)
        let child = Child(log)
        show(child, in: root, on: screen)
        _ = log.take()
        taker.prey = child.view
        cover(root)
        screen.advance(by: 1)
        #expect(child.view.superview == nil)
        #expect(log.take() == ["willDisappear", "didDisappear"])
    }
}
