// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A situation to be provoked: what to do, and below it what to touch.
final class SituationView: UIView {
    static let greatestHeight: CGFloat = 130
    private static let titleHeight: CGFloat = 30

    private let situation: Situation
    private let titleLabel = UILabel()
    /// Where what is to be touched stands.
    private let stage = UIView()
    /// What is meant to be touched.
    private var target = UIView()
    /// What is around it, in front of it or beside it.
    private var other: UIView?

    init(_ situation: Situation) {
        self.situation = situation
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = Spacing.cardRadius
        titleLabel.text = situation.hint
        titleLabel.font = .systemFont(ofSize: 13, weight: .semibold)
        titleLabel.textColor = .secondaryLabel
        titleLabel.adjustsFontSizeToFitWidth = true
        titleLabel.minimumScaleFactor = 0.7
        stage.accessibilityIdentifier = "outcomes.stage.\(situation.rawValue)"
        addSubview(titleLabel)
        addSubview(stage)
        build()
        target.accessibilityIdentifier = "outcomes.\(situation.rawValue)"
    }

    required init?(coder: NSCoder) { nil }

    // MARK: What is to be touched

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
            let press = UILongPressGestureRecognizer(target: self, action: SituationView.note(_:))
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
            button.addTarget(nil, action: Selector("launchRocket:"), for: .touchUpInside)
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
        if sends { button.addTarget(self, action: SituationView.press, for: .touchUpInside) }
        return button
    }

    private func makeTile() -> UIView {
        let tile = UIView()
        tile.backgroundColor = .tertiarySystemFill
        tile.layer.cornerRadius = 8
        return tile
    }

    private func addTaps() {
        let tap = UITapGestureRecognizer(target: self, action: SituationView.note(_:))
        target.addGestureRecognizer(tap)
        tap.isEnabled = situation != .recognizer
        guard situation == .waiting else { return }
        let double = UITapGestureRecognizer(target: self, action: SituationView.note(_:))
        double.name = "double tap"
        double.numberOfTapsRequired = 2
        tap.require(toFail: double)
        target.addGestureRecognizer(double)
    }

    private func press() {}

    private func note(_ recognizer: UIGestureRecognizer) {}

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.insetBy(dx: 10, dy: 6)
        titleLabel.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: Self.titleHeight - 6)
        stage.frame = CGRect(
            x: inner.minX, y: inner.minY + Self.titleHeight - 6, width: inner.width,
            height: max(0, inner.height - Self.titleHeight + 6))
        let whole = stage.bounds
        let half = CGRect(x: 0, y: 0, width: whole.width / 2 - 4, height: min(44, whole.height))
        switch situation {
        case .hidden:
            other?.frame = whole
            target.frame = CGRect(x: 0, y: 0, width: whole.width, height: min(44, whole.height))
        case .overlay:
            other?.frame = whole
            target.frame = CGRect(x: 0, y: 0, width: whole.width, height: min(44, whole.height))
        case .refused:
            other?.frame = half
            target.frame = half.offsetBy(dx: whole.width / 2 + 4, dy: 0)
        case .outside:
            other?.frame = CGRect(x: 0, y: 0, width: whole.width / 4, height: min(44, whole.height))
            target.frame = CGRect(x: whole.width / 2, y: 0, width: whole.width / 2, height: min(44, whole.height))
        default: target.frame = CGRect(x: 0, y: 0, width: whole.width, height: min(44, whole.height))
        }
    }
}

/// A field that gives up its place when it is asked for the second time.
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
