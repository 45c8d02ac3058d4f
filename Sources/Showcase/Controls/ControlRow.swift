// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A control with its name, and below it the events of its last touch.
final class ControlRow: UIView {
    /// With room for two lines of events, in points.
    static let height: CGFloat = 74
    /// What a row grows to where there is more room, in points.
    static let largestHeight: CGFloat = 124
    private static let controlHeight: CGFloat = 38
    private static let nameWidth: CGFloat = 96
    /// Below it the events are set smaller, so that those of a drag fit.
    private static let narrowWidth: CGFloat = 400

    let control: UIControl
    private let name: String
    private let nameLabel = UILabel()
    private let eventLabel = UILabel()
    private let separator = UIView()
    private let fillsWidth: Bool
    /// The touch's events in the order in which each came first, and how often it came: a drag sends hundreds.
    private var events: [(name: String, count: Int)] = []
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
        eventLabel.textColor = .secondaryLabel
        eventLabel.numberOfLines = 0
        eventLabel.accessibilityIdentifier = "events.\(key)"
        control.accessibilityIdentifier = "control.\(key)"
        if control.accessibilityLabel == nil { control.accessibilityLabel = name }
        separator.backgroundColor = .separator
        for part in [separator, nameLabel, eventLabel, control] { addSubview(part) }
        for (event, name) in UIControl.Event.listed {
            control.addAction(UIAction { [weak self] _ in self?.note(name) }, for: event)
        }
        showEvents()
    }

    required init?(coder: NSCoder) { nil }

    /// Whether a line above parts the row from the one before.
    var isSeparated = true {
        didSet { separator.isHidden = !isSeparated }
    }

    private func note(_ event: String) {
        if isOver, ["touchDown", "touchDownRepeat", "valueChanged"].contains(event) {
            events = []
            isOver = false
        }
        if ["touchUpInside", "touchUpOutside", "touchCancel"].contains(event) { isOver = true }
        if let place = events.firstIndex(where: { $0.name == event }) {
            events[place].count += 1
        } else {
            events.append((event, 1))
        }
        showEvents()
        setNeedsLayout()
    }

    private func showEvents() {
        // No line is broken between an event and its count.
        let list = events.map { $0.count > 1 ? "\($0.name)\u{A0}×\($0.count)" : $0.name }.joined(separator: ", ")
        eventLabel.text = "\(name): \(events.isEmpty ? "no event yet" : list)"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let line = Self.controlHeight
        // What is left over is shared above and below, so that the control stays where it is as events come.
        let top = max(0, (bounds.height - Self.height) / 2).rounded()
        separator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        var size = control.sizeThatFits(.zero)
        if fillsWidth { size.width = max(0, bounds.width - Self.nameWidth - 8) }
        control.frame = CGRect(
            x: bounds.width - size.width, y: top + (line - size.height) / 2, width: size.width, height: size.height)
        nameLabel.frame = CGRect(x: 0, y: top, width: Self.nameWidth, height: line)
        eventLabel.font = .systemFont(ofSize: bounds.width < Self.narrowWidth ? 11 : 12)
        let room = CGSize(width: bounds.width, height: 0)
        let height = min(eventLabel.sizeThatFits(room).height, max(0, bounds.height - top - line))
        eventLabel.frame = CGRect(x: 0, y: top + line, width: bounds.width, height: height)
    }
}

extension UIControl.Event {
    /// The events that the showcase lists, with UIKit's names for them, in the order in which a touch causes them.
    static let listed: [(event: UIControl.Event, name: String)] = [
        (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
        (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
        (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
        (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
        (.primaryActionTriggered, "primaryActionTriggered"),
    ]
}
