// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing
import ViewDump

@testable import Inspector
@testable import InspectorPage

@Suite struct WordsTests {
    private func json(_ text: TraceText) throws -> String {
        String(decoding: try JSONEncoder().encode(Words(text)), as: UTF8.self)
    }

    @Test("pieces carry what they name")
    func pieces() throws {
        let button = Subject(identifier: 12, className: "UIButton", label: "Buy")
        #expect(
            try json("\(button) gets \(code: "touchesBegan") with \(TouchIdentifier(3)).")
                == #"[["UIButton \"Buy\" #12","subject",12]," gets ",["touchesBegan","code"]," with ",["touch 3","touch",3],"."]"#
        )
    }

    @Test("who has no number yet is named without one")
    func unnumbered() throws {
        let controller = Subject(identifier: 0, className: "App.Controller")
        #expect(try json("\(controller) cannot") == #"[["App.Controller","subject"]," cannot"]"#)
        #expect(Words("\(controller) cannot").text == "App.Controller cannot")
    }

    @Test("a message has its type, its number and its own members side by side")
    func message() throws {
        let text = Message(type: "declined", id: 4, body: Declined(reason: "no")).text()
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(object["type"] as? String == "declined")
        #expect(object["id"] as? Int == 4)
        #expect(object["reason"] as? String == "no")
    }

    @Test("an entry has a line for each visit of its hit test, and tells which counted")
    func details() {
        let window = Subject(identifier: 1, className: "UIWindow")
        let bounds = TraceRect(x: 0, y: 0, width: 10, height: 10)
        let point = TracePoint(x: 5, y: 5)
        let walk = HitTestWalk(
            touch: TouchIdentifier(1), point: point,
            visits: [.init(view: window, depth: 0, point: point, bounds: bounds, verdict: .hit)], result: window)
        let logged = LoggedEntry(TraceEntry(sequence: 0, time: 0, event: .hitTest(walk)))
        #expect(logged.words.text == "Touch 1 at (5, 5) goes to UIWindow #1.")
        #expect(
            logged.details.map(\.text) == [
                "UIWindow #1 takes the point: (5, 5) is inside its bounds, and no subview takes it"
            ])
        #expect(logged.result == 0)
    }
}
