// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitCore

@MainActor private class Button: NSObject {}
@MainActor private final class CheckBox: Button {}
@MainActor private final class Press {}

@MainActor private protocol Saving {
    func save(_ sender: Any?)
}

@MainActor private class Document: Saving {
    var log: [String] = []

    func save(_ sender: Any?) { log.append("save \(sender.map { "\(type(of: $0))" } ?? "nil")") }
    func close() { log.append("close") }
    func close(_ sender: Button) { log.append("close from \(type(of: sender))") }
    func tapped(_ sender: Button) { log.append("tapped") }
    func toggled(_ sender: Button?) { log.append("toggled \(sender == nil ? "nil" : "button")") }
    func opened(_ sender: Any) { log.append("opened") }
    func dragged(_ sender: Button, _ event: Press?) { log.append("dragged \(event == nil ? "nil" : "press")") }
    func pressed(_ sender: Any?, forEvent event: Press) { log.append("pressed") }
    @discardableResult func resign() -> Bool {
        log.append("resign")
        return true
    }
}

@MainActor private final class Sheet: Document {
    override func tapped(_ sender: Button) { log.append("sheet tapped") }
}

private final class Cache {
    var cleared = 0
    func clear() { cleared += 1 }
}

extension Selector {
    fileprivate static let save = Selector("save:", Document.save(_:))
    fileprivate static let find: Selector = "find:"
}

@MainActor @Suite("Selectors")
struct SelectorTests {
    private let button = Button()

    @Test("A selector is its name: equality, hash, printed form and argument count")
    func identity() {
        #expect(Selector("save:", Document.save(_:)) == "save:")
        #expect(Selector("save:") != Selector("save"))
        #expect(Set([Selector.save, "save:", .find]).count == 2)
        #expect("\(Selector.save)" == "save:")
        #expect(["undo", "save:", "drag:forEvent:"].map { Selector($0).argumentCount } == [0, 1, 2])
    }

