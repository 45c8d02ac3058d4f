import UIKitCore

/// The sides on which a popover's arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let up = Self(rawValue: 1)
    public static let down = Self(rawValue: 2)
    public static let left = Self(rawValue: 4)
    public static let right = Self(rawValue: 8)
    public static let any: Self = [.up, .down, .left, .right]
    public static let unknown = Self(rawValue: UInt.max)
}

/// The presentation of an action sheet: from the bottom on a narrow screen, beside what it is about on a wide one (NA8).
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    private let dimming = UIDimmingView(frame: .zero)

    /// What the popover is about. A popover without it is reported, and comes in the middle.
    open var sourceView: UIView?
    /// The part of `sourceView` that the arrow points to, in its own coordinates (points); null, as at first, for all of it.
    open var sourceRect: CGRect = .null
    /// The bar button that the popover is about.
    open var barButtonItem: UIBarButtonItem?
    /// Below (`up`) or above (`down`) what it is about; any at first. Beside it is left out.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// Where the arrow is; unknown before the popover is shown.
    open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown

    /// Whether there is room for a popover.
    var isPopover: Bool { traitCollection.horizontalSizeClass == .regular }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        if isPopover, sourceFrame == nil {
            UIApplication.shared.report(
                "\(presentedViewController) is presented as a popover without a sourceView or a barButtonItem of its popoverPresentationController; it comes in the middle."
            )
        }
        dimming.frame = containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if isPopover { dimming.backgroundColor = .clear }
        dimming.onTap = { [weak self] in self?.outsideWasTapped() }
        containerView.addSubview(dimming)
        presentedView?.autoresizingMask = []
    }

    private func outsideWasTapped() {
        guard let alert = presentedViewController as? UIAlertController else { return }
        alert.cancelByTouch(isPopover: isPopover)
    }

    /// What the popover is about, in the container's coordinates.
    private var sourceFrame: CGRect? {
        guard let view = barButtonItem?.shownView ?? sourceView, view.window != nil else { return nil }
        return view.convert(barButtonItem != nil || sourceRect.isNull ? view.bounds : sourceRect, to: containerView)
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let alert = presentedView as? AlertView else { return .zero }
        let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
            .insetBy(dx: AlertMetrics.margin, dy: AlertMetrics.margin)
        let width = min(isPopover ? AlertMetrics.width : AlertMetrics.sheetWidth, room.width)
        let height = min(alert.height(width: width), room.height)
        let middle = (room.midX - width / 2).rounded()
        guard isPopover else { return CGRect(x: middle, y: room.maxY - height, width: width, height: height) }
        guard let source = sourceFrame else {
            return CGRect(x: middle, y: (room.midY - height / 2).rounded(), width: width, height: height)
        }
        return place(CGSize(width: width, height: height), beside: source, in: room)
    }

    private func place(_ size: CGSize, beside source: CGRect, in room: CGRect) -> CGRect {
        let below = source.maxY + AlertMetrics.margin
        let fitsBelow = below + size.height <= room.maxY
        let mayBeBelow = permittedArrowDirections.contains(.up) || !permittedArrowDirections.contains(.down)
        let isBelow = mayBeBelow && (fitsBelow || source.midY < room.midY)
        arrowDirection = isBelow ? .up : .down
        let y = isBelow ? min(below, room.maxY - size.height) : source.minY - AlertMetrics.margin - size.height
        let x = min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width)
        return CGRect(x: x.rounded(), y: max(y, room.minY).rounded(), width: size.width, height: size.height)
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        dimming.removeFromSuperview()
    }
}

extension UIViewController {
    /// Where an action sheet is shown on a wide screen; `nil` for what is not presented that way.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
}
