// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The lines of one menu, in a rounded box that scrolls if there are too many.
final class MenuListView: UIView {
    static let width: CGFloat = 250
    private static let gap: CGFloat = 8
    private static let titleHeight: CGFloat = 30

    let menu: UIMenu
    private let scrollView = UIScrollView()
    private(set) var rows: [MenuRowView] = []
    private var lines: [UIView] = []
    private var contentHeight: CGFloat = 0

    /// - Parameters:
    ///   - isNested: whether the first line leads back to the menu around this one.
    ///   - track: follows touches that begin on a line.
    init(
        _ menu: UIMenu, _ content: MenuContent, isNested: Bool, title: String?,
        track: @escaping @MainActor (UITouch, UITouch.Phase) -> Void
    ) {
        self.menu = menu
        super.init(frame: .zero)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        layer.cornerRadius = 13
        scrollView.backgroundColor = .secondarySystemGroupedBackground
        scrollView.layer.cornerRadius = 13
        scrollView.layer.borderWidth = 0.5
        scrollView.layer.borderColor = UIColor.separator.cgColor
        scrollView.clipsToBounds = true
        scrollView.delaysContentTouches = false
        addSubview(scrollView)
        fill(content, isNested: isNested, title: title, track)
        accessibilityIdentifier = menu.accessibilityIdentifier ?? "menu"
    }

    required init?(coder: NSCoder) { nil }

    private func fill(
        _ content: MenuContent, isNested: Bool, title: String?,
        _ track: @escaping @MainActor (UITouch, UITouch.Phase) -> Void
    ) {
        var y: CGFloat = 0
        let hasMarks = content.sections.contains { $0.items.contains { $0.state != .off } }
        let lines = menu.displayPreferences?.maximumNumberOfTitleLines ?? 0
        func add(_ item: MenuItem, _ style: MenuRowView.Style, _ frame: (MenuRowView) -> CGRect) {
            let row = MenuRowView(item, style: style, hasMarks: hasMarks, lines: lines)
            row.track = track
            row.frame = frame(row)
            rows.append(row)
            scrollView.addSubview(row)
        }
        func addLines(_ items: [MenuItem]) {
            for (place, item) in items.enumerated() {
                if place > 0 { addLine(at: y, height: 0.5) }
                add(item, .line) { CGRect(x: 0, y: y, width: Self.width, height: $0.height(forWidth: Self.width)) }
                y = rows.last?.frame.maxY ?? y
            }
        }
        if isNested {
            addLines([MenuItem(backFrom: menu)])
        } else if let title, !title.isEmpty {
            y = addTitle(title, at: y)
        }
        for section in content.sections {
            if y > 0, section.title == nil || !rows.isEmpty {
                addLine(at: y, height: rows.isEmpty ? 0.5 : Self.gap)
                if !rows.isEmpty { y += Self.gap }
            }
            if let title = section.title { y = addTitle(title, at: y) }
            let style = MenuRowView.Style(section.size)
            guard style != .line else {
                addLines(section.items)
                continue
            }
            let perRow = min(section.items.count, style == .icon ? 4 : 3)
            let width = Self.width / CGFloat(max(1, perRow))
            for (place, item) in section.items.enumerated() {
                let column = place % perRow
                add(item, style) {
                    CGRect(
                        x: CGFloat(column) * width, y: y, width: width, height: $0.height(forWidth: width))
                }
                if column == perRow - 1 || place == section.items.count - 1 { y = rows.last?.frame.maxY ?? y }
            }
        }
        contentHeight = y
    }

    private func addTitle(_ title: String, at y: CGFloat) -> CGFloat {
        let label = UILabel(frame: CGRect(x: 16, y: y, width: Self.width - 32, height: Self.titleHeight))
        label.text = title
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        label.accessibilityTraits = .header
        scrollView.addSubview(label)
        return y + Self.titleHeight
    }

    private func addLine(at y: CGFloat, height: CGFloat) {
        let line = UIView(frame: CGRect(x: 0, y: y, width: Self.width, height: height))
        line.backgroundColor = height > 1 ? .quaternarySystemFill : .separator
        line.isUserInteractionEnabled = false
        lines.append(line)
        scrollView.addSubview(line)
    }

    // MARK: Layout

    var preferredSize: CGSize { CGSize(width: Self.width, height: contentHeight) }

    override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        scrollView.contentSize = CGSize(width: bounds.width, height: contentHeight)
        scrollView.isScrollEnabled = contentHeight > bounds.height
    }

    // MARK: Lines

    /// The line at a point in the window's coordinates that can be chosen.
    func row(at point: CGPoint) -> MenuRowView? {
        guard bounds.holds(convert(point, from: nil)) else { return nil }
        return rows.first { $0.item.isEnabled && $0.bounds.holds($0.convert(point, from: nil)) }
    }

    var highlighted: MenuRowView? {
        get { rows.first(where: \.isHighlighted) }
        set {
            for row in rows where row.isHighlighted != (row === newValue) { row.isHighlighted = row === newValue }
        }
    }

    /// Moves the highlight by lines that can be chosen, from the end to the beginning; the first time to the first or last.
    func moveHighlight(by step: Int) {
        let enabled = rows.filter(\.item.isEnabled)
        guard !enabled.isEmpty else { return }
        let current = enabled.firstIndex { $0.isHighlighted }
        let next = current.map { ($0 + step + enabled.count) % enabled.count } ?? (step > 0 ? 0 : enabled.count - 1)
        highlighted = enabled[next]
        scrollView.scrollRectToVisible(enabled[next].frame, animated: false)
    }

    override var accessibilityDefaults: DisplayAccessibility {
        DisplayAccessibility(
            role: .menu, label: menu.title.isEmpty ? nil : menu.title, value: nil, identifier: nil, isEnabled: true,
            isSelected: false)
    }
}
