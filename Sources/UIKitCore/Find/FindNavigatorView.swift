// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The bar above the keyboard in which the user searches: a field, the number of matches, the ways to the previous and the next
/// one, and below them, if wanted, a replacement.
final class FindNavigatorView: UIView, UITextFieldDelegate {
    private weak var interaction: UIFindInteraction?
    private let background = UIView()
    private let line = UIView()
    private let field = UITextField()
    private let status = UILabel()
    private let options = UIButton(type: .system)
    private let back = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private let done = UIButton(type: .system)
    private let replacement = UITextField()
    private let replaceOne = UIButton(type: .system)
    private let replaceAll = UIButton(type: .system)
    private var shown = FindStatus()

    init(_ interaction: UIFindInteraction) {
        self.interaction = interaction
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: FindMetrics.rowHeight))
        accessibilityIdentifier = "FindNavigator"
        background.backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        for view in [background, line] { addSubview(view) }
        prepareFields()
        prepareButtons()
        searchText = interaction.searchText ?? ""
        replacementText = interaction.replacementText ?? ""
        menuDidChange()
        show(FindStatus())
    }

    required init?(coder: NSCoder) { nil }

    private func prepareFields() {
        let roles = [(field, "Find", "FindField"), (replacement, "Replace", "ReplaceField")]
        for (field, placeholder, identifier) in roles {
            field.placeholder = placeholder
            field.accessibilityLabel = placeholder
            field.accessibilityIdentifier = identifier
            field.borderStyle = .roundedRect
            field.font = .systemFont(ofSize: FindMetrics.textSize)
            field.autocapitalizationType = .none
            field.autocorrectionType = .no
            field.clearButtonMode = .whileEditing
            field.delegate = self
            addSubview(field)
        }
        field.returnKeyType = .search
        field.addAction(
            UIAction { [weak self] _ in self.map { $0.interaction?.typed($0.field.text ?? "") } }, for: .editingChanged)
        replacement.addAction(
            UIAction { [weak self] _ in self.map { $0.interaction?.replacementText = $0.replacement.text } },
            for: .editingChanged)
        status.font = .systemFont(ofSize: FindMetrics.statusSize)
        status.textColor = .secondaryLabel
        status.textAlignment = .center
        status.adjustsFontSizeToFitWidth = true
        status.accessibilityIdentifier = "FindStatus"
        addSubview(status)
    }

    private func prepareButtons() {
        prepare(options, "ellipsis", "Find options", "FindOptions") { _ in }
        options.showsMenuAsPrimaryAction = true
        prepare(back, "chevron.up", "Previous match", "FindPrevious") { $0.findPrevious() }
        prepare(forward, "chevron.down", "Next match", "FindNext") { $0.findNext() }
        prepare(done, nil, "Done", "FindDone") { $0.dismissFindNavigator() }
        prepare(replaceOne, nil, "Replace", "ReplaceOne") { $0.replace(all: false) }
        prepare(replaceAll, nil, "All", "ReplaceAll") { $0.replace(all: true) }
        replaceAll.accessibilityLabel = "Replace all"
    }

    private func prepare(
        _ button: UIButton, _ symbol: String?, _ title: String, _ identifier: String,
        _ work: @escaping @MainActor (UIFindInteraction) -> Void
    ) {
        if let symbol {
            button.setImage(UIImage(systemName: symbol), for: .normal)
            button.accessibilityLabel = title
        } else {
            button.setTitle(title, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: FindMetrics.textSize)
        }
        button.accessibilityIdentifier = identifier
        button.addAction(
            UIAction { [weak self] _ in self?.interaction.map(work) }, for: .primaryActionTriggered)
        addSubview(button)
    }

    // MARK: Texts

    var searchText: String {
        get { field.text ?? "" }
        set { if field.text ?? "" != newValue { field.text = newValue } }
    }

    var replacementText: String {
        get { replacement.text ?? "" }
        set { if replacement.text ?? "" != newValue { replacement.text = newValue } }
    }

    /// FI1: the user types into the field; a text that is there already is selected.
    func beginTyping() {
        field.becomeFirstResponder()
        field.selectAll(nil)
    }

    var isTyping: Bool { field.isFirstResponder || replacement.isFirstResponder }

    func endTyping() {
        field.resignFirstResponder()
        replacement.resignFirstResponder()
    }

    /// FI5: return goes on to the next match, in the other field it replaces.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === field { interaction?.findNext() } else { interaction?.replace(all: false) }
        return false
    }

    private static let commands = [
        UIKeyCommand(
            title: "Close", action: Selector("_closeFindNavigator", FindNavigatorView.close),
            input: UIKeyCommand.inputEscape),
        UIKeyCommand(
            title: "Previous Match", action: Selector("_findPreviousByKey", FindNavigatorView.findPreviousByKey),
            input: "\r", modifierFlags: .shift),
    ].map { command in
        // Return would be the field's.
        command.wantsPriorityOverSystemBehavior = true
        return command
    }

    /// FI5: escape closes, and shift and return go back.
    override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + Self.commands }

    func close() { interaction?.dismissFindNavigator() }

    func findPreviousByKey() { interaction?.findPrevious() }

    // MARK: Options

    /// FI8.
    func menuDidChange() {
        guard let interaction else { return }
        let usual: [UIMenuElement] = [
            UIAction(title: "Match Case", state: interaction.matchesCase ? .on : .off) { [weak self] _ in
                self?.change { $0.matchesCase.toggle() }
            },
            UIAction(title: "Whole Words", state: interaction.matchesWords ? .on : .off) { [weak self] _ in
                self?.change { $0.matchesWords.toggle() }
            },
            UIAction(
                title: "Find and Replace",
                attributes: interaction.activeFindSession?.supportsReplacement == true ? [] : .hidden,
                state: showsReplacement ? .on : .off
            ) { [weak self] _ in
                self.map { navigator in
                    navigator.change { $0.presentFindNavigator(showingReplace: !navigator.showsReplacement) }
                }
            },
        ]
        let menu = interaction.optionsMenuProvider.map { $0(usual) } ?? UIMenu(children: usual)
        options.menu = menu
        options.isEnabled = menu != nil
    }

    private func change(_ body: (UIFindInteraction) -> Void) {
        interaction.map(body)
        menuDidChange()
    }

    // MARK: Matches

    /// Shows the number of matches. Assistive technology hears of another one.
    func show(_ new: FindStatus) {
        let isOther = new.text != shown.text
        shown = new
        status.text = new.text
        back.isEnabled = new.hasMatches
        forward.isEnabled = new.hasMatches
        replaceOne.isEnabled = new.canReplace
        replaceAll.isEnabled = new.hasMatches
        if isOther {
            setNeedsLayout()
            if !new.text.isEmpty { UIAccessibility.post(notification: .announcement, argument: new.text) }
        }
    }

    // MARK: Layout

    /// Whether there is a second row, for a replacement.
    var showsReplacement = false {
        didSet {
            for view in [replacement, replaceOne, replaceAll] { view.isHidden = !showsReplacement }
            bounds.size.height = FindMetrics.rowHeight * (showsReplacement ? 2 : 1)
            setNeedsLayout()
            menuDidChange()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Below, the screen's safe area has the same color.
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + FindMetrics.overhang)
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
        var row = FindRow(bounds.inset(by: safeAreaInsets.sides), y: 0)
        row.placeAtStart(options, width: FindMetrics.buttonWidth)
        row.placeAtEnd(done, width: done.sizeThatFits(.zero).width.rounded(.up) + FindMetrics.padding)
        row.placeAtEnd(forward, width: FindMetrics.buttonWidth)
        row.placeAtEnd(back, width: FindMetrics.buttonWidth)
        let wanted = shown.text.isEmpty ? 0 : status.sizeThatFits(.zero).width.rounded(.up) + FindMetrics.padding
        row.placeAtEnd(status, width: min(wanted, max(0, row.width - FindMetrics.leastField)))
        row.fill(field)
        var second = FindRow(bounds.inset(by: safeAreaInsets.sides), y: FindMetrics.rowHeight)
        second.placeAtStart(nil, width: FindMetrics.padding)
        for button in [replaceAll, replaceOne] {
            second.placeAtEnd(button, width: button.sizeThatFits(.zero).width.rounded(.up) + 2 * FindMetrics.padding)
        }
        second.fill(replacement)
        mirrorIfRightToLeft([options, field, status, back, forward, done, replacement, replaceOne, replaceAll])
    }
}

