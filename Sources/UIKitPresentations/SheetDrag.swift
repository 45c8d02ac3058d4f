// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The finger that drags a sheet, and its agreement with scroll views in the sheet (P24).
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private unowned let control: SheetControl
    private(set) lazy var recognizer = SheetPanGestureRecognizer(
        target: self, action: Selector("handleSheetPan:", SheetDrag.handle(_:)))
    private var start: CGFloat = 0

    init(_ control: SheetControl) {
        self.control = control
        super.init()
        recognizer.delegate = self
        recognizer.maximumNumberOfTouches = 1
    }

    func install(on view: UIView) {
        if recognizer.view !== view { view.addGestureRecognizer(recognizer) }
    }

    func remove() { recognizer.view?.removeGestureRecognizer(recognizer) }

    private func handle(_ recognizer: UIPanGestureRecognizer) {
        guard let container = control.sheet.containerView else { return }
        switch recognizer.state {
        case .began:
            start = control.currentHeight
            control.drag(to: start - recognizer.translation(in: container).y)
        case .changed: control.drag(to: start - recognizer.translation(in: container).y)
        case .ended: control.endDrag(velocity: recognizer.velocity(in: container).y)
        case .cancelled: control.cancelDrag()
        case .possible, .failed: break
        }
    }

    // MARK: Arbitration

    /// Up and down only. Content that can still scroll in the finger's direction has precedence.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard control.sheet.isAtRest, !control.isFull, let view = recognizer.view else { return false }
        let velocity = recognizer.velocity(in: view)
        guard abs(velocity.y) > abs(velocity.x) else { return false }
        let isUp = velocity.y < 0
        let scrolled = scrollViews(at: recognizer.location(in: view), in: view)
        if isUp, control.isAtHighest { return false }
        if isUp, !scrolled.isEmpty, !control.expandsByScrolling { return false }
        return scrolled.allSatisfy { $0.contentOffset.y <= -$0.adjustedContentInset.top + 0.5 }
    }

    /// A scroll view in the sheet waits for the sheet's decision.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let view = recognizer.view else {
            return false
        }
        return otherGestureRecognizer === scrollView.panGestureRecognizer && scrollView.isDescendant(of: view)
    }

    /// The scroll views under a finger that scroll up and down.
    private func scrollViews(at point: CGPoint, in view: UIView) -> [UIScrollView] {
        var found: [UIScrollView] = []
        var current = view.hitTest(point, with: nil)
        while let inner = current, inner !== view {
            if let scrollView = inner as? UIScrollView, scrollView.isScrollEnabled, scrollView.scrollsUpAndDown {
                found.append(scrollView)
            }
            current = inner.superview
        }
        return found
    }
}

extension UIScrollView {
    fileprivate var scrollsUpAndDown: Bool {
        let inset = adjustedContentInset
        return alwaysBounceVertical || contentSize.height > bounds.height - inset.top - inset.bottom
    }
}

/// The grabber at a sheet's upper edge. A tap or assistive technology moves the sheet to the next height (P26).
final class SheetGrabber: UIControl {
    private unowned let control: SheetControl
    private let bar = UIView(frame: .zero)

    init(_ control: SheetControl) {
        self.control = control
        super.init(frame: .zero)
        bar.backgroundColor = .tertiaryLabel
        bar.layer.cornerRadius = 2.5
        bar.isUserInteractionEnabled = false
        addSubview(bar)
        addAction(UIAction { [weak self] _ in self?.wasChosen() }, for: .primaryActionTriggered)
        addAction(UIAction { [weak self] _ in self?.wasChosen() }, for: .touchUpInside)
        accessibilityLabel = "Sheet Grabber"
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    }

    /// From the highest it goes to the lowest.
    private func wasChosen() {
        if !control.step(up: true), let lowest = control.stops.first { control.settle(at: lowest) }
    }

    /// A drag that begins here drags the sheet.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    override func accessibilityIncrement() { control.step(up: true) }

    override func accessibilityDecrement() { control.step(up: false) }
}

/// A finger that drags a sheet. It has its own class, so that nobody takes it for an application's.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {}
