// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds text in its view: with a navigator above the keyboard, and with the commands of the menu *Find* (FI1 to FI12).
///
///     find:, or presentFindNavigator -> the delegate's session -> the navigator's field is first responder
///     typing                         -> the session's performSearch -> updateResultCount
///     return, findNext:              -> the session's highlightNextResult
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    /// Makes an interaction that asks a delegate for its sessions. The delegate is held weakly.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    /// Asked for sessions. Held weakly.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?

    /// The session whose matches are shown; `nil` without a navigator.
    open private(set) var activeFindSession: UIFindSession?

    private var navigator: FindNavigatorView?
    private weak var keyboard: SceneKeyboard?
    /// Who becomes first responder again when the navigator goes.
    private weak var formerResponder: UIResponder?

    // MARK: UIInteraction

    open private(set) weak var view: UIView?

    open func willMove(to view: UIView?) { dismissFindNavigator() }

    open func didMove(to view: UIView?) { self.view = view }

    // MARK: What is searched

    /// The text of the navigator's field. A set text is searched while a session is active.
    open var searchText: String? {
        didSet {
            navigator?.searchText = searchText ?? ""
            search()
        }
    }

    /// The text that takes the place of matches.
    open var replacementText: String? {
        didSet { navigator?.replacementText = replacementText ?? "" }
    }

    /// Changes the menu of the navigator's options: it gets the usual elements, and returns the menu, or `nil` for
    /// none.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        didSet { navigator?.menuDidChange() }
    }

    /// Whether the user asked for equal upper and lower case.
    var matchesCase = false { didSet { if matchesCase != oldValue { search() } } }
    /// Whether the user asked for whole words.
    var matchesWords = false { didSet { if matchesWords != oldValue { search() } } }

    private var options: UITextSearchOptions {
        UITextSearchOptions(
            wordMatchMethod: matchesWords ? .fullWord : .contains,
            stringCompareOptions: matchesCase ? [] : .caseInsensitive)
    }

    /// FI4: at each change of the text or the options. Nothing is found of an empty text.
    func search() {
        guard let activeFindSession else { return }
        guard let searchText, !searchText.isEmpty else {
            activeFindSession.invalidateFoundResults()
            return updateResultCount()
        }
        activeFindSession.performSearch(query: searchText, options: options)
        updateResultCount()
    }

    /// The user typed into the navigator.
    func typed(_ text: String) {
        guard text != searchText ?? "" else { return }
        searchText = text
    }

    // MARK: The navigator

    /// Whether the navigator is shown.
    open var isFindNavigatorVisible: Bool { navigator != nil }

    /// Shows the navigator, and lets the user type into it (FI1). If it is shown already, only the room for a replacement
    /// changes. Without a window, nothing happens but a report.
    ///
    /// - Parameter showingReplace: whether it has room for a replacement, if the session supports one.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, let keyboard = view.window?.windowScene?.keyboard else {
            return UIApplication.shared.report(
                "A find navigator was asked for by an interaction whose view is in no window.")
        }
        if activeFindSession == nil { begin(in: view) }
        guard let activeFindSession else { return }
        let replaces = showingReplace && activeFindSession.supportsReplacement
        guard let navigator else { return show(replaces, in: keyboard) }
        navigator.showsReplacement = replaces
        keyboard.setNeedsUpdate(animated: false)
        navigator.beginTyping()
    }

    private func begin(in view: UIView) {
        guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
        activeFindSession = session
        session.interaction = self
        delegate?.findInteraction(self, didBegin: session)
    }

    private func show(_ replaces: Bool, in keyboard: SceneKeyboard) {
        keyboard.finding?.dismissFindNavigator()
        let navigator = FindNavigatorView(self)
        navigator.showsReplacement = replaces
        self.navigator = navigator
        self.keyboard = keyboard
        formerResponder = keyboard.scene.keyWindow?.firstResponder
        keyboard.finding = self
        navigator.beginTyping()
        search()
    }

    /// Hides the navigator and ends the session (FI9).
    open func dismissFindNavigator() {
        guard let session = activeFindSession else { return }
        activeFindSession = nil
        session.interaction = nil
        session.invalidateFoundResults()
        let navigator = navigator
        self.navigator = nil
        keyboard?.beginChange()
        if keyboard?.finding === self { keyboard?.finding = nil }
        if let navigator, navigator.isTyping, formerResponder?.becomeFirstResponder() != true { navigator.endTyping() }
        keyboard?.endChange()
        formerResponder = nil
        delegate?.findInteraction(self, didEnd: session)
    }

    /// The navigator, and the responder that follows it in the chain (FI2); `nil` while there is none.
    var vendedNavigator: VendedView? {
        guard let navigator, let view else { return nil }
        return VendedView(navigator, from: view)
    }

    // MARK: Matches

    /// Goes to the next match. Without a session, the navigator appears with the text that was searched last.
    open func findNext() { find(.forward) }

    /// Goes to the previous match. Without a session, the navigator appears with the text that was searched last.
    open func findPrevious() { find(.backward) }

    private func find(_ direction: UITextStorageDirection) {
        guard let activeFindSession else { return presentFindNavigator(showingReplace: false) }
        activeFindSession.highlightNextResult(in: direction)
        updateResultCount()
    }

    /// The session found more matches, or lost some: the navigator tells their number anew.
    open func updateResultCount() {
        guard let navigator, let activeFindSession else { return }
        navigator.show(FindStatus(of: activeFindSession, isSearching: searchText?.isEmpty == false))
    }

    func replace(all: Bool) {
        guard let activeFindSession, let searchText, !searchText.isEmpty else { return }
        let replacement = replacementText ?? ""
        if all {
            activeFindSession.replaceAll(searchQuery: searchText, replacementString: replacement, options: options)
        } else {
            activeFindSession.performSingleReplacement(
                query: searchText, replacementString: replacement, options: options)
        }
        updateResultCount()
    }
}
