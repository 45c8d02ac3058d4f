// SPDX-License-Identifier: Apache-2.0

/// The changes that turn one snapshot into another.
package struct SceneDifference: Encodable, Equatable, Sendable {
    package var scene: UInt32
    /// Whether everything known before is forgotten.
    package var isWhole: Bool
    package var width: Double
    package var height: Double
    package var windows: [UInt32]
    /// Views that are new or differ, by their numbers.
    package var changed: [ViewRecord]
    package var removed: [UInt32]

    /// `nil` when there is nothing to change.
    package init?(from old: SceneSnapshot, to new: SceneSnapshot) {
        guard old != new else { return nil }
        isWhole = old.scene != new.scene
        (scene, width, height, windows) = (new.scene, new.width, new.height, new.windows)
        let known = isWhole ? [:] : old.views
        changed = new.views.values.filter { known[$0.id] != $0 }.sorted { $0.id < $1.id }
        removed = known.keys.filter { new.views[$0] == nil }.sorted()
    }
}
