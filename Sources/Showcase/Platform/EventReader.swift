// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Reads the decisions of event delivery since the last call, in the showcase's own words. Each screen has one.
@MainActor
protocol EventReader: AnyObject {
    /// Skips the decisions until now.
    func skip()

    /// The result of the last touch; `nil` if nothing is new.
    func takeVerdict() -> VerdictReport?

    /// The views among some to which a touch was offered; `nil` if the touch did not reach the window.
    /// - Parameter names: the views and their names. They are an array, because a view gets its number in the trace when it is first asked
    ///   for: a dictionary has another order in each run, and a recorded session would not replay to the same trace.
    func takeHitTest(
        of touch: UITouch, in window: UIWindow, among names: [(view: UIView, name: String)]
    ) -> HitTestReport?

    /// What each responder of a chain did with the beginning of a touch.
    func takeOutcomes(of chain: [UIResponder]) -> [ChainStep.Outcome]

    /// The changes of recognizers, in their order.
    func takeChanges(of recognizers: [UIGestureRecognizer]) -> [RecognizerChange]

    /// The edits of text that came from the keyboard, oldest first.
    func takeEdits() -> [String]

    /// The steps of drags, oldest first.
    func takeDragSteps() -> [String]

    /// The decisions about a device's motion, oldest first.
    func takeShakes() -> [String]

    /// Why focus moved or stayed; `nil` if nothing is new.
    /// - Parameter name: returns the name of a view with an accessibility identifier.
    func takeFocus(naming name: (String) -> String) -> FocusReport?
}

/// The result of a touch.
struct VerdictReport {
    var title: String
    var outcome: String
}

/// The views to which a touch was offered.
struct HitTestReport {
    /// A view and its answer.
    struct Visit {
        var view: UIView
        var role: NestedView.Role
        /// Its depth below the outermost view.
        var depth: Int
        var text: String
    }

    var visits: [Visit]
    var sentence: String
}

/// The change of a recognizer, by its place in a list.
struct RecognizerChange {
    enum Kind {
        case state(UIGestureRecognizer.State, because: String?)
        /// It would recognize, and waits for another one to fail.
        case waits(for: String)
    }

    var place: Int
    var kind: Kind
    /// In seconds, on the clock of events.
    var time: TimeInterval
}

/// The reason for the place of focus.
struct FocusReport {
    var reason: String
    /// The other candidates.
    var details: [String]
}
