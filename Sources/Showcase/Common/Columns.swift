// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The two parts of a screen with the screen's margins: side by side where it is wide, one below the other where it is not.
final class Columns: UIStackView {
    private let sideBySide: NSLayoutConstraint
    private let keepsHeights: Bool
    /// What scrolls by itself, and how high it is where the parts stand side by side: to the end of the screen, and no further than what
    /// the window shows before the screen is scrolled.
    private let list: UIView?
    private var listHeight: [NSLayoutConstraint] = []

    /// - Parameters:
    ///   - share: how much of the width the first part has where they stand side by side.
    ///   - keepsHeights: whether parts that stand side by side are as high as what is in them, and not both as high as the higher one.
    ///   - list: the part that scrolls by itself, if one does: side by side all of it can be in sight, and the other is as high as what is in
    ///     it.
    init(_ first: UIView, _ second: UIView, share: CGFloat = 0.5, keepsHeights: Bool = false, list: UIView? = nil) {
        self.keepsHeights = keepsHeights || list != nil
        self.list = list
        sideBySide = first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: share / (1 - share))
        // A window that becomes narrow has its new width before anything chooses columns: parts that can't keep their shares then give way.
        sideBySide.priority = .required - 1
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
        directionalLayoutMargins = Spacing.margins(forWidth: width)
        axis = width >= leastWidth ? .horizontal : .vertical
        spacing = isWide ? Spacing.gap * 2 : Spacing.gap
        alignment = isWide && keepsHeights ? .top : .fill
        sideBySide.isActive = isWide
        fitList()
    }

    /// A window that is low has no height for one below the other.
    private var leastWidth: CGFloat {
        let isLow = traitCollection.verticalSizeClass == .compact
        let hasLargeText = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        return isLow && !hasLargeText ? Spacing.lowTwoColumnWidth : Spacing.twoColumnWidth
    }

    private func fitList() {
        guard let list else { return }
        if listHeight.isEmpty,
            let body = sequence(first: self, next: \.superview).lazy.compactMap({ $0 as? ScreenBody }).first
        {
            let end = layoutMarginsGuide.bottomAnchor
            let margin = directionalLayoutMargins.bottom
            listHeight = [
                list.bottomAnchor.constraint(equalTo: end).with(.screenHeight + 50),
                list.bottomAnchor.constraint(lessThanOrEqualTo: body.firstSight.bottomAnchor, constant: -margin)
                    .with(.required - 1),
            ]
        }
        for constraint in listHeight { constraint.isActive = isWide }
    }
}
