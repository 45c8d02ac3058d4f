// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A table, a tap recognizer around it that prevents the selection of rows unless a switch is set, and the explanation of the
/// last touch.
final class ListsController: UIViewController {
    /// The least heights of the table and of the verdict, in points, so that the table does not move when a sentence is longer.
    private static let leastHeights: (table: CGFloat, verdict: CGFloat) = (200, 150)
    /// The inset of rows from an inset table's sides (T11), in points: the rows align with the cards.
    private static let rowInset: CGFloat = 16

    private let table = PantryTableController()
    private let tiles = PantryTilesController()
    private let chooser = UISegmentedControl(items: ["Rows", "Tiles"])
    /// The table's parent, with the recognizer that many apps add there to dismiss the keyboard.
    private let stage = UIView()
    private let tap = UITapGestureRecognizer()
    private lazy var settings = Card(content: settingsStack, padding: Spacing.padding / 2)
    private lazy var settingsStack: UIStackView = {
        let line = UIStackView(arrangedSubviews: [stateLabel, editButton])
        line.alignment = .center
        line.spacing = 8
        line.heightAnchor.constraint(greaterThanOrEqualToConstant: SwitchRow.usualHeight).isActive = true
        // "Done" is wider than "Edit": there is room for both.
        editButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 64).isActive = true
        editButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        editButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        let lines = UIStackView(column: [chooser, line, recognizerRow, cancelsRow])
        lines.setCustomSpacing(4, after: chooser)
        return lines
    }()
    private let recognizerRow = SwitchRow("Tap recognizer around it", identifier: "lists.recognizer")
    private let cancelsRow = SwitchRow("cancelsTouchesInView", identifier: "lists.cancels")
    private let editButton = UIButton(configuration: .tinted())
    private let stateLabel = UILabel()
    private let verdictCard: VerdictCard
    /// The place of the stage, which extends beyond it.
    private let stagePlace = UIView()
    private lazy var columns = Columns(
        stagePlace, UIStackView(column: [settings, verdictCard], spacing: Spacing.gap), list: stagePlace)

    init(_ platform: any Platform) {
        verdictCard = VerdictCard(
            platform, identifier: "lists",
            invitation: "Tap a row. Then turn the recognizer on, and tap it again.")
        super.init(nibName: nil, bundle: nil)
        title = "Lists"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        stage.accessibilityIdentifier = "lists.stage"
        stage.clipsToBounds = true
        tap.addTarget(self, action: #selector(tapped(_:)))
        tap.isEnabled = false
        stage.addGestureRecognizer(tap)
        chooser.selectedSegmentIndex = 0
        chooser.accessibilityIdentifier = "lists.kind"
        chooser.addTarget(self, action: #selector(showChosen), for: .valueChanged)
        show(table)
        table.onChange = { [weak self] in self?.stateLabel.text = $0 }
        tiles.onChange = { [weak self] in self?.stateLabel.text = $0 }
        recognizerRow.onChange = { [weak self] in self?.tap.isEnabled = $0 }
        cancelsRow.toggle.isOn = tap.cancelsTouchesInView
        cancelsRow.onChange = { [weak self] in self?.tap.cancelsTouchesInView = $0 }
        prepareBar()
        stagePlace.addSubview(stage, inset: -Self.rowInset)
        stagePlace.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastHeights.table).isActive = true
        verdictCard.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastHeights.verdict).isActive = true
        settings.hugHeight(.fittingSizeLevel + 1)
        verdictCard.hugHeight()
        view.addSubview(columns, pinnedTo: view)
    }

    @objc private func showChosen() {
        setEditing(false, animated: false)
        editButton.isEnabled = chooser.selectedSegmentIndex == 0
        show(chooser.selectedSegmentIndex == 0 ? table : tiles)
    }

    private func show(_ controller: UIViewController) {
        for other in children {
            other.willMove(toParent: nil)
            other.view.removeFromSuperview()
            other.removeFromParent()
        }
        addChild(controller)
        stage.addSubview(controller.view, pinnedTo: stage)
        controller.didMove(toParent: self)
    }

    private func prepareBar() {
        stateLabel.text = "Nothing selected."
        stateLabel.scaledFont = .systemFont(ofSize: 14)
        stateLabel.textColor = .secondaryLabel
        stateLabel.adjustsFontSizeToFitWidth = true
        stateLabel.minimumScaleFactor = 0.5
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

    @objc private func tapped(_ recognizer: UIGestureRecognizer) { stateLabel.text = "The parent was tapped." }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        verdictCard.begin()
    }

    // MARK: Layout

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        columns.fit(width: view.bounds.width)
    }
}
