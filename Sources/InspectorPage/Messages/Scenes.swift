// SPDX-License-Identifier: Apache-2.0

/// The scenes that a page can show.
package struct Scenes: Encodable, Sendable {
    package var scenes: [SceneName]

    package init(scenes: [SceneName]) { self.scenes = scenes }
}

/// A scene as the page lists it.
package struct SceneName: Encodable, Equatable, Sendable {
    package var number: UInt32
    package var title: String
    package var width: Double
    package var height: Double

    /// - Parameter title: `nil` or empty for a scene without one, which then is called by its number.
    package init(number: UInt32, title: String?, width: Double, height: Double) {
        self.number = number
        self.title = title.flatMap { $0.isEmpty ? nil : $0 } ?? "Scene \(number)"
        (self.width, self.height) = (width, height)
    }
}
