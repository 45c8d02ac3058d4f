// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

/// Colors in an area: a finger chooses as it moves over them (PK41, PK42).
class ColorArea: UIView {
    var chosen: (ChosenColor, Bool) -> Void = { _, _ in }

    /// A finger is at a point of the area, which has a size.
    func choose(at point: CGPoint, isContinuous: Bool) {}

    private func follow(_ touches: Set<UITouch>, isContinuous: Bool) {
        guard let touch = touches.first, !bounds.isEmpty else { return }
        choose(at: touch.location(in: self), isContinuous: isContinuous)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches, isContinuous: true) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches, isContinuous: true) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches, isContinuous: false) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A grid of colors: a finger chooses as it moves, keys and assistive technology by buttons (PK41).
final class ColorGrid: ColorArea, ColorWay {
    private let swatches: [(color: ChosenColor, button: UIButton)]
    private let mark = UIView(frame: .zero)
    private var last: Int?

    override init(frame: CGRect) {
        swatches = (0..<ChosenColor.gridRows * ChosenColor.gridColumns).map { place in
            let color = ChosenColor.ofGrid(
                row: place / ChosenColor.gridColumns, column: place % ChosenColor.gridColumns)
            let button = UIButton(type: .custom)
            button.backgroundColor = color.color
            button.accessibilityLabel = color.spoken
            return (color, button)
        }
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerRadius = 8
        for (place, swatch) in swatches.enumerated() {
            swatch.button.addAction(
                UIAction { [weak self] _ in self?.choose(place, isContinuous: false) }, for: .primaryActionTriggered)
            addSubview(swatch.button)
        }
        mark.layer.borderWidth = 3
        mark.layer.cornerRadius = 3
        mark.isUserInteractionEnabled = false
        addSubview(mark)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ color: ChosenColor) {
        let place = swatches.firstIndex { $0.color.isAlike(color) }
        mark.isHidden = place == nil
        for (index, swatch) in swatches.enumerated() { swatch.button.isSelected = index == place }
        mark.layer.borderColor =
            (color.red + color.green + color.blue > 1.5 ? UIColor.black : UIColor.white).cgColor
        setNeedsLayout()
    }

    private func choose(_ place: Int, isContinuous: Bool) {
        last = isContinuous ? place : nil
        chosen(swatches[place].color, isContinuous)
    }

    // MARK: A finger

    /// Touches are the grid's: a finger may move from one color to the next.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : self
    }

    override func choose(at point: CGPoint, isContinuous: Bool) {
        let column = Int(point.x / bounds.width * CGFloat(ChosenColor.gridColumns))
        let row = Int(point.y / bounds.height * CGFloat(ChosenColor.gridRows))
        let place =
            min(max(row, 0), ChosenColor.gridRows - 1) * ChosenColor.gridColumns
            + min(max(column, 0), ChosenColor.gridColumns - 1)
        if place != last || !isContinuous { choose(place, isContinuous: isContinuous) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { last = nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        // On whole points: no background shines through between two colors.
        func edge(_ place: Int, of count: Int, _ length: CGFloat) -> CGFloat {
            (CGFloat(place) * length / CGFloat(count)).rounded()
        }
        for (place, swatch) in swatches.enumerated() {
            let (row, column) = (place / ChosenColor.gridColumns, place % ChosenColor.gridColumns)
            let left = edge(column, of: ChosenColor.gridColumns, bounds.width)
            let top = edge(row, of: ChosenColor.gridRows, bounds.height)
            swatch.button.frame = CGRect(
                x: left, y: top, width: edge(column + 1, of: ChosenColor.gridColumns, bounds.width) - left,
                height: edge(row + 1, of: ChosenColor.gridRows, bounds.height) - top)
        }
        if let place = swatches.firstIndex(where: \.button.isSelected) { mark.frame = swatches[place].button.frame }
    }
}

/// All hues across, from white at the top to black at the bottom (PK40).
final class ColorSpectrum: ColorArea, ColorWay {
    private let hues = CAGradientLayer()
    private let light = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerRadius = 8
        hues.startPoint = CGPoint(x: 0, y: 0.5)
        hues.endPoint = CGPoint(x: 1, y: 0.5)
        hues.colors = (0...6).map { ChosenColor(hue: CGFloat($0) / 6, saturation: 1, brightness: 1).color.cgColor }
        light.colors = [
            UIColor.white.cgColor, UIColor(white: 1, alpha: 0).cgColor, UIColor(white: 0, alpha: 0).cgColor,
            UIColor.black.cgColor,
        ]
        light.locations = [0, 0.5, 0.5, 1]
        for gradient in [hues, light] { layer.addSublayer(gradient) }
        isAccessibilityElement = true
        accessibilityLabel = "Spectrum"
        accessibilityHint = "The sliders choose the same colors."
    }

    required init?(coder: NSCoder) { nil }

    func show(_ color: ChosenColor) { accessibilityValue = color.spoken }

    override func choose(at point: CGPoint, isContinuous: Bool) {
        let x = min(max(point.x / bounds.width, 0), 1)
        let y = min(max(point.y / bounds.height, 0), 1)
        chosen(.ofSpectrum(x: x, y: y), isContinuous)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for gradient in [hues, light] { gradient.frame = layer.bounds }
    }
}
