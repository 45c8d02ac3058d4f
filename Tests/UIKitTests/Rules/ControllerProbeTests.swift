// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@testable import UIKitCore

/// What UIKit is documented or known to do with view controllers, asked of the whole as an application would.
@MainActor
@Suite("Probes of view controllers")
struct ControllerProbeTests {
    let log = CallLog()
    let screen = TestScreen()

    private final class Controller: UIViewController {
        let log: CallLog
        init(_ log: CallLog) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() { log("didLoad") }
        override func willMove(toParent parent: UIViewController?) {
            log("willMove \(parent == nil ? "nil" : "parent")")
        }
        override func didMove(toParent parent: UIViewController?) { log("didMove \(parent == nil ? "nil" : "parent")") }
    }

    @Test("A controller's view is loaded when it is asked for, once")
    func loading() {
        let controller = Controller(log)
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil && log.take().isEmpty)
        controller.loadViewIfNeeded()
        _ = controller.view
        #expect(log.take() == ["didLoad"] && controller.isViewLoaded)
    }

    @Test("addChild tells that it will move and not that it did; removeFromParent the other way round")
    func containment() {
        let (parent, child) = (UIViewController(), Controller(log))
        parent.addChild(child)
        #expect(log.take() == ["willMove parent"] && parent.children == [child] && child.parent === parent)
        child.removeFromParent()
        #expect(log.take() == ["didMove nil"] && parent.children.isEmpty && child.parent == nil)
    }

    @Test("A controller that presents already does not present a second one")
    func presentingTwice() {
        let root = UIViewController()
        screen.window.rootViewController = root
        let (first, second) = (UIViewController(), UIViewController())
        root.present(first, animated: false)
        root.present(second, animated: false)
        #expect(root.presentedViewController === first && second.presentingViewController == nil)
    }

    @Test("dismiss of what is presented goes to its presenter; that of a presenter takes all above it away")
    func dismissing() {
        let root = UIViewController()
        screen.window.rootViewController = root
        let (first, second) = (UIViewController(), UIViewController())
        root.present(first, animated: false)
        first.present(second, animated: false)
        #expect(second.presentingViewController === first)
        root.dismiss(animated: false)
        #expect(root.presentedViewController == nil && first.view.window == nil && second.view.window == nil)
        root.present(first, animated: false)
        first.dismiss(animated: false)
        #expect(root.presentedViewController == nil)
    }

    @Test("Presentation styles: automatic at first; full screen takes the presenter's view away, over it does not")
    func styles() {
        #expect(
            UIViewController().modalPresentationStyle == .automatic
                || UIViewController().modalPresentationStyle == .pageSheet)
        for (style, stays) in [
            (UIModalPresentationStyle.fullScreen, false), (.overFullScreen, true), (.pageSheet, true),
        ] {
            let (root, presented) = (UIViewController(), UIViewController())
            screen.window.rootViewController = root
            presented.modalPresentationStyle = style
            root.present(presented, animated: false)
            #expect((root.view.window != nil) == stays)
            root.dismiss(animated: false)
            #expect(root.view.window != nil)
        }
    }
}
