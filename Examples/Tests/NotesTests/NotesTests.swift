// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Notes

@MainActor
@Suite("Notes")
struct NotesTests {
    private func launch(recordingTo file: URL? = nil) throws -> (TestScreen, Notebook) {
        let screen = try TestScreen.launching(AppDelegate(), recordingTo: file)
        let navigation = try #require(screen.window.rootViewController as? UINavigationController)
        let notes = try #require(navigation.viewControllers.first as? NotesViewController)
        screen.advance(by: 1)
        return (screen, notes.notebook)
    }

    private func titles(_ notebook: Notebook) -> [String] { notebook.notes.indices.map(notebook.title(at:)) }

    @Test("A tap opens a note, what is typed is kept, and Command-W goes back")
    func editing() throws {
        let (screen, notebook) = try launch()
        try screen.element("Ideas", ofType: UITableViewCell.self).tap()
        try screen.field("Note").waitToBecomeFirstResponder()
        try screen.field("Note").replaceText(with: "Plans\nFly it!")
        screen.press("w", .command)
        screen.advance(by: 1)
        #expect(notebook.notes[1] == "Plans\nFly it!")
        #expect(screen.text("Plans").exists && !screen.text("Ideas").exists)
    }

    @Test("A stroke from the left edge goes back as well")
    func swipeBack() throws {
        let (screen, notebook) = try launch()
        try screen.text("Ideas").tap()
        try screen.field("Note").waitToAppear()
        screen.advance(by: 1)
        screen.type("!")
        screen.swipe(from: .left)
        screen.advance(by: 1)
        #expect(screen.text("Shopping").exists)
        #expect(notebook.notes[1].contains("!"))
    }

    @Test("Command-N makes a note, Command-Backspace deletes the first while there is one")
    func keys() throws {
        let (screen, notebook) = try launch()
        screen.press("n", .command)
        try screen.field("Note").waitToBecomeFirstResponder()
        screen.type("Calls\nBo")
        try screen.button("Notes").tap()
        screen.advance(by: 1)
        #expect(titles(notebook) == ["Calls", "Shopping", "Ideas", "Letters"])
        for _ in 0..<5 {
            screen.press("\u{8}", .command)
            screen.advance(by: 1)
        }
        #expect(notebook.notes.isEmpty)
    }

    @Test("A stroke to the left shows what deletes")
    func swipeActions() throws {
        let (screen, notebook) = try launch()
        try screen.element("Ideas", ofType: UITableViewCell.self).swipe(.left)
        screen.advance(by: 1)
        try screen.button("Delete").tap()
        screen.advance(by: 1)
        #expect(titles(notebook) == ["Shopping", "Letters"])
    }

    @Test("A right click, and a long press, open the row's menu")
    func menus() throws {
        let (screen, notebook) = try launch()
        try screen.element("Letters", ofType: UITableViewCell.self).rightClick()
        try screen.menuItem("Delete").waitToAppear().tap()
        screen.advance(by: 1)
        #expect(titles(notebook) == ["Shopping", "Ideas"])
        try screen.element("Ideas", ofType: UITableViewCell.self).longPress(for: 1)
        try screen.menuItem("Open").waitToAppear().tap()
        try screen.field("Note").waitToAppear()
    }

    @Test("A row that is held and dragged goes to another place")
    func reordering() throws {
        let (screen, notebook) = try launch()
        let last = try screen.element("Letters", ofType: UITableViewCell.self).touchPoint
        try screen.element("Shopping", ofType: UITableViewCell.self).drag(
            by: CGVector(
                dx: 0, dy: last.y - screen.element("Shopping", ofType: UITableViewCell.self).touchPoint.y + 10),
            over: 0.6, pressing: 0.6)
        screen.advance(by: 1)
        #expect(titles(notebook) == ["Ideas", "Letters", "Shopping"])
    }

    @Test("A text from outside becomes a note where it is dropped")
    func drop() throws {
        let (screen, notebook) = try launch()
        screen.drop("Mail\nfrom outside", on: try screen.element("Ideas", ofType: UITableViewCell.self).touchPoint)
        screen.advance(by: 1)
        #expect(titles(notebook) == ["Shopping", "Mail", "Ideas", "Letters"])
    }

    @Test("The app decides the same when its session is replayed")
    func replay() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        let (screen, _) = try launch(recordingTo: file)
        try screen.text("Ideas").tap()
        try screen.field("Note").waitToBecomeFirstResponder()
        screen.type("!\n")
        screen.press("w", .command)
        screen.advance(by: 1)
        try screen.element("Ideas", ofType: UITableViewCell.self).swipe(.left)
        screen.advance(by: 1)
        screen.application.stopRecording()
        try expectReplay(of: file) { AppDelegate() }
    }
}
