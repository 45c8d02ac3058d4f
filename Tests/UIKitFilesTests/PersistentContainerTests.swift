// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitFiles

@Suite("A container without objects")
struct PersistentContainerTests {
    @Test("PO42: it loads at once, and has nothing to save")
    func container() throws {
        let container = NSPersistentCloudKitContainer(name: "Shop")
        var loaded: [(NSPersistentStoreDescription, (any Error)?)] = []
        container.loadPersistentStores { loaded.append(($0, $1)) }
        #expect(loaded.count == 1 && loaded[0].0 === container.persistentStoreDescriptions[0] && loaded[0].1 == nil)
        #expect(container.name == "Shop" && !container.viewContext.hasChanges)
        try container.viewContext.save()
    }
}
