// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The board under the tiles. A tap on it makes it first responder, a long press asks for its editing menu: it pastes.
final class BoardView: UIView {
    private(set) var tiles: [TileView] = []
    private var lastNumber = 0
    private lazy var editMenu = UIEditMenuInteraction(delegate: nil)
    /// The place of the last press, where a pasted tile is put.
    private var pastePoint: CGPoint?
    var changed: (@MainActor () -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = Spacing.cardRadius
        clipsToBounds = true
        accessibilityIdentifier = "board"
        accessibilityLabel = "Board"
        accessibilityContainerType = .landmark
        accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Tiles") { [weak self] in
                self?.tile($0.searchDirection, from: $0.currentItem)
            }
        ]
        pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: [Tile.type, "public.utf8-plain-text"])
        addInteraction(editMenu)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:))))
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Tiles

    /// Puts a tile on the board; undoing takes it away.
    @discardableResult
    func add(_ tile: Tile, named action: String) -> TileView {
        lastNumber += 1
        let view = TileView(tile, number: lastNumber)
        view.delegate = self
        insert(view)
        undoManager?.setActionName(action)
        return view
    }

    private func insert(_ view: TileView) {
        tiles.append(view)
        addSubview(view)
        place(view)
        undoManager?.registerUndo(withTarget: self) { $0.remove(view) }
        changed?()
    }

    private func remove(_ view: TileView) {
        tiles.removeAll { $0 === view }
        view.removeFromSuperview()
        undoManager?.registerUndo(withTarget: self) { $0.insert(view) }
        // Commands have somewhere to go.
        becomeFirstResponder()
        changed?()
    }

    /// Moves tiles to other places (in the board's coordinates); undoing moves them back.
    func move(_ places: [(tile: TileView, center: CGPoint)], from old: [CGPoint]? = nil, named action: String) {
        let before = old ?? places.map(\.tile.center)
        let back = zip(places, before).map { (tile: $0.tile, center: $1) }
        for (tile, center) in places {
            tile.center = inside(center)
            tile.updatePlace()
        }
        undoManager?.registerUndo(withTarget: self) { $0.move(back, named: action) }
        undoManager?.setActionName(action)
        changed?()
    }

    /// The tile that was made after the rotor's present one, or before it.
    private func tile(
        _ direction: UIAccessibilityCustomRotor.Direction, from item: UIAccessibilityCustomRotorItemResult
    ) -> UIAccessibilityCustomRotorItemResult? {
        let step = direction == .next ? 1 : -1
        let start = direction == .next ? -1 : tiles.count
        let place = (tiles.firstIndex { $0 === item.targetElement } ?? start) + step
        guard tiles.indices.contains(place) else { return nil }
        return UIAccessibilityCustomRotorItemResult(targetElement: tiles[place], targetRange: nil)
    }

    /// Lays the tiles in rows, in another order than they were made.
    func shuffle() {
        let columns = max(1, Int(bounds.width / (TileView.size.width + Spacing.gap)))
        let order = tiles.indices.map { ($0 * 5 + 3) % max(1, tiles.count) }
        let sorted = zip(tiles, order).sorted { $0.1 < $1.1 }.map(\.0)
        let places = sorted.enumerated().map { place, tile in
            let (column, row) = (place % columns, place / columns)
            return (
                tile: tile,
                center: CGPoint(
                    x: Spacing.gap + TileView.size.width / 2 + CGFloat(column) * (TileView.size.width + Spacing.gap),
                    y: Spacing.gap + TileView.size.height / 2 + CGFloat(row) * (TileView.size.height + Spacing.gap))
            )
        }
        move(places, named: "Shuffle")
    }

    private func place(_ view: TileView) {
        view.center = inside(CGPoint(x: view.tile.x * bounds.width, y: view.tile.y * bounds.height))
    }

    private func inside(_ point: CGPoint) -> CGPoint {
        let (width, height) = (TileView.size.width / 2, TileView.size.height / 2)
        return CGPoint(
            x: max(width, min(point.x, bounds.width - width)), y: max(height, min(point.y, bounds.height - height)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for tile in tiles { place(tile) }
    }

    // MARK: Responder

    override var canBecomeFirstResponder: Bool { true }

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        changed?()
        return true
    }

    override func paste(_ sender: Any?) {
        guard var tile = Tile(UIPasteboard.general), bounds.width > 0, bounds.height > 0 else { return }
        let point = pastePoint ?? CGPoint(x: tile.x * bounds.width + 24, y: tile.y * bounds.height + 24)
        pastePoint = nil
        tile.x = point.x / bounds.width
        tile.y = point.y / bounds.height
        add(tile, named: "Paste Tile").becomeFirstResponder()
    }

    /// A tile, or a text that becomes one.
    override func paste(itemProviders: [NSItemProvider]) { paste(nil) }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(paste(_:)) { return Tile(UIPasteboard.general) != nil }
        return super.canPerformAction(action, withSender: sender)
    }

    // MARK: Gestures

    @objc private func tapped() { becomeFirstResponder() }

    @objc private func pressed(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began else { return }
        let point = press.location(in: self)
        guard hitTest(point, with: nil) === self else { return }
        pastePoint = point
        becomeFirstResponder()
        editMenu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    }
}

extension BoardView: TileViewDelegate {
    func tileDidBecomeFirstResponder(_ tile: TileView) { changed?() }

    func tile(_ tile: TileView, didMoveFrom old: CGPoint) {
        move([(tile, tile.center)], from: [old], named: "Move Tile")
    }

    func deleteTile(_ tile: TileView) {
        remove(tile)
        undoManager?.setActionName("Delete Tile")
    }
}
