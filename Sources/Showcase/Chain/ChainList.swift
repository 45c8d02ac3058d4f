// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The way of a message up the chain, from the responder it was delivered to.
final class ChainList: UIView {
    private static let largestRowHeight: CGFloat = 30
    private var rows: [ChainRow] = []
    /// The line that joins the responders up to the last one reached.
    private let line = UIView()
    private let emptyLabel = UILabel()

    var steps: [ChainStep] = [] { didSet { updateRows() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        line.backgroundColor = .systemBlue.withAlphaComponent(0.35)
        emptyLabel.text = "Nothing touched yet."
        emptyLabel.font = .systemFont(ofSize: 15)
        emptyLabel.textColor = .tertiaryLabel
        addSubview(line)
        addSubview(emptyLabel)
        updateRows()
    }

    required init?(coder: NSCoder) { nil }

    private func updateRows() {
        for (place, step) in steps.enumerated() {
            if place < rows.count {
                rows[place].step = step
            } else {
                let row = ChainRow(step, identifier: "chain.row.\(place)")
                addSubview(row)
                rows.append(row)
            }
        }
        for (place, row) in rows.enumerated() { row.isHidden = place >= steps.count }
        emptyLabel.isHidden = !steps.isEmpty
        line.isHidden = steps.isEmpty
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        emptyLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 22)
        guard !steps.isEmpty else { return }
        let height = min(Self.largestRowHeight, bounds.height / CGFloat(steps.count))
        for (place, row) in rows.prefix(steps.count).enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(place) * height, width: bounds.width, height: height)
        }
        let reached = steps.count { $0.outcome != .notReached }
        line.frame = CGRect(x: 3, y: height / 2, width: 2, height: CGFloat(max(0, reached - 1)) * height)
    }
}
