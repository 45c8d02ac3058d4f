// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Words to drag, a basket to drop them in, a button that springs, and a table whose rows are dragged to other places.
final class DraggingController: UIViewController {
    private static let leastListHeight: CGFloat = 200
    /// The inset of rows from an inset table's sides (T11), in points: the rows align with the cards.
    private static let rowInset: CGFloat = 16

    private let shelf = FruitShelf()
    private lazy var basket = FruitBasket(button: emptyButton)
    private let list = FruitListController()
    private let emptyButton = UIButton(configuration: .tinted())
    private let verdictCard: DragStepsCard
    /// The place of the table, which extends beyond it.
    private let listPlace = UIView()
    private lazy var columns = Columns(
        UIStackView(column: [shelf, basket, verdictCard], spacing: Spacing.gap), listPlace, list: listPlace)

    init(_ platform: any Platform) {
        verdictCard = DragStepsCard(platform)
        super.init(nibName: nil, bundle: nil)
        title = "Dragging"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        emptyButton.configuration?.title = "Empty"
        emptyButton.configuration?.buttonSize = .small
        emptyButton.configuration?.cornerStyle = .capsule
        emptyButton.accessibilityIdentifier = "dragging.empty"
        emptyButton.isSpringLoaded = true
        emptyButton.isPointerInteractionEnabled = true
        emptyButton.addAction(UIAction { [weak self] _ in self?.basket.empty() }, for: .touchUpInside)
        addChild(list)
        listPlace.addSubview(list.view, inset: -Self.rowInset)
        list.didMove(toParent: self)
        listPlace.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastListHeight).isActive = true
        basket.hugHeight(.fittingSizeLevel + 1)
        verdictCard.hugHeight()
        view.addSubview(columns, pinnedTo: view)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        verdictCard.begin()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        columns.fit(width: view.bounds.width)
    }
}
