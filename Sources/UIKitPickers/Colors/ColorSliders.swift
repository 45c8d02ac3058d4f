// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

/// A slider for red, one for green and one for blue (PK40).
final class ColorSliders: UIView, ColorWay {
    var chosen: (ChosenColor, Bool) -> Void = { _, _ in }

    private static let height: CGFloat = 64
    private let sliders = [
        ColorSlider("Red", tint: .systemRed), ColorSlider("Green", tint: .systemGreen),
        ColorSlider("Blue", tint: .systemBlue),
    ]

    override init(frame: CGRect) {
        super.init(frame: frame)
        for slider in sliders {
            slider.moved = { [weak self] _, isContinuous in self?.moved(isContinuous) }
            addSubview(slider)
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ color: ChosenColor) {
        for (slider, value) in zip(sliders, [color.red, color.green, color.blue]) { slider.value = value }
    }

    private func moved(_ isContinuous: Bool) {
        chosen(ChosenColor(red: sliders[0].value, green: sliders[1].value, blue: sliders[2].value), isContinuous)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = min(Self.height, bounds.height / CGFloat(sliders.count))
        for (place, slider) in sliders.enumerated() {
            slider.frame = CGRect(x: 0, y: CGFloat(place) * height, width: bounds.width, height: height)
        }
    }
}

/// A slider from 0 to 1 with its name and its number in percent.
final class ColorSlider: UIView {
    /// Called with the value, and whether a finger goes on.
    var moved: (CGFloat, Bool) -> Void = { _, _ in }

    private let label = UILabel(frame: .zero)
    private let slider = UISlider(frame: .zero)
    private let name: String

    var value: CGFloat {
        get { CGFloat(slider.value) }
        set {
            slider.value = Float(newValue)
            showNumber()
        }
    }

    init(_ name: String, tint: UIColor) {
        self.name = name
        super.init(frame: .zero)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.isAccessibilityElement = false
        slider.minimumTrackTintColor = tint
        slider.accessibilityLabel = name
        slider.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                showNumber()
                moved(value, slider.isTracking)
            }, for: .valueChanged)
        for view in [label, slider] { addSubview(view) }
        showNumber()
    }

    required init?(coder: NSCoder) { nil }

    private func showNumber() { label.text = "\(name): \(Int((value * 100).rounded())) %" }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = label.sizeThatFits(bounds.size).height
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        slider.frame = CGRect(x: 0, y: height, width: bounds.width, height: max(0, bounds.height - height))
    }
}
