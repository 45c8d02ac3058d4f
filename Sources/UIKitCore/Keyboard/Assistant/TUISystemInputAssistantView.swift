// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The bar over the keys, with the groups of an assistant item.
final class TUISystemInputAssistantView: UIView {
    private var parts: [(view: UIView, isLeading: Bool)] = []

    var item: UITextInputAssistantItem? { didSet { rebuild() } }

    var appearance = UIKeyboardAppearance.default { didSet { if appearance != oldValue { rebuild() } } }

    func rebuild() {
        for part in parts { part.view.removeFromSuperview() }
        parts = []
        guard let item else { return }
        let isNarrow = item.allowsHidingShortcuts && bounds.width > 0 && bounds.width < needed(item)
        for (groups, isLeading) in [(item.leadingBarButtonGroups, true), (item.trailingBarButtonGroups, false)] {
            for group in groups {
                let stands = isNarrow && group.representativeItem != nil && group.barButtonItems.count > 1
                group.isDisplayingRepresentativeItem = stands
                let items = stands ? [group.representativeItem].compactMap { $0 } : group.barButtonItems
                for item in items { parts.append((makeView(item), isLeading)) }
            }
        }
        for part in parts { addSubview(part.view) }
        setNeedsLayout()
    }

    private func needed(_ item: UITextInputAssistantItem) -> CGFloat {
        (item.leadingBarButtonGroups + item.trailingBarButtonGroups).flatMap(\.barButtonItems)
            .reduce(16) { $0 + width(of: makeView($1), $1) + 8 }
    }

    private func makeView(_ item: UIBarButtonItem) -> UIView {
        if let view = item.customView { return view }
        let button = UIButton(frame: .zero)
        button.setTitle(item.shownTitle, for: .normal)
        button.setImage(item.shownImage, for: .normal)
        button.setTitleColor(item.tintColor ?? tintColor, for: .normal)
        button.setTitleColor(KeyboardColors(appearance, traitCollection).disabledText, for: .disabled)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        button.isEnabled = item.isEnabled
        button.addAction(UIAction { [weak item] _ in item?.choose() }, for: .primaryActionTriggered)
        button.bounds.size.width = width(of: button, item)
        return button
    }

    private func width(of view: UIView, _ item: UIBarButtonItem) -> CGFloat {
        if item.width > 0 { return item.width }
        return item.customView == nil ? max(44, view.sizeThatFits(.zero).width + 16) : view.bounds.width
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var left: CGFloat = 8
        for part in parts where part.isLeading { left = place(part.view, at: left) + 8 }
        var right = bounds.width - 8
        for part in parts.reversed() where !part.isLeading {
            let width = part.view.bounds.width
            _ = place(part.view, at: right - width)
            right -= width + 8
        }
    }

    private func place(_ view: UIView, at left: CGFloat) -> CGFloat {
        view.frame = CGRect(x: left, y: 0, width: view.bounds.width, height: bounds.height)
        return view.frame.maxX
    }

    override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.frame.width
            super.frame = newValue
            if newValue.width != old { rebuild() }
        }
    }
}
