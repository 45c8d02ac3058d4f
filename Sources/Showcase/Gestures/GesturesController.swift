// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKit

/// Shows recognizers that compete on one view and on nested ones: what state each is in, and why it lost.
final class GesturesController: UIViewController {
    private static let viewLane = "inner view"
    /// Seconds without a finger and without news, after which the next touch begins a new story.
    private static let pause = 0.6
    /// Seconds between two looks at the clock while somebody has not settled.
    private static let refreshInterval = 0.1

    let stage = GestureStage()
    private let log: TraceLog
    private var nextSequence: UInt64 = 0
    private(set) var story: GestureStory
    private let chart: StripChart
    private lazy var rows = makeRows()
    private lazy var switches = Grid(switches: rows)
    private lazy var left = UIStackView(column: [stage, Card(content: switches, padding: 8)])
    private lazy var columns = Columns(left, Card(content: chart))
    /// Where everything stands below each other, the views and the chart share what the switches leave.
    private lazy var stageHeight = stage.heightAnchor.constraint(equalTo: chart.heightAnchor, multiplier: 0.56)
        .with(.defaultHigh - 1)
    private var refresh: EventClock.Deadline?

    init(trace: TraceLog) {
        log = trace
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

    private var now: Double { UIApplication.shared.clock.now }

    private func note(_ call: TouchedView.Call) {
        switch call {
        case .began: story.tell(story.lanes.count - 1, .possible, at: now, "touchesBegan")
        case .moved: story.tell(story.lanes.count - 1, .possible, at: now, "touchesMoved")
        case .ended: story.tell(story.lanes.count - 1, .recognized, at: now, "touchesEnded")
        case .cancelled: story.tell(story.lanes.count - 1, .cancelled, at: now, "touchesCancelled")
        }
    }

    /// Takes in what the trace has recorded, and shows it.
    private func update() {
        let lanes = Dictionary(
            uniqueKeysWithValues: stage.recognizers.enumerated().map {
                (UIApplication.shared.subject(of: $1).identifier, $0)
            })
        for entry in takeEntries() {
            switch entry.event {
            case .recognizer(let note):
                guard let lane = lanes[note.recognizer.identifier] else { continue }
                let reason = note.reason.map { ShortText.of($0.text) { $0.label } }
                story.change(lane, to: note.new, at: entry.time, because: reason)
            case .recognizerWaits(let note):
                guard let lane = lanes[note.recognizer.identifier] else { continue }
                story.wait(lane, at: entry.time, "waits for \(note.other.label ?? "another") to fail")
            default: break
            }
        }
        chart.show(story, at: now)
        refresh?.cancel()
        guard story.isOpen, viewIfLoaded?.window != nil else { return }
        refresh = UIApplication.shared.clock.schedule(after: Self.refreshInterval) { [weak self] in self?.update() }
    }

    private func takeEntries() -> ArraySlice<TraceEntry> {
        let entries = log.entries
        var start = entries.endIndex
        while start > entries.startIndex, entries[start - 1].sequence >= nextSequence { start -= 1 }
        if let last = entries.last { nextSequence = last.sequence + 1 }
        return entries[start...]
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
    /// A touch after a while begins a new story; before the event, because the view hears of it during the event.
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
        for touch in touches.sorted(by: { $0.identifier.number < $1.identifier.number }) where touch.phase == .began {
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
