// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("The general pasteboard and the host's clipboard")
struct HostPasteboardTests {
    /// Copies a word of its own, and notes what it is told to paste.
    final class Board: UIView {
        var pasted: [String?] = []
        var copied = "copied"

        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { UIPasteboard.general.string = copied }
        override func paste(_ sender: Any?) { pasted.append(UIPasteboard.general.string) }
    }

    final class Host: ClipboardHost {
        var told: [PasteboardContent] = []
        var requests: [PasteboardRequest] = []
        var faults: [InputFault] = []

        func start(_ application: UIApplication) throws {}
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
        func reject(_ record: InputRecord, because fault: InputFault) { faults.append(fault) }
        func pasteboardChanged(_ content: PasteboardContent, of scene: SceneIdentifier) { told.append(content) }
        func requestPasteboard(_ request: PasteboardRequest, of scene: SceneIdentifier) { requests.append(request) }
        func stop() {}
    }

    private let screen = TestScreen()
    private let host = Host()
    private let board = Board(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        screen.application.host = host
        screen.window.addSubview(board)
        board.becomeFirstResponder()
        screen.settle()
    }

    private func hostReadsClipboard() {
        screen.send(.resize(ScreenDescription(size: CGSize(width: 390, height: 844), readsClipboard: true)))
    }

    private func answer(_ text: String?) throws {
        let request = try #require(host.requests.last?.number)
        screen.send(.pasteboard(PasteboardAnswer(request: request, content: text.map { PasteboardContent(text: $0) })))
    }

    private func pasteByApplication() {
        #expect(screen.application.sendAction(Selector("paste:"), to: nil, from: nil, for: nil))
        screen.settle()
    }

    @Test(
        "what the host pastes is on the general pasteboard when the responder is told, and the host is not told of it")
    func paste() {
        screen.send(.text(TextSample(.paste(PasteboardContent(text: "outside")))))
        #expect(board.pasted == ["outside"])
        #expect(host.told.isEmpty)
        #expect(host.requests.isEmpty)
    }

    @Test("what is copied goes to the host at the end of the turn")
    func copy() {
        screen.send(.text(TextSample(.copy)))
        #expect(host.told.map(\.text) == ["copied"])
        screen.settle()
        #expect(host.told.count == 1)
        screen.send(.text(TextSample(.cut)))
        #expect(host.told.count == 1)
    }

    @Test("a text that the application put on the clipboard keeps what else belongs to it")
    func own() {
        screen.settle()
        screen.application.pasteboards.general.setItems([["public.utf8-plain-text": "tile", "app.tile": Data([7])]])
        screen.settle()
        screen.send(.text(TextSample(.paste(PasteboardContent(text: "tile")))))
        #expect(screen.application.pasteboards.general.data(forPasteboardType: "app.tile") == Data([7]))
        screen.send(.text(TextSample(.paste(PasteboardContent(text: "other")))))
        #expect(screen.application.pasteboards.general.data(forPasteboardType: "app.tile") == nil)
        #expect(board.pasted == ["tile", "other"])
    }

    @Test("a paste that the application chose waits for the host's clipboard")
    func asking() throws {
        hostReadsClipboard()
        pasteByApplication()
        #expect(board.pasted.isEmpty)
        #expect(host.requests.count == 1)
        try answer("outside")
        #expect(board.pasted == ["outside"])
    }

    @Test(
        "a host that may not say leaves the application what it has itself, and so does one that does not answer in time"
    )
    func silent() throws {
        hostReadsClipboard()
        screen.application.pasteboards.general.string = "own"
        pasteByApplication()
        try answer(nil)
        #expect(board.pasted == ["own"])
        pasteByApplication()
        screen.advance(by: 9.9)
        #expect(board.pasted == ["own"])
        screen.advance(by: 0.2)
        #expect(board.pasted == ["own", "own"])
        try answer("late")
        #expect(board.pasted.count == 2)
        #expect(host.faults == [.unknownRequest(2)])
    }

    @Test("a host that cannot be asked is not")
    func notAsked() {
        screen.settle()
        screen.application.pasteboards.general.string = "own"
        pasteByApplication()
        #expect(board.pasted == ["own"])
        #expect(host.requests.isEmpty)
    }

    @Test("an answer that nobody asked for, twice, or from another scene, is refused")
    func unknownAnswers() throws {
        screen.send(.pasteboard(PasteboardAnswer(request: 1, content: PasteboardContent(text: "x"))))
        hostReadsClipboard()
        pasteByApplication()
        let other = screen.connectScreen()
        screen.send(.pasteboard(PasteboardAnswer(request: 1, content: PasteboardContent(text: "x"))), to: other)
        try answer("outside")
        try answer("outside")
        #expect(host.faults == [.unknownRequest(1), .unknownRequest(1), .unknownRequest(1)])
        #expect(board.pasted == ["outside"])
    }

    @Test("a clipboard without bounds is refused")
    func tooLarge() {
        let large = PasteboardContent(
            items: [.init(representations: [.init(type: "public.png", data: Data(count: 1 << 24 | 1))])])
        screen.send(.text(TextSample(.paste(large))))
        #expect(host.faults.count == 1)
        #expect(board.pasted.isEmpty)
    }
}
