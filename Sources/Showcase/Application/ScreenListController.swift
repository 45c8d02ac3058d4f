// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The list of all screens.
final class ScreenListController: UITableViewController {
    /// The distance of rows where the list stands beside a screen, in points: small enough to show all of them, and no less
    /// than a finger needs.
    private static let pitches: ClosedRange<CGFloat> = 34...44

    /// Called when somebody chose a screen.
    var onChoice: ((Screen) -> Void)?

    private let platform: any Platform

    init(_ platform: any Platform) {
        self.platform = platform
        super.init(style: .plain)
        title = "Responder"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ScreenCell.self, forCellReuseIdentifier: ScreenCell.identifier)
        tableView.separatorStyle = .none
        tableView.backgroundColor = .secondarySystemGroupedBackground
        tableView.focusGroupIdentifier = "screens"
        // A drag that rests on a row opens its screen.
        tableView.isSpringLoaded = true
        tableView.accessibilityIdentifier = "screens"
        tableView.accessibilityContainerType = .landmark
        tableView.accessibilityLabel = "Screens"
    }

    private var isAlone: Bool { splitViewController?.isCollapsed == true }

    override func viewWillAppear(_ animated: Bool) {
        // Beside a screen, the list marks its row.
        clearsSelectionOnViewWillAppear = isAlone
        navigationItem.rightBarButtonItem = isAlone ? .about(of: self, on: platform) : nil
        super.viewWillAppear(animated)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = tableView.bounds.height - tableView.adjustedContentInset.top - tableView.adjustedContentInset.bottom
        let fitting = (room / CGFloat(Screen.allCases.count)).rounded(.down)
        // Larger text takes higher rows.
        let (least, most) = (
            UIFontMetrics.default.scaledValue(for: Self.pitches.lowerBound, compatibleWith: traitCollection),
            UIFontMetrics.default.scaledValue(for: Self.pitches.upperBound, compatibleWith: traitCollection)
        )
        let pitch = isAlone ? UITableView.automaticDimension : min(max(fitting, least), most)
        if tableView.rowHeight != pitch { tableView.rowHeight = pitch }
    }

    /// Marks the row of a screen that is shown beside the list.
    func select(_ screen: Screen) {
        tableView.selectRow(at: IndexPath(row: screen.rawValue, section: 0), animated: false, scrollPosition: .none)
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Screen.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ScreenCell.identifier, for: indexPath)
        (cell as? ScreenCell)?.screen = Screen.allCases[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        // A cell that waits for reuse must not be found by its name.
        (cell as? ScreenCell)?.screen = nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChoice?(Screen.allCases[indexPath.row])
    }
}

extension UIAction {
    /// Presents the description of the showcase.
    static func about(of controller: UIViewController, on platform: any Platform) -> UIAction {
        UIAction(title: "About") { [weak controller] _ in controller?.present(AboutController(platform), animated: true)
        }
    }
}

extension UIBarButtonItem {
    /// The bar button that presents the description of the showcase.
    static func about(of controller: UIViewController, on platform: any Platform) -> UIBarButtonItem {
        let item = UIBarButtonItem(title: "About", primaryAction: .about(of: controller, on: platform))
        item.accessibilityIdentifier = "about"
        return item
    }
}
