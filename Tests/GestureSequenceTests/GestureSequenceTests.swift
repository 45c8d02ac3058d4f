// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitCore
import UIKitTesting

@testable import GestureSequences

@MainActor
@Suite("Stories of gestures at random")
struct GestureSequenceTests {
    @Test("What must hold in every story holds in some hundred; GestureCheck plays thousands")
    func holds() {
        var tally = ScriptTally()
        for seed in UInt64(1_000_001)...1_000_200 {
            let runner = ScriptRunner(GestureScript(seed: seed))
            let violation = runner.run()
            #expect(violation == nil, "seed \(seed)")
            tally.add(runner.tally)
        }
        #expect(tally.viewCalls > 1000 && tally.cancellations > 100 && tally.interferences > 20)
    }

    @Test(
        "The same seed gives the same story and the same trace, byte for byte", arguments: [UInt64(11), 12, 13, 14, 15])
    func repeatable(_ seed: UInt64) throws {
        #expect(GestureScript(seed: seed) == GestureScript(seed: seed))
        let data = try (0..<2).map { _ in
            let trace = TraceLog()
            _ = ScriptRunner(GestureScript(seed: seed), trace: trace).run()
            return try TraceFile.data(of: trace.entries)
        }
        #expect(data[0] == data[1])
        #expect(data[0].count > 10_000)
    }

    @Test("A story shrinks to what its failure needs, and to nothing less")
    func shrinks() {
        var shrinker = ScriptShrinker(keeping: "X") { script in
            let hasPair = script.relations.contains { $0.isThere }
            let moves = script.columns.flatMap(\.pointers).filter { $0.finger == 0 && $0.kind == .move }
            return hasPair && moves.count > 1 ? SequenceCheck.Violation(rule: "X", text: "") : nil
        }
        var script = GestureScript(seed: 1)
        while script.relations.count < 2 { script = GestureScript(seed: script.seed + 1) }
        let small = shrinker.shrink(script)
        #expect(small.relations.count(where: \.isThere) == 1)
        #expect(!small.views.contains { $0.isThere } && !small.recognizers.contains { $0.isThere })
        #expect(small.columns.flatMap(\.pointers).map(\.kind) == [.move, .move])
        #expect(small.columns.count <= 2 && small.triggers.allSatisfy { !$0.isThere })
    }

    @Test("A story prints as code and as a diagram that can be played")
    func text() throws {
        var script = GestureScript(seed: 5)
        script.views = [GestureScript.ViewPart(frame: CGRect(x: 0, y: 20, width: 100, height: 80))]
        script.recognizers = [GestureScript.RecognizerPart(view: 0, kind: .pan(minimum: 1, maximum: 2))]
        script.recognizers[0].delaysTouchesBegan = true
        script.relations = []
        script.triggers = [
            GestureScript.Trigger(subject: .recognizer(0), moment: .action, skipped: 1, deed: .removeView(0))
        ]
        let point = CGPoint(x: 50, y: 60)
        script.columns = [
            .init(pointers: [.init(finger: 0, kind: .down, point: point)]), .init(),
            .init(
                deeds: [.cancelAll],
                pointers: [
                    .init(finger: 1, kind: .down, point: point), .init(finger: 1, kind: .up, point: point),
                    .init(finger: 0, kind: .move, point: CGPoint(x: 62, y: 60)),
                ]), .init(pointers: [.init(finger: 0, kind: .up, point: point)]),
        ]
        let text = script.description
        #expect(
            text == """
                // seed 5
                let v0 = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 80))
                window.addSubview(v0)
                let r0 = UIPanGestureRecognizer() // touches 1 to 2
                r0.delaysTouchesBegan = true
                v0.addGestureRecognizer(r0)
                // in r0's action after 1 others: v0.removeFromSuperview()
                marbles.define("a") { screen.cancelAll() }
                finger 1: -d-m   u  @ 50,60 12,0
                finger 2: ---[du]-  @ 50,60
                do:       ---a   -
                """)
        let marbles = Marbles(on: TestScreen())
        marbles.define("a") {}
        try marbles.play(text.split(separator: "\n").suffix(3).joined(separator: "\n"))
    }
}
