// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The root controller of an arrangement; its view holds everything.
final class ChainStageController: UIViewController {
    let leaf = ChainView("Leaf", identifier: "chain.leaf")
    let panel = ChainView("Panel", identifier: "chain.panel")
    private let rootView = ChainView("Root view", identifier: "chain.root")
    private var child: ChainChildController?

    init(_ arrangement: ChainArrangement) {
        super.init(nibName: nil, bundle: nil)
        title = arrangement == .oneController ? "Controller" : "Root controller"
        if arrangement == .childController { child = ChainChildController() }
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = rootView }

    override func viewDidLoad() {
        super.viewDidLoad()
        leaf.backgroundColor = .tertiarySystemFill
        panel.addSubview(leaf)
        guard let child else {
            rootView.addSubview(panel)
            return
        }
        addChild(child)
        rootView.addSubview(child.view)
        child.view.addSubview(panel)
        child.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var room = rootView.bounds.inset(by: Self.insets)
        if let child {
            child.view.frame = room
            room = child.view.bounds.inset(by: Self.insets)
        }
        panel.frame = room
        leaf.frame = panel.bounds.inset(by: Self.insets)
    }

    private static let insets = UIEdgeInsets(top: 28, left: 10, bottom: 10, right: 10)
}

/// The controller inside the root controller.
final class ChainChildController: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Child controller"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = ChainView("Child view", identifier: "chain.child") }
}

/// One of the two arrangements of views and controllers whose chain is shown.
enum ChainArrangement: Int, CaseIterable {
    /// One controller: its root view holds a panel, which holds the leaf.
    case oneController
    /// A controller whose view is inside another controller's root view.
    case childController

    var title: String {
        switch self {
        case .oneController: "One controller"
        case .childController: "Child in a root"
        }
    }
}
