// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The visitor whose scenes and decisions a page shows.
enum Viewer: Hashable, Sendable {
    /// All visitors, and everything that belongs to none.
    case everybody
    /// Those of one visitor alone.
    case visitor(VisitorIdentifier)

    /// Whether it sees things of a visitor; `nil` for things that belong to nobody or to several.
    func sees(_ owner: VisitorIdentifier?) -> Bool {
        switch self {
        case .everybody: true
        case .visitor(let own): owner == own
        }
    }
}

extension UIApplication {
    /// The scenes that a viewer sees, in the order in which they connected.
    func scenes(for viewer: Viewer) -> [(number: UInt32, scene: UIWindowScene)] {
        numberedScenes.filter { viewer.sees($0.scene.owner) }
    }

    /// The window that gets keys: among the viewer's scenes, the shown one comes first.
    func keyWindow(for viewer: Viewer, showing scene: UIWindowScene?) -> UIWindow? {
        if let window = keyWindow, viewer == .everybody || window.windowScene === scene { return window }
        if viewer == .everybody { return nil }
        return scene?.keyWindow
    }
}
