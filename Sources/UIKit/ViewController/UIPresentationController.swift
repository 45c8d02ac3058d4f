import CoreGraphics

/// Manages the presentation of one controller by another. It is not a responder (C8).
@MainActor
open class UIPresentationController: NSObject {
    public let presentedViewController: UIViewController
    public private(set) unowned var presentingViewController: UIViewController

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
    }
}
extension UIViewController {
    public var presentedViewController: UIViewController? { presentation?.presentedViewController }
    public var presentingViewController: UIViewController? { presenter }
    func dismissPresentedForWindowChange() {}
    var presentedByItself: UIViewController? { presentation?.presentedViewController }
}
