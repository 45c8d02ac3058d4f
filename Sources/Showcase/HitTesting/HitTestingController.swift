// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows the views to which a touch was offered, in order, and why each of them took it or not.
final class HitTestingController: UIViewController {
    private let reader: any EventReader
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
    /// If everything stands below each other, the views and the answers share the room beside the switches.
    private lazy var stageHeight = stage.heightAnchor.constraint(equalTo: answerCard.heightAnchor, multiplier: 0.8)
        .with(.defaultHigh)
    private let chooser = UISegmentedControl(items: ["A", "B", "C", "D", "E"])
    private var rows: [ViewChange: SwitchRow] = [:]

    init(_ platform: any Platform) {
        reader = platform.makeReader()
        super.init(nibName: nil, bundle: nil)
        title = "Hit-testing"
    }

    required init?(coder: NSCoder) { nil }

    private var chosen: NestedView { stage.views[max(0, chooser.selectedSegmentIndex)] }

    override func viewDidLoad() {
        super.viewDidLoad()
        resultLabel.scaledFont = .systemFont(ofSize: 15, weight: .semibold)
        resultLabel.numberOfLines = 0
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
        for change in ViewChange.allCases { rows[change]?.toggle.isOn = stage.has(change, on: chosen) }
    }

    // MARK: Hit tests

    private func show(_ report: HitTestReport) {
        for view in stage.views { view.role = .untouched }
        let topDepth = report.visits.map(\.depth).min() ?? 0
        for visit in report.visits { (visit.view as? NestedView)?.role = visit.role }
        list.items = report.visits.map { visit in
            VisitList.Item(text: visit.text, depth: visit.depth - topDepth, color: Self.color(of: visit.role))
        }
        resultLabel.text = report.sentence
        resultLabel.isHidden = false
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
        let names = stage.views.map { (view: $0 as UIView, name: $0.name) }
        guard let report = reader.takeHitTest(of: touch, in: window, among: names), isInStage else { return }
        stage.showTouch(at: location)
        show(report)
    }
}
