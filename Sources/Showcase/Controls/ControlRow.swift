// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A control with its name, and below it the events of its last touch.
final class ControlRow: UIView {
    /// With room for two lines of events, in points.
    static let height: CGFloat = 74
    /// The height to which a row grows if there is more room, in points.
    static let largestHeight: CGFloat = 124
    private static let controlHeight: CGFloat = 38
    /// Between a control and its events: some controls are as high as their line.
    private static let eventGap: CGFloat = 4
    private static let nameWidth: CGFloat = 96
    /// Below this width the events use a smaller font, so that those of a drag fit.
    private static let narrowWidth: CGFloat = 400

    let control: UIControl
    private let name: String
    private let eventLabel = UILabel()
    private let separator = UIView()
    /// The touch's events in the order of their first occurrence, with their counts: a drag sends hundreds.
    private var events: [(name: String, count: Int)] = []
    /// Whether the events' touch has ended.
    private var isOver = false

    /// - Parameters:
    ///   - key: the last part of identifiers: `control.button`, `events.button`.
    ///   - fillsWidth: whether the control takes the room beside the name, like a slider.
    init(_ name: String, key: String, control: UIControl, fillsWidth: Bool = false) {
        self.name = name
        self.control = control
        super.init(frame: .zero)
        eventLabel.textColor = .secondaryLabel
        eventLabel.numberOfLines = 0
        eventLabel.accessibilityIdentifier = "events.\(key)"
        control.accessibilityIdentifier = "control.\(key)"
        if control.accessibilityLabel == nil { control.accessibilityLabel = name }
        separator.backgroundColor = .separator
        layOut(fillsWidth: fillsWidth)
        for (event, name) in UIControl.Event.listed {
            control.addAction(UIAction { [weak self] _ in self?.note(name) }, for: event)
        }
        showEvents()
    }

    required init?(coder: NSCoder) { nil }

    /// Whether a line separates the row from the one before.
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
    }

    private func showEvents() {
        // No line is broken between an event and its count.
        let list = events.map { $0.count > 1 ? "\($0.name)\u{A0}×\($0.count)" : $0.name }.joined(separator: ", ")
        eventLabel.text = "\(name): \(events.isEmpty ? "no event yet" : list)"
    }

    private func layOut(fillsWidth: Bool) {
        let nameLabel = UILabel()
        nameLabel.text = name
        nameLabel.scaledFont = .systemFont(ofSize: 15)
        nameLabel.adjustsFontSizeToFitWidth = true
        nameLabel.minimumScaleFactor = 0.5
        let line = UIStackView(arrangedSubviews: [nameLabel, control])
        line.alignment = .center
        line.spacing = 8
        // The name, or the control, gets the rest of a line.
        control.setContentHuggingPriority(fillsWidth ? .fittingSizeLevel : .required, for: .horizontal)
        for part in [separator, line, eventLabel] {
            addSubview(part, pinnedTo: self, edges: [.leading, .trailing])
        }
        // The rest of a row is shared above and below, so that the control does not move when events come.
        let middle = UILayoutGuide()
        addLayoutGuide(middle)
        NSLayoutConstraint.activate([
            separator.topAnchor.constraint(equalTo: topAnchor),
            separator.heightAnchor.constraint(equalToConstant: 0.5),
            middle.centerYAnchor.constraint(equalTo: centerYAnchor),
            middle.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
            middle.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.height),
            middle.heightAnchor.constraint(equalToConstant: Self.height).with(.belowContent),
            line.topAnchor.constraint(equalTo: middle.topAnchor),
            line.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.controlHeight),
            line.heightAnchor.constraint(equalToConstant: Self.controlHeight).with(.belowContent),
            nameLabel.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.nameWidth),
            eventLabel.topAnchor.constraint(equalTo: line.bottomAnchor, constant: Self.eventGap),
            eventLabel.bottomAnchor.constraint(lessThanOrEqualTo: middle.bottomAnchor),
        ])
    }

    override func layoutSubviews() {
        eventLabel.scaledFont = .systemFont(ofSize: bounds.width < Self.narrowWidth ? 11 : 12)
        super.layoutSubviews()
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
