// SPDX-License-Identifier: Apache-2.0

/// How far a recognizer is, between the states that it assigned itself and the states that its targets know.
///
///     uninvolved --> possible --> failing -----------------------------------> settled(failed)
///                       |                                                         ^
///                       +----> (asking) --> requesting --> (waiting) --(refused)--+
///                                                             |
///                                                             v
///                                owing --(targets told)--> settled --(next step)--> owing
///
/// A recognizer that is over becomes `uninvolved` when it is reset. The recognizer with the lowest turn came first and is
/// served first.
enum GestureProgress: Equatable {
    typealias State = UIGestureRecognizer.State
    typealias Turn = UInt64

    /// It has no attempt under way and does not contend.
    case uninvolved
    /// It contends, and has assigned itself nothing.
    case possible
    /// It requests to leave `possible`, and the application is being asked whether it may begin (G33).
    case asking
    /// It gave up. The arbiter has not handled that yet.
    case failing(Turn)
    /// It requests to leave `possible`, with these steps. The arbiter has not decided yet.
    case requesting(Request)
    /// It requests the same, and has to wait for another to fail (G55). It reads its own state as `possible`.
    case waiting(Request)
    /// A state took effect, and its targets have not been told.
    case owing(Effect, then: GestureSteps, Turn)
    /// Its targets know its state, if they are told of such states. With further steps it has a turn, except during its own actions.
    case settled(State, then: GestureSteps, Turn?)

    /// The states that it requests.
    struct Request: Equatable {
        var steps: GestureSteps
        var turn: Turn
        /// Whether the application has said that it may begin.
        let isGranted: Bool
    }

    /// A state that took effect.
    struct Effect: Equatable {
        let state: State
        /// Whether the recognizer was `possible` before.
        let isRecognition: Bool
        /// Whether the recognizer had to wait for another to fail.
        let isLate: Bool
    }

    // MARK: Answers

    /// The state that has taken effect.
    var settled: State {
        switch self {
        case .uninvolved, .possible, .asking, .failing, .requesting, .waiting: .possible
        case .owing(let effect, _, _): effect.state
        case .settled(let state, _, _): state
        }
    }

    /// The state that was assigned last; when none waits, the state that has taken effect.
    var assigned: State {
        switch self {
        case .uninvolved, .possible, .asking: .possible
        case .failing: .failed
        case .requesting(let request), .waiting(let request): request.steps.last ?? .possible
        case .owing(let effect, let steps, _): steps.last ?? effect.state
        case .settled(let state, let steps, _): steps.last ?? state
        }
    }

    /// Whether an assigned state, or one about to be assigned, has not taken effect.
    var hasSteps: Bool {
        switch self {
        case .uninvolved, .possible: false
        case .asking, .failing, .requesting, .waiting: true
        case .owing(_, let steps, _), .settled(_, let steps, _): !steps.isEmpty
        }
    }

    /// Whether it is one of the arbiter's contenders.
    var contends: Bool {
        if case .uninvolved = self { false } else { true }
    }

    var isRequest: Bool {
        switch self {
        case .requesting, .waiting: true
        case .uninvolved, .possible, .asking, .failing, .owing, .settled: false
        }
    }

    var isWaiting: Bool {
        if case .waiting = self { true } else { false }
    }

    var isOwing: Bool {
        if case .owing = self { true } else { false }
    }

    // MARK: What the recognizer does

    enum Assignment: Equatable {
        /// The arbiter has to look at it.
        case taken
        /// There is nothing to decide.
        case noted
        /// G4: no gesture takes this step.
        case refused(from: State)
    }

    /// Whether assigning a state would request to leave `possible` before the application was asked about that.
    func wouldRequest(by state: State) -> Bool {
        switch self {
        case .uninvolved, .possible: state != .failed && State.possible.mayBecome(state)
        case .asking, .failing, .requesting, .waiting, .owing, .settled: false
        }
    }

