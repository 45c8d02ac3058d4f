// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows recognizers that compete on one view and on nested ones: the state of each, and why it failed.
final class GesturesController: UIViewController {
    private static let viewLane = "inner view"
    /// Seconds without a finger and without news, after which the next touch begins a new story.
    private static let pause = 0.6
    /// Seconds between two updates of the chart while a lane is undecided.
    private static let refreshInterval = 0.1

    let stage = GestureStage()
    private let reader: any EventReader
    /// The sentence that there are no reasons; `nil` if there are.
    private let untold: String?
    private(set) var story: GestureStory
    private let chart: StripChart
    private lazy var rows = makeRows()
    private lazy var switches = Grid(switches: rows)
    private lazy var left = UIStackView(column: [stage, Card(content: switches, padding: 8)])
    private lazy var columns = Columns(left, Card(heading: untold, content: chart))
    /// If everything stands below each other, the views and the chart share the room beside the switches.
    private lazy var stageHeight = stage.heightAnchor.constraint(equalTo: chart.heightAnchor, multiplier: 0.56)
        .with(.defaultHigh - 1)

    init(_ platform: any Platform) {
        reader = platform.makeReader()
        untold = platform.untold("why a recognizer failed")
        story = GestureStory(stage.recognizers.map { $0.name ?? "" } + [Self.viewLane])
        chart = StripChart(story)
        super.init(nibName: nil, bundle: nil)
        title = "Gestures"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        stage.inner.onCall = { [weak self] in self?.note($0) }
        view.addSubview(columns, pinnedTo: view)
        NSLayoutConstraint.activate([
            stage.heightAnchor.constraint(greaterThanOrEqualToConstant: 100),
            chart.heightAnchor.constraint(
                greaterThanOrEqualToConstant: StripChart.leastLaneHeight * CGFloat(story.lanes.count)),
        ])
    }

    private func makeRows() -> [SwitchRow] {
        GestureSetting.allCases.map { setting in
            let row = SwitchRow(setting.title, identifier: "switch.\(setting.rawValue)")
            row.toggle.isOn = stage.has(setting)
            row.onChange = { [weak self] in self?.stage.set(setting, $0) }
            return row
        }
    }

    // MARK: The story

    private var now: Double { CACurrentMediaTime() }

    private func note(_ call: TouchedView.Call) {
        switch call {
        case .began: story.tell(story.lanes.count - 1, .possible, at: now, "touchesBegan")
        case .moved: story.tell(story.lanes.count - 1, .possible, at: now, "touchesMoved")
        case .ended: story.tell(story.lanes.count - 1, .recognized, at: now, "touchesEnded")
        case .cancelled: story.tell(story.lanes.count - 1, .cancelled, at: now, "touchesCancelled")
        }
    }

    /// Reads and shows the new decisions.
    @objc private func update() {
        for change in reader.takeChanges(of: stage.recognizers) {
            switch change.kind {
            case .state(let state, let reason):
                story.change(change.place, to: state, at: change.time, because: reason)
            case .waits(let other): story.wait(change.place, at: change.time, "waits for \(other) to fail")
            }
        }
        chart.show(story, at: now)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(update), object: nil)
        guard story.isOpen, viewIfLoaded?.window != nil else { return }
        perform(#selector(update), with: nil, afterDelay: Self.refreshInterval)
    }

    // MARK: Layout

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        columns.fit(width: view.bounds.width)
        left.spacing = columns.spacing
        stageHeight.isActive = !columns.isWide
        switches.fitSwitches(width: view.bounds.width)
        for row in rows { row.height = view.bounds.height < 560 ? 33 : SwitchRow.usualHeight }
    }
}

extension GesturesController: EventObserver {
    /// A touch after a pause begins a new story. This is done before the event, because the view gets the touch during it.
    func window(_ window: UIWindow, willSend event: UIEvent) {
        guard event.type == .touches, let touches = event.touches(for: window),
            touches.contains(where: { $0.phase == .began && $0.view?.isDescendant(of: stage) == true })
        else { return }
        update()
        if story.isEmpty || (!story.isOpen && event.timestamp - story.end > Self.pause) {
            story.restart(at: event.timestamp)
        }
    }

    func window(_ window: UIWindow, didSend event: UIEvent) {
        guard event.type == .touches, let touches = event.touches(for: window) else { return }
        for touch in touches where touch.phase == .began {
            for recognizer in touch.gestureRecognizers ?? [] {
                guard let lane = stage.recognizers.firstIndex(where: { $0 === recognizer }) else { continue }
                story.receive(lane, at: event.timestamp)
            }
        }
        update()
    }
}

/// What the switches of the gestures screen change.
enum GestureSetting: String, CaseIterable {
    case tapWaits, panWaits, together, delaysBegan, delaysEnded, cancels

    var title: String {
        switch self {
        case .tapWaits: "Taps wait"
        case .panWaits: "Pans wait"
        case .together: "Both at once"
        case .delaysBegan: "Delays began"
        case .delaysEnded: "Delays ended"
        case .cancels: "Cancels touches"
        }
    }

    /// As UIKit has it.
    var isOnAtFirst: Bool { self == .delaysEnded || self == .cancels }
}
