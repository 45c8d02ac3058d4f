// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows for each command the responder that would perform it now.
final class PerformerPanel: UIView {
    /// The height of two lines, in points, so that the board beside the panel keeps its size when a text wraps.
    private static let leastRowHeight: CGFloat = 34

    private static let commands: [(title: String, action: Selector)] = [
        ("Copy", #selector(UIResponderStandardEditActions.copy(_:))),
        ("Cut", #selector(UIResponderStandardEditActions.cut(_:))),
        ("Paste", #selector(UIResponderStandardEditActions.paste(_:))),
        ("Delete", #selector(UIResponderStandardEditActions.delete(_:))),
        ("Shuffle", #selector(BoardController.shuffle(_:))),
        ("Undo", Selector(("undo:"))),
    ]

    private let rows: [UILabel]

    override init(frame: CGRect) {
        rows = Self.commands.map { command in
            let row = UILabel()
            row.scaledFont = .systemFont(ofSize: 13)
            row.numberOfLines = 0
            row.accessibilityIdentifier = "board.performer.\(command.title.lowercased())"
            return row
        }
        super.init(frame: frame)
        for row in rows {
            row.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastRowHeight).isActive = true
        }
        addSubview(Card(heading: "Who would perform", content: UIStackView(column: rows + [UIView()])), pinnedTo: self)
    }

    required init?(coder: NSCoder) { nil }

    func show(from start: UIResponder) {
        for (row, command) in zip(rows, Self.commands) {
            let search = CommandSearch(command.title, command.action, from: start)
            row.text = search.text
            row.textColor = search.performer == nil ? .secondaryLabel : .label
        }
    }
}
