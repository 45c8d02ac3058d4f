// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// The general pasteboards and the host's clipboards: each visitor has one of both.
///
/// `UIPasteboard` is read at once, and a browser's clipboard is not. So what the host has comes before it is read: with a
/// paste that the host's user asked the host for, or, for one chosen in the application, in answer to a request,
/// and only then the responder is told to paste.
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

    /// What the host is to be told at the end of the turn: of each visitor the last.
    private var news: [News] = []
    /// Whether there is something to tell. Unchecked: it is only ever loaded and stored.
    @exclusivity(unchecked) private var hasNews = false
    /// Whether the general pasteboard has what the host's clipboard holds.
    private var isFresh = false
    /// The scene whose user copies just now.
    private var copyingScene: SceneIdentifier?

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    /// Hears of the general pasteboard from now on.
    func follow() { application.pasteboards.pasteboardChanged = { [weak self] in self?.changed($0, of: $1) } }

    /// Whether something may be there to paste that the general pasteboard does not show yet.
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

    /// Where the visitor is most likely to be.
    private func scene(of visitor: Visitor) -> SceneIdentifier? {
        let scenes = application.scenes.filter { $0.scene.visitor === visitor }
        if let copyingScene, scenes.contains(where: { $0.identifier == copyingScene }) { return copyingScene }
        let key = application.keyWindow?.windowScene
        let foremost =
            scenes.first { $0.scene === key } ?? scenes.first { $0.scene.activationState == .foregroundActive }
        return (foremost ?? scenes.first)?.identifier
    }

    /// What is copied meanwhile goes to the clipboard of this scene's host.
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

    /// Takes what the host's clipboard holds. A text that the application put there itself stays as it is, with what else
    /// belongs to it and no clipboard can hold.
    func take(_ content: PasteboardContent, for scene: UIWindowScene) {
        let general = scene.visitor.generalPasteboard
        guard content.text == nil || content.text != general.string else { return }
        general.store.setFromHost(content)
    }

    /// Does something when the general pasteboard has what the host's clipboard holds: at once where the host cannot be
    /// asked, else when it has answered, or has not for too long.
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
        // Asked for every action: by their first letter most are none.
        action.name.utf8.first == UInt8(ascii: "p") && pastes.contains(action.name)
    }

    /// Whether a paste waits for the host's clipboard; then it is done later.
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
