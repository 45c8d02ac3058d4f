// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The preview beside a context menu: a picture of the pressed view, or a controller's view.
final class ContextMenuPreview: UIView {
    let controller: UIViewController?
    private let tapped: @MainActor () -> Void

    /// A picture in the view's place.
    convenience init?(_ preview: UITargetedPreview, tapped: @escaping @MainActor () -> Void) {
        guard let center = preview.centerInWindow, let window = preview.target.container.window else { return nil }
        let picture = preview.makePicture()
        self.init(picture, nil, tapped)
        self.center = window.convert(center, to: nil)
    }

    /// A controller's view, as large as the controller prefers, in an area of the scene.
    convenience init(_ controller: UIViewController, in area: CGRect, tapped: @escaping @MainActor () -> Void) {
        controller.loadViewIfNeeded()
        var size = controller.preferredContentSize
        if size == .zero { size = CGSize(width: min(area.width - 32, 400), height: area.height * 0.4) }
        size = CGSize(width: min(size.width, area.width - 32), height: min(size.height, area.height * 0.6))
        let view: UIView = controller.view
        view.frame = CGRect(origin: .zero, size: size)
        view.layer.cornerRadius = 13
        view.clipsToBounds = true
        view.isUserInteractionEnabled = false
        self.init(view, controller, tapped)
        center = CGPoint(x: area.midX, y: area.minY + 16 + size.height / 2)
    }

    private init(_ shown: UIView, _ controller: UIViewController?, _ tapped: @escaping @MainActor () -> Void) {
        self.controller = controller
        self.tapped = tapped
        super.init(frame: CGRect(origin: .zero, size: shown.bounds.size))
        shown.frame.origin = .zero
        shown.layer.shadowOpacity = 0.25
        addSubview(shown)
        accessibilityLabel = "Preview"
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    /// How far further previews stand below each other, and how many are seen (choices).
    private static let step: CGFloat = 6
    private static let mostShown = 3

    /// F52: further previews stand behind this one, and a number stands at its corner.
    func show(_ others: [UITargetedPreview], badge: Int) {
        for (place, other) in others.prefix(Self.mostShown).enumerated() {
            let picture = other.makePicture()
            let distance = Self.step * CGFloat(place + 1)
            picture.center = CGPoint(x: bounds.midX + distance, y: bounds.midY + distance)
            insertSubview(picture, at: 0)
        }
        guard badge > 0 else { return }
        let label = ContextMenuBadge(badge)
        label.center = CGPoint(x: bounds.maxX, y: bounds.minY)
        addSubview(label)
        accessibilityValue = "\(badge) items"
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, point(inside: touch.location(in: self), with: event) { tapped() }
    }
}

/// The number of a menu's items, in a red capsule.
private final class ContextMenuBadge: UILabel {
    init(_ number: Int) {
        super.init(frame: .zero)
        text = "\(number)"
        font = .systemFont(ofSize: 14, weight: .semibold)
        textColor = .white
        textAlignment = .center
        backgroundColor = .systemRed
        clipsToBounds = true
        layer.cornerRadius = 12
        frame.size = CGSize(width: max(sizeThatFits(.zero).width + 12, 24), height: 24)
        isAccessibilityElement = false
    }

    required init?(coder: NSCoder) { nil }
}

extension AnyHashable {
    /// The value as an object that can be copied; `nil` if it is none.
    var copyable: (any NSCopying)? {
        switch base {
        case let text as String: NSString(string: text)
        case let number as Int: NSNumber(value: number)
        case let path as IndexPath: path as NSIndexPath
        case let identifier as UUID: NSUUID(uuidString: identifier.uuidString)
        default: base as? any NSCopying
        }
    }
}
