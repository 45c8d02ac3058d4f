// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Shows lifted and dragged content over everything else in its scene. It takes no touches.
@MainActor
final class DragOverlay {
    private let window: DragWindow
    private var pictures: [UIView] = []
    private let badge = DragBadge()
    /// From the finger to the middle of the first picture, in points.
    private var grip = CGVector.zero

    /// How much lifted pictures grow, and how far those of further items lie from each other, in points (choices).
    private static let liftedScale = 1.05
    private static let step: CGFloat = 6

    init(_ scene: UIWindowScene) {
        window = DragWindow(windowScene: scene)
        window.addSubview(badge)
        badge.isHidden = true
    }

    /// Places pictures over the previews. For an item without a preview in a window, there is an empty picture under the finger.
    func show(_ previews: [UITargetedPreview?], at point: CGPoint) {
        for preview in previews.reversed() {
            let picture = preview.flatMap(picture(of:)) ?? UIView(frame: CGRect(origin: point, size: .zero))
            window.insertSubview(picture, belowSubview: badge)
            pictures.insert(picture, at: 0)
        }
        let middle = pictures.first?.center ?? point
        grip = CGVector(dx: middle.x - point.x, dy: middle.y - point.y)
        window.isHidden = false
    }

    private func picture(of preview: UITargetedPreview) -> UIView? {
        guard let center = preview.centerInWindow, let source = preview.target.container.window else { return nil }
        let picture = preview.makePicture()
        picture.center = window.convert(source.convert(center, to: nil), from: nil)
        picture.transform = preview.target.transform
        return picture
    }

    /// Call it in an animation.
    func lift() {
        for picture in pictures {
            picture.transform = picture.transform.scaledBy(x: Self.liftedScale, y: Self.liftedScale)
            picture.layer.shadowOpacity = 0.3
        }
    }

    /// Call it in an animation.
    func putBack() {
        for picture in pictures {
            picture.transform = .identity
            picture.layer.shadowOpacity = 0
        }
    }

    /// Replaces a picture.
    func replace(_ place: Int, by preview: UIDragPreview) {
        guard pictures.indices.contains(place) else { return }
        let picture = preview.targeted.makePicture()
        picture.center = pictures[place].center
        picture.layer.shadowOpacity = 0.3
        window.insertSubview(picture, aboveSubview: pictures[place])
        pictures[place].removeFromSuperview()
        pictures[place] = picture
    }

    func move(to point: CGPoint, items: Int, _ operation: UIDropOperation) {
        for (place, picture) in pictures.enumerated() {
            let offset = CGFloat(place) * Self.step
            picture.center = CGPoint(x: point.x + grip.dx + offset, y: point.y + grip.dy + offset)
        }
        badge.show(items, operation)
        badge.center = CGPoint(x: point.x + 14, y: point.y - 22)
    }

    /// Pictures fly to their items' places, and shrink there; pictures without a place fade.
    func land(_ targets: [UITargetedPreview?], animator: (Int) -> DragAnimator?, then done: @escaping () -> Void) {
        badge.isHidden = true
        let animators = targets.indices.map(animator)
        landed = { [self] in
            remove()
            for animator in animators { animator?.complete(at: .end) }
            done()
        }
        fly { [self] in
            for place in pictures.indices { show(place, at: targets.indices.contains(place) ? targets[place] : nil) }
            for animator in animators { animator?.animate() }
        }
    }

    /// One picture flies on to another place (X44).
    func fly(_ place: Int, to target: UITargetedPreview?) {
        guard pictures.indices.contains(place), flights > 0 else { return }
        fly { [self] in show(place, at: target) }
    }

    /// Called when all pictures have arrived.
    private var landed: (() -> Void)?
    /// The animations that are not over.
    private var flights = 0

    private func fly(_ changes: @escaping () -> Void) {
        flights += 1
        UIView.animate(
            withDuration: Drag.landing, delay: 0, options: .beginFromCurrentState, animations: changes
        ) { [self] _ in
            flights -= 1
            if flights == 0 { landed?() }
        }
    }

    private func show(_ place: Int, at target: UITargetedPreview?) {
        let picture = pictures[place]
        if let target, let center = target.centerInWindow, let other = target.target.container.window {
            picture.center = window.convert(other.convert(center, to: nil), from: nil)
            picture.transform = target.target.transform
            picture.layer.shadowOpacity = 0
            picture.alpha = 1
        } else {
            picture.alpha = 0
        }
    }

    func remove() {
        for picture in pictures { picture.removeFromSuperview() }
        pictures = []
        window.isHidden = true
    }
}

/// A window over menus; it takes no touches, and never becomes key.
final class DragWindow: UIWindow {
    override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 2000)
        isUserInteractionEnabled = false
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }
}

/// Shows the number of dragged items, and the effect of a drop.
private final class DragBadge: UILabel {
    override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        textAlignment = .center
        font = .systemFont(ofSize: 14, weight: .semibold)
        textColor = .white
        clipsToBounds = true
        layer.cornerRadius = 12
    }

    required init?(coder: NSCoder) { nil }

    func show(_ items: Int, _ operation: UIDropOperation) {
        let (sign, color): (String, UIColor) =
            switch operation {
            case .copy: (items > 1 ? "\(items)" : "+", .systemGreen)
            case .forbidden: ("×", .systemRed)
            case .cancel, .move: (items > 1 ? "\(items)" : "", .systemBlue)
            }
        isHidden = sign.isEmpty
        guard text != sign || backgroundColor != color else { return }
        text = sign
        backgroundColor = color
    }
}
