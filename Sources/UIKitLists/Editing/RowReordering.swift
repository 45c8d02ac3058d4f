import Foundation
import UIKitCore

/// Moves a row under a finger on its grip.
///
/// Other rows make room where the delegate lets the row go. When the finger lifts, the data source is told once, and only if the row
/// has another place.
@MainActor
final class RowReordering {
    private unowned let table: UITableView
    /// The cell that follows the finger.
    private(set) var cell: UITableViewCell?
    private var source = IndexPath(row: 0, section: 0)
    private var target = IndexPath(row: 0, section: 0)
    private var start: CGFloat = 0

    init(_ table: UITableView) {
        self.table = table
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
        guard let cell else { return }
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
        guard let cell else { return }
        self.cell = nil
        cell.edit.isReordering = false
        cell.setNeedsUpdateConfiguration()
        guard !isCancelled, target != source else { return table.setNeedsLayout() }
        let (source, target) = (source, target)
        table.dataSource?.tableView(table, moveRowAt: source, to: target)
        table.moveRow(at: source, to: target)
    }
}

/// The part of a row that moves it. It keeps its touches.
final class ReorderGrip: UIControl {
    private weak var cell: UITableViewCell?
    private let image = UIImageView(image: UIImage(systemName: "line.3.horizontal"))

    init(_ cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: .zero)
        image.tintColor = .tertiaryLabel
        image.contentMode = .center
        addSubview(image)
        accessibilityLabel = "Reorder"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        image.frame = bounds
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let cell, let table = cell.table else { return false }
        table.reordering.begin(cell, at: touch.location(in: table).y)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let table = cell?.table else { return false }
        table.reordering.move(to: touch.location(in: table).y)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        cell?.table?.reordering.end(isCancelled: false)
    }

    override func cancelTracking(with event: UIEvent?) { cell?.table?.reordering.end(isCancelled: true) }
}
