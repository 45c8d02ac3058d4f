// SPDX-License-Identifier: Apache-2.0

/// The pointers that are down without a touch, because the touch was dropped (A52, A62).
///
/// A host goes on reporting them until they lift. Nobody hears of the reports, but the pointers still count as down.
struct IgnoredPointers {
    private var all: [(scene: SceneIdentifier, pointer: UInt64)] = []

    @inline(__always)
    func contains(_ pointer: UInt64, in scene: SceneIdentifier) -> Bool {
        !all.isEmpty && all.contains { $0.pointer == pointer && $0.scene == scene }
    }

    func count(in scene: SceneIdentifier) -> Int { all.count { $0.scene == scene } }

    mutating func add(_ pointer: UInt64, in scene: SceneIdentifier) { all.append((scene, pointer)) }

    mutating func remove(_ pointer: UInt64, in scene: SceneIdentifier) {
        all.removeAll { $0.pointer == pointer && $0.scene == scene }
    }

    mutating func removeAll(in scene: SceneIdentifier) { all.removeAll { $0.scene == scene } }
}
