// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// One thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// The data for a drop in another scene or another program.
    open private(set) var itemProvider: NSItemProvider
    /// The dragged object itself, for drops in this program.
    open var localObject: Any?
    /// Makes the preview that follows the finger. It is called when the drag begins, and replaces the lifted picture.
    open var previewProvider: (() -> UIDragPreview?)?

    /// An item with this data for other programs and scenes. An empty provider is enough if the item stays in the program.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
    }
}
