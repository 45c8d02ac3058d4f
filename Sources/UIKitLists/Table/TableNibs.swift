// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The nibs of cells and headers, by their identifiers.
@MainActor
struct TableNibs {
    var cells: [String: UINib] = [:]
    var headers: [String: UINib] = [:]

    /// The first cell that the nib makes.
    func cell(_ identifier: String) -> UITableViewCell? {
        guard let nib = cells[identifier] else { return nil }
        let cell = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
        if let cell, cell.reuseIdentifier == nil { cell.reuseIdentifier = identifier }
        return cell
    }

    func header(_ identifier: String) -> UITableViewHeaderFooterView? {
        guard let nib = headers[identifier] else { return nil }
        let view = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first
        if let view, view.reuseIdentifier == nil { view.reuseIdentifier = identifier }
        return view
    }
}
