// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// The coder with which an object of an archive is made. It has nothing under the keys of other coders.
final class ArchiveCoder: NSCoder, ArchiveReading {
    private let element: ArchiveElement
    /// The class that the archive names.
    private let type: AnyClass
    @MainActor private let apply: (AnyObject) -> Void
    @MainActor private var isFinished = false

    @MainActor
    init(_ element: ArchiveElement, _ type: AnyClass, _ apply: @escaping (AnyObject) -> Void) {
        self.element = element
        self.type = type
        self.apply = apply
    }

    subscript(attribute: String) -> String? { element[attribute] }

    @MainActor
    func finish(_ object: AnyObject, as type: AnyClass) {
        guard type == self.type else { return }
        finish(object)
    }

    /// The same for an object whose initializer is done: it may inherit from another class than the archive says.
    @MainActor
    func finish(_ object: AnyObject) {
        guard !isFinished else { return }
        isFinished = true
        apply(object)
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeDouble(forKey key: String) -> Double { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeInteger(forKey key: String) -> Int { 0 }
}
