// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// What a drop does with the items.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: they go back.
    case cancel = 0
    /// Nothing, although this place usually takes such items.
    case forbidden = 1
    case copy = 2
    /// They leave the place where they came from. Only where the drag allows it, which drags from outside never do.
    case move = 3

    var takesItems: Bool { self == .copy || self == .move }
}

/// What a drop interaction would do if the items were dropped where they are (X30).
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
    /// What a drop would do.
    open private(set) var operation: UIDropOperation
    /// Whether the exact place matters, as between letters. Kept, and not used here.
    open var isPrecise = false
    /// Whether previews keep their size over the view. Kept; previews here always do.
    open var prefersFullSizePreview = false

    /// A proposal of an operation. A move counts only where the drag allows it (X13).
    public required init(operation: UIDropOperation) {
        self.operation = operation
    }

    /// A proposal of the same class that says the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(operation: operation)
        copy.isPrecise = isPrecise
        copy.prefersFullSizePreview = prefersFullSizePreview
        return copy
    }
}
