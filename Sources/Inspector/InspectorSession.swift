// SPDX-License-Identifier: Apache-2.0

import BrowserHost
import EventTrace
import Foundation
import InspectorPage
import UIKitCore
import ViewDump
import WebServer

/// The inspector's side of one application: the content of its open pages, and its answers to them.
@MainActor
final class InspectorSession {
    /// The time between two snapshots of the views while a page is open.
    private static let interval = Duration.milliseconds(250)

    let application: UIApplication
    private let run = UInt32.random(in: 1...UInt32.max)
    let feed: EntryFeed
    var log: (String) -> Void = { _ in }
    /// The host whose pages show the application.
    weak var host: BrowserHost?
    private var pages: [UInt64: OpenPage] = [:]
    private var looking: Task<Void, Never>?

    /// Listens from now on.
    init(_ application: UIApplication) {
        self.application = application
        feed = EntryFeed { [weak application] in application?.owner(of: $0) }
        application.notesOwners = true
        application.traceObserver = feed
    }

    /// Whether the application's decisions are listened to.
    var isListening: Bool { application.traceObserver === feed }

    func end() {
        looking?.cancel()
        if isListening { application.traceObserver = nil }
        application.notesOwners = false
        pages = [:]
    }

    func left(_ socket: WebSocketSession) {
        guard pages.removeValue(forKey: socket.id) != nil else { return }
        feed.remove(socket)
        guard pages.isEmpty else { return }
        looking?.cancel()
        looking = nil
    }

    private func greet(_ socket: WebSocketSession, _ request: Request) {
        let viewer = Inspector.showsAllVisitors ? .everybody : viewer(at: socket)
        let page = OpenPage(socket, for: viewer)
        if application.scenes(for: viewer).isEmpty, !application.numberedScenes.isEmpty {
            log(
                "the inspector page at \(socket.peer) shows none of the scenes, which are other visitors'; "
                    + "--inspect-all shows every visitor all of them")
        }
        pages[socket.id] = page
        send(
            "welcome",
            Welcome(
                program: ProcessInfo.processInfo.processName, run: run, canEdit: Inspector.canEdit ? true : nil),
            id: request.id, to: socket)
        feed.add(socket, for: viewer, after: request.run == run ? request.after : nil)
        look(for: [page])
        guard looking == nil else { return }
        looking = Task { [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(for: Self.interval)
                guard let self, !Task.isCancelled else { return }
                self.look(for: Array(self.pages.values))
            }
        }
    }

    /// A host that does not distinguish visitors has one visitor.
    private func viewer(at socket: WebSocketSession) -> Viewer {
        host.map { .visitor($0.identifier(of: socket.visitor)) } ?? .everybody
    }

    private func look(for pages: [OpenPage]) {
        var glance = Glance()
        for page in pages { page.look(at: application, &glance, feed) }
    }

    // MARK: Answers

    /// Answers a request, now or after work elsewhere, and then calls `done`.
    func answer(_ request: Request, to socket: WebSocketSession, done: @escaping @Sendable () -> Void) {
        if request.type == .hello {
            greet(socket, request)
            return done()
        }
        guard let page = pages[socket.id] else { return done() }
        switch request.type {
        case .hello: break
        case .scene:
            page.scene = request.scene
            look(for: [page])
        case .perform:
            guard let action = request.action else { return decline(request, "an action has no name", socket, done) }
            let shown = page.shownScene(of: application)
            let start = request.view.flatMap { shown?.view(numbered: $0) }
            let window = application.keyWindow(for: page.viewer, showing: shown)
            send(
                "performed", Performers.asked(action, from: start, or: window, in: application), id: request.id,
                to: socket)
        case .edit: edit(request, page, socket)
        case .pickThere: pickThere(request, page, socket)
        case .pick, .explain, .map:
            guard let scene = page.shownScene(of: application) else {
                return decline(request, "no scene is connected", socket, done)
            }
            let tree = LiveTree(scene, in: application)
            if request.type == .pick { pick(request, in: scene, tree, socket) }
            if request.type == .map { return map(request, tree, socket, done) }
            if request.type == .explain { return explain(request, tree, socket, done) }
        }
        done()
    }

