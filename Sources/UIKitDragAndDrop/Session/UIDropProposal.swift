// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// The effect of a drop on the items.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: they go back.
    case cancel = 0
    /// Nothing, although this place usually takes such items.
    case forbidden = 1
    case copy = 2
    /// The items leave their source. The drag must allow this; drags from outside never do.
    case move = 3

    var takesItems: Bool { self == .copy || self == .move }
}

/// A drop interaction's proposal for a drop at the present point (X30).
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
    /// The effect of a drop.
    open private(set) var operation: UIDropOperation
    /// Whether the exact place matters, as between letters. Kept without an effect.
    open var isPrecise = false
    /// Kept without an effect: previews always keep their size here.
    open var prefersFullSizePreview = false

    /// A proposal of an operation. A move counts only if the drag allows it (X13).
    public required init(operation: UIDropOperation) {
        self.operation = operation
    }

    /// A proposal of the same class with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(operation: operation)
        copy.isPrecise = isPrecise
        copy.prefersFullSizePreview = prefersFullSizePreview
        return copy
    }
}
