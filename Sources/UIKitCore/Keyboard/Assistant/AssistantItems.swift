// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The assistant items that were requested of responders: one for each, as long as the responder lives (D27).
@MainActor
enum AssistantItems {
    private struct Entry {
        weak var responder: UIResponder?
        let item: UITextInputAssistantItem
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]

    static func item(of responder: UIResponder) -> UITextInputAssistantItem {
        // The address may belong to another responder by now.
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
