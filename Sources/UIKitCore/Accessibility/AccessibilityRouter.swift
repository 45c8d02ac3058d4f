import CoreGraphics
import EventTrace

/// The way of what assistive technology does: to the view, up the chain, or to a touch where the view is.
@MainActor
enum AccessibilityRouter {
    /// No device numbers its pointers so high.
    private static let pointer = UInt64.max

    static func accept(
        _ sample: AccessibilitySample, time: TimeInterval, in scene: UIWindowScene
    ) throws(InputFault) {
        guard let view = scene.view(numbered: sample.view) else { throw .unknownView(sample.view) }
        switch sample.action {
        case .activate: activate(view, time: time, in: scene)
        case .increment: view.accessibilityIncrement()
        case .decrement: view.accessibilityDecrement()
        case .scroll(let direction): ask(from: view) { $0.accessibilityScroll(direction) }
        case .escape: ask(from: view) { $0.accessibilityPerformEscape() }
        case .magicTap: ask(from: view) { $0.accessibilityPerformMagicTap() }
        case .custom(let place):
            guard let actions = view.accessibilityCustomActions, actions.indices.contains(place) else {
                throw .outOfRange(field: "custom", found: Double(place), expected: "the place of a custom action")
            }
            _ = actions[place].perform()
        }
    }

    /// Who does it ends the search.
    private static func ask(from view: UIView, _ question: (UIResponder) -> Bool) {
        var asked: Set<ObjectIdentifier> = []
        var responder: UIResponder? = view
        while let current = responder, asked.insert(ObjectIdentifier(current)).inserted, !question(current) {
            responder = current.next
        }
    }

    private static func activate(_ view: UIView, time: TimeInterval, in scene: UIWindowScene) {
        guard !view.accessibilityActivate(), view.window?.windowScene === scene else { return }
        let place = view.accessibilityActivationPoint
        for phase in [PointerSample.Phase.down, .up] {
            var input = WaitingInput()
            input.append(PointerSample(pointer: pointer, phase: phase, location: place), at: time, in: scene.identifier)
            // A touch that the application's own code refused meanwhile has no end.
            input.forEach(
                sample: { try? scene.application.touchTable.accept($0, in: scene) }, other: { _ in })
            scene.application.touchTable.dispatch()
        }
    }
}
