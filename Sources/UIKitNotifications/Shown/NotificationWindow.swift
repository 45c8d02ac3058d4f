// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

/// The window of a banner, above the application's alerts. It is never key, and touches beside the banner go below it.
final class NotificationWindow: UIWindow {
    private static let gap: CGFloat = 8
    private static let widest: CGFloat = 420
    private static let motion: TimeInterval = 0.3

    private(set) var banner: NotificationBanner?

    override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 500)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    func show(_ banner: NotificationBanner) {
        self.banner = banner
        banner.resized = { [weak self] in self?.setNeedsLayout() }
        addSubview(banner)
        isHidden = false
        layoutIfNeeded()
        banner.transform = away
        UIView.animate(
            withDuration: Self.motion, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
            animations: { banner.transform = .identity })
    }

    /// Up, beyond the screen's edge.
    private var away: CGAffineTransform { CGAffineTransform(translationX: 0, y: -(banner?.frame.maxY ?? 0)) }

    func hideBanner() {
        guard let banner else { return }
        let away = away
        self.banner = nil
        banner.isUserInteractionEnabled = false
        UIView.animate(
            withDuration: Self.motion, delay: 0, options: .curveEaseIn, animations: { banner.transform = away },
            completion: { [self] _ in
                isHidden = true
                windowScene = nil
            })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let banner else { return }
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.gap, dy: Self.gap)
        let width = min(room.width, Self.widest)
        let height = min(banner.sizeThatFits(CGSize(width: width, height: room.height)).height, room.height)
        banner.bounds.size = CGSize(width: width, height: height)
        banner.center = CGPoint(x: room.midX, y: room.minY + height / 2)
    }
}
