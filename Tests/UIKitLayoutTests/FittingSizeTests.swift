// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLayout

@MainActor
@Suite("J43: containers hear of the sizes that constraints give")
struct FittingSizeTests {
    private final class Container: UIViewController {
        let log = CallLog()
        override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            let size = (container as? UIViewController)?.view.systemLayoutSizeFitting(
                UIView.layoutFittingCompressedSize)
            log("\(size?.width ?? 0) x \(size?.height ?? 0)")
        }
    }

    /// A presentation that hears of the size.
    private final class Presentation: UIPresentationController {
        let log = CallLog()
        override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            log("\(container === presentedViewController)")
        }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        var presentation: Presentation?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            presentation = Presentation(presentedViewController: presented, presenting: presenting)
            return presentation
        }
    }

    let screen = TestScreen(size: CGSize(width: 400, height: 800))

    private func content() -> (controller: UIViewController, box: SizedView) {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        let box = placed(SizedView(100, 50), in: controller.view)
        controller.view.pin(box, 10)
        return (controller, box)
    }

    @Test("J43: a parent hears when the size changes, and not when it stays the same")
    func parents() {
        let container = Container()
        screen.window.rootViewController = container
        let (child, box) = content()
        container.addChild(child)
        container.view.addSubview(child.view)
        screen.settle()
        #expect(container.log.take() == [])
        box.size.height = 80
        screen.settle()
        #expect(container.log.take() == ["120.0 x 100.0"])
        child.view.setNeedsLayout()
        screen.settle()
        #expect(container.log.take() == [])
    }

    @Test("J43: so does the presentation of a controller")
    func presentations() throws {
        let presenter = UIViewController()
        screen.window.rootViewController = presenter
        let (presented, box) = content()
        let delegate = Delegate()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        presenter.present(presented, animated: false)
        screen.settle()
        let presentation = try #require(delegate.presentation)
        #expect(presentation.log.take() == [])
        box.size.width = 120
        screen.settle()
        #expect(presentation.log.take() == ["true"])
    }
}
