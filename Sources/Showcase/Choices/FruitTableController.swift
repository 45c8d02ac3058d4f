// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A table of fruit, which a search makes shorter.
final class FruitTableController: UITableViewController, UISearchResultsUpdating {
    private static let shortName = 5
    private let kind: String
    private var shown = Fruit.all

    /// - Parameter kind: a part of the identifiers.
    init(kind: String) {
        self.kind = kind
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
        tableView.accessibilityIdentifier = "choices.\(kind).table"
        tableView.keyboardDismissMode = .onDrag
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        let isShort = searchController.searchBar.selectedScopeButtonIndex == 1
        shown = Fruit.all.filter { name in
            (text.isEmpty || name.lowercased().contains(text.lowercased()))
                && (!isShort || !searchController.isActive || name.count <= Self.shortName)
        }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = shown[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if kind == "popover" { dismiss(animated: true) }
    }
}
