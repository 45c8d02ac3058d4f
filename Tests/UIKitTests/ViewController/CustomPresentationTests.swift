// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("J: presentation controllers and coordinators")
final class CustomPresentationTests: PresentationFixture {
    @Test("A presentation in a context covers the nearest controller that defines one")
    func context() {
        let child = LoggingController("child", log: log)
        a.addChild(child)
        a.view.addSubview(child.view)
        child.view.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
        let inner = UIViewController()
        child.addChild(inner)
        child.view.addSubview(inner.view)
        child.definesPresentationContext = true
        screen.settle()
        _ = log.take()
        b.modalPresentationStyle = .currentContext
        inner.present(b, animated: false)
        #expect(b.presentingViewController === child)
        #expect(b.presentationController?.containerView?.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
        #expect(b.presentationController?.containerView?.superview === a.view)
        #expect(child.view.window == nil && a.view.window != nil)
        #expect(
            log.take() == [
                "child.willDisappear+", "b.willAppear", "b.isAppearing+", "b.didAppear+", "child.didDisappear",
            ])
        inner.dismiss(animated: false)
        #expect(child.view.superview === a.view)
        #expect(a.view.subviews.count == 1)
    }

    final class Half: UIPresentationController {
        var log: CallLog!
        override var frameOfPresentedViewInContainerView: CGRect {
            CGRect(x: 0, y: 400, width: 390, height: 444)
        }
        override func presentationTransitionWillBegin() { log("presenting \(containerView?.window != nil)") }
        override func presentationTransitionDidEnd(_ completed: Bool) { log("presented \(completed)") }
        override func dismissalTransitionWillBegin() { log("dismissing") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { log("dismissed \(completed)") }
    }

    final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
        let log: CallLog

        init(_ log: CallLog) {
            self.log = log
        }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let made = Half(presentedViewController: presented, presenting: presenting)
            made.log = log
            return made
        }
    }

    @Test("C8: a custom presentation controller places the view and hears of every step")
    func custom() {
        let transitioning = Transitioning(log)
        b.transitioningDelegate = transitioning
        present(.custom)
        #expect(
            log.take() == [
                "presenting true", "b.willAppear", "b.isAppearing+", "b.didAppear+", "presented true", "presented",
            ])
        #expect(b.view.frame == CGRect(x: 0, y: 400, width: 390, height: 444))
        #expect(b.presentationController is Half)
        #expect(b.presentationController?.presentingViewController === a)
        a.dismiss(animated: false)
        #expect(log.take() == ["dismissing", "b.willDisappear+", "b.didDisappear", "dismissed true"])
        present(.custom, animated: true)
        a.dismiss(animated: false)
        #expect(
            log.take() == [
                "presenting true", "b.willAppear", "b.isAppearing+", "presented false", "dismissing",
                "b.willDisappear+",
                "b.didDisappear", "dismissed true", "presented",
            ])
    }

    @Test("A transition's coordinator runs code along with it and after it")
    func coordinator() {
        b.onCall = { call in
            guard call == "willAppear" else { return }
            self.b.transitionCoordinator?.animate { context in
                self.log("alongside \(context.transitionDuration)")
            } completion: {
                self.log("completed \($0.isCancelled)")
            }
        }
        present(.pageSheet, animated: true)
        #expect(log.take() == ["b.willAppear", "b.isAppearing+", "alongside 0.4"])
        screen.advance(by: 0.5)
        #expect(log.take() == ["b.didAppear+", "completed false", "presented"])
        #expect(b.transitionCoordinator == nil)
    }
}
