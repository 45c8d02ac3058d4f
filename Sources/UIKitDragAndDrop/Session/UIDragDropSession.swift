// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// The dragged items, and their place.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The dragged items, in the order in which they were lifted and added.
    var items: [UIDragItem] { get }
    /// The finger's place, in a view's coordinates (points).
    func location(in view: UIView) -> CGPoint
    /// Whether a drop may move the items (X13).
    var allowsMoveOperation: Bool { get }
    /// Whether the items are kept from other programs.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether one of the items has one of the types itself.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether one of the items can make objects of the class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, for its source.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// A value of the application; drops in this program can read it.
    var localContext: Any? { get set }
}

/// How the progress of loading is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    case none = 0
    case `default` = 1
}

/// A drag, for the places where it may be dropped.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag, if it comes from this program.
    var localDragSession: (any UIDragSession)? { get }
    /// Kept; nothing shows progress here.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// The progress of everything that is loaded after the drop.
    var progress: Progress { get }
    /// Makes an object of the class from each item that has one; others are skipped. Call it in `performDrop` (X32).
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDragDropSession {
    /// Asks the provider of each item in turn; false for a session without items, and for an empty list of types.
    public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier) }
    }

    /// Asks the provider of each item in turn; false for a session without items.
    public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    /// Whether one of the items can make a value whose class reads items, such as a `String`.
    public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: Value._ObjectiveCType.self)
    }
}

extension UIDropSession {
    /// Makes a value of each item that has one.
    @discardableResult
    public func loadObjects<Value: _ObjectiveCBridgeable>(
        ofClass: Value.Type, completion: @escaping @MainActor ([Value]) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
            var values: [Value] = []
            for case let object as Value._ObjectiveCType in objects {
                values.append(Value._unconditionallyBridgeFromObjectiveC(object))
            }
            completion(values)
        }
    }
}
