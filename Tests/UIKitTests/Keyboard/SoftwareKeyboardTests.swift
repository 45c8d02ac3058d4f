// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("The software keyboard")
struct SoftwareKeyboardTests {
    let screen = TestScreen.withoutKeyboard()
    let field = KeyView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    init() { screen.edit(field) }

    @Test("A key types when the finger lifts, not before")
    func onUp() throws {
        let finger = screen.finger()
        finger.down(on: try screen.key("q"))
        #expect(field.text == "")
        finger.up()
        #expect(field.text == "q")
    }

    @Test("Space, delete and return")
    func editing() throws {
        try screen.tapKeys("h", "i", "space", "delete", "return")
        #expect(field.text == "hi\n")
    }

    @Test("A finger slides from key to key and takes the last one")
    func sliding() throws {
        let finger = screen.finger()
        finger.down(on: try screen.key("q"))
        for name in ["w", "e", "r"] { finger.move(to: center(try screen.key(name))) }
        finger.up()
        #expect(field.text == "r")
    }

    @Test("A finger that leaves the keyboard takes nothing")
    func leaving() throws {
        let finger = screen.finger()
        finger.down(on: try screen.key("q"))
        finger.move(to: CGPoint(x: 100, y: 200))
        finger.up()
        #expect(field.text == "")
    }

    @Test("Two thumbs: a second finger takes the key of the first, which types nothing more")
    func twoThumbs() throws {
        let (left, right) = (screen.finger(), screen.finger())
        left.down(on: try screen.key("a"))
        right.down(on: try screen.key("l"))
        #expect(field.text == "a")
        left.move(to: center(try screen.key("s")))
        left.up()
        #expect(field.text == "a")
        right.up()
        #expect(field.text == "al")
    }

    @Test("Fast typing with overlapping thumbs loses and swaps nothing")
    func rollover() throws {
        let fingers = [screen.finger(), screen.finger()]
        for (place, name) in "thequickbrownfox".map(String.init).enumerated() {
            let finger = fingers[place % 2]
            if finger.isDown { finger.up() }
            finger.down(on: try screen.key(name))
            screen.advance(by: 0.03)
        }
        for finger in fingers where finger.isDown { finger.up() }
        #expect(field.text == "thequickbrownfox")
    }

    @Test("A cancelled touch types nothing")
    func cancelled() throws {
        let finger = screen.finger()
        finger.down(on: try screen.key("q"))
        finger.cancel()
        #expect(field.text == "")
        try screen.tapKeys("w")
        #expect(field.text == "w")
    }

    @Test("Delete acts when the finger comes down, repeats after a while, and then ever faster")
    func deleteRepeats() throws {
        field.text = String(repeating: "x", count: 100)
        let finger = screen.finger()
        finger.down(on: try screen.key("delete"))
        #expect(field.text.count == 99)
        screen.advance(by: 0.49)
        #expect(field.text.count == 99)
        screen.advance(by: 0.02)
        #expect(field.text.count == 98)
        screen.advance(by: 1)
        let first = 98 - field.text.count
        screen.advance(by: 1)
        let second = 98 - first - field.text.count
        #expect(first >= 8 && second > first)
        finger.up()
        let rest = field.text.count
        screen.advance(by: 5)
        #expect(field.text.count == rest)
    }

    @Test("Shift gives one capital; two taps lock it; a third unlocks")
    func shift() throws {
        try screen.tapKeys("shift", "a", "b")
        #expect(field.text == "Ab")
        screen.finger().tap(try screen.key("shift"))
        screen.advance(by: 0.1)
        screen.finger().tap(try screen.key("shift"))
        try screen.tapKeys("c", "d")
        #expect(field.text == "AbCD" && screen.keyboard?.shift.phase == .locked)
        try screen.tapKeys("shift", "e")
        #expect(field.text == "AbCDe")
    }

    @Test("While shift is held, letters are capitals; afterwards they are not")
    func heldShift() throws {
        let (left, right) = (screen.finger(), screen.finger())
        left.down(on: try screen.key("shift"))
        for name in ["a", "b"] { right.tap(try screen.key(name)) }
        left.up()
        try screen.tapKeys("c")
        #expect(field.text == "ABc")
    }

    @Test("A finger that slides from shift to a letter types a capital")
    func shiftSlide() throws {
        let finger = screen.finger()
        finger.down(on: try screen.key("shift"))
        finger.move(to: center(try screen.key("x")))
        finger.up()
        try screen.tapKeys("y")
        #expect(field.text == "Xy")
    }

    @Test("Keys of other planes; a space brings the letters back")
    func planes() throws {
        try screen.tapKeys("numbers", "1", "symbols", "€", "space", "a")
        #expect(field.text == "1€ a" && screen.keyboard?.plane == .letters)
    }

