// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows every finger, pen and mouse button on a canvas, and the properties of each.
final class FingersController: UIViewController {
    /// Further fingers are drawn, but not listed.
    private static let listedCount = 10
    private static let leastRowHeight: CGFloat = 22
    private static let leastCanvasHeight: CGFloat = 180

    let canvas = FingerCanvas()
    private lazy var card = Card(heading: "Readings", content: readings)
    /// Two halves of the fingers, beside each other if there is room.
    private let readings = UIStackView()
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
        let rows = (1...Self.listedCount).map(makeRow(_:))
        readings.distribution = .fillEqually
        let half = rows.count / 2
        for rows in [rows[..<half], rows[half...]] { readings.addArrangedSubview(UIStackView(column: Array(rows))) }
        emptyLabel.text = "No finger yet."
        emptyLabel.scaledFont = .systemFont(ofSize: 15)
        emptyLabel.textColor = .tertiaryLabel
        card.addSubview(emptyLabel, pinnedTo: readings, edges: [.top, .leading])
        canvas.onFirstFinger = { [weak self] in self?.clear() }
        canvas.onReading = { [weak self] in self?.show($0) }
        canvas.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastCanvasHeight).isActive = true
        view.addSubview(
            UIStackView(column: [canvas, card], spacing: Spacing.gap), pinnedTo: view.layoutMarginsGuide)
    }

    private func makeRow(_ number: Int) -> UIView {
        let label = UILabel()
        label.scaledFont = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        label.accessibilityIdentifier = "finger.\(number)"
        labels.append(label)
        let dot = UIView()
        dot.backgroundColor = FingerCanvas.colors[number - 1]
        dot.layer.cornerRadius = 5
        dot.alpha = 0
        dots.append(dot)
        let row = UIStackView(row: [dot, label], spacing: 8, alignment: .center)
        NSLayoutConstraint.activate([
            dot.widthAnchor.constraint(equalToConstant: 10), dot.heightAnchor.constraint(equalToConstant: 10),
            row.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastRowHeight),
        ])
        return row
    }

    private func clear() {
        for label in labels { label.text = nil }
        for dot in dots { dot.alpha = 0 }
        emptyLabel.isHidden = true
    }

    private func show(_ reading: FingerReading) {
        guard labels.indices.contains(reading.number - 1) else { return }
        labels[reading.number - 1].text = reading.text
        dots[reading.number - 1].alpha = 1
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        view.directionalLayoutMargins = Spacing.margins(forWidth: view.bounds.width)
        readings.axis = view.bounds.width >= Spacing.twoColumnWidth ? .horizontal : .vertical
        readings.spacing = readings.axis == .horizontal ? Spacing.gap : 0
    }
}
