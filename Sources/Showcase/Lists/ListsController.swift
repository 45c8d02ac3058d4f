// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKit

/// A table, a tap recognizer around it that keeps rows from being selected unless it is told not to, and why the last touch did what it did.
final class ListsController: UIViewController {
    private static let verdictHeight: CGFloat = 196
    /// The least height of a window's content, in points, where everything lies below each other.
    private static let leastTallHeight: CGFloat = 420
    /// How far rows of an inset table keep from its sides (T11), in points: they stand in line with the cards.
    private static let rowInset: CGFloat = 16

    private let table = PantryTableController()
    /// The table's parent, with the recognizer that many apps put there to put the keyboard away.
    private let stage = UIView()
    private let tap = UITapGestureRecognizer()
    private lazy var settings = Card(content: settingsStack, padding: Spacing.padding / 2)
    private lazy var settingsStack: UIStackView = {
        let line = UIStackView(arrangedSubviews: [stateLabel, editButton])
        line.alignment = .center
        line.spacing = 8
        line.heightAnchor.constraint(equalToConstant: SwitchRow.usualHeight).isActive = true
        // "Done" is wider than "Edit": there is room for both.
        editButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 64).isActive = true
        editButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        return UIStackView(column: [line, recognizerRow, cancelsRow])
    }()
    private let recognizerRow = SwitchRow("Tap recognizer around it", identifier: "lists.recognizer")
    private let cancelsRow = SwitchRow("cancelsTouchesInView", identifier: "lists.cancels")
    private let editButton = UIButton(configuration: .tinted())
    private let stateLabel = UILabel()
    private let verdictCard: VerdictCard

    init(trace: TraceLog) {
        verdictCard = VerdictCard(
            trace: trace, identifier: "lists",
            invitation: "Tap a row. Then turn the recognizer on, and tap it again.")
        super.init(nibName: nil, bundle: nil)
        title = "Lists"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        stage.accessibilityIdentifier = "lists.stage"
        stage.clipsToBounds = true
        tap.addTarget(self, action: Selector("tapped:", ListsController.tapped(_:)))
        tap.isEnabled = false
        stage.addGestureRecognizer(tap)
        addChild(table)
        stage.addSubview(table.view)
        table.didMove(toParent: self)
        table.onChange = { [weak self] in self?.stateLabel.text = $0 }
        recognizerRow.onChange = { [weak self] in self?.tap.isEnabled = $0 }
        cancelsRow.toggle.isOn = tap.cancelsTouchesInView
        cancelsRow.onChange = { [weak self] in self?.tap.cancelsTouchesInView = $0 }
        prepareBar()
        for part in [stage, settings, verdictCard] { view.addSubview(part) }
    }

    private func prepareBar() {
        stateLabel.text = "Nothing selected."
        stateLabel.font = .systemFont(ofSize: 14)
        stateLabel.textColor = .secondaryLabel
        stateLabel.adjustsFontSizeToFitWidth = true
        stateLabel.minimumScaleFactor = 0.75
        stateLabel.accessibilityIdentifier = "lists.state"
        editButton.configuration?.title = "Edit"
        editButton.configuration?.buttonSize = .small
        editButton.configuration?.cornerStyle = .capsule
        editButton.accessibilityIdentifier = "lists.edit"
        editButton.addAction(
            UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } }, for: .touchUpInside
        )
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        table.setEditing(editing, animated: animated)
        editButton.configuration?.title = editing ? "Done" : "Edit"
    }

    private func tapped(_ recognizer: UIGestureRecognizer) { stateLabel.text = "The parent was tapped." }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        verdictCard.begin()
    }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(by: view.safeAreaInsets)
        let margin = Spacing.margin(forWidth: content.width)
        let area = content.inset(by: UIEdgeInsets(top: 0, left: margin, bottom: Spacing.gap, right: margin))
        let settingsHeight = SwitchRow.usualHeight * 3 + Spacing.padding
        if content.width >= Spacing.twoColumnWidth || content.height < Self.leastTallHeight {
            let width = ((area.width - Spacing.gap) / 2).rounded()
            stage.frame = CGRect(
                x: area.minX - Self.rowInset, y: area.minY, width: width + Self.rowInset + Spacing.gap,
                height: area.height)
            settings.frame = CGRect(x: area.maxX - width, y: area.minY, width: width, height: settingsHeight)
        } else {
            let height = max(0, area.height - settingsHeight - Self.verdictHeight - 2 * Spacing.gap)
            stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
                .insetBy(dx: -Self.rowInset, dy: 0)
            settings.frame = CGRect(
                x: area.minX, y: stage.frame.maxY + Spacing.gap, width: area.width, height: settingsHeight)
        }
        let top = settings.frame.maxY + Spacing.gap
        verdictCard.frame = CGRect(
            x: settings.frame.minX, y: top, width: settings.frame.width,
            height: max(0, min(Self.verdictHeight, area.maxY - top)))
        table.view.frame = stage.bounds
    }
}
