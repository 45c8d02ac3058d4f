// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// The way of text between hosts and first responders: edits to the key window's first responder, and what is edited
/// to the host.
@MainActor
final class HostTextRouter: SceneInput {
    /// What a scene's host knows.
    private struct Entry {
        var document: HostTextDocument?
        var lastRevision: UInt32 = 0
        var told: TextInputState?
    }

    private let owner: ApplicationReference
    private var application: UIApplication { owner.application }
    /// Unchecked: while it is being changed nobody else is called.
    @exclusivity(unchecked) private var entries: [SceneIdentifier: Entry] = [:]
    /// The responder that was last found to take no text: the question is not asked again every turn.
    private weak var lastOther: UIResponder?

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    // MARK: From the host

    func accept(_ sample: TextSample, in scene: UIWindowScene) throws(InputFault) {
        guard !application.isIgnoringInteractionEvents else { return refreshHost(scene.identifier) }
        let responder = scene.keyWindow?.firstResponder
        switch sample.edit {
        case .undo: return note(sample, responder, Self.undo(responder))
        case .redo: return note(sample, responder, Self.redo(responder))
        case .selectAll: return note(sample, responder, command(Selector("selectAll:"), in: scene))
        case .copy, .cut:
            let isCut = sample.edit == .cut
            application.hostPasteboard.whileCopying(in: scene.identifier) {
                note(sample, responder, command(Selector(isCut ? "cut:" : "copy:"), in: scene))
            }
            return
        case .paste(let content):
            application.hostPasteboard.take(content, for: scene)
            application.hostPasteboard.whileFresh {
                note(sample, responder, command(Selector("paste:"), in: scene))
            }
            return
        default: break
        }
        guard let responder, let input = input(of: responder) else {
            throw .noTextInput(scene: scene.identifier.number)
        }
        // B25: as for keys.
        guard Self.isInteractive(responder) else { return refreshHost(scene.identifier) }
        guard isLetThrough(sample, in: scene) else { return keep(sample, from: responder, scene.identifier) }
        let document = document(of: responder, scene.identifier)
        let isMirrored = sample.revision == document.revision
        let isCrossed = sample.revision != nil && !isMirrored
        let isMasked = document.isSecure
        do {
            let outcome = try document.perform(sample, on: input)
            document.noteEdit(sample, isMasked: isMasked)
            note(sample, responder, outcome, isCrossed: isCrossed)
        } catch {
            document.noteEdit(sample, isMasked: isMasked)
            document.invalidate()
            throw error
        }
        // A turn tells the host what became of it, whether or not anything changed.
        application.setNeedsTurn()
    }

    /// F40: a key's edit waits for what the chain says of its press, which came before.
    private func isLetThrough(_ sample: TextSample, in scene: UIWindowScene) -> Bool {
        guard let key = sample.key else { return true }
        switch application.presses.typing(of: key, in: scene) {
        case .nothing, .passed: return true
        case .waits, nil: return false
        }
    }

    /// The host has done the edit to its copy, and is told the text as it is.
    private func keep(_ sample: TextSample, from responder: UIResponder, _ scene: SceneIdentifier) {
        let document = document(of: responder, scene)
        document.noteEdit(sample, isMasked: document.isSecure)
        note(sample, responder, .kept)
        refreshHost(scene)
    }

    private func refreshHost(_ scene: SceneIdentifier) {
        entries[scene]?.document?.invalidate()
        application.setNeedsTurn()
    }

    private static func undo(_ responder: UIResponder?) -> TextEditNote.Outcome {
        guard let manager = responder?.undoManager, manager.canUndo else { return .nothing }
        manager.undo()
        return .performed
    }

    private static func redo(_ responder: UIResponder?) -> TextEditNote.Outcome {
        guard let manager = responder?.undoManager, manager.canRedo else { return .nothing }
        manager.redo()
        return .performed
    }

