// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Paste for responders with a paste configuration: `paste(_:)` becomes `paste(itemProviders:)`.
@MainActor
enum PasteRouting {
    private static let paste: Selector = "paste:"

    /// Whether the action is `paste(_:)`, and the responder's paste configuration takes the present content of the
    /// pasteboard. A class that overrides `paste(_:)` is not asked: it reads the pasteboard itself.
    static func takes(_ action: Selector, _ responder: UIResponder) -> Bool {
        guard action == paste, responder.pasteConfiguration != nil else { return false }
        let providers = responder.generalPasteboard.itemProviders
        return !providers.isEmpty && responder.canPaste(providers)
    }

    /// The work of the inherited `paste(_:)`. False when the responder has no paste configuration.
    static func paste(into responder: UIResponder) -> Bool {
        guard responder.pasteConfiguration != nil else { return false }
        responder.paste(itemProviders: responder.generalPasteboard.itemProviders)
        return true
    }

    /// The answer of the inherited `canPaste(_:)`: whether each item has a type that the configuration takes.
    static func accepts(_ itemProviders: [NSItemProvider], _ configuration: UIPasteConfiguration?) -> Bool {
        guard let configuration else { return false }
        return itemProviders.allSatisfy { provider in
            provider.registeredTypeIdentifiers.contains(where: configuration.acceptableTypeIdentifiers.contains)
        }
    }
}
