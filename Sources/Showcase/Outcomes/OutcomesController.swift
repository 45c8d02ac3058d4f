// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKit

/// Ten ways in which a touch comes to nothing, or to less than was meant, and the sentence that says why.
final class OutcomesController: UIViewController {
    /// The least width for five situations beside each other, in points.
    static let fiveColumnWidth: CGFloat = 880

    private let situations: [SituationView]
    private let sentenceCard: VerdictCard

    init(trace: TraceLog) {
        sentenceCard = VerdictCard(trace: trace, identifier: "outcomes", invitation: "Touch one of the ten.")
        situations = Situation.allCases.map(SituationView.init)
        super.init(nibName: nil, bundle: nil)
        title = "Outcomes"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in situations { view.addSubview(part) }
        view.addSubview(sentenceCard)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(by: view.safeAreaInsets)
        let margin = Spacing.margin(forWidth: content.width)
        let columns =
            content.width >= Self.fiveColumnWidth ? 5 : content.width >= Spacing.twoColumnWidth ? 3 : 2
        let rows = (situations.count + columns - 1) / columns
        let cardHeight: CGFloat = 142
        let width = (content.width - margin * 2 - Spacing.gap * CGFloat(columns - 1)) / CGFloat(columns)
        let room = content.height - cardHeight - Spacing.gap * CGFloat(rows + 1)
        let height = min(SituationView.greatestHeight, room / CGFloat(rows))
        for (place, situation) in situations.enumerated() {
            situation.frame = CGRect(
                x: content.minX + margin + CGFloat(place % columns) * (width + Spacing.gap),
                y: content.minY + CGFloat(place / columns) * (height + Spacing.gap), width: width, height: height)
        }
        sentenceCard.frame = CGRect(
            x: content.minX + margin, y: content.minY + CGFloat(rows) * (height + Spacing.gap),
            width: content.width - margin * 2, height: cardHeight)
        sentenceCard.read()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        sentenceCard.begin()
    }
}
