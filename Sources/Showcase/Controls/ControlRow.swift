import UIKit

/// A control with its name, and below it the events it sent since it was last touched.
final class ControlRow: UIView {
    /// With room for two lines of events, in points.
    static let height: CGFloat = 74
    /// More are cut off at the front.
    private static let keptCount = 8

    let control: UIControl
    private let name: String
    private let nameLabel = UILabel()
    private let eventLabel = UILabel()
    private let fillsWidth: Bool
    private var events: [String] = []
    /// How often the newest event came in a row.
    private var repetitions = 1
    /// Whether the touch that the events are of is over.
    private var isOver = false

    /// - Parameters:
    ///   - key: the last part of identifiers: `control.button`, `events.button`.
    ///   - fillsWidth: whether the control takes what the name leaves, as a slider does.
    init(_ name: String, key: String, control: UIControl, fillsWidth: Bool = false) {
        self.name = name
        self.control = control
        self.fillsWidth = fillsWidth
        super.init(frame: .zero)
        nameLabel.text = name
        nameLabel.font = .systemFont(ofSize: 15)
        eventLabel.font = .systemFont(ofSize: 12)
        eventLabel.textColor = .secondaryLabel
        eventLabel.numberOfLines = 2
        eventLabel.accessibilityIdentifier = "events.\(key)"
        control.accessibilityIdentifier = "control.\(key)"
        for part in [nameLabel, eventLabel, control] { addSubview(part) }
        for (event, name) in UIControl.Event.listed {
            control.addAction(UIAction { [weak self] _ in self?.note(name) }, for: event)
        }
        showEvents()
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ event: String) {
        if isOver, ["touchDown", "touchDownRepeat", "valueChanged"].contains(event) {
            events = []
            isOver = false
        }
        if ["touchUpInside", "touchUpOutside", "touchCancel"].contains(event) { isOver = true }
        if events.last == event {
            repetitions += 1
        } else {
            repetitions = 1
            events.append(event)
            if events.count > Self.keptCount { events.removeFirst() }
        }
        showEvents()
        setNeedsLayout()
    }

    private func showEvents() {
        let list = events.joined(separator: ", ")
        eventLabel.text =
            events.isEmpty ? "\(name): no event yet" : "\(name): \(list)\(repetitions > 1 ? " ×\(repetitions)" : "")"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let line: CGFloat = 38
        let nameWidth: CGFloat = 96
        var size = control.sizeThatFits(.zero)
        if fillsWidth { size.width = max(0, bounds.width - nameWidth - 8) }
        control.frame = CGRect(
            x: bounds.width - size.width, y: (line - size.height) / 2, width: size.width, height: size.height)
        nameLabel.frame = CGRect(x: 0, y: 0, width: nameWidth, height: line)
        let room = CGSize(width: bounds.width, height: 0)
        let height = min(eventLabel.sizeThatFits(room).height, max(0, bounds.height - line))
        eventLabel.frame = CGRect(x: 0, y: line, width: bounds.width, height: height)
    }
}
