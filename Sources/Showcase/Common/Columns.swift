// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The two parts of a screen with the screen's margins: side by side where it is wide, one below the other where it is not.
final class Columns: UIStackView {
    private let sideBySide: NSLayoutConstraint
    private let keepsHeights: Bool

    /// - Parameters:
    ///   - share: how much of the width the first part has where they stand side by side.
    ///   - keepsHeights: whether parts that stand side by side are as high as what is in them, and not both as high as the higher one.
    init(_ first: UIView, _ second: UIView, share: CGFloat = 0.5, keepsHeights: Bool = false) {
        self.keepsHeights = keepsHeights
        sideBySide = first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: share / (1 - share))
        super.init(frame: .zero)
        addArrangedSubview(first)
        addArrangedSubview(second)
        axis = .vertical
        spacing = Spacing.gap
        isLayoutMarginsRelativeArrangement = true
    }

    // Nothing here reads archives, so nobody calls it.
    required init(coder: NSCoder) { fatalError("Columns are made in code") }

    var isWide: Bool { axis == .horizontal }

    /// Chooses how the parts stand in a screen of a width; to be called before the screen is laid out.
    func fit(width: CGFloat) {
        let margin = Spacing.margin(forWidth: width)
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: margin, trailing: margin)
        axis = width >= Spacing.twoColumnWidth ? .horizontal : .vertical
        spacing = isWide ? Spacing.gap * 2 : Spacing.gap
        alignment = isWide && keepsHeights ? .top : .fill
        sideBySide.isActive = isWide
    }
}