    @Test("A finger that slides from the key of another plane types one of its keys and comes back")
    func planeSlide() throws {
        let finger = screen.finger()
        finger.down(on: try screen.key("numbers"))
        finger.move(to: center(try screen.key("5")))
        finger.up()
        #expect(field.text == "5" && screen.keyboard?.plane == .letters)
    }

    @Test("A held letter offers its variants; sliding chooses, lifting types")
    func variants() throws {
        let finger = screen.finger()
        finger.down(on: try screen.key("e"))
        screen.advance(by: 0.6)
        let label = try #require(self.label("é"))
        finger.move(to: center(label))
        finger.up()
        #expect(field.text == "é")
        #expect(self.label("é") == nil)
    }

    @Test("A held letter that is let go of types itself, in capitals its capital")
    func ownVariant() throws {
        screen.finger().tap(try screen.key("shift"))
        let finger = screen.finger()
        finger.down(on: try screen.key("e"))
        screen.advance(by: 0.6)
        #expect(label("É") != nil)
        finger.up()
        #expect(field.text == "E")
    }

    @Test("A held key is shown over the finger")
    func preview() throws {
        let finger = screen.finger()
        let key = try screen.key("g")
        finger.down(on: key)
        let popup = try #require(key.superview?.subviews.compactMap { $0 as? UIKBKeyPopupView }.first)
        #expect(popup.texts == ["g"] && popup.frame.maxY <= key.frame.minY)
        finger.up()
        #expect(popup.superview == nil)
    }

    @Test("The return key says what the text input wants, and is off without text where that is asked")
    func returnKey() throws {
        field.returnKeyType = .send
        field.enablesReturnKeyAutomatically = true
        field.reloadInputViews()
        #expect(try screen.key("return").text == "send")
        #expect(try screen.key("return").accessibilityTraits.contains(.notEnabled))
        try screen.tapKeys("return")
        #expect(field.text == "")
        try screen.tapKeys("a")
        #expect(try !screen.key("return").accessibilityTraits.contains(.notEnabled))
        try screen.tapKeys("return")
        #expect(field.text == "a\n")
    }

    @Test("Light and dark: the text input's wish, else the screen's")
    func appearance() throws {
        #expect(try screen.key("a").textColor == UIColor(white: 0, alpha: 1))
        field.keyboardAppearance = .dark
        field.reloadInputViews()
        #expect(try screen.key("a").textColor == UIColor(white: 1, alpha: 1))
        field.keyboardAppearance = .default
        field.reloadInputViews()
        screen.resizeWithoutKeyboard(to: CGSize(width: 390, height: 844), prefersDarkAppearance: true)
        #expect(try screen.key("a").textColor == UIColor(white: 1, alpha: 1))
    }

    @Test("A wide screen has keys of a sensible width in its middle, and no previews")
    func wide() throws {
        screen.resizeWithoutKeyboard(to: CGSize(width: 1280, height: 800))
        let row = try [screen.key("q"), screen.key("p")].map { $0.convert($0.bounds, to: nil) }
        #expect(row[1].maxX - row[0].minX <= 800 && row[0].minX > 200)
        #expect(abs((row[0].minX + row[1].maxX) / 2 - 640) < 1)
        let finger = screen.finger()
        let key = try screen.key("g")
        finger.down(on: key)
        #expect(key.superview?.subviews.contains { $0 is UIKBKeyPopupView } == false)
        finger.up()
        #expect(field.text == "g")
    }

    @Test("Keys keep clear of a notch at the side")
    func notch() throws {
        screen.resizeWithoutKeyboard(
            to: CGSize(width: 500, height: 390), safeArea: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
        #expect(try screen.key("q").convert(CGPoint.zero, to: nil).x >= 44)
        #expect(try screen.key("space").convert(CGPoint(x: 0, y: 30), to: nil).y <= 390 - 21)
    }

    @Test("A first responder that is lost while a key is held gets nothing")
    func lost() throws {
        let finger = screen.finger()
        finger.down(on: try screen.key("q"))
        field.resignFirstResponder()
        finger.up()
        screen.advance(by: 1)
        #expect(field.text == "")
    }

    @Test("Keys are buttons for assistive technology, by what they type")
    func accessibility() throws {
        let key = try screen.key("q")
        #expect(key.displayAccessibility.role == .button && key.accessibilityLabel == "q")
        #expect(key.accessibilityIdentifier == "key.q")
    }

    private func center(_ view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    private func label(_ text: String) -> UIView? {
        screen.keyboard?.firstView(identifier: "variant.\(text)")
    }
}
