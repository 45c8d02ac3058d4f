// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Standard actions and the chain")
struct StandardActionTests {
    private let screen = TestScreen()

    private final class Answering: UIView {
        static let copying = Selector("copy:")
        var answer = false
        var senders: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            senders.append(sender.map { "\(type(of: $0))" } ?? "nil")
            return action == Self.copying && answer
        }
        override func copy(_ sender: Any?) {}
    }

    private func chain(of count: Int) -> [Answering] {
        var above: UIView = screen.window
        return (0..<count).map { _ in
            let view = Answering(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            above.addSubview(view)
            above = view
            return view
        }
    }

    @Test("F3: one that says no does not keep a later one from saying yes")
    func laterAnswer() {
        let views = chain(of: 3)
        views[0].answer = true
        #expect(views[2].target(forAction: Answering.copying, withSender: nil) as? UIView === views[0])
        views[1].answer = true
        #expect(views[2].target(forAction: Answering.copying, withSender: nil) as? UIView === views[1])
        views[0].answer = false
        views[1].answer = false
        #expect(views[2].target(forAction: Answering.copying, withSender: nil) == nil)
    }

    @Test("F4: whoever asks is told as the sender, nobody as nil, and the answer is not kept")
    func senders() throws {
        let view = try #require(chain(of: 1).first)
        view.becomeFirstResponder()
        view.senders = []
        #expect(!view.canPerformAction(Answering.copying, withSender: nil))
        view.answer = true
        #expect(view.target(forAction: Answering.copying, withSender: UIButton()) as? UIView === view)
        #expect(screen.application.sendAction(Answering.copying, to: nil, from: screen.window, for: nil))
        #expect(view.senders == ["nil", "UIButton", "UIWindow"])
    }

    @Test("C13: a circle is found wherever the chain comes into it, and none where there is none")
    func circles() {
        final class Link: UIResponder {
            weak var after: UIResponder?
            override var next: UIResponder? { after }
        }
        let links = (0..<12).map { _ in Link() }
        for (link, after) in zip(links, links.dropFirst()) { link.after = after }
        #expect(!links[0].isChainCircular)
        for entry in links.dropLast() {
            links.last?.after = entry
            #expect(links[0].isChainCircular)
        }
    }

    @Test("E35: a trace tells of an action without a target that has nowhere to start")
    func nowhere() {
        let trace = TraceLog()
        let screen = TestScreen(trace: trace)
        #expect(!screen.application.sendAction(Answering.copying, to: nil, from: nil, for: nil))
        let outcomes = trace.events.compactMap { if case .action(let note) = $0 { note.outcome } else { nil } }
        #expect(outcomes == [.nowhereToStart])
    }

    @Test("F7: a responder's selector is the one that its class lists under the name")
    func listed() {
        final class Listing: UIView {
            override class var selectors: [Selector] {
                super.selectors + [Selector("note", on: Listing.self) { $0.tag = 7 }]
            }
        }
        let view = Listing(frame: .zero)
        #expect(Selector("note").listed(by: view)?.performer != nil && Selector("other").listed(by: view) == nil)
        let manager = UndoManager()
        manager.registerUndo(withTarget: view, selector: Selector("note"), object: nil)
        manager.undo()
        #expect(view.tag == 7)
    }

    private final class Editor: UIView {
        var performed: [String] = []
        override func toggleBoldface(_ sender: Any?) { performed.append("toggleBoldface") }
        override func findNext(_ sender: Any?) { performed.append("findNext") }
        override func printContent(_ sender: Any?) { performed.append("print") }
        override func export(_ sender: Any?) { performed.append("export") }
    }

    @Test("F6, F7: a responder performs the standard actions that it overrides, by name, and no other")
    func standardActions() {
        let editor = Editor(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        screen.window.addSubview(editor)
        let names = ["toggleBoldface", "findNext", "print", "export"]
        for action in names.map({ Selector("\($0):") }) {
            #expect(editor.canPerformAction(action, withSender: nil))
            #expect(screen.application.sendAction(action, to: editor, from: nil, for: nil))
        }
        #expect(editor.performed == names)
        for action in ["toggleItalics:", "rename:", "paste:"].map(Selector.init(_:)) {
            #expect(!editor.canPerformAction(action, withSender: nil))
        }
    }

    @Test("F7: a standard action that nobody overrides is reported with its name and the class that it was sent to")
    func reported() {
        let view = UIView()
        screen.settle()
        func reports(_ name: String, _ send: () -> Void) {
            let before = screen.application.faults.count
            send()
            let reported = Array(screen.application.faults.dropFirst(before))
            #expect(
                reported == ["UIView was sent \(name), which neither it nor any class it inherits from implements."])
        }
        reports("cut:") { view.cut(nil) }
        reports("copy:") { view.copy(nil) }
        reports("pasteAndMatchStyle:") { view.pasteAndMatchStyle(nil) }
        reports("pasteAndGo:") { view.pasteAndGo(nil) }
        reports("pasteAndSearch:") { view.pasteAndSearch(nil) }
        reports("select:") { view.select(nil) }
        reports("selectAll:") { view.selectAll(nil) }
        reports("delete:") { view.delete(nil) }
        reports("makeTextWritingDirectionLeftToRight:") { view.makeTextWritingDirectionLeftToRight(nil) }
        reports("makeTextWritingDirectionRightToLeft:") { view.makeTextWritingDirectionRightToLeft(nil) }
        reports("toggleBoldface:") { view.toggleBoldface(nil) }
        reports("toggleItalics:") { view.toggleItalics(nil) }
        reports("toggleUnderline:") { view.toggleUnderline(nil) }
        reports("increaseSize:") { view.increaseSize(nil) }
        reports("decreaseSize:") { view.decreaseSize(nil) }
        reports("find:") { view.find(nil) }
        reports("findAndReplace:") { view.findAndReplace(nil) }
        reports("findNext:") { view.findNext(nil) }
        reports("findPrevious:") { view.findPrevious(nil) }
        reports("useSelectionForFind:") { view.useSelectionForFind(nil) }
        reports("updateTextAttributesWithConversionHandler:") { view.updateTextAttributes { $0 } }
        reports("print:") { view.printContent(nil) }
        reports("rename:") { view.rename(nil) }
        reports("duplicate:") { view.duplicate(nil) }
        reports("move:") { view.move(nil) }
        reports("export:") { view.export(nil) }
        reports("showWritingTools:") { view.showWritingTools(view) }
        reports("newFromPasteboard:") { view.newFromPasteboard(nil) }
        reports("alignLeft:") { view.alignLeft(nil) }
        reports("alignCenter:") { view.alignCenter(nil) }
        reports("alignJustified:") { view.alignJustified(nil) }
        reports("alignRight:") { view.alignRight(nil) }
        reports("toggleSidebar:") { view.toggleSidebar(nil) }
        reports("toggleInspector:") { view.toggleInspector(nil) }
        reports("performClose:") { view.performClose(nil) }
    }

    private final class Keyed: UIView {
        var types: [Int] = []
        var passesOn = true
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            types += presses.map(\.type.rawValue)
            if passesOn { super.pressesBegan(presses, with: event) }
        }
    }

    @Test("F43, F45: a key has an opaque type of its own; who does not use a press calls super, and it goes up")
    func pressesGoUp() {
        let outer = Keyed(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let inner = Keyed(frame: outer.bounds)
        screen.window.addSubview(outer)
        outer.addSubview(inner)
        inner.becomeFirstResponder()
        screen.press(.keyboardJ, characters: "j")
        let type = 2000 + UIKeyboardHIDUsage.keyboardJ.rawValue
        #expect(inner.types == [type] && outer.types == [type])
        inner.passesOn = false
        screen.press(.keyboardJ, characters: "j")
        #expect(inner.types == [type, type] && outer.types == [type])
    }
}
