// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows the way of each touch up the responder chain, in two arrangements of controllers.
final class ChainController: UIViewController {
    private let reader: any EventReader
    private(set) var stage = ChainStageController(.oneController)
    let list: ChainList
    private let chooser = UISegmentedControl(items: ChainArrangement.allCases.map(\.title))
    private let handlesRow = SwitchRow("The panel handles touches", identifier: "switch.handles")
    private let nextRow = SwitchRow("The leaf's next skips to the window", identifier: "switch.next")
    private lazy var settingsCard = Card(
        content: UIStackView(column: [chooser, UIStackView(column: [handlesRow, nextRow])], spacing: 4))
    private lazy var left = UIStackView(column: [settingsCard])
    private lazy var columns = Columns(left, Card(heading: "The way of touchesBegan", content: list))
    private var stageHeight: NSLayoutConstraint?

    init(_ platform: any Platform) {
        reader = platform.makeReader()
        list = ChainList(note: platform.untold("what each of them did: this is what their classes do"))
        super.init(nibName: nil, bundle: nil)
        title = "Responders"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        chooser.selectedSegmentIndex = 0
        chooser.accessibilityIdentifier = "chain.arrangement"
        chooser.addTarget(self, action: #selector(rearrange), for: .valueChanged)
        handlesRow.onChange = { [weak self] _ in self?.applySwitches() }
        nextRow.onChange = { [weak self] _ in self?.applySwitches() }
        view.addSubview(columns, pinnedTo: view)
        install(stage)
    }

    // MARK: Arrangement

    @objc private func rearrange() {
        guard let arrangement = ChainArrangement(rawValue: chooser.selectedSegmentIndex) else { return }
        stage.willMove(toParent: nil)
        stage.view.removeFromSuperview()
        stage.removeFromParent()
        stage = ChainStageController(arrangement)
        install(stage)
        list.steps = []
        applySwitches()
    }

    private func install(_ controller: ChainStageController) {
        addChild(controller)
        left.insertArrangedSubview(controller.view, at: 0)
        controller.didMove(toParent: self)
        stageHeight = controller.view.heightAnchor.constraint(equalToConstant: 168)
        stageHeight?.isActive = !columns.isWide
        controller.view.heightAnchor.constraint(greaterThanOrEqualToConstant: 104).isActive = true
    }

    private func applySwitches() {
        stage.panel.handlesTouches = handlesRow.toggle.isOn
        stage.leaf.otherNext = nextRow.toggle.isOn ? view.window : nil
    }

    // MARK: Messages

    private func show(_ chain: [UIResponder], _ outcomes: [ChainStep.Outcome]) {
        list.steps = zip(chain, outcomes).map { ChainStep(name: Self.name(of: $0), outcome: $1) }
    }

    private static func name(of responder: UIResponder) -> String {
        switch responder {
        case let view as ChainView: return view.name
        case let controller as ChainStageController: return controller.title ?? ""
        case let controller as ChainChildController: return controller.title ?? ""
        default:
            // The class of a plain view says nothing: its controller's name is shown.
            if type(of: responder) == UIView.self, let controller = responder.next as? UIViewController {
                return "\(className(of: controller))'s view"
            }
            return className(of: responder)
        }
    }

    private static func className(of responder: UIResponder) -> String { "\(type(of: responder))" }

    // MARK: Layout

    private static let lowHeight: CGFloat = 320

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        columns.fit(width: view.bounds.width)
        // In a low window the leaf needs the room for its name.
        left.spacing = view.bounds.height < Self.lowHeight ? Spacing.gap : columns.spacing
        stageHeight?.isActive = !columns.isWide
    }
}

extension ChainController: EventObserver {
    func window(_ window: UIWindow, didSend event: UIEvent) {
        guard event.type == .touches,
            let touch = event.touches(for: window)?.first(where: { $0.phase == .began })
        else { return }
        let chain = touch.view?.chain ?? []
        let outcomes = reader.takeOutcomes(of: chain)
        if touch.view?.isDescendant(of: stage.view) == true { show(chain, outcomes) }
    }
}
