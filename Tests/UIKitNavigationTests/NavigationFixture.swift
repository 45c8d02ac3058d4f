// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore
import UIKitNavigation
import UIKitTesting

/// A controller that writes every call of its life into a log: "+" after those that came with the view in a window.
class LoggingPage: UIViewController {
    let name: String
    let log: CallLog
    /// Run after a call was written down, with the call's name.
    var onCall: ((String) -> Void)?

    init(_ name: String, log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) {
        log("\(name).\(call)\(viewIfLoaded?.window == nil ? "" : "+")")
        onCall?(call)
    }

    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note(parent == nil ? "willLeave" : "willJoin")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note(parent == nil ? "didLeave" : "didJoin")
    }
}

/// A window whose root is a navigation controller that shows "a"; "b" and "c" can be pushed.
@MainActor
class NavigationFixture: NSObject, UINavigationControllerDelegate {
    let log = CallLog()
    let trace = TraceLog()
    let screen: TestScreen
    let a: LoggingPage
    let b: LoggingPage
    let c: LoggingPage
    let navigation: UINavigationController
    let finger: Finger

    override convenience init() {
        self.init(UINavigationController())
    }

    init(_ navigation: UINavigationController) {
        screen = TestScreen(trace: trace)
        self.navigation = navigation
        a = LoggingPage("a", log: log)
        b = LoggingPage("b", log: log)
        c = LoggingPage("c", log: log)
        finger = screen.finger()
        super.init()
        navigation.viewControllers = [a]
        screen.window.rootViewController = navigation
        screen.settle()
        navigation.delegate = self
        _ = log.take()
        trace.removeAll()
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { log("willShow \(viewController.title ?? "-")") }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { log("didShow \(viewController.title ?? "-")") }

    /// Pushes without motion, and forgets the calls.
    func pushQuietly(_ controllers: UIViewController...) {
        for controller in controllers { navigation.pushViewController(controller, animated: false) }
        screen.settle()
        _ = log.take()
        trace.removeAll()
    }

    /// A finger from the edge to a place, in steps of a display's frames.
    func swipe(from start: CGFloat = 2, to end: CGFloat, over duration: TimeInterval = 0.5, y: CGFloat = 400) {
        finger.down(at: CGPoint(x: start, y: y))
        finger.move(to: CGPoint(x: end, y: y), over: duration, steps: 12)
    }

    /// Lifts a finger that rested, so that its place decides.
    func liftAtRest() {
        screen.advance(by: 0.2)
        finger.up()
    }

    /// What became of the newest touch, in small letters.
    var outcome: String { plain(Verdicts.all(in: trace.entries).last?.outcome.description.lowercased() ?? "none") }

    private func plain(_ text: String) -> String {
        text.split(separator: " ").filter { !$0.hasPrefix("#") }.joined(separator: " ")
    }

    var bar: UINavigationBar { navigation.navigationBar }

    /// The back button on the screen.
    var backButton: UIButton? { find(bar) { $0.accessibilityIdentifier == "BackButton" } }

    func find(_ view: UIView, where matches: (UIButton) -> Bool) -> UIButton? {
        view.firstView { ($0 as? UIButton).map(matches) ?? false } as? UIButton
    }

    func button(_ label: String) -> UIButton? { find(bar) { $0.accessibilityLabel == label } }
}
