// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// The touches that are down, and how samples become events: one `UITouch` per finger for its whole life (A16).
///
/// Samples gather into one event for as long as one event can report all of them:
///
///     moves, and moves of any finger after them            one event, the older samples kept as history (A37)
///     downs, ups, cancels and moves of one device time     one event, each finger once
///     anything else                                        the gathered event goes first
@MainActor
final class TouchTable {
    /// What the gathered event consists of.
    private enum Gathered {
        case nothing
        case moves
        /// Downs, ups and cancels (and moves) of one device time.
        case transitions(TimeInterval)
    }

    private let owner: ApplicationReference
    var application: UIApplication { owner.application }
    // Unchecked, because every event uses them: they are loaded, stored and changed without a call of application code in between.
    @exclusivity(unchecked) private(set) var entries: [Entry] = []
    @exclusivity(unchecked) private var ignored = IgnoredPointers()
    @exclusivity(unchecked) private var gathered = Gathered.nothing
    @exclusivity(unchecked) private var gatheredTime: TimeInterval = 0
    /// The one touches event (A6).
    let event = UIEvent(type: .touches)
    private var taps = TapCounter()
    @exclusivity(unchecked) var estimates = EstimateTable()
    private var nextNumber: UInt32 = 1
    @exclusivity(unchecked) private(set) var isDispatching = false
    @exclusivity(unchecked) private var deferred: [@MainActor () -> Void] = []

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    // MARK: Samples

    /// Takes one sample of a connected scene. A refused one changes nothing.
    func accept(_ input: UnsafePointer<WaitingInput.Sample>, in scene: UIWindowScene) throws(InputFault) {
        let pointer = input.pointee.sample.pointer
        let identifier = input.pointee.scene
        let time = input.pointee.time
        var place = place(of: pointer, in: identifier)
        // This sample starts a new touch.
        if let found = place, entries[found].touch.isOver { place = nil }
        let isIgnored = ignored.contains(pointer, in: identifier)
        switch input.pointee.sample.phase {
        case .down:
            guard place == nil, !isIgnored else { throw .pointerAlreadyDown(pointer) }
            let down = entries.count { $0.scene == identifier && !$0.touch.isOver } + ignored.count(in: identifier)
            let limit = application.interactionConstants.maximumPointersPerScene
            guard down < limit else { throw .tooManyPointers(limit: limit) }
            // Of touches that lift and begin at the same time, the lifting ones go first: a view may take one touch at a time
            // (B42).
            if entries.contains(where: { $0.isChanged && $0.touch.isOver }) { dispatch() }
            makeRoom(forTransitionAt: time, of: nil)
            begin(input.pointee.sample, time: time, in: scene, identifier)
        case .move:
            if isIgnored { return }
            guard let place else { throw .unknownPointer(pointer) }
            if input.pointee.sample.role == .predicted {
                entries[place].touch.predictions.append(TimedSample(sample: input.pointee.sample, time: time))
                return
            }
            move(place, to: input)
        case .up, .cancel:
            if isIgnored { return ignored.remove(pointer, in: identifier) }
            guard place != nil else { throw .unknownPointer(pointer) }
            makeRoom(forTransitionAt: time, of: pointer)
            // Dispatching the gathered event may end the touch: then this is the end of a pointer that nobody hears of.
            guard let place = self.place(of: pointer, in: identifier) else {
                return ignored.remove(pointer, in: identifier)
            }
            let isUp = input.pointee.sample.phase == .up
            change(place, to: input, phase: isUp ? .ended : .cancelled)
            if !isUp { application.delivery.touches.note(cancellationOf: entries[place].touch, because: .host) }
        }
    }

    /// Whether the event under way has the touch.
    func isChanged(_ touch: UITouch) -> Bool { entries.contains { $0.touch === touch && $0.isChanged } }

    private func place(of pointer: UInt64, in scene: SceneIdentifier) -> Int? {
        for place in entries.indices where entries[place].pointer == pointer && entries[place].scene == scene {
            return place
        }
        return nil
    }

