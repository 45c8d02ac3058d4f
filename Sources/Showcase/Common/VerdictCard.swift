// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKit

/// What the last touch came to, in a sentence that follows the trace.
final class VerdictCard: UIView {
    private let trace: TraceLog
    private var nextEntry: UInt64 = 0
    private var verdicts = Verdicts(capacity: 50)
    private let titleLabel = UILabel()
    private let outcomeLabel = UILabel()

    /// - Parameters:
    ///   - identifier: what the labels' identifiers begin with; they end in `.title` and `.sentence`.
    ///   - invitation: shown until something was touched.
    init(trace: TraceLog, identifier: String, invitation: String) {
        self.trace = trace
        super.init(frame: .zero)
        titleLabel.scaledFont = .systemFont(ofSize: 15, weight: .semibold)
        titleLabel.accessibilityIdentifier = "\(identifier).title"
        outcomeLabel.scaledFont = .systemFont(ofSize: 14)
        outcomeLabel.numberOfLines = 8
        outcomeLabel.accessibilityIdentifier = "\(identifier).sentence"
        outcomeLabel.text = invitation
        let lines = UIStackView(column: [titleLabel, outcomeLabel], spacing: 4)
        let card = Card(heading: "What the last touch came to")
        card.addSubview(lines, pinnedTo: card.contentGuide, edges: [.top, .leading, .trailing])
        addSubview(card, pinnedTo: self)
        lines.bottomAnchor.constraint(lessThanOrEqualTo: card.contentGuide.bottomAnchor).with(.defaultHigh + 1)
            .isActive = true
    }

    required init?(coder: NSCoder) { nil }

    /// Begins to tell; what was touched before is told elsewhere.
    func begin() {
        nextEntry = trace.entries.last.map { $0.sequence + 1 } ?? 0
        follow()
    }

    /// Reads what was decided meanwhile a few times a second, as long as the card is shown.
    private func follow() {
        guard window != nil else { return }
        read()
        UIApplication.shared.clock.schedule(after: 0.1) { [weak self] in self?.follow() }
    }

    /// Reads what was decided meanwhile.
    func read() {
        let entries = trace.entries(from: nextEntry)
        guard let last = entries.last else { return }
        nextEntry = last.sequence + 1
        for entry in entries { verdicts.take(entry) }
        guard let verdict = verdicts.last else { return }
        titleLabel.text = verdict.title.description
        outcomeLabel.text = verdict.outcome.description
    }
}
