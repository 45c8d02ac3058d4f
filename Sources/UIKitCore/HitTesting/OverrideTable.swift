// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Tells which of UIKit's methods a class overrides, from the class's method table.
///
/// A Swift class's metadata holds one word per overridable method. A class that overrides a method has another word there
/// than the class that introduced the method. Probes show which word belongs to which method: they are classes that differ
/// from the introducing class in exactly one override. If the layout is not as expected, every class counts as overriding
/// everything: that is slower, and never wrong.
@MainActor
package struct OverrideTable {
    /// The place of a method in the table, or `nil` when it could not be found.
    package struct Slot: Hashable {
        fileprivate let word: Int
    }

    private let base: AnyClass
    private let baseWords: UnsafeBufferPointer<UInt>?
    private let plainWords: UnsafeBufferPointer<UInt>?

    /// `plain` is a direct subclass of `base` that overrides nothing.
    package init(base: AnyClass, plain: AnyClass) {
        self.base = base
        baseWords = ClassMetadata.words(of: base)
        plainWords = ClassMetadata.words(of: plain)
    }

    /// The slot of the only method that `probe`, a direct subclass of `base`, overrides.
    package func slot(overriddenBy probe: AnyClass) -> Slot? {
        guard let baseWords, let plainWords, let probeWords = ClassMetadata.words(of: probe),
            probeWords.count == baseWords.count, plainWords.count == baseWords.count
        else { return nil }
        let differing = baseWords.indices.filter {
            baseWords[$0] == plainWords[$0] && probeWords[$0] != baseWords[$0]
        }
        guard differing.count == 1 else { return nil }
        return Slot(word: differing[0])
    }

    /// Whether a class, or an ancestor below the base, overrides the slot's method. The class must inherit from the base.
    /// True when the table does not tell.
    package func overrides(_ slot: Slot?, in candidate: AnyClass) -> Bool {
        guard let slot, let baseWords, let words = ClassMetadata.words(of: candidate), slot.word < words.count else {
            return true
        }
        return words[slot.word] != baseWords[slot.word]
    }
}

/// The words of a Swift class's metadata from its address point on.
enum ClassMetadata {
    /// `nil` for classes with a layout that is not known here (Objective-C classes, other pointer sizes).
    static func words(of type: AnyClass) -> UnsafeBufferPointer<UInt>? {
        #if _runtime(_ObjC)
            return nil
        #else
            guard isClass(type) else { return nil }
            let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
            // kind, superclass, flags (4), instance address point (4), instance size (4), alignment (2), reserved (2),
            // class size (4), class address point (4), descriptor, ivar destroyer, method table ...
            let classSize = metadata.load(fromByteOffset: 32, as: UInt32.self)
            let addressPoint = metadata.load(fromByteOffset: 36, as: UInt32.self)
            guard classSize > addressPoint, classSize - addressPoint < 1 << 20, addressPoint <= 64 else { return nil }
            return UnsafeBufferPointer(
                start: metadata.assumingMemoryBound(to: UInt.self), count: Int(classSize - addressPoint) / 8)
        #endif
    }
}
