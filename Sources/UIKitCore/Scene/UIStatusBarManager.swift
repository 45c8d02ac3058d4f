// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The bar that covers the top of a scene's screen, as a phone shows it while a page fills its screen.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private let reference: SceneReference
    private var scene: UIWindowScene? { reference.scene }

    init(scene: UIWindowScene) {
        reference = scene.reference
    }

    /// In the scene's coordinates (points); empty when nothing covers the top.
    open var statusBarFrame: CGRect {
        scene.map { Self.frame(on: $0.screenDescription) } ?? .zero
    }

    static func frame(on screen: ScreenDescription) -> CGRect {
        guard screen.safeArea.top > 0 else { return .zero }
        return CGRect(x: 0, y: 0, width: screen.size.width, height: screen.safeArea.top)
    }

    /// True when nothing covers the top, or when the controller that fills the screen hides the bar.
    open var isStatusBarHidden: Bool {
        statusBarFrame.isEmpty || scene?.surroundings.isStatusBarHidden == true
    }

    /// The style that the controller of the screen asks for; otherwise one that is readable over the scene's appearance.
    open var statusBarStyle: UIStatusBarStyle {
        if let style = scene?.surroundings.statusBarStyle, style != .default { return style }
        return scene?.traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
    }
}

/// How a status bar is drawn.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// How a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade = 1
    case slide = 2
}