    private func begin(
        _ sample: PointerSample, time: TimeInterval, in scene: UIWindowScene, _ identifier: SceneIdentifier
    ) {
        let number = TouchIdentifier(nextNumber)
        nextNumber += 1
        // B28: hit-test once, before any view or recognizer hears of the touch.
        guard !application.isIgnoringInteractionEvents else {
            ignored.add(sample.pointer, in: identifier)
            return application.note(ignored: number, .ignoringInteractionEvents)
        }
        guard let (window, view) = scene.hitTest(sample.location, for: number, with: event) else {
            return ignored.add(sample.pointer, in: identifier)
        }
        guard scene.makeKey(window, touchedIn: view) else {
            ignored.add(sample.pointer, in: identifier)
            return application.note(ignored: number, .windowLeft)
        }
        // Hit-testing ran layout and overrides: they may have cancelled touches, and so dispatched the gathered event.
        makeRoom(forTransitionAt: time, of: nil)
        let location = window.node.pointee.fromParent(sample.location)
        let touch = UITouch(identifier: number, sample: sample, time: time, window: window, location: location)
        touch.view = view
        touch.tapCount = taps.countForTouchDown(
            at: location, time: time, in: window, constants: application.interactionConstants.gestures)
        touch.receivers = application.gestures.receivers(above: view)
        estimates.note(touch, sample, time: time, in: identifier)
        entries.append(
            Entry(scene: identifier, pointer: sample.pointer, touch: touch, window: window, alone: [touch]))
        event.touchList = entries.map(\.touch)
        noteSurroundings(sample.modifiers, sample.buttons)
    }

    /// The event carries the modifiers and buttons of its newest sample (A11).
    @inline(__always)
    private func noteSurroundings(_ modifiers: UIKeyModifierFlags, _ buttons: UInt32) {
        event.currentModifiers = modifiers
        event.currentButtons = UIEvent.ButtonMask(rawValue: Int(buttons))
    }

    private func move(_ place: Int, to input: UnsafePointer<WaitingInput.Sample>) {
        var place = place
        switch gathered {
        case .nothing: gathered = .moves
        case .moves: break
        case .transitions(let gatheredAt):
            guard gatheredAt != input.pointee.time || entries[place].isChanged else { break }
            dispatch()
            guard let found = self.place(of: input.pointee.sample.pointer, in: input.pointee.scene) else { return }
            place = found
            gathered = .moves
        }
        change(place, to: input, phase: .moved)
    }

    private func change(_ place: Int, to input: UnsafePointer<WaitingInput.Sample>, phase: UITouch.Phase) {
        let touch = entries[place].touch
        let location = entries[place].window.node.pointee.fromParent(input.pointee.sample.location)
        touch.prepare(for: phase, at: location, time: input.pointee.time)
        touch.sample = input.pointee.sample
        if !touch.hasStrayed { touch.noteStraying(beyond: application.interactionConstants.gestures.tapMovement) }
        if !input.pointee.sample.expectingUpdates.isEmpty {
            estimates.note(touch, input.pointee.sample, time: input.pointee.time, in: input.pointee.scene)
        }
        entries[place].isChanged = true
        gatheredTime = max(gatheredTime, input.pointee.time)
        noteSurroundings(input.pointee.sample.modifiers, input.pointee.sample.buttons)
    }

    /// Dispatches the gathered event if a finger's transition at this time cannot join it.
    private func makeRoom(forTransitionAt time: TimeInterval, of pointer: UInt64?) {
        let isChanged = entries.contains { $0.pointer == pointer && $0.isChanged }
        switch gathered {
        case .nothing: break
        case .moves: if isChanged || gatheredTime != time { dispatch() }
        case .transitions(let gatheredAt): if isChanged || gatheredAt != time { dispatch() }
        }
        gathered = .transitions(time)
        gatheredTime = max(gatheredTime, time)
    }

    // MARK: Events

    /// Dispatches the gathered event.
    func dispatch() { dispatch(application) }

