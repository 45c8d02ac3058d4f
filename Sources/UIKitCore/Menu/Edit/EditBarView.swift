// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The editing menu's bar: a row of buttons with an arrow to the target, in pages if there are too many.
final class EditBarView: UIView {
    private static let height: CGFloat = 44
    private static let arrowSize: CGFloat = 9
    private static let turnerWidth: CGFloat = 36

    private let items: [EditBarItem]
    private let choose: @MainActor (EditBarItem) -> Void
    private let box = UIView()
    private let arrow = UIView()
    private var buttons: [UIButton] = []
    private var page = 0
    /// The target, kept for turning pages: the bar grows and shrinks beside it.
    private var target = CGRect.zero
    private var area = CGRect.zero
    private var direction = UIEditMenuArrowDirection.automatic

    init(_ items: [EditBarItem], choose: @escaping @MainActor (EditBarItem) -> Void) {
        self.items = items
        self.choose = choose
        super.init(frame: .zero)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.cornerRadius = 10
        arrow.backgroundColor = .secondarySystemGroupedBackground
        arrow.transform = CGAffineTransform(rotationAngle: .pi / 4)
        arrow.isUserInteractionEnabled = false
        box.backgroundColor = .secondarySystemGroupedBackground
        box.layer.cornerRadius = 10
        box.clipsToBounds = true
        addSubview(arrow)
        addSubview(box)
        accessibilityIdentifier = "editMenu"
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Place

    /// Puts the bar beside a rectangle, within an area, both in the superview's coordinates (points).
    func place(beside target: CGRect, within area: CGRect, _ direction: UIEditMenuArrowDirection) {
        // An application's answer for the target may be at infinity.
        let target = target.withinReach
        (self.target, self.area, self.direction) = (target, area, direction)
        let room = area.shrunk(dx: MenuPlacement.margin, dy: MenuPlacement.margin)
        let width = makeButtons(room: room.width)
        let size = CGSize(width: width, height: Self.height)
        let side = EditBarPlacement.direction(direction, size: size, target: target, room: room, gap: Self.arrowSize)
        frame = EditBarPlacement.frame(size: size, target: target, room: room, side, gap: Self.arrowSize)
        box.frame = bounds
        placeArrow(side)
    }

    private func placeArrow(_ side: UIEditMenuArrowDirection) {
        let tip = CGPoint(
            x: max(18, min(target.midX - frame.minX, bounds.width - 18)),
            y: max(14, min(target.midY - frame.minY, bounds.height - 14)))
        arrow.bounds = CGRect(x: 0, y: 0, width: 13, height: 13)
        arrow.center =
            switch side {
            case .up: CGPoint(x: tip.x, y: 1)
            case .left: CGPoint(x: 1, y: tip.y)
            case .right: CGPoint(x: bounds.width - 1, y: tip.y)
            case .down, .automatic: CGPoint(x: tip.x, y: bounds.height - 1)
            }
    }

    // MARK: Buttons

    /// Makes the page's buttons; the width they take, in points.
    private func makeButtons(room: CGFloat) -> CGFloat {
        for view in box.subviews { view.removeFromSuperview() }
        let made = items.map(makeButton)
        let widths = made.map(\.bounds.width)
        let pages = EditBarPages.pages(widths: widths, room: room, turner: Self.turnerWidth)
        page = max(0, min(page, pages.count - 1))
        buttons = []
        if page > 0 { buttons.append(makeTurner("‹", name: "Previous", by: -1)) }
        if pages.indices.contains(page) { buttons += made[pages[page]] }
        if page < pages.count - 1 { buttons.append(makeTurner("›", name: "Next", by: 1)) }
        var x: CGFloat = 0
        for button in buttons {
            if x > 0 { addLine(at: x) }
            button.frame = CGRect(x: x, y: 0, width: button.bounds.width, height: Self.height)
            box.addSubview(button)
            x += button.bounds.width
        }
        return min(x, room)
    }

    private func makeButton(_ item: EditBarItem) -> UIButton {
        let button = UIButton(type: .system)
        if let image = item.image, item.title.isEmpty {
            button.setImage(image, for: .normal)
        } else {
            button.setTitle(item.title, for: .normal)
        }
        let isDestructive = item.attributes.contains(.destructive)
        // E68: of the title, and of the image.
        button.tintColor = isDestructive ? .systemRed : .label
        button.titleLabel?.font = .systemFont(ofSize: 15)
        button.isEnabled = item.isEnabled
        button.accessibilityIdentifier = item.element.accessibilityIdentifier ?? "editMenu.\(item.title)"
        button.addAction(UIAction { [choose] _ in choose(item) }, for: .touchUpInside)
        button.sizeToFit()
        button.bounds.size.width += 24
        return button
    }

    private func makeTurner(_ title: String, name: String, by step: Int) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.setTitleColor(.label, for: .normal)
        button.accessibilityLabel = name
        button.accessibilityIdentifier = "editMenu.\(name)"
        button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
        button.bounds.size = CGSize(width: Self.turnerWidth, height: Self.height)
        return button
    }

    private func turn(by step: Int) {
        page += step
        place(beside: target, within: area, direction)
    }

    private func addLine(at x: CGFloat) {
        let line = UIView(frame: CGRect(x: x - 0.25, y: 0, width: 0.5, height: Self.height))
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        box.addSubview(line)
    }

    override var accessibilityDefaults: DisplayAccessibility {
        DisplayAccessibility(
            role: .group, label: "Edit", value: nil, identifier: nil, isEnabled: true, isSelected: false)
    }
}
