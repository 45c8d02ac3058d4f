// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Buttons of a bar that belong together, and one that represents them on a narrow bar.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// From left to right.
    open var barButtonItems: [UIBarButtonItem] { didSet { adopt() } }

    /// Shown instead of several buttons when the bar is too narrow for all groups.
    open var representativeItem: UIBarButtonItem? { didSet { adopt() } }

    weak var assistantItem: UITextInputAssistantItem?

    /// A group of buttons from left to right. The representative replaces them on a narrow bar; without one they all stay.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        adopt()
    }

    private func adopt() {
        for item in barButtonItems { item.group = self }
        representativeItem?.group = self
        barButtonItems.first?.changed()
    }

    /// Whether the bar shows the representative.
    open internal(set) var isDisplayingRepresentativeItem = false
}