    /// Takes a state that the recognizer assigns itself.
    ///
    /// - Parameters:
    ///   - turn: The turn for a recognizer that has none yet.
    ///   - isGranted: Whether the application has said that it may begin.
    mutating func assign(_ state: State, _ turn: Turn, isGranted: Bool = false) -> Assignment {
        let current = assigned
        // A recognizer that is over may assign its last state again.
        if current.isTerminal, state == current { return .noted }
        switch self {
        case .waiting(let request): return assign(state, whileWaiting: request, turn)
        // Code that is asked whether the recognizer may begin cannot begin it.
        case .asking: return .noted
        default: break
        }
        guard current.mayBecome(state) else { return .refused(from: current) }
        switch self {
        case .uninvolved, .possible:
            // G4: a change begins a gesture that has not begun.
            let first = state == .changed ? .began : state
            self =
                state == .failed
                ? .failing(turn) : .requesting(Request(steps: GestureSteps(first), turn: turn, isGranted: isGranted))
        case .requesting(var request):
            request.steps.append(state)
            self = .requesting(request)
        case .owing(let effect, var steps, let since):
            steps.append(state)
            self = .owing(effect, then: steps, since)
        case .settled(let settled, var steps, let since):
            steps.append(state)
            self = .settled(settled, then: steps, since ?? turn)
        case .asking, .failing, .waiting: break
        }
        return .taken
    }

    /// G55: a waiting recognizer may assign its first state again, and may give up. When it ends, the end follows the deferred
    /// beginning.
    private mutating func assign(_ state: State, whileWaiting request: Request, _ turn: Turn) -> Assignment {
        switch state {
        case .failed, .cancelled:
            self = .failing(turn)
            return .taken
        case .ended:
            // An end that was assigned before was noted above.
            var request = request
            request.steps.append(.ended)
            self = .waiting(request)
            return .noted
        case .possible, .began, .changed: return .noted
        }
    }

    enum Abandonment: Equatable {
        case fails, cancels
        /// The recognizer is over. Decisions stand: its touches are still taken, and its action is still sent.
        case nothing
    }

    /// G13, G16: other code stops the recognizer.
    mutating func abandon(_ turn: Turn) -> Abandonment {
        switch self {
        case .uninvolved: return .nothing
        case .possible, .asking, .failing, .requesting, .waiting:
            fail()
            return .fails
        case .owing(let effect, let steps, let since):
            guard effect.state.isActive, steps.first?.isTerminal != true else { return .nothing }
            self = .owing(effect, then: GestureSteps(.cancelled), since)
        case .settled(let state, let steps, let since):
            guard state.isActive, steps.first?.isTerminal != true else { return .nothing }
            self = .settled(state, then: GestureSteps(.cancelled), since ?? turn)
        }
        return .cancels
    }

    // MARK: Decisions about it

    /// It failed: it is no longer `possible` and recognized nothing.
    mutating func fail() { self = .settled(.failed, then: GestureSteps(), nil) }

    /// Gives it another turn.
    mutating func move(to turn: Turn) {
        guard case .requesting(var request) = self else { return }
        request.turn = turn
        self = .requesting(request)
    }

    /// It has to wait for another. False when it does already.
    mutating func wait() -> Bool {
        guard case .requesting(let request) = self else { return false }
        self = .waiting(request)
        return true
    }

    /// Its next step takes effect.
    mutating func advance(_ turn: Turn) {
        switch self {
        case .requesting(var request), .waiting(var request):
            guard let state = request.steps.removeFirst() else { return }
            self = .owing(
                Effect(state: state, isRecognition: true, isLate: isWaiting), then: request.steps, turn)
        case .settled(_, var steps, _):
            guard let state = steps.removeFirst() else { return }
            self = .owing(Effect(state: state, isRecognition: false, isLate: false), then: steps, turn)
        case .uninvolved, .possible, .asking, .failing, .owing: break
        }
    }

    /// Its targets are about to be told.
    mutating func act() {
        guard case .owing(let effect, let steps, _) = self else { return }
        self = .settled(effect.state, then: steps, nil)
    }

    /// Its targets have been told.
    ///
    /// - Parameter endsLate: Whether the recognizer will get no more touches: they lifted while it waited (G55).
    mutating func acted(endsLate: Bool, _ turn: Turn) {
        guard case .settled(let state, var steps, let since) = self else { return }
        if endsLate, state == .began, steps.isEmpty { steps.append(.ended) }
        self = .settled(state, then: steps, steps.isEmpty ? nil : since ?? turn)
    }
}
