// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The window of menus, of the editing menu and of the list of shortcuts, above everything else. It is never key, so that the
/// first responder stays.
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

    /// Elevated: in the dark style elevated backgrounds are lighter, so that a menu stands out from a card below it.
    override var traitCollection: UITraitCollection {
        super.traitCollection.modifyingTraits { $0.userInterfaceLevel = .elevated }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && !isModal ? nil : hit
    }

    private var shownSize: CGSize?

    /// The content was placed for the former size of the screen.
    override func layoutSubviews() {
        super.layoutSubviews()
        if let shownSize, shownSize != bounds.size { resized?() }
        shownSize = bounds.size
    }

    /// A touch that closes a menu does nothing else.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchOutside?() }
}
