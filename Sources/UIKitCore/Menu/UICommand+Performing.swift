extension UICommand: UIMenuLeaf {
    /// Sends the command's action to a target, or up the chain without one, with the command as sender (F24, F46).
    public func performWithSender(_ sender: Any?, target: Any?) {
        guard let action = storedAction else { return }
        performing(for: sender) {
            _ = UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        }
    }
}
