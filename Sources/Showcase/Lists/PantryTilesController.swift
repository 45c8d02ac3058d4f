// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The same things as tiles: a finger that rests on one moves it.
final class PantryTilesController: UICollectionViewController {
    private var pantry = Pantry()
    /// Called with a sentence when something was done with a tile.
    var onChange: ((String) -> Void)?

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 96, height: 56)
        layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: Spacing.gap, right: 16)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .clear
        collectionView.accessibilityIdentifier = "lists.tiles"
        collectionView.register(PantryTile.self, forCellWithReuseIdentifier: PantryTile.identifier)
    }

    // MARK: Data source

    override func numberOfSections(in collectionView: UICollectionView) -> Int { pantry.shelves.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        pantry.shelves[section].things.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PantryTile.identifier, for: indexPath)
        (cell as? PantryTile)?.show(pantry[indexPath])
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let moved = pantry.move(from: sourceIndexPath, to: destinationIndexPath)
        onChange?(moved)
    }

    // MARK: Delegate

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        onChange?("Selected \(pantry[indexPath].name).")
    }
}

/// A thing in a rounded box, which is lifted while it is moved.
final class PantryTile: UICollectionViewCell {
    static let identifier = "tile"

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.scaledFont = .systemFont(ofSize: 15)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.4
        contentView.layer.cornerRadius = 10
        contentView.addSubview(label, inset: 6)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ thing: Pantry.Thing) {
        label.text = thing.name
        accessibilityIdentifier = "lists.tile.\(thing.key)"
        accessibilityLabel = thing.name
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        contentView.backgroundColor =
            state.isHighlighted || state.isSelected ? .systemGray4 : .secondarySystemGroupedBackground
        layer.shadowOpacity = state.isReordering ? 0.3 : 0
        layer.shadowRadius = 8
    }
}
