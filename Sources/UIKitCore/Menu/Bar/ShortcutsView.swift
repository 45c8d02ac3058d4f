// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A box with commands and their keys, in as many columns as the screen has room for.
final class ShortcutsView: UIView {
    private static let columnWidth: CGFloat = 280
    private static let rowHeight: CGFloat = 32
    private static let inset: CGFloat = 16

    private let rows: [(title: UILabel, keys: UILabel)]
    private var columns = 1

    init(_ entries: [ShortcutList.Entry]) {
        rows = entries.map { entry in
            let (title, keys) = (UILabel(), UILabel())
            title.text = entry.title
            title.font = .systemFont(ofSize: 15)
            keys.text = entry.keys
            keys.font = .systemFont(ofSize: 15)
            keys.textColor = .secondaryLabel
            keys.textAlignment = .right
            return (title, keys)
        }
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 16
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 30
        for row in rows {
            addSubview(row.title)
            addSubview(row.keys)
        }
        accessibilityIdentifier = "shortcuts"
        accessibilityLabel = "Keyboard shortcuts"
    }

    required init?(coder: NSCoder) { nil }

    /// How many pieces fit, at least one.
    private static func count(_ room: CGFloat, of piece: CGFloat) -> Int {
        Int(max(1, min(room.withinReach / piece, 1e6)))
    }

    /// In points. Commands that do not fit are not shown.
    func fittingSize(in room: CGSize) -> CGSize {
        let perColumn = Self.count(room.height - 2 * Self.inset, of: Self.rowHeight)
        let possible = Self.count(room.width - Self.inset, of: Self.columnWidth + Self.inset)
        columns = min(possible, (rows.count + perColumn - 1) / perColumn)
        if rows.count > 6 { columns = min(possible, max(columns, 2)) }
        let lines = min(perColumn, (rows.count + columns - 1) / columns)
        return CGSize(
            width: min(room.width, CGFloat(columns) * (Self.columnWidth + Self.inset) + Self.inset),
            height: CGFloat(lines) * Self.rowHeight + 2 * Self.inset)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let lines = Self.count(bounds.height - 2 * Self.inset, of: Self.rowHeight)
        let width = (bounds.width - Self.inset) / CGFloat(columns) - Self.inset
        for (place, row) in rows.enumerated() {
            let column = place / lines
            let isShown = column < columns
            row.title.isHidden = !isShown
            row.keys.isHidden = !isShown
            let x = Self.inset + CGFloat(column) * (width + Self.inset)
            let y = Self.inset + CGFloat(place % lines) * Self.rowHeight
            let keys = row.keys.sizeThatFits(.zero).width.rounded(.up)
            row.title.frame = CGRect(x: x, y: y, width: max(0, width - keys - 8), height: Self.rowHeight)
            row.keys.frame = CGRect(x: x + width - keys, y: y, width: keys, height: Self.rowHeight)
        }
    }
}
