// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("A test that a touch reaches a view", .serialized)
struct ExpectTouchTests {
    private let screen = TestScreen()
    private let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))

    init() {
        button.accessibilityIdentifier = "pay"
        screen.window.addSubview(button)
    }

    private func failure(at point: CGPoint? = nil) -> String? {
        do {
            try expectTouch(reaches: button, at: point)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("B1: nothing is thrown where the view would get the touch, and none begins")
    func reached() {
        #expect(failure() == nil && failure(at: CGPoint(x: 1, y: 43)) == nil)
        #expect(!button.isTracking)
    }

    @Test("B10: what lies in front is named in the failure's text, with the change that helps")
    func covered() throws {
        let veil = UIView(frame: CGRect(x: 60, y: 0, width: 200, height: 200))
        veil.accessibilityIdentifier = "veil"
        screen.window.addSubview(veil)
        let text = try #require(failure())
        #expect(text.contains("\"veil\"") && text.contains("lies in front of UIButton \"pay\""), "\(text)")
        #expect(text.contains("set isUserInteractionEnabled of UIView \"veil\""), "\(text)")
        #expect(failure(at: CGPoint(x: 10, y: 10)) == nil)
    }

    @Test("A view in no window is told as that")
    func outside() throws {
        button.removeFromSuperview()
        #expect(try #require(failure()).contains("is in no window"))
    }
}
