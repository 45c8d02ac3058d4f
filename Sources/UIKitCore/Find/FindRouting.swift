// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The commands of the menu *Find*, for views with a find interaction (FI3).
@MainActor
enum FindRouting {
    private static let actions: Set<Selector> = [
        "find:", "findAndReplace:", "findNext:", "findPrevious:", "useSelectionForFind:",
    ]

    /// Whether the action is one of *Find*, and the responder's find interaction performs it now. A class that overrides the
    /// action's method performs it itself.
    static func takes(_ action: Selector, _ responder: UIResponder) -> Bool {
        guard actions.contains(action), let interaction = interaction(of: responder) else { return false }
        switch action.name {
        case "findAndReplace:": return interaction.mayReplace
        case "findNext:", "findPrevious:":
            if let session = interaction.activeFindSession { return session.resultCount > 0 }
            return interaction.searchText?.isEmpty == false
        case "useSelectionForFind:": return interaction.selectedText != nil
        default: return true
        }
    }

    /// The work of the inherited method. It is reported when the responder has no find interaction.
    static func perform(_ action: Selector, on responder: UIResponder) {
        guard let interaction = interaction(of: responder) else { return responder.reportUnimplemented(action.name) }
        switch action.name {
        case "findAndReplace:": interaction.presentFindNavigator(showingReplace: true)
        case "findNext:": interaction.findNext()
        case "findPrevious:": interaction.findPrevious()
        case "useSelectionForFind:": interaction.searchText = interaction.selectedText ?? interaction.searchText
        default: interaction.presentFindNavigator(showingReplace: false)
        }
    }

    private static func interaction(of responder: UIResponder) -> UIFindInteraction? {
        (responder as? UIView)?.interactions.lazy.compactMap { $0 as? UIFindInteraction }.first
    }
}

extension UIFindInteraction {
    /// Whether matches can be replaced: as the session says, and without one as the view's text can be changed.
    fileprivate var mayReplace: Bool {
        if let activeFindSession { return activeFindSession.supportsReplacement }
        return (view as? any UITextSearching)?.supportsTextReplacement ?? true
    }

    /// The text that is selected in the view; `nil` if there is none.
    fileprivate var selectedText: String? {
        guard let input = view as? any UITextInput, let range = input.selectedTextRange, !range.isEmpty else {
            return nil
        }
        return input.text(in: range)
    }
}
