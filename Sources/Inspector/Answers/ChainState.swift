// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore
import ViewDump

/// The receivers of keys at a moment: first responder, key window, and the chain from there.
struct ChainState: Encodable, Equatable, Sendable {
    struct Link: Encodable, Equatable, Sendable {
        var words: Words
        /// The number of a view that can be selected.
        var view: UInt32?
        var isFirstResponder: Bool?
    }

    var firstResponder: Words?
    var keyWindow: Words?
    /// From the first responder; from the key window where there is none.
    var chain: [Link]

    @MainActor
    init(_ application: UIApplication, from window: UIWindow?) {
        let first = window?.currentFirstResponder
        keyWindow = window.map { Words("\(application.subjectIfNumbered(of: $0))") }
        firstResponder = first.map { Words("\(application.subjectIfNumbered(of: $0))") }
        chain = ((first ?? window)?.responderChain() ?? []).map { responder in
            let subject = application.subjectIfNumbered(of: responder)
            return Link(
                words: Words("\(subject)"),
                view: responder is UIView && subject.identifier != 0 ? subject.identifier : nil,
                isFirstResponder: responder === first ? true : nil)
        }
    }
}
