// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// What UIKit is documented or known to do with recognizers and scroll views, asked of the whole as an application would.
@MainActor
@Suite("Probes of recognizers and scroll views")
struct GestureProbeTests {
    let log = CallLog()
    let screen = TestScreen()

    @Test("Defaults of recognizers")
    func defaults() {
        let tap = UITapGestureRecognizer()
        #expect(tap.cancelsTouchesInView && !tap.delaysTouchesBegan && tap.delaysTouchesEnded && tap.isEnabled)
        #expect(tap.requiresExclusiveTouchType && tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
        let press = UILongPressGestureRecognizer()
        #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10 && press.numberOfTapsRequired == 0)
        let pan = UIPanGestureRecognizer()
        #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches >= 1 << 30)
        #expect(UISwipeGestureRecognizer().direction == .right && UIScreenEdgePanGestureRecognizer().edges == [])
        #expect(UIPinchGestureRecognizer().scale == 1 && UIRotationGestureRecognizer().rotation == 0)
    }

    @Test("A recognizer is of one view: the next takes it from the last")
    func oneView() {
        let (first, second) = (UIView(), UIView())
        let tap = UITapGestureRecognizer()
        #expect(first.gestureRecognizers == nil)
        first.addGestureRecognizer(tap)
        second.addGestureRecognizer(tap)
        #expect(tap.view === second && first.gestureRecognizers?.isEmpty == true && second.gestureRecognizers == [tap])
    }

    @Test("Disabling a recognizer in the middle of its gesture cancels it")
    func disabling() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        screen.window.addSubview(view)
        let pan = UIPanGestureRecognizer()
        final class Target: NSObject {
            var states: [UIGestureRecognizer.State] = []
        }
        let target = Target()
        let note = Selector("note:", on: Target.self) { (target: Target, pan: UIPanGestureRecognizer) in
            target.states.append(pan.state)
        }
        pan.addTarget(target, action: note)
        view.addGestureRecognizer(pan)
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 20, y: 20))
        finger.move(to: CGPoint(x: 80, y: 20))
        pan.isEnabled = false
        #expect(target.states.last == .cancelled)
        finger.move(to: CGPoint(x: 120, y: 20))
        finger.up()
        #expect(target.states.last == .cancelled)
    }

    @Test("A tap that is recognized cancels the touch of its view; without cancelsTouchesInView it ends")
    func cancelling() {
        final class Touched: UIView {
            var log: CallLog?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?("began") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log?("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log?("cancelled") }
        }
        let view = Touched(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.log = log
        screen.window.addSubview(view)
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        screen.finger().tap(at: CGPoint(x: 10, y: 10))
        #expect(log.take() == ["began", "cancelled"])
        tap.cancelsTouchesInView = false
        screen.finger().tap(at: CGPoint(x: 10, y: 10))
        #expect(log.take() == ["began", "ended"])
    }

    @Test("Defaults of scroll views")
    func scrollDefaults() {
        let view = UIScrollView()
        #expect(view.bounces && !view.alwaysBounceVertical && !view.alwaysBounceHorizontal && view.isScrollEnabled)
        #expect(view.delaysContentTouches && view.canCancelContentTouches && !view.isPagingEnabled)
        #expect(!view.isDirectionalLockEnabled && view.scrollsToTop && view.decelerationRate == .normal)
        #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
        #expect(abs(UIScrollView.DecelerationRate.normal.rawValue - 0.998) < 1e-9)
        #expect(abs(UIScrollView.DecelerationRate.fast.rawValue - 0.99) < 1e-9)
    }

    @Test("An offset set in code is not limited, calls scrollViewDidScroll once, and not for the same one again")
    func offsets() {
        final class Delegate: NSObject, UIScrollViewDelegate {
            var count = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
        }
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 300)
        let delegate = Delegate()
        view.delegate = delegate
        view.contentOffset = CGPoint(x: 0, y: 900)
        #expect(view.contentOffset.y == 900 && delegate.count == 1)
        view.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
        #expect(delegate.count == 1)
        view.contentOffset = .zero
        view.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: false)
        #expect(view.contentOffset == .zero)
        view.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 10), animated: false)
        #expect(view.contentOffset.y == 60)
    }

    @Test("A scroll view that may not scroll leaves touches to its content at once")
    func disabledScrolling() {
        final class Touched: UIView {
            var isTouched = false
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isTouched = true }
        }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 300)
        let content = Touched(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        scroll.addSubview(content)
        screen.window.addSubview(scroll)
        let first = screen.finger()
        first.down(at: CGPoint(x: 50, y: 50))
        #expect(!content.isTouched)
        first.up()
        content.isTouched = false
        scroll.isScrollEnabled = false
        let second = screen.finger()
        second.down(at: CGPoint(x: 50, y: 50))
        #expect(content.isTouched)
        second.move(to: CGPoint(x: 50, y: 10))
        #expect(scroll.contentOffset == .zero)
    }
}
