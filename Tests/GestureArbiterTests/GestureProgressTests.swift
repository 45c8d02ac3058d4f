// SPDX-License-Identifier: Apache-2.0

import Testing

/// Every value that a recognizer's progress takes, and what each call makes of it.
@MainActor
@Suite("The steps of a recognizer's progress") struct GestureProgressTests {
    private static let values: [(name: String, progress: GestureProgress)] = [
        ("uninvolved", .uninvolved), ("possible", .possible), ("asking", .asking), ("failing", .failing(1)),
        ("requesting began", .requesting(request(.began))),
        ("requesting began to ended", .requesting(request(.began, .changed, .ended))),
        ("requesting ended", .requesting(request(.ended))),
        ("waiting began", .waiting(request(.began))), ("waiting ended", .waiting(request(.ended))),
        ("owing began", .owing(effect(.began), then: GestureSteps(), 1)),
        ("owing began, then changed", .owing(effect(.began), then: GestureSteps(.changed), 1)),
        ("owing changed, then cancelled", .owing(effect(.changed), then: GestureSteps(.cancelled), 1)),
        ("owing ended", .owing(effect(.ended), then: GestureSteps(), 1)),
        ("settled began", .settled(.began, then: GestureSteps(), nil)),
        ("settled began, then changed, in its action", .settled(.began, then: GestureSteps(.changed), nil)),
        ("settled changed, then ended", .settled(.changed, then: GestureSteps(.ended), 1)),
        ("settled changed, then changed", .settled(.changed, then: GestureSteps(.changed), 1)),
        ("settled ended", .settled(.ended, then: GestureSteps(), nil)),
        ("settled cancelled", .settled(.cancelled, then: GestureSteps(), nil)),
        ("settled failed", .settled(.failed, then: GestureSteps(), nil)),
    ]
    private static let states: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]

    private static func request(_ states: UIGestureRecognizer.State...) -> GestureProgress.Request {
        var steps = GestureSteps()
        for state in states { steps.append(state) }
        return GestureProgress.Request(steps: steps, turn: 1, isGranted: false)
    }

    private static func effect(_ state: UIGestureRecognizer.State) -> GestureProgress.Effect {
        GestureProgress.Effect(state: state, isRecognition: true, isLate: false)
    }

    /// A value in one line; a turn after `@`.
    private static func text(_ progress: GestureProgress) -> String {
        func list(_ steps: GestureSteps) -> String {
            var (steps, names) = (steps, [String]())
            while let step = steps.removeFirst() { names.append("\(step)") }
            return "[\(names.joined(separator: " "))]"
        }
        func turn(_ turn: UInt64?) -> String { turn.map { "@\($0)" } ?? "" }
        return switch progress {
        case .uninvolved: "uninvolved"
        case .possible: "possible"
        case .asking: "asking"
        case .failing(let since): "failing\(turn(since))"
        case .requesting(let request):
            "requesting\(list(request.steps))\(turn(request.turn))\(request.isGranted ? "!" : "")"
        case .waiting(let request): "waiting\(list(request.steps))\(turn(request.turn))\(request.isGranted ? "!" : "")"
        case .owing(let effect, let steps, let since):
            "owing \(effect.state)\(effect.isRecognition ? " recognized" : "")\(effect.isLate ? " late" : "")"
                + "\(list(steps))\(turn(since))"
        case .settled(let state, let steps, let since): "\(state)\(list(steps))\(turn(since))"
        }
    }

    /// What a call makes of each value, line by line; values that it leaves alone are left out.
    private func lines(_ change: (inout GestureProgress) -> String) -> [String] {
        Self.values.compactMap { name, progress in
            var changed = progress
            let result = change(&changed)
            if changed == progress, result.isEmpty { return nil }
            return
                "\(name): \(result)\(result.isEmpty ? "" : ", ")\(changed == progress ? "the same" : Self.text(changed))"
        }
    }

    @Test("G1–G8: what a recognizer is, reads and has still to do")
    func answers() {
        let lines = Self.values.map { name, progress in
            let facts = [
                progress.hasSteps ? "steps" : nil, progress.contends ? "contends" : nil,
                progress.isRequest ? "request" : nil, progress.isWaiting ? "waits" : nil,
                progress.isOwing ? "owes" : nil,
                progress.turn.map { "turn \($0)" }, progress.brokenInvariant,
            ]
            return
                "\(name): \(progress.settled), \(progress.assigned), \(facts.compactMap { $0 }.joined(separator: " "))"
        }
        #expect(lines == Expected.answers)
    }

    @Test("G4: which states would ask whether a recognizer may begin")
    func wouldRequest() {
        let lines = Self.values.compactMap { name, progress in
            let asked = Self.states.filter(progress.wouldRequest(by:))
            return asked.isEmpty ? nil : "\(name): \(asked.map { "\($0)" }.joined(separator: " "))"
        }
        #expect(lines == Expected.requests)
    }

    @Test("G2–G4, G55: what each assigned state makes of each value")
    func assigned() {
        for (state, expected) in zip(Self.states, Expected.assigned) {
            let found = lines { progress in
                let read = progress.assigned
                switch progress.assign(state, 9, isGranted: true) {
                case .taken: return "taken"
                case .noted: return "noted"
                case .refused(let from): return from == read ? "" : "refused from \(from)"
                }
            }
            #expect(found == expected, "\(state)")
        }
    }

    @Test("G13, G16: a recognizer is stopped by other code")
    func abandoned() { #expect(lines { "\($0.abandon(9))" } == Expected.abandoned) }

    @Test("G55: a request waits, once")
    func wait() { #expect(lines { $0.wait() ? "waits" : "" } == Expected.waiting) }

    @Test("G23: only a request that is not decided gets another turn")
    func move() {
        #expect(
            lines {
                $0.move(to: 7)
                return ""
            } == Expected.moved)
    }

    @Test("G8: the next step takes effect")
    func advance() {
        #expect(
            lines {
                $0.advance(9)
                return ""
            } == Expected.advanced)
    }

    @Test("G5: targets are told of what took effect")
    func act() {
        #expect(
            lines {
                $0.act()
                return ""
            } == Expected.acting)
    }

    @Test("G55: after its action a recognizer goes on, or ends late", arguments: [false, true])
    func acted(_ endsLate: Bool) {
        #expect(
            lines {
                $0.acted(endsLate: endsLate, 9)
                return ""
            } == (endsLate ? Expected.endedLate : Expected.acted))
    }

    @Test("G4: nothing follows what is not a step")
    func steps() {
        var steps = GestureSteps()
        let nothing = steps.removeFirst()
        #expect(steps.isEmpty && steps.first == nil && steps.last == nil && nothing == nil)
        steps.append(.possible)
        steps.append(.failed)
        #expect(steps.isEmpty)
        for state in [UIGestureRecognizer.State.began, .changed, .changed, .cancelled] {
            steps.append(state)
            #expect(!steps.isEmpty && steps.first == .began && steps.last == state)
        }
        let taken = (0..<5).map { _ in steps.removeFirst() }
        #expect(taken == [.began, .changed, .changed, .cancelled, nil])
        #expect(steps.isEmpty && GestureSteps(.changed).first == .changed && GestureSteps(.ended).first == .ended)
    }

    @Test("The invariants find every value that can't be")
    func invariants() {
        func fault(_ contenders: GestureProgress..., isAtRest: Bool = true) -> String? {
            GestureArbiter(contenders).checkInvariants(isAtRest: isAtRest)
        }
        #expect(
            fault(.owing(Self.effect(.failed), then: GestureSteps(), 0)) == "0: targets that are to be told of failed")
        #expect(
            fault(.owing(Self.effect(.possible), then: GestureSteps(), 0))
                == "0: targets that are to be told of possible")
        #expect(fault(.owing(Self.effect(.ended), then: GestureSteps(.changed), 0))?.hasSuffix("after ended") == true)
        #expect(fault(.settled(.began, then: GestureSteps(), 0)) == "0: a turn without a step")
        #expect(fault(.possible, .failing(0), .failing(0), isAtRest: false) == "2 has a turn that nobody gave it: 0")
        #expect(fault(.failing(0), isAtRest: false) == nil)
        #expect(fault(.owing(Self.effect(.began), then: GestureSteps(), 0))?.hasPrefix("0 is left to wait") == true)
        #expect(fault(.waiting(.init(steps: GestureSteps(.began), turn: 0, isGranted: false))) == nil)
        var arbiter = GestureArbiter([GestureProgress.possible])
        let turn = arbiter.nextTurn()
        let next = arbiter.nextTurn()
        #expect([turn, next, arbiter.lastTurn] == [1, 2, 2])
        _ = arbiter.contenders[0].assign(.began, turn)
        let step = arbiter.next()
        #expect(step == .ask(.mayBegin(0)) && arbiter.isInquiring)
        arbiter.contenders[0] = .possible
        #expect(arbiter.checkInvariants(isAtRest: true) == "a question was left without an answer")
    }
}

