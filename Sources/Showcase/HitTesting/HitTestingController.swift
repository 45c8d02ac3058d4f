// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKit

/// Shows which views a touch was offered to, in which order, and why each of them took it or not.
final class HitTestingController: UIViewController {
    private let trace: TraceReader
    let stage = HitStage()
    let list = VisitList()
    private let resultLabel = UILabel()
    private let settingsCard = Card()
    private let answerCard = Card()
    private let chooser = UISegmentedControl(items: ["A", "B", "C", "D", "E"])
    private var rows: [ViewChange: SwitchRow] = [:]

    init(trace: TraceLog) {
        self.trace = TraceReader(trace)
        super.init(nibName: nil, bundle: nil)
        title = "Hit-testing"
    }

    required init?(coder: NSCoder) { nil }

    private var chosen: NestedView { stage.views[max(0, chooser.selectedSegmentIndex)] }

    override func viewDidLoad() {
        super.viewDidLoad()
        resultLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        resultLabel.numberOfLines = 2
        resultLabel.accessibilityIdentifier = "hit.result"
        chooser.selectedSegmentIndex = 4
        chooser.accessibilityIdentifier = "hit.choose"
        chooser.addTarget(self, action: HitTestingController.showSwitches, for: .valueChanged)
        settingsCard.addSubview(chooser)
        for change in ViewChange.allCases {
            let row = SwitchRow(change.title, identifier: "switch.\(change.rawValue)")
            row.onChange = { [weak self] isOn in
                guard let self else { return }
                stage.set(change, isOn, on: chosen)
            }
            settingsCard.addSubview(row)
            rows[change] = row
        }
        answerCard.clipsToBounds = true
        answerCard.addSubview(resultLabel)
        answerCard.addSubview(list)
        for part in [answerCard, settingsCard, stage] { view.addSubview(part) }
    }

    /// The switches show the chosen view's state.
    private func showSwitches() {
        for (change, row) in rows { row.toggle.isOn = stage.has(change, on: chosen) }
    }

    // MARK: Hit tests

    private func show(_ walk: HitTestWalk) {
        let names = Dictionary(
            uniqueKeysWithValues: stage.views.map { (UIApplication.shared.subject(of: $0).identifier, $0) })
        let name: (Subject) -> String? = { names[$0.identifier]?.name }
        let visits = walk.visits.indices.filter { names[walk.visits[$0].view.identifier] != nil }
        let topDepth = visits.map { walk.visits[$0].depth }.min() ?? 0
        for view in stage.views { view.role = .untouched }
        for index in visits {
            let visit = walk.visits[index]
            names[visit.view.identifier]?.role = Self.role(of: visit.verdict)
        }
        list.items = visits.map { index in
            let visit = walk.visits[index]
            return VisitList.Item(
                text: ShortText.of(TraceText.reason(forVisit: index, of: walk), naming: name),
                depth: visit.depth - topDepth, color: Self.color(of: Self.role(of: visit.verdict)))
        }
        resultLabel.text = ShortText.of(TraceText.sentence(for: .hitTest(walk)), naming: name)
        view.setNeedsLayout()
    }

    private static func role(of verdict: HitTestWalk.Verdict) -> NestedView.Role {
        switch verdict {
        case .hit: .hit
        case .passedOn, .answeredByOverride: .onPath
        case .refused: .refused
        case .covered: .untouched
        }
    }

    private static func color(of role: NestedView.Role) -> UIColor {
        switch role {
        case .untouched: .systemGray3
        case .onPath, .hit: .systemGreen
        case .refused: .systemRed
        }
    }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin = Spacing.margin(forWidth: view.bounds.width)
        let area = view.bounds.inset(by: UIEdgeInsets(top: 0, left: margin, bottom: margin, right: margin))
        let settingsHeight = Spacing.padding * 2 + 32 + 4 + SwitchRow.height * 3
        if view.bounds.width >= Spacing.twoColumnWidth {
            let left = ((area.width - Spacing.gap * 2) * 0.56).rounded()
            stage.frame = CGRect(
                x: area.minX, y: area.minY, width: left, height: area.height - settingsHeight - Spacing.gap * 2)
            settingsCard.frame = CGRect(
                x: area.minX, y: area.maxY - settingsHeight, width: left, height: settingsHeight)
            let right = area.minX + left + Spacing.gap * 2
            answerCard.frame = CGRect(x: right, y: area.minY, width: area.maxX - right, height: area.height)
        } else {
            let stageHeight = max(180, (area.height - settingsHeight) * 0.44).rounded()
            stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: stageHeight)
            settingsCard.frame = CGRect(
                x: area.minX, y: stage.frame.maxY + Spacing.gap, width: area.width, height: settingsHeight)
            let top = settingsCard.frame.maxY + Spacing.gap
            answerCard.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
        }
        layoutSettings()
        layoutAnswers()
    }

    private func layoutSettings() {
        let content = settingsCard.contentFrame
        chooser.frame = CGRect(x: content.minX, y: content.minY, width: content.width, height: 32)
        let width = ((content.width - 24) / 2).rounded()
        for (place, change) in ViewChange.allCases.enumerated() {
            rows[change]?.frame = CGRect(
                x: content.minX + CGFloat(place % 2) * (width + 24),
                y: content.minY + 36 + CGFloat(place / 2) * SwitchRow.height, width: width, height: SwitchRow.height)
        }
    }

    private func layoutAnswers() {
        let content = answerCard.contentFrame
        let height = resultLabel.sizeThatFits(CGSize(width: content.width, height: 0)).height
        list.isCompact = view.bounds.width < Spacing.twoColumnWidth
        resultLabel.frame = CGRect(x: content.minX, y: content.minY, width: content.width, height: height)
        let top = height > 0 ? resultLabel.frame.maxY + 8 : content.minY
        list.frame = CGRect(x: content.minX, y: top, width: content.width, height: max(0, content.maxY - top))
    }
}

extension HitTestingController: EventObserver {
    func window(_ window: UIWindow, didSend event: UIEvent) {
        guard event.type == .touches,
            let touch = event.touches(for: window)?.first(where: { $0.phase == .began })
        else { return }
        let location = touch.location(in: stage)
        let isInStage = touch.view?.isDescendant(of: stage) == true || stage.bounds.contains(location)
        let walks = trace.takeEvents().compactMap { event in
            if case .hitTest(let walk) = event { walk } else { nil }
        }
        let root = UIApplication.shared.subject(of: window).identifier
        guard isInStage, let walk = walks.last(where: { $0.visits.contains { $0.view.identifier == root } }) else {
            return
        }
        stage.showTouch(at: stage.convert(CGPoint(x: walk.point.x, y: walk.point.y), from: nil))
        show(walk)
    }
}
