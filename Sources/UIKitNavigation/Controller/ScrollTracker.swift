// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Watches the scroll view under a bar.
@MainActor
final class ScrollTracker {
    private(set) weak var scrollView: UIScrollView?
    private let onScroll: @MainActor () -> Void

    init(onScroll: @escaping @MainActor () -> Void) {
        self.onScroll = onScroll
    }

    /// Watches another, or none.
    func follow(_ other: UIScrollView?) {
        guard other !== scrollView else { return }
        scrollView?.offsetObserver = nil
        scrollView = other
        let onScroll = onScroll
        other?.offsetObserver = { _ in onScroll() }
    }

    /// The scroll view that the controller names, its view, or the backmost view in it (N36).
    static func scrollView(of controller: UIViewController) -> UIScrollView? {
        if let named = controller.contentScrollView(for: .top) { return named }
        guard let view = controller.viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }
}
