// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows every finger, pen and mouse button on a canvas, and what each tells of itself.
final class FingersController: UIViewController {
    /// Further fingers are drawn, and not listed.
    private static let listedCount = 10
    private static let rowHeight: CGFloat = 22

    let canvas = FingerCanvas()
    private let card = Card(heading: "Readings")
    private let emptyLabel = UILabel()
    private var labels: [UILabel] = []
    private var dots: [UIView] = []

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Fingers"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for number in 1...Self.listedCount {
            let label = UILabel()
            label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.6
            label.accessibilityIdentifier = "finger.\(number)"
            card.addSubview(label)
            labels.append(label)
            let dot = UIView()
            dot.backgroundColor = FingerCanvas.colors[number - 1]
            dot.layer.cornerRadius = 5
            dot.isHidden = true
            card.addSubview(dot)
            dots.append(dot)
        }
        emptyLabel.text = "No finger yet."
        emptyLabel.font = .systemFont(ofSize: 15)
        emptyLabel.textColor = .tertiaryLabel
        card.addSubview(emptyLabel)
        canvas.onFirstFinger = { [weak self] in self?.clear() }
        canvas.onReading = { [weak self] in self?.show($0) }
        view.addSubview(card)
        view.addSubview(canvas)
    }

    private func clear() {
        for label in labels { label.text = nil }
        for dot in dots { dot.isHidden = true }
        emptyLabel.isHidden = true
    }

    private func show(_ reading: FingerReading) {
        guard labels.indices.contains(reading.number - 1) else { return }
        labels[reading.number - 1].text = reading.text
        dots[reading.number - 1].isHidden = false
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin = Spacing.margin(forWidth: view.bounds.width)
        let area = view.bounds.inset(by: UIEdgeInsets(top: 0, left: margin, bottom: margin, right: margin))
        let isWide = view.bounds.width >= Spacing.twoColumnWidth
        let columns = isWide ? 2 : 1
        let rows = (Self.listedCount + columns - 1) / columns
        let height = Spacing.padding * 2 + 24 + CGFloat(rows) * Self.rowHeight
        card.frame = CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
        canvas.frame = CGRect(
            x: area.minX, y: area.minY, width: area.width, height: max(0, card.frame.minY - Spacing.gap - area.minY))
        let content = card.contentFrame
        emptyLabel.frame = CGRect(x: content.minX, y: content.minY, width: content.width, height: 22)
        let width = (content.width - Spacing.gap * CGFloat(columns - 1)) / CGFloat(columns)
        for (place, label) in labels.enumerated() {
            let left = content.minX + CGFloat(place / rows) * (width + Spacing.gap)
            let top = content.minY + CGFloat(place % rows) * Self.rowHeight
            dots[place].frame = CGRect(x: left, y: top + (Self.rowHeight - 10) / 2, width: 10, height: 10)
            label.frame = CGRect(x: left + 18, y: top, width: max(0, width - 18), height: Self.rowHeight)
        }
    }
}
