// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore
import UIKitDragAndDrop

/// Takes drops in a collection (T82–T84).
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// The one place to load the items and to change what the collection shows.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// True unless implemented.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    /// A drag has come over the collection (T82).
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// The effect of a drop over the item; `nil` for a place beside all items. Unless implemented, a drop takes nothing.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    /// The drag has left the collection (T82).
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    /// The drag is over, wherever it ended (X33).
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
    /// By default every drag is handled.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        true
    }
    /// By default nothing is done. The call comes when a drag enters the collection (T82).
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
    /// By default a drop would do nothing: a delegate without this method takes nothing (X34).
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
    /// By default nothing is done. The call comes when a drag leaves the collection (T82).
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
    /// By default nothing is done. The call comes at the end of a drag that came over the collection (X33).
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
}

/// The proposed effect of a drop in a collection.
open class UICollectionViewDropProposal: UIDropProposal {
    /// Where the items go.
    public enum Intent: Int, Sendable {
        case unspecified = 0
        /// Between items: they make room (T83).
        case insertAtDestinationIndexPath = 1
        /// Into the item.
        case insertIntoDestinationIndexPath = 2
    }

    /// The place of the items; `unspecified` unless the proposal was made with an intent.
    public private(set) var intent = Intent.unspecified

    /// A proposal of an operation and a place for its items.
    public convenience init(operation: UIDropOperation, intent: Intent) {
        self.init(operation: operation)
        self.intent = intent
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? UICollectionViewDropProposal)?.intent = intent
        return copy
    }

    var makesRoom: Bool { intent == .insertAtDestinationIndexPath }
}

/// One item of a drop in a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// What was dragged.
    var dragItem: UIDragItem { get }
    /// The item that it came from, if that is in the same collection.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the picture that was dragged, in points; zero for items from another program.
    var previewSize: CGSize { get }
}

/// A drop in a collection: its items, its place, and the animation of the pictures.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The dropped items, in the order in which they were dragged.
    var items: [any UICollectionViewDropItem] { get }
    /// `nil` beside all items.
    var destinationIndexPath: IndexPath? { get }
    /// The delegate's last proposal.
    var proposal: UICollectionViewDropProposal { get }
    /// The drop session, for loading the items' data.
    var session: any UIDropSession { get }
    /// The item's picture flies to the item that it became (T84).
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// The picture flies to the item that takes it.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
}

/// A drop for a collection's delegate.
final class CollectionDrop: ListDrop, UICollectionViewDropCoordinator {
    var items: [any UICollectionViewDropItem] { dropped }

    var proposal: UICollectionViewDropProposal {
        terms as? UICollectionViewDropProposal ?? UICollectionViewDropProposal(operation: terms.operation)
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        drop(dragItem, to: indexPath)
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop(dragItem, to: indexPath)
    }
}
