// SPDX-License-Identifier: Apache-2.0

import Dispatch
import InspectorPage
import Synchronization
import WebServer

/// The WebSocket that inspector pages connect to. It reads their requests on the server's thread, and answers them on the main one.
final class InspectorEndpoint: WebSocketHandler {
    /// Pages that may be open at once.
    static let greatestNumberOfPages = 8
    /// Requests of one page that may wait for their answers.
    static let greatestNumberOfWaiting = 32

    /// Why a connection ends; numbers of our own.
    enum CloseCode {
        static let malformed: UInt16 = 4000
        static let wrongVersion: UInt16 = 4001
        static let tooMany: UInt16 = 4003
    }

    private struct Page {
        let socket: WebSocketSession
        var isGreeted = false
        var waiting = 0
    }

    private let pages = Mutex<[UInt64: Page]>([:])
    private let session: InspectorSession

    init(_ session: InspectorSession) { self.session = session }

    /// A client has little room until it has identified itself as a page.
    var expectsGreeting: Bool { true }

    func opened(_ session: WebSocketSession) {
        let isAdmitted = pages.withLock { pages in
            guard pages.count < Self.greatestNumberOfPages else { return false }
            pages[session.id] = Page(socket: session)
            return true
        }
        if !isAdmitted {
            session.close(.init(rawValue: CloseCode.tooMany), reason: "as many inspector pages are open as may be")
        }
    }

    func received(_ bytes: [UInt8], from session: WebSocketSession) {
        refuse(session, CloseCode.malformed, "a message is not text")
    }

    func received(_ text: String, from socket: WebSocketSession) {
        do throws(RequestError) {
            let request = try Request.read(text)
            guard let problem = admit(request, from: socket) else { return answer(request, to: socket) }
            refuse(socket, problem.code, problem.reason)
        } catch {
            refuse(socket, CloseCode.malformed, error.description)
        }
    }

    func closed(_ session: WebSocketSession, reason: WebSocketSession.CloseReason) {
        guard pages.withLock({ $0.removeValue(forKey: session.id) })?.isGreeted == true else { return }
        onMain { $0.left(session) }
    }

    /// The fault of the request; `nil` if it is accepted, and then it is counted. Requests of a rejected page are not read.
    private func admit(_ request: Request, from socket: WebSocketSession) -> (code: UInt16, reason: String)? {
        pages.withLock { pages in
            guard var page = pages[socket.id] else { return (CloseCode.malformed, "the page was turned away") }
            if !page.isGreeted {
                guard request.type == .hello else { return (CloseCode.malformed, "a page says hello first") }
                guard request.version == Welcome.version else {
                    return (CloseCode.wrongVersion, "this program speaks version \(Welcome.version)")
                }
                page.isGreeted = true
                socket.welcome()
            } else if request.type == .hello {
                return (CloseCode.malformed, "a page says hello once")
            }
            guard page.waiting < Self.greatestNumberOfWaiting else {
                return (CloseCode.malformed, "\(page.waiting) requests wait already")
            }
            page.waiting += 1
            pages[socket.id] = page
            return nil
        }
    }

    private func answer(_ request: Request, to socket: WebSocketSession) {
        onMain { [self] session in
            session.answer(request, to: socket) { [self] in
                pages.withLock { pages in
                    if let waiting = pages[socket.id]?.waiting { pages[socket.id]?.waiting = waiting - 1 }
                }
            }
        }
    }

    private func refuse(_ socket: WebSocketSession, _ code: UInt16, _ reason: String) {
        let page = pages.withLock { $0.removeValue(forKey: socket.id) }
        socket.close(.init(rawValue: code), reason: reason)
        guard let page else { return }
        onMain { session in
            session.log("closed the inspector page at \(socket.peer): \(reason)")
            if page.isGreeted { session.left(socket) }
        }
    }

    private func onMain(_ action: @escaping @MainActor @Sendable (InspectorSession) -> Void) {
        DispatchQueue.main.async { [session] in
            MainActor.assumeIsolated { action(session) }
        }
    }
}
