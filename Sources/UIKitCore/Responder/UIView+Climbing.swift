// SPDX-License-Identifier: Apache-2.0

import EventTrace

extension UIView {
    /// The next responder that may do something with a touch message.
    ///
    /// Most views pass a message to their superview (C2, C17). So this climbs the tree, without a call or a counted
    /// reference, to the first view that may do something else: its class overrides a method on the message's way, or it
    /// has a controller. With a trace, every step is taken.
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
