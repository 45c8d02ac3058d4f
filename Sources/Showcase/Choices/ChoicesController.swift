// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Wheels, dates and a color, buttons that open sheets, popovers, pages, columns and a search, files of the user's, and notifications.
final class ChoicesController: UIViewController {
    private static let columnWidth: CGFloat = 270

    private let scroll = UIScrollView()
    private let wheels = FruitWheels()
    private let dates = DateCard()
    private let colors = ColorCard()
    private let openings = StackCard(heading: "What opens")
    private let shared = UILabel()
    private lazy var files = FilesCard(owner: self)
    private let notifications = NotificationsCard()
    private var margins: [NSLayoutConstraint] = []
    private lazy var first = UIStackView(arrangedSubviews: [wheels, files, colors])
    private lazy var second = UIStackView(arrangedSubviews: [dates, openings, notifications])
    private lazy var columns = UIStackView(arrangedSubviews: [first, second])

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Choices"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.accessibilityIdentifier = "choices.scroll"
        scroll.alwaysBounceVertical = true
        for stack in [first, second] { stack.axis = .vertical }
        for stack in [first, second, columns] { stack.spacing = Spacing.gap }
        addOpenings()
        columns.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scroll, pinnedTo: view)
        scroll.addSubview(columns)
        let content = scroll.contentLayoutGuide
        margins = [
            columns.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: columns.trailingAnchor),
        ]
        NSLayoutConstraint.activate(margins)
        NSLayoutConstraint.activate([
            columns.topAnchor.constraint(equalTo: content.topAnchor),
            content.bottomAnchor.constraint(equalTo: columns.bottomAnchor, constant: Spacing.gap),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isWide = view.bounds.width >= 2 * (Self.columnWidth + Spacing.gap)
        let margin = Spacing.margin(forWidth: view.bounds.width)
        for constraint in margins { constraint.constant = margin }
        columns.axis = isWide ? .horizontal : .vertical
        columns.alignment = isWide ? .top : .fill
        columns.distribution = isWide ? .fillEqually : .fill
    }

    // MARK: What opens

    private func addOpenings() {
        let items: [(String, String, (ChoicesController, UIButton) -> Void)] = [
            ("A sheet with two heights", "sheet", { owner, _ in owner.openSheet() }),
            ("A popover", "popover", { owner, button in owner.openPopover(from: button) }),
            ("A search", "search", { owner, _ in owner.openSearch() }),
            ("A store of shelves", "store", { owner, _ in owner.openStore() }),
            ("Pages", "pages", { owner, _ in owner.open(PagesController()) }),
            ("Columns", "columns", { owner, _ in owner.open(ColumnsController()) }),
            ("A storyboard", "storyboard", { owner, _ in owner.openStoryboard() }),
            ("Sharing", "share", { owner, button in owner.share(from: button, with: []) }),
            (
                "Sharing, or into a basket", "shareOrKeep",
                { owner, button in owner.share(from: button, with: [BasketActivity()]) }
            ),
        ]
        for (title, name, action) in items {
            openings.addButton(title, identifier: "choices.\(name)") { [weak self] button in
                if let self { action(self, button) }
            }
        }
        shared.scaledFont = .systemFont(ofSize: 15)
        shared.numberOfLines = 0
        shared.text = "Nothing was shared yet."
        shared.accessibilityIdentifier = "choices.shared"
        openings.addArrangedSubview(shared)
    }

    private func openSheet() {
        let list = FruitTableController(kind: "sheet")
        list.sheetPresentationController?.detents = [.medium(), .large()]
        list.sheetPresentationController?.prefersGrabberVisible = true
        present(list, animated: true)
    }

    private func openPopover(from button: UIButton) {
        let list = FruitTableController(kind: "popover")
        list.modalPresentationStyle = .popover
        list.preferredContentSize = CGSize(width: 240, height: 300)
        list.popoverPresentationController?.sourceView = button
        present(list, animated: true)
    }

    private func openSearch() {
        let list = FruitTableController(kind: "search")
        list.title = "Fruit"
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        search.searchResultsUpdater = list
        search.searchBar.placeholder = "Search fruit"
        search.searchBar.scopeButtonTitles = ["All", "Short names"]
        list.navigationItem.searchController = search
        list.navigationItem.hidesSearchBarWhenScrolling = false
        open(UINavigationController(rootViewController: list), closedFrom: list)
    }

    private func share(from button: UIButton, with activities: [UIActivity]) {
        var items: [Any] = ["Fruit is ripe."]
        if let link = URL(string: "https://www.swift.org") { items.append(link) }
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
        sheet.popoverPresentationController?.sourceView = button
        sheet.completionWithItemsHandler = { [weak self] type, completed, _, _ in
            self?.shared.text = completed ? "Shared by \(type?.rawValue ?? "nobody")." : "Nothing was shared."
        }
        present(sheet, animated: true)
    }

    private func openStore() {
        let store = StoreController()
        open(UINavigationController(rootViewController: store), closedFrom: store)
    }

    private func openStoryboard() {
        let storyboard = UIStoryboard(name: "Order", bundle: nil)
        guard let stack = storyboard.instantiateInitialViewController() as? UINavigationController,
            let order = stack.topViewController
        else { return }
        open(stack, closedFrom: order)
    }

    private func open(_ controller: UIViewController & Closable) {
        open(controller, closedFrom: controller.closingController)
    }

    /// Presents a controller over everything, with a button for going back.
    private func open(_ controller: UIViewController, closedFrom first: UIViewController) {
        controller.modalPresentationStyle = .fullScreen
        let close = UIBarButtonItem(
            systemItem: .close,
            primaryAction: UIAction { [weak controller] _ in controller?.dismiss(animated: true) })
        close.accessibilityIdentifier = "choices.close"
        first.navigationItem.rightBarButtonItem = close
        present(controller, animated: true)
    }
}

/// A controller whose bar gets the button for going back.
@MainActor
protocol Closable {
    var closingController: UIViewController { get }
}