    private func pick(_ request: Request, in scene: UIWindowScene, _ tree: LiveTree, _ socket: WebSocketSession) {
        let point = CGPoint(x: request.x ?? 0, y: request.y ?? 0)
        let picked = Picked(scene, at: point, in: tree, application)
        send("picked", picked, id: request.id, to: socket)
    }

    /// Changes a property, if that is allowed, and writes it into the log.
    private func edit(_ request: Request, _ page: OpenPage, _ socket: WebSocketSession) {
        func refuse(_ reason: String) { decline(request, reason, socket) {} }
        guard Inspector.canEdit else {
            return refuse("this program takes no changes; start it with --inspector=edit, or set Inspector.canEdit")
        }
        guard let property = request.property.flatMap(Edit.Property.init), let value = request.value,
            let target = request.target
        else { return refuse("a change names a target, a property that can be changed, and its value") }
        let edit = Edit(property: property, value: value)
        let (outcome, scene) = edit.apply(to: target, in: application, for: page.viewer)
        switch outcome {
        case .refused(let reason): refuse(reason)
        case .changed(let note):
            if let scene { application.record(.edited(note), of: scene) }
            log("the inspector page at \(socket.peer) set \(note.property) of \(note.subject) to \(note.new)")
            send("edited", Edited(words: Words(note.sentence)), id: request.id, to: socket)
            look(for: Array(pages.values))
        }
    }

    /// Makes the next touch on the shown scene's page name a view here.
    private func pickThere(_ request: Request, _ page: OpenPage, _ socket: WebSocketSession) {
        func refuse(_ reason: String) { decline(request, reason, socket) {} }
        let shown = page.shownScene(of: application)
        guard let host, let number = application.numberedScenes.first(where: { $0.scene === shown })?.number else {
            return refuse("no scene is connected")
        }
        let scene = SceneIdentifier(number)
        if request.isOn != true {
            host.endPicking(in: scene)
        } else {
            let isShown = host.pickPoint(in: scene) { [weak self] point in
                guard let self, let shown, let point else {
                    return send("pickedThere", Picking(isOn: false), id: nil, to: socket)
                }
                let picked = Picked(shown, at: point, in: LiveTree(shown, in: self.application), self.application)
                send("pickedThere", picked, id: nil, to: socket)
            }
            guard isShown else { return refuse("no page shows the scene") }
        }
        send("picking", Picking(isOn: request.isOn == true), id: request.id, to: socket)
    }

    private func map(
        _ request: Request, _ tree: LiveTree, _ socket: WebSocketSession, _ done: @escaping @Sendable () -> Void
    ) {
        feed.async { [feed] in
            send("map", ReceiverMap(tree), id: request.id, to: socket)
            feed.async(done)
        }
    }

    private func explain(
        _ request: Request, _ tree: LiveTree, _ socket: WebSocketSession, _ done: @escaping @Sendable () -> Void
    ) {
        guard let place = request.view.flatMap({ tree.places[$0] }), let view = tree.view(at: place) else {
            return decline(request, "the view is not in a window that is shown", socket, done)
        }
        let facts = ViewFacts(view, application)
        let number = request.view ?? 0
        feed.async {
            send(
                "explained", Explained(number, facts, tree, at: place), id: request.id, to: socket)
            done()
        }
    }

    private func decline(
        _ request: Request, _ reason: String, _ socket: WebSocketSession, _ done: @Sendable () -> Void
    ) {
        send("declined", Declined(reason: reason), id: request.id, to: socket)
        done()
    }
}

/// Sends a message to a page that keeps up.
func send(_ type: String, _ body: some Encodable, id: UInt32?, to socket: WebSocketSession) {
    guard socket.bufferedBytes < 4 * EntryFeed.greatestBacklog else { return }
    socket.send(Message(type: type, id: id, body: body).text())
}
