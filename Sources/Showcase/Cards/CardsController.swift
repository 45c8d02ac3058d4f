// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Cards on a table, each of which is dragged, pinched and turned at once.
final class CardsController: UIViewController {
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
        view.addSubview(table)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin = Spacing.margin(forWidth: view.bounds.width)
        table.frame = view.bounds.inset(by: UIEdgeInsets(top: 0, left: margin, bottom: margin, right: margin))
        for (place, card) in cards.enumerated() {
            let part = (CGFloat(place) + 0.5) / CGFloat(cards.count)
            let isWide = table.bounds.width > table.bounds.height
            card.home = CGPoint(
                x: isWide ? table.bounds.width * part : table.bounds.midX,
                y: isWide ? table.bounds.midY : table.bounds.height * part)
        }
    }
}
