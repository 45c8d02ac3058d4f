import CoreGraphics

extension UITextInteraction {
    func showMenu() {}
    func hideMenu() {}
    func toggleMenu() {}
}
