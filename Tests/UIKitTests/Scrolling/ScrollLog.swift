// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore
import UIKitTesting

/// A delegate that writes its calls down; a row of `didScroll` is one entry.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
    let name: String
    let log: CallLog
    var target: CGPoint?
    var onCall: ((String) -> Void)?
    private(set) var velocity = CGPoint.zero
    private(set) var offered = CGPoint.zero
    private(set) var offsets: [CGPoint] = []
    weak var zoomed: UIView?
    var mayScrollToTop = true
    private var wasScroll = false

    init(_ log: CallLog, name: String = "") {
        self.log = log
        self.name = name.isEmpty ? "" : name + "."
        super.init()
    }

    private func note(_ call: String) {
        wasScroll = false
        log(name + call)
        onCall?(call)
    }

    /// The offsets since the last time.
    func takeOffsets() -> [CGPoint] {
        defer { offsets = [] }
        return offsets
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset)
        if !wasScroll || log.entries.last != name + "didScroll" { log(name + "didScroll") }
        wasScroll = true
        onCall?("didScroll")
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        self.velocity = velocity
        offered = targetContentOffset.pointee
        if let target { targetContentOffset.pointee = target }
        note("willEndDragging")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEndDragging \(decelerate)")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { if log.entries.last != "didZoom" { note("didZoom") } }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("willBeginZooming") }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        note("didEndZooming \(scale)")
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        note("shouldScrollToTop")
        return mayScrollToTop
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("didChangeAdjustedContentInset") }
}
