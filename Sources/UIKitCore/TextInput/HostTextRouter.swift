// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// Connects hosts and first responders: it passes edits to the key window's first responder, and the edited text to the host.
@MainActor
final class HostTextRouter: SceneInput {
    /// The knowledge of a scene's host.
    private struct Entry {
        var document: HostTextDocument?
        var lastRevision: UInt32 = 0
        var told: TextInputState?
    }

    private let owner: ApplicationReference
    private var application: UIApplication { owner.application }
    /// Unchecked: no other code is called while it is being changed.
    @exclusivity(unchecked) private var entries: [SceneIdentifier: Entry] = [:]
    /// The last responder that takes no text. It is remembered so that not every turn asks it again.
    private weak var lastOther: UIResponder?

    /// Whether a window ever had a first responder. Until then the end of a turn need not look for an edited text.
    @exclusivity(unchecked) var hasHadFirstResponder = false

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
        // A turn reports the result to the host, also if nothing changed.
        application.setNeedsTurn()
    }

    /// F40: a key's edit depends on whether the chain let its press pass. The press came before.
    private func isLetThrough(_ sample: TextSample, in scene: UIWindowScene) -> Bool {
        guard let key = sample.key else { return true }
        switch application.presses.typing(of: key, in: scene) {
        case .nothing, .passed: return true
        case .waits, nil: return false
        }
    }

    /// The host has made the edit in its copy. It gets the present text again.
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

    /// Sends a standard edit action up the chain, from the responder that gets keys.
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

    /// A composition stays when the scene becomes inactive, because the host keeps it. It ends when the host gives it up.
    func cancelAll(in scene: UIWindowScene, because loss: SceneInputLoss) {
        if case .host = loss { entries[scene.identifier]?.document?.endComposition() }
    }

    func disconnected(_ scene: UIWindowScene) {
        entries[scene.identifier] = nil
        application.hostPasteboard.disconnected(scene.identifier)
        application.hostSharing.disconnected(scene.identifier)
        application.hostFiles.disconnected(scene.identifier)
    }

    /// The host has lost its copy, and gets everything at the end of this turn. The revision stays: edits refer to it, and
    /// only input may change it.
    func reset(_ scene: SceneIdentifier) { entries[scene]?.told = nil }

    // MARK: To the host

    /// Reports the edited text of each scene to the host, if it changed. Revisions are counted without a host too: a replay
    /// has none.
    func announce(_ application: UIApplication) {
        if hasHadFirstResponder { announceAll() }
    }

    @inline(never)
    private func announceAll() {
        for (identifier, scene) in application.scenes {
            // No text is edited, and none was.
            if scene.keyWindow?.firstResponder == nil, entries[identifier]?.told == nil { continue }
            let state = state(of: scene)
            guard entries[identifier]?.told != state else { continue }
            entries[identifier, default: Entry()].told = state
            application.hostCan.text?.textInputChanged(state, of: identifier)
        }
    }

    /// The last state that the scene's host got.
    func told(_ scene: SceneIdentifier) -> TextInputState? { entries[scene]?.told }

    /// The state of the edited text in the scene; `nil` without one.
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

    /// The responder, if users can change its text.
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
    /// The state of the edited text that the scene's host got at the end of the last turn; `nil` while no text is edited.
    public var textInputState: TextInputState? { application.hostText.told(identifier) }
}
