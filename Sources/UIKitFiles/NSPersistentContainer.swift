// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

// What Xcode writes into an app that shall have Core Data one day, and has no objects yet (PO42): a container of an empty model. It has
// nothing to load and nothing to save. Managed objects are not here, so an application that has some does not compile.

/// A container of a model without entities: it loads at once, and never has changes (PO42).
open class NSPersistentContainer: NSObject {
    /// The name of the model.
    public let name: String
    /// The context of the main queue.
    public let viewContext = NSManagedObjectContext()
    /// The stores that are loaded: one, of the name.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// A container of the model of that name.
    public init(name: String) {
        self.name = name
        persistentStoreDescriptions = [NSPersistentStoreDescription()]
        super.init()
    }

    /// Calls the handler at once for each store, without an error: there is nothing to load.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions { block(description, nil) }
    }
}

/// The same, for an app that shall keep its objects in iCloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}

/// How a store is kept: here nothing is kept.
open class NSPersistentStoreDescription: NSObject {
    /// Where the store would be; `nil` unless it is set.
    open var url: URL?
}

/// What an application changes of its objects. Without entities there are none (PO42).
open class NSManagedObjectContext: NSObject {
    /// Always false: no object can be changed.
    open var hasChanges: Bool { false }
    /// Whether changes of other contexts are taken over. There are none.
    open var automaticallyMergesChangesFromParent = false

    /// Saves nothing, and does not fail: there are no changes.
    open func save() throws {}
}
