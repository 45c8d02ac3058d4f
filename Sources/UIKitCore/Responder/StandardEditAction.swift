// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The standard edit actions by name: how to perform each, and whether a class implements it (F7).
@MainActor
enum StandardEditAction {
    /// Whether the action is one of the standard ones.
    static func isStandard(_ name: String) -> Bool { entries[name] != nil }

    /// Whether the class overrides the action's method; false for names that are not standard actions.
    static func isImplemented(_ name: String, by type: UIResponder.Type) -> Bool {
        guard let entry = entries[name] else { return false }
        return table.overrides(entry.slot, in: type)
    }

    /// Calls the action's method.
    static func perform(_ name: String, on responder: UIResponder, sender: Any?) {
        entries[name]?.method(responder)(sender)
    }

    private struct Entry {
        let slot: OverrideTable.Slot?
        let method: @MainActor (UIResponder) -> @MainActor (Any?) -> Void
    }

    private static let table = OverrideTable(base: UIResponder.self, plain: PlainProbe.self)

    private static func entry(
        _ probe: AnyClass, _ method: @escaping @MainActor (UIResponder) -> @MainActor (Any?) -> Void
    ) -> Entry {
        let slot = table.slot(overriddenBy: probe)
        // The self-check of ViewOverrides: a slot counts only if it tells the probes apart.
        let isSound = slot.map { table.overrides($0, in: probe) && !table.overrides($0, in: PlainProbe.self) } ?? false
        return Entry(slot: isSound ? slot : nil, method: method)
    }

    private static let entries: [String: Entry] = [
        "cut:": entry(CutProbe.self, UIResponder.cut),
        "copy:": entry(CopyProbe.self, UIResponder.copy),
        "paste:": entry(PasteProbe.self, UIResponder.paste),
        "pasteAndMatchStyle:": entry(PasteAndMatchStyleProbe.self, UIResponder.pasteAndMatchStyle),
        "pasteAndGo:": entry(PasteAndGoProbe.self, UIResponder.pasteAndGo),
        "pasteAndSearch:": entry(PasteAndSearchProbe.self, UIResponder.pasteAndSearch),
        "select:": entry(SelectProbe.self, UIResponder.select),
        "selectAll:": entry(SelectAllProbe.self, UIResponder.selectAll),
        "delete:": entry(DeleteProbe.self, UIResponder.delete),
        "makeTextWritingDirectionLeftToRight:": entry(
            MakeTextWritingDirectionLeftToRightProbe.self, UIResponder.makeTextWritingDirectionLeftToRight),
        "makeTextWritingDirectionRightToLeft:": entry(
            MakeTextWritingDirectionRightToLeftProbe.self, UIResponder.makeTextWritingDirectionRightToLeft),
        "toggleBoldface:": entry(ToggleBoldfaceProbe.self, UIResponder.toggleBoldface),
        "toggleItalics:": entry(ToggleItalicsProbe.self, UIResponder.toggleItalics),
        "toggleUnderline:": entry(ToggleUnderlineProbe.self, UIResponder.toggleUnderline),
        "increaseSize:": entry(IncreaseSizeProbe.self, UIResponder.increaseSize),
        "decreaseSize:": entry(DecreaseSizeProbe.self, UIResponder.decreaseSize),
        "find:": entry(FindProbe.self, UIResponder.find),
        "findAndReplace:": entry(FindAndReplaceProbe.self, UIResponder.findAndReplace),
        "findNext:": entry(FindNextProbe.self, UIResponder.findNext),
        "findPrevious:": entry(FindPreviousProbe.self, UIResponder.findPrevious),
        "useSelectionForFind:": entry(UseSelectionForFindProbe.self, UIResponder.useSelectionForFind),
        "print:": entry(PrintContentProbe.self, UIResponder.printContent),
        "rename:": entry(RenameProbe.self, UIResponder.rename),
        "duplicate:": entry(DuplicateProbe.self, UIResponder.duplicate),
        "move:": entry(MoveProbe.self, UIResponder.move),
        "export:": entry(ExportProbe.self, UIResponder.export),
        "showWritingTools:": entry(ShowWritingToolsProbe.self) { responder in { responder.showWritingTools($0 as Any) }
        },
        "newFromPasteboard:": entry(NewFromPasteboardProbe.self, UIResponder.newFromPasteboard),
        "alignLeft:": entry(AlignLeftProbe.self, UIResponder.alignLeft),
        "alignCenter:": entry(AlignCenterProbe.self, UIResponder.alignCenter),
        "alignJustified:": entry(AlignJustifiedProbe.self, UIResponder.alignJustified),
        "alignRight:": entry(AlignRightProbe.self, UIResponder.alignRight),
        "toggleSidebar:": entry(ToggleSidebarProbe.self, UIResponder.toggleSidebar),
        "toggleInspector:": entry(ToggleInspectorProbe.self, UIResponder.toggleInspector),
        "performClose:": entry(PerformCloseProbe.self, UIResponder.performClose),
    ]

