// SPDX-License-Identifier: Apache-2.0

/// A controller appears or disappears, or stays although the user tried to dismiss it.
public struct PresentationNote: Hashable, Sendable, Codable {
    /// The view controller that is presented or dismissed.
    public var controller: Subject
    /// The controller that presents or contains it.
    public var presenter: Subject?
    /// What happened to it, or was refused.
    public var change: Change

    /// A note on a step of a presentation, a stack, tabs, pages, columns or a search.
    public init(controller: Subject, presenter: Subject?, change: Change) {
        self.controller = controller
        self.presenter = presenter
        self.change = change
    }

    /// A step of a presentation.
    public enum Change: String, Hashable, Sendable, Codable {
        case presented, dismissed
        /// J13: the user tried to dismiss it, and `isModalInPresentation` is true.
        case keptModal
        /// J13: the user tried to dismiss it, and `presentationControllerShouldDismiss` was false.
        case keptByDelegate
        /// N5, N6: a navigation controller put it on its stack, or took it off.
        case pushed, popped
        /// N22: the user began to swipe back, and did not finish.
        case stayed
        /// N7: `navigationBar(_:shouldPop:)` was false.
        case keptByBar
        /// N40: a tab bar controller shows it.
        case selected
        /// N41: `tabBarController(_:shouldSelect:)` was false.
        case notSelected
        /// NA4: the user touched beside an alert, or beside an action sheet without a cancel action.
        case keptByTouchBeside
        /// P25: a finger brought a sheet to another height.
        case resized
        /// V8: a split view controller goes from several columns to one, or from one to several.
        case collapsed, expanded
        /// V3: a page view controller shows another page; the finger let go before that; the data source has no page there.
        case turned, notTurned, noPage
        /// SB20: a search begins or ends.
        case searching, searchEnded
    }
}

extension PresentationNote: TraceNote {
    /// The word under `type` in JSON: `presentation`.
    public static var typeName: String { "presentation" }

    /// The controller, and the controller that presents or contains it.
    public var participants: [Subject] { [controller, presenter].compactMap { $0 } }

    /// Empty: a step belongs to no touch here, even where one led to it.
    public var touchNumbers: [TouchIdentifier] { [] }

    /// What happened to the controller, or why it stayed.
    public var sentence: TraceText {
        let presenter: TraceText = self.presenter.map { " by \($0)" } ?? ""
        switch change {
        case .presented: return "\(controller) is presented\(presenter)."
        case .dismissed: return "\(controller) is dismissed."
        case .keptModal: return "\(controller) is not dismissed: its \(code: "isModalInPresentation") is true."
        case .keptByDelegate:
            return
                "\(controller) is not dismissed: its delegate's \(code: "presentationControllerShouldDismiss(_:)") is false."
        case .pushed: return "\(controller) is pushed\(presenter)."
        case .popped: return "\(controller) is popped\(presenter)."
        case .stayed: return "\(controller) stays: the back swipe was given up."
        case .keptByBar: return "\(controller) is not popped: \(code: "navigationBar(_:shouldPop:)") is false."
        case .selected: return "\(controller) is selected\(presenter)."
        case .notSelected:
            return "\(controller) is not selected: \(code: "tabBarController(_:shouldSelect:)") is false."
        case .keptByTouchBeside:
            return "\(controller) stays: it is an alert, or has no cancel action that a touch beside it could choose."
        case .resized: return "\(controller) is brought to another height."
        case .collapsed: return "\(controller) collapses to one column."
        case .expanded: return "\(controller) expands to its columns."
        case .turned: return "\(controller) is the page that is shown\(presenter)."
        case .notTurned: return "\(controller) stays the page: the finger let go before half of the next was seen."
        case .noPage: return "\(controller) stays the page: the data source has none on that side."
        case .searching: return "\(controller) begins a search."
        case .searchEnded: return "\(controller) ends its search."
        }
    }
}
