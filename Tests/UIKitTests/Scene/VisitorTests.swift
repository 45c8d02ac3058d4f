// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import CoreFixtures
import Testing
import UIKitTesting

@testable import UIKitCore

/// Copies and pastes by itself, as an application's view does, and at other times than its events.
private final class Board: UIView {
    var copied: String?
    var pasted: [String?] = []
    var whileLaidOut: [String?] = []
    var whileTouched: (() -> Void)?

    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { UIPasteboard.general.string = copied }
    override func paste(_ sender: Any?) { pasted.append(UIPasteboard.general.string) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { whileTouched?() }

    override func layoutSubviews() {
        super.layoutSubviews()
        whileLaidOut.append(UIPasteboard.general.string)
    }
}

private final class VisitorsHost: ClipboardHost {
    var told: [(String?, SceneIdentifier)] = []

    func start(_ application: UIApplication) throws {}
    func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
    func reject(_ record: InputRecord, because fault: InputFault) {}
    func pasteboardChanged(_ content: PasteboardContent, of scene: SceneIdentifier) {
        told.append((content.text, scene))
    }
    func requestPasteboard(_ request: PasteboardRequest, of scene: SceneIdentifier) {}
    func stop() {}
}

@MainActor
@Suite("Visitors: what one has, no other one gets")
struct VisitorTests {
    private let screen = TestScreen()
    private let host = VisitorsHost()

    /// A screen of a visitor, with a board and a text field on it.
    @MainActor
    private struct Place {
        let scene: SceneIdentifier
        let board = Board(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        let window: UIWindow

        init(_ number: UInt32, of visitor: UInt32?, on screen: TestScreen) throws {
            scene = SceneIdentifier(number)
            let request = SceneRequest(visitor: visitor.map { VisitorIdentifier($0) })
            screen.send(.connect(ScreenDescription(size: CGSize(width: 200, height: 200)), request), to: scene)
            window = UIWindow(windowScene: try #require(screen.application.windowScene(for: scene)))
            window.addSubview(board)
            window.addSubview(field)
            window.makeKeyAndVisible()
            screen.settle()
        }

        var metrics: TextMetrics { window.textMetrics }
    }

    init() {
        screen.application.host = host
        screen.send(.disconnect)
    }

    /// Keeps whose each input is that came in or was refused.
    private final class Owners: TraceSink {
        weak var application: UIApplication?
        private(set) var seen: [String] = []

        func record(_ entry: TraceEntry) {
            let owner = application?.owner(of: entry.event).map { "\($0.number)" } ?? "nobody"
            switch entry.event {
            case .inputReceived: seen.append("received \(owner)")
            case .inputRejected: seen.append("rejected \(owner)")
            case .hitTest: seen.append("hit \(owner)")
            case .eventSent: seen.append("sent \(owner)")
            default: break
            }
        }
    }

    @Test("Input is the visitor's whose screen it comes from, taken or refused, and so is the coming of a screen")
    func owners() throws {
        let owners = Owners()
        owners.application = screen.application
        screen.application.traceSink = owners
        let places = [try Place(1, of: 7, on: screen), try Place(2, of: 8, on: screen)]
        screen.send(.keyboardFrame(nil), to: places[0].scene)
        screen.send(.keyboardFrame(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)), to: places[1].scene)
        screen.send(
            .pointer(PointerSample(pointer: 1, phase: .move, location: CGPoint(x: 50, y: 50))), to: places[0].scene)
        screen.send(.keyboardFrame(nil), to: SceneIdentifier(9))
        #expect(
            owners.seen == [
                "received 7", "received 8", "received 7", "received 8", "rejected 8", "received 7", "rejected 7",
                "received nobody", "rejected nobody",
            ])
        let before = owners.seen.count
        screen.send(
            .pointer(PointerSample(pointer: 1, phase: .down, location: CGPoint(x: 50, y: 50))), to: places[1].scene)
        #expect(owners.seen[before...] == ["received 8", "hit 8", "sent 8"])
        screen.application.traceSink = nil
    }

