import CoreGraphics

/// The controller of what the keyboard's window shows; input view controllers are its children while they are shown.
final class UIInputWindowController: UIViewController {
    let host = UIInputSetHostView(frame: .zero)

    override func loadView() {
        view = UIInputSetContainerView(frame: .zero)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(host)
    }
}
