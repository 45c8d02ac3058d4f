// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The two parts of a screen with the screen's margins: side by side if it is wide, otherwise one below the other.
final class Columns: UIStackView {
    private let sideBySide: NSLayoutConstraint
    private let keepsHeights: Bool
    /// The part that scrolls by itself. If the parts stand side by side, it reaches to the end of the screen, but not beyond
    /// the part that the window shows before any scrolling.
    private let list: UIView?
    private var listHeight: [NSLayoutConstraint] = []

    /// - Parameters:
    ///   - share: the first part's share of the width when they stand side by side.
    ///   - keepsHeights: whether parts side by side keep their own heights, instead of the height of the higher one.
    ///   - list: the part that scrolls by itself, if there is one: side by side, all of it can be in sight, and the other
    ///     part has the height of its content.
    init(_ first: UIView, _ second: UIView, share: CGFloat = 0.5, keepsHeights: Bool = false, list: UIView? = nil) {
        self.keepsHeights = keepsHeights || list != nil
        self.list = list
        sideBySide = first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: share / (1 - share))
        // A narrowing window has its new width before the columns are chosen: parts that cannot keep their shares yield then.
        sideBySide.priority = .required - 1
        super.init(frame: .zero)
        addArrangedSubview(first)
        addArrangedSubview(second)
        axis = .vertical
        spacing = Spacing.gap
        isLayoutMarginsRelativeArrangement = true
    }

    // Never called: nothing here reads archives.
    required init(coder: NSCoder) { fatalError("Columns are made in code") }

    var isWide: Bool { axis == .horizontal }

    /// Chooses how the parts stand in a screen of a width; call it before the screen is laid out.
    func fit(width: CGFloat) {
        directionalLayoutMargins = Spacing.margins(forWidth: width)
        axis = width >= leastWidth ? .horizontal : .vertical
        spacing = isWide ? Spacing.gap * 2 : Spacing.gap
        alignment = isWide && keepsHeights ? .top : .fill
        sideBySide.isActive = isWide
        fitList()
    }

    /// A low window has no room for one part below the other.
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
