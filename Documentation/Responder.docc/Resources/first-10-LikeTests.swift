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
        try screen.expectPicture("liked")
    }

    @Test func twoTapsCount() {
        screen.finger().doubleTap(CGPoint(x: 200, y: 400))
        #expect(screen.text("1 likes").exists)
    }
}
