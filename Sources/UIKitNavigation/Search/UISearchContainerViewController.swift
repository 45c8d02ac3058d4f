// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Shows a search's bar at the top, and below it the search while it is active (SB28): for a search without a navigation bar.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
    /// The search that is shown; fixed when the controller is made.
    public let searchController: UISearchController

    /// A controller that shows a search.
    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller with a search of its own; it reads nothing from the coder.
    public required init?(coder: NSCoder) {
        searchController = UISearchController(searchResultsController: nil)
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(searchController.searchBar)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bar = searchController.searchBar
        let area = view.bounds.inset(by: view.safeAreaInsets)
        bar.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: bar.sizeThatFits(area.size).height)
    }
}
