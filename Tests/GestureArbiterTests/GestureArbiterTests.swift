// SPDX-License-Identifier: Apache-2.0

import Testing

@MainActor
@Suite("G31–G34, G54–G60: the arbiter, fed with values")
struct GestureArbiterTests {
    @Test("Nothing assigned, nothing to do")
    func nothing() {
        var bench = ArbiterBench("tap", "pan")
        #expect(bench.run() == [])
    }

    @Test("G56: one recognizes, and whom it excludes fails before its targets are told")
    func exclusion() {
        var bench = ArbiterBench("pan", "tap", "swipe")
        bench.simultaneous = [("pan", "swipe")]
        bench.assign(.began, to: "pan")
        #expect(
            bench.run() == [
                "may pan begin? yes", "pan: Possible -> Began", "does pan exclude tap? yes",
                "tap fails: pan excludes it",
                "does pan exclude swipe? no", "pan!Began",
            ])
        #expect(bench.progress(of: "swipe") == .possible)
    }

    @Test("G8: changes take effect one by one, and what a recognizer assigned at once is told in its order")
    func steps() {
        var bench = ArbiterBench("pan")
        for state in [.began, .changed, .changed, .ended] as [UIGestureRecognizer.State] {
            bench.assign(state, to: "pan")
        }
        #expect(
            bench.run() == [
                "may pan begin? yes", "pan: Possible -> Began", "pan!Began", "pan: Began -> Changed", "pan!Changed",
                "pan: Changed -> Changed", "pan!Changed", "pan: Changed -> Ended", "pan!Ended",
            ])
    }

    @Test("G7: failures come first, whoever assigned first")
    func failuresFirst() {
        var bench = ArbiterBench("single", "double")
        bench.requirements = [("single", "double")]
        bench.assign(.ended, to: "single")
        bench.assign(.failed, to: "double")
        #expect(
            bench.run() == [
                "double fails: by itself", "may single begin? yes", "single: Possible -> Ended", "single!Ended",
            ])
    }

    @Test("G54: a request that waited for one goes on as soon as that one fails, whatever it fails by")
    func waitedForFailsByRequirement() {
        var bench = ArbiterBench("single", "double", "hold")
        bench.simultaneous = [("hold", "single"), ("hold", "double")]
        bench.assign(.ended, to: "hold")
        _ = bench.run()
        bench.requirements = [("single", "double"), ("double", "hold")]
        bench.assign(.ended, to: "single")
        bench.assign(.ended, to: "double")
        #expect(
            bench.run() == [
                "single waits for double", "double fails: hold, which it required to fail, recognized",
                "may single begin? yes", "single: Possible -> Ended", "single!Ended",
            ])
    }

    @Test("G23: of two requests at once the first in turn wins, wherever it stands")
    func turns() {
        var bench = ArbiterBench("first", "second")
        bench.assign(.began, to: "second")
        bench.assign(.began, to: "first")
        #expect(
            bench.run() == [
                "may second begin? yes", "second: Possible -> Began", "does second exclude first? yes",
                "first fails: second excludes it", "second!Began",
            ])
    }

    @Test("G54, G55: it waits, is asked nothing meanwhile, and recognizes when the other fails")
    func waits() {
        var bench = ArbiterBench("single", "double")
        bench.requirements = [("single", "double")]
        bench.assign(.ended, to: "single")
        #expect(bench.run() == ["single waits for double"])
        #expect(bench.run() == [])
        bench.assign(.failed, to: "double")
        #expect(
            bench.run() == [
                "double fails: by itself", "may single begin? yes", "single: Possible -> Ended", "single!Ended",
            ])
    }

    @Test("G54: it recognizes when the other can recognize no longer, though nobody said so")
    func waitsForNobody() {
        var bench = ArbiterBench("single", "double")
        bench.requirements = [("single", "double")]
        bench.assign(.ended, to: "single")
        #expect(bench.run() == ["single waits for double"])
        bench.decided = ["double"]
        #expect(
            bench.run() == [
                "may single begin? yes", "single: Possible -> Ended", "does single exclude double? yes",
                "double fails: single excludes it", "single!Ended",
            ])
    }

    @Test("G54: a state that takes effect opens every request again, before anybody's targets are told")
    func openedAgain() {
        var bench = ArbiterBench("single", "double", "pan")
        bench.requirements = [("single", "double")]
        bench.simultaneous = [("single", "pan"), ("double", "pan")]
        bench.assign(.ended, to: "single")
        #expect(bench.run() == ["single waits for double"])
        bench.assign(.began, to: "pan")
        bench.interferences["pan: Possible -> Began"] = { $0.decided = ["double"] }
        #expect(
            bench.run() == [
                "may pan begin? yes", "pan: Possible -> Began", "does pan exclude single? no",
                "does pan exclude double? no", "may single begin? yes", "does pan exclude single? no",
                "single: Possible -> Ended", "does single exclude double? yes", "double fails: single excludes it",
                "pan!Began", "single!Ended",
            ])
    }

    @Test("G54: it fails when the other recognizes, before or after it asked", arguments: [true, false])
    func requirementRecognizes(_ isBefore: Bool) {
        var bench = ArbiterBench("single", "double")
        bench.requirements = [("single", "double")]
        bench.simultaneous = [("single", "double")]
        if isBefore {
            bench.assign(.began, to: "double")
            _ = bench.run()
            #expect(bench.progress(of: "single").settled == .failed)
            return
        }
        bench.assign(.ended, to: "single")
        _ = bench.run()
        bench.assign(.began, to: "double")
        #expect(
            bench.run() == [
                "may double begin? yes", "double: Possible -> Began",
                "single fails: double, which it required to fail, recognized", "double!Began",
            ])
    }

    @Test("G55: one whose touches lifted while it waited ends with its late beginning")
    func endsLate() {
        var bench = ArbiterBench("press", "swipe")
        bench.requirements = [("press", "swipe")]
        bench.assign(.began, to: "press")
        #expect(bench.run() == ["press waits for swipe"])
        bench.assign(.failed, to: "swipe")
        #expect(
            bench.run(endingLate: ["press"]).suffix(3) == ["press!Began", "press: Began -> Ended", "press!Ended"])
    }

    @Test("G55: what it assigns while it waits")
    func assignmentsOfOneThatWaits() {
        var bench = ArbiterBench("press", "swipe")
        bench.requirements = [("press", "swipe")]
        bench.assign(.began, to: "press")
        _ = bench.run()
        #expect(bench.assign(.began, to: "press") == .noted)
        #expect(bench.assign(.ended, to: "press") == .noted)
        #expect(bench.assign(.ended, to: "press") == .noted)
        #expect(bench.progress(of: "press").assigned == .ended)
        #expect(bench.assign(.cancelled, to: "press") == .taken)
        #expect(bench.run() == ["press fails: by itself"])
    }

    @Test("G31–G33: one that may not begin fails, and nobody hears of it")
    func refused() {
        var bench = ArbiterBench("pan", "tap")
        bench.refused = ["pan"]
        bench.assign(.began, to: "pan")
        #expect(bench.run() == ["may pan begin? no", "pan fails: may not begin"])
    }

    @Test("G13, G55: who waits for one that is stopped while a third one's targets are told goes on after that")
    func stoppedByAnotherAction() {
        var bench = ArbiterBench("tap", "swipe", "pan")
        bench.requirements = [("tap", "swipe")]
        bench.simultaneous = [("pan", "tap"), ("pan", "swipe")]
        bench.interferences["pan!Began"] = { $0.abandon("swipe") }
        bench.assign(.ended, to: "tap")
        bench.assign(.began, to: "pan")
        #expect(
            bench.run() == [
                "tap waits for swipe", "may pan begin? yes", "pan: Possible -> Began", "does pan exclude tap? no",
                "does pan exclude swipe? no", "pan!Began", "may tap begin? yes", "does pan exclude tap? no",
                "tap: Possible -> Ended", "tap!Ended",
            ])
    }

    @Test("G7: what is requested while others are asked is decided before anybody's targets are told")
    func requestsBeforeEffects() {
        var bench = ArbiterBench("pan", "tap", "late")
        bench.simultaneous = [("pan", "tap"), ("pan", "late"), ("late", "tap")]
        bench.interferences["does pan exclude tap? no"] = { $0.assign(.ended, to: "late") }
        bench.assign(.began, to: "pan")
        #expect(
            bench.run() == [
                "may pan begin? yes", "pan: Possible -> Began", "does pan exclude tap? no", "does pan exclude late? no",
                "may late begin? yes", "does pan exclude late? no", "late: Possible -> Ended",
                "does late exclude tap? no", "pan!Began", "late!Ended",
            ])
    }

    @Test("G31: a question without an answer is answered with no")
    func unanswered() {
        var arbiter = GestureArbiter([GestureProgress.possible])
        let turn = arbiter.nextTurn()
        _ = arbiter.contenders[0].assign(.began, turn)
        #expect(arbiter.next() == .ask(.mayBegin(0)))
        #expect(arbiter.next() == .fail(0, .mayNotBegin))
    }

    @Test("G33: one that was granted when it assigned its state is not asked again")
    func granted() {
        var bench = ArbiterBench("pan")
        bench.assign(.began, to: "pan", isGranted: true)
        #expect(bench.run() == ["pan: Possible -> Began", "pan!Began"])
    }

    @Test("G4: what changes without having begun begins")
    func changedWithoutBeginning() {
        var bench = ArbiterBench("pan")
        bench.assign(.changed, to: "pan")
        bench.assign(.changed, to: "pan")
        #expect(
            bench.run() == [
                "may pan begin? yes", "pan: Possible -> Began", "pan!Began", "pan: Began -> Changed", "pan!Changed",
            ])
    }

    @Test("G116: a request that is put first goes before those of the same event")
    func putFirst() {
        var bench = ArbiterBench("first", "second", "third")
        for name in ["first", "second", "third"] { bench.assign(.ended, to: name) }
        bench.putFirst("third", before: "first", "second")
        #expect(
            bench.run() == [
                "may third begin? yes", "third: Possible -> Ended", "does third exclude first? yes",
                "first fails: third excludes it", "does third exclude second? yes", "second fails: third excludes it",
                "third!Ended",
            ])
    }

    @Test("G60: one that began earlier blocks a later one")
    func blocked() {
        var bench = ArbiterBench("pan", "pinch")
        bench.simultaneous = [("pan", "pinch")]
        bench.assign(.began, to: "pan")
        _ = bench.run()
        bench.simultaneous = []
        bench.assign(.began, to: "pinch")
        #expect(
            bench.run() == [
                "may pinch begin? yes", "does pan exclude pinch? yes", "pinch fails: pan had begun",
            ])
    }

    @Test("G13: code that is asked may stop the one that it is asked about")
    func interference() {
        var bench = ArbiterBench("pan", "tap")
        bench.interferences["may pan begin? yes"] = { $0.abandon("pan") }
        bench.assign(.began, to: "pan")
        #expect(bench.run() == ["may pan begin? yes"])
        #expect(bench.progress(of: "pan").settled == .failed)
    }

    @Test("G13: stopped in the middle of its own action it is cancelled next")
    func stoppedInAction() {
        var bench = ArbiterBench("pan")
        bench.interferences["pan!Began"] = { $0.abandon("pan") }
        bench.assign(.began, to: "pan")
        #expect(
            bench.run() == [
                "may pan begin? yes", "pan: Possible -> Began", "pan!Began", "pan: Began -> Cancelled", "pan!Cancelled",
            ])
    }

    @Test("G2–G4: every step from every state: taken, noted twice over, or refused")
    func table() {
        let states: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        var lines: [String] = []
        for old in states {
            for new in states {
                var progress = old == .possible ? GestureProgress.possible : .settled(old, then: GestureSteps(), nil)
                if progress.assign(new, 1) == .taken { lines.append("\(old.name) -> \(new.name)") }
            }
        }
        #expect(
            lines == [
                "Possible -> Began", "Possible -> Changed", "Possible -> Ended", "Possible -> Failed",
                "Began -> Changed", "Began -> Ended",
                "Began -> Cancelled", "Changed -> Changed", "Changed -> Ended", "Changed -> Cancelled",
            ])
    }

    @Test("The invariants find what can't be")
    func invariants() {
        func fault(_ contenders: GestureProgress...) -> String? {
            GestureArbiter(contenders).checkInvariants(isAtRest: true)
        }
        #expect(fault(.possible, .settled(.began, then: GestureSteps(), nil)) == nil)
        #expect(fault(.uninvolved) == "0 contends and is uninvolved")
        #expect(fault(.possible, .failing(1)) == "1 has a turn that nobody gave it: 1")
        #expect(fault(.settled(.possible, then: GestureSteps(), nil)) == "0: `possible` as a state that took effect")
        #expect(
            fault(.requesting(.init(steps: GestureSteps(.changed), turn: 0, isGranted: false)))
                == "0: a request that leaves `possible` by no step")
        #expect(fault(.settled(.ended, then: GestureSteps(.changed), 0))?.contains("after ended") == true)
        #expect(fault(.failing(0))?.hasPrefix("0 is left to wait for nobody") == true)
    }
}