    @Test("JSON holds the name alone, and what is decoded is only a name")
    func coding() throws {
        let data = try JSONEncoder().encode([Selector.save])
        #expect(String(decoding: data, as: UTF8.self) == #"["save:"]"#)
        let decoded = try JSONDecoder().decode([Selector].self, from: data)
        #expect(decoded == [.save])
        #expect(
            decoded[0].perform(on: Document(), sender: nil) == .carriesNoMethod(selector: "save:"))
    }

    @Test("E29: a method takes no argument, the sender, or sender and event; the rest is dropped")
    func arities() {
        let document = Document()
        let selectors: [Selector] = [
            Selector("close", Document.close as @MainActor (Document) -> @MainActor () -> Void),
            Selector("close:", Document.close(_:)),
            Selector("save:", Document.save),
            Selector("tapped:", Document.tapped(_:)),
            Selector("toggled:", Document.toggled(_:)),
            Selector("opened:", Document.opened(_:)),
            Selector("dragged::", Document.dragged(_:_:)),
            Selector("pressed:forEvent:", Document.pressed(_:forEvent:)),
            Selector("resign", Document.resign),
        ]
        for selector in selectors {
            #expect(selector.canPerform(on: document))
            #expect(selector.perform(on: document, sender: button, event: Press()) == .performed)
        }
        #expect(
            document.log == [
                "close", "close from Button", "save Button", "tapped", "toggled button", "opened", "dragged press",
                "pressed", "resign",
            ])
    }

    @Test("A sender of a subclass fits; overrides are honoured")
    func subclasses() {
        let sheet = Sheet()
        #expect(Selector("tapped:", Document.tapped(_:)).perform(on: sheet, sender: CheckBox()) == .performed)
        #expect(sheet.log == ["sheet tapped"])
    }

    @Test("A nil sender fits optional parameters only")
    func nilSender() {
        let document = Document()
        #expect(Selector.save.perform(on: document, sender: nil) == .performed)
        #expect(Selector("toggled:", Document.toggled(_:)).perform(on: document, sender: nil) == .performed)
        #expect(Selector("dragged::", Document.dragged).perform(on: document, sender: button) == .performed)
        #expect(
            Selector("tapped:", Document.tapped(_:)).perform(on: document, sender: nil)
                == .senderMismatch(selector: "tapped:", expected: "Button", found: "nil"))
        #expect(
            Selector("opened:", Document.opened(_:)).perform(on: document, sender: nil)
                == .senderMismatch(selector: "opened:", expected: "Any", found: "nil"))
        #expect(
            Selector("pressed::", Document.pressed).perform(on: document, sender: nil)
                == .eventMismatch(selector: "pressed::", expected: "Press", found: "nil"))
        #expect(document.log == ["save nil", "toggled nil", "dragged nil"])
    }

    @Test("E28: a target without the action, or a sender that does not fit, is said and nothing runs")
    func mismatches() {
        let document = Document()
        #expect(!Selector.save.canPerform(on: button))
        #expect(!Selector.find.canPerform(on: document))
        let lacks = Selector.save.perform(on: button, sender: nil)
        #expect(lacks == .targetLacksAction(selector: "save:", target: "Button", expected: "Document"))
        #expect(
            lacks.description == "The selector save: performs a method of Document, which the target, a Button, is not."
        )
        let sender = Selector("toggled:", Document.toggled(_:)).perform(on: document, sender: document)
        #expect(sender == .senderMismatch(selector: "toggled:", expected: "Optional<Button>", found: "Document"))
        #expect(
            sender.description
                == "The selector toggled: takes a sender of type Optional<Button>, but the sender is Document.")
        #expect(
            Selector("dragged::", Document.dragged).perform(on: document, sender: button, event: button)
                == .eventMismatch(selector: "dragged::", expected: "Optional<Press>", found: "Button"))
        #expect(document.log == [])
    }

    @Test("A closure performs for every class of a protocol, and for classes outside the main actor")
    func closures() {
        let document = Document()
        let cache = Cache()
        let save = Selector("save:", on: (any Saving).self) { target, sender in target.save(sender) }
        #expect(save.canPerform(on: document) && !save.canPerform(on: cache))
        #expect(save.perform(on: document, sender: nil) == .performed)
        #expect(Selector("clear", on: Cache.self) { $0.clear() }.perform(on: cache, sender: nil) == .performed)
        #expect(
            Selector("drag::", on: Document.self) { $0.dragged($1, $2) }
                .perform(on: document, sender: button, event: Press()) == .performed)
        #expect(document.log == ["save nil", "dragged press"])
        #expect(cache.cleared == 1)
    }

    @Test("A selector without a name equals only itself and prints its target's type")
    func unnamed() {
        let first = Selector(unnamed: Sheet.tapped(_:))
        let second = Selector(unnamed: Document.tapped(_:))
        let third = Selector(unnamed: Document.tapped(_:))
        let fourth = Selector(unnamed: Document.resign)
        let fifth = Selector(unnamed: Document.dragged(_:_:))
        #expect(Set([first, second, third, fourth, fifth]).count == 5)
        #expect([first, second, third, fourth, fifth].map(\.argumentCount) == [1, 1, 1, 0, 2])
        #expect(second.name.hasPrefix("Document.action#") && second.name.hasSuffix(":"))
        let document = Document()
        #expect(second.perform(on: document, sender: button) == .performed)
        #expect(document.log == ["tapped"])
    }

    @Test("Casts of objects are decided by their class: it, one above it, and nothing else")
    func casts() {
        class Base {}
        final class Derived: Base {}
        #expect(ObjectCast.fits(Derived(), Derived.self) && ObjectCast.fits(Derived(), Base.self))
        #expect(!ObjectCast.fits(Base(), Derived.self) && !ObjectCast.fits(Derived(), Document.self))
        #expect(ObjectCast.fits(UIView(), UIResponder.self) && !ObjectCast.fits(1, Int.self))
        let derived = Derived()
        let loaded: Base = ObjectCast.load(derived)
        #expect(loaded === derived && ObjectCast.object(derived) === derived)
        #expect(ClassMetadata.isClass(Derived.self) && !ClassMetadata.isClass(Int.self))
    }

    @Test("A name whose colons do not count the method's arguments is a programming error")
    func arityMismatch() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Selector("save", Document.save(_:))
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains(#"The selector name "save" has 0 colon(s)"#))
    }
}
