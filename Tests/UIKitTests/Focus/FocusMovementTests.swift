// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("H20–H24, H27: movement by keys")
struct FocusMovementTests {
    let fixture = FocusFixture()
    private var screen: TestScreen { fixture.screen }

    /// Six tiles in two rows: a b c, d e f.
    private func grid(in superview: UIView? = nil) -> [FocusTile] {
        ["a", "b", "c", "d", "e", "f"].enumerated().map { index, name in
            fixture.tile(name, CGFloat(index % 3) * 60, CGFloat(index / 3) * 60, in: superview)
        }
    }

    // MARK: Waking

    @Test("Focus sleeps until the first Tab, which shows it where it is")
    func wakes() {
        _ = grid()
        #expect(fixture.focused == nil)
        screen.press(.keyboardRightArrow)
        #expect(fixture.focused == nil)
        screen.press(.keyboardTab)
        #expect(fixture.focused == "a")
        #expect(fixture.note?.cause == .woke)
    }

    @Test("Tab goes on from the first responder, if that can have focus")
    func wakesAtFirstResponder() {
        _ = grid()
        let field = Field(frame: CGRect(x: 0, y: 60, width: 50, height: 50))
        fixture.window.subviews[3].removeFromSuperview()
        fixture.window.addSubview(field)
        field.becomeFirstResponder()
        screen.press(.keyboardTab)
        #expect(fixture.focused == "e")
        #expect(!field.isFirstResponder)
    }

