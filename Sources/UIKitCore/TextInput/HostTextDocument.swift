// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// A first responder that takes text, from the time it became one until another did, and what the host knows of it.
///
///     told ──host's edit, done as the host thinks──> told: the revision stays
///     told ──any other change──────────────────────> a new revision, which the host is told
///
/// Long texts are known to the host only around the selection. What lies before and behind does not change when
/// the host's edits are done, so the stretch is found again by its distances from both ends of the text.
@MainActor
final class HostTextDocument {
    private(set) weak var responder: UIResponder?
    /// Of the last stretch that is or will be told.
    private(set) var revision: UInt32
    /// The host's copy.
    var mirror = HostTextMirror()
    private var isValid = false
    /// Whether the revision is one that nobody was told of.
    private var isFresh = true
    /// Whether the host's copy shows less of the selection than there is.
    private(set) var isClipped = false
    /// How far the stretch is from the ends of the text, as the input counts.
    private var head = 0
    private var tail = 0
    /// The stretch when it was last read.
    private(set) var reading: HostTextReading?
    /// What the input's text was when it was found to be what the host knows: it is read again only when it is another one.
    private var knownVersion: Version?

    private struct Version: Equatable {
        let editor: Int
        let isSecure: Bool

        /// `nil` for inputs that do not say when they change: they are read each time.
        @MainActor
        init?(_ input: any UITextInput) {
            guard let client = input as? any TextEditorClient else { return nil }
            editor = client.editor.version
            isSecure = client.isSecureTextEntry
        }
    }
    /// The host's copies of earlier revisions, oldest first, as its own edits left them: it may not have heard of the later ones.
    private var earlier: [(revision: UInt32, copy: HostTextMirror)] = []

    /// On each side of the selection, as the input counts.
    private static let reach = 800
    /// A caret that comes so near to an end of the stretch, in UTF-16 units, moves it.
    private static let margin = 100
    /// The longest stretch, as the input counts.
    private static let longest = 4000
    /// What a host may write to an input that tells no text, in UTF-16 units, before its copy is taken away.
    static let longestScratch = 256
    /// How many revisions a host may be behind and still be understood where it edits at its caret.
    private static let mostEarlier = 16

    /// - Parameter revision: One that the scene did not have before.
    init(_ responder: UIResponder, revision: UInt32) {
        self.responder = responder
        self.revision = revision
    }

    var isSecure: Bool { (responder as? any UIKeyInput)?.isSecureTextEntry ?? false }

    /// Whether the host's input method composes in its copy.
    var isMarked: Bool { mirror.marked != nil }

    /// The host's copy is not what it should be: it is told the text again.
    func invalidate() {
        isValid = false
        knownVersion = nil
    }

    /// The host has done the edit to its copy of the revision that it names.
    func noteEdit(_ sample: TextSample, isMasked: Bool) {
        knownVersion = nil
        guard let known = sample.revision else { return }
        // It does not go back to an older one.
        earlier.removeAll { $0.revision < known }
        if known == revision {
            mirror.apply(sample.edit, isMasked: isMasked)
        } else if earlier.first?.revision == known {
            earlier[0].copy.apply(sample.edit, isMasked: isMasked)
        }
    }

    /// The host's copy of a revision that is not the text's any more; `nil` where nothing is known of it.
    func earlierCopy(_ revision: UInt32?) -> HostTextMirror? { earlier.first { $0.revision == revision }?.copy }

    /// Compares the host's copy with the text. A new revision when they differ, or when the caret came near the end of what
    /// the host knows, unless it is to stay where it is.
    func synchronize(_ input: any UIKeyInput, staying: Bool = false) {
        guard let input = input as? any UITextInput else { return synchronizeScratch() }
        let version = Version(input)
        if let version, version == knownVersion { return }
        let known = isValid ? readAgain(input) : nil
        if let known, known.mirror == mirror, known.isClipped == isClipped, staying || hasRoom(known) {
            reading = known
            // One that stayed where it is may have to move yet.
            knownVersion = staying ? nil : version
            return
        }
        renew()
        knownVersion = version
        reading = readAround(input)
        mirror = reading?.mirror ?? HostTextMirror()
        isClipped = reading?.isClipped ?? false
    }

    /// An input without text of its own is believed to have what the host gave it.
    private func synchronizeScratch() {
        guard !isValid || mirror.units.count > Self.longestScratch && mirror.marked == nil else { return }
        renew()
        mirror = HostTextMirror()
    }

    private func renew() {
        if !isFresh {
            earlier.append((revision, mirror))
            if earlier.count > Self.mostEarlier { earlier.removeFirst() }
            revision &+= 1
        }
        isFresh = false
        isValid = true
    }

    /// The stretch as it is now.
    func reread(_ input: any UITextInput) -> HostTextReading? { readAgain(input) }

    private func readAgain(_ input: any UITextInput) -> HostTextReading? {
        guard let start = input.position(from: input.beginningOfDocument, offset: head),
            let end = input.position(from: input.endOfDocument, offset: -tail),
            (0...Self.longest).contains(input.offset(from: start, to: end))
        else { return nil }
        return HostTextReading(input, from: start, to: end)
    }

    private func readAround(_ input: any UITextInput) -> HostTextReading? {
        let selection = input.selectedTextRange
        let low = selection?.start ?? input.endOfDocument
        let high = selection?.end ?? low
        let last = input.offset(from: low, to: high) > Self.reach ? low : high
        let start = input.position(from: low, offset: -Self.reach) ?? input.beginningOfDocument
        let end = input.position(from: last, offset: Self.reach) ?? input.endOfDocument
        head = input.offset(from: input.beginningOfDocument, to: start)
        tail = input.offset(from: end, to: input.endOfDocument)
        return HostTextReading(input, from: start, to: end)
    }

    /// Nothing moves during a composition: the host's input method keeps its copy.
    private func hasRoom(_ reading: HostTextReading) -> Bool {
        let selection = reading.mirror.selection
        if reading.mirror.marked != nil { return true }
        if head > 0, selection.lowerBound < Self.margin { return false }
        return tail == 0 || reading.isClipped || reading.mirror.units.count - selection.upperBound >= Self.margin
    }
}
