// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Views in rows of a fixed number, all equally wide; the rows are equally high.
final class Grid: UIStackView {
    private let views: [UIView]
    private var rows: [UIStackView] = []

    /// Between the views of a row, in points.
    private let gap: CGFloat

    /// - Parameter gaps: between columns and between rows, in points.
    init(_ views: [UIView], columns: Int, gaps: CGSize = CGSize(width: Spacing.gap, height: Spacing.gap)) {
        self.views = views
        self.columns = columns
        gap = gaps.width
        super.init(frame: .zero)
        axis = .vertical
        distribution = .fillEqually
        spacing = gaps.height
        arrange()
    }

    /// Switches with their names, in two columns if these are wide enough.
    convenience init(switches: [UIView]) {
        self.init(switches, columns: 2, gaps: CGSize(width: 24, height: 0))
    }

    /// The number of columns of switches that fit a screen of a width; large text needs a line for itself.
    func fitSwitches(width: CGFloat) {
        columns = width < 360 || traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 1 : 2
    }

    // Never called: nothing here reads archives.
    required init(coder: NSCoder) { fatalError("Grids are made in code") }

    /// How many views stand in a row.
    var columns: Int {
        didSet { if columns != oldValue { arrange() } }
    }

    private func arrange() {
        for row in rows { row.removeFromSuperview() }
        rows = stride(from: 0, to: views.count, by: columns).map { start in
            let used = views[start..<min(start + columns, views.count)]
            // The last row's views are as wide as those above them.
            let row = UIStackView(row: used + (used.count..<columns).map { _ in UIView() }, spacing: gap)
            row.distribution = .fillEqually
            addArrangedSubview(row)
            return row
        }
    }
}