    // One class per action, differing from UIResponder in exactly that override.
    private final class PlainProbe: UIResponder {}
    private final class CutProbe: UIResponder { override func cut(_ sender: Any?) {} }
    private final class CopyProbe: UIResponder { override func copy(_ sender: Any?) {} }
    private final class PasteProbe: UIResponder { override func paste(_ sender: Any?) {} }
    private final class PasteAndMatchStyleProbe: UIResponder { override func pasteAndMatchStyle(_ sender: Any?) {} }
    private final class PasteAndGoProbe: UIResponder { override func pasteAndGo(_ sender: Any?) {} }
    private final class PasteAndSearchProbe: UIResponder { override func pasteAndSearch(_ sender: Any?) {} }
    private final class SelectProbe: UIResponder { override func select(_ sender: Any?) {} }
    private final class SelectAllProbe: UIResponder { override func selectAll(_ sender: Any?) {} }
    private final class DeleteProbe: UIResponder { override func delete(_ sender: Any?) {} }
    private final class MakeTextWritingDirectionLeftToRightProbe: UIResponder {
        override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    }
    private final class MakeTextWritingDirectionRightToLeftProbe: UIResponder {
        override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    }
    private final class ToggleBoldfaceProbe: UIResponder { override func toggleBoldface(_ sender: Any?) {} }
    private final class ToggleItalicsProbe: UIResponder { override func toggleItalics(_ sender: Any?) {} }
    private final class ToggleUnderlineProbe: UIResponder { override func toggleUnderline(_ sender: Any?) {} }
    private final class IncreaseSizeProbe: UIResponder { override func increaseSize(_ sender: Any?) {} }
    private final class DecreaseSizeProbe: UIResponder { override func decreaseSize(_ sender: Any?) {} }
    private final class FindProbe: UIResponder { override func find(_ sender: Any?) {} }
    private final class FindAndReplaceProbe: UIResponder { override func findAndReplace(_ sender: Any?) {} }
    private final class FindNextProbe: UIResponder { override func findNext(_ sender: Any?) {} }
    private final class FindPreviousProbe: UIResponder { override func findPrevious(_ sender: Any?) {} }
    private final class UseSelectionForFindProbe: UIResponder { override func useSelectionForFind(_ sender: Any?) {} }
    private final class PrintContentProbe: UIResponder { override func printContent(_ sender: Any?) {} }
    private final class RenameProbe: UIResponder { override func rename(_ sender: Any?) {} }
    private final class DuplicateProbe: UIResponder { override func duplicate(_ sender: Any?) {} }
    private final class MoveProbe: UIResponder { override func move(_ sender: Any?) {} }
    private final class ExportProbe: UIResponder { override func export(_ sender: Any?) {} }
    private final class ShowWritingToolsProbe: UIResponder { override func showWritingTools(_ sender: Any) {} }
    private final class NewFromPasteboardProbe: UIResponder { override func newFromPasteboard(_ sender: Any?) {} }
    private final class AlignLeftProbe: UIResponder { override func alignLeft(_ sender: Any?) {} }
    private final class AlignCenterProbe: UIResponder { override func alignCenter(_ sender: Any?) {} }
    private final class AlignJustifiedProbe: UIResponder { override func alignJustified(_ sender: Any?) {} }
    private final class AlignRightProbe: UIResponder { override func alignRight(_ sender: Any?) {} }
    private final class ToggleSidebarProbe: UIResponder { override func toggleSidebar(_ sender: Any?) {} }
    private final class ToggleInspectorProbe: UIResponder { override func toggleInspector(_ sender: Any?) {} }
    private final class PerformCloseProbe: UIResponder { override func performClose(_ sender: Any?) {} }
}
