import Foundation

/// What takes pasted items by their types instead of reading the pasteboard.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The types that are taken; `nil` for somebody who does not take items this way.
    var pasteConfiguration: UIPasteConfiguration? { get set }

    /// Whether the items may be pasted.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool

    /// Takes the items.
    func paste(itemProviders: [NSItemProvider])
}
