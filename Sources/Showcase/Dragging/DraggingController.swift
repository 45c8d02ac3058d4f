// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKit

/// Words to drag, a basket to drop them in, a button that springs, and a table whose rows are dragged to other places.
final class DraggingController: UIViewController {
    private static let leastTallHeight: CGFloat = 560
    private static let verdictHeight: CGFloat = 150
    /// How far rows of an inset table keep from its sides (T11), in points: they stand in line with the cards.
    private static let rowInset: CGFloat = 16

    private let shelf = FruitShelf()
    private let basket = FruitBasket()
    private let list = FruitListController()
    private let emptyButton = UIButton(configuration: .tinted())
    private let verdictCard: DragStepsCard

    init(trace: TraceLog) {
        verdictCard = DragStepsCard(trace: trace)
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
        // The table reaches below the cards beside it.
        for part in [list.view, shelf, basket, emptyButton, verdictCard] as [UIView] { view.addSubview(part) }
        list.didMove(toParent: self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        verdictCard.begin()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(by: view.safeAreaInsets)
        let margin = Spacing.margin(forWidth: content.width)
        let area = content.inset(by: UIEdgeInsets(top: 0, left: margin, bottom: Spacing.gap, right: margin))
        let isWide = content.width >= Spacing.twoColumnWidth || content.height < Self.leastTallHeight
        let column = isWide ? ((area.width - Spacing.gap) / 2).rounded() : area.width
        let basketHeight: CGFloat = isWide ? max(76, min(150, area.height * 0.3)) : 110
        shelf.frame = CGRect(x: area.minX, y: area.minY, width: column, height: FruitShelf.height)
        basket.frame = CGRect(
            x: area.minX, y: shelf.frame.maxY + Spacing.gap, width: column, height: basketHeight)
        let button = emptyButton.sizeThatFits(.zero)
        emptyButton.frame = CGRect(
            x: basket.frame.maxX - button.width - Spacing.padding, y: basket.frame.minY + 6, width: button.width,
            height: button.height)
        let top = basket.frame.maxY + Spacing.gap
        if isWide {
            verdictCard.frame = CGRect(x: area.minX, y: top, width: column, height: max(0, min(220, area.maxY - top)))
            list.view.frame = CGRect(x: area.maxX - column, y: area.minY, width: column, height: area.height)
        } else {
            let listHeight = max(0, area.maxY - top - Self.verdictHeight - Spacing.gap)
            list.view.frame = CGRect(x: area.minX, y: top, width: column, height: listHeight)
            verdictCard.frame = CGRect(
                x: area.minX, y: list.view.frame.maxY + Spacing.gap, width: column, height: Self.verdictHeight)
        }
        list.view.frame = list.view.frame.insetBy(dx: -Self.rowInset, dy: 0)
    }
}
