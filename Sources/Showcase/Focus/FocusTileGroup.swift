// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A focus group of tiles in columns, and the guide with which arrows leave it.
final class FocusTileGroup: UIView {
    static let tileHeight: CGFloat = 64
    private static let headingHeight: CGFloat = 26

    let tiles: [FocusTile]
    let guide = UIFocusGuide()
    /// Whether the guide, and so the other group, is below.
    private let isGuideBelow: Bool
    private let heading = UILabel()
    private let guideMark = UIView()
    private let guideLabel = UILabel()
    /// In a row.
    private var columns = 3 {
        // The rows and columns for assistive technology changed.
        didSet { if columns != oldValue { accessibilityContainerType = .dataTable } }
    }

    init(_ name: String, color: UIColor, count: Int, isGuideBelow: Bool) {
        let identifier = name.lowercased()
        self.isGuideBelow = isGuideBelow
        tiles = (1...count).map { FocusTile("\(name) \($0)", color: color, identifier: "tile.\(identifier).\($0)") }
        super.init(frame: .zero)
        focusGroupIdentifier = identifier
        accessibilityContainerType = .dataTable
        accessibilityLabel = "\(name) tiles"
        heading.text = "Group \"\(identifier)\""
        heading.font = .systemFont(ofSize: 13, weight: .semibold)
        heading.textColor = .secondaryLabel
        guideMark.backgroundColor = .systemGray4
        guideMark.layer.cornerRadius = 4
        guideLabel.text = "focus guide"
        guideLabel.font = .systemFont(ofSize: 11)
        guideLabel.textColor = .secondaryLabel
        guideLabel.textAlignment = .center
        guide.identifier = "from \(identifier)"
        addLayoutGuide(guide)
        addSubview(heading)
        for tile in tiles { addSubview(tile) }
        guideMark.addSubview(guideLabel)
        addSubview(guideMark)
        guide.pin(to: guideMark)
    }

    required init?(coder: NSCoder) { nil }

    /// Whether arrows leave the group.
    var isGuideEnabled: Bool {
        get { guide.isEnabled }
        set {
            guide.isEnabled = newValue
            guideMark.alpha = newValue ? 1 : 0.3
        }
    }

    private static func columns(forWidth width: CGFloat) -> Int { width >= 480 ? 4 : 3 }

    /// As high as its rows in the available width. Tiles have frames: one with focus is larger than its place.
    override var intrinsicContentSize: CGSize {
        let columns = Self.columns(forWidth: bounds.width)
        let rows = CGFloat((tiles.count + columns - 1) / columns)
        let height = Self.headingHeight + rows * (Self.tileHeight + Spacing.gap) + 18 + Spacing.gap
        return CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if intrinsicContentSize.height != bounds.height { invalidateIntrinsicContentSize() }
        columns = Self.columns(forWidth: bounds.width)
        let width = (bounds.width - CGFloat(columns - 1) * Spacing.gap) / CGFloat(columns)
        let guideHeight: CGFloat = 18
        var top: CGFloat = isGuideBelow ? 0 : guideHeight + Spacing.gap
        heading.frame = CGRect(x: 0, y: top, width: bounds.width, height: 18)
        top += Self.headingHeight
        for (place, tile) in tiles.enumerated() {
            let frame = CGRect(
                x: CGFloat(place % columns) * (width + Spacing.gap),
                y: top + CGFloat(place / columns) * (Self.tileHeight + Spacing.gap), width: width,
                height: Self.tileHeight)
            // A tile with focus is larger: its bounds are laid out, not its frame.
            tile.bounds.size = frame.size
            tile.center = CGPoint(x: frame.midX, y: frame.midY)
        }
        guideMark.frame = CGRect(
            x: 0, y: isGuideBelow ? bounds.height - guideHeight : 0, width: bounds.width, height: guideHeight)
        guideLabel.frame = guideMark.bounds
    }
}

extension FocusTileGroup: UIAccessibilityContainerDataTable {
    func accessibilityRowCount() -> Int { (tiles.count + columns - 1) / columns }

    func accessibilityColumnCount() -> Int { columns }

    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? {
        let place = row * columns + column
        guard tiles.indices.contains(place) else { return nil }
        tiles[place].place = (row, column)
        return tiles[place]
    }
}
