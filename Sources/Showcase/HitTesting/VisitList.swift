// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What each view answered, a line each, with a dot in the color of the answer.
final class VisitList: UIView {
    struct Item {
        var text: String
        var depth: Int
        var color: UIColor
    }

    private static let indentation: CGFloat = 14
    private var rows: [(dot: UIView, label: UILabel)] = []
    private let emptyLabel = UILabel()

    var items: [Item] = [] { didSet { updateRows() } }

    /// Whether the lines are set smaller and closer.
    var isCompact = false {
        didSet { if isCompact != oldValue { updateRows() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityContainerType = .list
        accessibilityLabel = "Answers"
        emptyLabel.text = "Nothing touched yet."
        emptyLabel.font = .systemFont(ofSize: 15)
        emptyLabel.textColor = .tertiaryLabel
        addSubview(emptyLabel)
    }

    required init?(coder: NSCoder) { nil }

    private func updateRows() {
        while rows.count < items.count { rows.append(makeRow(rows.count)) }
        for (place, row) in rows.enumerated() {
            let isUsed = place < items.count
            row.dot.isHidden = !isUsed
            row.label.isHidden = !isUsed
            guard isUsed else { continue }
            row.dot.backgroundColor = items[place].color
            row.label.text = items[place].text
            row.label.font = .systemFont(ofSize: isCompact ? 12 : 14)
        }
        emptyLabel.isHidden = !items.isEmpty
        setNeedsLayout()
    }

    private func makeRow(_ place: Int) -> (dot: UIView, label: UILabel) {
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        dot.layer.cornerRadius = 4
        let label = UILabel()
        label.numberOfLines = 0
        label.accessibilityIdentifier = "hit.visit.\(place)"
        addSubview(dot)
        addSubview(label)
        return (dot, label)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        emptyLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 22)
        var top: CGFloat = 0
        for (item, row) in zip(items, rows) {
            let left = CGFloat(item.depth) * Self.indentation
            let width = max(0, bounds.width - left - 16)
            let height = row.label.sizeThatFits(CGSize(width: width, height: 0)).height
            row.dot.frame.origin = CGPoint(x: left, y: top + (isCompact ? 3 : 5))
            row.label.frame = CGRect(x: left + 16, y: top, width: width, height: height)
            top += height + (isCompact ? 4 : 8)
        }
    }
}
