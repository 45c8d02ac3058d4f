// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

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

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, point(inside: touch.location(in: self), with: event) { tapped() }
    }
}
