// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKit

/// Two groups of tiles that Tab, arrows and gamepads move focus over, and a panel that tells why it went where it went.
final class FocusController: UIViewController {
    /// What is seen of the tiles at least, in points: a row with the guide below it.
    private static let leastHeight: CGFloat = 140

    private let trace: TraceReader
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
    private var observers: [any NSObjectProtocol] = []

    init(trace: TraceLog) {
        self.trace = TraceReader(trace)
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
        // The parts keep their shares of the height, whatever is told.
        heights = stage.heightAnchor.constraint(equalTo: panelCard.heightAnchor, multiplier: 1.2)
            .with(.defaultHigh - 1)
        view.addSubview(columns, pinnedTo: view)
        for name in [UIFocusSystem.didUpdateNotification, UIFocusSystem.movementDidFailNotification] {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                    // Focus moves on the main actor, and tells of it there.
                    MainActor.assumeIsolated { self?.focusChanged() }
                })
        }
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    /// The first tile, so that Tab begins here and not at the tabs of the showcase.
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { [groups[0]] }

    // MARK: Telling

    private func focusChanged() {
        guard let window = view.window, let system = window.windowScene?.focusSystem else { return }
        var last: FocusNote?
        for case .focus(let note) in trace.takeEvents() { last = note }
        guard let last else { return }
        let event = TraceEvent.focus(last)
        let details = TraceText.details(for: event).map { ShortText.of($0, naming: Self.name(of:)) }
        panel.show(
            item: system.focusedItem.map { "Focus: \(Self.name(of: $0))" },
            reason: ShortText.of(TraceText.sentence(for: event), naming: Self.name(of:)),
            details: details + (details.isEmpty ? [] : [""]) + ["\(UIFocusDebugger.status())"])
    }

    private static func name(of item: any UIFocusItem) -> String {
        (item as? UIView)?.accessibilityLabel ?? UIApplication.shared.subject(of: item).description
    }

    private static func name(of subject: Subject) -> String? {
        guard let label = subject.label else { return nil }
        guard label.hasPrefix("tile.") else { return label }
        let parts = label.split(separator: ".")
        return parts.count == 3 ? "\(parts[1].prefix(1).uppercased())\(parts[1].dropFirst()) \(parts[2])" : label
    }

    // MARK: Layout

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        columns.fit(width: view.bounds.width)
        heights?.isActive = !columns.isWide
    }
}
