// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import UIKitTesting
import XCTest

/// The same in XCTest: its synchronous tests run on the main thread, and say so.
final class XCTestTests: XCTestCase {
    func testATapInXCTest() throws {
        try MainActor.assumeIsolated {
            let screen = TestScreen()
            var taps = 0
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in taps += 1 })
            button.frame = CGRect(x: 40, y: 100, width: 200, height: 44)
            screen.window.addSubview(button)
            try screen.button("Save").tap()
            XCTAssertEqual(taps, 1)
            XCTAssertThrowsError(try screen.button("Send").tap()) { error in
                XCTAssertTrue("\(error)".contains("There is no button called \"Send\". On the screen:"))
            }
        }
    }

    @MainActor
    func testAnAsynchronousTestInXCTest() async throws {
        let screen = TestScreen()
        try expectTouch(reaches: screen.window)
        try Marbles(on: screen).play("finger: -d-u")
    }
}
