// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitLayout
import UIKitTesting

@testable import UIKitLists

@MainActor
@Suite("Separators of lists in collections")
final class SeparatorTests: NSObject, UICollectionViewDataSource {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let collection: UICollectionView
    var usesGuide = false

    override init() {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.separatorConfiguration.color = .red
        list.separatorConfiguration.multipleSelectionColor = .blue
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        super.init()
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        collection.dataSource = self
    }

    func show() {
        screen.window.addSubview(collection)
        screen.settle()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        guard usesGuide, let row = cell as? UICollectionViewListCell else { return cell }
        let label = UILabel(frame: .zero)
        label.text = "Name"
        label.translatesAutoresizingMaskIntoConstraints = false
        row.contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: row.contentView.leadingAnchor, constant: 60),
            label.topAnchor.constraint(equalTo: row.contentView.topAnchor),
            label.bottomAnchor.constraint(equalTo: row.contentView.bottomAnchor),
            row.separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        ])
        return cell
    }

    private func line(_ item: Int, _ color: UIColor) -> CGRect? {
        let cell = collection.cellForItem(at: IndexPath(item: item, section: 0))
        return cell?.subviews.first { $0.backgroundColor == color }?.frame
    }

    @Test("T141: constraints to the separator's guide place its beginning; its end stays")
    func guide() {
        show()
        #expect(line(0, .red)?.minX == 16)
        let end = line(0, .red)?.maxX
        usesGuide = true
        collection.reloadData()
        screen.settle()
        #expect(line(0, .red)?.minX == 60)
        #expect(line(0, .red)?.maxX == end)
    }

    @Test("T141: a row that is chosen among several has lines of another color")
    func several() {
        collection.allowsMultipleSelection = true
        show()
        screen.finger().tap(at: CGPoint(x: 100, y: 20))
        screen.settle()
        #expect(line(0, .blue) != nil && line(0, .red) == nil && line(1, .red) != nil)
        collection.allowsMultipleSelection = false
        collection.cellForItem(at: IndexPath(item: 0, section: 0))?.setNeedsLayout()
        screen.settle()
        #expect(line(0, .blue) == nil)
    }
}
