// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Paste for responders that say what they take: `paste(_:)` becomes `paste(itemProviders:)`.
@MainActor
enum PasteRouting {
    private static let paste: Selector = "paste:"

    /// Whether the action is one that the responder takes by its paste configuration, with what is on the pasteboard now. A
    /// class that overrides `paste(_:)` is not asked: it reads the pasteboard itself.
    static func takes(_ action: Selector, _ responder: UIResponder) -> Bool {
        guard action == paste, responder.pasteConfiguration != nil else { return false }
        let providers = responder.generalPasteboard.itemProviders
        return !providers.isEmpty && responder.canPaste(providers)
    }

    /// What the inherited `paste(_:)` does; false where the responder has no paste configuration.
    static func paste(into responder: UIResponder) -> Bool {
        guard responder.pasteConfiguration != nil else { return false }
        responder.paste(itemProviders: responder.generalPasteboard.itemProviders)
        return true
    }

    /// What the inherited `canPaste(_:)` answers: whether each item has a type that the configuration takes.
    static func accepts(_ itemProviders: [NSItemProvider], _ configuration: UIPasteConfiguration?) -> Bool {
        guard let configuration else { return false }
        return itemProviders.allSatisfy { provider in
            provider.registeredTypeIdentifiers.contains(where: configuration.acceptableTypeIdentifiers.contains)
        }
    }
}
