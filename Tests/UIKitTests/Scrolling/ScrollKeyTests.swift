// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Keys, indicators and the pull to refresh of a scroll view")
struct ScrollKeyTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 600))
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let inner = FirstInContent(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        scrollView.contentSize = CGSize(width: 900, height: 2000)
        screen.window.addSubview(scrollView)
        scrollView.addSubview(inner)
        screen.settle()
        inner.becomeFirstResponder()
    }

    /// Where the content is after a key, from the middle.
    private func place(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) -> CGPoint {
        scrollView.setContentOffset(CGPoint(x: 300, y: 800), animated: false)
        screen.press(key, modifiers: modifiers)
        screen.advance(by: 1)
        return scrollView.contentOffset
    }

    @Test(
        "An arrow scrolls by 40 points, a page by the room, Space as well, with Shift back; Home and End go to the ends"
    )
    func keys() {
        #expect(place(.keyboardUpArrow) == CGPoint(x: 300, y: 760))
        #expect(place(.keyboardDownArrow) == CGPoint(x: 300, y: 840))
        #expect(place(.keyboardLeftArrow) == CGPoint(x: 260, y: 800))
        #expect(place(.keyboardRightArrow) == CGPoint(x: 340, y: 800))
        #expect(place(.keyboardPageUp) == CGPoint(x: 300, y: 400))
        #expect(place(.keyboardPageDown) == CGPoint(x: 300, y: 1200))
        #expect(place(.keyboardSpacebar) == CGPoint(x: 300, y: 1200))
        #expect(place(.keyboardSpacebar, .shift) == CGPoint(x: 300, y: 400))
        #expect(place(.keyboardHome) == CGPoint(x: 300, y: 0))
        #expect(place(.keyboardEnd) == CGPoint(x: 300, y: 1600))
        #expect(place(.keyboardA) == CGPoint(x: 300, y: 800))
        scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
        #expect(place(.keyboardPageDown) == CGPoint(x: 300, y: 1150))
        #expect(place(.keyboardHome) == CGPoint(x: 300, y: -30) && place(.keyboardEnd) == CGPoint(x: 300, y: 1620))
    }

    @Test("A key that scrolls nothing goes on up the chain, to a scroll view around this one")
    func upTheChain() {
        let outer = UIScrollView(frame: screen.window.bounds)
        outer.contentSize = CGSize(width: 300, height: 5000)
        screen.window.addSubview(outer)
        outer.addSubview(scrollView)
        inner.becomeFirstResponder()
        scrollView.contentOffset.y = 1590
        screen.press(.keyboardDownArrow)
        screen.advance(by: 1)
        #expect(scrollView.contentOffset.y == 1600 && outer.contentOffset.y == 0)
        screen.press(.keyboardDownArrow)
        screen.advance(by: 1)
        #expect(scrollView.contentOffset.y == 1600 && outer.contentOffset.y == 40)
    }

    @Test("Where insets leave no room, a page is a point")
    func noRoom() {
        scrollView.contentInset = UIEdgeInsets(top: 200, left: 0, bottom: 200, right: 0)
        #expect(place(.keyboardPageDown) == CGPoint(x: 300, y: 801))
    }

    @Test("Buttons of a gamepad scroll as keys do")
    func buttons() {
        func place(_ button: GamepadButton) -> CGPoint {
            scrollView.setContentOffset(CGPoint(x: 300, y: 800), animated: false)
            screen.press(button)
            screen.advance(by: 1)
            return scrollView.contentOffset
        }
        #expect(place(.leftShoulder) == CGPoint(x: 300, y: 400) && place(.rightShoulder) == CGPoint(x: 300, y: 1200))
        #expect(place(.a) == CGPoint(x: 300, y: 800))
    }

    @Test("A key scrolls nothing while a finger drags, where scrolling is off, or where the content is at its end")
    func refusedKeys() {
        scrollView.isScrollEnabled = false
        #expect(place(.keyboardDownArrow) == CGPoint(x: 300, y: 800))
        scrollView.isScrollEnabled = true
        scrollView.setContentOffset(CGPoint(x: 300, y: 1600), animated: false)
        screen.press(.keyboardDownArrow)
        screen.advance(by: 1)
        #expect(scrollView.contentOffset.y == 1600)
        screen.press(.keyboardUpArrow)
        screen.advance(by: 0.15)
        #expect(scrollView.contentOffset.y > 1560 && scrollView.contentOffset.y < 1600)
        screen.advance(by: 0.15)
        #expect(scrollView.contentOffset.y == 1560)
    }

    @Test(
        "A recognizer of arrow buttons scrolls where the application enables it, and ends; where nothing scrolls it fails"
    )
    func directionalPresses() {
        let log = CallLog()
        let recognizer = scrollView.directionalPressGestureRecognizer
        let target = ActionTarget("arrows", log)
        recognizer.addTarget(target, action: Selector("note:", ActionTarget.note(_:)))
        func place() -> CGPoint {
            scrollView.setContentOffset(CGPoint(x: 300, y: 800), animated: false)
            screen.press(GamepadButton.down)
            screen.advance(by: 1)
            return scrollView.contentOffset
        }
        scrollView.allowsKeyboardScrolling = false
        #expect(place() == CGPoint(x: 300, y: 800) && log.take() == [])
        recognizer.isEnabled = true
        #expect(place() == CGPoint(x: 300, y: 840) && log.take() == ["arrows!ended"])
        scrollView.isScrollEnabled = false
        #expect(place() == CGPoint(x: 300, y: 800) && log.take() == [])
    }

    @Test("A wheel scrolls nothing while a finger drags, and stops what moves")
    func wheel() {
        let place = CGPoint(x: 100, y: 100)
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 100, y: 300))
        finger.move(to: CGPoint(x: 100, y: 250))
        let before = scrollView.contentOffset
        #expect(scrollView.isDragging && before.y == 40)
        #expect(!scrollView.canScroll(by: CGVector(dx: 0, dy: 10)))
        scrollView.scroll(by: CGVector(dx: 0, dy: 10))
        #expect(scrollView.contentOffset == before)
        finger.up()
        screen.advance(by: 5)
        scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        screen.advance(by: 0.1)
        screen.scroll(at: place, by: CGVector(dx: 5, dy: 7))
        let stopped = scrollView.contentOffset
        screen.advance(by: 1)
        #expect(scrollView.contentOffset == stopped && stopped.x == 5)
    }

    @Test("A wheel's turn shows the indicators, and they go soon after")
    func wheelShowsIndicators() {
        func areShown() -> Bool {
            scrollView.subviews.contains { $0 is ScrollIndicator && $0.alpha == 1 }
        }
        #expect(!areShown())
        screen.scroll(at: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: 7))
        #expect(areShown())
        screen.advance(by: 5)
        #expect(!areShown())
    }

    @Test("The insets and the looks of the indicators")
    func indicators() throws {
        #expect(ScrollIndicator(frame: .zero).alpha == 0)
        let bar = ScrollIndicator(frame: .zero)
        bar.place(CGRect(x: 5, y: 6, width: 3, height: 40))
        #expect(bar.frame.height == 40 && bar.layer.cornerRadius == 1.5)
        scrollView.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
        scrollView.flashScrollIndicators()
        func bars() -> [ScrollIndicator] { scrollView.subviews.compactMap { $0 as? ScrollIndicator } }
        func vertical() throws -> CGRect { try #require(bars().first { $0.frame.height > $0.frame.width }).frame }
        func horizontal() throws -> CGRect { try #require(bars().first { $0.frame.width > $0.frame.height }).frame }
        #expect(try vertical().maxX == 297 && horizontal().maxY == 10 + 397)
        let insets = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
        scrollView.scrollIndicatorInsets = insets
        #expect(
            scrollView.verticalScrollIndicatorInsets == insets && scrollView.horizontalScrollIndicatorInsets == insets)
        #expect(scrollView.scrollIndicatorInsets == insets)
        #expect(try vertical().maxX == 283 && horizontal().maxY == 10 + 384)
        scrollView.verticalScrollIndicatorInsets = .zero
        #expect(try vertical().maxX == 297 && horizontal().maxY == 10 + 384)
        scrollView.horizontalScrollIndicatorInsets = .zero
        #expect(try horizontal().maxY == 10 + 397)
        scrollView.indicatorStyle = .white
        #expect(bars().allSatisfy { $0.backgroundColor == UIColor(white: 1, alpha: 0.5) })
        scrollView.indicatorStyle = .black
        #expect(bars().allSatisfy { $0.backgroundColor == UIColor(white: 0, alpha: 0.5) })
        scrollView.indicatorStyle = .default
        #expect(bars().allSatisfy { $0.backgroundColor == UIColor.label.withAlphaComponent(0.35) })
        scrollView.showsHorizontalScrollIndicator = false
        #expect(bars().count == 1)
        scrollView.automaticallyAdjustsScrollIndicatorInsets = false
        #expect(try vertical().maxX == 297)
    }

    @Test("G105: a motion that is stopped leaves nothing for the clock to do")
    func stoppedMotion() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 1000)
        (view.showsVerticalScrollIndicator, view.showsHorizontalScrollIndicator) = (false, false)
        screen.window.addSubview(view)
        screen.advance(by: 5)
        #expect(screen.application.clock.nextDeadline == nil)
        view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        screen.advance(by: 0.1)
        #expect(view.contentOffset.y > 0 && screen.application.clock.nextDeadline != nil)
        let place = view.contentOffset
        view.stopMotion()
        #expect(screen.application.clock.nextDeadline == nil)
        screen.advance(by: 1)
        #expect(view.contentOffset == place && view.motion == nil)
    }

    @Test(
        "An indicator's length is the room's share of the content, its place the offset's; an overscroll makes it shorter"
    )
    func indicatorFrames() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 106, height: 206))
        view.contentSize = CGSize(width: 212, height: 412)
        view.contentInsetAdjustmentBehavior = .never
        screen.window.addSubview(view)
        view.flashScrollIndicators()
        func frames(at x: CGFloat, _ y: CGFloat) -> [CGRect] {
            view.contentOffset = CGPoint(x: x, y: y)
            return view.subviews.compactMap { $0 as? ScrollIndicator }.map { bar in
                bar.frame.offsetBy(dx: -x, dy: -y)
            }
        }
        // The tracks are 100 and 200 points long, and half of the content is seen.
        #expect(
            frames(at: 0, 0) == [
                CGRect(x: 3, y: 200, width: 50, height: 3), CGRect(x: 100, y: 3, width: 3, height: 100),
            ])
        #expect(
            frames(at: 53, 103) == [
                CGRect(x: 28, y: 200, width: 50, height: 3), CGRect(x: 100, y: 53, width: 3, height: 100),
            ])
        #expect(
            frames(at: 106, 206) == [
                CGRect(x: 53, y: 200, width: 50, height: 3), CGRect(x: 100, y: 103, width: 3, height: 100),
            ])
        #expect(
            frames(at: -20, 226) == [
                CGRect(x: 3, y: 200, width: 30, height: 3), CGRect(x: 100, y: 123, width: 3, height: 80),
            ])
        // Twice its thickness at least.
        #expect(
            frames(at: 506, -500) == [
                CGRect(x: 97, y: 200, width: 6, height: 3), CGRect(x: 100, y: 3, width: 3, height: 6),
            ])
        // Of long contents 36 points at least; where there is no room for a track, nothing.
        view.contentSize = CGSize(width: 106_000, height: 206_000)
        #expect(frames(at: 0, 0).map(\.size) == [CGSize(width: 36, height: 3), CGSize(width: 3, height: 36)])
        view.bounds.size = CGSize(width: 5, height: 6)
        _ = frames(at: 1, 1)
        #expect(frames(at: 0, 0).map(\.size) == [CGSize(width: 0, height: 3), CGSize(width: 3, height: 0)])
    }

    @Test("T62: a pull of 100 points refreshes, once for each finger; a shorter one does not")
    func refresh() {
        let log = CallLog()
        let control = UIRefreshControl()
        control.addAction(UIAction { _ in log("refresh") }, for: .valueChanged)
        scrollView.refreshControl = control
        scrollView.setContentOffset(.zero, animated: false)
        #expect(!control.isRefreshing && control.bounds.height == 60 && control.frame.maxY == 0)
        // Behind the content.
        #expect(scrollView.subviews.count > 1 && scrollView.subviews.first === control)
        // What shows of a pull: a finger has to go farther than the content.
        var lifted: CGFloat = 0
        func pull(_ offset: CGFloat) {
            let finger = screen.finger()
            finger.down(at: CGPoint(x: 100, y: 50))
            finger.move(to: CGPoint(x: 100, y: 60))
            var y: CGFloat = 60
            while scrollView.contentOffset.y > -offset, y < 2000 {
                y += 0.5
                finger.move(to: CGPoint(x: 100, y: y))
            }
            finger.up()
            lifted = scrollView.contentOffset.y
            screen.advance(by: 3)
        }
        pull(99)
        #expect(log.take() == [] && scrollView.contentOffset.y == 0)
        pull(100)
        #expect(log.take() == ["refresh"] && control.isRefreshing && scrollView.contentInset.top == 60)
        // It gets there in a motion.
        #expect(lifted < -90)
        #expect(scrollView.contentOffset.y == -60 && control.frame.minY == -60)
        pull(200)
        #expect(log.take() == [])
        control.endRefreshing()
        control.endRefreshing()
        screen.advance(by: 3)
        #expect(!control.isRefreshing && scrollView.contentInset.top == 0)
        // What ends at once begins no second time under the same finger.
        let once = UIAction { [unowned control] _ in control.endRefreshing() }
        control.addAction(once, for: .valueChanged)
        pull(150)
        #expect(log.take() == ["refresh"] && !control.isRefreshing)
        control.removeAction(once, for: .valueChanged)
        control.isEnabled = false
        pull(150)
        #expect(log.take() == [] && !control.isRefreshing)
        control.isEnabled = true
        control.beginRefreshing()
        control.beginRefreshing()
        screen.advance(by: 1)
        #expect(control.isRefreshing && log.take() == [] && scrollView.contentInset.top == 60)
        // A control that is taken away takes its room with it, and hears of no more pulls.
        scrollView.refreshControl = nil
        #expect(!control.isRefreshing && scrollView.contentInset.top == 0 && control.superview == nil)
        pull(150)
        #expect(log.take() == [])
    }

    @Test("T62: the first pull refreshes already, and a scroll view that gave its control away pulls it no more")
    func firstPull() {
        let (log, control) = (CallLog(), UIRefreshControl())
        control.addAction(UIAction { _ in log("refresh") }, for: .valueChanged)
        scrollView.refreshControl = control
        scrollView.setContentOffset(.zero, animated: false)
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 100, y: 20))
        finger.move(by: CGVector(dx: 0, dy: 400), over: 0.2, steps: 12)
        finger.up()
        screen.advance(by: 3)
        #expect(log.take() == ["refresh"] && control.isRefreshing)
        let other = UIScrollView(frame: CGRect(x: 0, y: 400, width: 300, height: 200))
        screen.window.addSubview(other)
        scrollView.refreshControl = nil
        other.refreshControl = control
        #expect(!control.isRefreshing && control.superview === other)
        other.contentOffset.y = -150
        finger.down(at: CGPoint(x: 100, y: 300))
        finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1, steps: 6)
        finger.up()
        #expect(log.take() == [] && !control.isRefreshing)
    }

    @Test("T62: it begins at exactly 100 points, and content that goes sideways in its place goes on")
    func exactly() {
        let (log, control) = (CallLog(), UIRefreshControl())
        let keeper = ScrollLog(log)
        control.addAction(UIAction { _ in log("refresh") }, for: .valueChanged)
        scrollView.refreshControl = control
        scrollView.setContentOffset(.zero, animated: false)
        scrollView.delegate = keeper
        var limit: CGFloat = -99.5
        keeper.onCall = { [scrollView] call in
            guard call == "didScroll", scrollView.contentOffset.y < limit else { return }
            scrollView.bounds.origin.y = limit
        }
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 100, y: 20))
        finger.move(by: CGVector(dx: 0, dy: 400), over: 0.2, steps: 12)
        #expect(!control.isRefreshing && scrollView.contentOffset.y == -99.5)
        limit = -100
        finger.move(by: CGVector(dx: 0, dy: 100), over: 0.2, steps: 12)
        #expect(control.isRefreshing && scrollView.contentOffset.y == -100)
        keeper.onCall = nil
        finger.up()
        screen.advance(by: 3)
        control.endRefreshing()
        screen.advance(by: 3)
        scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
        scrollView.setContentOffset(CGPoint(x: 300, y: -60), animated: true)
        screen.advance(by: 0.1)
        control.beginRefreshing()
        screen.advance(by: 1)
        #expect(scrollView.contentOffset == CGPoint(x: 300, y: -60))
    }

    @Test("IB2: an archive's coder makes them as they are made without one")
    func coded() throws {
        let control = try #require(UIRefreshControl(coder: NSCoder()))
        #expect(control.subviews.count == 1 && control.subviews.first is UIActivityIndicatorView)
        let bar = try #require(ScrollIndicator(coder: NSCoder()))
        #expect(bar.alpha == 0 && !bar.isUserInteractionEnabled)
        let view = try #require(UIScrollView(coder: NSCoder()))
        #expect(view.clipsToBounds && view.gestureRecognizers?.contains { $0 === view.pan } == true)
        let reader = Reader()
        _ = UIRefreshControl(coder: reader)
        #expect(reader.finished.last == "UIRefreshControl")
        _ = UIScrollView(coder: reader)
        #expect(reader.finished.last == "UIScrollView")
    }

    @Test("T62: a refresh control by a frame, and its title for assistive technology")
    func refreshControl() {
        let control = UIRefreshControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(!control.isUserInteractionEnabled && control.subviews.count == 1 && control.frame.width == 10)
        #expect(!control.isRefreshing)
        control.attributedTitle = NSAttributedString(string: "Loading")
        #expect(control.accessibilityValue == "Loading")
        control.attributedTitle = nil
        #expect(control.accessibilityValue == nil && UIRefreshControl().accessibilityLabel == "Refresh")
        #expect(!UIRefreshControl().isUserInteractionEnabled)
        // In no scroll view it begins and ends without one.
        control.beginRefreshing()
        control.pulled(UIPanGestureRecognizer())
        #expect(control.isRefreshing)
        control.endRefreshing()
        #expect(!control.isRefreshing)
    }
}

/// A coder of an archive that says nothing of its objects.
private final class Reader: NSCoder, ArchiveReading {
    var finished: [String] = []
    subscript(attribute: String) -> String? { nil }
    func finish(_ object: AnyObject, as type: AnyClass) { finished.append("\(type)") }
}

private final class FirstInContent: UIView {
    override var canBecomeFirstResponder: Bool { true }
}
