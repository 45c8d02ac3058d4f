// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A board of tiles that are cut, copied, pasted and undone through the responder chain: by the editing menu, by keys, by the menu
/// bar over the screen, and by the menus of two buttons.
final class BoardController: UIViewController {
    /// The least height, for tiles beside and above each other, in points.
    private static let leastBoardHeight: CGFloat = 200

    let board = BoardView()
    private let addButton = UIButton(type: .system)
    private let sortButton = UIButton(type: .system)
    private let pasteControl: UIPasteControl = {
        let configuration = UIPasteControl.Configuration()
        configuration.displayMode = .labelOnly
        return UIPasteControl(configuration: configuration)
    }()
    private let panel = PerformerPanel()
    private lazy var columns = Columns(makeBoardColumn(), panel, share: 0.6)
    private var observer: (any NSObjectProtocol)?

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Board"
        addKeyCommand(Self.shuffleCommand)
    }

    required init?(coder: NSCoder) { nil }

    private static var shuffleCommand: UIKeyCommand {
        UIKeyCommand(
            title: "Shuffle", action: #selector(shuffle(_:)), input: "k",
            modifierFlags: [.command, .shift])
    }

    /// The menu that the application's delegate adds to the main menu while a board is shown.
    static var menu: UIMenu {
        let add = Tile.Color.allCases.map { color in
            UICommand(
                title: color.rawValue.capitalized, action: #selector(addTile(_:)),
                propertyList: color.rawValue)
        }
        return UIMenu(
            title: "Board", identifier: UIMenu.Identifier("showcase.board"),
            children: [
                shuffleCommand, UIMenu(title: "Add Tile", children: add),
                UIMenu(
                    options: .displayInline,
                    children: [
                        UICommand(
                            title: "Remove All", action: #selector(removeAll(_:)),
                            attributes: .destructive)
                    ]),
            ])
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        prepare(addButton, title: "Add Tile", identifier: "board.add")
        addButton.menu = UIMenu(
            title: "Color",
            children: Tile.Color.allCases.map { color in
                UIAction(title: color.rawValue.capitalized) { [weak self] _ in self?.add(color) }
            })
        prepare(sortButton, title: "More", identifier: "board.more")
        sortButton.menu = UIMenu(children: [
            UICommand(title: "Shuffle", action: #selector(shuffle(_:))),
            UICommand(title: "Paste", action: #selector(paste(_:))),
            UIMenu(
                title: "Undo and Redo",
                children: [
                    UICommand(title: "Undo", action: Selector(("undo:"))),
                    UICommand(title: "Redo", action: Selector(("redo:"))),
                ]),
            UICommand(
                title: "Remove All", action: #selector(removeAll(_:)),
                attributes: .destructive),
        ])
        pasteControl.accessibilityIdentifier = "board.paste"
        pasteControl.target = board
        board.changed = { [weak self] in self?.refresh() }
        panel.hugHeight()
        view.addSubview(columns, pinnedTo: view)
        for (number, color) in [Tile.Color.blue, .green, .orange].enumerated() {
            let place = 0.25 + 0.25 * Double(number)
            board.add(Tile(text: "\(number + 1)", color: color, x: place, y: 0.4), named: "Add Tile")
        }
    }

    private func prepare(_ button: UIButton, title: String, identifier: String) {
        button.configuration = .tinted()
        button.configuration?.title = title
        button.showsMenuAsPrimaryAction = true
        button.accessibilityIdentifier = identifier
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The initial tiles cannot be undone.
        undoManager?.removeAllActions()
        board.becomeFirstResponder()
        observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: UIPasteboard.general, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.refresh() } }
        (UIApplication.shared.delegate as? AppDelegate)?.shownBoards += 1
        refresh()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // A screen that was about to appear may disappear without having appeared (J6).
        guard let observer else { return }
        NotificationCenter.default.removeObserver(observer)
        self.observer = nil
        (UIApplication.shared.delegate as? AppDelegate)?.shownBoards -= 1
    }

    private lazy var buttons = UIStackView(row: [addButton, sortButton, pasteControl, filler], spacing: Spacing.gap)
    /// Takes the room beside the buttons.
    private let filler = UIView()

    private func makeBoardColumn() -> UIStackView {
        board.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastBoardHeight).isActive = true
        return UIStackView(column: [buttons, board], spacing: Spacing.gap)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        columns.fit(width: view.bounds.width)
        // Large titles take a line each.
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        buttons.axis = isLarge ? .vertical : .horizontal
        buttons.alignment = isLarge ? .leading : .fill
        filler.isHidden = isLarge
    }

    private func refresh() {
        panel.show(from: board.tiles.first(where: \.isFirstResponder) ?? (board.isFirstResponder ? board : self))
    }

    // MARK: Commands

    private func add(_ color: Tile.Color) {
        let tile = Tile(text: "\(board.tiles.count + 1)", color: color, x: 0.5, y: 0.7)
        board.add(tile, named: "Add Tile").becomeFirstResponder()
    }

    @objc private func addTile(_ command: UICommand) {
        if let color = (command.propertyList as? String).flatMap(Tile.Color.init(rawValue:)) { add(color) }
    }

    @objc func shuffle(_ sender: Any?) { board.shuffle() }

    @objc private func removeAll(_ sender: Any?) {
        for tile in board.tiles { board.deleteTile(tile) }
        undoManager?.setActionName("Remove All")
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(shuffle(_:)) { return board.tiles.count > 1 }
        if action == #selector(removeAll(_:)) { return !board.tiles.isEmpty }
        return super.canPerformAction(action, withSender: sender)
    }
}
