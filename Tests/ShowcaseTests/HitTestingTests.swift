// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import Showcase

@MainActor
@Suite("Showcase: hit-testing")
struct HitTestingTests {
    let showcase = ShowcaseScreen(.hitTesting)

    func roles() -> [String] {
        ["A", "B", "C", "D", "E"].map { showcase.find("hit.\($0)")?.accessibilityValue ?? "" }
    }

    @Test("B10: a touch on D shows E refusing, and the path from A through C to D")
    func path() {
        showcase.tap("hit.D")
        #expect(roles() == ["onPath", "untouched", "onPath", "hit", "refused"])
        let texts = showcase.texts("hit.visit.")
        #expect(texts.count == 5)
        #expect(texts.first?.hasPrefix("A passes the point on") == true)
        #expect(texts.contains { $0.hasPrefix("E refuses: ") && $0.contains("is outside its bounds") })
        #expect(texts.contains { $0.hasPrefix("B is not asked") })
        #expect(showcase.text("hit.result")?.hasSuffix("goes to D.") == true)
    }

    @Test("B2, B3: what a switch changes is the reason the next touch shows")
    func switches() {
        let reasons = ["hidden": "isHidden is true", "alpha": "alpha 0.005", "interaction": "isUserInteractionEnabled"]
        for (name, reason) in reasons.sorted(by: { $0.key < $1.key }) {
            showcase.tap("switch.\(name)")
            showcase.tap("hit.E")
            #expect(showcase.texts("hit.visit.").contains { $0.hasPrefix("E refuses: ") && $0.contains(reason) })
            #expect(showcase.text("hit.result")?.hasSuffix("goes to C.") == true)
            showcase.tap("switch.\(name)")
        }
        showcase.tap("hit.E")
        #expect(showcase.text("hit.result")?.hasSuffix("goes to E.") == true)
    }

    @Test("B14: the part of E that sticks out of C gets no touch, and says why")
    func overflow() throws {
        let e = try #require(showcase.find("hit.E"))
        let height = e.bounds.height
        showcase.tap("switch.overflow")
        showcase.screen.settle()
        #expect(e.bounds.height == height + ViewChange.extraHeight)
        let finger = showcase.screen.finger()
        finger.down(on: e, at: CGPoint(x: e.bounds.midX, y: e.bounds.maxY - 5))
        finger.up()
        #expect(showcase.texts("hit.visit.").contains { $0.hasPrefix("C refuses: ") })
        #expect(showcase.text("hit.result")?.hasSuffix("goes to A.") == true)
    }

    @Test("B19: a rotated view is hit where it is seen")
    func rotation() throws {
        let e = try #require(showcase.find("hit.E"))
        showcase.tap("switch.transform")
        let finger = showcase.screen.finger()
        finger.down(on: e, at: CGPoint(x: 4, y: 4))
        finger.up()
        #expect(e.transform != .identity)
        #expect(e.accessibilityValue == "hit")
    }

    @Test("The switches show the state of the chosen view")
    func choosing() throws {
        let toggle = try #require(showcase.find("switch.hidden") as? UISwitch)
        showcase.tap("switch.hidden")
        #expect(toggle.isOn)
        showcase.tap(segment: 1, of: 5, in: "hit.choose")
        #expect(!toggle.isOn)
        showcase.tap(segment: 4, of: 5, in: "hit.choose")
        #expect(toggle.isOn)
    }

    @Test("A touch outside the stage leaves the picture as it is")
    func elsewhere() {
        showcase.tap("hit.B")
        let before = roles()
        showcase.tap("title")
        #expect(roles() == before)
        #expect(before == ["onPath", "hit", "refused", "untouched", "untouched"])
    }
}
