// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITraitCollection {
    private static let key = "UITraitCollection.current"

    /// The traits with which a dynamic color resolves itself on this thread, unless other traits are named.
    ///
    /// Each thread has its own. Before the first assignment it is a light phone at base level with large text.
    public static var current: UITraitCollection {
        get { Thread.current.threadDictionary[key] as? UITraitCollection ?? initial }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    private static let initial = UITraitCollection {
        $0.userInterfaceIdiom = .phone
        $0.userInterfaceStyle = .light
        $0.userInterfaceLevel = .base
        $0.layoutDirection = .leftToRight
        $0.displayScale = 1
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = .regular
        $0.preferredContentSizeCategory = .large
        $0.accessibilityContrast = .normal
    }

    /// Runs `actions` with these traits as the ``current`` ones of this thread, and puts the previous ones back.
    public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

    /// The same, with an answer.
    package func asCurrent<Answer>(_ question: () -> Answer) -> Answer {
        let previous = UITraitCollection.current
        UITraitCollection.current = self
        defer { UITraitCollection.current = previous }
        return question()
    }
}
