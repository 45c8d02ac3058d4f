// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore
import UIKitDragAndDrop

/// Takes drops in a table (T82–T84).
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// The one place to load the items and to change what the table shows.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// True unless implemented.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// A drag has come over the table (T82).
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// The effect of a drop over the row; `nil` for a place beside all rows. Unless implemented, a drop takes nothing.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// The drag has left the table (T82).
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// The drag is over, wherever it ended (X33).
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
    /// By default every drag is handled.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    /// By default nothing is done. The call comes when a drag enters the table (T82).
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    /// By default a drop would do nothing: a delegate without this method takes nothing (X34).
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
    /// By default nothing is done. The call comes when a drag leaves the table (T82).
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    /// By default nothing is done. The call comes at the end of a drag that came over the table (X33).
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}

/// The proposed effect of a drop in a table.
open class UITableViewDropProposal: UIDropProposal {
    /// Where the items go.
    public enum Intent: Int, Sendable {
        case unspecified = 0
        /// Between rows: they make room (T83).
        case insertAtDestinationIndexPath = 1
        /// Into the row.
        case insertIntoDestinationIndexPath = 2
        /// One or the other. Here: between rows.
        case automatic = 3
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
        (copy as? UITableViewDropProposal)?.intent = intent
        return copy
    }

    var makesRoom: Bool { intent == .insertAtDestinationIndexPath || intent == .automatic }
}

/// One item of a drop in a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// What was dragged.
    var dragItem: UIDragItem { get }
    /// The row that it came from, if that is in the same table.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the picture that was dragged, in points; zero for items from another program.
    var previewSize: CGSize { get }
}

/// A drop in a table: its items, its place, and the animation of the pictures.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The dropped items, in the order in which they were dragged.
    var items: [any UITableViewDropItem] { get }
    /// `nil` beside all rows.
    var destinationIndexPath: IndexPath? { get }
    /// The delegate's last proposal.
    var proposal: UITableViewDropProposal { get }
    /// The drop session, for loading the items' data.
    var session: any UIDropSession { get }
    /// The item's picture flies to the row that it became (T84).
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// The picture flies to the row that takes it.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
}

/// A drop for a table's delegate.
final class TableDrop: ListDrop, UITableViewDropCoordinator {
    var items: [any UITableViewDropItem] { dropped }

    var proposal: UITableViewDropProposal {
        terms as? UITableViewDropProposal ?? UITableViewDropProposal(operation: terms.operation)
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        drop(dragItem, to: indexPath)
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop(dragItem, to: indexPath)
    }
}
