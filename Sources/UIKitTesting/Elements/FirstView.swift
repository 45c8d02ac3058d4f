// SPDX-License-Identifier: Apache-2.0

import UIKitCore

extension UIView {
    /// This view, or the first below it, that satisfies a condition: superviews first, back to front. Each view is asked once.
    package func firstView(where isWanted: (UIView) throws -> Bool) rethrows -> UIView? {
        if try isWanted(self) { return self }
        return try subviews.firstView(where: isWanted)
    }

    /// This view, or the first below it, with that accessibility identifier.
    package func firstView(identifier: String) -> UIView? { firstView { $0.accessibilityIdentifier == identifier } }
}

@MainActor
extension Sequence where Element: UIView {
    /// The first of these views, and of those below them, that satisfies a condition.
    package func firstView(where isWanted: (UIView) throws -> Bool) rethrows -> UIView? {
        for view in self {
            if let found = try view.firstView(where: isWanted) { return found }
        }
        return nil
    }
}