    private func copy(_ text: String, at place: Place) {
        place.field.text = text
        place.field.becomeFirstResponder()
        screen.send([.text(TextSample(.selectAll)), .text(TextSample(.copy))], to: place.scene)
    }

    private func paste(at place: Place) -> String? {
        place.field.text = ""
        place.field.becomeFirstResponder()
        let keys: [Input] = [true, false].map {
            .key(
                KeySample(
                    isDown: $0, usage: .keyboardV, characters: "v", charactersIgnoringModifiers: "v",
                    modifiers: .command))
        }
        screen.send(keys, to: place.scene)
        return place.field.text
    }

    // MARK: Pasteboards

    @Test("What one visitor copies another does not paste, also when the first has gone")
    func secret() throws {
        let first = try Place(11, of: 1, on: screen)
        let second = try Place(12, of: 2, on: screen)
        copy("secret", at: first)
        #expect(paste(at: second) == "")
        #expect(!second.field.canPerformAction(Selector("paste:"), withSender: nil))
        #expect(paste(at: first) == "secret")
        #expect(host.told.map(\.0) == ["secret"] && host.told.map(\.1) == [first.scene])
        copy("other", at: second)
        #expect(paste(at: first) == "secret" && paste(at: second) == "other")
        screen.send(.disconnect, to: first.scene)
        #expect(paste(at: second) == "other")
        // A visitor who comes again begins anew: the last screen took along what was copied.
        let again = try Place(13, of: 1, on: screen)
        #expect(paste(at: again) == "")
    }

    @Test("The screens of one visitor have one pasteboard, and so have those of a host that tells nobody apart")
    func shared() throws {
        let places = try [
            Place(11, of: 1, on: screen), Place(12, of: 1, on: screen), Place(13, of: nil, on: screen),
            Place(14, of: nil, on: screen),
        ]
        copy("one", at: places[0])
        copy("nobody's", at: places[2])
        #expect(places.map { paste(at: $0) } == ["one", "one", "nobody's", "nobody's"])
    }

    @Test("What an event leads to is for its visitor: touches, deadlines, layout, completions")
    func general() throws {
        let first = try Place(11, of: 1, on: screen)
        let second = try Place(12, of: 2, on: screen)
        copy("one", at: first)
        copy("two", at: second)
        var found: [String?] = []
        for place in [first, second] {
            place.board.whileTouched = {
                found.append(UIPasteboard.general.string)
                self.screen.application.clock.schedule(after: 0.1) { found.append(UIPasteboard.general.string) }
                UIView.animate(withDuration: 0.2) {
                    place.board.alpha = 0.5
                } completion: { _ in
                    found.append(UIPasteboard.general.string)
                }
                place.board.setNeedsLayout()
            }
            place.board.whileLaidOut = []
        }
        // At once: the touches of both become one event.
        let down = [first, second].map {
            InputRecord(
                scene: $0.scene, time: screen.now,
                input: .pointer(PointerSample(pointer: 1, phase: .down, location: CGPoint(x: 5, y: 5))))
        }
        screen.application.eventQueue.submit(down)
        screen.settle()
        screen.advance(by: 1)
        #expect(found == ["one", "two", "one", "two", "one", "two"])
        #expect(first.board.whileLaidOut == ["one"] && second.board.whileLaidOut == ["two"])
    }

    /// Pastes when it has appeared, and when it brings its properties up to date.
    private final class Reader: UIViewController {
        var read: [String?] = []

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            read.append(UIPasteboard.general.string)
        }

        override func updateProperties() {
            super.updateProperties()
            read.append(UIPasteboard.general.string)
        }
    }

