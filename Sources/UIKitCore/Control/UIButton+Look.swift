// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// The content and the places of a button's parts.
extension UIButton {

    /// The state that colors follow.
    private var colorState: State {
        configuration != nil && !automaticallyUpdatesConfiguration ? .normal : state
    }

    var shownTitle: String? { popUpTitle ?? attributedTitles[state]?.string ?? titles[state] ?? configuration?.title }

    var shownImage: UIImage? {
        guard var image = images[state] ?? configuration?.image else { return nil }
        if let symbol = symbolConfigurations[state] ?? configuration?.preferredSymbolConfigurationForImage,
            image.hasDefaultSymbolConfiguration
        {
            image = image.withConfiguration(symbol)
        }
        let isTinted = configuration != nil || buttonType != .custom
        return isTinted && image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }

    /// The symbol that a type shows instead of a title and an image.
    private var shownSymbol: (text: String, meaning: String, diameter: Double)? {
        configuration == nil && shownTitle == nil && shownImage == nil ? buttonType.symbol : nil
    }

    private var shownTint: UIColor { role == .destructive ? .systemRed : tintColor }

    private var isSelectedSystemButton: Bool {
        configuration == nil && buttonType != .custom && state.contains(.selected) && shownSymbol == nil
    }

    var shownTitleColor: UIColor {
        if let configuration { return ButtonColors(configuration, tint: shownTint, state: colorState).foreground }
        if let own = titleColors[exactly: state] { return own }
        if buttonType == .custom { return titleColors[.normal] ?? .white }
        if state.contains(.disabled) { return .tertiaryLabel }
        if isSelectedSystemButton { return .white }
        return titleColors[.normal] ?? shownTint
    }

    /// The color of the image of a button without a configuration.
    private var shownImageColor: UIColor {
        if buttonType == .custom { return shownTint }
        if state.contains(.disabled) { return .tertiaryLabel }
        return isSelectedSystemButton ? .white : shownTint
    }

    var contentInsets: UIEdgeInsets {
        guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
        return absolute(insets)
    }

    // MARK: Parts

    /// Of a button without a configuration.
    private var defaultTitleFont: UIFont { .systemFont(ofSize: buttonType == .custom ? 18 : 15) }

    func makeTitleLabel() -> UIButtonLabel {
        if let titleLabelStorage { return titleLabelStorage }
        let label = UIButtonLabel()
        label.font = defaultTitleFont
        titleLabelStorage = label
        addSubview(label)
        return label
    }

    func makeSubtitleLabel() -> UIButtonLabel {
        if let subtitleLabelStorage { return subtitleLabelStorage }
        let label = UIButtonLabel()
        subtitleLabelStorage = label
        addSubview(label)
        return label
    }

    func makeImageView() -> UIImageView {
        if let imageViewStorage { return imageViewStorage }
        let view = ControlImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        view.adjustsImageSizeForAccessibilityContentSizeCategory = adjustsImageSizeForAccessibilityContentSizeCategory
        imageViewStorage = view
        addSubview(view)
        return view
    }

    // MARK: Content

    /// Gives the parts the look of the state. Makes only the parts that are needed.
    func refresh() {
        let symbol = shownSymbol
        let color = shownTitleColor
        if let title = symbol?.text ?? shownTitle {
            let label = makeTitleLabel()
            var plain = label.font ?? defaultTitleFont
            if let configuration {
                let font = font(configuration.buttonSize.titleStyle)
                label.wrap(at: lineAlignment, configuration.titleLineBreakMode)
                plain = role == .primary ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
            } else if let symbol {
                plain = .systemFont(ofSize: symbol.diameter * 0.7, weight: .medium)
            }
            let styled = configuration?.titleText.shown(font: plain, color: color)
            if popUpTitle == nil, let attributed = attributedTitles[state] ?? (titles[state] == nil ? styled : nil) {
                show(attributed, plain, color, in: label)
            } else {
                setFont(plain, of: label)
                show(title, color, in: label)
            }
            showShadow(in: label)
        } else {
            titleLabelStorage?.text = nil
        }
        if let configuration, let subtitle = configuration.subtitle {
            let label = makeSubtitleLabel()
            let plain = font(configuration.buttonSize.subtitleStyle)
            label.wrap(at: lineAlignment, configuration.subtitleLineBreakMode)
            if let styled = configuration.subtitleText.shown(font: plain, color: color) {
                show(styled, plain, color, in: label)
            } else {
                setFont(plain, of: label)
                show(subtitle, color, in: label)
            }
        } else {
            subtitleLabelStorage?.text = nil
        }
        refreshImages(color)
        refreshBackground(hasSymbol: symbol != nil)
        refreshStrength()
    }

