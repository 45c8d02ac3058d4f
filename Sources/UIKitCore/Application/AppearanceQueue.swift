// SPDX-License-Identifier: Apache-2.0

/// Controllers that do not know yet that they appeared: their views are in the window (J3, J4).
@MainActor
final class AppearanceQueue {
    @exclusivity(unchecked) private var waiting: [UIViewController] = []
    /// Views whose traits have changed, with the traits that they were told of last.
    @exclusivity(unchecked) private var waitingForTraits: [(view: UIView, old: UITraitCollection)] = []
    /// Controllers that asked for `updateProperties`.
    @exclusivity(unchecked) private var waitingForProperties: [UIViewController] = []
    /// Activities whose responders have to update them.
    @exclusivity(unchecked) private var waitingActivities: [NSUserActivity] = []

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

    func addTraitUpdate(_ view: UIView, from old: UITraitCollection) {
        guard !waitingForTraits.contains(where: { $0.view === view }) else { return }
        waitingForTraits.append((view, old))
        UIApplication.current?.setNeedsTurn()
    }

    func addActivityUpdate(_ activity: NSUserActivity) {
        waitingActivities.append(activity)
        UIApplication.current?.setNeedsTurn()
    }

    /// Delivers the waiting messages of a view and the views above and below it.
    func updateTraits(around view: UIView) {
        let concerned = waitingForTraits.filter { $0.view.isDescendant(of: view) || view.isDescendant(of: $0.view) }
        waitingForTraits.removeAll { entry in concerned.contains { $0.view === entry.view } }
        for (view, old) in concerned { view.tellTraits(from: old, to: view.traitCollection) }
    }

    private func updateWaitingTraits() {
        let waiting = waitingForTraits
        waitingForTraits = []
        for (view, old) in waiting { view.tellTraits(from: old, to: view.traitCollection) }
    }

    /// Before layout: layout in the same turn sees what the properties change.
    @inline(__always)
    func updateProperties() {
        updateActivities()
        if !waitingForTraits.isEmpty { updateWaitingTraits() }
        if !waitingForProperties.isEmpty { updateWaitingProperties() }
    }

    /// Asks the activities' responders to bring them up to date.
    @inline(__always)
    func updateActivities() {
        if !waitingActivities.isEmpty { updateWaitingActivities() }
    }

    private func updateWaitingActivities() {
        let activities = waitingActivities
        waitingActivities = []
        for activity in activities where activity.needsSave {
            activity.needsSave = false
            activity.owner?.updateUserActivityState(activity)
        }
    }

    private func updateWaitingProperties() {
        let controllers = waitingForProperties
        waitingForProperties = []
        for controller in controllers { Self.forVisitor(of: controller) { controller.updatePropertiesIfNeeded() } }
    }

    /// The steps that belong to the view's arrival: safe area, `viewIsAppearing`, layout.
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
                Self.forVisitor(of: controller) { controller.appearance.endAppearing() }
            }
        }
    }

    private static func forVisitor(of controller: UIViewController, _ action: () -> Void) {
        guard let window = controller.viewIfLoaded?.window else { return action() }
        window.application.clock.during(window.visitorAtHand, action)
    }
}