    @Test("A controller that appears, or updates its properties, does so for the visitor of its window")
    func controllers() throws {
        let first = try Place(11, of: 1, on: screen)
        let second = try Place(12, of: 2, on: screen)
        copy("one", at: first)
        copy("two", at: second)
        let readers = [Reader(), Reader()]
        for (place, reader) in zip([first, second], readers) { place.window.rootViewController = reader }
        screen.settle()
        #expect(readers[0].read == ["one", "one"] && readers[1].read == ["two", "two"])
        for reader in readers { reader.setNeedsUpdateProperties() }
        screen.settle()
        #expect(readers[0].read == ["one", "one", "one"] && readers[1].read == ["two", "two", "two"])
        #expect(screen.application.clock.visitorAtHand == .nobody)
    }

    @Test("Outside of events the pasteboard is the only visitor's; with several it is empty, and keeps nothing")
    func outside() throws {
        let first = try Place(11, of: 1, on: screen)
        copy("one", at: first)
        // The suite's own screen was of nobody in particular, and has gone.
        #expect(UIPasteboard.general.string == nil)
        UIPasteboard.general.string = "lost"
        #expect(UIPasteboard.general.string == nil && UIPasteboard.general.numberOfItems == 0)
        UIPasteboard.general.addItems([["public.utf8-plain-text": "lost"]])
        #expect(UIPasteboard(name: .general, create: true)?.string == nil)
        #expect(screen.application.faults.count { $0.contains("outside of any event") } == 2)
        #expect(host.told.map(\.0) == ["one"])
        #expect(paste(at: first) == "one")

        let alone = TestScreen()
        alone.send([.text(TextSample(.selectAll))])
        UIPasteboard.general.string = "alone"
        #expect(UIPasteboard.general.string == "alone")
    }

    @Test("A pasteboard that was taken while an event was handled stays its visitor's")
    func kept() throws {
        let first = try Place(11, of: 1, on: screen)
        let second = try Place(12, of: 2, on: screen)
        var taken: UIPasteboard?
        first.board.whileTouched = { taken = UIPasteboard.general }
        screen.send(
            .pointer(PointerSample(pointer: 1, phase: .down, location: CGPoint(x: 5, y: 5))), to: first.scene)
        taken?.string = "later"
        #expect(paste(at: first) == "later" && paste(at: second) == "")
        screen.send(.disconnect, to: first.scene)
        taken?.string = "too late"
        screen.settle()
        #expect(host.told.map(\.0) == ["later"])
    }

    @Test("A response to a copy goes to the clipboard of the visitor who copied, in one turn with another's")
    func oneTurn() throws {
        let first = try Place(11, of: 1, on: screen)
        let second = try Place(12, of: 2, on: screen)
        for (place, text) in [(first, "one"), (second, "two")] {
            place.board.copied = text
            place.board.becomeFirstResponder()
        }
        screen.application.eventQueue.submit(
            [first, second].map {
                InputRecord(scene: $0.scene, time: screen.now, input: .text(TextSample(.copy)))
            })
        screen.settle()
        #expect(host.told.map(\.0) == ["one", "two"] && host.told.map(\.1) == [first.scene, second.scene])
    }

