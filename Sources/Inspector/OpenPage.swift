// SPDX-License-Identifier: Apache-2.0

import InspectorPage
import UIKitCore
import WebServer

/// One open page: its scene, and the state that it has got.
@MainActor
final class OpenPage {
    private let socket: WebSocketSession
    /// The requested scene; `nil` for the first one.
    var scene: UInt32?
    private var toldScenes: [SceneName]?
    private var toldTree = SceneSnapshot()
    private var toldChain: ChainState?

    /// The viewer whose scenes it shows.
    let viewer: Viewer

    init(_ socket: WebSocketSession, for viewer: Viewer) {
        self.socket = socket
        self.viewer = viewer
    }

    /// The shown scene: the requested one, while it exists.
    func shownScene(of application: UIApplication) -> UIWindowScene? {
        let scenes = application.scenes(for: viewer)
        return (scenes.first { $0.number == scene } ?? scenes.first)?.scene
    }

    /// Sends the page the changes since its last state. A page that has not taken its messages gets all changes later at once.
    ///
    /// - Parameter glance: the snapshots that other pages got just now.
    func look(at application: UIApplication, _ glance: inout Glance, _ feed: EntryFeed) {
        guard socket.bufferedBytes < EntryFeed.greatestBacklog else { return }
        let scenes = application.scenes(for: viewer).map { SceneName($0.number, $0.scene) }
        if scenes != toldScenes {
            toldScenes = scenes
            tell("scenes", Scenes(scenes: scenes), feed)
        }
        let shown = shownScene(of: application)
        let number = application.numberedScenes.first { $0.scene === shown }?.number ?? 0
        let tree = shown.map { glance.snapshot(of: $0, number: number, application) } ?? SceneSnapshot()
        if let difference = SceneDifference(from: toldTree, to: tree) { tell("tree", difference, feed) }
        toldTree = tree
        let chain = ChainState(application, from: application.keyWindow(for: viewer, showing: shown))
        if chain != toldChain {
            toldChain = chain
            tell("chain", chain, feed)
        }
    }

    /// JSON is made away from the main thread, in order.
    private func tell(_ type: String, _ body: some Encodable & Sendable, _ feed: EntryFeed) {
        feed.async { [socket] in _ = socket.send(Message(type: type, body: body).text()) }
    }
}

/// The snapshots of one moment: however many pages show a scene, its views are visited once.
@MainActor
struct Glance {
    private var snapshots: [UInt32: SceneSnapshot] = [:]

    mutating func snapshot(of scene: UIWindowScene, number: UInt32, _ application: UIApplication) -> SceneSnapshot {
        if let known = snapshots[number] { return known }
        let made = SceneSnapshot(scene, number: number, application)
        snapshots[number] = made
        return made
    }
}

extension SceneName {
    @MainActor
    init(_ number: UInt32, _ scene: UIWindowScene) {
        self.init(
            number: number, title: scene.title, width: scene.screen.bounds.width, height: scene.screen.bounds.height)
    }
}
