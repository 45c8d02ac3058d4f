// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Synchronization
import UIKitCore
import WebServer

/// One page's connection: its messages become records of its scene.
///
///     greeting ──hello──> attaching ──attach──> attached ──detach──> detached
///
/// Messages come on the server's thread, attaching and detaching may come from the main one.
final class ScreenClient: Sendable {
    /// The effects of a message besides its records in the queue.
    enum Outcome {
        case nothing
        case greeted(ClientMessage.Hello)
        case left
        case picked(CGPoint?, SceneIdentifier)
        /// The host needs the page's time again at once, under this number.
        case askClock(UInt32)
    }

    fileprivate enum Phase {
        case greeting, attaching, detached
        case attached(SceneIdentifier)

        var scene: SceneIdentifier? {
            if case .attached(let scene) = self { scene } else { nil }
        }
    }

    fileprivate struct State {
        var phase = Phase.greeting
        var clock: DeviceClock?
        var records: [InputRecord] = []
        var questions: [UInt32: TextMeasureRequest] = [:]
        var lastQuestion: UInt32 = 0
        var reportedFaults: Set<String> = []
        var credit = Credit()
    }

    let socket: WebSocketSession
    private let state = Mutex(State())

    init(_ socket: WebSocketSession) {
        self.socket = socket
    }

    // MARK: Messages

    /// Reads a message and submits its inputs; a fault in it refuses everything from the fault on.
    ///
    /// Reading from a page that sent more than its credit stops until the application has handled its input.
    func receive(_ bytes: [UInt8], at arrival: TimeInterval, into queue: EventQueue) throws(ProtocolError) -> Outcome {
        let (result, waitsFor) = state.withLock { state -> (Result<Outcome, ProtocolError>, SceneIdentifier?) in
            state.records.removeAll(keepingCapacity: true)
            let result = bytes.withUnsafeBytes { bytes -> Result<Outcome, ProtocolError> in
                do throws(ProtocolError) {
                    return .success(try Self.read(bytes, at: arrival, into: &state))
                } catch {
                    return .failure(error)
                }
            }
            queue.submit(state.records)
            let isSpent = state.credit.spend(messages: state.records.count, bytes: bytes.count)
            if state.records.capacity > Self.keptRoom { state.records = [] }
            return (result, isSpent ? state.phase.scene : nil)
        }
        if let waitsFor {
            socket.hold(true)
            queue.whenTaken(of: waitsFor) { [weak self] in
                guard let self else { return }
                self.state.withLock { $0.credit = Credit() }
                self.socket.hold(false)
            }
        }
        return try result.get()
    }

    /// How many records a client keeps room for.
    private static let keptRoom = 64

    private static func read(
        _ bytes: UnsafeRawBufferPointer, at arrival: TimeInterval, into state: inout State
    ) throws(ProtocolError) -> Outcome {
        // Messages from a refused page are not even read.
        if case .detached = state.phase { return .nothing }
        var reader = ClientMessageReader(bytes)
        var outcome = Outcome.nothing
        var count = 0
        while true {
            let start = reader.offset
            guard let message = try reader.next() else { return outcome }
            count += 1
            guard count <= Credit.messagesAtOnce else {
                throw .tooManyMessages(offset: start, limit: Credit.messagesAtOnce)
            }
            guard !state.credit.isOverdrawn(by: state.records.count) else { throw .notWaiting(offset: start) }
            switch (state.phase, message) {
            case (.greeting, .hello(let hello)):
                state.phase = .attaching
                state.clock = DeviceClock(deviceTime: hello.deviceTime, arrival: arrival)
                outcome = .greeted(hello)
            case (.attached(let scene), .input(let input, let deviceTime)):
                state.append(input, deviceTime: deviceTime, arrival: arrival, scene: scene)
            case (.attached(let scene), .measurements(let measured)):
                try state.append(measured, arrival: arrival, scene: scene)
            case (.attached, .leave): outcome = .left
            case (.attached(let scene), .picked(let point)): outcome = .picked(point, scene)
            case (.attached, .clock(let request, let deviceTime)):
                if let next = try state.takeClock(request, deviceTime, arrival: arrival, at: start) {
                    outcome = .askClock(next)
                }
            default: throw .outOfTurn(offset: start, kind: bytes[start])
            }
        }
    }

