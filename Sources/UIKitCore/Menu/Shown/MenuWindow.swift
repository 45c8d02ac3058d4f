// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The window of what is shown over everything: menus, the editing menu, the list of shortcuts. It is never key, so that the
/// first responder stays what it is.
final class MenuWindow: UIWindow {
    /// Whether the window takes touches beside the menu; otherwise they go to the views below.
    var isModal = true
    /// A touch came down beside the menu.
    var touchOutside: (@MainActor () -> Void)?
    /// The screen's size changed while something is shown.
    var resized: (@MainActor () -> Void)?

    override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1000)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }

    /// Above what it covers: in the dark, elevated backgrounds are lighter, and a menu shows on a card.
    override var traitCollection: UITraitCollection {
        super.traitCollection.modifyingTraits { $0.userInterfaceLevel = .elevated }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && !isModal ? nil : hit
    }

    private var shownSize: CGSize?

    /// What is shown was placed for one size of the screen.
    override func layoutSubviews() {
        super.layoutSubviews()
        if let shownSize, shownSize != bounds.size { resized?() }
        shownSize = bounds.size
    }

    /// A touch that closes a menu does nothing else.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchOutside?() }
}
