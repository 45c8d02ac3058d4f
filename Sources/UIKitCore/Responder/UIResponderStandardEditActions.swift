import CoreGraphics

/// The editing commands that menus and keyboards send up the responder chain (F6).
///
/// On iOS each is optional. Here `UIResponder` declares them all, so that a class implements one by overriding it, with the
/// same source on both. `canPerformAction` is true exactly for those that the class overrides (F7).
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func pasteAndMatchStyle(_ sender: Any?)
    func pasteAndGo(_ sender: Any?)
    func pasteAndSearch(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
    func delete(_ sender: Any?)
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    func toggleBoldface(_ sender: Any?)
    func toggleItalics(_ sender: Any?)
    func toggleUnderline(_ sender: Any?)
    func increaseSize(_ sender: Any?)
    func decreaseSize(_ sender: Any?)
    func find(_ sender: Any?)
    func findAndReplace(_ sender: Any?)
    func findNext(_ sender: Any?)
    func findPrevious(_ sender: Any?)
    func useSelectionForFind(_ sender: Any?)
    func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
    func printContent(_ sender: Any?)
    func rename(_ sender: Any?)
    func duplicate(_ sender: Any?)
    func move(_ sender: Any?)
    func export(_ sender: Any?)
    func showWritingTools(_ sender: Any)
    func newFromPasteboard(_ sender: Any?)
    func alignLeft(_ sender: Any?)
    func alignCenter(_ sender: Any?)
    func alignJustified(_ sender: Any?)
    func alignRight(_ sender: Any?)
    func toggleSidebar(_ sender: Any?)
    func toggleInspector(_ sender: Any?)
    func performClose(_ sender: Any?)
}
