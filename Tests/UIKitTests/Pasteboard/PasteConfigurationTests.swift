// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@testable import UIKitCore

/// A view that may be first responder and keeps what is pasted into it.
private final class Slot: UIView {
    var pasted: [String] = []
    override var canBecomeFirstResponder: Bool { true }

    override func paste(itemProviders: [NSItemProvider]) {
        for provider in itemProviders {
            provider.loadObject(ofClass: String.self) { [weak self] text, _ in self?.pasted.append(text ?? "nothing") }
        }
    }
}

private final class OwnSlot: UIView {
    var pastes = 0
    override func paste(_ sender: Any?) { pastes += 1 }
}

@MainActor @Suite("Paste configurations")
struct PasteConfigurationTests {
    private let screen = TestScreen()

    @Test("F7: paste is an action of a responder that takes what is on the pasteboard, and of no other")
    func routing() {
        let slot = Slot()
        screen.window.addSubview(slot)
        #expect(!slot.canPerformAction("paste:", withSender: nil))
        slot.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
        #expect(!slot.canPerformAction("paste:", withSender: nil), "the pasteboard is empty")
        screen.application.pasteboards.general.string = "tile"
        #expect(slot.canPerformAction("paste:", withSender: nil))
        slot.becomeFirstResponder()
        #expect(screen.application.sendAction("paste:", to: nil, from: nil, for: nil))
        #expect(slot.pasted == ["tile"])
        screen.application.pasteboards.general.color = .red
        #expect(!slot.canPerformAction("paste:", withSender: nil))
        #expect(!screen.application.sendAction("paste:", to: nil, from: nil, for: nil))
        #expect(slot.pasted == ["tile"])
    }

    @Test("A class that overrides paste(_:) reads the pasteboard itself")
    func ownPaste() {
        let slot = OwnSlot()
        slot.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["org.example.tile"])
        #expect(slot.canPerformAction("paste:", withSender: nil))
        _ = screen.application.sendAction("paste:", to: slot, from: nil, for: nil)
        #expect(slot.pastes == 1)
    }

    @Test("Items may be pasted when each has a type that is taken")
    func canPaste() {
        let view = UIView()
        let text = NSItemProvider(object: NSString(string: "a"))
        let color = NSItemProvider(object: UIColor.red)
        #expect(!view.canPaste([text]))
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        #expect(view.canPaste([text]) && !view.canPaste([color]) && !view.canPaste([text, color]))
        view.pasteConfiguration?.addTypeIdentifiers(forAccepting: UIColor.self)
        #expect(view.canPaste([text, color]))
    }

    @Test("A configuration lists each type once; a copy is independent")
    func configuration() throws {
        let configuration = UIPasteConfiguration()
        #expect(configuration.acceptableTypeIdentifiers.isEmpty)
        configuration.addAcceptableTypeIdentifiers(["a", "b", "a"])
        let copy = try #require(configuration.copy() as? UIPasteConfiguration)
        copy.addTypeIdentifiers(forAccepting: URL.self)
        #expect(configuration.acceptableTypeIdentifiers == ["a", "b"])
        #expect(copy.acceptableTypeIdentifiers == ["a", "b", "public.url"])
    }

    @Test("A provider loads what is registered, at once where it is at hand, and says what it lacks")
    func providers() throws {
        let url = try #require(URL(string: "https://example.org"))
        let provider = NSItemProvider(object: try #require(NSURL(string: url.absoluteString) as NSURL?))
        #expect(provider.registeredTypeIdentifiers == ["public.url", "public.utf8-plain-text"])
        #expect(provider.canLoadObject(ofClass: URL.self) && !provider.canLoadObject(ofClass: UIColor.self))
        var loaded: URL?
        provider.loadObject(ofClass: URL.self) { loaded = $0 ?? $1.map { _ in url.appendingPathComponent("error") } }
        #expect(loaded == url)
        var fault: NSItemProvider.LoadError?
        provider.loadDataRepresentation(forTypeIdentifier: "public.png") { fault = $1 as? NSItemProvider.LoadError }
        #expect(fault == .unavailable(typeIdentifier: "public.png"))

        provider.registerDataRepresentation(forTypeIdentifier: "com.apple.uikit.color") { completion in
            completion(Data([1]), nil)
            return nil
        }
        provider.loadObject(ofClass: UIColor.self) { fault = $1 as? NSItemProvider.LoadError }
        #expect(fault == .unreadable(typeIdentifier: "com.apple.uikit.color"))
    }

    @Test("A pasteboard takes providers and objects; what loads later is there when it comes")
    func providersOnPasteboard() async {
        _ = screen.application
        let board = screen.application.pasteboards.general
        var complete: ((Data?, (any Error)?) -> Void)?
        let late = NSItemProvider()
        late.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { completion in
            complete = completion
            return nil
        }
        board.itemProviders = [late]
        #expect(board.types == ["public.utf8-plain-text"] && board.string == nil)
        complete?(Data("late".utf8), nil)
        for _ in 1...1000 where board.string == nil { await Task.yield() }
        #expect(board.string == "late" && board.changeCount == 1)
        board.setObjects(["a", "b"])
        #expect(board.strings == ["a", "b"])
        board.setObjects([UIColor.red], localOnly: true, expirationDate: nil)
        #expect(
            board.color == .red && board.itemProviders.map(\.registeredTypeIdentifiers) == [["com.apple.uikit.color"]])
    }
}
