// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Reads what event delivery decided since it was last asked, in the showcase's own words. Each screen has one.
@MainActor
protocol EventReader: AnyObject {
    /// What was decided until now is not told.
    func skip()

    /// What the last touch came to; `nil` where nothing is new.
    func takeVerdict() -> VerdictReport?

    /// Which of some views a touch was offered to; `nil` where that did not reach the window.
    /// - Parameter names: what the views are called.
    func takeHitTest(of touch: UITouch, in window: UIWindow, among names: [UIView: String]) -> HitTestReport?

    /// What each responder of a chain did with the beginning of a touch.
    func takeOutcomes(of chain: [UIResponder]) -> [ChainStep.Outcome]

    /// What became of recognizers, in the order in which it did.
    func takeChanges(of recognizers: [UIGestureRecognizer]) -> [RecognizerChange]

    /// The edits of text that came from the keyboard, oldest first.
    func takeEdits() -> [String]

    /// The steps of drags, oldest first.
    func takeDragSteps() -> [String]

    /// What was made of a device's motion, oldest first.
    func takeShakes() -> [String]

    /// Why focus went where it is, or stayed; `nil` where nothing is new.
    /// - Parameter name: what a view of an accessibility identifier is called.
    func takeFocus(naming name: (String) -> String) -> FocusReport?
}

/// What a touch came to.
struct VerdictReport {
    var title: String
    var outcome: String
}

/// Who was offered a touch.
struct HitTestReport {
    /// A view, and what it answered.
    struct Visit {
        var view: UIView
        var role: NestedView.Role
        /// How far in it is, from the outermost.
        var depth: Int
        var text: String
    }

    var visits: [Visit]
    var sentence: String
}

/// What became of a recognizer, by its place in a list.
struct RecognizerChange {
    enum Kind {
        case state(UIGestureRecognizer.State, because: String?)
        /// It would recognize, and waits for another one to fail.
        case waits(for: String)
    }

    var place: Int
    var kind: Kind
    /// In seconds, as events have it.
    var time: TimeInterval
}

/// Why focus is where it is.
struct FocusReport {
    var reason: String
    /// What else was looked at.
    var details: [String]
}
