// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A recognizer that does with its touches what a script says.
final class ScriptedRecognizer: UIGestureRecognizer {
    let watch: RecognizerWatch
    private let behaviour: GestureScript.Behaviour
    private var moves = 0
    private var touchCount = 0
    private var deadline: EventClock.Deadline?

    init(_ behaviour: GestureScript.Behaviour, _ watch: RecognizerWatch) {
        self.behaviour = behaviour
        self.watch = watch
        super.init(target: nil, action: nil)
    }

    private func recognize() {
        guard state == .possible else { return }
        state = behaviour.isContinuous ? .began : .ended
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        watch.heard(.began, touches, self)
        if behaviour.ignores > 0 {
            for touch in touches.sorted(by: { $0.identifier.number < $1.identifier.number }) {
                touchCount += 1
                guard touchCount.isMultiple(of: behaviour.ignores) else { continue }
                ignore(touch, for: event)
            }
        }
        guard state == .possible, numberOfTouches > 0 else { return }
        switch behaviour.moment {
        case .began: if numberOfTouches >= behaviour.touches { recognize() }
        case .later:
            guard deadline == nil else { return }
            let time = Double(behaviour.count) * GestureScript.step
            deadline = UIApplication.shared.clock.schedule(after: time) { [weak self] in self?.recognize() }
        case .moved, .ended, .never: break
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        watch.heard(.moved, touches, self)
        if state == .began || state == .changed { return state = .changed }
        guard state == .possible else { return }
        moves += 1
        if behaviour.moment == .moved, moves >= behaviour.count, numberOfTouches >= behaviour.touches {
            return recognize()
        }
        if behaviour.failsByItself, moves > 8 { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        watch.heard(.ended, touches, self)
        guard numberOfTouches == 0 else { return }
        if state == .began || state == .changed { return state = .ended }
        guard state == .possible else { return }
        if behaviour.moment == .ended {
            recognize()
            if behaviour.isContinuous { state = .ended }
        } else if behaviour.failsByItself {
            state = .failed
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        watch.heard(.cancelled, touches, self)
        guard numberOfTouches == 0 else { return }
        if state == .began || state == .changed { return state = .cancelled }
        if behaviour.failsByItself, state == .possible { state = .failed }
    }

    override func ignore(_ touch: UITouch, for event: UIEvent) {
        super.ignore(touch, for: event)
        watch.ignored(touch)
    }

    override func reset() {
        moves = 0
        deadline?.cancel()
        deadline = nil
        super.reset()
        watch.wasReset()
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { watch.mayPrevent(other) }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { watch.mayBePrevented(by: other) }
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { watch.requires(other) }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { watch.isRequired(by: other) }
}
