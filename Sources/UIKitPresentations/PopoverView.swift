// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A popover: rounded content, and an arrow at one of its sides.
final class PopoverView: UIView {
    private let content = UIView(frame: .zero)
    private let tip = CAShapeLayer()
    var color: UIColor = .secondarySystemGroupedBackground { didSet { updateColor() } }
    /// The side, and the middle of the arrow from the left or upper edge on, in points.
    var arrow: (direction: UIPopoverArrowDirection, offset: CGFloat) = ([], 0) {
        didSet { if arrow != oldValue { setNeedsLayout() } }
    }

    /// The application's background, instead of the system's (P10).
    var background: UIPopoverBackgroundView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let background { insertSubview(background, at: 0) }
            let isPlain = background.map { !type(of: $0).wantsDefaultContentAppearance } ?? false
            content.layer.cornerRadius = isPlain ? 0 : PopoverMetrics.cornerRadius
            layer.shadowOpacity = background == nil ? 0.2 : 0
            tip.isHidden = background != nil
            updateColor()
            setNeedsLayout()
        }
    }

    /// The length of the arrow, in points.
    private var arrowLength: CGFloat { background.map { type(of: $0).arrowHeight() } ?? PopoverMetrics.arrowLength }

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.layer.cornerRadius = PopoverMetrics.cornerRadius
        content.clipsToBounds = true
        addSubview(content)
        layer.addSublayer(tip)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 16
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    /// Takes a controller's view in.
    func show(_ view: UIView) {
        view.frame = content.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(view)
    }

    private func updateColor() {
        content.backgroundColor = background == nil ? color : nil
        tip.fillColor = color.resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColor()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let length = arrowLength
        var inset = UIEdgeInsets.zero
        switch arrow.direction {
        case .up: inset.top = length
        case .down: inset.bottom = length
        case .left: inset.left = length
        case .right: inset.right = length
        default: break
        }
        let shape = bounds.inset(by: inset)
        content.frame = shape.inset(by: background.map { type(of: $0).contentViewInsets() } ?? .zero)
        tip.path = background == nil ? tipPath : nil
        guard let background else { return }
        background.frame = bounds
        let isUpright = PopoverPlace.isUpright(arrow.direction)
        background.arrowDirection = arrow.direction
        background.arrowOffset = arrow.direction == [] ? 0 : arrow.offset - (isUpright ? bounds.midX : bounds.midY)
    }

    private var tipPath: CGPath? {
        let half = PopoverMetrics.arrowBase / 2
        let length = PopoverMetrics.arrowLength
        let points: [CGPoint]
        switch arrow.direction {
        case .up: points = upright(base: length, point: 0, half)
        case .down: points = upright(base: bounds.maxY - length, point: bounds.maxY, half)
        case .left: points = lying(base: length, point: 0, half)
        case .right: points = lying(base: bounds.maxX - length, point: bounds.maxX, half)
        default: return nil
        }
        let path = CGMutablePath()
        path.addLines(between: points)
        path.closeSubpath()
        return path
    }

    private func upright(base: CGFloat, point: CGFloat, _ half: CGFloat) -> [CGPoint] {
        [
            CGPoint(x: arrow.offset - half, y: base), CGPoint(x: arrow.offset, y: point),
            CGPoint(x: arrow.offset + half, y: base),
        ]
    }

    private func lying(base: CGFloat, point: CGFloat, _ half: CGFloat) -> [CGPoint] {
        upright(base: base, point: point, half).map { CGPoint(x: $0.y, y: $0.x) }
    }

    /// The corners beside the arrow do not belong to the popover.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        background == nil ? content.frame.contains(point) : bounds.contains(point)
    }
}

/// The view behind a popover. It takes the touches beside the popover, except those of passthrough views (P7).
final class PopoverBackdropView: UIView {
    var passthroughViews: [UIView] = []
    private let dimming = UIDimmingView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        dimming.backgroundColor = .clear
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(dimming)
    }

    required init?(coder: NSCoder) { nil }

    var onTap: (() -> Void)? {
        get { dimming.onTap }
        set { dimming.onTap = newValue }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for view in passthroughViews where view.window != nil && view.window === window {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return super.hitTest(point, with: event)
    }
}
