// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Whose scenes and decisions a page shows.
enum Viewer: Hashable, Sendable {
    /// Those of all visitors, and what belongs to none.
    case everybody
    /// Those of one visitor alone.
    case visitor(VisitorIdentifier)

    /// Whether it sees what belongs to a visitor; to nobody, or to several, with `nil`.
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

    /// The window that has the keys: of one's own scenes, the shown one's before another's.
    func keyWindow(for viewer: Viewer, showing scene: UIWindowScene?) -> UIWindow? {
        if let window = keyWindow, viewer == .everybody || window.windowScene === scene { return window }
        if viewer == .everybody { return nil }
        return scene?.keyWindow
    }
}