    @Test("A touch beside the focused item puts focus to sleep; Tab wakes it where it was")
    func touch() {
        let tiles = grid()
        fixture.focus(tiles[4])
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 70, y: 70))
        finger.up()
        #expect(fixture.focused == "e")
        finger.down(at: CGPoint(x: 10, y: 10))
        finger.up()
        #expect(fixture.focused == nil && fixture.note?.cause == .touch)
        screen.press(.keyboardDownArrow)
        #expect(fixture.focused == nil)
        screen.press(.keyboardTab)
        #expect(fixture.focused == "e")
    }

    // MARK: Arrows

    @Test("H24: arrows go to the neighbour; H20: at the edge focus stays, and the key is for others")
    func arrows() {
        let tiles = grid()
        fixture.focus(tiles[0])
        for (key, name) in [
            (UIKeyboardHIDUsage.keyboardRightArrow, "b"), (.keyboardDownArrow, "e"), (.keyboardLeftArrow, "d"),
            (.keyboardUpArrow, "a"),
        ] {
            screen.press(key)
            #expect(fixture.focused == name)
        }
        #expect(fixture.log.take().isEmpty)
        screen.press(.keyboardLeftArrow)
        #expect(fixture.focused == "a")
        let left = 2000 + UIKeyboardHIDUsage.keyboardLeftArrow.rawValue
        #expect(fixture.log.take() == ["a.began \(left) 1", "a.ended \(left) 0"])
        #expect(fixture.note?.outcome == .nothingFound)
        #expect(fixture.note?.candidates.count == 5)
    }

    @Test("A held arrow goes on; a held Select does not")
    func repeats() {
        let tiles = grid()
        fixture.focus(tiles[0])
        screen.keyDown(.keyboardRightArrow)
        screen.send(.key(KeySample(isDown: true, isRepeat: true, usage: .keyboardRightArrow)))
        screen.keyUp(.keyboardRightArrow)
        #expect(fixture.focused == "c")
        screen.keyDown(.keyboardSpacebar)
        screen.send(.key(KeySample(isDown: true, isRepeat: true, usage: .keyboardSpacebar)))
        screen.keyUp(.keyboardSpacebar)
        #expect(fixture.log.take() == ["c.began 4 1", "c.ended 4 0"])
    }

    @Test("H23: arrows of a keyboard stay in the group; those of a gamepad do not")
    func groups() {
        let tiles = grid()
        for tile in tiles[..<3] { tile.focusGroupIdentifier = "top" }
        fixture.focus(tiles[1])
        screen.press(.keyboardDownArrow)
        #expect(fixture.focused == "b")
        #expect(fixture.note?.candidates.last?.verdict == .otherGroup(""))
        screen.press(.keyboardRightArrow)
        #expect(fixture.focused == "c")
        screen.press(GamepadButton.down)
        #expect(fixture.focused == "f")
    }

    @Test("Home and End go to the ends of the group")
    func ends() {
        let tiles = grid()
        for tile in tiles[..<3] { tile.focusGroupIdentifier = "top" }
        fixture.focus(tiles[1])
        screen.press(.keyboardEnd)
        #expect(fixture.focused == "c")
        screen.press(.keyboardHome)
        #expect(fixture.focused == "a")
    }

    // MARK: Tab

    @Test("H23: Tab goes from group to group and around, to each group's first item; shift-Tab goes back")
    func tab() {
        let tiles = grid()
        for tile in tiles[..<3] { tile.focusGroupIdentifier = "top" }
        for tile in tiles[3...] { tile.focusGroupIdentifier = "bottom" }
        let single = fixture.tile("single", 0, 200)
        var seen: [String?] = []
        for _ in 0..<4 {
            screen.press(.keyboardTab)
            seen.append(fixture.focused)
        }
        #expect(seen == ["a", "d", "single", "a"])
        screen.press(.keyboardTab, modifiers: .shift)
        #expect(fixture.focused == "single")
        _ = single
    }

    @Test("H22: a group's primary item has the highest priority; what had focus last comes before the rest")
    func priorities() {
        let tiles = grid()
        for tile in tiles[..<3] { tile.focusGroupIdentifier = "top" }
        for tile in tiles[3...] { tile.focusGroupIdentifier = "bottom" }
        fixture.focus(tiles[1])
        fixture.focus(tiles[3])
        screen.press(.keyboardTab)
        #expect(fixture.focused == "b")
        tiles[5].focusGroupPriority = .prioritized
        screen.press(.keyboardTab)
        #expect(fixture.focused == "f")
        #expect(
            fixture.note?.outcome
                == .moved(
                    to: screen.application.subject(of: tiles[5]), because: .primary(group: "bottom", priority: 2000)))
    }

    @Test("H22: the priorities have UIKit's values, and an item can only raise its own")
    func priorityValues() {
        let values: [UIFocusGroupPriority] = [.ignored, .previouslyFocused, .prioritized, .currentlyFocused]
        #expect(values.map(\.rawValue) == [0, 1000, 2000, .max])
        let tile = fixture.tile("a", 0, 0)
        #expect(fixture.system.priority(of: tile) == 0)
        fixture.focus(tile)
        tile.focusGroupPriority = .prioritized
        #expect(fixture.system.priority(of: tile) == .max)
        fixture.focus(fixture.tile("b", 100, 0))
        tile.focusGroupPriority = UIFocusGroupPriority(7)
        #expect(fixture.system.priority(of: tile) == 0 || fixture.system.priority(of: tile) == 7)
    }

    @Test("H23: a group identifier of a view or a controller is that of what is inside")
    func inheritedGroup() {
        let root = UIViewController()
        fixture.window.rootViewController = root
        root.focusGroupIdentifier = "screen"
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.view.addSubview(box)
        let tile = fixture.tile("a", 0, 0, in: box)
        #expect(FocusTree.group(of: tile) == "screen")
        box.focusGroupIdentifier = "box"
        #expect(FocusTree.group(of: tile) == "box")
    }

    // MARK: Guides

    @Test(
        "H21: a guide leads on to the first focusable item that it prefers; disabled or leading nowhere it is passed by"
    )
    func guide() {
        let a = fixture.tile("a", 0, 0)
        fixture.tile("b", 0, 200)
        let far = fixture.tile("far", 300, 300)
        let guide = UIFocusGuide()
        guide.layoutFrame = CGRect(x: 0, y: 60, width: 50, height: 50)
        fixture.window.addLayoutGuide(guide)
        func down() -> String? {
            fixture.focus(a)
            screen.press(.keyboardDownArrow)
            return fixture.focused
        }
        #expect(guide.isEnabled && guide.preferredFocusEnvironments.isEmpty)
        #expect(down() == "b")
        #expect(fixture.note?.candidates.first?.verdict == .guideLeadsNowhere)
        let off = fixture.tile("off", 350, 0)
        off.isFocusable = false
        guide.preferredFocusEnvironments = [off, far]
        #expect(down() == "far")
        #expect(
            fixture.note?.outcome
                == .moved(
                    to: screen.application.subject(of: far), because: .guide(screen.application.subject(of: guide))))
        guide.isEnabled = false
        #expect(down() == "b")
    }

    @Test("H21: a guide that overlaps the focused view is passed by")
    func overlappingGuide() {
        let a = fixture.tile("a", 0, 0)
        fixture.tile("b", 0, 200)
        let guide = UIFocusGuide()
        guide.layoutFrame = CGRect(x: 0, y: 40, width: 50, height: 50)
        guide.preferredFocusedView = fixture.tile("far", 300, 300)
        fixture.window.addLayoutGuide(guide)
        fixture.focus(a)
        screen.press(.keyboardDownArrow)
        #expect(fixture.focused == "b")
        #expect(fixture.note?.candidates.first?.verdict == .guideOverlaps)
    }

    @Test("H21: a guide that only shares an edge with the focused view is not passed by")
    func touchingGuide() {
        let a = fixture.tile("a", 0, 0)
        fixture.tile("b", 0, 200)
        let guide = UIFocusGuide()
        guide.layoutFrame = CGRect(x: 0, y: 50, width: 50, height: 50)
        guide.preferredFocusedView = fixture.tile("far", 300, 300)
        fixture.window.addLayoutGuide(guide)
        fixture.focus(a)
        screen.press(.keyboardDownArrow)
        #expect(fixture.focused == "far")
    }

    // MARK: Scrolling

    private func list() -> (UIScrollView, [FocusTile]) {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 600)
        fixture.window.addSubview(scrollView)
        let tiles = (0..<10).map { fixture.tile("row \($0)", 10, CGFloat($0) * 60 + 5, in: scrollView) }
        return (scrollView, tiles)
    }

    @Test("H27: the focused item is scrolled into view")
    func scrolls() {
        let (scrollView, tiles) = list()
        fixture.focus(tiles[0])
        #expect(scrollView.contentOffset.y == 0)
        screen.press(.keyboardDownArrow)
        screen.press(.keyboardDownArrow)
        #expect(fixture.focused == "row 2")
        screen.advance(by: 1)
        // To the end of the row and the margin around it.
        #expect(abs(scrollView.contentOffset.y - (125 + 50 + 8 - 100)) < 0.001)
        #expect(scrollView.visibleSize == CGSize(width: 100, height: 100))
    }

    @Test("H27: content without a size in one direction, in which it does not scroll, is reached as well")
    func contentWithoutWidth() {
        let (scrollView, tiles) = list()
        scrollView.contentSize.width = 0
        fixture.focus(tiles[0])
        #expect(fixture.focused == "row 0")
        for _ in 0..<9 { screen.press(.keyboardDownArrow) }
        #expect(fixture.focused == "row 9")
        screen.advance(by: 1)
        #expect(scrollView.contentOffset.x == 0 && scrollView.contentOffset.y > 450)
        // What is beside the scroll view cannot be shown by scrolling.
        let beside = fixture.tile("beside", 150, 5, in: scrollView)
        fixture.focus(beside)
        #expect(fixture.focused == "row 9")
    }

    @Test("H27: a container that is no scroll view gets its offset set")
    func ownContainer() {
        let pane = Pane(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        fixture.window.addSubview(pane)
        let tile = fixture.tile("far", 0, 300, in: pane)
        fixture.focus(tile)
        #expect(pane.contentOffset == CGPoint(x: 0, y: 258))
    }

    @Test(
        "H24: what scrolls with the item goes before what is around it; a list that is left shows its rows as they are")
    func insideFirst() {
        let (_, tiles) = list()
        let bar = fixture.tile("bar", 10, 101)
        fixture.focus(tiles[0])
        for row in 1..<10 {
            screen.press(.keyboardDownArrow)
            #expect(fixture.focused == "row \(row)")
        }
        screen.advance(by: 1)
        screen.press(.keyboardDownArrow)
        #expect(fixture.focused == "bar")
        screen.press(.keyboardUpArrow)
        #expect(fixture.focused == "row 9")
        _ = bar
    }

    // MARK: First responder

    @Test("A first responder beside the new item gives that up; one that refuses keeps focus")
    func firstResponder() {
        let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        fixture.window.addSubview(field)
        let tile = fixture.tile("a", 100, 0)
        field.becomeFirstResponder()
        fixture.focus(field)
        #expect(field.isFocused && field.isFirstResponder)
        field.resigns = false
        screen.press(.keyboardRightArrow)
        #expect(field.isFocused && field.isFirstResponder)
        field.resigns = true
        screen.press(.keyboardRightArrow)
        #expect(tile.isFocused && !field.isFirstResponder)
    }

    @Test("A text with focus is edited when Select asks for it, or when somebody types")
    func editing() {
        let texts = (0..<2).map { Text(frame: CGRect(x: CGFloat($0) * 100, y: 0, width: 50, height: 50)) }
        for text in texts { fixture.window.addSubview(text) }
        screen.press(.keyboardTab)
        #expect(texts[0].isFocused && !texts[0].isFirstResponder)
        screen.press(.keyboardReturnOrEnter, characters: "\r")
        #expect(texts[0].isFirstResponder && texts[0].typed.isEmpty)
        texts[0].resignFirstResponder()
        screen.press(GamepadButton.a)
        #expect(texts[0].isFirstResponder)
        texts[0].resignFirstResponder()
        screen.press(.keyboardRightArrow)
        screen.press(.keyboardX, characters: "X", modifiers: .shift)
        #expect(texts[1].isFirstResponder && texts[1].typed == "X")
    }

    @Test("A first responder hands that on to a next item that can be one; focus follows who becomes one")
    func firstResponderFollows() {
        let fields = (0..<2).map { Field(frame: CGRect(x: CGFloat($0) * 100, y: 0, width: 50, height: 50)) }
        for field in fields { fixture.window.addSubview(field) }
        fields[0].becomeFirstResponder()
        screen.press(.keyboardTab)
        #expect(fields[1].isFocused && fields[1].isFirstResponder)
        fields[0].becomeFirstResponder()
        #expect(fields[0].isFocused && fields[0].isFirstResponder)
        let other = Field(frame: CGRect(x: 300, y: 0, width: 50, height: 50))
        other.wants = false
        fixture.window.addSubview(other)
        other.becomeFirstResponder()
        #expect(fixture.system.focusedItem == nil && other.isFirstResponder)
    }
}

/// Takes text.
@MainActor
private final class Text: UIView, UIKeyInput {
    var typed = ""

    override var canBecomeFirstResponder: Bool { true }
    override var canBecomeFocused: Bool { true }
    var hasText: Bool { !typed.isEmpty }
    func insertText(_ text: String) { typed += text }
    func deleteBackward() { typed = String(typed.dropLast()) }
}

/// Can be first responder and have focus.
@MainActor
private final class Field: UIView {
    var resigns = true
    var wants = true

    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { resigns }
    override var canBecomeFocused: Bool { wants }
}

/// Scrolls its content itself.
@MainActor
private final class Pane: UIView, UIFocusItemScrollableContainer {
    var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }
    let contentSize = CGSize(width: 100, height: 1000)
    var visibleSize: CGSize { bounds.size }
}
