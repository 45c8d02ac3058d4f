// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore
import ViewDump

/// The facts of a view: the part of its area that reaches it, the reasons for the rest, and the remedies.
struct Explained: Encodable, Sendable {
    var view: UInt32
    var description: String
    var recognizers: [String]
    var chain: [Words]
    /// Which part of its area reaches it, and the obstacles with their changes.
    var reach: [Words]
    /// The views on its path that decide by code of their own.
    var undecided: [NamedView]

    init(_ view: UInt32, _ facts: ViewFacts, _ live: LiveTree, at place: Int) {
        self.view = view
        (description, recognizers, chain) = (facts.description, facts.recognizers, facts.chain)
        let explanation = Explanation(live.tree, at: nil, whyNot: place)
        reach = explanation.whyNot.map { explanation.lines(for: $0).map(Words.init) } ?? []
        undecided = live.tree.path(to: place).filter(Set(live.undecided).contains)
            .map { NamedView(live.tree.subject(of: $0)) }
    }
}
