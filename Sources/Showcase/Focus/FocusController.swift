// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKit

/// Two groups of tiles that Tab, arrows and gamepads move focus over, and a panel that tells why it went where it went.
final class FocusController: UIViewController {
    private let trace: TraceReader
    private let stage = Card()
    private let scrollView = UIScrollView()
    private let groups = [
        FocusTileGroup("Warm", color: .systemOrange, count: 12, isGuideBelow: true),
        FocusTileGroup("Cool", color: .systemTeal, count: 12, isGuideBelow: false),
    ]
    private let guideRow = SwitchRow("Focus guides lead from group to group", identifier: "switch.guides")
    private let panelCard = Card(heading: "Where focus is, and why")
    private let panel = FocusPanel()
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
        for group in groups { scrollView.addSubview(group) }
        stage.addSubview(scrollView)
        panelCard.addSubview(panel)
        for part in [stage, guideRow, panelCard] { view.addSubview(part) }
        guideRow.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            guideRow.topAnchor.constraint(equalTo: stage.bottomAnchor, constant: 4),
            guideRow.leadingAnchor.constraint(equalTo: stage.leadingAnchor),
            guideRow.widthAnchor.constraint(equalTo: stage.widthAnchor),
        ])
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

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin = Spacing.margin(forWidth: view.bounds.width)
        let area = view.bounds.inset(by: UIEdgeInsets(top: 0, left: margin, bottom: margin, right: margin))
        let left: CGRect
        if view.bounds.width >= Spacing.twoColumnWidth {
            let width = (area.width * 0.55).rounded()
            left = CGRect(x: area.minX, y: area.minY, width: width, height: area.height)
            let right = left.maxX + Spacing.gap * 2
            panelCard.frame = CGRect(x: right, y: area.minY, width: area.maxX - right, height: area.height)
        } else {
            let height = (area.height * 0.58).rounded()
            left = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
            let top = left.maxY + Spacing.gap
            panelCard.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
        }
        stage.frame = CGRect(
            x: left.minX, y: left.minY, width: left.width, height: max(0, left.height - SwitchRow.usualHeight - 4))
        layoutGroups()
        panel.frame = panelCard.contentFrame
    }

    private func layoutGroups() {
        // The scroll view clips: the ring and a tile that grows need room inside.
        scrollView.frame = stage.bounds.insetBy(dx: 4, dy: 4)
        let margin: CGFloat = 10
        let width = max(0, scrollView.bounds.width - margin * 2)
        var top = margin
        for group in groups {
            let height = group.height(forWidth: width)
            group.frame = CGRect(x: margin, y: top, width: width, height: height)
            top += height + Spacing.gap
        }
        scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: top - Spacing.gap + margin)
    }
}
