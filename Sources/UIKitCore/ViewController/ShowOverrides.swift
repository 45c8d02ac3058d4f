// SPDX-License-Identifier: Apache-2.0

/// Which controllers override the methods that show another controller.
@MainActor
enum ShowOverrides {
    static let show = Selector("showViewController:sender:")
    static let showDetail = Selector("showDetailViewController:sender:")

    /// Whether the controller's class has the action itself, apart from inherited methods of every controller.
    static func has(_ action: Selector, _ controller: UIViewController, sender: Any?) -> Bool {
        switch action {
        case show: table.overrides(showSlot, in: type(of: controller))
        case showDetail: table.overrides(showDetailSlot, in: type(of: controller))
        default: controller.canPerformAction(action, withSender: sender)
        }
    }

    private static let table = OverrideTable(base: UIViewController.self, plain: PlainProbe.self)
    private static let showSlot = table.slot(overriddenBy: ShowProbe.self)
    private static let showDetailSlot = table.slot(overriddenBy: ShowDetailProbe.self)

    private final class PlainProbe: UIViewController {}
    private final class ShowProbe: UIViewController {
        override func show(_ vc: UIViewController, sender: Any?) {}
    }
    private final class ShowDetailProbe: UIViewController {
        override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
    }
}

extension UIViewController {
    /// The controller, its ancestors, and their presenters with their ancestors, inner ones first.
    var controllersOutwards: [UIViewController] {
        var controllers: [UIViewController] = []
        var current: UIViewController? = self
        while let controller = current {
            controllers.append(controller)
            current = controller.parent ?? controller.presenter
        }
        return controllers
    }

    /// The nearest controller outside this one that overrides the method; overrides that call `super` are skipped.
    func containerToShow(_ action: Selector, sender: Any?) -> UIViewController? {
        (parent ?? presenter)?.targetViewController(forAction: action, sender: sender)
    }
}
