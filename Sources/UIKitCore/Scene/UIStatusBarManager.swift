// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The bar that covers the top of a scene's screen: what a phone shows there while a page fills its screen.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private let reference: SceneReference
    private var scene: UIWindowScene? { reference.scene }

    init(scene: UIWindowScene) {
        reference = scene.reference
    }

    /// In the scene's coordinates (points); empty where nothing covers the top.
    open var statusBarFrame: CGRect {
        scene.map { Self.frame(on: $0.screenDescription) } ?? .zero
    }

    static func frame(on screen: ScreenDescription) -> CGRect {
        guard screen.safeArea.top > 0 else { return .zero }
        return CGRect(x: 0, y: 0, width: screen.size.width, height: screen.safeArea.top)
    }

    /// Where nothing covers the top, or the controller that fills the screen wants it so.
    open var isStatusBarHidden: Bool {
        statusBarFrame.isEmpty || scene?.surroundings.isStatusBarHidden == true
    }

    /// As the controller that fills the screen wants it; else readable over the scene's appearance.
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
