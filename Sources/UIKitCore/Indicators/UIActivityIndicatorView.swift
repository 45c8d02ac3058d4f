// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Spokes that turn while something goes on. It takes no touches.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The size of the spokes, and for the older names their color.
    public enum Style: Int, Sendable {
        /// The names from before iOS 13, with a color.
        case whiteLarge = 0
        case white = 1
        case gray = 2
        case medium = 100
        case large = 101

        /// In points.
        fileprivate var size: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }

        fileprivate var color: UIColor { self == .whiteLarge || self == .white ? .white : .systemGray }
    }

    private static let spokeCount = 8
    /// Seconds of a turn.
    private static let turn: TimeInterval = 1
    private let wheel = UIView()

    /// The style decides the size, which `sizeToFit` sets.
    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            if style.color != oldValue.color { color = style.color }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// The color of the spokes; gray at first.
    open var color: UIColor! = .systemGray { didSet { applyColor() } }
    /// Whether the view is hidden while nothing turns; true at first.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    /// Whether the spokes turn.
    open private(set) var isAnimating = false

    /// An indicator in the style's size and color that does not turn, and so is hidden.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.size, height: style.size))
        color = style.color
        prepare()
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        prepare()
    }

    /// Makes an indicator of medium size that does not turn, with an empty frame. A storyboard's or a nib's coder sets its properties (IB2).
    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
        prepare()
        coder.archive?.finish(self, as: UIActivityIndicatorView.self)
    }

    private func prepare() {
        isUserInteractionEnabled = false
        isHidden = hidesWhenStopped
        for _ in 0..<Self.spokeCount { wheel.addSubview(UIView()) }
        addSubview(wheel)
        applyColor()
    }

    private func applyColor() {
        for (place, spoke) in wheel.subviews.enumerated() {
            spoke.backgroundColor = color ?? .systemGray
            spoke.alpha = 0.25 + 0.75 * CGFloat(place) / CGFloat(Self.spokeCount - 1)
        }
    }

    /// Starts to turn the spokes, and shows the view.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        isHidden = false
        spin()
    }

    /// Stops the spokes, and hides the view if ``hidesWhenStopped`` says so.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        isHidden = hidesWhenStopped
        wheel.loseAnimations()
        wheel.transform = .identity
    }

    /// Views move only in a window. So the motion begins again in a new window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if isAnimating { spin() }
    }

    private func spin() {
        guard window != nil else { return }
        wheel.loseAnimations()
        UIView.performWithoutAnimation { wheel.transform = .identity }
        layoutIfNeeded()
        // By thirds: half a turn could go either way, and a full turn would not move.
        let even = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(
            withDuration: Self.turn, delay: 0, options: [.repeat, even],
            animations: { [wheel] in
                for third in 0..<3 {
                    UIView.addKeyframe(withRelativeStartTime: Double(third) / 3, relativeDuration: 1.0 / 3) {
                        wheel.transform = CGAffineTransform(rotationAngle: CGFloat(third + 1) * 2 * .pi / 3)
                    }
                }
            })
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = style.size
        wheel.bounds = CGRect(x: 0, y: 0, width: size, height: size)
        wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
        let spoke = CGSize(width: size * 0.1, height: size * 0.27)
        for (place, view) in wheel.subviews.enumerated() {
            let angle = CGFloat(place) * 2 * .pi / CGFloat(Self.spokeCount)
            view.transform = .identity
            view.bounds.size = spoke
            view.layer.cornerRadius = spoke.width / 2
            let distance = (size - spoke.height) / 2
            view.center = CGPoint(x: size / 2 + distance * sin(angle), y: size / 2 - distance * cos(angle))
            view.transform = CGAffineTransform(rotationAngle: angle)
        }
    }

    open dynamic override var intrinsicContentSize: CGSize { CGSize(width: style.size, height: style.size) }
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var accessibilityDefaults: DisplayAccessibility {
        DisplayAccessibility(
            role: .text, label: isAnimating ? "In progress" : "Progress halted", value: nil, identifier: nil,
            isEnabled: true, isSelected: false)
    }
}
