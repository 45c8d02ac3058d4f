// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitTesting
import ViewDump

@testable import Inspector
@testable import UIKitCore

/// Whose scenes and decisions an inspector's page shows.
@MainActor @Suite struct ViewerTests {
    private let application = UIApplication()
    private let owners = Owners()

    /// Whose the decisions are, as they are made.
    private final class Owners: TraceSink {
        weak var application: UIApplication?
        var seen: [(event: TraceEvent, owner: VisitorIdentifier?)] = []
        func record(_ entry: TraceEntry) { seen.append((entry.event, application?.owner(of: entry.event))) }
    }

    init() {
        owners.application = application
        application.notesOwners = true
        application.traceObserver = owners
        application.makeShared()
    }

    private func connect(_ scene: UInt32, _ visitor: UInt32?) {
        var request = SceneRequest()
        request.visitor = visitor.map { VisitorIdentifier($0) }
        submit(.connect(ScreenDescription(size: CGSize(width: 300, height: 300)), request), scene)
    }

    private func submit(_ input: Input, _ scene: UInt32) {
        application.eventQueue.submit(InputRecord(scene: SceneIdentifier(scene), time: 0, input: input))
        application.runTurn()
    }

    private func window(in scene: UInt32) throws -> UIWindow {
        let window = UIWindow(windowScene: try #require(application.windowScene(for: SceneIdentifier(scene))))
        window.makeKeyAndVisible()
        application.runTurn()
        return window
    }

    @Test("a visitor's page shows the visitor's scenes; everybody's shows all")
    func scenes() {
        connect(1, 7)
        connect(2, 8)
        connect(3, 7)
        func numbers(_ viewer: Viewer) -> [UInt32] { application.scenes(for: viewer).map(\.number) }
        #expect(numbers(.visitor(VisitorIdentifier(7))) == [1, 3])
        #expect(numbers(.visitor(VisitorIdentifier(8))) == [2])
        #expect(numbers(.visitor(VisitorIdentifier(9))) == [])
        #expect(numbers(.everybody) == [1, 2, 3])
    }

    @Test("the chain begins at a visitor's own window, also while another's is the application's key window")
    func keyWindow() throws {
        connect(1, 7)
        connect(2, 8)
        let (first, second) = (try window(in: 1), try window(in: 2))
        let own = VisitorIdentifier(8)
        #expect(application.keyWindow === first)
        #expect(application.keyWindow(for: .everybody, showing: second.windowScene) === first)
        #expect(application.keyWindow(for: .visitor(own), showing: second.windowScene) === second)
        #expect(application.keyWindow(for: .visitor(own), showing: nil) == nil)
        #expect(
            ChainState(application, from: second).keyWindow == Words("\(application.subjectIfNumbered(of: second))"))
    }

    @Test(
        "a decision is that visitor's in whose event it was made; while one visitor has come, every decision is that one's"
    )
    func owned() {
        connect(1, 7)
        submit(.activation(.background), 1)
        application.record(.fault("in nobody's event"))
        #expect(owners.seen.allSatisfy { $0.owner == VisitorIdentifier(7) })
        connect(2, 8)
        owners.seen = []
        submit(.activation(.background), 2)
        #expect(!owners.seen.isEmpty && owners.seen.allSatisfy { $0.owner == VisitorIdentifier(8) })
        owners.seen = []
        application.record(.fault("in nobody's event"))
        submit(.memoryWarning, 0)
        #expect(owners.seen.count >= 2 && owners.seen.allSatisfy { $0.owner == nil })
        owners.seen = []
        // Also of input that is refused, for a scene that is not there.
        submit(.activation(.foregroundActive), 9)
        #expect(owners.seen.count == 2 && owners.seen.allSatisfy { $0.owner == nil })
    }

    @Test("a decision that names what is another visitor's is nobody's")
    func foreign() throws {
        connect(1, 7)
        connect(2, 8)
        let windows = [try window(in: 1), try window(in: 2)]
        let subjects = windows.map { application.subject(of: $0) }
        let scene = try #require(windows[0].windowScene)
        owners.seen = []
        for subject in subjects {
            let note = EditNote(subject: subject, property: "alpha", old: "1", new: "0")
            application.record(.edited(note), of: scene)
        }
        #expect(owners.seen.map(\.owner) == [VisitorIdentifier(7), nil])
    }

    @Test("a page's entries are its visitor's; the numbers of others' are passed over")
    func ring() {
        var ring = EntryRing(capacity: 100)
        for number in 0..<6 {
            let entry = TraceEntry(sequence: UInt64(number), time: 0, event: .fault("\(number)"))
            ring.append(entry, of: [VisitorIdentifier(7), VisitorIdentifier(8), nil][number % 3])
        }
        func read(_ viewer: Viewer) -> [UInt64] {
            let (seen, next) = ring.entries(from: 0, limit: 100, for: viewer)
            #expect(next == 6)
            return seen.map(\.sequence)
        }
        #expect(read(.visitor(VisitorIdentifier(7))) == [0, 3])
        #expect(read(.visitor(VisitorIdentifier(8))) == [1, 4])
        #expect(read(.everybody) == [0, 1, 2, 3, 4, 5])
        #expect(ring.entries(from: 1, limit: 2, for: .visitor(VisitorIdentifier(7))).next == 3)
    }

    @Test("a visitor changes nothing of another's")
    func edits() throws {
        connect(1, 7)
        connect(2, 8)
        let window = try window(in: 1)
        let number = application.subject(of: window).identifier
        func edit(_ visitor: UInt32) -> Edit.Outcome {
            Edit(property: .alpha, value: "0.5").apply(
                to: number, in: application, for: .visitor(VisitorIdentifier(visitor))
            ).outcome
        }
        #expect(edit(8) == .refused("it is not shown any more"))
        #expect(window.alpha == 1)
        guard case .changed = edit(7) else {
            Issue.record("a visitor's own view is not changed")
            return
        }
        #expect(window.alpha == 0.5)
    }

    @Test("all scenes are asked for by an argument or in the environment, which switches the inspector on")
    func asked() {
        #expect(Inspector.isAskedToShowAll(["app", "--inspect-all"], [:]))
        #expect(Inspector.isAsked(["app", "--inspect-all"], [:]))
        #expect(Inspector.isAskedToShowAll(["app"], ["RESPONDER_INSPECT_ALL": "1"]))
        #expect(!Inspector.isAskedToShowAll(["app", "--", "--inspect-all"], ["RESPONDER_INSPECT_ALL": "0"]))
        #expect(!Inspector.isAskedToShowAll(["app", "--inspector"], [:]))
    }
}
