// SPDX-License-Identifier: Apache-2.0

extension GestureProgress {
    /// The first broken invariant of this value; `nil` when all hold.
    var brokenInvariant: String? {
        switch self {
        case .uninvolved, .possible, .asking, .failing: nil
        case .requesting(let request), .waiting(let request):
            request.steps.first == .began || request.steps.first == .ended
                ? nil : "a request that leaves `possible` by no step"
        case .owing(let effect, let steps, _):
            if effect.state == .possible || effect.state == .failed {
                "targets that are to be told of \(effect.state)"
            } else if !canGoOn(from: effect.state, steps) {
                "\(steps) after \(effect.state)"
            } else {
                nil
            }
        case .settled(let state, let steps, let turn):
            if state == .possible {
                "`possible` as a state that took effect"
            } else if !canGoOn(from: state, steps) {
                "\(steps) after \(state)"
            } else if steps.isEmpty, turn != nil {
                "a turn without a step"
            } else {
                nil
            }
        }
    }

    private func canGoOn(from state: State, _ steps: GestureSteps) -> Bool {
        guard let first = steps.first else { return true }
        return state.mayBecome(first)
    }

    /// Its place in the order of serving; `nil` where there is nothing to serve.
    var turn: Turn? {
        switch self {
        case .uninvolved, .possible, .asking: nil
        case .failing(let turn), .owing(_, _, let turn): turn
        case .requesting(let request), .waiting(let request): request.turn
        case .settled(_, _, let turn): turn
        }
    }
}

extension GestureArbiter {
    /// The first broken invariant; `nil` when all hold. Linear in the contenders, except for sorting their turns.
    ///
    /// - Parameter isAtRest: Whether nothing is being decided or performed. Then all has taken effect, except for requests that wait.
    func checkInvariants(isAtRest: Bool) -> String? {
        var turns: [Turn] = []
        for place in 0..<contenders.count {
            let progress = contenders[place]
            if let fault = progress.brokenInvariant { return "\(place): \(fault)" }
            if !progress.contends { return "\(place) contends and is uninvolved" }
            if let turn = progress.turn {
                if turn > lastTurn || turns.contains(turn) { return "\(place) has a turn that nobody gave it: \(turn)" }
                turns.append(turn)
            }
            if isAtRest, progress.hasSteps || progress.isOwing, !progress.isWaiting {
                return "\(place) is left to wait for nobody: \(progress)"
            }
        }
        if isAtRest, isInquiring { return "a question was left without an answer" }
        return nil
    }
}
