// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Shows an image, placed in its bounds as `contentMode` says.
///
/// It takes no touches unless the application enables them (B24). A template image is painted in the tint color.
@preconcurrency @MainActor
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
    // MARK: Life

    /// Makes a view as large as the image, at the origin.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        playFrames()
    }

    /// Makes a view as large as the image, at the origin, with another image for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
        isUserInteractionEnabled = false
        playFrames()
    }

    /// Makes a view without an image, with a frame in its future superview's coordinates (points).
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes a view without an image. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        coder.archive?.finish(self, as: UIImageView.self)
    }

    // MARK: Image

    /// The image; `nil` for none. Setting it does not change the view's size.
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            if image?.frames != nil || playsFrames { playFrames() }
            markChanged(.content)
        }
    }

    /// The image while the view is highlighted; `nil` for `image`.
    open var highlightedImage: UIImage? {
        didSet {
            guard highlightedImage !== oldValue else { return }
            markChanged(.content)
        }
    }

    /// Whether `highlightedImage` is shown.
    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            markChanged(.content)
        }
    }

    /// The size and weight of shown symbols without a configuration of their own; `nil`, as at first, for 17 points and regular.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration !== oldValue, shownImage?.isSymbolImage == true else { return }
            markChanged(.content)
            invalidateIntrinsicContentSize()
        }
    }

    private var shownImage: UIImage? {
        if let frame = animation?.frame { return frame }
        let image = isHighlighted ? highlightedImage ?? image : image
        guard let preferredSymbolConfiguration, let image, image.hasDefaultSymbolConfiguration else { return image }
        return image.withConfiguration(preferredSymbolConfiguration)
    }

    // MARK: Animation

    private var animation: ImageAnimation?
    /// Whether the animation shows the image's own frames.
    private var playsFrames = false

    /// W48.
    private func playFrames() {
        stopAnimating()
        guard let frames = image?.frames else { return }
        playsFrames = true
        animation = ImageAnimation(
            frames.images, duration: frames.duration, rounds: 0, clock: windowApplication.clock
        ) { [weak self] _ in self?.markChanged(.content) }
    }

    /// Images that are shown one after the other; `nil` at first.
    open var animationImages: [UIImage]? { didSet { if isAnimating { startAnimating() } } }
    /// The images that are shown one after the other while the view is highlighted.
    open var highlightedAnimationImages: [UIImage]? { didSet { if isAnimating { startAnimating() } } }
    /// Seconds of one round; 0, as at first, for a thirtieth of a second an image.
    open var animationDuration: TimeInterval = 0
    /// How many rounds there are; 0, as at first, for no end.
    open var animationRepeatCount = 0
    /// Whether the images of an animation are being shown.
    open var isAnimating: Bool { animation != nil }

    /// Begins with the first image, on the application's clock.
    open func startAnimating() {
        stopAnimating()
        let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
        guard !images.isEmpty else { return }
        animation = ImageAnimation(
            images, duration: animationDuration, rounds: animationRepeatCount, clock: windowApplication.clock
        ) { [weak self] isOver in
            if isOver { self?.animation = nil }
            self?.markChanged(.content)
        }
        markChanged(.content)
    }

    /// Goes back to `image`.
    open func stopAnimating() {
        guard let old = animation else { return }
        old.stop()
        animation = nil
        playsFrames = false
        markChanged(.content)
    }

    /// Whether the view is larger at text sizes for accessibility; false at first (AX36).
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet {
            if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    /// The size of an image in the present text size.
    private func adjusted(_ size: CGSize) -> CGSize {
        guard adjustsImageSizeForAccessibilityContentSizeCategory else { return size }
        let traits = traitCollection
        guard traits.preferredContentSizeCategory.isAccessibilityCategory else { return size }
        let factor = UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traits)
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let size = previousTraitCollection?.preferredContentSizeCategory
        if adjustsImageSizeForAccessibilityContentSizeCategory, size != traitCollection.preferredContentSizeCategory {
            invalidateIntrinsicContentSize()
        }
    }

    /// The size of the shown image (points); none without an image.
    open dynamic override var intrinsicContentSize: CGSize {
        shownImage.map { adjusted($0.size) } ?? super.intrinsicContentSize
    }

    /// The size of the shown image (points); zero without an image.
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        shownImage.map { adjusted($0.size) } ?? .zero
    }

    // MARK: Painting

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.isTemplate == true { markChanged(.content) }
    }

    /// W68: a symbol stands in the middle by the measures of its letters.
    override func textMetricsChanged() {
        super.textMetricsChanged()
        if shownImage?.symbol != nil { markChanged(.content) }
    }

    override var displayContent: DisplayContent {
        guard var image = shownImage else { return .none }
        if image.flipsForRightToLeftLayoutDirection, isRightToLeft {
            image = image.mirroredForRightToLeft
        }
        let tint = (image.isTemplate ? tintColor : image.ownTint)?.resolvedColor(with: traitCollection)
        if let symbol = image.symbol {
            let color = tint ?? UIColor.label.resolvedColor(with: traitCollection)
            return symbol.content(in: bounds, contentMode, color: color, metrics: textMetrics)
        }
        if let resizing = image.resizing, contentMode == .scaleToFill, bounds.size != image.size {
            return .drawing(
                DisplayDrawing(of: bounds) { resizing.draw(image, in: bounds, tint: tint?.cgColor, $0) },
                .scaleToFill)
        }
        return shownPart(of: .image(image, contentMode, tint: tint))
    }

    override var accessibilityDefaults: DisplayAccessibility {
        DisplayAccessibility(
            role: .image, label: image?.accessibilityLabel, value: nil, identifier: nil, isEnabled: true,
            isSelected: false)
    }
}

/// What can show its images larger at text sizes for accessibility.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
    /// Whether images are larger at text sizes for accessibility (AX36).
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
