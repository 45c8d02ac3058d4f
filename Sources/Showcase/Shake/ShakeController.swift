// SPDX-License-Identifier: Apache-2.0

import CoreMotion
import EventTrace
import UIKit

/// Shows a device's motion as it is measured, what the detector of shakes makes of it, and shake to undo.
final class ShakeController: UIViewController {
    private static let listedCount = 5
    private static let rowHeight: CGFloat = 36

    private let trace: TraceReader
    private let manager = CMMotionManager()
    private let sampleCard = Card(heading: "Samples, without gravity")
    private let shakeCard = Card(heading: "Shakes")
    private let graph = StrengthGraph(limit: UIApplication.shared.interactionConstants.shake.threshold)
    private let readingLabel = UILabel()
    private let countLabel = UILabel()
    private let markButton = UIButton(configuration: .gray())
    private let markLabel = UILabel()
    private let editRow = SwitchRow("Shake to undo", identifier: "shake.edit")
    private var rows: [UILabel] = []
    private var steps: [String] = []
    private var calls: [String: Int] = [:]
    private var marks = 0

    init(trace: TraceLog) {
        self.trace = TraceReader(trace)
        super.init(nibName: nil, bundle: nil)
        title = "Shake"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        readingLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        readingLabel.accessibilityIdentifier = "shake.reading"
        readingLabel.text = "No sample yet: the page's details have a button that shakes."
        readingLabel.numberOfLines = 2
        countLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        countLabel.adjustsFontSizeToFitWidth = true
        countLabel.minimumScaleFactor = 0.7
        countLabel.accessibilityIdentifier = "shake.calls"
        for number in 0..<Self.listedCount {
            let row = UILabel()
            row.font = .systemFont(ofSize: 13)
            row.textColor = number == 0 ? .label : .secondaryLabel
            row.numberOfLines = 2
            row.accessibilityIdentifier = "shake.step.\(number)"
            rows.append(row)
        }
        markButton.configuration?.title = "Add a mark"
        markButton.configuration?.cornerStyle = .capsule
        markButton.accessibilityIdentifier = "shake.mark"
        markButton.addTarget(self, action: ShakeController.addMark, for: .touchUpInside)
        markLabel.font = .systemFont(ofSize: 15)
        markLabel.accessibilityIdentifier = "shake.marks"
        editRow.toggle.isOn = UIApplication.shared.applicationSupportsShakeToEdit
        editRow.onChange = { UIApplication.shared.applicationSupportsShakeToEdit = $0 }
        for part in [graph, readingLabel] { sampleCard.addSubview(part) }
        for part in [countLabel, markButton, markLabel, editRow] + rows { shakeCard.addSubview(part) }
        view.addSubview(sampleCard)
        view.addSubview(shakeCard)
        show()
    }

    // I5: only a first responder hears of shakes.
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
        manager.startDeviceMotionUpdates(to: .main) { [weak self] motion, _ in
            guard let motion else { return }
            // The main queue is the main actor's.
            MainActor.assumeIsolated { self?.take(motion) }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        manager.stopDeviceMotionUpdates()
        resignFirstResponder()
    }

    // MARK: Samples

    private func take(_ motion: CMDeviceMotion) {
        let user = motion.userAcceleration
        let strength = (user.x * user.x + user.y * user.y + user.z * user.z).squareRoot()
        graph.add(strength)
        let parts = [("x", user.x), ("y", user.y), ("z", user.z)].map { "\($0.0) \(ShortText.signed($0.1))" }
        readingLabel.text = parts.joined(separator: "  ") + "  strength \(ShortText.signed(strength)) g"
    }

    // MARK: Shakes

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { count("began") }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        count("ended")
        // I6: what the application hears of in the end offers to undo.
        super.motionEnded(motion, with: event)
    }

    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { count("cancelled") }

    private func count(_ call: String) {
        calls[call, default: 0] += 1
        show()
    }

    // MARK: Undo

    private func addMark() { setMarks(marks + 1) }

    private func setMarks(_ number: Int) {
        let old = marks
        undoManager?.registerUndo(withTarget: self) { $0.setMarks(old) }
        undoManager?.setActionName("Mark")
        marks = number
        show()
    }

    // MARK: Looks

    private func show() {
        let counts = ["began", "ended", "cancelled"].map { "\($0) \(calls[$0] ?? 0)×" }
        countLabel.text = counts.joined(separator: ", ")
        markLabel.text = marks == 1 ? "1 mark" : "\(marks) marks"
        for (row, text) in zip(rows, steps + Array(repeating: "", count: Self.listedCount)) { row.text = text }
        if steps.isEmpty { rows[0].text = "No shake yet." }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin = Spacing.margin(forWidth: view.bounds.width)
        let area = view.bounds.inset(by: UIEdgeInsets(top: 0, left: margin, bottom: margin, right: margin))
        let shakeHeight =
            Spacing.padding * 2 + 24 + 28 + 48 + SwitchRow.height + CGFloat(Self.listedCount) * Self.rowHeight
        if view.bounds.width >= Spacing.twoColumnWidth {
            let width = (area.width - Spacing.gap * 2) / 2
            sampleCard.frame = CGRect(x: area.minX, y: area.minY, width: width, height: min(area.height, 260))
            shakeCard.frame = CGRect(
                x: area.maxX - width, y: area.minY, width: width, height: min(area.height, shakeHeight))
        } else {
            let height = max(140, min(220, area.height - shakeHeight - Spacing.gap))
            sampleCard.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
            let top = sampleCard.frame.maxY + Spacing.gap
            shakeCard.frame = CGRect(
                x: area.minX, y: top, width: area.width, height: min(shakeHeight, max(0, area.maxY - top)))
        }
        let samples = sampleCard.contentFrame
        graph.frame = CGRect(
            x: samples.minX, y: samples.minY, width: samples.width, height: max(0, samples.height - 44))
        readingLabel.frame = CGRect(x: samples.minX, y: samples.maxY - 38, width: samples.width, height: 38)
        layoutShakes(shakeCard.contentFrame)
    }

    private func layoutShakes(_ content: CGRect) {
        countLabel.frame = CGRect(x: content.minX, y: content.minY, width: content.width, height: 22)
        let button = markButton.sizeThatFits(.zero)
        markButton.frame = CGRect(x: content.minX, y: content.minY + 30, width: button.width, height: 36)
        markLabel.frame = CGRect(
            x: markButton.frame.maxX + Spacing.gap, y: content.minY + 30,
            width: max(0, content.width - button.width - Spacing.gap), height: 36)
        editRow.frame = CGRect(
            x: content.minX, y: content.minY + 70, width: content.width, height: SwitchRow.height)
        for (place, row) in rows.enumerated() {
            let top = content.minY + 114 + CGFloat(place) * Self.rowHeight
            row.isHidden = top + Self.rowHeight > shakeCard.bounds.height
            row.frame = CGRect(x: content.minX, y: top, width: content.width, height: Self.rowHeight)
        }
    }
}

extension ShakeController: EventObserver {
    func window(_ window: UIWindow, didSend event: UIEvent) {
        guard event.type == .motion else { return }
        for case .shake(let note) in trace.takeEvents() {
            steps.insert("\(note)", at: 0)
        }
        steps = Array(steps.prefix(Self.listedCount))
        show()
    }
}
