// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Selects rows under two panning fingers, if the delegate allows it (T63).
///
/// Every row between the first and the one under the fingers is selected; rows that the fingers leave again are deselected.
/// The delegate gets the same messages as for taps.
@MainActor
final class MultipleSelection: NSObject, UIGestureRecognizerDelegate {
    private unowned let table: UITableView
    let pan = MultipleSelectionPanGestureRecognizer(target: nil, action: nil)
    private var first: IndexPath?
    /// The rows that the present pan has selected.
    private var taken: Set<IndexPath> = []

    init(_ table: UITableView) {
        self.table = table
        super.init()
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        pan.addTarget(self, action: Selector("handle:", MultipleSelection.handle(_:)))
        pan.delegate = self
    }

    private var path: IndexPath? { table.indexPathForRow(at: pan.location(in: table)) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let delegate = table.tableDelegate, let path else { return false }
        return delegate.tableView(table, shouldBeginMultipleSelectionInteractionAt: path)
    }

    func handle(_ sender: UIGestureRecognizer) {
        switch pan.state {
        case .began:
            guard let path else { return }
            first = path
            taken = []
            table.tableDelegate?.tableView(table, didBeginMultipleSelectionInteractionAt: path)
            extend()
        case .changed: extend()
        case .ended, .cancelled, .failed:
            guard first != nil else { return }
            first = nil
            table.tableDelegate?.tableViewDidEndMultipleSelectionInteraction(table)
        case .possible: break
        }
    }

    private func extend() {
        guard let first, let last = path, table.selectsSeveral, table.selectsInPresentMode else { return }
        let (start, end) = (min(first, last), max(first, last))
        for path in taken.filter({ $0 < start || $0 > end }).sorted() {
            taken.remove(path)
            _ = table.selection.deselectAsking(path, by: nil)
        }
        var path: IndexPath? = start
        while let current = path, current <= end {
            if !table.selection.contains(current), table.shouldHighlight(current) {
                taken.insert(current)
                table.selection.selectAsking(current, by: nil)
            }
            path = table.rows.geometry.contains(current) ? table.rows.geometry.row(following: current) : nil
        }
    }
}

/// A pan of two fingers that begins earlier than the pan that scrolls.
final class MultipleSelectionPanGestureRecognizer: UIPanGestureRecognizer {
    private var start: CGPoint?
    /// The distance (points) that the middle of two fingers moves before the pan begins: half of the distance for scrolling.
    /// Our choice.
    private static let distance: CGFloat = 5

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        start = numberOfTouches == 2 ? location(in: view) : nil
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible, numberOfTouches == 2, let start else { return }
        let now = location(in: view)
        if hypot(now.x - start.x, now.y - start.y) >= Self.distance { state = .began }
    }

    override func reset() {
        super.reset()
        start = nil
    }
}