    func dispatch(_ application: UIApplication) {
        guard !isDispatching else { return }
        if case .nothing = gathered { return }
        gathered = .nothing
        guard hasChanged else { return }
        isDispatching = true
        event.number += 1
        for place in entries.indices where !entries[place].isChanged {
            // A22: the touch has not moved since the event before.
            let touch = entries[place].touch
            touch.currentPhase = .stationary
            touch.previousLocationInWindow = touch.locationInWindow
        }
        event.currentTime = gatheredTime
        // Where the input of other events is taken, their visitor is at hand.
        application.clock.during(visitor) { application.dispatch(event) }
        finishEvent(application)
        isDispatching = false
        guard !deferred.isEmpty else { return }
        let waiting = deferred
        deferred.removeAll()
        for action in waiting { action() }
    }

    /// The visitor whose touches are in the event, which has at least one; `nobody` when several visitors touch.
    private var visitor: VisitorAtHand {
        let first = entries[0].window.visitorAtHand
        for place in entries.indices.dropFirst() where entries[place].window.visitorAtHand != first { return .nobody }
        return first
    }

    private var hasChanged: Bool {
        for place in entries.indices where entries[place].isChanged { return true }
        return false
    }

    private func finishEvent(_ application: UIApplication) {
        var hasEnded = false
        for index in entries.indices {
            if entries[index].isChanged { entries[index].isChanged = false }
            let touch = entries[index].touch
            touch.forgetSamples()
            if touch.isOver { hasEnded = true }
        }
        if hasEnded { finishTouches(application) }
    }

    private func finishTouches(_ application: UIApplication) {
        for index in entries.indices {
            let touch = entries[index].touch
            guard touch.isOver else { continue }
            if touch.phase == .ended { taps.touchEnded(touch) }
            application.gestures.touchIsOver(touch)
            application.delivery.touches.eventIsOver(for: entries[index])
        }
        application.delivery.touchesAreOver()
        application.gestures.touchesAreOver()
        // The list is whole again before the entries are freed: they may be the last to hold a view or a window, whose `deinit` runs
        // an application's code.
        let over = entries
        entries.removeAll { $0.touch.isOver }
        event.touchList = entries.map(\.touch)
        withExtendedLifetime(over) {}
    }

    // MARK: Ends without input

    /// Runs an action now; during an event, after the event.
    func whenEventIsOver(_ action: @escaping @MainActor () -> Void) {
        if isDispatching { deferred.append(action) } else { action() }
    }

    /// Gathers the cancellation of touches. True when there were any.
    func gatherCancellations(because reason: CancellationReason, where isConcerned: (Entry) -> Bool) -> Bool {
        var hasAny = false
        for index in entries.indices where isConcerned(entries[index]) {
            let touch = entries[index].touch
            touch.previousLocationInWindow = touch.locationInWindow
            touch.phase = .cancelled
            entries[index].isChanged = true
            hasAny = true
            // The finger is still on the screen. The host goes on reporting it until it lifts, and nobody hears of that.
            if !reason.isKnownToHost { ignored.add(entries[index].pointer, in: entries[index].scene) }
            application.delivery.touches.note(cancellationOf: touch, because: reason)
        }
        guard hasAny else { return false }
        gathered = .transitions(application.clock.now)
        gatheredTime = max(gatheredTime, application.clock.now)
        return true
    }

    /// The host gave up the pointers of a scene.
    func forgetIgnored(in scene: SceneIdentifier) { ignored.removeAll(in: scene) }

    /// The set of one touch that a responder gets; made without an allocation.
    func alone(_ touch: UITouch) -> Set<UITouch> {
        for place in entries.indices where entries[place].touch === touch { return entries[place].alone }
        return [touch]
    }

    /// Runs calls with the touch in the event, also if it has left the event.
    func presenting(_ touch: UITouch, _ calls: () -> Void) {
        guard !event.touchList.contains(where: { $0 === touch }) else { return calls() }
        event.touchList.append(touch)
        calls()
        event.touchList = entries.map(\.touch)
    }
}