/// What is expected, line by line.
private enum Expected {
    static let answers = [
        "uninvolved: possible, possible, ",
        "possible: possible, possible, contends",
        "asking: possible, possible, steps contends",
        "failing: possible, failed, steps contends turn 1",
        "requesting began: possible, began, steps contends request turn 1",
        "requesting began to ended: possible, ended, steps contends request turn 1",
        "requesting ended: possible, ended, steps contends request turn 1",
        "waiting began: possible, began, steps contends request waits turn 1",
        "waiting ended: possible, ended, steps contends request waits turn 1",
        "owing began: began, began, contends owes turn 1",
        "owing began, then changed: began, changed, steps contends owes turn 1",
        "owing changed, then cancelled: changed, cancelled, steps contends owes turn 1",
        "owing ended: ended, ended, contends owes turn 1",
        "settled began: began, began, contends",
        "settled began, then changed, in its action: began, changed, steps contends",
        "settled changed, then ended: changed, ended, steps contends turn 1",
        "settled changed, then changed: changed, changed, steps contends turn 1",
        "settled ended: ended, ended, contends",
        "settled cancelled: cancelled, cancelled, contends",
        "settled failed: failed, failed, contends",
    ]
    static let requests = [
        "uninvolved: began changed ended",
        "possible: began changed ended",
    ]
    static let abandoned = [
        "uninvolved: nothing, the same",
        "possible: fails, failed[]",
        "asking: fails, failed[]",
        "failing: fails, failed[]",
        "requesting began: fails, failed[]",
        "requesting began to ended: fails, failed[]",
        "requesting ended: fails, failed[]",
        "waiting began: fails, failed[]",
        "waiting ended: fails, failed[]",
        "owing began: cancels, owing began recognized[cancelled]@1",
        "owing began, then changed: cancels, owing began recognized[cancelled]@1",
        "owing changed, then cancelled: nothing, the same",
        "owing ended: nothing, the same",
        "settled began: cancels, began[cancelled]@9",
        "settled began, then changed, in its action: cancels, began[cancelled]@9",
        "settled changed, then ended: nothing, the same",
        "settled changed, then changed: cancels, changed[cancelled]@1",
        "settled ended: nothing, the same",
        "settled cancelled: nothing, the same",
        "settled failed: nothing, the same",
    ]
    static let waiting = [
        "requesting began: waits, waiting[began]@1",
        "requesting began to ended: waits, waiting[began changed ended]@1",
        "requesting ended: waits, waiting[ended]@1",
    ]
    static let moved = [
        "requesting began: requesting[began]@7",
        "requesting began to ended: requesting[began changed ended]@7",
        "requesting ended: requesting[ended]@7",
    ]
    static let advanced = [
        "requesting began: owing began recognized[]@9",
        "requesting began to ended: owing began recognized[changed ended]@9",
        "requesting ended: owing ended recognized[]@9",
        "waiting began: owing began recognized late[]@9",
        "waiting ended: owing ended recognized late[]@9",
        "settled began, then changed, in its action: owing changed[]@9",
        "settled changed, then ended: owing ended[]@9",
        "settled changed, then changed: owing changed[]@9",
    ]
    static let acting = [
        "owing began: began[]",
        "owing began, then changed: began[changed]",
        "owing changed, then cancelled: changed[cancelled]",
        "owing ended: ended[]",
    ]
    static let acted = [
        "settled began, then changed, in its action: began[changed]@9"
    ]
    static let endedLate = [
        "settled began: began[ended]@9",
        "settled began, then changed, in its action: began[changed]@9",
    ]
    static let assigned: [[String]] = [
        [
            "asking: noted, the same",
            "waiting began: noted, the same",
            "waiting ended: noted, the same",
        ],
        [
            "uninvolved: taken, requesting[began]@9!",
            "possible: taken, requesting[began]@9!",
            "asking: noted, the same",
            "waiting began: noted, the same",
            "waiting ended: noted, the same",
        ],
        [
            "uninvolved: taken, requesting[began]@9!",
            "possible: taken, requesting[began]@9!",
            "asking: noted, the same",
            "requesting began: taken, requesting[began changed]@1",
            "waiting began: noted, the same",
            "waiting ended: noted, the same",
            "owing began: taken, owing began recognized[changed]@1",
            "owing began, then changed: taken, owing began recognized[changed changed]@1",
            "settled began: taken, began[changed]@9",
            "settled began, then changed, in its action: taken, began[changed changed]@9",
            "settled changed, then changed: taken, changed[changed changed]@1",
        ],
        [
            "uninvolved: taken, requesting[ended]@9!",
            "possible: taken, requesting[ended]@9!",
            "asking: noted, the same",
            "requesting began: taken, requesting[began ended]@1",
            "requesting began to ended: noted, the same",
            "requesting ended: noted, the same",
            "waiting began: noted, waiting[began ended]@1",
            "waiting ended: noted, the same",
            "owing began: taken, owing began recognized[ended]@1",
            "owing began, then changed: taken, owing began recognized[changed ended]@1",
            "owing ended: noted, the same",
            "settled began: taken, began[ended]@9",
            "settled began, then changed, in its action: taken, began[changed ended]@9",
            "settled changed, then ended: noted, the same",
            "settled changed, then changed: taken, changed[changed ended]@1",
            "settled ended: noted, the same",
        ],
        [
            "asking: noted, the same",
            "requesting began: taken, requesting[began cancelled]@1",
            "waiting began: taken, failing@9",
            "waiting ended: taken, failing@9",
            "owing began: taken, owing began recognized[cancelled]@1",
            "owing began, then changed: taken, owing began recognized[changed cancelled]@1",
            "owing changed, then cancelled: noted, the same",
            "settled began: taken, began[cancelled]@9",
            "settled began, then changed, in its action: taken, began[changed cancelled]@9",
            "settled changed, then changed: taken, changed[changed cancelled]@1",
            "settled cancelled: noted, the same",
        ],
        [
            "uninvolved: taken, failing@9",
            "possible: taken, failing@9",
            "asking: noted, the same",
            "failing: noted, the same",
            "waiting began: taken, failing@9",
            "waiting ended: taken, failing@9",
            "settled failed: noted, the same",
        ],
    ]
}
