import EventTrace
import UIKit
import ViewDump

/// What only the view itself tells, read on the main thread.
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

/// The facts of a view: which part of its area reaches it, why the rest does not, and what would change that.
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
        undecided = live.tree.path(to: place)
            .filter { live.overrides[$0] && live.tree.decidesDifferently($0) }
            .map { NamedView(live.tree.subject(of: $0)) }
    }
}
