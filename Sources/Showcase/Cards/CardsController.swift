// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Cards on a table, each of which is dragged, pinched and turned at once.
final class CardsController: UIViewController {
    /// Room to move a card, in points.
    private static let leastHeight: CGFloat = 240

    let cards = [
        DraggableCard("Blue", color: .systemBlue), DraggableCard("Orange", color: .systemOrange),
        DraggableCard("Green", color: .systemGreen),
    ]
    private let table = UIView()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Cards"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.backgroundColor = .secondarySystemGroupedBackground
        table.layer.cornerRadius = Spacing.cardRadius
        table.clipsToBounds = true
        table.accessibilityIdentifier = "cards.table"
        for card in cards { table.addSubview(card) }
        table.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastHeight).isActive = true
        view.addSubview(table, pinnedTo: view.layoutMarginsGuide)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        view.directionalLayoutMargins = Spacing.margins(forWidth: view.bounds.width)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for (place, card) in cards.enumerated() {
            let part = (CGFloat(place) + 0.5) / CGFloat(cards.count)
            let isWide = table.bounds.width > table.bounds.height
            card.home = CGPoint(
                x: isWide ? table.bounds.width * part : table.bounds.midX,
                y: isWide ? table.bounds.midY : table.bounds.height * part)
        }
    }
}