/// In points.
enum FindMetrics {
    static let rowHeight: CGFloat = 52
    static let fieldHeight: CGFloat = 36
    static let buttonWidth: CGFloat = 44
    static let leastField: CGFloat = 80
    static let padding: CGFloat = 8
    static let textSize: CGFloat = 17
    static let statusSize: CGFloat = 13
    static let overhang: CGFloat = 100
}

/// A row of the navigator, filled from both ends.
private struct FindRow {
    private var left: CGFloat
    private var right: CGFloat
    private let y: CGFloat

    init(_ bounds: CGRect, y: CGFloat) {
        left = bounds.minX
        right = max(left, bounds.maxX - FindMetrics.padding)
        self.y = y
    }

    var width: CGFloat { right - left }

    @MainActor
    mutating func placeAtStart(_ view: UIView?, width: CGFloat) {
        view?.frame = CGRect(x: left, y: y, width: width, height: FindMetrics.rowHeight)
        left += width
    }

    @MainActor
    mutating func placeAtEnd(_ view: UIView, width: CGFloat) {
        right -= width
        view.frame = CGRect(x: right, y: y, width: width, height: FindMetrics.rowHeight)
    }

    @MainActor
    func fill(_ view: UIView) {
        view.frame = CGRect(
            x: left, y: y + (FindMetrics.rowHeight - FindMetrics.fieldHeight) / 2, width: max(0, right - left),
            height: FindMetrics.fieldHeight)
    }
}

extension UIEdgeInsets {
    /// Left and right alone.
    fileprivate var sides: UIEdgeInsets { UIEdgeInsets(top: 0, left: left, bottom: 0, right: right) }
}
