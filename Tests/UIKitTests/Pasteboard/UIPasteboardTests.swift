// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitTesting

@testable import UIKitCore

/// A picture of one point, in as few bytes as the header needs.
let tinyPicture = pngHeader(width: 1, height: 1)

@MainActor @Suite("Pasteboard")
struct UIPasteboardTests {
    private let screen = TestScreen()

    private var board: UIPasteboard {
        _ = screen.application
        return .general
    }

    @Test("A text is one item of plain text, and setting it counts as one change")
    func text() {
        #expect(board.string == nil && board.strings == nil && !board.hasStrings && board.types.isEmpty)
        board.string = "Grüße 🙂"
        #expect(board.string == "Grüße 🙂" && board.strings == ["Grüße 🙂"] && board.hasStrings)
        #expect(board.types == ["public.utf8-plain-text"] && board.numberOfItems == 1 && board.changeCount == 1)
        #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("Grüße 🙂".utf8))
        board.string = nil
        #expect(board.numberOfItems == 0 && !board.hasStrings && board.changeCount == 2)
    }

    @Test("Several texts are an item each; what is asked without naming items is asked of the first")
    func severalTexts() {
        board.strings = ["one", "two"]
        #expect(board.numberOfItems == 2 && board.string == "one" && board.strings == ["one", "two"])
        board.addItems([["public.plain-text": "three"]])
        #expect(board.strings == ["one", "two", "three"] && board.changeCount == 2)
    }

    @Test("A URL is also its address as text")
    func urls() throws {
        let url = try #require(URL(string: "https://example.org/a?b"))
        board.url = url
        #expect(board.url == url && board.urls == [url] && board.hasURLs)
        #expect(board.string == "https://example.org/a?b")
        #expect(board.types == ["public.url", "public.utf8-plain-text"])
        #expect(board.data(forPasteboardType: "public.url") == Data("https://example.org/a?b".utf8))
        #expect(board.value(forPasteboardType: "public.url") as? URL == url)
    }

    @Test("An image comes back as the bytes it was made of, a color by its components")
    func imagesAndColors() throws {
        let image = try #require(UIImage(data: tinyPicture))
        board.image = image
        #expect(board.image == image && board.images?.count == 1 && board.hasImages && !board.hasColors)
        #expect(board.data(forPasteboardType: "public.png") == tinyPicture)
        board.setData(tinyPicture, forPasteboardType: "public.png")
        #expect(board.image?.size == CGSize(width: 1, height: 1))

        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        board.color = color
        #expect(board.color == color && board.hasColors && !board.hasImages)
        let data = try #require(board.data(forPasteboardType: "com.apple.uikit.color"))
        board.setData(data, forPasteboardType: "com.apple.uikit.color")
        #expect(board.color == color)
    }

    @Test("Bytes of a type of the application's own come back as they were; a property list as its value")
    func ownTypes() {
        board.setItems([["org.example.tile": Data([1, 2, 3]), "public.utf8-plain-text": "tile"]])
        #expect(board.data(forPasteboardType: "org.example.tile") == Data([1, 2, 3]))
        #expect(board.value(forPasteboardType: "org.example.tile") as? Data == Data([1, 2, 3]))
        #expect(board.string == "tile" && board.items.first?.count == 2)
        board.setValue(["x": 3, "y": 4], forPasteboardType: "org.example.point")
        #expect(board.value(forPasteboardType: "org.example.point") as? [String: Int] == ["x": 3, "y": 4])
        #expect(board.data(forPasteboardType: "org.example.point") != nil)
    }

    @Test("What a pasteboard cannot keep is reported and left out")
    func unkeepable() {
        final class Thing {}
        board.setItems([["org.example.thing": Thing(), "public.utf8-plain-text": "thing"]])
        #expect(board.types == ["public.utf8-plain-text"])
        #expect(screen.application.faults.contains { $0.contains("org.example.thing") })
    }

