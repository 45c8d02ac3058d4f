// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// One thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// What a drop in another scene, or in another program, gets of it.
    open private(set) var itemProvider: NSItemProvider
    /// The thing itself, for drops in this program.
    open var localObject: Any?
    /// Makes what follows the finger; asked when the drag begins, in the place of the picture that was lifted.
    open var previewProvider: (() -> UIDragPreview?)?

    /// An item that gives this to other programs and scenes. An empty provider is enough where the item stays in the
    /// program.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
    }
}
