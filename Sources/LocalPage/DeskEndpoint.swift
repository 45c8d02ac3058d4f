// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Synchronization
import ViewDump
import WebServer

/// The WebSocket of the page. Files are read and questions answered on a queue of their own, one after another.
final class DeskEndpoint: WebSocketHandler {
    /// Requests of one page that may wait.
    static let greatestNumberOfWaiting = 32
    /// Pages that may be open at once: each may hold a file.
    static let greatestNumberOfPages = 8

    /// A rule of the messages was broken; a number of our own.
    static let malformed: UInt16 = 4000
    static let tooMany: UInt16 = 4003

    private struct Door {
        /// The `open` whose bytes come next.
        var expected: DeskRequest?
        var waiting = 0
    }

    private let doors = Mutex<[UInt64: Door]>([:])
    private let desks = Mutex<[UInt64: Desk]>([:])
    private let queue = DispatchQueue(label: "desk")
    private let first: (name: String, data: Data)?

    init(showing file: (name: String, data: Data)?) { first = file }

    func opened(_ session: WebSocketSession) {
        let isAdmitted = doors.withLock { doors in
            guard doors.count < Self.greatestNumberOfPages else { return false }
            doors[session.id] = Door()
            return true
        }
        guard isAdmitted else {
            return session.close(.init(rawValue: Self.tooMany), reason: "as many pages are open as may be")
        }
        desks.withLock { $0[session.id] = Desk() }
    }

    func received(_ text: String, from session: WebSocketSession) {
        guard text.utf8.count <= 16_384,
            let request = try? JSONDecoder().decode(DeskRequest.self, from: Data(text.utf8))
        else { return refuse(session, "a message is no request") }
        let problem: String? = doors.withLock { doors in
            guard var door = doors[session.id] else { return "the page was turned away" }
            guard door.expected == nil else { return "a file's bytes follow its name" }
            guard door.waiting < Self.greatestNumberOfWaiting else { return "\(door.waiting) requests wait already" }
            if request.type == .open { door.expected = request } else { door.waiting += 1 }
            doors[session.id] = door
            return nil
        }
        if let problem { return refuse(session, problem) }
        guard request.type != .open else { return }
        work(on: request, Data(), for: session)
    }

    func received(_ bytes: [UInt8], from session: WebSocketSession) {
        let request: DeskRequest? = doors.withLock { doors in
            guard var door = doors[session.id], let expected = door.expected else { return nil }
            door.expected = nil
            door.waiting += 1
            doors[session.id] = door
            return expected
        }
        guard let request else { return refuse(session, "a file has no name before it") }
        work(on: request, Data(bytes), for: session)
    }

    func closed(_ session: WebSocketSession, reason: WebSocketSession.CloseReason) {
        _ = doors.withLock { $0.removeValue(forKey: session.id) }
        _ = desks.withLock { $0.removeValue(forKey: session.id) }
    }

    private func refuse(_ session: WebSocketSession, _ reason: String) {
        session.close(.init(rawValue: Self.malformed), reason: reason)
    }

    private func work(on request: DeskRequest, _ data: Data, for session: WebSocketSession) {
        queue.async { [self] in
            guard var desk = desks.withLock({ $0[session.id] }) else { return }
            let text = reply(to: request, data, at: &desk)
            // The page may be gone by now, and its file with it.
            desks.withLock { if $0[session.id] != nil { $0[session.id] = desk } }
            doors.withLock { doors in
                if let waiting = doors[session.id]?.waiting { doors[session.id]?.waiting = waiting - 1 }
            }
            session.send(text)
        }
    }

    private func reply(to request: DeskRequest, _ data: Data, at desk: inout Desk) -> String {
        do throws(Refusal) {
            switch request.type {
            case .hello:
                guard let first else { return text("welcome", request.id, Welcome()) }
                return text("opened", request.id, try desk.open(first.data, name: first.name))
            case .open:
                return text("opened", request.id, try desk.open(data, name: String((request.name ?? "").prefix(200))))
            case .ask:
                return text("answer", request.id, try desk.ask(x: request.x, y: request.y, whyNot: request.whyNot))
            case .story: return text("answer", request.id, try desk.story(of: request.sequence ?? 0))
            }
        } catch {
            return text("declined", request.id, Declined(reason: error.reason))
        }
    }

    private func text(_ type: String, _ id: UInt32, _ opened: Opened) -> String {
        switch opened {
        case .dump(let dump): text(type, id, dump)
        case .run(let run): text(type, id, run)
        }
    }

    private func text(_ type: String, _ id: UInt32, _ body: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        // A number that JSON cannot write is no place.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "∞", negativeInfinity: "-∞", nan: "?")
        let message = DeskMessage(type: type, id: id, body: body)
        return (try? encoder.encode(message)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private struct Welcome: Encodable {}

    private struct Declined: Encodable {
        var reason: String
    }
}

/// The body's members beside the type and the number of the request.
private struct DeskMessage<Body: Encodable>: Encodable {
    var type: String
    var id: UInt32
    var body: Body

    private enum Key: String, CodingKey {
        case type, id
    }

    func encode(to encoder: any Encoder) throws {
        try body.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(type, forKey: .type)
        try container.encode(id, forKey: .id)
    }
}
