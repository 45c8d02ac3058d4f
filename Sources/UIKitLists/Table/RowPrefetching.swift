import Foundation
import UIKitCore

/// Announces rows that will soon be seen, each once, and takes back those that will not.
@MainActor
final class RowPrefetching {
    private var announced: Set<IndexPath> = []
    private var lastOffset: CGFloat = 0

    func update(_ table: UITableView, _ visible: [IndexPath], _ geometry: TableGeometry) {
        guard table.isPrefetchingEnabled, let source = table.prefetchDataSource, let first = visible.first,
            let last = visible.last
        else { return }
        let isUp = table.contentOffset.y < lastOffset
        lastOffset = table.contentOffset.y
        var ahead: [IndexPath] = []
        var path: IndexPath? = isUp ? first : last
        while ahead.count < ListConstants.prefetchedRows, let current = path {
            path = isUp ? geometry.row(preceding: current) : geometry.row(following: current)
            if let path { ahead.append(path) }
        }
        announced.subtract(visible)
        let cancelled = announced.subtracting(ahead).sorted()
        let new = ahead.filter { !announced.contains($0) }
        announced = Set(ahead)
        if !cancelled.isEmpty { source.tableView(table, cancelPrefetchingForRowsAt: cancelled) }
        if !new.isEmpty { source.tableView(table, prefetchRowsAt: new) }
    }

    /// The rows are others.
    func removeAll() { announced = [] }
}
