// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The messages of a tile to its board.
@MainActor
protocol TileViewDelegate: AnyObject {
    func tileDidBecomeFirstResponder(_ tile: TileView)
    /// The tile was dropped at another place.
    func tile(_ tile: TileView, didMoveFrom old: CGPoint)
    func deleteTile(_ tile: TileView)
}

/// A tile. A tap selects it, a pan drags it, and a long press opens its editing menu. It copies, cuts and deletes itself, and
/// leaves pasting to the board.
final class TileView: OutlinedView {
    static let size = CGSize(width: 84, height: 84)
    private static let step: CGFloat = 12

    private(set) var tile: Tile
    weak var delegate: (any TileViewDelegate)?
    private let label = UILabel()
    private lazy var editMenu = UIEditMenuInteraction(delegate: self)
    private var dragStart = CGPoint.zero

    init(_ tile: Tile, number: Int) {
        self.tile = tile
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        backgroundColor = tile.color.shown
        layer.cornerRadius = 16
        outlineColor = .label
        label.text = tile.text
        label.textColor = .white
        label.font = .systemFont(ofSize: 18, weight: .bold)
        label.textAlignment = .center
        label.numberOfLines = 2
        label.frame = bounds.insetBy(dx: 6, dy: 6)
        addSubview(label)
        accessibilityIdentifier = "board.tile.\(number)"
        accessibilityLabel = "Tile \(tile.text)"
        accessibilityTraits = .button
        addInteraction(editMenu)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
        addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:))))
    }

    required init?(coder: NSCoder) { nil }

    /// Stores the tile's place, in units of the board's size.
    func updatePlace() {
        guard let board = superview, board.bounds.width > 0, board.bounds.height > 0 else { return }
        tile.x = center.x / board.bounds.width
        tile.y = center.y / board.bounds.height
    }

    // MARK: Gestures

    @objc private func tapped() { becomeFirstResponder() }

    @objc private func dragged(_ pan: UIPanGestureRecognizer) {
        guard let board = superview else { return }
        switch pan.state {
        case .began:
            dragStart = center
            becomeFirstResponder()
            board.bringSubviewToFront(self)
        case .changed:
            let translation = pan.translation(in: board)
            center = CGPoint(x: dragStart.x + translation.x, y: dragStart.y + translation.y)
        case .ended: delegate?.tile(self, didMoveFrom: dragStart)
        default: center = dragStart
        }
    }

    @objc private func pressed(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began else { return }
        becomeFirstResponder()
        editMenu.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: press.location(in: self)))
    }

    // MARK: First responder

    override var canBecomeFirstResponder: Bool { true }

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        layer.borderWidth = 3
        delegate?.tileDidBecomeFirstResponder(self)
        return true
    }

    override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        layer.borderWidth = 0
        return true
    }

    // MARK: Editing commands

    override func copy(_ sender: Any?) { UIPasteboard.general.setItems([tile.item]) }

    override func cut(_ sender: Any?) {
        copy(sender)
        delete(sender)
    }

    override func delete(_ sender: Any?) { delegate?.deleteTile(self) }

    // MARK: Keys

    override var keyCommands: [UIKeyCommand]? {
        let arrows = [
            ("Left", UIKeyCommand.inputLeftArrow), ("Right", UIKeyCommand.inputRightArrow),
            ("Up", UIKeyCommand.inputUpArrow), ("Down", UIKeyCommand.inputDownArrow),
        ].map { name, input in
            UIKeyCommand(
                title: "Move \(name)", action: #selector(nudge(_:)), input: input, discoverabilityTitle: "Move \(name)")
        }
        return arrows + [
            UIKeyCommand(
                title: "Delete Tile", action: #selector(delete(_:)), input: UIKeyCommand.inputDelete,
                discoverabilityTitle: "Delete Tile")
        ]
    }

    @objc private func nudge(_ command: UIKeyCommand) {
        let old = center
        switch command.input {
        case UIKeyCommand.inputLeftArrow: center.x -= Self.step
        case UIKeyCommand.inputRightArrow: center.x += Self.step
        case UIKeyCommand.inputUpArrow: center.y -= Self.step
        default: center.y += Self.step
        }
        delegate?.tile(self, didMoveFrom: old)
    }
}

extension TileView: UIEditMenuInteractionDelegate {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { bounds }
}
