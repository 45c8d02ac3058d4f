// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Cards on a table. Each can be dragged, pinched and turned at once.
final class CardsController: UIViewController {
    /// The least height for moving cards, in points.
    private static let leastHeight: CGFloat = 240
    /// Between a card and the edge of the table, in points.
    private static let edge: CGFloat = 4

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

    /// A place along a length, far enough from its ends that the card is inside.
    private static func place(_ part: CGFloat, of length: CGFloat, for card: CGFloat) -> CGFloat {
        let end = min(card, length) / 2 + edge
        return max(end, min(length - end, length * part))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for (place, card) in cards.enumerated() {
            let part = (CGFloat(place) + 0.5) / CGFloat(cards.count)
            let (room, size) = (table.bounds, card.bounds.size)
            let count = CGFloat(cards.count)
            let fits = (across: room.width >= size.width * count, down: room.height >= size.height * count)
            // If neither a row nor a column has room, they lie across the table, each over the one before.
            let isWide = room.width > room.height
            let isAcross = isWide || !fits.down
            let isDown = !isWide || !fits.across
            card.home = CGPoint(
                x: isAcross ? Self.place(part, of: room.width, for: size.width) : room.midX,
                y: isDown ? Self.place(part, of: room.height, for: size.height) : room.midY)
        }
    }
}
