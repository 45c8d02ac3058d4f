// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// What `lists.py` drives: a list of a hundred thousand that a finger throws.
///
///     ListsBenchmark --list table --count 100000
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let settings = Settings(CommandLine.arguments)
        let window = UIWindow(windowScene: scene)
        switch settings.list {
        case .table: window.rootViewController = RowsController(count: settings.count)
        case .collection: window.rootViewController = TilesController(count: settings.count)
        }
        window.makeKeyAndVisible()
        self.window = window
    }
}

/// Which list, of how many.
struct Settings {
    enum List: String {
        /// A table whose rows are as high as the constraints in them.
        case table
        /// A collection in columns.
        case collection
    }

    var list = List.table
    var count = 100_000

    init(_ arguments: [String]) {
        for (name, value) in zip(arguments, arguments.dropFirst()) {
            if name == "--count", let number = Int(value) { count = number }
            if name == "--list", let known = List(rawValue: value) { list = known }
        }
    }
}

/// Rows of one to four lines.
final class RowsController: UITableViewController {
    private let count: Int

    init(count: Int) {
        self.count = count
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(RowCell.self, forCellReuseIdentifier: "row")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 70
        tableView.accessibilityIdentifier = "list"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? RowCell)?.show(indexPath.row)
        return cell
    }
}

/// A color, a title and a text that is as high as it has to be.
final class RowCell: UITableViewCell {
    private static let sentence = "Rows are as high as what stands in them. "
    private static let colors = [UIColor.systemBlue, .systemGreen, .systemOrange, .systemPink]
    private let mark = UIView()
    private let title = UILabel()
    private let words = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        mark.layer.cornerRadius = 12
        title.font = .boldSystemFont(ofSize: 17)
        words.font = .systemFont(ofSize: 15)
        words.numberOfLines = 0
        for view in [mark, title, words] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            mark.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            mark.topAnchor.constraint(equalTo: margins.topAnchor),
            mark.widthAnchor.constraint(equalToConstant: 24), mark.heightAnchor.constraint(equalToConstant: 24),
            title.leadingAnchor.constraint(equalTo: mark.trailingAnchor, constant: 12),
            title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            title.topAnchor.constraint(equalTo: margins.topAnchor),
            words.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            words.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            words.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            words.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ row: Int) {
        mark.backgroundColor = Self.colors[row % Self.colors.count]
        title.text = "Row \(row)"
        words.text = String(repeating: Self.sentence, count: 1 + row % 4)
    }
}

/// Tiles with a number.
final class TilesController: UICollectionViewController {
    private let count: Int

    init(count: Int) {
        self.count = count
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 88, height: 88)
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        collectionView.accessibilityIdentifier = "list"
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        (cell as? TileCell)?.show(indexPath.item)
        return cell
    }
}

/// A number in a rounded box.
final class TileCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 12
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textAlignment = .center
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ item: Int) { label.text = "\(item)" }
}
