// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore
import ViewDump

/// Facts that only the view itself has, read on the main thread.
struct ViewFacts: Sendable {
    /// The lines that a debugger prints (K1, K25).
    var description: String
    var recognizers: [String]
    /// The responders after it.
    var chain: [Words]

    @MainActor
    init(_ view: UIView, _ application: UIApplication) {
        description = view.description
        recognizers = view.gestureRecognizers?.map(\.description) ?? []
        chain = view.responderChain().dropFirst().map { Words("\(application.subjectIfNumbered(of: $0))") }
    }
}
