// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIApplication {
    /// The scenes by their host's names for them, in the order in which they connected.
    var scenes: [(identifier: SceneIdentifier, scene: UIWindowScene)] { sceneLife.connected }

    /// The scene that a host's identifier names; `nil` when it is not connected.
    public func windowScene(for identifier: SceneIdentifier) -> UIWindowScene? { sceneLife.scene(identifier) }

    /// Puts the application in the place of `shared`; for programs with more than one, such as tests.
    public func makeShared() {
        if UIApplication.current !== self { UIApplication.current = self }
    }

    /// The active scene in front, else the first one.
    var firstWindowScene: UIWindowScene? {
        let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
        return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
    }

    var statusBarManager: UIStatusBarManager? { firstWindowScene?.statusBarManager }

    /// Takes drags from outside: the module of drag and drop, once a view has a drop interaction.
    package var dragReceiver: (any DragReceiver)? {
        get { input.dragReceiver }
        set { input.dragReceiver = newValue }
    }

    var mainScreen: UIScreen { scenes.first?.scene.screen ?? sceneLife.screenWithoutHost }

    /// Sends the host the full picture of a scene at the end of this turn: the host lost its own.
    public func repaint(_ identifier: SceneIdentifier) {
        guard let scene = sceneLife.scene(identifier) else { return }
        scene.display?.reset()
        scene.focusStorage?.repaint()
        hostText.reset(identifier)
    }

    /// Takes better text measurements. Only the texts of this visitor are laid out anew.
    func take(_ measured: MeasuredText, from scene: UIWindowScene) {
        let metrics = scene.textMetrics
        let before = metrics.generation
        metrics.update(measured.face, with: measured.metrics)
        guard metrics.generation != before else { return }
        for (_, scene) in scenes where scene.textMetrics === metrics {
            for window in scene.windows { Self.remeasure(window) }
        }
    }

    private static func remeasure(_ view: UIView) {
        view.textMetricsChanged()
        view.extras?.layer?.remeasureSublayers()
        // Any view may have asked a text below it for its size.
        view.setNeedsLayout()
        for subview in view.subviews { remeasure(subview) }
    }
}
