// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// The index of sections along a table's edge.
extension UITableView {
    /// T66: asks the data source for the titles, if there are enough rows.
    func makeSectionIndex() {
        sectionIndex?.removeFromSuperview()
        sectionIndex = nil
        let count = rows.loaded.sections.reduce(0) { $0 + $1.rows.count }
        if count >= sectionIndexMinimumDisplayRowCount, let titles = dataSource?.sectionIndexTitles(for: self),
            !titles.isEmpty
        {
            let index = SectionIndexView(titles, self)
            addSubview(index)
            sectionIndex = index
        }
        rows.layOutCells()
        setNeedsLayout()
    }

    /// T66: at the edge where text ends, over the visible part.
    func placeSectionIndex() {
        guard let index = sectionIndex else { return }
        let seen = bounds.inset(by: adjustedContentInset)
        index.frame = CGRect(
            x: isRightToLeft ? seen.minX : seen.maxX - SectionIndexView.width, y: seen.minY,
            width: SectionIndexView.width, height: seen.height)
        if subviews.last !== index { bringSubviewToFront(index) }
    }

    func scrollToSection(ofTitle index: Int, _ title: String) {
        guard let dataSource else { return }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
        guard rows.loaded.sections.indices.contains(section) else { return }
        let inset = adjustedContentInset
        let highest = max(rows.geometry.height + inset.bottom - bounds.height, -inset.top)
        let start = rows.rect(ofSection: section).minY - inset.top
        setContentOffset(CGPoint(x: contentOffset.x, y: min(max(start, -inset.top), highest)), animated: false)
    }
}
