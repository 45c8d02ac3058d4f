// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Announces rows or items that will soon be visible, each once, and cancels those that will not (T10).
@MainActor
final class ListPrefetching {
    private var announced: Set<IndexPath> = []
    private var lastOffset = CGPoint.zero

    /// The messages for the data source.
    struct News {
        /// The nearest first.
        var coming: [IndexPath] = []
        /// Announced before, but no longer visible or ahead; in order.
        var cancelled: [IndexPath] = []
    }

    /// The changes since the last call.
    /// - Parameters:
    ///   - visible: the visible rows or items, in order.
    ///   - neighbor: the row or item before another one (`true`) or after it; `nil` at the end.
    func update(
        at offset: CGPoint, _ visible: [IndexPath], neighbor: (IndexPath, _ isBefore: Bool) -> IndexPath?
    ) -> News {
        guard let first = visible.first, let last = visible.last else { return News() }
        let goesBack = offset.y < lastOffset.y || offset.x < lastOffset.x
        lastOffset = offset
        var ahead: [IndexPath] = []
        var path: IndexPath? = goesBack ? first : last
        while ahead.count < ListConstants.prefetchedRows, let current = path {
            path = neighbor(current, goesBack)
            if let path { ahead.append(path) }
        }
        announced.subtract(visible)
        let news = News(
            coming: ahead.filter { !announced.contains($0) }, cancelled: announced.subtracting(ahead).sorted())
        announced = Set(ahead)
        return news
    }

    /// Forgets everything: the rows or items changed.
    func removeAll() { announced = [] }
}
