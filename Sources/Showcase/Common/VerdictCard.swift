// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The result of the last touch, in a sentence from the decisions of event delivery.
final class VerdictCard: UIView {
    private let reader: any EventReader
    /// Whether there are any decisions to show.
    private let isTold: Bool
    private let titleLabel = UILabel()
    private let outcomeLabel = UILabel()

    /// - Parameters:
    ///   - identifier: the beginning of the labels' identifiers; they end in `.title` and `.sentence`.
    ///   - invitation: shown until something was touched.
    init(_ platform: any Platform, identifier: String, invitation: String) {
        let untold = platform.untold("what a touch came to, and why")
        reader = platform.makeReader()
        isTold = untold == nil
        super.init(frame: .zero)
        titleLabel.scaledFont = .systemFont(ofSize: 15, weight: .semibold)
        titleLabel.accessibilityIdentifier = "\(identifier).title"
        outcomeLabel.scaledFont = .systemFont(ofSize: 14)
        outcomeLabel.numberOfLines = 8
        outcomeLabel.accessibilityIdentifier = "\(identifier).sentence"
        outcomeLabel.text = untold ?? invitation
        let lines = UIStackView(column: [titleLabel, outcomeLabel], spacing: 4)
        let card = Card(heading: "What the last touch came to")
        card.addSubview(lines, pinnedTo: card.contentGuide, edges: [.top, .leading, .trailing])
        addSubview(card, pinnedTo: self)
        lines.bottomAnchor.constraint(lessThanOrEqualTo: card.contentGuide.bottomAnchor).with(.defaultHigh + 1)
            .isActive = true
    }

    required init?(coder: NSCoder) { nil }

    /// Begins to report; earlier touches are reported elsewhere.
    func begin() {
        reader.skip()
        if isTold { follow() }
    }

    /// Reads new decisions a few times a second, as long as the card is shown.
    @objc private func follow() {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(follow), object: nil)
        guard window != nil else { return }
        if let verdict = reader.takeVerdict() {
            titleLabel.text = verdict.title
            outcomeLabel.text = verdict.outcome
        }
        perform(#selector(follow), with: nil, afterDelay: 0.1)
    }
}
