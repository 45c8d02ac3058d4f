// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Two groups of tiles, over which Tab, arrows and gamepads move focus, and a panel with the reasons for each move.
final class FocusController: UIViewController {
    /// The least visible height of the tiles, in points: a row with the guide below it.
    private static let leastHeight: CGFloat = 140

    private let reader: any EventReader
    private let stage = Card()
    private let scrollView = UIScrollView()
    private let groups = [
        FocusTileGroup("Warm", color: .systemOrange, count: 12, isGuideBelow: true),
        FocusTileGroup("Cool", color: .systemTeal, count: 12, isGuideBelow: false),
    ]
    private let guideRow = SwitchRow("Focus guides lead from group to group", identifier: "switch.guides")
    private let panel = FocusPanel()
    private lazy var panelCard = Card(heading: "Where focus is, and why", content: panel)
    private lazy var columns = Columns(
        UIStackView(column: [stage, guideRow], spacing: 4), panelCard, share: 0.55)
    private var heights: NSLayoutConstraint?

    init(_ platform: any Platform) {
        reader = platform.makeReader()
        super.init(nibName: nil, bundle: nil)
        title = "Focus"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        guideRow.toggle.isOn = true
        guideRow.onChange = { [weak self] isOn in self?.groups.forEach { $0.isGuideEnabled = isOn } }
        groups[0].guide.preferredFocusEnvironments = [groups[1]]
        groups[1].guide.preferredFocusEnvironments = [groups[0]]
        scrollView.accessibilityIdentifier = "focus.scroll"
        let tiles = UIStackView(column: groups, spacing: Spacing.gap)
        // The scroll view clips: the ring and a tile that grows need room inside.
        tiles.isLayoutMarginsRelativeArrangement = true
        tiles.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        scrollView.addSubview(tiles, filling: .vertical)
        scrollView.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastHeight).isActive = true
        stage.addSubview(scrollView, pinnedTo: stage.layoutMarginsGuide)
        stage.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        // The parts keep their shares of the height, whatever the panel shows.
        heights = stage.heightAnchor.constraint(equalTo: panelCard.heightAnchor, multiplier: 1.2)
            .with(.defaultHigh - 1)
        view.addSubview(columns, pinnedTo: view)
        for name in [UIFocusSystem.didUpdateNotification, UIFocusSystem.movementDidFailNotification] {
            NotificationCenter.default.addObserver(self, selector: #selector(focusChanged), name: name, object: nil)
        }
    }

    /// The first tile, so that Tab begins here and not at the tabs of the showcase.
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { [groups[0]] }

    // MARK: Telling

    @objc private func focusChanged() {
        guard let system = view.window?.windowScene?.focusSystem, let report = reader.takeFocus(naming: Self.name(of:))
        else { return }
        panel.show(
            item: system.focusedItem.map { "Focus: \(($0 as? UIView)?.accessibilityLabel ?? "\(type(of: $0))")" },
            reason: report.reason,
            details: report.details + (report.details.isEmpty ? [] : [""]) + ["\(UIFocusDebugger.status())"])
    }

    /// The name of the view with an accessibility identifier.
    private static func name(of identifier: String) -> String {
        let parts = identifier.split(separator: ".")
        guard parts.count == 3, parts[0] == "tile" else { return identifier }
        return "\(parts[1].prefix(1).uppercased())\(parts[1].dropFirst()) \(parts[2])"
    }

    // MARK: Layout

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        columns.fit(width: view.bounds.width)
        heights?.isActive = !columns.isWide
    }
}
