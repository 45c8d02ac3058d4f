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
    private let chartCard = Card()
    private let settingsCard = Card()
    private var rows: [SwitchRow] = []
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
        for setting in GestureSetting.allCases {
            let row = SwitchRow(setting.title, identifier: "switch.\(setting.rawValue)")
            row.toggle.isOn = stage.has(setting)
            row.onChange = { [weak self] in self?.stage.set(setting, $0) }
            settingsCard.addSubview(row)
            rows.append(row)
        }
        stage.inner.onCall = { [weak self] in self?.note($0) }
        chartCard.addSubview(chart)
        for part in [chartCard, settingsCard, stage] { view.addSubview(part) }
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

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin = Spacing.margin(forWidth: view.bounds.width)
        let area = view.bounds.inset(by: UIEdgeInsets(top: 0, left: margin, bottom: margin, right: margin))
        let isWide = view.bounds.width >= Spacing.twoColumnWidth
        let rowHeight: CGFloat = area.height < 560 ? 33 : SwitchRow.height
        let settingsHeight = 16 + rowHeight * 3
        if isWide {
            let left = ((area.width - Spacing.gap * 2) * 0.5).rounded()
            stage.frame = CGRect(
                x: area.minX, y: area.minY, width: left, height: area.height - settingsHeight - Spacing.gap * 2)
            settingsCard.frame = CGRect(
                x: area.minX, y: area.maxY - settingsHeight, width: left, height: settingsHeight)
            let right = area.minX + left + Spacing.gap * 2
            chartCard.frame = CGRect(x: right, y: area.minY, width: area.maxX - right, height: min(460, area.height))
        } else {
            let stageHeight = max(100, (area.height - settingsHeight) * 0.34).rounded()
            stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: stageHeight)
            settingsCard.frame = CGRect(
                x: area.minX, y: stage.frame.maxY + Spacing.gap, width: area.width, height: settingsHeight)
            let top = settingsCard.frame.maxY + Spacing.gap
            chartCard.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
        }
        chart.frame = chartCard.contentFrame
        let content = settingsCard.bounds.insetBy(dx: Spacing.padding, dy: 8)
        let width = ((content.width - 24) / 2).rounded()
        for (place, row) in rows.enumerated() {
            row.frame = CGRect(
                x: content.minX + CGFloat(place % 2) * (width + 24),
                y: content.minY + CGFloat(place / 2) * rowHeight, width: width, height: rowHeight)
        }
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
        case .together: "Simultaneously"
        case .delaysBegan: "Delays began"
        case .delaysEnded: "Delays ended"
        case .cancels: "Cancels touches"
        }
    }

    /// As UIKit has it.
    var isOnAtFirst: Bool { self == .delaysEnded || self == .cancels }
}
