// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A nib that makes its objects for an owner.
@MainActor
final class NibFile: NibArchive {
    private let document: ArchiveDocument

    init(_ document: ArchiveDocument) { self.document = document }

    func makeObjects(owner: Any?) -> [Any] {
        let elements = document.root.list("objects")
        let assembly = Assembly(document, scene: nil)
        for element in elements where element["placeholderIdentifier"] == "IBFilesOwner" {
            // Only objects can be owners.
            if let owner = owner as? NSObject { assembly.noteOwner(owner, element) }
        }
        let objects = elements.compactMap { assembly.makeObject($0) }
        assembly.finish()
        return objects
    }
}
