// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Ten ways in which a touch has no effect, or less than intended, and the sentence that explains it.
final class OutcomesController: UIViewController {
    /// The least width for five situations beside each other, in points.
    private static let fiveColumnWidth: CGFloat = 880

    private let grid = Grid(Situation.allCases.map { SituationView($0) }, columns: 2)
    private let sentenceCard: VerdictCard

    init(_ platform: any Platform) {
        sentenceCard = VerdictCard(platform, identifier: "outcomes", invitation: "Touch one of the ten.")
        super.init(nibName: nil, bundle: nil)
        title = "Outcomes"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let parts = UIStackView(column: [grid, sentenceCard], spacing: Spacing.gap)
        view.addSubview(parts, pinnedTo: view.layoutMarginsGuide, edges: [.top, .leading, .trailing])
        parts.bottomAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.bottomAnchor).isActive = true
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let width = view.bounds.width
        view.directionalLayoutMargins = Spacing.margins(forWidth: width)
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let columns = width >= Self.fiveColumnWidth ? 5 : width >= Spacing.twoColumnWidth ? 3 : 2
        // Large text needs more room.
        grid.columns = isLarge ? (columns + 1) / 2 : columns
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        sentenceCard.begin()
    }
}
