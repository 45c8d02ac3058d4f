// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// A first responder that takes text, for as long as it is first responder, and the host's knowledge of it.
///
///     told ──host's edit, done as the host thinks──> told: the revision stays
///     told ──any other change──────────────────────> a new revision, which the host is told
///
/// The host knows a long text only around the selection. The host's edits do not change the text before and behind this
/// stretch. So the stretch is found again by its distances from both ends of the text.
@MainActor
final class HostTextDocument {
    private(set) weak var responder: UIResponder?
    /// The revision of the last stretch that the host got or will get.
    private(set) var revision: UInt32
    /// The host's copy.
    var mirror = HostTextMirror()
    private var isValid = false
    /// Whether the host has not got the revision yet.
    private var isFresh = true
    /// Whether the host's copy shows less of the selection than there is.
    private(set) var isClipped = false
    /// The distances of the stretch from the ends of the text, as the input counts.
    private var head = 0
    private var tail = 0
    /// The stretch when it was last read.
    private(set) var reading: HostTextReading?
    /// The version of the input's text when it was equal to the host's copy. The text is read again only when the version changes.
    private var knownVersion: Version?

    private struct Version: Equatable {
        let editor: Int
        let isSecure: Bool

        /// `nil` for inputs that do not report changes: they are read each time.
        @MainActor
        init?(_ input: any UITextInput) {
            guard let client = input as? any TextEditorClient else { return nil }
            editor = client.editor.version
            isSecure = client.isSecureTextEntry
        }
    }
    /// The host's copies of earlier revisions, oldest first, as its own edits left them: it may not have heard of the later ones.
    private var earlier: [(revision: UInt32, copy: HostTextMirror)] = []

    /// The reach of the stretch on each side of the selection, as the input counts.
    private static let reach = 800
    /// A caret that is nearer than this to an end of the stretch, in UTF-16 units, moves the stretch.
    private static let margin = 100
    /// The longest stretch, as the input counts.
    private static let longest = 4000
    /// How much a host may write to an input that does not report its text, in UTF-16 units, before its copy is emptied.
    static let longestScratch = 256
    /// How many revisions a host may be behind, if it edits at its caret.
    private static let mostEarlier = 16

    /// - Parameter revision: a revision that the scene did not have before.
    init(_ responder: UIResponder, revision: UInt32) {
        self.responder = responder
        self.revision = revision
    }

    var isSecure: Bool { (responder as? any UIKeyInput)?.isSecureTextEntry ?? false }

    /// Whether the host's input method composes in its copy.
    var isMarked: Bool { mirror.marked != nil }

    /// The host's copy is wrong. The host gets the text again.
    func invalidate() {
        isValid = false
        knownVersion = nil
    }

    /// The host has made the edit in its copy of the revision that it names.
    func noteEdit(_ sample: TextSample, isMasked: Bool) {
        knownVersion = nil
        guard let known = sample.revision else { return }
        // The host does not go back to an older revision.
        earlier.removeAll { $0.revision < known }
        if known == revision {
            mirror.apply(sample.edit, isMasked: isMasked)
        } else if earlier.first?.revision == known {
            earlier[0].copy.apply(sample.edit, isMasked: isMasked)
        }
    }

    /// The host's copy of an older revision; `nil` if it is not known.
    func earlierCopy(_ revision: UInt32?) -> HostTextMirror? { earlier.first { $0.revision == revision }?.copy }

    /// Compares the host's copy with the text. Makes a new revision when they differ, or when the caret comes near the end of
    /// the stretch, unless the stretch has to stay.
    func synchronize(_ input: any UIKeyInput, staying: Bool = false) {
        guard let input = input as? any UITextInput else { return synchronizeScratch() }
        let version = Version(input)
        if let version, version == knownVersion { return }
        let known = isValid ? readAgain(input) : nil
        if let known, known.mirror == mirror, known.isClipped == isClipped, staying || hasRoom(known) {
            reading = known
            // A stretch that stayed may still have to move.
            knownVersion = staying ? nil : version
            return
        }
        renew()
        knownVersion = version
        reading = readAround(input)
        mirror = reading?.mirror ?? HostTextMirror()
        isClipped = reading?.isClipped ?? false
    }

    /// For an input that does not report its text, assume that it has what the host gave it.
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

    /// Reads the stretch as it is now.
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