    @Test("Promise 9: a recorded run of several visitors replays to the same trace")
    func replay() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("visitors-\(UUID()).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        let application = UIApplication()
        application.delegate = VisitedApplication()
        try application.startRecording(to: file)
        application.launch()
        for (scene, visitor) in [(1, 1), (2, 2), (3, 1)] as [(UInt32, UInt32)] {
            application.eventQueue.submit(
                InputRecord(
                    scene: SceneIdentifier(scene), time: 0,
                    input: .connect(
                        ScreenDescription(size: CGSize(width: 100, height: 100)),
                        SceneRequest(visitor: VisitorIdentifier(visitor)))))
            application.runTurn()
        }
        let edits: [(UInt32, TextSample.Edit)] = [
            (1, .insert("secret")), (1, .selectAll), (1, .cut), (2, .insert("x")), (2, .selectAll), (2, .copy),
        ]
        for (scene, edit) in edits {
            application.eventQueue.submit(
                InputRecord(scene: SceneIdentifier(scene), time: 0, input: .text(TextSample(edit))))
            application.runTurn()
        }
        for scene in [1, 2, 3] as [UInt32] {
            application.eventQueue.submit(
                InputRecord(
                    scene: SceneIdentifier(scene), time: 0,
                    input: .key(
                        KeySample(
                            isDown: true, usage: .keyboardV, characters: "v", charactersIgnoringModifiers: "v",
                            modifiers: .command))))
            application.runTurn()
        }
        let texts = (application.delegate as? VisitedApplication)?.fields.map(\.text)
        #expect(texts == ["secret", "x", "secret"])
        application.stopRecording()
        let again = VisitedApplication()
        try expectReplay(of: file) { again }
        #expect(again.fields.map(\.text) == texts)
    }

    // MARK: Measures

    private func measured(_ advance: CGFloat, height: CGFloat = 1) -> Input {
        .textMetrics(
            MeasuredText(
                face: FontFace(),
                metrics: FontMetrics(ascent: height, descent: 0.25, lineGap: 0, advances: ["a": advance])))
    }

    @Test("What one visitor's screen measures lays out no other's text")
    func measures() throws {
        let places = try [1, 1, 2].enumerated().map { try Place(11 + UInt32($0.offset), of: $0.element, on: screen) }
        let labels = places.map { place in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            label.text = "aaaa"
            place.window.addSubview(label)
            place.field.text = "aaaa"
            return label
        }
        screen.settle()
        let before = labels[2].sizeThatFits(.zero)
        let fieldBefore = places[2].field.sizeThatFits(.zero)
        screen.send(measured(8, height: 3), to: places[0].scene)
        #expect(labels.map { $0.sizeThatFits(.zero).width } == [544, 544, before.width])
        #expect(labels[2].sizeThatFits(.zero) == before)
        #expect(places.map { $0.field.sizeThatFits(.zero).width > 500 } == [true, true, false])
        #expect(places[2].field.sizeThatFits(.zero) == fieldBefore)
        #expect(places[2].metrics.generation == 0)
        // Each visitor's page is asked by itself.
        #expect(places[0].metrics === places[1].metrics && places[0].metrics !== places[2].metrics)
        #expect(places[0].metrics.takeRequests().contains { $0.graphemes.contains("a") })
        #expect(places[2].metrics.takeRequests().contains { $0.graphemes.contains("a") })
    }

    @Test("A view that moves to another visitor's window is measured by that one's screen")
    func moved() throws {
        let first = try Place(11, of: 1, on: screen)
        let second = try Place(12, of: 2, on: screen)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.text = "aaaa"
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        text.text = "aaaa"
        screen.send(measured(8), to: first.scene)
        screen.send(measured(0.5), to: second.scene)
        for (place, width, isHigh) in [(first, 544, true), (second, 34, false), (first, 544, true)]
            as [(Place, CGFloat, Bool)]
        {
            place.window.addSubview(label)
            place.window.addSubview(text)
            screen.settle()
            #expect(label.sizeThatFits(.zero).width == width)
            #expect((text.contentSize.height > 50) == isHigh)
        }
    }
}

/// A text field on every screen.
private final class VisitedApplication: UIResponder, UIApplicationDelegate {
    var fields: [UITextField] { VisitedScene.fields(of: UIApplication.shared) }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        configuration.delegateClass = VisitedScene.self
        return configuration
    }
}

private final class VisitedScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        window.addSubview(field)
        window.makeKeyAndVisible()
        field.becomeFirstResponder()
        self.window = window
    }

    static func fields(of application: UIApplication) -> [UITextField] {
        application.windows.flatMap { $0.subviews.compactMap { $0 as? UITextField } }
    }
}
