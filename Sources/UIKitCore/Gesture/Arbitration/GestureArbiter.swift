// SPDX-License-Identifier: Apache-2.0

/// Decides which of the assigned states take effect. The arbiter calls no view, recognizer or delegate: it returns a question, or a decision
/// and its reason. It names contenders by their places.
///
///     1. what recognizers decide about themselves: failures, and the next states of gestures under way
///     2. requests to leave `possible`, in their turns:
///        requirements        one of them recognized: fail; one is undecided: wait        (G54)
///        beginning           the view, the views that would lose touches, the delegate   (G31–G33),
///                            unless they were asked when the state was assigned
///        exclusion           a gesture that has begun excludes it: fail                  (G60)
///        it recognizes       those that required it to fail fail, and those it excludes  (G54, G56–G59)
///     3. one state that took effect: its touches are taken, its targets told; then again from 1
///
/// Contenders may come and assign states while a question is being answered; none may go.
@MainActor
struct GestureArbiter<Contenders: GestureContenders> {
    typealias State = UIGestureRecognizer.State
    typealias Turn = GestureProgress.Turn

    /// The recognizers with an attempt under way or a state that has not been reset, in the order in which they came.
    var contenders: Contenders

    /// A question that only the application can answer.
    enum Question: Equatable {
        /// Must the first wait until the second has failed? Does it require that, and may the second still recognize?
        case mustWait(Int, for: Int)
        /// Does the first require the second to fail?
        case requires(Int, Int)
        /// May it begin?
        case mayBegin(Int)
        /// Does recognition of the first exclude the second?
        case excludes(Int, Int)
    }

    /// Why a recognizer fails.
    enum Reason: Equatable {
        case byItself
        case requiredRecognized(Int)
        case excludedBy(Int)
        case blockedBy(Int)
        case mayNotBegin
    }

    enum Step: Equatable {
        /// The next call has to pass the answer.
        case ask(Question)
        /// A state took effect.
        case change(Int, from: State, to: State)
        case fail(Int, Reason)
        case wait(Int, for: Int)
        /// Take the touches, and tell the targets.
        case perform(Int, GestureProgress.Effect)
    }

    /// How far the decision at hand is. It concerns the contenders that took part when it began.
    private enum Inquiry {
        case none
        /// Asked: whether the first has to wait for the second.
        case requirement(of: Int, Int, among: Int, awaited: Int?)
        /// Asked: whether it may begin.
        case beginning(of: Int, among: Int)
        /// Asked: whether the other, which is active, excludes it.
        case exclusion(of: Int, by: Int, among: Int)
        /// It recognized. The contenders from a place on are still to be checked.
        case losers(to: Int, from: Int, among: Int)
        /// Asked: whether the other required the winner to fail.
        case requirer(of: Int, Int, among: Int)
        /// Asked: whether the winner excludes the other.
        case excluded(by: Int, Int, among: Int)
    }

    private var inquiry = Inquiry.none
    private(set) var lastTurn: Turn = 0
    /// Requests up to this turn have to wait: nothing has changed since they were considered.
    private var considered: Turn = 0

    init(_ contenders: Contenders) { self.contenders = contenders }

    /// A turn after all that were given out.
    mutating func nextTurn() -> Turn {
        lastTurn += 1
        return lastTurn
    }

    /// A request goes before others of the same event.
    mutating func putFirst(_ place: Int, before others: [Int]) {
        let order = [place] + others.sorted { (contenders[$0].turn ?? 0) < (contenders[$1].turn ?? 0) }
        let turns = order.compactMap { contenders[$0].turn }.sorted()
        for (place, turn) in zip(order, turns) { contenders[place].move(to: turn) }
    }

    var isInquiring: Bool {
        if case .none = inquiry { false } else { true }
    }

    /// The next step; `nil` when nothing is left to decide.
    ///
    /// - Parameter answer: The answer to the question that the last call returned.
    mutating func next(_ answer: Bool = false) -> Step? {
        if isInquiring, let step = proceed(answer) { return step }
        while let place = nextPlace() {
            switch contenders[place] {
            case .failing: return fail(place, .byItself)
            case .settled: return advance(place)
            case .owing(let effect, _, _):
                considered = 0
                return .perform(place, effect)
            case .requesting(let request), .waiting(let request):
                considered = request.turn
                if let step = checkRequirements(of: place, from: 0, among: contenders.count, awaited: nil) {
                    return step
                }
            case .uninvolved, .possible, .asking: return nil
            }
        }
        considered = 0
        return nil
    }

