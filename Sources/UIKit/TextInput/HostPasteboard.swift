import CoreGraphics
import EventTrace

/// The general pasteboard and the host's clipboard.
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
    /// What the host is to be told at the end of the turn.
    private var news: PasteboardContent?
    /// Whether there is something to tell. Unchecked: it is only ever loaded and stored.
    @exclusivity(unchecked) private var hasNews = false
    private var newsScene: SceneIdentifier?
    /// Whether the general pasteboard has what the host's clipboard holds.
    private var isFresh = false
    /// The scene whose user copies just now.
    private var copyingScene: SceneIdentifier?

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    /// Hears of the general pasteboard from now on.
    func follow() { application.pasteboards.pasteboardChanged = { [weak self] in self?.changed($0) } }

    /// Whether something may be there to paste that the general pasteboard does not show yet.
    var mayHaveMore: Bool { application.scenes.contains { $0.scene.readsClipboard } }

    // MARK: To the host

    private func changed(_ content: PasteboardContent) {
        news = content
        hasNews = true
        newsScene = copyingScene ?? application.keyWindow?.windowScene?.identifier
        application.setNeedsTurn()
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
        guard let news, let newsScene else { return }
        self.news = nil
        hasNews = false
        application.hostCan.clipboard?.pasteboardChanged(news, of: newsScene)
    }

    // MARK: From the host

    /// Takes what the host's clipboard holds. A text that the application put there itself stays as it is, with what else
    /// belongs to it and no clipboard can hold.
    func take(_ content: PasteboardContent) {
        let own = application.pasteboards.general.string
        guard content.text == nil || content.text != own else { return }
        application.pasteboards.setFromHost(content)
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

    func accept(_ answer: PasteboardAnswer, from scene: SceneIdentifier) throws(InputFault) {
        guard let asked = waiting[answer.request], asked.scene == scene else { throw .unknownRequest(answer.request) }
        if let content = answer.content { take(content) }
        finish(answer.request)
    }

    private func finish(_ number: UInt32) {
        guard let asked = waiting.removeValue(forKey: number) else { return }
        asked.deadline.cancel()
        whileFresh(asked.action)
    }

    /// Who waits for a host that is gone waits in vain.
    func disconnected(_ scene: SceneIdentifier) {
        for (number, asked) in waiting where asked.scene == scene {
            asked.deadline.cancel()
            waiting[number] = nil
        }
        if newsScene == scene { newsScene = nil }
    }
}

extension UIWindowScene {
    var readsClipboard: Bool { screenDescription.readsClipboard }
}
