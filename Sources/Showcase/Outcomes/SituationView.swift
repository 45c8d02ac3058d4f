// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A situation to provoke: the instructions, and below them the view to touch.
final class SituationView: UIView {
    /// The least height of the touched part, in points.
    private static let leastStageHeight: CGFloat = 44

    private let situation: Situation
    private let titleLabel = UILabel()
    /// The container of the view to touch.
    private let stage = UIView()
    /// The view to touch.
    private var target = UIView()
    /// The view around it, in front of it or beside it.
    private var other: UIView?

    init(_ situation: Situation) {
        self.situation = situation
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = Spacing.cardRadius
        titleLabel.text = situation.hint
        titleLabel.scaledFont = .systemFont(ofSize: 13, weight: .semibold)
        titleLabel.textColor = .secondaryLabel
        titleLabel.numberOfLines = 0
        stage.accessibilityIdentifier = "outcomes.stage.\(situation.rawValue)"
        build()
        let parts = UIStackView(column: [titleLabel, stage], spacing: 6)
        parts.isLayoutMarginsRelativeArrangement = true
        parts.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        addSubview(parts, pinnedTo: self)
        layOut()
        stage.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastStageHeight).isActive = true
        target.accessibilityIdentifier = "outcomes.\(situation.rawValue)"
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Views to touch

    private func build() {
        switch situation {
        case .disabled:
            let button = makeButton("Undo")
            button.isEnabled = false
            place(button)
        case .hidden:
            let panel = UIView()
            panel.accessibilityIdentifier = "outcomes.panel"
            panel.isHidden = true
            place(makeButton("Delete"), in: panel)
        case .overlay:
            place(makeButton("Buy"))
            let glass = UIView()
            glass.accessibilityIdentifier = "outcomes.glass"
            glass.backgroundColor = UIColor.systemTeal.withAlphaComponent(0.25)
            stage.addSubview(glass)
            other = glass
        case .cancelled:
            place(makeButton("Open"))
            let press = UILongPressGestureRecognizer(target: self, action: #selector(note(_:)))
            press.minimumPressDuration = 0.3
            stage.addGestureRecognizer(press)
        case .moved, .waiting, .recognizer:
            place(makeTile())
            addTaps()
        case .refused:
            let field = UITextField()
            field.borderStyle = .roundedRect
            field.placeholder = "Town"
            let holding = HoldingField()
            holding.borderStyle = .roundedRect
            holding.placeholder = "Name"
            holding.accessibilityIdentifier = "outcomes.holding"
            place(field)
            stage.addSubview(holding)
            other = holding
        case .nobody:
            let button = makeButton("Launch", sends: false)
            button.addTarget(nil, action: Selector(("launchRocket:")), for: .touchUpInside)
            place(button)
        case .outside:
            let panel = UIView()
            panel.accessibilityIdentifier = "outcomes.narrow"
            panel.backgroundColor = .tertiarySystemFill
            place(makeButton("More"), in: panel)
        }
    }

    private func place(_ view: UIView, in panel: UIView? = nil) {
        target = view
        guard let panel else { return stage.addSubview(view) }
        panel.addSubview(view)
        stage.addSubview(panel)
        other = panel
    }

    private func makeButton(_ title: String, sends: Bool = true) -> UIButton {
        let button = UIButton(configuration: .tinted())
        button.configuration?.title = title
        if sends { button.addTarget(self, action: #selector(press), for: .touchUpInside) }
        return button
    }

    private func makeTile() -> UIView {
        let tile = UIView()
        tile.backgroundColor = .tertiarySystemFill
        tile.layer.cornerRadius = 8
        return tile
    }

    private func addTaps() {
        let tap = UITapGestureRecognizer(target: self, action: #selector(note(_:)))
        target.addGestureRecognizer(tap)
        tap.isEnabled = situation != .recognizer
        guard situation == .waiting else { return }
        let double = UITapGestureRecognizer(target: self, action: #selector(note(_:)))
        double.name = "double tap"
        double.numberOfTapsRequired = 2
        tap.require(toFail: double)
        target.addGestureRecognizer(double)
    }

    @objc private func press() {}

    @objc private func note(_ recognizer: UIGestureRecognizer) {}

    // MARK: Layout

    private func layOut() {
        for part in [target, other].compactMap(\.self) { part.translatesAutoresizingMaskIntoConstraints = false }
        switch (situation, other) {
        case (.hidden, let panel?):
            panel.pin(to: stage)
            target.pin(to: panel)
        case (.overlay, let glass?):
            glass.pin(to: stage)
            target.pin(to: stage)
        case (.refused, let field?):
            field.pin([.top, .bottom, .leading], to: stage)
            target.pin([.top, .bottom, .trailing], to: stage)
            target.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8).isActive = true
            target.widthAnchor.constraint(equalTo: field.widthAnchor).isActive = true
        case (.outside, let panel?):
            panel.pin([.top, .bottom, .leading], to: stage)
            panel.widthAnchor.constraint(equalTo: stage.widthAnchor, multiplier: 0.25).isActive = true
            target.pin([.top, .bottom, .trailing], to: stage)
            target.widthAnchor.constraint(equalTo: stage.widthAnchor, multiplier: 0.6).isActive = true
        default: target.pin(to: stage)
        }
    }
}

/// A field that resigns only at the second request.
private final class HoldingField: UITextField {
    private var requests = 0

    override func becomeFirstResponder() -> Bool {
        requests = 0
        return super.becomeFirstResponder()
    }

    override func resignFirstResponder() -> Bool {
        requests += 1
        return requests > 1 && super.resignFirstResponder()
    }
}
