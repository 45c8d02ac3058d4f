// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("F6, F7: every standard action")
struct StandardEditActionTests {
    private static let names = [
        "cut",
        "copy",
        "paste",
        "pasteAndMatchStyle",
        "pasteAndGo",
        "pasteAndSearch",
        "select",
        "selectAll",
        "delete",
        "makeTextWritingDirectionLeftToRight",
        "makeTextWritingDirectionRightToLeft",
        "toggleBoldface",
        "toggleItalics",
        "toggleUnderline",
        "increaseSize",
        "decreaseSize",
        "find",
        "findAndReplace",
        "findNext",
        "findPrevious",
        "useSelectionForFind",
        "print",
        "rename",
        "duplicate",
        "move",
        "export",
        "showWritingTools",
        "newFromPasteboard",
        "alignLeft",
        "alignCenter",
        "alignJustified",
        "alignRight",
        "toggleSidebar",
        "toggleInspector",
        "performClose",
    ]
    private let screen = TestScreen()
    private let log = CallLog()

    @Test("F7: an action calls the method of its name, and no other")
    func performed() {
        let view = EveryAction(frame: .zero)
        view.log = log
        screen.window.addSubview(view)
        for name in Self.names {
            let action = Selector("\(name):")
            #expect(StandardEditAction.isStandard("\(name):") && !StandardEditAction.isStandard(name))
            #expect(view.canPerformAction(action, withSender: nil), "\(name)")
            #expect(screen.application.sendAction(action, to: view, from: nil, for: nil))
            #expect(log.take() == [name])
        }
        StandardEditAction.perform("none:", on: view, sender: nil)
        #expect(log.take() == [])
    }

    @Test("F7: each action is told from every other by its override")
    func overridden() {
        for name in Self.names {
            #expect(StandardEditAction.isImplemented("\(name):", by: EveryAction.self), "\(name)")
            #expect(!StandardEditAction.isImplemented("\(name):", by: UIView.self), "\(name)")
        }
        let one: [(UIResponder.Type, String)] = [
            (OnlyCut.self, "cut"), (OnlyPasteAndGo.self, "pasteAndGo"), (OnlyMove.self, "move"),
            (OnlyAlignRight.self, "alignRight"), (OnlyPerformClose.self, "performClose"),
            (OnlyWritingTools.self, "showWritingTools"), (OnlyPrint.self, "print"), (OnlyFind.self, "find"),
        ]
        for (type, name) in one {
            let found = Self.names.filter { StandardEditAction.isImplemented("\($0):", by: type) }
            #expect(found == [name])
        }
        #expect(!StandardEditAction.isImplemented("none:", by: EveryAction.self))
    }

    @Test("F7: an action that nobody overrides is reported by its name")
    func reported() {
        let trace = TraceLog()
        let screen = TestScreen(trace: trace)
        let view = UIView(frame: .zero)
        screen.window.addSubview(view)
        for name in Self.names {
            StandardEditAction.perform("\(name):", on: view, sender: nil)
            let told = trace.events.last.map { "\($0)" } ?? ""
            #expect(told.contains("\(name):"), "\(name)")
        }
        #expect(trace.events.count >= Self.names.count)
    }
}

private final class EveryAction: UIView {
    var log: CallLog?
    override func cut(_ sender: Any?) { log?("cut") }
    override func copy(_ sender: Any?) { log?("copy") }
    override func paste(_ sender: Any?) { log?("paste") }
    override func pasteAndMatchStyle(_ sender: Any?) { log?("pasteAndMatchStyle") }
    override func pasteAndGo(_ sender: Any?) { log?("pasteAndGo") }
    override func pasteAndSearch(_ sender: Any?) { log?("pasteAndSearch") }
    override func select(_ sender: Any?) { log?("select") }
    override func selectAll(_ sender: Any?) { log?("selectAll") }
    override func delete(_ sender: Any?) { log?("delete") }
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { log?("makeTextWritingDirectionLeftToRight") }
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { log?("makeTextWritingDirectionRightToLeft") }
    override func toggleBoldface(_ sender: Any?) { log?("toggleBoldface") }
    override func toggleItalics(_ sender: Any?) { log?("toggleItalics") }
    override func toggleUnderline(_ sender: Any?) { log?("toggleUnderline") }
    override func increaseSize(_ sender: Any?) { log?("increaseSize") }
    override func decreaseSize(_ sender: Any?) { log?("decreaseSize") }
    override func find(_ sender: Any?) { log?("find") }
    override func findAndReplace(_ sender: Any?) { log?("findAndReplace") }
    override func findNext(_ sender: Any?) { log?("findNext") }
    override func findPrevious(_ sender: Any?) { log?("findPrevious") }
    override func useSelectionForFind(_ sender: Any?) { log?("useSelectionForFind") }
    override func printContent(_ sender: Any?) { log?("print") }
    override func rename(_ sender: Any?) { log?("rename") }
    override func duplicate(_ sender: Any?) { log?("duplicate") }
    override func move(_ sender: Any?) { log?("move") }
    override func export(_ sender: Any?) { log?("export") }
    override func showWritingTools(_ sender: Any) { log?("showWritingTools") }
    override func newFromPasteboard(_ sender: Any?) { log?("newFromPasteboard") }
    override func alignLeft(_ sender: Any?) { log?("alignLeft") }
    override func alignCenter(_ sender: Any?) { log?("alignCenter") }
    override func alignJustified(_ sender: Any?) { log?("alignJustified") }
    override func alignRight(_ sender: Any?) { log?("alignRight") }
    override func toggleSidebar(_ sender: Any?) { log?("toggleSidebar") }
    override func toggleInspector(_ sender: Any?) { log?("toggleInspector") }
    override func performClose(_ sender: Any?) { log?("performClose") }
}

private final class OnlyCut: UIResponder { override func cut(_ sender: Any?) {} }
private final class OnlyPasteAndGo: UIResponder { override func pasteAndGo(_ sender: Any?) {} }
private final class OnlyMove: UIResponder { override func move(_ sender: Any?) {} }
private final class OnlyAlignRight: UIResponder { override func alignRight(_ sender: Any?) {} }
private final class OnlyPerformClose: UIResponder { override func performClose(_ sender: Any?) {} }
private final class OnlyWritingTools: UIResponder { override func showWritingTools(_ sender: Any) {} }
private final class OnlyPrint: UIResponder { override func printContent(_ sender: Any?) {} }
private final class OnlyFind: UIResponder { override func find(_ sender: Any?) {} }
