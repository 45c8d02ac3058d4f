// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A view's margins, as they were set.
struct LayoutMargins {
    /// In points. Margins set by direction get their sides from the direction of the content.
    enum Base {
        case absolute(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    var base: Base?
    /// What the margins are while none are set; `nil` for those of an ordinary view.
    var standard: NSDirectionalEdgeInsets?
    var preservesSuperviewMargins = false
    var insetsFromSafeArea = true
    /// The margins that the view heard of last.
    var told: UIEdgeInsets?
}

extension UIView {
    /// The width within which text is easy to read, at the default size (points).
    private static let readableWidth: CGFloat = 672

    /// The margins until some are set (points); `nil` for those of an ordinary view. Margins that are set stay.
    package var standardMargins: NSDirectionalEdgeInsets? {
        get { extras?.margins.standard }
        set { changeMargins { $0.standard = newValue } }
    }

    /// Whether texts and rows of the view go from right to left.
    package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Takes subviews that were placed from left to right to the other side, if texts and rows go from right to left.
    package func mirrorIfRightToLeft(_ subviews: [UIView]) {
        guard isRightToLeft else { return }
        for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
    }

    /// The insets by the sides at which text begins and ends in the view.
    func absolute(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isRightToLeft ? insets.leading : insets.trailing)
    }

    private func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }

    /// The set margins, or the standard ones, or 8 points on each side. A controller's root view has none above and below, and at
    /// the sides those that the controller asks for.
    private var baseMargins: UIEdgeInsets {
        switch extras?.margins.base {
        case .absolute(let insets): insets
        case .directional(let insets): absolute(insets)
        case nil:
            if let standard = extras?.margins.standard {
                absolute(standard)
            } else {
                viewController == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero
            }
        }
    }

    var effectiveMargins: UIEdgeInsets {
        var margins = baseMargins
        if let viewController, viewController.viewRespectsSystemMinimumLayoutMargins {
            margins.raise(to: absolute(viewController.systemMinimumLayoutMargins))
        }
        if extras?.margins.insetsFromSafeArea ?? true {
            let safe = currentSafeAreaInsets
            margins = UIEdgeInsets(
                top: margins.top + safe.top, left: margins.left + safe.left, bottom: margins.bottom + safe.bottom,
                right: margins.right + safe.right)
        }
        if extras?.margins.preservesSuperviewMargins == true, let superview {
            let outer = superview.effectiveMargins
            let (frame, bounds) = (frame, superview.bounds)
            margins.raise(
                to: UIEdgeInsets(
                    top: outer.top - (frame.minY - bounds.minY), left: outer.left - (frame.minX - bounds.minX),
                    bottom: outer.bottom - (bounds.maxY - frame.maxY), right: outer.right - (bounds.maxX - frame.maxX)))
        }
        return margins
    }

    var effectiveDirectionalMargins: NSDirectionalEdgeInsets { directional(effectiveMargins) }

    func changeMargins(_ change: (inout LayoutMargins) -> Void) {
        let extras = makeExtras()
        if extras.margins.told == nil { extras.margins.told = effectiveMargins }
        change(&extras.margins)
        updateMargins()
    }

    /// Reports changed margins to the view, and to views below that stay within its margins.
    func updateMargins() {
        let margins = effectiveMargins
        let told = extras?.margins.told
        guard margins != told else { return }
        makeExtras().margins.told = margins
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
        markNeedsLayout()
        for subview in subviewStorage where subview.preservesSuperviewLayoutMargins { subview.updateMargins() }
    }

    func makeLayoutMarginsGuide() -> UILayoutGuide {
        if let guide = extras?.layoutMarginsGuide { return guide }
        let guide = MarginsLayoutGuide(identifier: "UIViewLayoutMarginsGuide", in: self) {
            $0.bounds.inset(by: $0.effectiveMargins)
        }
        makeExtras().layoutMarginsGuide = guide
        return guide
    }

    func makeReadableContentGuide() -> UILayoutGuide {
        if let guide = extras?.readableContentGuide { return guide }
        let guide = MarginsLayoutGuide(identifier: "UIViewReadableContentGuide", in: self) { view in
            let area = view.bounds.inset(by: view.effectiveMargins)
            guard area.width > Self.readableWidth else { return area }
            return CGRect(
                x: area.midX - Self.readableWidth / 2, y: area.minY, width: Self.readableWidth, height: area.height)
        }
        makeExtras().readableContentGuide = guide
        return guide
    }
}

/// A part of a view that follows its margins. Setting its frame has no effect.
private final class MarginsLayoutGuide: UILayoutGuide {
    private let area: @MainActor (UIView) -> CGRect

    init(identifier: String, in view: UIView, _ area: @escaping @MainActor (UIView) -> CGRect) {
        self.area = area
        super.init()
        self.identifier = identifier
        owningView = view
    }

    override var layoutFrame: CGRect {
        get { owningView.map(area) ?? .zero }
        set {}
    }

    /// The readable width depends on the view's width. A view without a size uses its margins.
    override var insetsInOwner: UIEdgeInsets? {
        guard let view = owningView else { return .zero }
        let margins = view.effectiveMargins
        guard view.bounds.width > margins.left + margins.right else { return margins }
        let area = area(view)
        return UIEdgeInsets(
            top: margins.top, left: area.minX - view.bounds.minX, bottom: margins.bottom,
            right: view.bounds.maxX - area.maxX)
    }
}

extension UIEdgeInsets {
    /// Makes each side at least as large as another's.
    fileprivate mutating func raise(to least: UIEdgeInsets) {
        top = max(top, least.top)
        left = max(left, least.left)
        bottom = max(bottom, least.bottom)
        right = max(right, least.right)
    }
}
