// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The answers of the views, a line each, with a dot in the color of the answer.
final class VisitList: UIView {
    struct Item {
        var text: String
        var depth: Int
        var color: UIColor
    }

    private static let indentation: CGFloat = 14
    private let stack = UIStackView()
    private var rows: [(line: UIStackView, dot: UIView, label: UILabel)] = []
    private let emptyLabel = UILabel()

    var items: [Item] = [] { didSet { updateRows() } }

    /// Whether the lines are smaller and closer.
    var isCompact = false {
        didSet { if isCompact != oldValue { updateRows() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        emptyLabel.text = "Nothing touched yet."
        emptyLabel.scaledFont = .systemFont(ofSize: 15)
        emptyLabel.textColor = .tertiaryLabel
        emptyLabel.numberOfLines = 0
        stack.axis = .vertical
        stack.accessibilityContainerType = .list
        stack.accessibilityLabel = "Answers"
        stack.addArrangedSubview(emptyLabel)
        addSubview(stack, pinnedTo: self, edges: [.top, .leading, .trailing])
        updateRows()
    }

    required init?(coder: NSCoder) { nil }

    private func updateRows() {
        while rows.count < items.count { rows.append(makeRow(rows.count)) }
        stack.spacing = isCompact ? 4 : 8
        for (place, row) in rows.enumerated() {
            let isUsed = place < items.count
            row.line.isHidden = !isUsed
            row.label.isHidden = !isUsed
            guard isUsed else { continue }
            row.line.directionalLayoutMargins.leading = CGFloat(items[place].depth) * Self.indentation
            row.dot.backgroundColor = items[place].color
            row.label.text = items[place].text
            row.label.scaledFont = .systemFont(ofSize: isCompact ? 12 : 14)
        }
        emptyLabel.isHidden = !items.isEmpty
    }

    private func makeRow(_ place: Int) -> (line: UIStackView, dot: UIView, label: UILabel) {
        let dot = UIView()
        dot.layer.cornerRadius = 4
        dot.widthAnchor.constraint(equalToConstant: 8).isActive = true
        dot.heightAnchor.constraint(equalToConstant: 8).isActive = true
        let label = UILabel()
        label.numberOfLines = 0
        label.accessibilityIdentifier = "hit.visit.\(place)"
        let line = UIStackView(arrangedSubviews: [dot, label])
        // The dot stands on the first line.
        line.alignment = .firstBaseline
        line.spacing = 8
        line.isLayoutMarginsRelativeArrangement = true
        line.directionalLayoutMargins = .zero
        stack.addArrangedSubview(line)
        return (line, dot, label)
    }
}
