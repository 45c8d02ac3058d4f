// SPDX-License-Identifier: Apache-2.0

import EventTrace

extension UIResponder {
    /// The responder that gets a message which this one does not keep. With `nil` the message ends: at the chain's end (C14,
    /// C19), and before a second visit (C13).
    func forward(_ message: ChainMessage) -> UIResponder? {
        var next = following
        guard let delivery = UIApplication.current?.delivery else { return next }
        if let found = next, !delivery.goesOn(message, from: self, to: found) { next = nil }
        if delivery.isTraced { delivery.trace(message, from: self, to: next) }
        return next
    }

    // UIKit has no such method. An application's own of this name is meant where both fit.
    /// This responder and every one after it, in the order a message passes them. A chain that runs in a circle ends
    /// before the first responder that was there already (C13).
    @_disfavoredOverload
    public func responderChain() -> [UIResponder] {
        var chain: [UIResponder] = []
        var seen: Set<ObjectIdentifier> = []
        var current: UIResponder? = self
        while let responder = current, seen.insert(ObjectIdentifier(responder)).inserted {
            chain.append(responder)
            current = responder.next
        }
        return chain
    }

    /// The next responder. `nil` if the responder is its own next, which ends the chain (C19).
    var following: UIResponder? {
        let next = next
        return next === self ? nil : next
    }

    /// Whether following `next` from here never ends. O(length), without allocation (Brent's algorithm).
    var isChainCircular: Bool {
        var landmark: UIResponder = self
        var current: UIResponder = self
        var steps = 0
        var limit = 2
        while let next = current.following {
            if next === landmark { return true }
            current = next
            steps += 1
            if steps == limit {
                landmark = current
                steps = 0
                limit *= 2
            }
        }
        return false
    }

    func reportUnimplemented(_ action: String) {
        UIApplication.shared.report(
            "\(printedClassName(of: self)) was sent \(action), which neither it nor any class it inherits from implements."
        )
    }
}
