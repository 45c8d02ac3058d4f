// SPDX-License-Identifier: Apache-2.0

/// An arbiter whose contenders are values, with a test in the application's place. Each run answers with all that was asked,
/// decided and performed.
@MainActor
struct ArbiterBench {
    typealias Arbiter = GestureArbiter<[GestureProgress]>

    private(set) var arbiter: Arbiter
    private let names: [String]
    /// Who requires whom to fail.
    var requirements: [(String, String)] = []
    /// Who can't recognize any longer, though it is possible.
    var decided: Set<String> = []
    /// Who may not begin.
    var refused: Set<String> = []
    /// Pairs of which neither excludes the other.
    var simultaneous: [(String, String)] = []
    /// What code does while it is asked or told something, by the line that a run answers with.
    var interferences: [String: @MainActor (inout ArbiterBench) -> Void] = [:]

    init(_ names: String...) {
        self.names = names
        arbiter = Arbiter(names.map { _ in .possible })
    }

    func progress(of name: String) -> GestureProgress { arbiter.contenders[place(of: name)] }

    @discardableResult
    mutating func assign(
        _ state: UIGestureRecognizer.State, to name: String, isGranted: Bool = false
    ) -> GestureProgress.Assignment {
        let turn = arbiter.nextTurn()
        return arbiter.contenders[place(of: name)].assign(state, turn, isGranted: isGranted)
    }

    mutating func putFirst(_ name: String, before others: String...) {
        arbiter.putFirst(place(of: name), before: others.map(place(of:)))
    }

    @discardableResult
    mutating func abandon(_ name: String) -> GestureProgress.Abandonment {
        let turn = arbiter.nextTurn()
        return arbiter.contenders[place(of: name)].abandon(turn)
    }

    /// Runs until nothing is left to decide.
    mutating func run(endingLate late: Set<String> = []) -> [String] {
        var lines: [String] = []
        var answer = false
        while let step = arbiter.next(answer) {
            if let fault = arbiter.checkInvariants(isAtRest: false) { return lines + [fault] }
            answer = false
            let line: String
            switch step {
            case .ask(let question):
                answer = self.answer(question)
                // What is asked of everybody and is not so says nothing.
                guard let text = text(of: question, answer) else { continue }
                line = text
            case .change(let place, let old, let new): line = "\(names[place]): \(old.name) -> \(new.name)"
            case .fail(let place, let reason): line = "\(names[place]) fails: \(text(of: reason))"
            case .wait(let place, for: let other): line = "\(names[place]) waits for \(names[other])"
            case .perform(let place, let effect):
                line = "\(names[place])!\(effect.state.name)"
                arbiter.contenders[place].act()
            }
            lines.append(line)
            interferences[line]?(&self)
            if case .perform(let place, let effect) = step {
                let turn = arbiter.nextTurn()
                arbiter.contenders[place].acted(endsLate: effect.isLate && late.contains(names[place]), turn)
            }
        }
        if let fault = arbiter.checkInvariants(isAtRest: true) { lines.append(fault) }
        return lines
    }

    private func place(of name: String) -> Int { names.firstIndex(of: name) ?? 0 }

    private func answer(_ question: Arbiter.Question) -> Bool {
        func has(_ pairs: [(String, String)], _ one: Int, _ other: Int) -> Bool {
            pairs.contains { $0 == (names[one], names[other]) }
        }
        return switch question {
        case .mustWait(let one, for: let other):
            has(requirements, one, other)
                && (arbiter.contenders[other].settled != .possible || !decided.contains(names[other]))
        case .requires(let one, let other): has(requirements, one, other)
        case .mayBegin(let place): !refused.contains(names[place])
        case .excludes(let one, let other): !has(simultaneous, one, other) && !has(simultaneous, other, one)
        }
    }

    private func text(of question: Arbiter.Question, _ answer: Bool) -> String? {
        switch question {
        case .mayBegin(let place): "may \(names[place]) begin? \(answer ? "yes" : "no")"
        case .excludes(let one, let other): "does \(names[one]) exclude \(names[other])? \(answer ? "yes" : "no")"
        case .mustWait, .requires: nil
        }
    }

    private func text(of reason: Arbiter.Reason) -> String {
        switch reason {
        case .byItself: "by itself"
        case .requiredRecognized(let other): "\(names[other]), which it required to fail, recognized"
        case .excludedBy(let other): "\(names[other]) excludes it"
        case .blockedBy(let other): "\(names[other]) had begun"
        case .mayNotBegin: "may not begin"
        }
    }
}

extension Array: GestureContenders where Element == GestureProgress {}
