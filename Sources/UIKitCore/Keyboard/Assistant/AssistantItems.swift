// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The assistant items that responders were asked for: one for each, as long as it lives (D27).
@MainActor
enum AssistantItems {
    private struct Entry {
        weak var responder: UIResponder?
        let item: UITextInputAssistantItem
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]

    static func item(of responder: UIResponder) -> UITextInputAssistantItem {
        // An address may be another responder's by now.
        if let known = known(responder) { return known }
        entries = entries.filter { $0.value.responder != nil }
        let item = UITextInputAssistantItem()
        item.responder = responder
        entries[ObjectIdentifier(responder)] = Entry(responder: responder, item: item)
        return item
    }

    /// The item that the bar shows for a first responder: the nearest one up the chain that has anything; `nil` for no bar.
    static func item(shownFor responder: UIResponder) -> UITextInputAssistantItem? {
        guard !entries.isEmpty else { return nil }
        return responder.responderChain().lazy.compactMap(known).first { !$0.isEmpty }
    }

    private static func known(_ responder: UIResponder) -> UITextInputAssistantItem? {
        entries[ObjectIdentifier(responder)].flatMap { $0.responder === responder ? $0.item : nil }
    }
}
