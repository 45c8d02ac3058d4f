import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite struct CheckoutTests {
    @Test func buyingTwiceAsksOnce() throws {
        let screen = try TestScreen.launching(AppDelegate())
        try screen.button("Buy").tap()
        try screen.button("Buy").tap(expecting: .nothing)
        #expect(screen.text("One order").exists)
    }
}
