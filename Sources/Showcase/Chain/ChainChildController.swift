import UIKit

/// The controller inside the root controller.
final class ChainChildController: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Child controller"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = ChainView("Child view", identifier: "chain.child") }
}
