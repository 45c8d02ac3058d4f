// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Asks whether to undo or redo (I6). It has a button for each possible action, and one to cancel.
final class UndoAlertController: UIViewController {
    private static let width: CGFloat = 270
    private static let titleHeight: CGFloat = 58
    private static let buttonHeight: CGFloat = 44

    private let undoManagerToAsk: UndoManager
    private let close: @MainActor () -> Void
    private let card = UIView()
    private let titleLabel = UILabel()
    private var buttons: [UIButton] = []
    private var lines: [UIView] = []

    init(_ undoManager: UndoManager, close: @escaping @MainActor () -> Void) {
        undoManagerToAsk = undoManager
        self.close = close
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let manager = undoManagerToAsk
        view.backgroundColor = UIColor(white: 0, alpha: 0.3)
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 14
        card.clipsToBounds = true
        card.accessibilityIdentifier = "undoAlert"
        titleLabel.text = manager.canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = .header
        titleLabel.accessibilityIdentifier = "undoAlert.title"
        view.addSubview(card)
        card.addSubview(titleLabel)
        if manager.canUndo { add("Undo", "undo", UndoAlertController.undo) }
        if manager.canRedo {
            // With an Undo button, the title is about undoing.
            add(manager.canUndo ? manager.redoMenuItemTitle : "Redo", "redo", UndoAlertController.redo)
        }
        add("Cancel", "cancel", UndoAlertController.cancel)
    }

    private func add(
        _ title: String, _ name: String,
        _ action: @escaping @MainActor (UndoAlertController) -> @MainActor () -> Void
    ) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.accessibilityIdentifier = "undoAlert.\(name)"
        button.addTarget(self, action: action, for: .touchUpInside)
        let line = UIView()
        line.backgroundColor = .separator
        lines.append(line)
        buttons.append(button)
        card.addSubview(button)
        card.addSubview(line)
    }

    // MARK: Answers

    private func undo() {
        close()
        if undoManagerToAsk.canUndo { undoManagerToAsk.undo() }
    }

    private func redo() {
        close()
        if undoManagerToAsk.canRedo { undoManagerToAsk.redo() }
    }

    private func cancel() { close() }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = Self.titleHeight + CGFloat(buttons.count) * Self.buttonHeight
        card.frame = CGRect(
            x: ((view.bounds.width - Self.width) / 2).rounded(), y: ((view.bounds.height - height) / 2).rounded(),
            width: Self.width, height: height)
        titleLabel.frame = CGRect(x: 16, y: 0, width: Self.width - 32, height: Self.titleHeight)
        for (place, button) in buttons.enumerated() {
            let top = Self.titleHeight + CGFloat(place) * Self.buttonHeight
            button.frame = CGRect(x: 0, y: top, width: Self.width, height: Self.buttonHeight)
            lines[place].frame = CGRect(x: 0, y: top, width: Self.width, height: 1)
        }
    }
}
