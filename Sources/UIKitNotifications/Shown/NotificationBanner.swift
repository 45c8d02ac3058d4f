// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

/// A notification's words, its first picture, and below them, once it was pulled or pressed, its actions (UN6).
final class NotificationBanner: UIView {
    private static let margin: CGFloat = 14
    private static let gap: CGFloat = 10
    private static let picture: CGFloat = 40
    private static let button: CGFloat = 44
    /// How far a finger pulls before the actions come, or pushes before the banner goes (points).
    private static let pull: CGFloat = 20

    let notification: UNNotification
    private let actions: [UNNotificationAction]
    private let labels: [UILabel]
    private let pictureView = UIImageView(frame: .zero)
    private var buttons: [UIButton] = []

    var chosen: () -> Void = {}
    var actionChosen: (UNNotificationAction) -> Void = { _ in }
    var putAway: () -> Void = {}
    var isHeld: (Bool) -> Void = { _ in }
    var resized: () -> Void = {}

    /// What is announced.
    let spokenText: String

    init(_ notification: UNNotification, _ actions: [UNNotificationAction]) {
        self.notification = notification
        self.actions = actions
        let content = notification.request.content
        let words = [
            (content.title, UIFont.TextStyle.headline), (content.subtitle, .subheadline), (content.body, .body),
        ].filter { !$0.0.isEmpty }
        labels = words.map { text, style in
            let label = UILabel(frame: .zero)
            label.text = text
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = style == .body ? 4 : 1
            return label
        }
        spokenText = words.map(\.0).joined(separator: ", ")
        super.init(frame: .zero)
        prepare(content)
    }

    required init?(coder: NSCoder) { nil }

    private func prepare(_ content: UNNotificationContent) {
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 20
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
        for label in labels { addSubview(label) }
        pictureView.image = content.attachments.lazy.compactMap { UIImage(contentsOfFile: $0.url.path) }.first
        pictureView.contentMode = .scaleAspectFill
        pictureView.clipsToBounds = true
        pictureView.layer.cornerRadius = 6
        if pictureView.image != nil { addSubview(pictureView) }
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: NotificationBanner.tapped))
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: NotificationBanner.pan))
        addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: NotificationBanner.pressed))
        accessibilityIdentifier = "notification"
        accessibilityLabel = spokenText
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityCustomActions = actions.map { action in
            UIAccessibilityCustomAction(name: action.title) { [weak self] _ in
                self?.actionChosen(action)
                return true
            }
        }
    }

    override func accessibilityActivate() -> Bool {
        chosen()
        return true
    }

    override func accessibilityPerformEscape() -> Bool {
        putAway()
        return true
    }

    // MARK: Fingers

    private func tapped() { chosen() }

    private func pressed(_ recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .began { expand() }
    }

    private func pan(_ recognizer: UIPanGestureRecognizer) {
        let distance = recognizer.translation(in: superview).y
        switch recognizer.state {
        case .began, .changed:
            isHeld(true)
            // Downwards it gives way a little; the actions come.
            transform = CGAffineTransform(translationX: 0, y: distance < 0 ? distance : distance / 4)
        case .ended:
            if distance < -Self.pull || recognizer.velocity(in: superview).y < -500 { return putAway() }
            settle()
            if distance > Self.pull { expand() } else { isHeld(!buttons.isEmpty) }
        default:
            settle()
            isHeld(!buttons.isEmpty)
        }
    }

    private func settle() {
        UIView.animate(withDuration: 0.2) { self.transform = .identity }
    }

    private func expand() {
        guard buttons.isEmpty, !actions.isEmpty else { return isHeld(!buttons.isEmpty) }
        isHeld(true)
        isAccessibilityElement = false
        buttons = actions.map { action in
            var configuration = UIButton.Configuration.gray()
            configuration.title = action.title
            configuration.image = action.icon?.image
            if action.options.contains(.destructive) { configuration.baseForegroundColor = .systemRed }
            let button = UIButton(configuration: configuration)
            button.addAction(UIAction { [weak self] _ in self?.actionChosen(action) }, for: .primaryActionTriggered)
            addSubview(button)
            return button
        }
        resized()
        setNeedsLayout()
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }

    // MARK: Layout

    private func textWidth(_ width: CGFloat) -> CGFloat {
        width - 2 * Self.margin - (pictureView.image == nil ? 0 : Self.picture + Self.gap)
    }

    private func textHeights(_ width: CGFloat) -> [CGFloat] {
        labels.map { $0.sizeThatFits(CGSize(width: textWidth(width), height: .greatestFiniteMagnitude)).height }
    }

    private func upperHeight(_ width: CGFloat) -> CGFloat {
        max(textHeights(width).reduce(0, +), pictureView.image == nil ? 0 : Self.picture)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let lower = CGFloat(buttons.count) * (Self.button + Self.gap)
        return CGSize(width: size.width, height: 2 * Self.margin + upperHeight(size.width) + lower)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y = Self.margin
        for (label, height) in zip(labels, textHeights(bounds.width)) {
            label.frame = CGRect(x: Self.margin, y: y, width: textWidth(bounds.width), height: height)
            y += height
        }
        pictureView.frame = CGRect(
            x: bounds.width - Self.margin - Self.picture, y: Self.margin, width: Self.picture, height: Self.picture)
        y = Self.margin + upperHeight(bounds.width) + Self.gap
        for button in buttons {
            button.frame = CGRect(x: Self.margin, y: y, width: bounds.width - 2 * Self.margin, height: Self.button)
            y += Self.button + Self.gap
        }
    }
}
