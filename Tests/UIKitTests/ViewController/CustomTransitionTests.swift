// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Transitions that the application animates")
struct CustomTransitionTests {
    final class Controller: UIViewController {
        let log: CallLog
        let name: String

        init(_ name: String, _ log: CallLog) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) { log("\(name) will appear") }
        override func viewDidAppear(_ animated: Bool) { log("\(name) did appear") }
        override func viewWillDisappear(_ animated: Bool) { log("\(name) will disappear") }
        override func viewDidDisappear(_ animated: Bool) { log("\(name) did disappear") }
    }

    /// Slides the presented view up and down.
    final class Slider: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        let log: CallLog
        var interaction: UIPercentDrivenInteractiveTransition?
        private var presents = true
        /// Whether it animates by an animator of its own rather than by a block.
        var usesAnimator = false
        /// Whether it also puts the view of the controller below into the container, as old animators do.
        var takesBoth = false

        init(_ log: CallLog) { self.log = log }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            presents = true
            return self
        }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            presents = false
            return self
        }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.5
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            log("animate")
            let controller = context.viewController(forKey: presents ? .to : .from)
            guard let controller, let view = context.view(forKey: presents ? .to : .from) else { return log("no view") }
            let height = context.containerView.bounds.height
            if presents {
                view.frame = context.finalFrame(for: controller)
                view.center.y += height
                context.containerView.addSubview(view)
            }
            if takesBoth, let other = context.viewController(forKey: presents ? .from : .to)?.view {
                context.containerView.insertSubview(other, at: 0)
            }
            let move = { [presents] in view.center.y += presents ? -height : height }
            guard usesAnimator else {
                return UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: move) { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
            let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear, animations: move)
            animator.addCompletion { context.completeTransition($0 == .end) }
            animator.startAnimation()
        }

        func animationEnded(_ transitionCompleted: Bool) { log("ended \(transitionCompleted)") }
    }

    let screen = TestScreen(size: CGSize(width: 200, height: 400))
    let log = CallLog()
    let slider: Slider
    let presenter: Controller
    let presented: Controller

    init() {
        slider = Slider(log)
        presenter = Controller("below", log)
        presented = Controller("above", log)
        presented.modalPresentationStyle = .fullScreen
        presented.transitioningDelegate = slider
        screen.window.rootViewController = presenter
        screen.settle()
        _ = log.take()
    }

    private func present() {
        presenter.present(presented, animated: true) { [log] in log("presented") }
    }

    @Test("VT1: the application's animator puts the view in and moves it; all is over when it says so")
    func presentation() {
        present()
        #expect(presented.view.center.y == 200 && presented.isBeingPresented)
        screen.advance(by: 0.25)
        #expect(presented.view.layer.presentation()?.position.y == 400)
        #expect(log.take() == ["below will disappear", "above will appear", "animate"])
        screen.advance(by: 0.25)
        #expect(log.take() == ["ended true", "above did appear", "below did disappear", "presented"])
        #expect(presented.view.window != nil && presenter.view.window == nil)
    }

    @Test("VT9: the view that a presentation covers is back at its place, wherever the animators put it")
    func takenViews() throws {
        let home = try #require(presenter.view.superview)
        slider.takesBoth = true
        for _ in 0..<2 {
            present()
            screen.advance(by: 0.5)
            #expect(presented.view.window != nil && presenter.view.window == nil && presenter.view.superview === home)
            presented.dismiss(animated: true)
            #expect(presenter.view.superview !== home && presenter.view.window != nil)
            screen.advance(by: 0.5)
            #expect(presenter.view.superview === home && presenter.view.window != nil && presented.view.window == nil)
        }
        slider.interaction = UIPercentDrivenInteractiveTransition()
        present()
        screen.advance(by: 0.5)
        presented.dismiss(animated: true)
        slider.interaction?.update(0.5)
        slider.interaction?.cancel()
        screen.advance(by: 0.5)
        #expect(presented.view.window != nil && presenter.view.window == nil && presenter.view.superview === home)
    }

    @Test("VT10: the presenter's frame is known to the animator where its view stays in place, too")
    func presentersFrame() {
        final class Style: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
            var frames: [CGRect] = []
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }
            func animationController(
                forDismissed dismissed: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
                if let from, let to { frames += [context.initialFrame(for: from), context.finalFrame(for: to)] }
                #expect(context.view(forKey: .from) == nil || context.view(forKey: .to) == nil)
                if let to, let view = context.view(forKey: .to) {
                    view.frame = context.finalFrame(for: to)
                    context.containerView.addSubview(view)
                }
                context.completeTransition(true)
            }
        }
        let style = Style()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = style
        present()
        screen.advance(by: 0.1)
        presented.dismiss(animated: true)
        screen.advance(by: 0.1)
        #expect(presenter.presentedViewController == nil)
        #expect(style.frames == Array(repeating: CGRect(x: 0, y: 0, width: 200, height: 400), count: 4))
    }

    @Test(
        "VT2: a dismissal asks the presented controller's delegate, and takes the view away when the animation is over")
    func dismissal() {
        present()
        screen.advance(by: 1)
        _ = log.take()
        presenter.dismiss(animated: true) { [log] in log("dismissed") }
        #expect(presented.isBeingDismissed && presenter.view.window != nil)
        screen.advance(by: 1)
        #expect(
            log.take() == [
                "above will disappear", "below will appear", "animate", "ended true", "below did appear",
                "above did disappear", "dismissed",
            ])
        #expect(presented.view.window == nil && presenter.presentedViewController == nil)
    }

    @Test(
        "VT8: the rest of a driven transition has the curve and the speed of what drives it; without a finger, the usual ones"
    )
    func completion() throws {
        presenter.present(presented, animated: true)
        let coming = try #require(presented.transitionCoordinator)
        #expect(coming.completionCurve == .easeInOut && coming.completionVelocity == 1)
        screen.advance(by: 1)
        let finger = UIPercentDrivenInteractiveTransition()
        slider.interaction = finger
        presenter.dismiss(animated: true)
        let going = try #require(presented.transitionCoordinator)
        (finger.completionCurve, finger.completionSpeed) = (.easeOut, 3)
        #expect(going.completionCurve == .easeOut && going.completionVelocity == 3)
        finger.finish()
    }

    @Test(
        "VT3, VT4: a finger drives the dismissal; given up, it runs back, and everybody hears the opposite",
        arguments: [false, true])
    func interaction(usesAnimator: Bool) throws {
        slider.usesAnimator = usesAnimator
        present()
        screen.advance(by: 1)
        _ = log.take()
        let finger = UIPercentDrivenInteractiveTransition()
        finger.completionCurve = .linear
        slider.interaction = finger
        presenter.dismiss(animated: true) { [log] in log("dismissed") }
        let coordinator = try #require(presented.transitionCoordinator)
        #expect(coordinator.completionCurve == .linear && coordinator.completionVelocity == 1)
        coordinator.animate(alongsideTransition: nil) { [log] in log("over, cancelled \($0.isCancelled)") }
        finger.update(0.4)
        #expect(coordinator.isInteractive && coordinator.percentComplete == 0.4)
        #expect(presented.view.layer.presentation()?.position.y == 360)
        screen.advance(by: 5)
        #expect(presented.view.layer.presentation()?.position.y == 360)
        finger.cancel()
        screen.advance(by: 0.1)
        #expect((200.0..<320).contains(Double(presented.view.layer.presentation()?.position.y ?? 0)))
        screen.advance(by: 0.2)
        #expect(presented.view.center.y == 200 && presented.presentingViewController === presenter)
        #expect(
            log.take() == [
                "above will disappear", "below will appear", "animate", "ended false", "below will disappear",
                "below did disappear", "above will appear", "above did appear", "over, cancelled true",
            ])
        presenter.dismiss(animated: true) { [log] in log("dismissed") }
        finger.update(0.5)
        finger.finish()
        screen.advance(by: 0.3)
        #expect(presented.view.window == nil && log.take().last == "dismissed")
    }
}
