// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The measured sizes of elements. The sections of a layout share them.
@MainActor
final class MeasuredSizes {
    enum Element: Hashable {
        case cell(IndexPath)
        case view(String, IndexPath)
    }

    private var sizes: [Element: CGSize] = [:]
    private var items: [Int: Set<Int>] = [:]

    subscript(element: Element) -> CGSize? { sizes[element] }

    var isEmpty: Bool { sizes.isEmpty }

    func items(of section: Int) -> [Int] { items[section]?.sorted() ?? [] }

    func set(_ element: Element, _ size: CGSize?) {
        sizes[element] = size
        guard case .cell(let path) = element else { return }
        if size == nil {
            items[path.section]?.remove(path.item)
        } else {
            items[path.section, default: []].insert(path.item)
        }
    }

    func removeAll() {
        sizes = [:]
        items = [:]
    }

    /// Elements have other places; supplementary views are measured again.
    func move(_ place: (IndexPath) -> IndexPath?) {
        let old = sizes
        removeAll()
        for (element, size) in old {
            if case .cell(let path) = element, let new = place(path) { set(.cell(new), size) }
        }
    }
}
