// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// Styles that are fixed when an object is made, by their names in storyboards and nibs.
extension UITableView.Style {
    init(archived name: String?) {
        switch name {
        case "grouped": self = .grouped
        case "insetGrouped": self = .insetGrouped
        default: self = .plain
        }
    }
}

extension UITableViewCell.CellStyle {
    init(archived name: String?) {
        switch name {
        case "IBUITableViewCellStyleValue1": self = .value1
        case "IBUITableViewCellStyleValue2": self = .value2
        case "IBUITableViewCellStyleSubtitle": self = .subtitle
        default: self = .default
        }
    }
}

/// A section of a table whose cells are made with it (IB8).
package struct StaticTableSection {
    /// The text above the rows.
    package let header: String?
    /// The text below the rows.
    package let footer: String?
    /// The cells, with the height of each in points; `nil` for the table's.
    package let rows: [(cell: UITableViewCell, height: CGFloat?)]

    package init(header: String?, footer: String?, rows: [(cell: UITableViewCell, height: CGFloat?)]) {
        (self.header, self.footer, self.rows) = (header, footer, rows)
    }
}
