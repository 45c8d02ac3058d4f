// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import Showcase

@MainActor
@Suite("Showcase: fingers")
struct FingersTests {
    let showcase = ShowcaseScreen(.fingers)

    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        let canvas = showcase.find("fingers.canvas")
        return canvas?.convert(CGPoint(x: x, y: y), to: nil) ?? .zero
    }

    @Test("Each finger has a number of its own, and a line that tells what it does")
    func readings() {
        let first = showcase.screen.finger()
        let second = showcase.screen.finger()
        first.down(at: point(40, 50))
        second.down(at: point(140, 60))
        second.move(to: point(150, 70), steps: 3)
        #expect(showcase.text("finger.1")?.hasPrefix("#1 finger began · (40, 50)") == true)
        #expect(showcase.text("finger.2")?.hasPrefix("#2 finger moved · (150, 70)") == true)
        #expect(showcase.text("finger.2")?.hasSuffix("4 samples") == true)
        first.up()
        #expect(showcase.text("finger.1")?.contains("ended") == true)
        let third = showcase.screen.finger()
        third.down(at: point(10, 10))
        #expect(showcase.text("finger.1")?.hasPrefix("#1 finger began · (10, 10)") == true)
    }

    @Test("A pen and a mouse say what they are")
    func kinds() {
        showcase.screen.pen().down(at: point(40, 50))
        showcase.screen.mouse().down(at: point(80, 50))
        #expect(showcase.text("finger.1")?.contains("pen") == true)
        #expect(showcase.text("finger.2")?.contains("mouse") == true)
    }

    @Test("Ten fingers have ten marks, which are used again; trails do not grow without end")
    func bounds() throws {
        let canvas = try #require(showcase.find("fingers.canvas"))
        // A dot for each sample of ten fingers: one down, thirty moves, one up.
        for expected in [10 * 32, 360, 360] {
            let fingers = (0..<10).map { _ in showcase.screen.finger() }
            for (place, finger) in fingers.enumerated() { finger.down(at: point(20 + CGFloat(place) * 30, 30)) }
            #expect(showcase.find("finger.mark.10") != nil)
            for finger in fingers { finger.move(by: CGVector(dx: 0, dy: 100), steps: 30) }
            for finger in fingers { finger.up() }
            #expect(canvas.subviews.count == expected)
        }
        #expect(showcase.find("finger.mark.1") == nil)
    }
}
