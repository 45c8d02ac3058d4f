// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// What is dragged, and where it is.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// What is dragged, in the order in which it was lifted and added.
    var items: [UIDragItem] { get }
    /// Where the finger is, in a view's coordinates (points).
    func location(in view: UIView) -> CGPoint
    /// Whether a drop may move the items (X13).
    var allowsMoveOperation: Bool { get }
    /// Whether no other program gets the items.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether one of the items has one of the types itself.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether objects of the class can be made of one of the items.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, to the place where it comes from.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// The application's own; seen by drops in this program.
    var localContext: Any? { get set }
}

/// How the progress of loading is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    case none = 0
    case `default` = 1
}

/// A drag, to the places that it may be dropped in.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag, if it comes from this program.
    var localDragSession: (any UIDragSession)? { get }
    /// Kept; nothing shows progress here.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Of all that is loaded after the drop.
    var progress: Progress { get }
    /// Makes an object of each item that has one of the class; the others are passed over. To be called in `performDrop` (X32).
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

    /// Whether values of a type whose class reads items can be made of one of them, such as a `String`.
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
