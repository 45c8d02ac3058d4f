import UIKitCore

/// A finger, pen or mouse of a test screen.
///
/// Every call is one device sample at the present time, handled before the call returns.
@MainActor
public final class Finger {
    let screen: TestScreen
    public let scene: SceneIdentifier
    /// The number by which the host would know the pointer.
    public let pointer: UInt64
    public let kind: PointerSample.Kind
    /// In points of the screen; where the pointer is now.
    public private(set) var location = CGPoint.zero
    public private(set) var isDown = false
    /// What further samples carry: force, radius, angles, buttons, modifiers.
    public var sample: PointerSample

    init(screen: TestScreen, scene: SceneIdentifier, pointer: UInt64, kind: PointerSample.Kind) {
        self.screen = screen
        self.scene = scene
        self.pointer = pointer
        self.kind = kind
        sample = PointerSample(pointer: pointer, phase: .down, kind: kind, location: .zero)
        if kind == .mouse { sample.buttons = 1 }
    }

    /// Touches the screen at a point of it.
    public func down(at point: CGPoint) { send(.down, point) }

    /// Touches the middle of a view, or a point of it in the view's own coordinates.
    public func down(on view: UIView, at point: CGPoint? = nil) {
        let local = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let inWindow = view.convert(local, to: nil)
        send(.down, view.window?.convert(inWindow, to: nil) ?? inWindow)
    }

    /// Moves to a point of the screen, at once or in even steps over a duration.
    public func move(to point: CGPoint, over duration: TimeInterval = 0, steps: Int = 1) {
        precondition(steps > 0, "A move has at least one step.")
        let start = location
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            if duration > 0 { screen.advance(by: duration / Double(steps)) }
            send(
                .move, CGPoint(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part))
        }
    }

    /// Moves by an offset in points.
    public func move(by offset: CGVector, over duration: TimeInterval = 0, steps: Int = 1) {
        move(to: CGPoint(x: location.x + offset.dx, y: location.y + offset.dy), over: duration, steps: steps)
    }

    /// Lifts where it is.
    public func up() { send(.up, location) }

    /// The device gives the touch up.
    public func cancel() { send(.cancel, location) }

    /// Down and up at a point.
    public func tap(at point: CGPoint) {
        down(at: point)
        up()
    }

    /// Down and up in the middle of a view.
    public func tap(_ view: UIView) {
        down(on: view)
        up()
    }

    /// A sample of this pointer, to be sent together with others.
    public func input(_ phase: PointerSample.Phase, at point: CGPoint) -> Input {
        sample.phase = phase
        sample.location = point
        location = point
        isDown = phase == .down || phase == .move
        return .pointer(sample)
    }

    private func send(_ phase: PointerSample.Phase, _ point: CGPoint) {
        screen.send(input(phase, at: point), to: scene)
    }
}
