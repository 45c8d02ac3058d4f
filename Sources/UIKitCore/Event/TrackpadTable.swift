// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Pinches and turns of trackpads that are under way. Each keeps the place where it began: the gesture may move what lies there.
///
///     began -> changed* -> ended | cancelled        one sequence of a scene at a time
@MainActor
final class TrackpadTable: SceneInput {
    private struct Sequence {
        let scene: SceneIdentifier
        weak var window: UIWindow?
        weak var view: UIView?
        var location: CGPoint
    }

    private let owner: ApplicationReference
    private var application: UIApplication { owner.application }
    private var sequences: [Sequence] = []
    private let event = LocatedEvent(type: .transform)

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    func accept(
        _ sample: TransformSample, time: TimeInterval, in scene: UIWindowScene, _ identifier: SceneIdentifier
    ) {
        application.touchTable.dispatch()
        guard !application.isIgnoringInteractionEvents else { return cancelAll(in: identifier) }
        // A second beginning: the end of the first was lost.
        if sample.phase == .began { cancelAll(in: identifier) }
        let place = sequences.firstIndex { $0.scene == identifier }
        let isEnd = sample.phase == .ended || sample.phase == .cancelled
        guard place != nil || !isEnd else { return }
        var sequence: Sequence
        if let place, let window = sequences[place].window, sequences[place].view?.window === window {
            sequence = sequences[place]
        } else {
            guard let (window, view) = scene.hitTest(sample.location, for: nil, with: event) else { return }
            sequence = Sequence(scene: identifier, window: window, view: view, location: .zero)
        }
        sequence.location = sample.location
        sequences.removeAll { $0.scene == identifier }
        if !isEnd { sequences.append(sequence) }
        event.scaleFactor = sample.scaleFactor
        event.rotation = sample.rotation
        event.modifierFlags = sample.modifiers
        send(sequence, sample.phase.touchPhase(isFirst: place == nil), at: time)
    }

    private func send(_ sequence: Sequence, _ phase: UITouch.Phase, at time: TimeInterval) {
        guard let window = sequence.window, let view = sequence.view else { return }
        event.window = window
        event.view = view
        event.location = window.node.pointee.fromParent(sequence.location)
        event.transformPhase = phase
        event.timestamp = time
        application.dispatch(event)
    }

    func cancelAll(in scene: UIWindowScene, because loss: SceneInputLoss) { cancelAll(in: scene.identifier) }

    /// The scene's sequence will not go on.
    private func cancelAll(in scene: SceneIdentifier) {
        guard let place = sequences.firstIndex(where: { $0.scene == scene }) else { return }
        let sequence = sequences.remove(at: place)
        event.scaleFactor = 1
        event.rotation = 0
        event.modifierFlags = []
        send(sequence, .cancelled, at: application.clock.now)
    }
}

extension TransformSample.Phase {
    fileprivate func touchPhase(isFirst: Bool) -> UITouch.Phase {
        switch self {
        case .began: .began
        case .changed: isFirst ? .began : .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}
