// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Shows text that cannot be edited, centered in its height.
///
/// It takes no touches unless the application says so (B24). The text is laid out with the measures of the painting screen,
/// and again when the text, the size or the measures change.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    private var layouts = UILabelLayoutCache()
    private var fontStorage = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private var textColorStorage = UIColor.label
    /// The attributes of a text in more than one style; `nil` for a text that the font and the color describe completely.
    private var attributedStorage: NSAttributedString?
    private var styled: StyledText?
    /// The area in which `drawText(in:)` shows the text.
    private var textArea: CGRect?
    /// The style of the attributed text's first character.
    private var paragraphStyle: NSParagraphStyle?
    /// How the paragraphs stand that do not all stand alike (W80).
    private var paragraphs: ParagraphSettings?

    // MARK: Life

    /// Makes a label without text, with a frame in its future superview's coordinates (points).
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a label without text. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.archive?.finish(self, as: UILabel.self)
    }

    private func prepare() {
        isUserInteractionEnabled = false  // B24
        contentMode = .redraw
    }

    // MARK: Text

    /// The shown text. A newline begins a line, as far as `numberOfLines` allows.
    open var text: String? {
        didSet {
            guard text != oldValue || attributedStorage != nil || paragraphStyle != nil else { return }
            setStyled(nil)
            markChanged(.accessibility)
        }
    }

    /// The font of the whole text, or of the beginning of a text in several fonts. Setting it changes the font of the whole
    /// text; `nil` sets the system font of 17 points.
    open var font: UIFont! {
        get { fontStorage }
        set {
            fontStorage = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            if attributedStorage != nil { restyle(.font, fontStorage) }
            invalidateLayout()
        }
    }

    /// The color of the whole text, or of the beginning of a text in several colors. Setting it changes the color of the
    /// whole text; `nil` sets `UIColor.label`.
    open var textColor: UIColor! {
        get { textColorStorage }
        set {
            textColorStorage = newValue ?? .label
            if attributedStorage != nil { restyle(.foregroundColor, textColorStorage) }
            markChanged(.content)
        }
    }

    /// The text with its attributes. The label shows fonts, colors of letters and backgrounds, lines under and through the
    /// text, distances of letters and of the baseline, and the pictures of attachments (W69). Other attributes are kept. Parts
    /// without a font or color have the label's.
    open var attributedText: NSAttributedString? {
        get {
            guard let text else { return nil }
            var plain: [NSAttributedString.Key: Any] = [.font: fontStorage, .foregroundColor: textColorStorage]
            plain[.paragraphStyle] = paragraphStyle
            return attributedStorage ?? NSAttributedString(string: text, attributes: plain)
        }
        set {
            text = newValue?.string
            guard let newValue, newValue.length > 0 else { return }
            let (font, color) = TextAttributes.read(newValue)
            if let font { fontStorage = font }
            if let color { textColorStorage = color }
            setStyled(newValue)
            // Attachments have names of their own.
            markChanged(.accessibility)
        }
    }

    private func setStyled(_ attributed: NSAttributedString?) {
        let styled = attributed.map(StyledText.init)
        let isPlain = styled?.isPlain ?? true
        self.styled = isPlain ? nil : styled
        paragraphStyle = attributed.flatMap(NSParagraphStyle.ofBeginning)?.copy() as? NSParagraphStyle
        if let paragraphStyle {
            (textAlignment, lineBreakMode) = (paragraphStyle.alignment, paragraphStyle.lineBreakMode)
        }
        paragraphs = styled?.paragraphs
        let keeps = !isPlain || paragraphs != nil
        attributedStorage = keeps ? attributed.map(NSAttributedString.init(attributedString:)) : nil
        invalidateLayout()
    }

    /// Gives the whole of a text in several styles an attribute.
    private func restyle(_ key: NSAttributedString.Key, _ value: Any) {
        guard let attributedStorage else { return }
        let changed = NSMutableAttributedString(attributedString: attributedStorage)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        let kept = (textAlignment, lineBreakMode, paragraphs)
        setStyled(changed)
        (textAlignment, lineBreakMode, paragraphs) = kept
    }

    /// The alignment of lines between the left and the right edge; natural at first. Setting it aligns all paragraphs.
    open var textAlignment: NSTextAlignment = .natural {
        didSet {
            paragraphs = paragraphs?.aligned(textAlignment)
            invalidateLayout()
        }
    }

    /// How lines break, and how text that does not fit is shortened; at first at its end.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { invalidateLayout() } }

    /// The most lines that are shown, 1 at first; 0 means as many as there is room for.
    open var numberOfLines = 1 { didSet { invalidateLayout() } }

    /// Whether the text of a label of one line gets smaller until it fits the width.
    open var adjustsFontSizeToFitWidth = false { didSet { invalidateLayout() } }

    /// How small the text may get, as a part of the font's size; 0 and less let it shrink until it fits.
    open var minimumScaleFactor: CGFloat = 0 { didSet { invalidateLayout() } }

    /// Whether a font of a text style (`UIFont.preferredFont(forTextStyle:)`) or of `UIFontMetrics` follows the user's text
    /// size (AX31); false at first.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { followContentSize() } }
    }

    /// Uses the same font in the current text size.
    private func followContentSize() {
        guard adjustsFontForContentSizeCategory else { return }
        let following = fontStorage.following(traitCollection)
        if following != fontStorage { font = following }
    }

    /// AX31: the label may have had no window before, and the new window's user may ask for large text.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { followContentSize() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followContentSize()
    }

    // MARK: State

    /// Whether the text is shown at full strength; a disabled label's is dimmed.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            markChanged([.content, .accessibility])
        }
    }

    /// Whether the text is shown in `highlightedTextColor`.
    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            markChanged(.content)
        }
    }

    /// The color of the text while the label is highlighted; `nil` for `textColor`.
    open var highlightedTextColor: UIColor? { didSet { markChanged(.content) } }

    /// The color of the shadow: a copy of the text behind it, moved by `shadowOffset`. `nil`, the value at first, for no
    /// shadow. A text in several styles has no shadow.
    open var shadowColor: UIColor? { didSet { markChanged([.content, .accessibility]) } }

    /// How far the shadow is from the text, in points; a point up at first.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { markChanged(.content) } }

    /// Where the shadow is shown now.
    var shownShadowOffset: CGSize { shadowOffset }

    /// Whether letters may move closer before the text is truncated. Kept without an effect: they do not.
    open var allowsDefaultTighteningForTruncation = false

    /// Where lines break, besides between words. Kept without an effect: they break only between words.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard

    /// Whether a pointer over shortened text shows all of it. Kept without an effect: it does not.
    open var showsExpansionTextWhenTruncated = false

    /// The vertical place of a text that was made smaller; at first on the baseline that it would have at full size.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { markChanged(.content) } }

    // MARK: Size

    /// The rectangle of the text in a label with these bounds and this limit of lines, at the bounds' top (points, the
    /// label's own coordinates). Its sides are whole pixels. Without text the size is zero.
    ///
    /// An override changes the answer of `sizeThatFits`.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        let layout = layouts.layout(
            of: text, styled: styled, options: options(lineCount: numberOfLines), size: bounds.size,
            metrics: textMetrics)
        let size = layout.size(roundedUpToScale: traitCollection.displayScale)
        let left = layout.lines.reduce(CGFloat.infinity) { min($0, $1.frame.minX) }
        return CGRect(x: bounds.minX + left, y: bounds.minY, width: size.width, height: size.height)
    }

    /// Shows the text in a rectangle of the label's bounds (points). An override may pass another rectangle to `super`, for
    /// instance a smaller one for space around the text. If it does not call `super`, its own drawing is shown (PO3).
    open func drawText(in rect: CGRect) { textArea = rect }

    /// The size that shows the whole text as far as `numberOfLines` allows (points).
    ///
    /// The width at which a text of several lines breaks for its intrinsic size, in points; 0 for no break.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The size of the text in `preferredMaxLayoutWidth` (points).
    open dynamic override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    /// A label of several lines stays within a width above 0; a label of a single line does not.
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = numberOfLines == 1 || !(size.width > 0) ? .infinity : size.width
        let bounds = CGRect(x: 0, y: 0, width: width, height: .infinity)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    // MARK: Painting

    /// K12: a label's layer has a class of its own.
    open override class var layerClass: AnyClass { _UILabelLayer.self }

    override var descriptionText: String? { text }

    override var displayContent: DisplayContent {
        guard let text, !text.isEmpty else { return .none }
        let (drawn, own) = drawText()
        // PO3: the drawing of an override instead of the text.
        guard let area = drawn else { return own.commands.isEmpty ? .none : .drawing(own, .scaleToFill) }
        let metrics = textMetrics
        let options = fittingOptions(for: text, width: area.width, metrics: metrics)
        let styled = fittingStyle(for: options)
        let layout = layouts.layout(of: text, styled: styled, options: options, size: area.size, metrics: metrics)
        let scale = max(1, traitCollection.displayScale)
        let top = area.minY + ((textTop(of: layout, options, in: area)) * scale).rounded() / scale
        let origin = CGPoint(x: area.minX, y: top)
        if let styled {
            let color: (UIColor?) -> UIColor = { [self] in shown($0) }
            return DisplayContent(
                DisplayStyledText(layout, styled, options.font, at: origin, color: color),
                layout.pictures(in: styled, options.font, at: origin, color: color), in: bounds, metrics)
        }
        guard let shadowColor else { return .text(DisplayText(layout, options.font, shownColor, at: origin)) }
        return .drawing(
            DisplayDrawing(of: bounds) { context in
                let shadow = CGPoint(x: origin.x + shownShadowOffset.width, y: origin.y + shownShadowOffset.height)
                context.drawLines(of: layout, options.font, shown(shadowColor).cgColor, at: shadow)
                context.drawLines(of: layout, options.font, shownColor.cgColor, at: origin)
            }, .scaleToFill)
    }

    /// The area in which `drawText(in:)` shows the text, and the drawing of an override.
    private func drawText() -> (area: CGRect?, drawing: DisplayDrawing) {
        textArea = nil
        // Only an override draws.
        guard type(of: self) != UILabel.self, !bounds.isEmpty else {
            drawText(in: bounds)
            return (textArea, DisplayDrawing(size: bounds.size, commands: []))
        }
        let drawing = DisplayDrawing(of: bounds) { _ in traitCollection.asCurrent { drawText(in: bounds) } }
        return (textArea, drawing)
    }

    /// From the top of the area to the text, in points.
    private func textTop(of layout: TextLayout, _ options: TextLayout.Options, in area: CGRect) -> CGFloat {
        let middle = (area.height - layout.size.height) / 2
        guard options.font.pointSize < fontStorage.pointSize else { return middle }
        switch baselineAdjustment {
        case .alignCenters: return middle
        case .none: return (area.height - fontStorage.lineHeight) / 2
        case .alignBaselines:
            return (area.height - fontStorage.lineHeight) / 2 + fontStorage.ascender - options.font.ascender
        }
    }

    override func textMetricsChanged() {
        invalidateLayout()
        // The superview placed the label by the old measures.
        superview?.setNeedsLayout()
    }

    override var accessibilityDefaults: DisplayAccessibility {
        DisplayAccessibility(
            role: .text, label: styled?.spoken ?? text, value: nil, identifier: nil, isEnabled: isEnabled,
            isSelected: false)
    }

    /// A drawing has no letters that could be read: shadows and pictures in the text are drawn.
    override var paintsLetters: Bool {
        guard let styled else { return shadowColor == nil }
        return !styled.stretches.contains { $0.style.attachment != nil }
    }

    private func invalidateLayout() {
        layouts.removeAll()
        markChanged(.content)
    }

    private var shownColor: UIColor { shown(isHighlighted ? highlightedTextColor : nil) }

    /// A color of the text's own, or the label's, as it is shown.
    private func shown(_ color: UIColor?) -> UIColor {
        let color = color ?? textColorStorage
        let resolved = color.resolvedColor(with: traitCollection)
        return isEnabled ? resolved : resolved.withAlphaComponent(resolved.cgColor.alpha * Self.disabledStrength)
    }

    /// The part of the text color's opacity that a disabled label keeps.
    private static let disabledStrength: CGFloat = 0.4

    /// In an interface from right to left, natural means right, for any text.
    private var naturalAlignment: NSTextAlignment { isRightToLeft ? .right : .natural }

    private func options(lineCount: Int) -> TextLayout.Options {
        var options = TextLayout.Options(
            font: fontStorage, alignment: textAlignment == .natural ? naturalAlignment : textAlignment,
            lineBreakMode: lineBreakMode, maximumLineCount: lineCount)
        options.take(paragraphStyle, paragraphs?.naturallyAligned(naturalAlignment))
        return options
    }

    /// The options for painting: with a smaller font where the label may shrink its text.
    private func fittingOptions(for text: String, width: CGFloat, metrics: TextMetrics) -> TextLayout.Options {
        var options = options(lineCount: numberOfLines)
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > 0 else { return options }
        let natural = layouts.layout(
            of: text, styled: styled, options: options, size: CGSize(width: CGFloat.infinity, height: .infinity),
            metrics: metrics)
        let factor = width / natural.size.width
        guard factor < 1 else { return options }
        // A hundredth of a point less than the size that just fits, so that rounding does not shorten the text.
        let size = fontStorage.pointSize * max(minimumScaleFactor, factor) - 0.01
        options.font = fontStorage.withSize(max(size, 1))
        return options
    }

    /// The text in several styles for painting: smaller where its font is.
    private func fittingStyle(for options: TextLayout.Options) -> StyledText? {
        guard let styled, options.font.pointSize != fontStorage.pointSize else { return styled }
        return styled.scaled(by: options.font.pointSize / fontStorage.pointSize)
    }
}

/// The layer of a label, under the name by which descriptions show it (K12).
final class _UILabelLayer: CALayer {}
