// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import Mosaic

/// The app's actions, found by name as on iOS, driven by fingers and keys.
@MainActor
@Suite("Mosaic, built from sources for iOS")
struct MosaicTests {
    let screen = TestScreen()
    private let controller = MosaicViewController()

    init() {
        screen.window.rootViewController = controller
        screen.window.makeKeyAndVisible()
        controller.becomeFirstResponder()
    }

    private var log: [String] { controller.log.filter { $0 != "for iOS" } }

    @Test("Code for iOS is taken")
    func condition() { #expect(controller.log.contains("for iOS")) }

    @Test("The table has the color of the app's asset catalog, in the style at hand")
    func named() throws {
        func components(_ style: UIUserInterfaceStyle) throws -> [Int] {
            let color = try #require(controller.view.backgroundColor)
            let components = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor.components
            return try #require(components).map { Int(($0 * 255).rounded()) }
        }
        #expect(try components(.light) == [240, 245, 250, 255])
        #expect(try components(.dark) == [0x11, 0x22, 0x33, 255])
    }

    @Test("The score has the font that Info.plist names, and its measures")
    func ownFont() throws {
        let screen = try TestScreen.launching(AppDelegate())
        let controller = try #require(screen.window.rootViewController as? MosaicViewController)
        #expect(controller.score.font.familyName == "Segments" && controller.score.font.capHeight == 0.72 * 40)
        screen.finger().tap(controller.tiles[0])
        #expect(controller.score.text == "1")
        controller.score.text = "10:25"
        let width: CGFloat = ((4 * 0.62 + 0.25) * 40).rounded(.up)
        #expect(controller.score.intrinsicContentSize.width == width)
    }

    @Test("A tap turns a tile, and an optional method that the controller has is called")
    func tap() {
        for _ in 0..<3 {
            screen.finger().tap(controller.tiles[1])
            screen.advance(by: 1)
        }
        #expect(log == ["tile 1", "tile 1", "tile 1", "tile 1 is round"])
    }

    @Test("A pan moves a tile; the override in an extension forbids it")
    func pan() {
        let tile = controller.tiles[0]
        drag(tile, by: 200)
        #expect(tile.center.y > 300)
        tile.canMove = false
        let place = tile.center
        drag(tile, by: -100)
        #expect(tile.center == place)
    }

    private func drag(_ tile: TileView, by distance: CGFloat) {
        let finger = screen.finger()
        finger.down(on: tile)
        finger.move(by: CGVector(dx: 0, dy: distance), over: 0.2, steps: 20)
        finger.up()
    }

    @Test("A button without target finds the action by name, if its class says that it can")
    func chain() {
        screen.finger().tap(controller.clearButton)
        #expect(log == [])
        screen.finger().tap(controller.tiles[2])
        screen.advance(by: 1)
        screen.finger().tap(controller.clearButton)
        #expect(log == ["tile 2", "tile 2", "tile 2", "tile 2 is round", "cleared"])
    }

    @Test("An extension's override lets every button take touches around it")
    func around() {
        screen.finger().tap(controller.tiles[2])
        screen.advance(by: 1)
        let frame = controller.clearButton.frame
        screen.finger().tap(at: CGPoint(x: frame.minX + 20, y: frame.maxY + 8))
        #expect(log.last == "cleared")
        screen.finger().tap(controller.tiles[2])
        screen.advance(by: 1)
        screen.finger().tap(at: CGPoint(x: frame.minX + 20, y: frame.maxY + 12))
        #expect(log.last == "tile 2")
    }

    @Test("An extension's override hears touches that nobody keeps")
    func unkept() {
        Visits.touched = []
        screen.finger().tap(at: CGPoint(x: 300, y: 500))
        #expect(Visits.touched == ["MosaicViewController"])
    }

    @Test("Exchanged methods: each controller that appears is counted, until they are exchanged back")
    func exchanged() {
        screen.settle()
        Visits.seen = []
        Visits.count()
        controller.present(UIViewController(), animated: false)
        screen.advance(by: 1)
        #expect(Visits.seen == ["UIViewController"])
        Visits.count()
        controller.dismiss(animated: false)
        screen.advance(by: 1)
        #expect(Visits.seen == ["UIViewController"])
    }

    @Test("A key command performs it too, though its sender is no button")
    func keys() {
        screen.finger().tap(controller.tiles[0])
        screen.advance(by: 1)
        screen.press(.keyboardK, characters: "k", modifiers: .command)
        #expect(log.last == "cleared")
        #expect(screen.application.sendAction(Selector(("beat")), to: controller, from: nil, for: nil))
        #expect(log.last == "beat")
    }

    @Test("A control tracked by overrides in an extension sends its sender and event")
    func dial() {
        screen.finger().tap(at: CGPoint(x: 120, y: 240))
        #expect(log == ["dial 50"])
        #expect(controller.tiles[0].alpha == 0.75)
    }

    @Test("A recognizer of the app's, and a selector by string")
    func recognizers() {
        let (one, two) = (screen.finger(), screen.finger())
        one.down(at: CGPoint(x: 50, y: 400))
        two.down(at: CGPoint(x: 150, y: 400))
        one.up()
        two.up()
        #expect(log == ["pair"])
        screen.advance(by: 1)
        let third = screen.finger()
        third.down(at: CGPoint(x: 50, y: 400))
        screen.advance(by: 1)
        third.up()
        screen.advance(by: 1)
        #expect(log == ["pair", "held"])
    }

    @Test("A timer with a selector follows the clock")
    func timer() {
        screen.advance(by: 21)
        #expect(log == ["beat", "beat"])
    }
}
