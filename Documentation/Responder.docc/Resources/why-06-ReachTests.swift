import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite struct ReachTests {
    let screen = TestScreen()

    @Test func everyButtonCanBeReached() throws {
        screen.window.rootViewController = CheckoutController()
        for button in screen.elements where button.kind == "button" && button.isEnabled {
            let view = try screen.button(button.label ?? "").view
            try expectTouch(reaches: view)
        }
    }
}