    /// A standard edit action from where keys go, up the chain.
    private func command(_ action: Selector, in scene: UIWindowScene) -> TextEditNote.Outcome {
        guard let window = scene.keyWindow,
            let target = PressStart(in: window).responder.target(forAction: action, withSender: nil),
            application.sendAction(action, to: target, from: nil, for: nil)
        else { return .nothing }
        return .performed
    }

    private static func isInteractive(_ responder: UIResponder) -> Bool {
        guard let view = responder as? UIView else { return true }
        return sequence(first: view, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
    }

    private func note(
        _ sample: TextSample, _ responder: UIResponder?, _ outcome: TextEditNote.Outcome, isCrossed: Bool = false
    ) {
        guard let tracer = application.tracer else { return }
        tracer.record(
            .textEdit(
                TextEditNote(
                    edit: sample.edit.summary, responder: responder.map(tracer.subject(of:)), outcome: outcome,
                    isCrossed: isCrossed)))
    }

    /// A composition outlives the scene's activity, since the host that has it does; it ends when the host gives it up.
    func cancelAll(in scene: UIWindowScene, because loss: SceneInputLoss) {
        if case .host = loss { entries[scene.identifier]?.document?.endComposition() }
    }

    func disconnected(_ scene: UIWindowScene) {
        entries[scene.identifier] = nil
        application.hostPasteboard.disconnected(scene.identifier)
        application.hostSharing.disconnected(scene.identifier)
    }

    /// The host has lost its copy: it is told everything with the end of this turn. The revision stays: it is input to
    /// which edits answer, and nothing but input may change it.
    func reset(_ scene: SceneIdentifier) { entries[scene]?.told = nil }

    // MARK: To the host

    /// Tells the host what is edited in each scene, where it changed. Revisions go on without a host: a replay has none.
    func announce(_ application: UIApplication) {
        if application.hasHadFirstResponder { announceAll() }
    }

    @inline(never)
    private func announceAll() {
        for (identifier, scene) in application.scenes {
            // Nothing is edited, and nothing was.
            if scene.keyWindow?.firstResponder == nil, entries[identifier]?.told == nil { continue }
            let state = state(of: scene)
            guard entries[identifier]?.told != state else { continue }
            entries[identifier, default: Entry()].told = state
            application.hostCan.text?.textInputChanged(state, of: identifier)
        }
    }

    /// What the scene's host was told last.
    func told(_ scene: SceneIdentifier) -> TextInputState? { entries[scene]?.told }

    /// What is edited in the scene; `nil` where nothing is.
    func state(of scene: UIWindowScene) -> TextInputState? {
        guard let responder = scene.keyWindow?.firstResponder, let input = input(of: responder) else {
            forgetDocument(of: scene.identifier)
            return nil
        }
        let document = document(of: responder, scene.identifier)
        document.synchronize(input)
        entries[scene.identifier]?.lastRevision = document.revision
        var state = document.state(of: input, responder)
        state.traits.wantsHostKeyboard = scene.keyboard.leavesKeysToHost
        return state
    }

    private func forgetDocument(of scene: SceneIdentifier) {
        guard let document = entries[scene]?.document else { return }
        entries[scene]?.lastRevision = document.revision
        entries[scene]?.document = nil
    }

    private func document(of responder: UIResponder, _ scene: SceneIdentifier) -> HostTextDocument {
        if let known = entries[scene]?.document, known.responder === responder { return known }
        forgetDocument(of: scene)
        var entry = entries[scene] ?? Entry()
        let document = HostTextDocument(responder, revision: entry.lastRevision &+ 1)
        entry.document = document
        entry.lastRevision = document.revision
        entries[scene] = entry
        return document
    }

    /// The responder, if its user can change text with it.
    private func input(of responder: UIResponder) -> (any UIKeyInput)? {
        guard responder !== lastOther else { return nil }
        guard let input = responder as? any UIKeyInput else {
            lastOther = responder
            return nil
        }
        if let input = input as? any UITextInput, !input.isEditable { return nil }
        return input
    }
}

extension UIWindowScene {
    /// What of the text that is edited the scene's host was told at the end of the last turn; `nil` while nothing is edited.
    public var textInputState: TextInputState? { application.hostText.told(identifier) }
}
