/// Controllers whose views are in the window and that have yet to be told that they appeared (J3, J4).
@MainActor
final class AppearanceQueue {
    @exclusivity(unchecked) private var waiting: [UIViewController] = []
    /// Controllers that asked for `updateProperties`.
    @exclusivity(unchecked) private var waitingForProperties: [UIViewController] = []

    func add(_ controller: UIViewController) {
        guard !waiting.contains(where: { $0 === controller }) else { return }
        waiting.append(controller)
        UIApplication.current?.setNeedsTurn()
    }

    func remove(_ controller: UIViewController) {
        waiting.removeAll { $0 === controller }
    }

    func addPropertyUpdate(_ controller: UIViewController) {
        guard !waitingForProperties.contains(where: { $0 === controller }) else { return }
        waitingForProperties.append(controller)
        UIApplication.current?.setNeedsTurn()
    }

    /// Before layout: what the properties change is laid out in the same turn.
    @inline(__always)
    func updateProperties() {
        if !waitingForProperties.isEmpty { updateWaitingProperties() }
    }

    private func updateWaitingProperties() {
        let controllers = waitingForProperties
        waitingForProperties = []
        for controller in controllers { Self.forVisitor(of: controller) { controller.updatePropertiesIfNeeded() } }
    }

    /// What happens in the same breath as the view's arrival: safe area, `viewIsAppearing`, layout.
    func flushBeforeForeground() {
        for controller in waiting { controller.appearance.arrive() }
    }

    /// Finishes every appearance: `viewDidAppear` with the view in its place.
    @inline(__always)
    func flush() {
        if !waiting.isEmpty { finishAppearances() }
    }

    private func finishAppearances() {
        while !waiting.isEmpty {
            let controllers = waiting
            waiting.removeAll()
            for controller in controllers {
                Self.forVisitor(of: controller) {
                    controller.appearance.arrive()
                    controller.appearance.endAppearing()
                }
            }
        }
    }

    private static func forVisitor(of controller: UIViewController, _ action: () -> Void) {
        guard let window = controller.viewIfLoaded?.window else { return action() }
        window.application.clock.during(window.visitorAtHand, action)
    }
}
