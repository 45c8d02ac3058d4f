// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A collection of three kinds of sections: a shelf that scrolls sideways, an outline of shelves that open, and tiles.
final class StoreController: UIViewController, UICollectionViewDelegate {
    private enum Part: Int, CaseIterable {
        case offers, shelves, tiles

        var title: String {
            switch self {
            case .offers: "Offers"
            case .shelves: "Shelves"
            case .tiles: "Everything"
            }
        }
    }

    private lazy var collection = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    private lazy var source = makeSource()
    private let statusItem = UIBarButtonItem(title: "Nothing chosen", style: .plain, target: nil, action: nil)

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Store"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        collection.backgroundColor = .systemGroupedBackground
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.accessibilityIdentifier = "store.collection"
        collection.delegate = self
        view.addSubview(collection)
        statusItem.isEnabled = false
        statusItem.accessibilityIdentifier = "store.status"
        navigationItem.leftBarButtonItem = statusItem
        show()
    }

    private func say(_ text: String) { statusItem.title = text }

    // MARK: Layout

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] number, environment in
            switch Part(rawValue: number) {
            case .offers: self?.offers(environment)
            case .shelves: self?.shelves(environment)
            case .tiles, nil: self?.tiles(environment)
            }
        }
    }

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private var header: NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .estimated(40)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }

    private func finish(_ section: NSCollectionLayoutSection) -> NSCollectionLayoutSection {
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 16, trailing: 16)
        section.interGroupSpacing = Spacing.gap
        section.boundarySupplementaryItems = [header]
        return section
    }

    private func offers(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.absolute(180), .absolute(96)), subitems: [item]))
        section.orthogonalScrollingBehavior = .groupPaging
        return finish(section)
    }

    private func shelves(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        list.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            let take = UIContextualAction(style: .normal, title: "Take") { _, _, done in
                self?.take(at: path)
                done(true)
            }
            take.backgroundColor = .systemGreen
            return UISwipeActionsConfiguration(actions: [take])
        }
        return .list(using: list, layoutEnvironment: environment)
    }

    private func tiles(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let columns = max(Int(environment.container.effectiveContentSize.width / 110), 2)
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(72)), subitem: item, count: columns)
        group.interItemSpacing = .fixed(Spacing.gap)
        return finish(NSCollectionLayoutSection(group: group))
    }

    // MARK: Content

    private func makeSource() -> UICollectionViewDiffableDataSource<Part, String> {
        let tile = UICollectionView.CellRegistration<StoreTile, String> { cell, _, id in cell.show(id) }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [weak self] cell, _, id in
            var content = cell.defaultContentConfiguration()
            content.text = Store.name(of: id)
            cell.contentConfiguration = content
            cell.accessibilityIdentifier = "store.row.\(Store.name(of: id).lowercased())"
            let hasParts = self?.source.snapshot(for: .shelves).snapshot(of: id).items.isEmpty == false
            cell.accessories = hasParts ? [.outlineDisclosure(options: .init(style: .cell))] : []
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, path in
            var content = UIListContentConfiguration.sidebarHeader()
            content.text = Part(rawValue: path.section)?.title
            content.directionalLayoutMargins.leading = 4
            cell.contentConfiguration = content
            cell.backgroundConfiguration = .clear()
        }
        let source = UICollectionViewDiffableDataSource<Part, String>(collectionView: collection) {
            Part(rawValue: $1.section) == .shelves
                ? $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
                : $0.dequeueConfiguredReusableCell(using: tile, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        return source
    }

    private func show() {
        var snapshot = NSDiffableDataSourceSnapshot<Part, String>()
        snapshot.appendSections(Part.allCases)
        snapshot.appendItems(Store.offers, toSection: .offers)
        snapshot.appendItems(Store.tiles, toSection: .tiles)
        source.apply(snapshot, animatingDifferences: false)
        source.apply(Store.shelves, to: .shelves, animatingDifferences: false)
    }

    // MARK: What is done

    private func take(at path: IndexPath) {
        if let id = source.itemIdentifier(for: path) { say("Took \(Store.name(of: id))") }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if let id = source.itemIdentifier(for: indexPath) { say("Chose \(Store.name(of: id))") }
        collectionView.deselectItem(at: indexPath, animated: true)
    }
}

/// The content of the store. Identifiers contain the place of a thing, because it may stand in several places.
@MainActor
private enum Store {
    static let offers = Fruit.all.prefix(8).map { "offer.\($0)" }
    static let tiles = Fruit.all.map { "tile.\($0)" }

    static func name(of id: String) -> String { id.split(separator: ".").last.map(String.init) ?? id }

    static var shelves: NSDiffableDataSourceSectionSnapshot<String> {
        var shelves = NSDiffableDataSourceSectionSnapshot<String>()
        shelves.append(["Fruit", "Vegetables", "Herbs"])
        shelves.append(["Berries", "Apple", "Pear"], to: "Fruit")
        shelves.append(["Currant", "Sloe"], to: "Berries")
        shelves.append(["Carrot", "Leek"], to: "Vegetables")
        shelves.append(["Basil", "Mint"], to: "Herbs")
        return shelves
    }
}

/// A thing in a rounded box.
private final class StoreTile: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = Spacing.cardRadius
        contentView.backgroundColor = .secondarySystemGroupedBackground
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ id: String) {
        label.text = Store.name(of: id)
        accessibilityIdentifier = "store.\(id.lowercased())"
        accessibilityLabel = Store.name(of: id)
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        contentView.backgroundColor =
            state.isHighlighted || state.isSelected ? .systemGray4 : .secondarySystemGroupedBackground
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds.insetBy(dx: 8, dy: 4)
    }
}
