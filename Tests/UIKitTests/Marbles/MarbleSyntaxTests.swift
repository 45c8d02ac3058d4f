// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Marble diagrams that cannot be read")
struct MarbleSyntaxTests {
    @Test(
        "The error says where, and nothing is played",
        arguments: [
            ("finger: -q-", 1, 10, "\"q\" means nothing to a pointer. It may do d, m, u and c."),
            ("finger: -d-\nfinger: -d-", 2, 1, "There is a line \"finger\" already."),
            ("finger -d-", 1, 11, "A line begins with a name and a colon."),
            (" : -d-", 1, 2, "There is no name before the colon."),
            ("finger:", 1, 8, "The line has no steps."),
            ("", 1, 1, "The diagram has no steps."),
            ("// nothing", 1, 1, "The diagram has no steps."),
            ("finger: -[du--", 1, 13, "\"-\" cannot stand in a group, which is one step."),
            ("finger: -[du", 1, 10, "The group that begins here has no \"]\"."),
            ("finger: -d[[mu]]", 1, 12, "\"[\" cannot stand in a group, which is one step."),
            ("finger: -d]-", 1, 11, "\"]\" ends a group, and none has begun."),
            ("finger: -[]-", 1, 11, "The group is empty; \"-\" says so."),
            ("finger: -m-", 1, 10, "\"finger\" is not down; \"d\" puts it there."),
            ("finger: -d-u-u", 1, 14, "\"finger\" is not down; \"d\" puts it there."),
            ("finger: -dd-", 1, 11, "\"finger\" is down already."),
            ("finger: -dm-", 1, 11, "The move has no place after \"@\", and no move before it to go on with."),
            ("finger: -d @", 1, 13, "A place is missing after \"@\"."),
            ("finger: -d @ 1,2 3,4", 1, 18, "There is no d or m left for this place."),
            ("finger: -d @ 1,", 1, 14, "\"1,\" is no place. One is written 10,20 or name or name(10,20)."),
            ("finger: -d @ card(1)", 1, 14, "\"card(1)\" is no place. One is written 10,20 or name or name(10,20)."),
            ("finger: -d @ nobody", 1, 14, "No place and no view is called \"nobody\"."),
            ("finger: -d @ inf,0", 1, 14, "No place and no view is called \"inf,0\"."),
            ("card: -b- @ 1,2", 1, 11, "Only a pointer's line has places; \"card\" is none (finger, pen, mouse)."),
            (
                "finger: d\n\ncard: -x-", 3, 8,
                "\"x\" means nothing in the line \"card\". Known here: \"b\", \"m\", \"e\", \"c\"."
            ),
            (
                "drag: -b-", 1, 8,
                "\"b\" means nothing in the line \"drag\". Known here: \"B\", \"C\", \"E\", \"X\", \"F\", \"P\"."
            ),
            ("do: -r-", 1, 6, "\"r\" means nothing in the line \"do\". Known here: \"1\"."),
            (
                "crad: -b-", 1, 1,
                "Nothing is called \"crad\": no view's accessibilityIdentifier, no recognizer's name, nothing watched."
            ),
            ("twin: -b-", 1, 1, "2 views are called \"twin\"; watch one by another name."),
            ("both: -b-", 1, 1, "Both a view and a recognizer are called \"both\"; watch one by another name."),
        ])
    func unreadable(_ text: String, _ line: Int, _ column: Int, _ message: String) {
        let fixture = MarbleFixture()
        fixture.add(DragRecognizer(), "drag")
        fixture.marbles.define("1") {}
        for name in ["twin", "twin", "both"] {
            let view = UIView(frame: .zero)
            view.accessibilityIdentifier = name
            fixture.card.addSubview(view)
            if name == "both" { fixture.add(DragRecognizer(), "both", to: view) }
        }
        let lines = text.components(separatedBy: "\n")
        let expected = MarbleSyntaxError(line: line, column: column, message: message, text: lines[line - 1])
        #expect(throws: MarbleError.unreadable(expected)) { try fixture.marbles.play(text) }
        #expect(fixture.screen.now == 0)
    }

    @Test("Its text has a caret below the place")
    func text() {
        #expect(
            MarbleFixture().complaint("    finger: -d-q-u") == """
                The marble diagram cannot be read: line 1, column 16: "q" means nothing to a pointer. It may do d, m, u and c.
                        finger: -d-q-u
                                   ^
                """)
    }
}
