// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Begins to refresh when a finger pulls a scroll view's content down far enough (T62).
///
///     resting --(pulled by 100 points under a finger)--> refreshing: valueChanged, room above the content
///     refreshing --(endRefreshing)--> resting
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// Points beyond the top at which it begins. The content rests this far below the top while it refreshes. REC
    private static let distance: CGFloat = 100
    private static let height: CGFloat = 60
    private let indicator = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private weak var scrollView: UIScrollView?
    private var isRefreshingStorage = false
    /// Whether the finger that began to refresh is still down. Another pull needs another finger.
    private var isSpent = false
    private var hasRoom = false

    /// A control of 320 by 60 points that does not refresh.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
        addSubview(indicator)
        isUserInteractionEnabled = false
        accessibilityLabel = "Refresh"
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(indicator)
        isUserInteractionEnabled = false
    }

    /// Makes a control with an empty frame that does not refresh. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(indicator)
        coder.archive?.finish(self, as: UIRefreshControl.self)
    }

    /// Whether a finger or the application began to refresh, and the application has not ended it.
    open var isRefreshing: Bool { isRefreshingStorage }

    /// Shown below the indicator.
    open var attributedTitle: NSAttributedString? {
        didSet { accessibilityValue = attributedTitle?.string }
    }

    /// Begins without a finger, and sends no event.
    open func beginRefreshing() {
        guard !isRefreshingStorage else { return }
        isRefreshingStorage = true
        indicator.startAnimating()
        if scrollView?.isDragging != true { makeRoom() }
    }

    /// Ends refreshing: the indicator stops and the room above the content goes. Without effect while nothing refreshes.
    open func endRefreshing() {
        guard isRefreshingStorage else { return }
        isRefreshingStorage = false
        indicator.stopAnimating()
        guard hasRoom, let scrollView else { return }
        hasRoom = false
        scrollView.contentInset.top -= Self.height
    }

    /// The control belongs to a scroll view, or to none.
    func attach(to scrollView: UIScrollView?) {
        endRefreshing()
        self.scrollView?.panGestureRecognizer.removeTarget(self, action: Self.pulled)
        removeFromSuperview()
        self.scrollView = scrollView
        guard let scrollView else { return }
        scrollView.panGestureRecognizer.addTarget(self, action: Self.pulled)
        scrollView.insertSubview(self, at: 0)
        place(in: scrollView)
    }

    private static let pulled = Selector("pulled:", UIRefreshControl.pulled(_:))

    func pulled(_ sender: UIGestureRecognizer) {
        guard let scrollView else { return }
        switch sender.state {
        case .changed:
            place(in: scrollView)
            let pull = -scrollView.contentOffset.y - scrollView.adjustedContentInset.top
            guard isEnabled, !isSpent, !isRefreshingStorage, pull >= Self.distance else { return }
            isSpent = true
            beginRefreshing()
            sendActions(for: .valueChanged)
        case .ended, .cancelled, .failed:
            isSpent = false
            if isRefreshingStorage { makeRoom() }
        case .possible, .began: break
        }
    }

    /// The content stays below the indicator.
    private func makeRoom() {
        guard !hasRoom, let scrollView else { return }
        hasRoom = true
        scrollView.contentInset.top += Self.height
        place(in: scrollView)
        // Content on its way to its old resting place rests below the indicator.
        let rest = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
        if scrollView.contentOffset.y < rest.y { scrollView.setContentOffset(rest, animated: true) }
    }

    private func place(in scrollView: UIScrollView) {
        let top = hasRoom ? -Self.height : min(-Self.height, scrollView.contentOffset.y)
        frame = CGRect(x: 0, y: top, width: scrollView.bounds.width, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        indicator.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}

extension UIRefreshControl {
    /// Its address is the key of a scroll view's control.
    private static let place = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    static var key: UnsafeRawPointer { UnsafeRawPointer(place) }
}

extension UIScrollView {
    func replaceRefreshControl(with new: UIRefreshControl?) {
        let old = refreshControl
        guard old !== new else { return }
        old?.attach(to: nil)
        objc_setAssociatedObject(self, UIRefreshControl.key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        new?.attach(to: self)
    }
}
