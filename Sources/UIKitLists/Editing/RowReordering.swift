// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore
import UIKitDragAndDrop

/// Moves a row under a finger on its grip.
///
/// Other rows make room at the place that the delegate allows. When the finger lifts, the data source gets one message, and
/// only if the row has a new place.
@MainActor
final class RowReordering {
    private unowned let table: UITableView
    /// The cell that follows the finger.
    private(set) var cell: UITableViewCell?
    private var source = IndexPath(row: 0, section: 0)
    private var target = IndexPath(row: 0, section: 0)
    private var start: CGFloat = 0
    /// The distance of the finger from the table's upper edge.
    private var place: CGFloat = 0
    private let edges = EdgeScrolling()

    init(_ table: UITableView) {
        self.table = table
        edges.didScroll = { [weak self] in self?.follow() }
    }

    func begin(_ cell: UITableViewCell, at y: CGFloat) {
        guard self.cell == nil, let path = table.rows.path(of: cell) else { return }
        self.cell = cell
        (source, target) = (path, path)
        start = y - cell.frame.minY
        cell.edit.isReordering = true
        cell.setNeedsUpdateConfiguration()
        if let front = table.subviews.last, front !== cell { table.bringSubviewToFront(cell) }
    }

    func move(to y: CGFloat) {
        place = y - table.bounds.minY
        follow()
    }

    /// Keeps the row under the finger, and scrolls if the finger is near an edge (X38).
    private func follow() {
        guard let cell else { return edges.end() }
        let y = table.bounds.minY + place
        edges.update(over: table, at: CGPoint(x: table.bounds.midX, y: y))
        cell.frame.origin.y = y - start
        let middle = cell.frame.midY
        guard let proposed = table.rows.geometry.row(at: middle), proposed != target else { return }
        let allowed =
            table.tableDelegate?.tableView(
                table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
        guard allowed != target, table.rows.geometry.contains(allowed) else { return }
        target = allowed
        makeRoom()
    }

    /// Rows between the old place and the new one move aside.
    private func makeRoom() {
        guard let cell else { return }
        let height = cell.frame.height
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
            for (path, other) in self.table.rows.shown.inOrder where other !== cell {
                var frame = self.table.rows.rect(of: path)
                if path > self.source, path <= self.target { frame.origin.y -= height }
                if path < self.source, path >= self.target { frame.origin.y += height }
                other.frame = frame
            }
        }
    }

    func end(isCancelled: Bool) {
        edges.end()
        guard let cell else { return }
        self.cell = nil
        cell.edit.isReordering = false
        cell.setNeedsUpdateConfiguration()
        guard !isCancelled, target != source else { return table.setNeedsLayout() }
        table.moveElement(from: source, to: target)
    }
}

/// The part of a row that moves it. A finger on it moves the row at once: the list does not scroll, and no touch is withheld (T58).
final class ReorderGrip: UIView {
    private let follow: @MainActor (UIGestureRecognizer) -> Void
    private let image = UIImageView(image: UIImage(systemName: "line.3.horizontal"))
    private let separator = UIView()
    private let hold = ReorderGestureRecognizer(target: nil, action: nil)

    /// - Parameter follow: called whenever the finger on the grip moves on.
    init(_ follow: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.follow = follow
        super.init(frame: .zero)
        tint = .tertiaryLabel
        image.contentMode = .center
        addSubview(image)
        accessibilityLabel = "Reorder"
        accessibilityTraits = .button
        hold.addTarget(self, action: Selector("handle:", ReorderGrip.handle(_:)))
        addGestureRecognizer(hold)
    }

    required init?(coder: NSCoder) { nil }

    /// The color of the lines.
    var tint: UIColor? {
        get { image.tintColor }
        set { image.tintColor = newValue }
    }

    /// Adds a line between the grip and the part before it.
    func showSeparator() {
        separator.backgroundColor = .separator
        addSubview(separator)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        image.frame = bounds
        let x = isRightToLeft ? bounds.maxX + 4 : -4
        separator.frame = CGRect(x: x, y: bounds.height * 0.25, width: 1, height: bounds.height * 0.5)
    }

    private func handle(_ sender: UIGestureRecognizer) { follow(sender) }
}

extension UITableViewCell {
    /// The row follows the finger on its grip.
    func reorder(by hold: UIGestureRecognizer) {
        guard let table else { return }
        switch hold.state {
        case .began: table.reordering.begin(self, at: hold.location(in: table).y)
        case .changed: table.reordering.move(to: hold.location(in: table).y)
        case .ended: table.reordering.end(isCancelled: false)
        case .cancelled, .failed: table.reordering.end(isCancelled: true)
        case .possible: break
        }
    }
}

/// Recognizes a finger on a row's grip at touch-down, before the table's pan can. It has its own class, so that a verdict names it.
final class ReorderGestureRecognizer: UILongPressGestureRecognizer {
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        minimumPressDuration = 0
    }
}
