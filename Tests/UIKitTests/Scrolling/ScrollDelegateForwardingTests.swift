// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("PO5: a scroll view's delegate, called with a question mark, and passed on")
struct ScrollDelegateForwardingTests {
    /// Writes down every message.
    private final class Writing: NSObject, UIScrollViewDelegate {
        var log: [String] = []
        let zoomed = UIView()

        func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("didScroll") }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("didZoom") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            log.append("willEndDragging \(velocity.x) \(targetContentOffset.pointee.y)")
            targetContentOffset.pointee.y = 9
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            log.append("didEndDragging \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("willBeginDecelerating") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didEndDecelerating") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("didEndAnimation") }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? {
            log.append("viewForZooming")
            return zoomed
        }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            log.append("willBeginZooming \(view === zoomed)")
        }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            log.append("didEndZooming \(view === zoomed) \(scale)")
        }
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            log.append("shouldScrollToTop")
            return false
        }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("didScrollToTop") }
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.append("didChangeInset") }
    }

    /// Does nothing itself, and passes everything on.
    private final class Passing: NSObject, UIScrollViewDelegate, MessageForwarding {
        var target: Any?
        func ownForwardingTarget(for aSelector: Selector!) -> Any? { target }
    }

    private final class Silent: NSObject, UIScrollViewDelegate {}

    private let scrollView = UIScrollView()

    /// Sends every message, in the form of sources for iOS.
    private func sendAll(to delegate: any UIScrollViewDelegate, zoomed: UIView?) -> (CGPoint, UIView?, Bool?) {
        var target = CGPoint(x: 0, y: 5)
        delegate.scrollViewDidScroll?(scrollView)
        delegate.scrollViewDidZoom?(scrollView)
        delegate.scrollViewWillBeginDragging?(scrollView)
        delegate.scrollViewWillEndDragging?(
            scrollView, withVelocity: CGPoint(x: 1, y: 2), targetContentOffset: &target)
        delegate.scrollViewDidEndDragging?(scrollView, willDecelerate: true)
        delegate.scrollViewWillBeginDecelerating?(scrollView)
        delegate.scrollViewDidEndDecelerating?(scrollView)
        delegate.scrollViewDidEndScrollingAnimation?(scrollView)
        let view = delegate.viewForZooming?(in: scrollView)
        delegate.scrollViewWillBeginZooming?(scrollView, with: zoomed)
        delegate.scrollViewDidEndZooming?(scrollView, with: zoomed, atScale: 2)
        let scrolls = delegate.scrollViewShouldScrollToTop?(scrollView)
        delegate.scrollViewDidScrollToTop?(scrollView)
        delegate.scrollViewDidChangeAdjustedContentInset?(scrollView)
        return (target, view ?? nil, scrolls)
    }

    private static let all = [
        "didScroll", "didZoom", "willBeginDragging", "willEndDragging 1.0 5.0", "didEndDragging true",
        "willBeginDecelerating", "didEndDecelerating", "didEndAnimation", "viewForZooming", "willBeginZooming true",
        "didEndZooming true 2.0", "shouldScrollToTop", "didScrollToTop", "didChangeInset",
    ]

    @Test("PO5: each message reaches the method of its name, with its arguments and its answer")
    func questionMarks() {
        let delegate = Writing()
        let (target, view, scrolls) = sendAll(to: delegate, zoomed: delegate.zoomed)
        #expect(delegate.log == Self.all)
        #expect(target.y == 9 && view === delegate.zoomed && scrolls == false)
    }

    @Test("PO5: a delegate that passes messages on has those of the other, and none of its own")
    func passedOn() {
        let (delegate, passing) = (Writing(), Passing())
        passing.target = delegate
        let (target, view, scrolls) = sendAll(to: passing, zoomed: delegate.zoomed)
        #expect(delegate.log == Self.all)
        #expect(target.y == 9 && view === delegate.zoomed && scrolls == false)
        // To nobody, and to itself: as without the methods.
        for end in [nil, passing] as [Any?] {
            delegate.log = []
            passing.target = end
            let (target, view, scrolls) = sendAll(to: passing, zoomed: nil)
            #expect(delegate.log == [] && target.y == 5 && view == nil && scrolls == true)
        }
        passing.target = nil
    }

    @Test("PO5: a delegate without methods: nothing zooms, and the content scrolls to its top")
    func silent() {
        let (target, view, scrolls) = sendAll(to: Silent(), zoomed: nil)
        #expect(target.y == 5 && view == nil && scrolls == true)
    }
}
