// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The way of a message up the chain, from the responder it was delivered to.
final class ChainList: UIView {
    private static let largestRowHeight: CGFloat = 30
    private let stack = UIStackView()
    private var rows: [ChainRow] = []
    /// The line that joins the responders up to the last one reached.
    private let line = UIView()
    private var lineEnd: NSLayoutConstraint?
    private let noteLabel = UILabel()
    /// The note below the rows.
    private let note: String?

    var steps: [ChainStep] = [] { didSet { updateRows() } }

    init(note: String?) {
        self.note = note
        super.init(frame: .zero)
        line.backgroundColor = .systemBlue.withAlphaComponent(0.35)
        noteLabel.scaledFont = .systemFont(ofSize: 15)
        noteLabel.textColor = .tertiaryLabel
        noteLabel.numberOfLines = 0
        stack.axis = .vertical
        stack.addArrangedSubview(noteLabel)
        line.translatesAutoresizingMaskIntoConstraints = false
        addSubview(line)
        addSubview(stack, pinnedTo: self, edges: [.top, .leading, .trailing])
        stack.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor).isActive = true
        updateRows()
    }

    required init?(coder: NSCoder) { nil }

    private func updateRows() {
        for (place, step) in steps.enumerated() {
            if place < rows.count { rows[place].step = step } else { addRow(step) }
        }
        for (place, row) in rows.enumerated() { row.isHidden = place >= steps.count }
        noteLabel.text = steps.isEmpty ? "Nothing touched yet." : note
        noteLabel.isHidden = noteLabel.text == nil
        line.isHidden = steps.isEmpty
        lineEnd?.isActive = false
        let reached = steps.count { $0.outcome != .notReached }
        guard let last = rows.prefix(max(1, reached)).last else { return }
        lineEnd = line.bottomAnchor.constraint(equalTo: last.dot.centerYAnchor)
        lineEnd?.isActive = true
    }

    private func addRow(_ step: ChainStep) {
        let row = ChainRow(step, identifier: "chain.row.\(rows.count)")
        stack.insertArrangedSubview(row, at: rows.count)
        row.heightAnchor.constraint(equalToConstant: Self.largestRowHeight).with(.defaultHigh).isActive = true
        if let first = rows.first {
            row.heightAnchor.constraint(equalTo: first.heightAnchor).isActive = true
        } else {
            NSLayoutConstraint.activate([
                line.topAnchor.constraint(equalTo: row.dot.centerYAnchor),
                line.centerXAnchor.constraint(equalTo: row.dot.centerXAnchor),
                line.widthAnchor.constraint(equalToConstant: 2),
            ])
        }
        rows.append(row)
    }
}
