// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Rotors")
struct AccessibilityRotorTests {
    private let screen = TestScreen()
    private let log = CallLog()
    private let board = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let tiles: [UIView]
    private let told = ToldNotices()

    private final class ToldNotices: ApplicationHost, NoticeHost {
        var notices: [AccessibilityNotice] = []
        func start(_ application: UIApplication) {}
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
        func reject(_ record: InputRecord, because fault: InputFault) {}
        func stop() {}
        func notify(_ notice: AccessibilityNotice, of scene: SceneIdentifier) { notices.append(notice) }
    }

    private final class Tile: UIView {
        var log: CallLog?
        override func accessibilityElementDidBecomeFocused() { log?("\(tag) has it") }
        override func accessibilityElementDidLoseFocus() { log?("\(tag) lost it") }
    }

    init() {
        tiles = (1...3).map { number in
            let tile = Tile(frame: CGRect(x: 0, y: CGFloat(number) * 50, width: 40, height: 40))
            tile.tag = number
            tile.isAccessibilityElement = true
            tile.accessibilityLabel = "\(number)"
            return tile
        }
        for tile in tiles {
            (tile as? Tile)?.log = log
            board.addSubview(tile)
        }
        screen.window.addSubview(board)
        screen.scene.startDisplay()
        screen.settle()
        screen.application.host = told
    }

    private func rotor(_ name: String) -> UIAccessibilityCustomRotor {
        UIAccessibilityCustomRotor(name: name) { [tiles, log] predicate in
            let direction = predicate.searchDirection
            let current = (predicate.currentItem.targetElement as? UIView)?.tag
            log("\(name) \(direction) from \(current.map(String.init) ?? "nowhere")")
            let number = current.map { $0 + (direction == .next ? 1 : -1) } ?? (direction == .next ? 1 : 3)
            return tiles.first { $0.tag == number }.map {
                UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil)
            }
        }
    }

    private func turn(_ direction: UIAccessibilityCustomRotor.Direction, _ place: Int = 0, of view: UIView? = nil) {
        let number = (view ?? board).displayIdentifier.number
        screen.send(.accessibility(AccessibilitySample(view: number, action: .rotor(place, direction))))
    }

    @Test("AX23: a rotor leads from where assistive technology is to the next thing, or back, and its focus goes there")
    func nextAndPrevious() {
        board.accessibilityCustomRotors = [rotor("Tiles")]
        #expect(board.displayAccessibility.rotors == ["Tiles"])
        turn(.next)
        #expect(log.take() == ["Tiles next from nowhere", "1 has it"])
        turn(.next)
        #expect(log.take() == ["Tiles next from 1", "1 lost it", "2 has it"])
        turn(.previous)
        #expect(log.take() == ["Tiles previous from 2", "2 lost it", "1 has it"])
        #expect(tiles[0].accessibilityElementIsFocused())
        #expect(told.notices.map(\.kind) == [.layoutChanged, .layoutChanged, .layoutChanged])
        #expect(told.notices.last?.view == tiles[0].displayIdentifier)
    }

    @Test("AX24: that a rotor finds nothing is said, and nothing moves")
    func nothing() {
        let trace = TraceLog()
        board.accessibilityCustomRotors = [rotor("Tiles")]
        turn(.previous)
        _ = log.take()
        screen.application.traceSink = trace
        turn(.next)
        #expect(log.take() == ["Tiles next from 3"])
        #expect(told.notices.last == AccessibilityNotice(kind: .announcement, text: "Tiles: nothing more"))
        #expect(tiles[2].accessibilityElementIsFocused())
        let verdict = Verdicts.all(in: trace.entries).first
        #expect(verdict?.effect == .nothing)
        #expect(verdict.map { "\($0.outcome)" }?.contains("accessibilityCustomRotors") == true)
    }

    @Test(
        "AX23: of a controller's view the controller's are offered behind its own; a place that there is not is refused"
    )
    func controllers() {
        let controller = UIViewController()
        screen.window.rootViewController = controller
        screen.settle()
        controller.accessibilityCustomRotors = [rotor("All")]
        controller.view.accessibilityCustomRotors = [rotor("Own")]
        #expect(controller.view.displayAccessibility.rotors == ["Own", "All"])
        controller.view.addSubview(board)
        screen.settle()
        turn(.next, 1, of: controller.view)
        #expect(log.take() == ["All next from nowhere", "1 has it"])
        turn(.next, 2, of: controller.view)
        #expect(log.take() == [])
    }

    @Test("AX23: a part of a text that is found is selected")
    func ranges() throws {
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        text.text = "one two"
        board.addSubview(text)
        screen.settle()
        board.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(systemType: .boldText) { _ in
                let start = text.position(from: text.beginningOfDocument, offset: 4)
                let range = start.flatMap { text.textRange(from: $0, to: text.endOfDocument) }
                return UIAccessibilityCustomRotorItemResult(targetElement: text, targetRange: range)
            }
        ]
        #expect(board.displayAccessibility.rotors == ["Bold text"])
        turn(.next)
        #expect(text.isFirstResponder)
        #expect(text.selectedRange == NSRange(location: 4, length: 3))
    }

    @Test("Kinds that everybody knows have names")
    func systemTypes() {
        func name(_ type: UIAccessibilityCustomRotor.SystemRotorType) -> String {
            UIAccessibilityCustomRotor(systemType: type) { _ in nil }.name
        }
        #expect(name(.headingLevel3) == "Headings of level 3" && name(.landmark) == "Landmarks")
    }
}