    /// How the lines of a configuration's texts are aligned with each other (AX33).
    private var lineAlignment: NSTextAlignment {
        switch configuration?.titleAlignment {
        case .center: .center
        case .trailing: isRightToLeft ? .left : .right
        case .leading, .automatic, nil: .natural
        }
    }

    /// AX32: a configuration's texts are as large as the user asks for.
    private func font(_ style: UIFont.TextStyle) -> UIFont {
        .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    }

    /// AX32: the text size may have changed since the button was measured.
    func followTextSize() {
        guard configuration != nil, let font = titleLabelStorage?.font ?? subtitleLabelStorage?.font else { return }
        refresh()
        guard (titleLabelStorage ?? subtitleLabelStorage)?.font != font else { return }
        contentDidChange()
        invalidateIntrinsicContentSize()
    }

    private func setFont(_ font: UIFont, of label: UILabel) {
        if label.font != font { label.font = font }
    }

    private func show(_ text: String, _ color: UIColor, in label: UILabel) {
        label.text = text
        if label.textColor != color { label.textColor = color }
    }

    /// Attributes that the text does not set are as in a plain title.
    private func show(_ text: NSAttributedString, _ font: UIFont, _ color: UIColor, in label: UILabel) {
        // A text that begins with a font of its own makes it the label's: the plain one, set before, would change the label in each layout.
        let hasFont = text.length > 0 && text.attribute(.font, at: 0, effectiveRange: nil) != nil
        if !hasFont { setFont(font, of: label) }
        let whole = NSMutableAttributedString(string: text.string, attributes: [.font: font, .foregroundColor: color])
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            whole.addAttributes(attributes, range: range)
        }
        guard label.attributedText != whole else { return }
        label.attributedText = whole
        // The label keeps the button's font for the next title.
        if !hasFont { label.font = font }
    }

    private func showShadow(in label: UILabel) {
        let color = titleShadowColors[state]
        if label.shadowColor != color { label.shadowColor = color }
        let isReversed = reversesTitleShadowWhenHighlighted && state.contains(.highlighted)
        guard let label = label as? UIButtonLabel, label.isShadowReversed != isReversed else { return }
        label.isShadowReversed = isReversed
    }

    /// Whether an activity indicator stands in the place of the image.
    private var showsActivity: Bool { configuration?.showsActivityIndicator ?? false }

    private func refreshActivity(_ color: UIColor) {
        guard showsActivity else {
            activityIndicator?.removeFromSuperview()
            activityIndicator = nil
            return
        }
        let indicator = activityIndicator ?? UIActivityIndicatorView(style: .medium)
        indicator.isUserInteractionEnabled = false
        indicator.color = configuration?.activityIndicatorColorTransformer?(color) ?? color
        guard activityIndicator == nil else { return }
        activityIndicator = indicator
        addSubview(indicator)
        indicator.startAnimating()
    }

    private func refreshImages(_ own: UIColor) {
        refreshActivity(own)
        let color = configuration?.imageColorTransformer?(own) ?? own
        if let image = showsActivity ? nil : shownImage {
            let view = makeImageView()
            if view.image != image { view.image = image }
            refreshTint(of: view, color)
        } else {
            imageViewStorage?.image = nil
        }
        guard let image = backgroundImages[state] else {
            backgroundImageView?.image = nil
            return
        }
        let view = backgroundImageView ?? ControlImageView(frame: .zero)
        if backgroundImageView == nil {
            backgroundImageView = view
            insertSubview(view, aboveSubview: background)
        }
        if view.image != image { view.image = image }
    }

    /// E70: a tint color that the application gave the image view stays. E68: the title's color is the title's alone. The button's own
    /// tint color reaches the view as it reaches every subview.
    private func refreshTint(of view: UIImageView, _ color: UIColor) {
        let own = view.extras?.tintColor
        guard configuration != nil || own == nil || own == imageTint else { return }
        let shown = configuration == nil ? shownImageColor : color
        imageTint = configuration == nil && shown == tintColor ? nil : shown
        if own != imageTint { view.tintColor = imageTint }
    }

    private func refreshBackground(hasSymbol: Bool) {
        if let configuration {
            let own = ButtonColors(configuration, tint: shownTint, state: colorState).background
            background.backgroundColor = configuration.background.shownColor(own)
            configuration.background.showParts(in: background, traitCollection)
        } else if hasSymbol {
            background.backgroundColor = buttonType == .close ? .tertiarySystemFill : shownTint.withAlphaComponent(0.15)
        } else {
            background.backgroundColor = isSelectedSystemButton ? shownTint : nil
        }
        if configuration == nil {
            if background.layer.borderWidth != 0 { background.layer.borderWidth = 0 }
            if background.layer.shadowOpacity != 0 { background.layer.shadowOpacity = 0 }
            for old in background.subviews { old.removeFromSuperview() }
        }
        let line = configuration?.background.strokeWidth ?? 0
        background.isHidden = background.backgroundColor == nil && line == 0 && background.subviews.isEmpty
    }

    /// A pressed button is paler. So is the image of a disabled custom button: no color shows that it is disabled.
    private func refreshStrength() {
        let isPressed = colorState.contains(.highlighted)
        let isCustom = configuration == nil && buttonType == .custom
        let hasOwnTitle = titles[exactly: state] != nil || titleColors[exactly: state] != nil
        let pale: CGFloat = configuration != nil ? 0.6 : 0.2
        titleLabelStorage?.alpha = isPressed && !isCustom && !hasOwnTitle ? pale : 1
        subtitleLabelStorage?.alpha = isPressed ? pale : 1
        background.alpha = isPressed && configuration != nil ? 0.75 : 1
        let isDimmed =
            isPressed && (adjustsImageWhenHighlighted || configuration != nil)
            || state.contains(.disabled) && (adjustsImageWhenDisabled || configuration != nil)
        imageViewStorage?.alpha = isDimmed && images[exactly: state] == nil ? (isCustom ? 0.5 : pale) : 1
    }

    // MARK: Layout

    /// The layout of the shown content. Texts of several lines stay within the width (points).
    func contentLayout(width: CGFloat) -> ButtonLayout {
        var layout = ButtonLayout()
        let room = CGSize(width: width, height: .infinity)
        if let label = titleLabelStorage, label.text != nil { layout.title = label.sizeThatFits(room) }
        if let label = subtitleLabelStorage, label.text != nil { layout.subtitle = label.sizeThatFits(room) }
        layout.image = activityIndicator?.sizeThatFits(.zero) ?? imageViewStorage?.sizeThatFits(.zero) ?? .zero
        layout.horizontal = effectiveContentHorizontalAlignment
        layout.vertical = contentVerticalAlignment
        layout.imageSide = isRightToLeft ? .right : .left
        guard let configuration else { return layout }
        layout.imagePadding = configuration.imagePadding
        layout.titlePadding = configuration.titlePadding
        switch configuration.imagePlacement {
        case .top: layout.imageSide = .top
        case .bottom: layout.imageSide = .bottom
        case .trailing: layout.imageSide = isRightToLeft ? .left : .right
        default: break
        }
        switch configuration.titleAlignment {
        case .automatic:
            let isAlone = configuration.image == nil && !configuration.showsActivityIndicator
            layout.textAlignment = isAlone ? .center : isRightToLeft ? .right : .left
        case .center: layout.textAlignment = .center
        case .leading: layout.textAlignment = isRightToLeft ? .right : .left
        case .trailing: layout.textAlignment = isRightToLeft ? .left : .right
        }
        return layout
    }

    /// A title without margins of its own gets the system's, so that fingers can hit it.
    func fittingSize(width: CGFloat) -> CGSize {
        if let symbol = shownSymbol { return CGSize(width: symbol.diameter, height: symbol.diameter) }
        let insets = contentInsets
        let layout = contentLayout(width: width > 0 ? max(1, width - insets.left - insets.right) : .infinity)
        var size = layout.size
        if configuration == nil, size == .zero {
            // Without content there is room for a line of a title.
            size.height = (titleLabelStorage?.font ?? defaultTitleFont).lineHeight.rounded(.up)
        }
        size.width += insets.left + insets.right
        size.height += insets.top + insets.bottom
        if configuration == nil, insets == .zero, layout.title.height > 0 || layout.size == .zero {
            size = CGSize(width: max(30, size.width), height: size.height + 12)
        }
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    func placeParts() {
        let content = contentRect(forBounds: bounds)
        titleLabelStorage?.frame = titleRect(forContentRect: content)
        imageViewStorage?.frame = imageRect(forContentRect: content)
        activityIndicator?.frame = imageRect(forContentRect: content)
        subtitleLabelStorage?.frame = contentLayout(width: content.width).frames(in: content).subtitle
        let area = backgroundRect(forBounds: bounds)
        backgroundImageView?.frame = area
        if let configuration {
            let shape = area.inset(by: absolute(configuration.background.insets(in: self)))
            let radius = configuration.cornerRadius(forHeight: shape.height)
            background.place(shape, cornerRadius: radius)
            configuration.background.placeParts(in: background, cornerRadius: radius)
        } else if shownSymbol != nil {
            background.place(area)
        } else {
            let label = titleLabelStorage?.frame ?? .null
            let image = imageViewStorage?.image == nil ? .null : imageViewStorage?.frame ?? .null
            let shown = (label.isEmpty ? .null : label).union(image)
            if !shown.isNull { background.place(shown.insetBy(dx: -5, dy: -2), cornerRadius: 5) }
        }
    }
}
