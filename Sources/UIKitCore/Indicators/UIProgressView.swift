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
    /// The picture of the done part, in the place of its color; it is stretched to that part (E60).
    open var progressImage: UIImage? { didSet { applyColors() } }
    /// The picture of the whole bar, below that of the done part (E60).
    open var trackImage: UIImage? { didSet { applyColors() } }

    /// A task whose progress the bar shows, from now on and at every change; `nil` at first (E61). Setting ``progress`` holds until
    /// the task's next change.
    open var observedProgress: Progress? {
        didSet {
            seenProgress = nil
            followTask()
        }
    }
    private var nextLook: EventClock.Deadline?
    /// Seconds between two looks at an observed task: Foundation's `Progress` tells nobody here.
    private static let lookInterval: TimeInterval = 0.1

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

    /// Makes a bar without progress and with an empty frame. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        progressViewStyle = .default
        super.init(coder: coder)
        prepare()
        coder.archive?.finish(self, as: UIProgressView.self)
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
        show(trackImage, or: trackTintColor ?? .systemFill, in: track)
        show(progressImage, or: progressTintColor ?? tintColor, in: bar)
    }

    /// E60.
    private func show(_ image: UIImage?, or color: UIColor, in part: UIView) {
        part.backgroundColor = image == nil ? color : nil
        guard let image else {
            part.subviews.first?.removeFromSuperview()
            return
        }
        let view = part.subviews.first as? UIImageView ?? UIImageView(frame: part.bounds)
        view.image = image
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.superview == nil { part.addSubview(view) }
    }

    /// E61: looks at the task until it is finished, another takes its place, or the bar is gone.
    private func followTask() {
        nextLook?.cancel()
        nextLook = nil
        guard let task = observedProgress else { return }
        show(task)
        guard !task.isFinished, !task.isCancelled else { return }
        nextLook = UIApplication.shared.clock.schedule(after: Self.lookInterval) { [weak self] in self?.followTask() }
    }

    private func show(_ task: Progress) {
        let shown = Float(task.fractionCompleted)
        guard shown != seenProgress else { return }
        seenProgress = shown
        setProgress(shown, animated: true)
    }

    /// What the task's progress was when the bar last looked.
    private var seenProgress: Float?

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
