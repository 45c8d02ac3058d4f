// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import Showcase

@MainActor
@Suite("Showcase: layout by constraints")
struct LayoutScreenTests {
    @Test("A part that is hidden gives its place to the next one")
    func hiding() throws {
        let showcase = ShowcaseScreen(.layout)
        let second = try #require(showcase.find("layout.part.2"))
        let third = try #require(showcase.find("layout.part.3"))
        let place = second.frame.minX
        showcase.tap("layout.show.2")
        showcase.screen.advance(by: 0.5)
        #expect(second.isHidden && third.frame.minX == place)
        showcase.tap("layout.show.2")
        showcase.screen.advance(by: 0.5)
        #expect(!second.isHidden && third.frame.minX == second.frame.maxX + 8)
    }

    @Test(
        "Form and stack stand beside each other where there is room, and constraints never contradict each other",
        arguments: [
            CGSize(width: 320, height: 480), CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
            CGSize(width: 1366, height: 768),
        ])
    func sizes(size: CGSize) throws {
        let showcase = ShowcaseScreen(.layout, size: size)
        let fields = try ["name", "town", "address"].map { try #require(showcase.find("layout.field.\($0)")) }
        #expect(Set(fields.map { $0.convert(CGPoint.zero, to: nil).x }).count == 1)
        let stack = try #require(showcase.find("layout.stack"))
        let isBeside = stack.convert(CGPoint.zero, to: nil).x > fields[0].convert(CGPoint.zero, to: nil).x
        #expect(isBeside == (size.width > 700))
        #expect(showcase.screen.application.faults.isEmpty)
    }
}
