// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Shows an image, a text and a secondary text as a row does.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    let imageView = UIImageView(frame: .zero)
    let textLabel = UILabel(frame: .zero)
    let secondaryTextLabel = UILabel(frame: .zero)
    private var content: UIListContentConfiguration

    /// A view for the configuration, with an empty frame; `sizeThatFits` returns its height for a width.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        for part in [imageView, textLabel, secondaryTextLabel] { addSubview(part) }
        apply()
    }

    /// Makes a view for an empty row: there are no archives here.
    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
        for part in [imageView, textLabel, secondaryTextLabel] { addSubview(part) }
        apply()
    }

    /// The configuration that the view shows. It must be a ``UIListContentConfiguration``; another kind is refused.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                return windowApplication.report(
                    "UIListContentView was given a \(type(of: newValue)). It shows a UIListContentConfiguration.")
            }
            content = new
            apply()
        }
    }

    private func apply() {
        imageView.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
        imageView.image = content.image
        imageView.tintColor = content.imageProperties.tintColor
        imageView.layer.cornerRadius = content.imageProperties.cornerRadius
        apply(content.text, content.attributedText, content.textProperties, to: textLabel)
        apply(
            content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
            to: secondaryTextLabel)
        imageView.isHidden = content.image == nil
        for part in subviews { part.alpha = content.alpha }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func apply(
        _ text: String?, _ attributedText: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties, to label: UILabel
    ) {
        label.text = text
        label.adjustsFontForContentSizeCategory = false
        label.font = properties.font
        // T107: switching it on again adapts it to the present size.
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        // After the look of the whole: its own attributes come first (T147).
        if let attributedText { label.attributedText = attributedText }
        label.isHidden = label.text?.isEmpty ?? true
    }

    private var arrangement: RowArrangement {
        let margins = shownMargins
        var arrangement = RowArrangement(
            margins: UIEdgeInsets(
                top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing))
        arrangement.imageGap = content.imageToTextPadding
        arrangement.horizontalGap = content.textToSecondaryTextHorizontalPadding
        arrangement.verticalGap = content.textToSecondaryTextVerticalPadding
        arrangement.isSideBySide = content.prefersSideBySideTextAndSecondaryText
        if content.image != nil { arrangement.imageSize = imageSize }
        arrangement.text = textLabel.isHidden ? nil : textLabel
        arrangement.detail = secondaryTextLabel.isHidden ? nil : secondaryTextLabel
        return arrangement
    }

    /// T113: the margin at the sides of the list, if a row, a header or a footer shows the content.
    private var listMargin: CGFloat? {
        switch superview?.superview {
        case let cell as UITableViewCell: cell.sideMargin
        case let cell as UICollectionViewCell: cell.sideMargin
        case let view as UITableViewHeaderFooterView: view.sideMargin
        default: nil
        }
    }

    /// T135: the configuration's margins, and on some axes at least those of the view around. T113: a leading margin that was not
    /// changed is that of the list.
    private var shownMargins: NSDirectionalEdgeInsets {
        var margins = content.directionalLayoutMargins
        if margins.leading == SideMargin.narrow, let listMargin { margins.leading = listMargin }
        guard let outer = superview?.directionalLayoutMargins else { return margins }
        if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.leading = max(margins.leading, outer.leading)
            margins.trailing = max(margins.trailing, outer.trailing)
        }
        if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        return margins
    }

    private var imageSize: CGSize {
        let properties = content.imageProperties
        var size = imageView.intrinsicContentSize
        let limit = properties.maximumSize
        if limit.width > 0, size.width > limit.width {
            size = CGSize(width: limit.width, height: size.height * limit.width / size.width)
        }
        if limit.height > 0, size.height > limit.height {
            size = CGSize(width: size.width * limit.height / size.height, height: limit.height)
        }
        return CGSize(
            width: max(size.width, properties.reservedLayoutSize.width),
            height: max(size.height, properties.reservedLayoutSize.height))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrangement.frames(in: CGSize(width: size.width, height: 0)).height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = arrangement.frames(in: bounds.size).mirrored(isRightToLeft, in: bounds.width)
        imageView.frame = frames.image
        textLabel.frame = frames.text
        secondaryTextLabel.frame = frames.detail
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? rowText }
        set { super.accessibilityLabel = newValue }
    }

    /// The row's texts, in one line.
    var rowText: String? {
        let parts = [
            content.attributedText?.string ?? content.text,
            content.secondaryAttributedText?.string ?? content.secondaryText,
        ].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}

extension UIView {
    /// T113: the margin of the list is another one for the contents of configurations in this container of a row.
    func sideMarginChanged() {
        for case let view as UIListContentView in subviews {
            view.invalidateIntrinsicContentSize()
            view.setNeedsLayout()
        }
    }
}
