// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

/// A color picker's heading, its three ways to choose, the slider of opacity, and the chosen color.
final class ColorPickerFace: UIView {
    static let size = CGSize(width: 360, height: 520)
    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 14
    private static let bar: CGFloat = 44
    private static let well: CGFloat = 64

    /// Called with a color, and whether a finger goes on.
    var chosen: (ChosenColor, Bool) -> Void = { _, _ in }
    var closed: () -> Void = {}
    var showsAlpha = true { didSet { setNeedsLayout() } }

    private let heading = UILabel(frame: .zero)
    private let close = UIButton(configuration: .plain())
    private let ways = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
    private let grid = ColorGrid(frame: .zero)
    private let spectrum = ColorSpectrum(frame: .zero)
    private let sliders = ColorSliders(frame: .zero)
    private let opacity = ColorSlider("Opacity", tint: .systemGray)
    private let shown = UIView(frame: .zero)
    private var color = ChosenColor(.white)

    init(title: String) {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        backgroundColor = .systemBackground
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.adjustsFontForContentSizeCategory = true
        heading.textAlignment = .center
        heading.accessibilityTraits = .header
        close.configuration?.title = "Done"
        close.addAction(UIAction { [weak self] _ in self?.closed() }, for: .primaryActionTriggered)
        ways.selectedSegmentIndex = 0
        ways.addAction(UIAction { [weak self] _ in self?.setNeedsLayout() }, for: .valueChanged)
        shown.layer.cornerRadius = 8
        shown.layer.borderWidth = 1
        shown.layer.borderColor = UIColor.separator.cgColor
        shown.isAccessibilityElement = true
        shown.accessibilityIdentifier = "chosenColor"
        for view in [heading, close, ways, grid, spectrum, sliders, opacity, shown] { addSubview(view) }
        for way in [grid, spectrum, sliders] as [any ColorWay] {
            way.chosen = { [weak self] in self?.take($0, isContinuous: $1) }
        }
        opacity.moved = { [weak self] in self?.makeOpaque($0, isContinuous: $1) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ color: ChosenColor) {
        self.color = color
        for way in [grid, spectrum, sliders] as [any ColorWay] { way.show(color) }
        opacity.value = color.alpha
        shown.backgroundColor = color.color
        shown.accessibilityLabel = "Chosen: \(color.spoken)"
    }

    /// A way chooses a color, and leaves its opacity.
    private func take(_ new: ChosenColor, isContinuous: Bool) {
        var new = new
        new.alpha = showsAlpha ? color.alpha : 1
        chosen(new, isContinuous)
    }

    private func makeOpaque(_ alpha: CGFloat, isContinuous: Bool) {
        var new = color
        new.alpha = alpha
        chosen(new, isContinuous)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let closeWidth = close.sizeThatFits(room.size).width
        heading.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: Self.bar)
        close.frame = CGRect(x: room.maxX - closeWidth, y: room.minY, width: closeWidth, height: Self.bar)
        ways.frame = CGRect(x: room.minX, y: heading.frame.maxY + Self.gap, width: room.width, height: 32)
        let well = min(Self.well, room.height / 6)
        shown.frame = CGRect(x: room.minX, y: room.maxY - well, width: well, height: well)
        opacity.isHidden = !showsAlpha
        opacity.frame = CGRect(
            x: shown.frame.maxX + Self.gap, y: shown.frame.minY, width: room.maxX - shown.frame.maxX - Self.gap,
            height: well)
        let top = ways.frame.maxY + Self.gap
        let area = CGRect(
            x: room.minX, y: top, width: room.width, height: max(0, shown.frame.minY - Self.gap - top))
        for (place, way) in [grid, spectrum, sliders].enumerated() {
            way.isHidden = ways.selectedSegmentIndex != place
            way.frame = area
        }
    }
}

/// One of the ways in which a color is chosen.
@MainActor
protocol ColorWay: UIView {
    /// Called with a color, and whether a finger goes on.
    var chosen: (ChosenColor, Bool) -> Void { get set }
    func show(_ color: ChosenColor)
}
