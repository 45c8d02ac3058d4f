// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Marble diagrams: what they report")
struct MarbleMismatchTests {
    let fixture = MarbleFixture()
    var marbles: Marbles { fixture.marbles }

    @Test("What differs stands under what was expected, step under step, and the trace's words follow")
    func mismatch() {
        fixture.add(DragRecognizer(), "drag")
        let complaint = fixture.complaint(
            """
            finger: -d--m-[mu]-  @ card 6,0 14,0
            drag:   ----B-E-
            card:   -b--m-c-
            """)
        let parts = complaint.components(separatedBy: "\nThe trace:\n")
        #expect(
            parts[0] == """
                File.swift:1: "drag" is not what the diagram says.
                    finger:        -d--m-[mu]-
                    drag expected: ----B-E   -
                    drag:          ------[BE]-
                                       ^
                    card:          -b--m-c   -
                """)
        #expect(parts.count == 2 && parts[1].contains("Possible") && parts[1].contains("Began"), "\(complaint)")
    }

    /// Each of these would pass if the line were not compared.
    @Test(
        "A wrong expectation is reported, whatever is wrong with it",
        arguments: [
            ("one state less", "drag:   -------C-E-"), ("one state more", "drag:   -----B-CCE-"),
            ("too early", "drag:   ----B--C-E-"), ("too late", "drag:   ------BC-E-"),
            ("another state", "drag:   -----B-C-X-"), ("nothing at all", "drag:   -----------"),
            ("a shorter line", "drag:   -----B-C"), ("a call less", "card:   -b--------"),
            ("a call more", "card:   -b---c---e"), ("an action less", "drag action: -----B-C"),
            ("an action for a failure", "drag action: -----B-C-EE"), ("order in a step", "card:   -[cb]--"),
            ("a reset in another step", "drag:   -----B-C-E-P"),
        ])
    func canFail(_ what: String, _ line: String) {
        fixture.add(DragRecognizer(), "drag")
        let complaint = fixture.complaint("finger: -d---m-m-u-- @ card 20,0 30,0\n\(line)")
        #expect(complaint.contains("not what the diagram says"), "\(what): \(complaint)")
    }

    @Test("The right one of these is not")
    func canHold() {
        fixture.add(DragRecognizer(), "drag")
        let complaint = fixture.complaint(
            """
            finger:      -d---m-m-u-- @ card 20,0 30,0
            drag:        -----B-C-E--
            drag action: -----B-C-E
            card:        -b---c------
            """)
        #expect(complaint == "")
    }

    @Test("A step that only one of the lists has is one without letters in the other")
    func lengths() {
        func line(_ expected: String, _ actual: String) -> MarbleMismatch.Line {
            let steps = [expected, actual].map { $0.map { $0 == "-" ? "" : String($0) } }
            return MarbleMismatch.Line(name: "pan", expected: steps[0], actual: steps[1])
        }
        #expect(line("-B", "-B-E").firstDifference == 3)
        #expect(line("-B-E", "-B").firstDifference == 3)
        #expect(line("-B--", "-B").firstDifference == nil && line("-B", "-B--").firstDifference == nil)
        #expect(line("", "").firstDifference == nil)
        let mismatch = MarbleMismatch(
            file: "A/B.swift", sourceLine: 7, inputs: [], lines: [line("-B", "-B-E")])
        #expect(
            mismatch.description == """
                A/B.swift:7: "pan" is not what the diagram says.
                    pan expected: -B
                    pan:          -B-E
                                     ^
                """)
    }

    @Test("Several lines that differ are named, and the error carries the steps")
    func values() throws {
        fixture.add(DragRecognizer(), "drag")
        let marks = marbles.line("marks")
        marbles.define("1") { marks("x") }
        let text = """
            finger: -du @ card
            do:     -1-
            drag:   ---
            marks:  --y
            card:   -be
            """
        let error = #expect(throws: MarbleError.self) { try marbles.play(text) }
        guard case .differs(let mismatch) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(mismatch.differing == ["drag", "marks"])
        #expect(mismatch.lines[0].actual == ["", "", "F"] && mismatch.lines[0].firstDifference == 2)
        #expect(mismatch.lines[1].actual == ["", "x", ""] && mismatch.lines[1].firstDifference == 1)
        #expect(mismatch.lines[2].firstDifference == nil)
        #expect(mismatch.file == #fileID && mismatch.sourceLine > 0)
    }
}