    /// The contender to serve next. Contenders that decide about themselves come first, then requests, then effects, each in
    /// the order of turns.
    private func nextPlace() -> Int? {
        var found: (place: Int, rank: Int, turn: Turn)?
        for place in 0..<contenders.count {
            let (rank, turn): (Int, Turn)
            switch contenders[place] {
            case .failing(let since), .settled(_, _, .some(let since)): (rank, turn) = (0, since)
            case .requesting(let request), .waiting(let request):
                guard request.turn > considered else { continue }
                (rank, turn) = (1, request.turn)
            case .owing(_, _, let since): (rank, turn) = (2, since)
            case .uninvolved, .possible, .asking, .settled(_, _, .none): continue
            }
            if let found, (found.rank, found.turn) < (rank, turn) { continue }
            found = (place, rank, turn)
        }
        return found?.place
    }

    // MARK: Decisions

    /// Goes on with the decision at hand; `nil` when it is over, or waits.
    private mutating func proceed(_ answer: Bool) -> Step? {
        let current = inquiry
        inquiry = .none
        switch current {
        case .none: return nil
        case .requirement(let place, let other, let count, let awaited):
            guard answer else { return checkRequirements(of: place, from: other + 1, among: count, awaited: awaited) }
            if contenders[other].settled != .possible { return fail(place, .requiredRecognized(other)) }
            return checkRequirements(of: place, from: other + 1, among: count, awaited: awaited ?? other)
        case .beginning(let place, let count):
            return answer ? checkExclusion(of: place, from: 0, among: count) : refuse(place, .mayNotBegin)
        case .exclusion(let place, let other, let count):
            return answer
                ? refuse(place, .blockedBy(other)) : checkExclusion(of: place, from: other + 1, among: count)
        case .losers(let winner, let other, let count): return nextLoser(to: winner, from: other, among: count)
        case .requirer(let winner, let other, let count):
            guard answer else {
                inquiry = .excluded(by: winner, other, among: count)
                return .ask(.excludes(winner, other))
            }
            inquiry = .losers(to: winner, from: other + 1, among: count)
            return fail(other, .requiredRecognized(winner))
        case .excluded(let winner, let other, let count):
            // The answering code may have ended the gesture.
            guard answer, contenders[other].settled == .possible else {
                return nextLoser(to: winner, from: other + 1, among: count)
            }
            inquiry = .losers(to: winner, from: other + 1, among: count)
            return fail(other, .excludedBy(winner))
        }
    }

    /// G54.
    private mutating func checkRequirements(of place: Int, from first: Int, among count: Int, awaited: Int?) -> Step? {
        for other in first..<count where other != place {
            switch contenders[other].settled {
            case .possible, .began, .changed, .ended:
                inquiry = .requirement(of: place, other, among: count, awaited: awaited)
                return .ask(.mustWait(place, for: other))
            case .failed, .cancelled: break
            }
        }
        if let awaited { return contenders[place].wait() ? .wait(place, for: awaited) : nil }
        switch contenders[place] {
        case .requesting(let request) where request.isGranted, .waiting(let request) where request.isGranted:
            return checkExclusion(of: place, from: 0, among: count)
        default: break
        }
        inquiry = .beginning(of: place, among: count)
        return .ask(.mayBegin(place))
    }

    /// G60.
    private mutating func checkExclusion(of place: Int, from first: Int, among count: Int) -> Step? {
        for other in first..<count where other != place && contenders[other].settled.isActive {
            inquiry = .exclusion(of: place, by: other, among: count)
            return .ask(.excludes(other, place))
        }
        guard isStillRequest(place) else { return nil }
        inquiry = .losers(to: place, from: 0, among: contenders.count)
        return advance(place)
    }

    /// G54, G56.
    private mutating func nextLoser(to winner: Int, from first: Int, among count: Int) -> Step? {
        for other in first..<count where other != winner && contenders[other].settled == .possible {
            inquiry = .requirer(of: winner, other, among: count)
            return .ask(.requires(other, winner))
        }
        return nil
    }

    /// The answering code may have ended the request.
    private mutating func isStillRequest(_ place: Int) -> Bool {
        considered = 0
        return contenders[place].isRequest
    }

    private mutating func refuse(_ place: Int, _ reason: Reason) -> Step? {
        isStillRequest(place) ? fail(place, reason) : nil
    }

    private mutating func advance(_ place: Int) -> Step {
        considered = 0
        let old = contenders[place].settled
        contenders[place].advance(nextTurn())
        return .change(place, from: old, to: contenders[place].settled)
    }

    private mutating func fail(_ place: Int, _ reason: Reason) -> Step {
        considered = 0
        contenders[place].fail()
        return .fail(place, reason)
    }
}

/// The progress of the contenders for gestures, each at a place.
@MainActor
protocol GestureContenders {
    var count: Int { get }
    subscript(place: Int) -> GestureProgress { get set }
}
