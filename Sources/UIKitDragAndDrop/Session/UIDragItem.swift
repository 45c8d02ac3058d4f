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

    /// The size of the picture that is dragged (points); zero before a drag, and for items from another program.
    package var previewSize = CGSize.zero
    /// Asks for the place of the picture again; `nil` unless it flies to a drop.
    var dropPreviewUpdate: (@MainActor () -> Void)?

    /// Asks the receiver of a drop again for the preview to which the item's picture flies, while it flies (X44). Before and after
    /// that, nothing is done.
    open func setNeedsDropPreviewUpdate() { dropPreviewUpdate?() }

    /// An item with this data for other programs and scenes. An empty provider is enough if the item stays in the program.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
    }
}
