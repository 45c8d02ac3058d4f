// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The content of the bar over the keyboard for a responder (D27): groups of buttons at its two ends.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// Whether the user may hide the bar's shortcuts; true at first. Otherwise they are shown in a narrow window too.
    open var allowsHidingShortcuts = true { didSet { changed() } }

    /// From the bar's left end on; empty at first.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }

    /// Up to the bar's right end; empty at first.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }

    /// The responder that has the item. The search for an action's target begins there.
    weak var responder: UIResponder?

    /// Whether there is a bar to show.
    var isEmpty: Bool { (leadingBarButtonGroups + trailingBarButtonGroups).allSatisfy(\.barButtonItems.isEmpty) }

    private func changed() {
        for group in leadingBarButtonGroups + trailingBarButtonGroups { group.assistantItem = self }
        for (_, scene) in UIApplication.shared.scenes { scene.keyboard.assistantChanged() }
    }
}
