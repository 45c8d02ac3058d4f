import CoreGraphics

/// Lets a context menu's recognizers begin only where there is a menu: elsewhere the touch goes on as if nobody asked (F51).
final class ContextMenuGestures: NSObject, UIGestureRecognizerDelegate {
    private let hasMenu: @MainActor (_ point: CGPoint) -> Bool

    /// - Parameter hasMenu: whether there is a menu to show for a point in the window's coordinates.
    init(hasMenu: @escaping @MainActor (_ point: CGPoint) -> Bool) {
        self.hasMenu = hasMenu
        super.init()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        hasMenu(gestureRecognizer.location(in: nil))
    }
}

/// A long press that opens a menu. A class of its own, so that nobody takes it for an application's.
final class ContextMenuPressGestureRecognizer: UILongPressGestureRecognizer {}
