// SPDX-License-Identifier: Apache-2.0

import UIKit

/// For each command, who would perform it now.
final class PerformerPanel: UIView {
    private static let rowHeight: CGFloat = 21

    private static let commands: [(title: String, action: Selector)] = [
        ("Copy", "copy:"), ("Cut", "cut:"), ("Paste", "paste:"), ("Delete", "delete:"), ("Shuffle", "shuffle:"),
        ("Undo", "undo:"),
    ]

    static let height = 24 + rowHeight * CGFloat(commands.count) + Spacing.padding * 2

    private let headline = UILabel()
    private let rows: [UILabel]

    override init(frame: CGRect) {
        rows = Self.commands.map { command in
            let row = UILabel()
            row.font = .systemFont(ofSize: 13)
            row.lineBreakMode = .byTruncatingTail
            row.adjustsFontSizeToFitWidth = true
            row.minimumScaleFactor = 0.75
            row.accessibilityIdentifier = "board.performer.\(command.title.lowercased())"
            return row
        }
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = Spacing.cardRadius
        headline.text = "Who would perform"
        headline.font = .systemFont(ofSize: 13, weight: .semibold)
        headline.textColor = .secondaryLabel
        headline.accessibilityTraits = .header
        for part in [headline] + rows { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    func show(from start: UIResponder) {
        for (row, command) in zip(rows, Self.commands) {
            let search = CommandSearch(command.title, command.action, from: start)
            row.text = search.text
            row.textColor = search.performer == nil ? .secondaryLabel : .label
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - Spacing.padding * 2)
        headline.frame = CGRect(x: Spacing.padding, y: Spacing.padding - 4, width: width, height: 20)
        for (place, row) in rows.enumerated() {
            row.frame = CGRect(
                x: Spacing.padding, y: Spacing.padding + 20 + CGFloat(place) * Self.rowHeight, width: width,
                height: Self.rowHeight)
        }
    }
}
