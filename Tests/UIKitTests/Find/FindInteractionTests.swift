// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Finding in a text view (FI)")
struct FindInteractionTests {
    let screen = TestScreen()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))

    init() {
        view.text = "One cat, two cats, three Cats and a concatenation."
        view.font = .systemFont(ofSize: 20)
        view.isFindInteractionEnabled = true
        screen.window.addSubview(view)
        view.becomeFirstResponder()
        screen.settle()
    }

    private var interaction: UIFindInteraction {
        view.findInteraction ?? UIFindInteraction(sessionDelegate: view)
    }

    private func find(_ text: String) {
        screen.press("f", .command)
        screen.type(text)
        screen.advance(by: 1)
    }

    private var status: String? { try? screen.element("FindStatus").view(as: UILabel.self).text }

    private var index: Int? { interaction.activeFindSession?.highlightedResultIndex }

    @Test("FI1, FI3: Command-F shows the navigator, whose field takes the keys; each letter searches")
    func command() throws {
        #expect(!interaction.isFindNavigatorVisible && interaction.activeFindSession == nil)
        find("cat")
        #expect(interaction.isFindNavigatorVisible && interaction.searchText == "cat")
        #expect(view.text.hasPrefix("One cat, two"))
        #expect(interaction.activeFindSession?.resultCount == 4 && status == "1 of 4")
        #expect(try screen.element("FindField").view(as: UITextField.self).isFirstResponder)
    }

    @Test("FI2: the navigator lies above the keyboard, and its chain goes on at the view")
    func chain() throws {
        find("cat")
        let field = try screen.element("FindField").view(as: UITextField.self)
        #expect(field.window is UIRemoteKeyboardWindow && field.responderChain().contains { $0 === view })
        #expect(screen.scene.keyboardFrame?.height == FindMetrics.rowHeight)
    }

    @Test("FI5: return and the arrow go on, shift and return and the other arrow go back, around the ends")
    func ways() throws {
        find("cat")
        screen.type("\n")
        #expect(index == 1 && status == "2 of 4")
        try screen.element("FindNext").tap()
        #expect(index == 2)
        screen.press("g", .command)
        #expect(index == 3)
        screen.type("\n")
        #expect(index == 0)
        screen.press(.keyboardReturnOrEnter, characters: "\r", modifiers: .shift)
        #expect(index == 3)
        try screen.element("FindPrevious").tap()
        screen.press("g", [.command, .shift])
        #expect(index == 1 && interaction.isFindNavigatorVisible)
    }

    @Test("FI6: the first match from the selection on comes first; without one behind it, the first of all")
    func firstMatch() {
        view.selectedRange = NSRange(location: 9, length: 0)
        find("cat")
        #expect(index == 1)
        interaction.dismissFindNavigator()
        view.selectedRange = NSRange(location: 45, length: 0)
        interaction.presentFindNavigator(showingReplace: false)
        #expect(index == 0)
    }

    @Test("FI7: nothing is told of no text; what is missing is not found")
    func missing() throws {
        find("")
        #expect(status == "")
        find("dog")
        #expect(status == "Not found" && index == NSNotFound)
        #expect(try !screen.element("FindNext").view(as: UIButton.self).isEnabled)
        #expect(!view.canPerformAction("findNext:", withSender: nil))
    }

    @Test("FI7: a session says what is told")
    func styles() {
        find("cat")
        interaction.activeFindSession?.searchResultDisplayStyle = .total
        #expect(status == "4 results")
        interaction.activeFindSession?.searchResultDisplayStyle = .none
        #expect(status == "")
    }

    @Test("FI8: the options' menu finds equal case, whole words and a replacement; a provider changes it")
    func options() throws {
        find("cats")
        #expect(interaction.activeFindSession?.resultCount == 2)
        try screen.element("FindOptions").tap()
        screen.advance(by: 1)
        try screen.menuItem("Match Case").tap()
        screen.advance(by: 1)
        #expect(interaction.activeFindSession?.resultCount == 1)
        interaction.matchesCase = false
        interaction.searchText = "cat"
        try screen.element("FindOptions").tap()
        screen.advance(by: 1)
        try screen.menuItem("Whole Words").tap()
        #expect(interaction.activeFindSession?.resultCount == 1)
        interaction.optionsMenuProvider = { UIMenu(children: Array($0.prefix(1))) }
        #expect(try screen.element("FindOptions").view(as: UIButton.self).menu?.children.map(\.title) == ["Match Case"])
        interaction.optionsMenuProvider = { _ in nil }
        #expect(try !screen.element("FindOptions").view(as: UIButton.self).isEnabled)
    }

    @Test("FI9: Done and Escape hide the navigator; the match is selected, and the view has the keys again")
    func end() throws {
        find("cat")
        screen.type("\n")
        try screen.element("FindDone").tap()
        screen.advance(by: 1)
        #expect(!interaction.isFindNavigatorVisible && view.isFirstResponder && screen.scene.keyboardFrame == nil)
        #expect(view.selectedRange == NSRange(location: 13, length: 3))
        find("")
        screen.press(.keyboardEscape)
        #expect(!interaction.isFindNavigatorVisible && interaction.searchText == "cat")
    }

    @Test("FI9: a view that leaves its window, or loses the interaction, ends the search")
    func leaving() {
        find("cat")
        view.removeFromSuperview()
        screen.advance(by: 1)
        #expect(!interaction.isFindNavigatorVisible && screen.scene.keyboardFrame == nil)
        screen.window.addSubview(view)
        interaction.presentFindNavigator(showingReplace: false)
        #expect(interaction.isFindNavigatorVisible)
        let old = interaction
        view.isFindInteractionEnabled = false
        #expect(!old.isFindNavigatorVisible && view.findInteraction == nil)
        #expect(!view.canPerformAction("find:", withSender: nil))
    }

    @Test("FI10: replacing asks the delegate, changes the match, goes on, and can be undone")
    func replacing() throws {
        screen.press("f", [.command, .alternate])
        screen.type("cat")
        screen.advance(by: 1)
        try screen.element("ReplaceField").tap()
        screen.type("dog")
        try screen.element("ReplaceOne").tap()
        #expect(view.text.hasPrefix("One dog, two cats") && status == "1 of 3")
        try screen.element("ReplaceAll").tap()
        #expect(view.text == "One dog, two dogs, three dogs and a condogenation." && status == "Not found")
        view.undoManager?.undo()
        #expect(view.text.hasPrefix("One dog, two cats"))
    }

    @Test("FI10: a text that cannot be edited has no replacement")
    func readOnly() {
        view.isEditable = false
        #expect(view.canPerformAction("find:", withSender: nil))
        #expect(!view.canPerformAction("findAndReplace:", withSender: nil))
        interaction.presentFindNavigator(showingReplace: true)
        screen.settle()
        #expect(screen.scene.keyboardFrame?.height == FindMetrics.rowHeight)
    }

    @Test("FI11: matches follow the text, and do not scroll it while it is typed")
    func editing() throws {
        view.text = String(repeating: "line\n", count: 100) + "cat"
        find("cat")
        #expect(index == 0 && view.contentOffset.y > 1000)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 0)
        view.contentOffset = .zero
        screen.type("a cat ")
        screen.settle()
        #expect(interaction.activeFindSession?.resultCount == 2 && view.contentOffset.y == 0)
        #expect(interaction.isFindNavigatorVisible)
    }

    @Test("FI12: the selection becomes the searched text, which the next match is found by")
    func selection() {
        #expect(!view.canPerformAction("findNext:", withSender: nil))
        view.selectedRange = NSRange(location: 4, length: 3)
        screen.press("e", .command)
        #expect(interaction.searchText == "cat" && !interaction.isFindNavigatorVisible)
        screen.press("g", .command)
        #expect(interaction.isFindNavigatorVisible && interaction.activeFindSession?.resultCount == 4)
    }

    @Test("Matches in sight are colored, and the one that the user is at otherwise")
    func colors() {
        find("cat")
        let areas = view.finding?.view.subviews ?? []
        #expect(areas.count == 4 && Set(areas.compactMap(\.backgroundColor)).count == 2)
        view.text = String(repeating: "cat\n", count: 2_000)
        screen.settle()
        #expect(interaction.activeFindSession?.resultCount == 2_000)
        #expect((20...60).contains(view.finding?.view.subviews.count ?? 0))
        interaction.dismissFindNavigator()
        screen.settle()
        #expect(view.finding?.view.subviews.isEmpty == true)
    }

    @Test("FI1: an interaction in no window shows nothing, and says so")
    func noWindow() {
        let trace = TraceLog()
        let screen = TestScreen(trace: trace)
        let lone = UITextView(frame: .zero)
        lone.isFindInteractionEnabled = true
        lone.findInteraction?.presentFindNavigator(showingReplace: false)
        #expect(lone.findInteraction?.isFindNavigatorVisible == false)
        #expect(trace.events.contains { "\($0)".contains("find navigator") })
        withExtendedLifetime(screen) {}
    }
}
