import EventTrace

extension UIView {
    /// The next responder of a touch message that may do something with it.
    ///
    /// What most views do with a message is to pass it to their superview (C2, C17). So the tree is climbed, without a call or a
    /// reference counted, to the first view of whom more is known: its class overrides something that the message passes, or it
    /// has a controller. While somebody traces, every step is taken.
    func climb(_ message: ChainMessage) -> UIResponder? {
        guard let delivery = UIApplication.current?.delivery, !delivery.isTraced, node.pointee.passesTouchesToParent,
            var current = node.pointee.parent
        else { return forward(message) }
        while current.pointee.passesTouchesToParent, let parent = current.pointee.parent { current = parent }
        let found = current.pointee.view.takeUnretainedValue()
        return delivery.goesOn(message, from: self, to: found) ? found : nil
    }
}

extension ViewNode {
    fileprivate var passesTouchesToParent: Bool { flags.isDisjoint(with: [.overridesTouchMessages, .hasOwnNext]) }
}
