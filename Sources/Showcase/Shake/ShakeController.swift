// SPDX-License-Identifier: Apache-2.0

import CoreMotion
import UIKit

/// Shows a device's measured motion, the decisions of the shake detector, and shake to undo.
final class ShakeController: UIViewController {
    private static let listedCount = 5

    private let reader: any EventReader
    /// The text until the first shake.
    private let invitation: String
    private let manager = CMMotionManager()
    private let graph: StrengthGraph
    private let readingLabel = UILabel()
    private let countLabel = UILabel()
    private let markButton = UIButton(configuration: .gray())
    private let markLabel = UILabel()
    private let editRow = SwitchRow("Shake to undo", identifier: "shake.edit")
    private var rows: [UILabel] = []
    private var steps: [String] = []
    private var calls: [String: Int] = [:]
    private var marks = 0

    init(_ platform: any Platform) {
        reader = platform.makeReader()
        invitation = platform.untold("how a shake is made out") ?? "No shake yet."
        graph = StrengthGraph(limit: platform.shakeThreshold)
        super.init(nibName: nil, bundle: nil)
        title = "Shake"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        readingLabel.scaledFont = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        readingLabel.accessibilityIdentifier = "shake.reading"
        readingLabel.text = "No sample yet."
        readingLabel.numberOfLines = 0
        countLabel.scaledFont = .systemFont(ofSize: 15, weight: .semibold)
        countLabel.adjustsFontSizeToFitWidth = true
        countLabel.minimumScaleFactor = 0.45
        countLabel.accessibilityIdentifier = "shake.calls"
        for number in 0..<Self.listedCount {
            let row = UILabel()
            row.scaledFont = .systemFont(ofSize: 13)
            row.textColor = number == 0 ? .label : .secondaryLabel
            row.numberOfLines = 0
            row.accessibilityIdentifier = "shake.step.\(number)"
            rows.append(row)
        }
        markButton.configuration?.title = "Add a mark"
        markButton.configuration?.cornerStyle = .capsule
        markButton.accessibilityIdentifier = "shake.mark"
        markButton.addTarget(self, action: #selector(addMark), for: .touchUpInside)
        markLabel.scaledFont = .systemFont(ofSize: 15)
        markLabel.accessibilityIdentifier = "shake.marks"
        editRow.toggle.isOn = UIApplication.shared.applicationSupportsShakeToEdit
        editRow.onChange = { UIApplication.shared.applicationSupportsShakeToEdit = $0 }
        markButton.setContentHuggingPriority(.required, for: .horizontal)
        // Where both are too wide, the button's title wraps.
        markButton.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
        addColumns()
        show()
    }

    // I5: only a first responder gets shakes.
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
        // I6: a shake that reaches the application at the end of the chain offers to undo.
        super.motionEnded(motion, with: event)
    }

    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { count("cancelled") }

    private func count(_ call: String) {
        calls[call, default: 0] += 1
        show()
    }

    // MARK: Undo

    @objc private func addMark() { setMarks(marks + 1) }

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
        if steps.isEmpty { rows[0].text = invitation }
    }

    private lazy var columns: Columns = {
        let samples = UIStackView(column: [graph, readingLabel], spacing: 6)
        let marks = UIStackView(arrangedSubviews: [markButton, markLabel])
        marks.spacing = Spacing.gap
        let shakes = UIStackView(column: [countLabel, marks, editRow] + rows, spacing: 6)
        return Columns(
            Card(heading: "Samples, without gravity", content: samples), Card(heading: "Shakes", content: shakes),
            keepsHeights: true)
    }()

    private func addColumns() {
        view.addSubview(columns, pinnedTo: view, edges: [.top, .leading, .trailing])
        NSLayoutConstraint.activate([
            columns.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
            graph.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
            graph.heightAnchor.constraint(equalToConstant: 150).with(.defaultHigh),
        ])
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        columns.fit(width: view.bounds.width)
    }
}

extension ShakeController: EventObserver {
    func window(_ window: UIWindow, didSend event: UIEvent) {
        guard event.type == .motion else { return }
        steps = Array((reader.takeShakes().reversed() + steps).prefix(Self.listedCount))
        show()
    }
}
