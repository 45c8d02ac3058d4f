// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// The front-to-back order of a collection's elements. The greater `zIndex` is in front. With the same `zIndex`, decorations
/// are behind cells, and other views in front of them.
@MainActor
enum CollectionOrder {
    struct Element {
        let view: UIView
        let zIndex: Int
        let rank: Int
        let path: IndexPath

        @MainActor
        init(_ view: UIView, _ attributes: UICollectionViewLayoutAttributes) {
            self.view = view
            zIndex = attributes.zIndex
            rank = attributes.isDecoration ? 0 : attributes.representedElementKind == nil ? 1 : 2
            path = attributes.indexPath
        }

        /// A section that scrolls by itself, among the cells of others.
        @MainActor
        init(_ scrollView: SectionScrollView) {
            view = scrollView
            (zIndex, rank, path) = (0, 1, IndexPath(item: 0, section: scrollView.section))
        }
    }

    static func arrange(_ elements: [Element], _ scrollViews: [Int: SectionScrollView], in list: UIView) {
        let all = elements + scrollViews.inOrder.map { Element($0.value) }
        let sorted = all.sorted { ($0.zIndex, $0.rank, $0.path) < ($1.zIndex, $1.rank, $1.path) }
        var last: [ObjectIdentifier: (view: UIView, place: Int)] = [:]
        for element in sorted {
            guard let container = element.view.superview else { continue }
            let key = ObjectIdentifier(container)
            var place = container.subviews.firstIndex(of: element.view) ?? 0
            if let previous = last[key], place < previous.place {
                container.insertSubview(element.view, aboveSubview: previous.view)
                place = container.subviews.firstIndex(of: element.view) ?? 0
            }
            last[key] = (element.view, place)
        }
    }
}
