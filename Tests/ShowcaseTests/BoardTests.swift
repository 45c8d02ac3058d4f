// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import Showcase

@MainActor
@Suite("Showcase: board")
struct BoardTests {
    let showcase = ShowcaseScreen(.board)
    private var screen: TestScreen { showcase.screen }

    private var board: BoardView? { showcase.find("board") as? BoardView }
    private var texts: [String] { board?.tiles.map(\.tile.text) ?? [] }
    private func performer(_ command: String) -> String { showcase.text("board.performer.\(command)") ?? "nothing" }

    /// Presses a view for a long press and lifts.
    private func press(_ identifier: String, at offset: CGPoint? = nil) {
        guard let view = showcase.find(identifier) else { return }
        let finger = screen.finger()
        finger.down(on: view, at: offset)
        screen.advance(by: 0.6)
        finger.up()
        screen.settle()
    }

    /// Taps a button of the editing menu or a line of a menu, wherever its window is.
    private func choose(_ identifier: String) {
        for window in screen.scene.windows {
            guard let view = window.firstView(identifier: identifier) else { continue }
            screen.finger().tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
            return
        }
        Issue.record("\(identifier) is not shown")
    }

    @Test("A long press shows the editing menu; what it copies, the board pastes")
    func copyAndPaste() {
        #expect(texts == ["1", "2", "3"])
        press("board.tile.1")
        choose("editMenu.Copy")
        #expect(UIPasteboard.general.string == "1" && texts.count == 3)
        press("board", at: CGPoint(x: 60, y: 300))
        choose("editMenu.Paste")
        #expect(texts == ["1", "2", "3", "1"] && board?.tiles.last?.isFirstResponder == true)
        screen.press(.keyboardZ, characters: "z", modifiers: .command)
        #expect(texts == ["1", "2", "3"])
    }

    @Test("Keys reach the controller up the chain, and the tile itself")
    func keys() {
        showcase.tap("board.tile.2")
        let before = board?.tiles.map(\.center)
        screen.press(.keyboardK, characters: "k", modifiers: [.command, .shift])
        #expect(board?.tiles.map(\.center) != before)
        let y = board?.tiles[1].center.y
        screen.press(.keyboardDownArrow)
        #expect(board?.tiles[1].center.y == y.map { $0 + 12 })
        screen.press(.keyboardX, characters: "x", modifiers: .command)
        #expect(texts == ["1", "3"])
        screen.press(.keyboardV, characters: "v", modifiers: .command)
        #expect(texts == ["1", "3", "2"])
    }

    @Test("A tile is dragged, and undoing moves it back")
    func dragging() {
        guard let tile = board?.tiles.first else { return }
        let start = tile.center
        let finger = screen.finger()
        finger.down(on: tile)
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2, steps: 6)
        finger.up()
        screen.settle()
        #expect(tile.center.y > start.y + 30)
        screen.press(.keyboardZ, characters: "z", modifiers: .command)
        #expect(tile.center == start)
    }

    @Test("The panel says who would perform what, and why those before do not")
    func performers() {
        showcase.tap("board.tile.3")
        #expect(performer("copy") == "Copy: Tile 3, asked first")
        #expect(performer("paste").hasPrefix("Paste: nobody"))
        #expect(performer("shuffle") == "Shuffle: BoardController; Tile 3 has no such method and 4 more before")
        #expect(performer("undo").hasPrefix("Undo: nobody"))
        UIPasteboard.general.string = "new"
        #expect(performer("paste") == "Paste: BoardView; Tile 3 has no such method")
    }

    @Test("The buttons' menus add tiles and command the board")
    func menus() {
        showcase.tap("board.add")
        choose("menu.Orange")
        #expect(texts == ["1", "2", "3", "4"] && board?.tiles.last?.tile.color == .orange)
        showcase.tap("board.more")
        choose("menu.Remove All")
        #expect(texts.isEmpty)
        screen.settle()
        showcase.tap("board.more")
        choose("menu.Undo and Redo")
        choose("menu.Undo Remove All")
        #expect(texts.sorted() == ["1", "2", "3", "4"])
    }

    @Test("J6: a board that disappears before it has appeared takes no menu from those that are shown")
    func interrupted() {
        let delegate = AppDelegate()
        screen.application.delegate = delegate
        let board = BoardController()
        board.loadViewIfNeeded()
        board.viewDidAppear(false)
        #expect(delegate.shownBoards == 1)
        let other = BoardController()
        other.loadViewIfNeeded()
        other.viewWillAppear(false)
        other.viewWillDisappear(false)
        #expect(delegate.shownBoards == 1)
        board.viewWillDisappear(false)
        #expect(delegate.shownBoards == 0)
    }
}
