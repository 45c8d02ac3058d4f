// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("W53: Properties whose changes ask a view for something")
struct InvalidatingTests {
    private final class Dial: UIView {
        var log: [String] = []
        @Invalidating(.layout) var spacing = 4.0
        @Invalidating(.display, .intrinsicContentSize) var radius = 40.0
        @Invalidating(.constraints, .layout, .display, .intrinsicContentSize) private(set) var kind: String? = nil

        func choose(_ kind: String?) { self.kind = kind }

        override func setNeedsDisplay() { log.append("display") }
        override func setNeedsLayout() { log.append("layout") }
        override func setNeedsUpdateConstraints() { log.append("constraints") }
        override func invalidateIntrinsicContentSize() { log.append("size") }

        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    @Test("W53: a change asks for what the property says, in its order; the same value for nothing")
    func changes() {
        let dial = Dial()
        _ = dial.take()
        dial.spacing = 5
        #expect(dial.spacing == 5 && dial.take() == ["layout"])
        dial.spacing = 5
        #expect(dial.take() == [])
        dial.radius += 1
        #expect(dial.radius == 41 && dial.take() == ["display", "size"])
        dial.choose("large")
        #expect(dial.kind == "large" && dial.take() == ["constraints", "layout", "display", "size"])
    }

    @Test("W53: a layout follows by itself")
    func layout() {
        final class Row: UIView {
            var layouts = 0
            @Invalidating(.layout) var gap = 1
            override func layoutSubviews() { layouts += 1 }
        }
        let screen = TestScreen()
        let row = Row(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(row)
        screen.settle()
        let before = row.layouts
        row.gap = 2
        screen.settle()
        #expect(row.layouts == before + 1)
    }
}
