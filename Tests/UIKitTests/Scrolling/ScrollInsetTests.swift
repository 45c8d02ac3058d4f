// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Insets and offsets of a scroll view: by its behavior, by its controller, and before it has a window")
struct ScrollInsetTests {
    let screen = TestScreen(size: CGSize(width: 300, height: 600))
    let log = CallLog()
    let delegate: ScrollLog
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    init() {
        delegate = ScrollLog(log)
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        scrollView.delegate = delegate
    }

    private var inset: UIEdgeInsets { scrollView.adjustedContentInset }

    private func resize() {
        screen.resize(
            to: CGSize(width: 300, height: 600), safeArea: UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 20))
    }

    @Test("G125: the safe area of a place on the way of a layout does not stay")
    func placesOnTheWay() {
        final class Mover: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                guard let first = subviews.first else { return }
                first.frame = CGRect(x: 0, y: 0, width: 300, height: bounds.height - 200)
                first.layoutIfNeeded()
                first.frame.origin.y = 100
            }
        }
        resize()
        let mover = Mover(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        mover.addSubview(scrollView)
        screen.window.addSubview(mover)
        screen.settle()
        #expect(scrollView.safeAreaInsets.top == 0 && inset.top == 0 && scrollView.contentOffset.y == 0)
        mover.frame.size.height = 450
        screen.settle()
        #expect(scrollView.safeAreaInsets.top == 0 && inset.top == 0 && scrollView.contentOffset.y == 0)
    }

    @Test("The safe area counts automatically along an axis that scrolls or bounces, and always where it is told to")
    func behaviors() {
        screen.window.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 100, height: 100)
        resize()
        #expect(inset == .zero)
        scrollView.alwaysBounceVertical = true
        scrollView.contentInset.top = 1
        #expect(inset == UIEdgeInsets(top: 51, left: 0, bottom: 0, right: 0))
        scrollView.alwaysBounceVertical = false
        scrollView.alwaysBounceHorizontal = true
        scrollView.contentInset.top = 0
        #expect(inset == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
        scrollView.alwaysBounceHorizontal = false
        scrollView.contentInsetAdjustmentBehavior = .always
        #expect(inset == UIEdgeInsets(top: 50, left: 10, bottom: 0, right: 20))
        scrollView.contentInsetAdjustmentBehavior = .automatic
        scrollView.contentSize = CGSize(width: 400, height: 2000)
        scrollView.contentInset.top = 1
        #expect(inset == UIEdgeInsets(top: 51, left: 10, bottom: 0, right: 20))
        // Content that a finger cannot scroll is at the edge.
        scrollView.isScrollEnabled = false
        #expect(inset == UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
        scrollView.isScrollEnabled = true
        #expect(inset == UIEdgeInsets(top: 51, left: 10, bottom: 0, right: 20))
    }

    @Test("A scroll view that gets as large as its content scrolls no more, and needs no safe area; it says so itself")
    func grows() {
        final class Told: UIScrollView {
            var count = 0
            override func adjustedContentInsetDidChange() { count += 1 }
        }
        let view = Told(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.contentSize = CGSize(width: 300, height: 420)
        screen.window.addSubview(view)
        resize()
        #expect(view.adjustedContentInset.top == 50 && view.count == 1)
        view.frame.size.height = 440
        screen.settle()
        #expect(view.adjustedContentInset.top == 0 && view.count == 2)
    }

    @Test("Insets count as content: with them it scrolls where it would fit without")
    func insetsScroll() {
        screen.window.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 280, height: 370)
        resize()
        scrollView.contentInset = UIEdgeInsets(top: 15, left: 10, bottom: 15, right: 10)
        #expect(inset == scrollView.contentInset)
        scrollView.contentInset = UIEdgeInsets(top: 15, left: 10, bottom: 16, right: 11)
        #expect(inset == UIEdgeInsets(top: 65, left: 20, bottom: 16, right: 31))
    }

    @Test("A controller may keep the safe area from the scroll view that is its view, or lies in it")
    func controller() {
        final class Controller: UIViewController {
            let scrollView: UIScrollView
            init(_ scrollView: UIScrollView) {
                self.scrollView = scrollView
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func loadView() { view = scrollView }
        }
        resize()
        let controller = Controller(scrollView)
        screen.window.rootViewController = controller
        screen.settle()
        #expect(inset.top == 50)
        let (other, inner) = (UIViewController(), UIScrollView(frame: scrollView.frame))
        inner.contentSize = scrollView.contentSize
        other.view.addSubview(inner)
        screen.window.rootViewController = other
        screen.settle()
        #expect(inner.adjustedContentInset.top == 50)
        other.automaticallyAdjustsScrollViewInsets = false
        inner.contentInset.top = 1
        #expect(inner.adjustedContentInset.top == 1)
        inner.contentInsetAdjustmentBehavior = .always
        #expect(inner.adjustedContentInset.top == 51)
    }

    @Test("G121: in a stack of controllers content begins below the bar also where it does not scroll")
    func stack() {
        final class Stack: UIViewController, ControllerStack {
            func startWaitingTransition() {}
        }
        resize()
        let (stack, controller) = (Stack(), UIViewController())
        stack.addChild(controller)
        controller.view.frame = stack.view.bounds
        stack.view.addSubview(controller.view)
        scrollView.contentSize = CGSize(width: 100, height: 100)
        controller.view.addSubview(scrollView)
        screen.window.rootViewController = stack
        screen.settle()
        #expect(inset == UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    }

    @Test("G117: with a window, content that scrolls goes to its beginning under the insets that it got before")
    func arrives() {
        scrollView.contentSize = CGSize(width: 900, height: 2000)
        scrollView.contentInset = UIEdgeInsets(top: 30, left: 10, bottom: 20, right: 10)
        #expect(scrollView.contentOffset == .zero)
        screen.window.addSubview(scrollView)
        #expect(scrollView.contentOffset == CGPoint(x: -10, y: -30))
        // What it gets while it is away counts when it comes back.
        scrollView.removeFromSuperview()
        scrollView.contentInset.top = 70
        #expect(scrollView.contentOffset == CGPoint(x: -10, y: -30))
        screen.window.addSubview(scrollView)
        #expect(scrollView.contentOffset == CGPoint(x: -10, y: -70))
        scrollView.contentOffset = CGPoint(x: 5, y: 6)
        scrollView.removeFromSuperview()
        screen.window.addSubview(scrollView)
        #expect(scrollView.contentOffset == CGPoint(x: 5, y: 6))
        // An offset in an inset that has gone meanwhile is beyond the edge.
        scrollView.contentOffset.y = 1620
        scrollView.removeFromSuperview()
        scrollView.contentInset = .zero
        #expect(scrollView.contentOffset.y == 1620)
        screen.window.addSubview(scrollView)
        #expect(scrollView.contentOffset.y == 1600)
        // The window's safe area counts from the first moment on.
        scrollView.removeFromSuperview()
        resize()
        screen.window.addSubview(scrollView)
        #expect(inset.top == 50)
    }

    @Test("G117: without a window content that shrinks ends at its own end, and an offset in the insets stays")
    func shrinksWithoutWindow() {
        scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
        scrollView.contentOffset.y = 1500
        scrollView.contentSize.height = 1000
        #expect(scrollView.contentOffset.y == 600)
        scrollView.contentOffset.y = -30
        scrollView.contentSize.height = 1100
        #expect(scrollView.contentOffset.y == -30)
    }

    @Test("An offset beyond an edge that the application sets before the first layout stays")
    func beforeLayout() {
        screen.window.addSubview(scrollView)
        scrollView.contentOffset.y = -50
        screen.settle()
        #expect(scrollView.contentOffset.y == -50)
        // A layout for another size looks at the offset once.
        scrollView.frame.size.height = 300
        screen.settle()
        #expect(scrollView.contentOffset.y == 0)
        scrollView.contentOffset.y = -50
        scrollView.setNeedsLayout()
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentOffset.y == -50)
    }

    @Test("PO1: an observer hears of the content's size and inset, each time that they change")
    func observed() {
        var observations: [NSKeyValueObservation] = []
        observations.append(
            scrollView.observe(\.contentSize, options: [.new]) { [log] _, change in
                log("size \(change.newValue?.height ?? 0)")
            })
        observations.append(
            scrollView.observe(\.contentInset, options: [.new]) { [log] _, change in
                log("inset \(change.newValue?.top ?? 0)")
            })
        scrollView.contentSize.height = 700
        scrollView.contentSize.height = 700
        #expect(log.take() == ["size 700.0"])
        scrollView.contentInset.top = 7
        scrollView.contentInset.top = 7
        #expect(log.take().filter { $0.hasPrefix("inset") } == ["inset 7.0"])
        for observation in observations { observation.invalidate() }
    }

    @Test("What a scroll view begins with")
    func defaults() {
        let fresh = UIScrollView()
        #expect(fresh.bounces && fresh.bouncesHorizontally && fresh.bouncesVertically && fresh.bouncesZoom)
        #expect(!fresh.alwaysBounceVertical && !fresh.alwaysBounceHorizontal && !fresh.isPagingEnabled)
        #expect(fresh.transfersHorizontalScrollingToParent && fresh.transfersVerticalScrollingToParent)
        #expect(fresh.minimumZoomScale == 1 && fresh.maximumZoomScale == 1 && fresh.zoomScale == 1)
        #expect(fresh.showsVerticalScrollIndicator && fresh.showsHorizontalScrollIndicator)
        #expect(fresh.automaticallyAdjustsScrollIndicatorInsets && fresh.indicatorStyle == .default)
        #expect(fresh.scrollsToTop && fresh.isScrollEnabled && fresh.allowsKeyboardScrolling)
        #expect(fresh.delaysContentTouches && fresh.canCancelContentTouches && fresh.clipsToBounds)
        #expect(!fresh.isDirectionalLockEnabled && fresh.keyboardDismissMode == .none)
        #expect(fresh.decelerationRate == .normal && fresh.contentInsetAdjustmentBehavior == .automatic)
        #expect(!fresh.isTracking && !fresh.isDragging && !fresh.isDecelerating && !fresh.isScrollAnimating)
        #expect(!fresh.isZooming && !fresh.isZoomBouncing && !fresh.isZoomAnimating && fresh.refreshControl == nil)
    }

    @Test("An offset, a size and a scale that are no numbers are programming errors, along either axis")
    func numbers() async {
        await #expect(processExitsWith: .failure) { @MainActor in UIScrollView().contentOffset.x = .nan }
        await #expect(processExitsWith: .failure) { @MainActor in UIScrollView().contentOffset.y = .nan }
        await #expect(processExitsWith: .failure) { @MainActor in
            UIScrollView().setContentOffset(CGPoint(x: CGFloat.nan, y: 0), animated: true)
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            UIScrollView().setContentOffset(CGPoint(x: 0, y: CGFloat.nan), animated: true)
        }
        await #expect(processExitsWith: .failure) { @MainActor in UIScrollView().contentSize.width = .nan }
        await #expect(processExitsWith: .failure) { @MainActor in UIScrollView().contentSize.height = .nan }
        await #expect(processExitsWith: .failure) { @MainActor in UIScrollView().zoomScale = .nan }
        // Also where a deceleration goes on from there.
        await #expect(processExitsWith: .failure) { @MainActor in
            let screen = TestScreen(size: CGSize(width: 300, height: 600))
            let view = UIScrollView(frame: screen.window.bounds)
            view.contentSize = CGSize(width: 300, height: 9000)
            screen.window.addSubview(view)
            let finger = screen.finger()
            finger.down(at: CGPoint(x: 150, y: 300))
            finger.move(by: CGVector(dx: 0, dy: -100), over: 0.2, steps: 12)
            finger.up()
            guard view.isDecelerating else { return }
            view.contentOffset.x = .nan
        }
    }
}
