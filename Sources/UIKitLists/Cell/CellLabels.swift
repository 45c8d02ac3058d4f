// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The labels and the image of a cell's style, made when first asked for.
@MainActor
final class CellLabels {
    private let style: UITableViewCell.CellStyle
    private let container: UIView
    private var madeText: UILabel?
    private var madeDetail: UILabel?
    private var madeImage: UIImageView?
    /// One-line labels that wrap while text is very large.
    private var wrapping: [UILabel] = []

    init(style: UITableViewCell.CellStyle, in container: UIView) {
        self.style = style
        self.container = container
    }

    var text: UILabel {
        if let madeText { return madeText }
        let label = make(style == .value2 ? .caption1 : .body)
        if style == .value2 {
            label.textColor = label.tintColor
            label.textAlignment = .right
        }
        madeText = label
        return label
    }

    var detail: UILabel? {
        if style == .default { return nil }
        if let madeDetail { return madeDetail }
        let label = make(style == .subtitle ? .caption1 : style == .value2 ? .subheadline : .body)
        if style == .value1 { label.textColor = .secondaryLabel }
        madeDetail = label
        return label
    }

    var image: UIImageView? {
        if style == .value2 { return nil }
        if let madeImage { return madeImage }
        let view = UIImageView(frame: .zero)
        container.addSubview(view)
        madeImage = view
        return view
    }

    private func make(_ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .label
        container.addSubview(label)
        return label
    }

    /// T107: under the categories of accessibility texts of one line wrap.
    func follow(_ category: UIContentSizeCategory) {
        if category.isAccessibilityCategory {
            for label in [madeText, madeDetail].compactMap({ $0 }) where label.numberOfLines == 1 {
                label.numberOfLines = 0
                wrapping.append(label)
            }
        } else {
            for label in wrapping where label.numberOfLines == 0 { label.numberOfLines = 1 }
            wrapping = []
        }
    }

    /// Whether the style's parts show anything.
    var isEmpty: Bool { shown(madeText) == nil && shown(madeDetail) == nil && madeImage?.image == nil }

    /// The labels' texts, in one line.
    var spoken: String? {
        let parts = [shown(madeText)?.text, shown(madeDetail)?.text].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    func setHidden(_ hidden: Bool) {
        for part in [madeText, madeDetail, madeImage] as [UIView?] { part?.isHidden = hidden }
    }

    private func shown(_ label: UILabel?) -> UILabel? { label?.text?.isEmpty == false ? label : nil }

    private func arrangement(between ends: (start: CGFloat, end: CGFloat)) -> RowArrangement {
        var arrangement = RowArrangement(
            margins: UIEdgeInsets(
                top: ListConstants.contentMargin, left: ends.start, bottom: ListConstants.contentMargin,
                right: ends.end))
        arrangement.text = shown(madeText)
        arrangement.detail = shown(madeDetail)
        arrangement.imageSize = madeImage?.image?.size
        arrangement.isSideBySide = style == .value1
        if style == .value2 { arrangement.leadingWidth = 91 }
        return arrangement
    }

    /// The height of a row, whose labels keep distances from its ends.
    func height(width: CGFloat, between ends: (start: CGFloat, end: CGFloat)) -> CGFloat {
        arrangement(between: ends).frames(in: CGSize(width: width, height: 0)).height
    }

    func place(in size: CGSize, between ends: (start: CGFloat, end: CGFloat), isRightToLeft: Bool) {
        guard !isEmpty else { return }
        let frames = arrangement(between: ends).frames(in: size).mirrored(isRightToLeft, in: size.width)
        madeText?.frame = frames.text
        madeDetail?.frame = frames.detail
        madeImage?.frame = frames.image
    }
}
