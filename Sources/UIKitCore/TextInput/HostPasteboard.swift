// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// Connects general pasteboards and hosts' clipboards: each visitor has one of both.
///
/// `UIPasteboard` is read at once, but a browser's clipboard cannot be. So the host's content has to come first: with a paste
/// that the user asked the host for, or, for a paste chosen in the application, in answer to a request. Only then is the
/// responder told to paste.
@MainActor
final class HostPasteboard {
    private struct Waiting {
        var scene: SceneIdentifier
        var deadline: EventClock.Deadline
        var action: @MainActor () -> Void
    }

    private let owner: ApplicationReference
    private var application: UIApplication { owner.application }
    private var waiting: [UInt32: Waiting] = [:]
    private var lastRequest: UInt32 = 0
    private struct News {
        var content: PasteboardContent
        var visitor: Visitor
        var scene: SceneIdentifier
    }

    /// The news for the host at the end of the turn: the last for each visitor.
    private var news: [News] = []
    /// Whether there is something to tell. Unchecked: it is only ever loaded and stored.
    @exclusivity(unchecked) private var hasNews = false
    /// Whether the general pasteboard has the content of the host's clipboard.
    private var isFresh = false
    /// The scene whose user copies just now.
    private var copyingScene: SceneIdentifier?

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    /// Hears of the general pasteboard from now on.
    func follow() { application.pasteboards.pasteboardChanged = { [weak self] in self?.changed($0, of: $1) } }

    /// Whether the host may have something to paste that the general pasteboard does not have yet.
    static func mayHaveMore(for client: any TextEditorClient) -> Bool {
        (client as? UIResponder)?.responderWindow?.windowScene?.readsClipboard ?? false
    }

    // MARK: To the host

    private func changed(_ content: PasteboardContent, of visitor: Visitor) {
        guard let scene = scene(of: visitor) else { return }
        news.removeAll { $0.visitor === visitor }
        news.append(News(content: content, visitor: visitor, scene: scene))
        hasNews = true
        application.setNeedsTurn()
    }

    /// The scene that the visitor most likely looks at.
    private func scene(of visitor: Visitor) -> SceneIdentifier? {
        let scenes = application.scenes.filter { $0.scene.visitor === visitor }
        if let copyingScene, scenes.contains(where: { $0.identifier == copyingScene }) { return copyingScene }
        let key = application.keyWindow?.windowScene
        let foremost =
            scenes.first { $0.scene === key } ?? scenes.first { $0.scene.activationState == .foregroundActive }
        return (foremost ?? scenes.first)?.identifier
    }

    /// Content that the closure copies goes to the clipboard of this scene's host.
    func whileCopying(in scene: SceneIdentifier, _ action: () -> Void) {
        copyingScene = scene
        action()
        copyingScene = nil
    }

    @inline(__always)
    func announce() {
        if hasNews { announceNews() }
    }

    private func announceNews() {
        let news = news
        self.news = []
        hasNews = false
        for news in news { application.hostCan.clipboard?.pasteboardChanged(news.content, of: news.scene) }
    }

    // MARK: From the host

    /// Takes the content of the host's clipboard. If it is a text that the application put there itself, the pasteboard stays
    /// unchanged, with the representations that no clipboard can hold.
    func take(_ content: PasteboardContent, for scene: UIWindowScene) {
        let general = scene.visitor.generalPasteboard
        guard content.text == nil || content.text != general.string else { return }
        general.store.setFromHost(content)
    }

    /// Runs a closure when the general pasteboard has the content of the host's clipboard: at once if the host cannot be
    /// asked; otherwise when it has answered, or has taken too long.
    func refresh(for scene: UIWindowScene?, then action: @escaping @MainActor () -> Void) {
        guard let scene, scene.readsClipboard else { return whileFresh(action) }
        lastRequest &+= 1
        let number = lastRequest
        let patience = application.interactionConstants.clipboardPatience
        let deadline = application.clock.schedule(after: patience) { [weak self] in self?.finish(number) }
        waiting[number] = Waiting(scene: scene.identifier, deadline: deadline, action: action)
        application.hostCan.clipboard?.requestPasteboard(PasteboardRequest(number: number), of: scene.identifier)
    }

    func whileFresh(_ action: () -> Void) {
        let wasFresh = isFresh
        isFresh = true
        action()
        isFresh = wasFresh
    }

    /// Whether the action reads the pasteboard.
    static func isPaste(_ action: Selector) -> Bool {
        // Asked for every action. The first letter rules out most of them.
        action.name.utf8.first == UInt8(ascii: "p") && pastes.contains(action.name)
    }

    /// Whether a paste waits for the host's clipboard. Then it is performed later.
    func postpones(on target: AnyObject, _ perform: @escaping @MainActor () -> Void) -> Bool {
        guard !isFresh else { return false }
        let view = target as? UIView ?? (target as? UIViewController)?.viewIfLoaded
        guard let scene = view?.window?.windowScene ?? application.keyWindow?.windowScene, scene.readsClipboard
        else { return false }
        refresh(for: scene, then: perform)
        return true
    }

    private static let pastes: Set<String> = ["paste:", "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:"]

    func accept(_ answer: PasteboardAnswer, from scene: UIWindowScene) throws(InputFault) {
        guard let asked = waiting[answer.request], asked.scene == scene.identifier else {
            throw .unknownRequest(answer.request)
        }
        if let content = answer.content { take(content, for: scene) }
        finish(answer.request)
    }

    private func finish(_ number: UInt32) {
        guard let asked = waiting.removeValue(forKey: number) else { return }
        asked.deadline.cancel()
        whileFresh(asked.action)
    }

    /// Requests to a host that is gone get no answer.
    func disconnected(_ scene: SceneIdentifier) {
        for (number, asked) in waiting where asked.scene == scene {
            asked.deadline.cancel()
            waiting[number] = nil
        }
        news.removeAll { $0.scene == scene }
    }
}

extension UIWindowScene {
    /// Posted by a scene whose host begins to read a clipboard of its own, or ends to.
    static let clipboardChanged = Notification.Name("UIWindowSceneClipboardChanged")

    var readsClipboard: Bool { screenDescription.readsClipboard }
}
