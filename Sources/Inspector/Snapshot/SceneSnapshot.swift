import UIKitCore

/// The views of a scene at a moment.
struct SceneSnapshot: Equatable, Sendable {
    /// 0 for none.
    var scene: UInt32 = 0
    var width = 0.0
    var height = 0.0
    /// The shown windows, back to front.
    var windows: [UInt32] = []
    var views: [UInt32: ViewRecord] = [:]

    init() {}

    @MainActor
    init(_ scene: UIWindowScene, number: UInt32, _ application: UIApplication) {
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
