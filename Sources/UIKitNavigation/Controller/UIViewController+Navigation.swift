// SPDX-License-Identifier: Apache-2.0

import UIKitCore

extension UIViewController {
    /// The nearest navigation controller around this one (N2).
    public var navigationController: UINavigationController? { nearestAncestor(UINavigationController.self) }

    /// Whether the controller's view extends under a bar at an edge (N35).
    func reachesUnder(_ edge: UIRectEdge, isTranslucent: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }

    func nearestAncestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
        var current = parent
        while let controller = current {
            if let container = controller as? Container { return container }
            current = controller.parent
        }
        return nil
    }
}
