/// Arranges the presentation of a controller whose `modalPresentationStyle` is `custom`.
///
/// Objects that animate a transition are left out: views are at their final places from a transition's start.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// The presentation controller for a presentation; `nil` for one that fills its container.
    ///
    /// `presenting` is `nil` when the presentation controller is asked for before a presentation; `source` is the
    /// controller that was told to present.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}
