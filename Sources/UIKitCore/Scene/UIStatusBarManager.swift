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

    /// Whether the controllers are being asked: one that asks for the frame in its answer gets that of a visible bar.
    private var isAsking = false

    /// In the scene's coordinates (points); empty when nothing covers the top, and when the controller that fills the screen hides
    /// the bar (A70).
    open var statusBarFrame: CGRect {
        guard let scene else { return .zero }
        let frame = Self.frame(on: scene.screenDescription)
        guard !frame.isEmpty, !isAsking else { return frame }
        isAsking = true
        defer { isAsking = false }
        return scene.surroundings.isStatusBarHidden ? .zero : frame
    }

    static func frame(on screen: ScreenDescription) -> CGRect {
        guard screen.safeArea.top > 0 else { return .zero }
        return CGRect(x: 0, y: 0, width: screen.size.width, height: screen.safeArea.top)
    }

    /// True when nothing covers the top, or when the controller that fills the screen hides the bar.
    open var isStatusBarHidden: Bool {
        statusBarFrame.isEmpty
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
