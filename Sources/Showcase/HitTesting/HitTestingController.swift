// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKit

/// Shows which views a touch was offered to, in which order, and why each of them took it or not.
final class HitTestingController: UIViewController {
    private let trace: TraceReader
    let stage = HitStage()
    let list = VisitList()
    private let resultLabel = UILabel()
    private lazy var settingsCard = Card(
        content: UIStackView(
            column: [chooser, switches], spacing: 4))
    private lazy var switches = Grid(switches: ViewChange.allCases.compactMap { rows[$0] })
    private lazy var answers = UIStackView(column: [resultLabel, list], spacing: 8)
    private lazy var answerCard = Card(content: answers)
    private lazy var left = UIStackView(column: [stage, settingsCard])
    private lazy var columns = Columns(left, answerCard, share: 0.56)
    /// Where everything stands below each other, the views and the answers share what the switches leave.
    private lazy var stageHeight = stage.heightAnchor.constraint(equalTo: answerCard.heightAnchor, multiplier: 0.8)
        .with(.defaultHigh)
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
        resultLabel.scaledFont = .systemFont(ofSize: 15, weight: .semibold)
        resultLabel.numberOfLines = 2
        resultLabel.accessibilityIdentifier = "hit.result"
        chooser.selectedSegmentIndex = 4
        chooser.accessibilityIdentifier = "hit.choose"
        chooser.addTarget(self, action: #selector(showSwitches), for: .valueChanged)
        for change in ViewChange.allCases {
            let row = SwitchRow(change.title, identifier: "switch.\(change.rawValue)")
            row.onChange = { [weak self] isOn in
                guard let self else { return }
                stage.set(change, isOn, on: chosen)
            }
            rows[change] = row
        }
        answerCard.clipsToBounds = true
        resultLabel.isHidden = true
        view.addSubview(columns, pinnedTo: view)
        stage.heightAnchor.constraint(greaterThanOrEqualToConstant: 180).isActive = true
    }

    /// The switches show the chosen view's state.
    @objc private func showSwitches() {
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
        resultLabel.isHidden = false
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

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        columns.fit(width: view.bounds.width)
        left.spacing = columns.spacing
        list.isCompact = !columns.isWide
        switches.fitSwitches(width: view.bounds.width)
        stageHeight.isActive = !columns.isWide
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
