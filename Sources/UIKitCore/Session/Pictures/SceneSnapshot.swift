// SPDX-License-Identifier: Apache-2.0

/// The views of a scene at a moment.
package struct SceneSnapshot: Equatable, Sendable {
    /// 0 for none.
    package var scene: UInt32 = 0
    package var width = 0.0
    package var height = 0.0
    /// The shown windows, back to front.
    package var windows: [UInt32] = []
    package var views: [UInt32: ViewRecord] = [:]

    package init() {}

    @MainActor
    package init(_ scene: UIWindowScene, number: UInt32, _ application: UIApplication) {
        self.scene = number
        (width, height) = (scene.screen.bounds.width, scene.screen.bounds.height)
        var waiting: [UIView] = scene.shownWindows.filter { $0.numberIfGiven != 0 }
        windows = waiting.map(\.numberIfGiven)
        while let view = waiting.popLast() {
            let record = ViewRecord(view, application)
            views[record.id] = record
            waiting += view.subviews.filter { $0.numberIfGiven != 0 }
        }
    }
}
