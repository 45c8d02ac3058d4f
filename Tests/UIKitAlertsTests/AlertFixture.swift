// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitAlerts
import UIKitCore
import UIKitTesting

/// A window whose root presents an alert.
@MainActor
class AlertFixture {
    let log = CallLog()
    let trace = TraceLog()
    let screen: TestScreen
    let root = UIViewController()
    let finger: Finger
    var alert = UIAlertController()

    init(size: CGSize = CGSize(width: 390, height: 844)) {
        screen = TestScreen(size: size, trace: trace)
        finger = screen.finger()
        screen.window.rootViewController = root
        screen.settle()
    }

    /// Presents an alert whose actions write their titles into the log.
    func present(
        _ style: UIAlertController.Style = .alert, _ actions: [(String, UIAlertAction.Style)],
        fields: Int = 0, prepare: (UIAlertController) -> Void = { _ in }
    ) {
        alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
        for (title, style) in actions {
            alert.addAction(
                UIAlertAction(title: title, style: style) { action in
                    self.log("\(action.title ?? "-"), presented: \(self.root.presentedViewController != nil)")
                })
        }
        for _ in 0..<fields { alert.addTextField() }
        prepare(alert)
        root.present(alert, animated: true)
        screen.advance(by: 0.5)
    }

    /// What became of the newest touch.
    var outcome: String { Verdicts.all(in: trace.entries).last?.outcome.description ?? "none" }

    func finish() { screen.advance(by: 0.5) }

    /// The view of an action, in the window.
    func button(_ title: String) -> UIView? {
        alert.view.firstView { $0 is UIControl && $0.accessibilityLabel == title }
    }

    func middle(_ title: String) -> CGPoint {
        guard let view = button(title) else { return .zero }
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }
}
