// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A bar that shows how far a task has come. It takes no touches.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The purpose of the bar. Both styles look the same here.
    public enum Style: Int, Sendable {
        case `default` = 0
        case bar = 1
    }

    private static let height: CGFloat = 4
    private let track = UIView()
    private let bar = UIView()

    /// The purpose of the bar. Kept without an effect: both styles look the same here.
    open var progressViewStyle: Style
    /// 0 to 1.
    open var progress: Float {
        get { progressStorage }
        set { setProgress(newValue, animated: false) }
    }
    private var progressStorage: Float = 0

    /// The color of the done part; `nil` for the tint color.
    open var progressTintColor: UIColor? { didSet { applyColors() } }
    /// Of the rest.
    open var trackTintColor: UIColor? { didSet { applyColors() } }

    /// A bar of 150 by 4 points, without progress.
    public init(progressViewStyle style: Style) {
        progressViewStyle = style
        super.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
        prepare()
    }

    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
        prepare()
    }

    /// Makes a bar without progress and with an empty frame. It reads nothing from the coder.
    public required init?(coder: NSCoder) {
        progressViewStyle = .default
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isUserInteractionEnabled = false
        for view in [track, bar] {
            view.layer.cornerRadius = Self.height / 2
            addSubview(view)
        }
        applyColors()
    }

    private func applyColors() {
        track.backgroundColor = trackTintColor ?? .systemFill
        bar.backgroundColor = progressTintColor ?? tintColor
    }

    /// Shows a progress from 0 to 1, at once, or animated over a quarter of a second.
    open func setProgress(_ progress: Float, animated: Bool) {
        progressStorage = progress.isNaN ? 0 : min(max(progress, 0), 1)
        markChanged(.accessibility)
        guard animated, window != nil else { return placeBar() }
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .curveEaseOut],
            animations: { [self] in placeBar() })
    }

    private func placeBar() {
        let width = bounds.width * CGFloat(progressStorage)
        let start = isRightToLeft ? bounds.width - width : 0
        bar.frame = CGRect(x: start, y: (bounds.height - Self.height) / 2, width: width, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = CGRect(
            x: 0, y: (bounds.height - Self.height) / 2, width: bounds.width, height: Self.height)
        placeBar()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        applyColors()
    }

    open dynamic override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    /// The width offered, and 4 points.
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    override var accessibilityDefaults: DisplayAccessibility {
        DisplayAccessibility(
            role: .progress, label: "Progress", value: "\(Int((progressStorage * 100).rounded()))%", identifier: nil,
            isEnabled: true, isSelected: false)
    }
}
