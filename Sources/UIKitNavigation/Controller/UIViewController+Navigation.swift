import UIKitCore

extension UIViewController {
    /// The nearest navigation controller around this one (N2).
    public var navigationController: UINavigationController? { nearestAncestor(UINavigationController.self) }

    func nearestAncestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
        var current = parent
        while let controller = current {
            if let container = controller as? Container { return container }
            current = controller.parent
        }
        return nil
    }
}