    @Test("The automatic type is the one that goes with the value")
    func automaticType() throws {
        let url = try #require(URL(string: "https://example.org"))
        board.setItems([[UIPasteboard.typeAutomatic: "text"], [UIPasteboard.typeAutomatic: url]])
        #expect(
            board.types(forItemSet: nil) == [["public.utf8-plain-text"], ["public.url", "public.utf8-plain-text"]])
    }

    @Test("Sets of items are asked by place; one that names no item gives nil")
    func itemSets() throws {
        let url = try #require(URL(string: "https://example.org"))
        board.setItems([["public.utf8-plain-text": "a"], ["public.url": url], ["public.utf8-plain-text": "b"]])
        #expect(board.itemSet(withPasteboardTypes: ["public.utf8-plain-text"]) == IndexSet([0, 2]))
        #expect(board.itemSet(withPasteboardTypes: ["public.png"]) == nil)
        #expect(board.values(forPasteboardType: "public.utf8-plain-text", inItemSet: nil) as? [String] == ["a", "b"])
        let texts = board.data(forPasteboardType: "public.utf8-plain-text", inItemSet: IndexSet([2]))
        #expect(texts == [Data("b".utf8)])
        #expect(board.contains(pasteboardTypes: ["public.utf8-plain-text"], inItemSet: IndexSet([0, 2])))
        #expect(!board.contains(pasteboardTypes: ["public.utf8-plain-text"], inItemSet: nil))
        #expect(board.contains(pasteboardTypes: ["public.utf8-plain-text"]))
        #expect(board.types(forItemSet: IndexSet([3])) == nil)
    }

    @Test("A change is told with the types that came and those that went")
    func notifications() {
        var log: [String] = []
        let board = board
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { notification in
            let added = notification.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []
            let removed = notification.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] ?? []
            MainActor.assumeIsolated { log.append("+\(added) -\(removed)") }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        board.string = "a"
        board.string = "b"
        board.setData(Data([1]), forPasteboardType: "org.example.tile")
        #expect(
            log == [
                #"+["public.utf8-plain-text"] -[]"#, "+[] -[]",
                #"+["org.example.tile"] -["public.utf8-plain-text"]"#,
            ])
    }

    @Test("Pasteboards of one name show the same items, until the name is given up")
    func names() {
        _ = board
        #expect(UIPasteboard(name: .init("tiles"), create: false) == nil)
        let one = UIPasteboard(name: .init("tiles"), create: true)
        one?.string = "a"
        #expect(UIPasteboard(name: .init("tiles"), create: false)?.string == "a" && board.string == nil)
        let (first, second) = (UIPasteboard.withUniqueName(), UIPasteboard.withUniqueName())
        #expect(first.name != second.name && first.name != .general)
        let own = UIPasteboard()
        own.string = "b"
        #expect(own.name != first.name && own.name != .general && own.string == "b" && board.string == nil)

        var removed = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.removedNotification, object: one, queue: nil
        ) { _ in MainActor.assumeIsolated { removed += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        UIPasteboard.remove(withName: .init("tiles"))
        #expect(removed == 1 && one?.string == nil && UIPasteboard(name: .init("tiles"), create: false) == nil)
        board.string = "stays"
        UIPasteboard.remove(withName: .general)
        #expect(board.string == "stays")
    }

    @Test("Items are gone when their date has come on the application's clock, unless others took their place")
    func expiration() {
        board.setItems([["public.utf8-plain-text": "a"]], options: [.expirationDate: Date(timeIntervalSinceNow: 60)])
        screen.advance(by: 59)
        #expect(board.string == "a")
        screen.advance(by: 2)
        #expect(board.string == nil && board.changeCount == 2)

        board.setItems([["public.utf8-plain-text": "b"]], options: [.expirationDate: Date(timeIntervalSinceNow: 60)])
        board.string = "c"
        screen.advance(by: 120)
        #expect(board.string == "c")
    }

    @Test("The host is told what the application put on the general pasteboard, and not what came from the host")
    func host() {
        var told: [PasteboardContent] = []
        let center = screen.application.pasteboards
        center.pasteboardChanged = { content, _ in told.append(content) }
        board.string = "a"
        #expect(told == [PasteboardContent(text: "a")])
        board.store.setFromHost(PasteboardContent(text: "from outside"))
        #expect(board.string == "from outside" && board.changeCount == 2 && told.count == 1)
        #expect(board.store.hostContent == PasteboardContent(text: "from outside"))
        UIPasteboard(name: .init("tiles"), create: true)?.string = "b"
        #expect(told.count == 1)
    }

    @Test("What is for the application only stays from the host")
    func localOnly() {
        var told = 0
        let center = screen.application.pasteboards
        center.pasteboardChanged = { _, _ in told += 1 }
        board.setItems([["public.utf8-plain-text": "secret"]], options: [.localOnly: true])
        board.addItems([["public.utf8-plain-text": "more"]])
        #expect(told == 0 && board.store.hostContent == nil && board.strings == ["secret", "more"])
        board.string = "open"
        #expect(told == 1 && board.store.hostContent?.text == "open")
    }

    @Test(
        "A text's form tells what it probably is",
        arguments: [
            ("42", "number"), (" -3.5e2\n", "number"), ("https://example.org/a b", "search"),
            ("http://localhost:80/x", "url"), ("example.org/path?x", "url"), ("how to swim", "search"), ("", "none"),
            ("nan", "search"), ("a.b", "search"), ("one\ntwo", "none"), ("mail me.", "search"),
        ])
    func detection(text: String, kind: String) {
        let names: [UIPasteboard.DetectionPattern: String] = [
            .number: "number", .probableWebURL: "url", .probableWebSearch: "search",
        ]
        board.string = text
        var found: [String]?
        board.detectPatterns(for: Set(names.keys)) { found = (try? $0.get())?.compactMap { names[$0] } }
        #expect(found == (kind == "none" ? [] : [kind]))
    }

    @Test("Detected values are asked for by pattern, item by item")
    func detectedValues() {
        board.strings = ["7", "example.org"]
        var found: [[UIPasteboard.DetectionPattern: Any]] = []
        board.detectValues(for: [.number, .probableWebURL], inItemSet: nil) { found = (try? $0.get()) ?? [] }
        #expect(found.map(\.count) == [1, 1])
        #expect(found.first?[.number] as? Double == 7 && found.last?[.probableWebURL] as? String == "example.org")
        board.detectValues(for: [.probableWebSearch]) { found = [(try? $0.get()) ?? [:]] }
        #expect(found.map(\.count) == [0])
    }
}
