import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite struct LikeTests {
    let screen = TestScreen()

    init() { screen.window.rootViewController = LikeController() }

    @Test func theButtonCounts() throws {
        try screen.button("Like").tap()
        #expect(screen.text("1 likes").exists)
    }
}