    // MARK: Life

    /// The page shows a scene from now on. The records go first, and its input follows. False if the page is gone already.
    func attach(to scene: SceneIdentifier, after records: [InputRecord], in queue: EventQueue) -> Bool {
        state.withLock { state in
            guard case .attaching = state.phase else { return false }
            state.phase = .attached(scene)
            queue.submit(records)
            return true
        }
    }

    /// Whether the page said hello and has no scene yet.
    var isWaiting: Bool { state.withLock { if case .attaching = $0.phase { true } else { false } } }

    /// Accepts no more input. Returns the page's scene, the first time.
    func detach() -> SceneIdentifier? {
        state.withLock { state in
            defer { state.phase = .detached }
            if case .attached(let scene) = state.phase { return scene }
            return nil
        }
    }

    /// Asks for the page's time.
    func askClock(at now: TimeInterval) {
        guard let request = state.withLock({ $0.clock?.ask(at: now) }) else { return }
        var writer = PaintWriter()
        writer.clock(request: request)
        socket.send(writer.bytes)
    }

    /// Notes a question for the widths of graphemes, and numbers it.
    func note(_ question: TextMeasureRequest) -> UInt32 {
        state.withLock { state in
            state.lastQuestion &+= 1
            state.questions[state.lastQuestion] = question
            return state.lastQuestion
        }
    }

    /// The questions that a page left unanswered.
    func takeQuestions() -> [TextMeasureRequest] {
        state.withLock { state in
            defer { state.questions = [:] }
            return Array(state.questions.values)
        }
    }

    /// Whether a fault of this kind is the client's first.
    func isFirst(_ kind: String) -> Bool {
        state.withLock { $0.reportedFaults.insert(kind).inserted }
    }
}

extension ScreenClient.State {
    fileprivate mutating func append(
        _ input: Input, deviceTime: Double, arrival: TimeInterval, scene: SceneIdentifier
    ) {
        var isPredicted = false
        switch input {
        case .pointer(let sample): isPredicted = sample.role == .predicted
        case .activation: clock?.unsettle()
        default: break
        }
        let time = clock?.time(of: deviceTime, arrival: arrival, isPredicted: isPredicted) ?? arrival
        records.append(InputRecord(scene: scene, time: time, input: input))
    }

    fileprivate mutating func append(
        _ measured: ClientMessage.Measurements, arrival: TimeInterval, scene: SceneIdentifier
    ) throws(ProtocolError) {
        guard let question = questions.removeValue(forKey: measured.request),
            question.graphemes.count == measured.advances.count
        else { throw .unknownRequest(offset: measured.offset, request: measured.request) }
        var metrics = FontMetrics(ascent: measured.ascent, descent: measured.descent, lineGap: measured.lineGap)
        for (text, advance) in zip(question.graphemes, measured.advances) {
            // The core asks for graphemes, each a string of its own, and for letters with joiners beside them.
            let isGrapheme = text.dropFirst().isEmpty
            if let grapheme = text.first, isGrapheme { metrics.advances[grapheme] = CGFloat(advance) }
            if !isGrapheme || text.unicodeScalars.last == "\u{200D}" { metrics.joined[text] = CGFloat(advance) }
        }
        let input = Input.textMetrics(MeasuredText(face: question.face, metrics: metrics))
        records.append(InputRecord(scene: scene, time: arrival, input: input))
    }

    /// The number of the next question, if one should follow at once.
    fileprivate mutating func takeClock(
        _ request: UInt32, _ deviceTime: Double, arrival: TimeInterval, at offset: Int
    ) throws(ProtocolError) -> UInt32? {
        guard clock?.answer(request: request, deviceTime: deviceTime, arrival: arrival) == true else {
            throw .unknownRequest(offset: offset, request: request)
        }
        return clock?.isSettled == false ? clock?.ask(at: arrival) : nil
    }
}
