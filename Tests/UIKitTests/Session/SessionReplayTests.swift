// SPDX-License-Identifier: Apache-2.0

import EventSession
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Recorded sessions", .serialized)
struct SessionReplayTests {
    @Test("a session replays to the same trace, and is written as the same bytes")
    func sameBytes() throws {
        try SessionStory.withFile { file in
            let recorded = SessionApp()
            try SessionStory.record(recorded, to: file)
            try expectReplay(of: file) { SessionApp() }
            try SessionStory.withFile { copy in
                let replay = try SessionReplay(contentsOf: file)
                let application = UIApplication()
                let app = SessionApp()
                application.delegate = app
                try replay.run(application, recordingTo: copy)
                #expect(app.log == recorded.log)
                #expect(try Data(contentsOf: copy) == Data(contentsOf: file))
            }
        }
    }

    @Test("a session has what came in, what was decided and where the windows were")
    func contents() throws {
        try SessionStory.withFile { file in
            try SessionStory.record(to: file)
            let replay = try SessionReplay(contentsOf: file)
            let session = replay.session
            #expect(session.isComplete)
            #expect(session.lostCount == 0)
            let events = Set(session.entries.map(\.event.typeName))
            #expect(
                events.isSuperset(of: [
                    "inputReceived", "inputRejected", "hitTest", "eventSent", "delivered", "recognizer",
                    "controlEvents",
                    "action", "scene", "keyWindow",
                ]))
            #expect(session.entries.map(\.sequence) == session.entries.indices.map(UInt64.init))
            let windows = session.items.compactMap { item in
                if case .windows(let windows) = item { windows } else { nil }
            }
            #expect(windows.map { $0.map(\.frame.width) } == [[390], [844]])
        }
    }

    /// Looks at the user's surroundings when it launches.
    private final class Traveler: UIResponder, UIApplicationDelegate {
        private(set) var languages: [String] = []
        private(set) var zones: [String] = []

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            languages = Languages.preferred
            zones = [Calendar.current.timeZone.identifier, DateFormatter().timeZone.identifier]
            return true
        }
    }

    @Test("a replay has the languages and the time zone of its recording, and gives back what was there before")
    func surroundings() throws {
        // A program without scenes starts when its screen is there.
        var items: [Session<InputRecord>.Item] = []
        try SessionStory.withFile { file in
            try SessionStory.record(to: file)
            items = try SessionReplay(contentsOf: file).session.items
        }
        @MainActor func replayed(_ languages: [String]?, _ zone: String?) throws -> Traveler {
            let header = SessionHeader(application: "Shop", languages: languages, timeZone: zone)
            let app = Traveler()
            let application = UIApplication()
            application.delegate = app
            _ = try SessionReplay(Session(header: header, items: items)).run(application)
            return app
        }
        let (languages, zone) = (Languages.preferred, Calendar.current.timeZone)
        let abroad = try replayed(["ja", "en"], "Asia/Tokyo")
        #expect(abroad.languages == ["ja", "en"] && abroad.zones == ["Asia/Tokyo", "Asia/Tokyo"])
        #expect(Languages.preferred == languages && Calendar.current.timeZone == zone)
        // No wish is one as well; what a file does not say stays, and so does what this machine does not know.
        #expect(try replayed([], nil).languages == [])
        let unknown = try replayed(nil, "Moon/Tycho")
        #expect(unknown.languages == languages && unknown.zones == [zone.identifier, zone.identifier])
    }

    @Test("a recording that was cut off replays to the same, wherever it ends; one that is whole must have all")
    func cutOff() throws {
        try SessionStory.withFile { file in
            try SessionStory.record(to: file)
            let whole = try SessionReplay(contentsOf: file).session
            @MainActor func difference(_ count: Int, isComplete: Bool, _ app: SessionApp = SessionApp()) throws
                -> TraceDifference?
            {
                let items = Array(whole.items.prefix(count))
                let application = UIApplication()
                application.delegate = app
                return try SessionReplay(Session(header: whole.header, items: items, isComplete: isComplete))
                    .run(application)
            }
            var ends = 0
            for count in stride(from: 1, to: whole.items.count, by: 3) {
                #expect(try difference(count, isComplete: false) == nil)
                if try difference(count, isComplete: true) != nil { ends += 1 }
            }
            // Most ends are within a turn.
            #expect(ends > 10)
            #expect(try difference(whole.items.count, isComplete: true) == nil)
            #expect(try difference(whole.items.count - 1, isComplete: false, SessionApp(.disabledButton)) != nil)
        }
    }

    @Test("another build's session fails with the first difference in words")
    func difference() throws {
        try SessionStory.withFile { file in
            try SessionStory.record(to: file)
            let error = #expect(throws: ReplayError.self) {
                try expectReplay(of: file) { SessionApp(.disabledButton) }
            }
            let lines = String(describing: try #require(error)).split(separator: "\n").map(String.init)
            #expect(lines[0].hasSuffix(", after the input \"pointer 1 goes down at (60, 60) in scene 1\":"))
            #expect(
                lines[1].contains("UIButton \"buy\" #")
                    && lines[1].contains(" sends touchDown"))
            #expect(lines[2].contains(" ignores touch 1: its isEnabled is false"))
            #expect(lines.count == 4)
        }
    }

    @Test("the answers of the host are part of the session")
    func answers() throws {
        try SessionStory.withFile { file in
            let application = UIApplication()
            let app = SessionApp()
            application.delegate = app
            let host = OpeningHost()
            application.host = host
            try application.startRecording(to: file)
            application.launch()
            application.eventQueue.submit(
                InputRecord(
                    scene: SceneIdentifier(1), time: 0,
                    input: .connect(ScreenDescription(size: CGSize(width: 390, height: 844)))))
            application.runTurn()
            for phase in [PointerSample.Phase.down, .up] {
                application.eventQueue.submit(
                    InputRecord(
                        scene: SceneIdentifier(1), time: 1,
                        input: .pointer(
                            PointerSample(pointer: 1, phase: phase, location: CGPoint(x: 60, y: 60)))))
            }
            application.runTurn(now: 2)
            application.stopRecording()
            #expect(app.log == ["buy", "opened"])
            #expect(host.presented > 0)
            let replayed = SessionApp()
            try expectReplay(of: file) { replayed }
            #expect(replayed.log == ["buy", "opened"])
            #expect(try SessionReplay(contentsOf: file).session.header.host == SessionHost(editsText: true))
        }
    }

    @Test("a pass that only a host asked for is replayed with the input that it took")
    func passesOfHost() throws {
        try SessionStory.withFile { file in
            let application = UIApplication()
            let app = SessionApp(.opensNothing)
            application.delegate = app
            let host = HastyHost()
            application.host = host
            try application.startRecording(to: file)
            application.launch()
            let scene = SceneIdentifier(1)
            application.eventQueue.submit(
                InputRecord(
                    scene: scene, time: 0, input: .connect(ScreenDescription(size: CGSize(width: 390, height: 844)))))
            application.runTurn()
            // The finger is lifted while the press is painted, and the host's own business leads to another pass.
            let point = CGPoint(x: 60, y: 60)
            host.whenPresented = {
                application.eventQueue.submit(
                    InputRecord(
                        scene: scene, time: 1,
                        input: .pointer(PointerSample(pointer: 1, phase: .up, location: point))))
                application.setNeedsTurn()
            }
            application.eventQueue.submit(
                InputRecord(
                    scene: scene, time: 1, input: .pointer(PointerSample(pointer: 1, phase: .down, location: point))))
            application.runTurn(now: 2)
            application.stopRecording()
            #expect(app.log == ["buy"])
            let replayed = SessionApp(.opensNothing)
            try expectReplay(of: file) { replayed }
            #expect(replayed.log == ["buy"])
        }
    }

    @Test("a recording that begins in the middle of a run is read, and refused to be replayed")
    func middle() throws {
        try SessionStory.withFile { file in
            let screen = try TestScreen.launching(SessionApp())
            try screen.application.startRecording(to: file)
            #expect(screen.application.isRecording)
            screen.finger().tap(at: CGPoint(x: 60, y: 60))
            screen.application.stopRecording()
            #expect(!screen.application.isRecording)
            let session = try SessionReader<InputRecord>.session(in: try Data(contentsOf: file))
            #expect(session.header.start == .running)
            #expect(session.header.screens == [SessionScreen(scene: 1, width: 390, height: 844, scale: 1)])
            let error = #expect(throws: ReplayError.self) { try expectReplay(of: file) { SessionApp() } }
            #expect(
                error.map(String.init(describing:))
                    == "the recording began in the middle of a run, and what was there before is not in it")
        }
    }

    @Test("files that are not there, damaged or incomplete are told by name")
    func files() throws {
        let missing = URL(fileURLWithPath: "/nonexistent/session.jsonl")
        let error = #expect(throws: ReplayError.self) { try expectReplay(of: missing) { SessionApp() } }
        #expect(
            error.map(String.init(describing:))
                == "/nonexistent/session.jsonl: cannot be read (is it there, and may you read it?)")
        try SessionStory.withFile { file in
            try SessionStory.record(to: file)
            let data = try Data(contentsOf: file)
            try data.prefix(data.count / 2).write(to: file)
            let error = #expect(throws: ReplayError.self) { try expectReplay(of: file) { SessionApp() } }
            #expect(
                error.map(String.init(describing:))?.contains(": the file ends in the middle of the line; kept ")
                    == true)
        }
        let lost = Session<InputRecord>(header: SessionHeader(application: "Shop"), items: [.lost(2)])
        #expect(throws: ReplayError.self) { try SessionReplay(lost) }
    }

    @Test("the application's own sink counts its entries on when a recording begins")
    func sink() throws {
        try SessionStory.withFile { file in
            let log = TraceLog()
            let screen = TestScreen(trace: log)
            screen.finger().tap(at: CGPoint(x: 5, y: 5))
            try screen.application.startRecording(to: file)
            screen.finger().tap(at: CGPoint(x: 5, y: 5))
            screen.application.stopRecording()
            screen.finger().tap(at: CGPoint(x: 5, y: 5))
            #expect(log.entries.map(\.sequence) == log.entries.indices.map(UInt64.init))
        }
    }
}

/// A host that opens what it is asked to.
@MainActor
private final class OpeningHost: URLHost, TextHost {
    private(set) var presented = 0

    func start(_ application: UIApplication) {}
    func present(_ changes: DisplayChanges, of scene: SceneIdentifier) { presented += 1 }
    func reject(_ record: InputRecord, because fault: InputFault) {}
    func open(_ url: URL, for scene: SceneIdentifier) -> Bool { true }
    func canOpen(_ url: URL, for scene: SceneIdentifier) -> Bool { true }
    var editsText: Bool { true }
    func textInputChanged(_ state: TextInputState?, of scene: SceneIdentifier) {}
    func stop() {}
}

/// A host that does something once while it paints.
@MainActor
private final class HastyHost: ApplicationHost {
    var whenPresented: (() -> Void)?

    func start(_ application: UIApplication) {}
    func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {
        whenPresented?()
        whenPresented = nil
    }
    func reject(_ record: InputRecord, because fault: InputFault) {}
    func stop() {}
}
