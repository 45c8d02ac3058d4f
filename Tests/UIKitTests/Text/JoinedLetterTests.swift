// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite struct JoinedLetterTests {
    private let face = FontFace()
    private let joiner = "\u{200D}"

    private func asked(_ text: String) -> [String] {
        let metrics = TextMetrics()
        _ = metrics.advances(of: text, in: face)
        return metrics.takeRequests().flatMap(\.graphemes)
    }

    @Test("A letter of a cursive script is measured as it stands in its word, between joiners where it is joined")
    func forms() {
        #expect(asked("ببب") == ["ب" + joiner, joiner + "ب" + joiner, joiner + "ب"])
        #expect(asked("ب ب") == ["ب", " "])
        // An alef and a reh do not join what follows.
        #expect(asked("باب") == ["ب" + joiner, joiner + "ا", "ب"])
        #expect(asked("در") == ["د", "ر"])
        // Marks change nothing, a non-joiner does.
        #expect(asked("بَب") == ["بَ" + joiner, joiner + "ب"])
        #expect(asked("ب\u{200C}ب") == ["ب\u{200C}", "ب"])
        #expect(asked("ab") == ["a", "b"])
    }

    @Test("A lam and the alef behind it are one shape, of which each is half")
    func ligature() {
        #expect(asked("سلام") == ["س" + joiner, joiner + "لا", "م"])
        let metrics = TextMetrics()
        _ = metrics.advances(of: "لا", in: face)
        _ = metrics.takeRequests()
        metrics.update(face, with: FontMetrics(ascent: 1, descent: 0.2, lineGap: 0, joined: ["لا": 0.75]))
        #expect(metrics.advances(of: "لا", in: face) == [0.375, 0.375])
        #expect(!metrics.hasRequests)
    }

    @Test("Measured joined letters are laid out with, asked for again by another screen, and kept in a recording")
    func measured() throws {
        let metrics = TextMetrics()
        _ = metrics.advances(of: "بب", in: face)
        let first = metrics.takeRequests()
        let measured = FontMetrics(
            ascent: 1, descent: 0.2, lineGap: 0, joined: ["ب" + joiner: 0.25, joiner + "ب": 0.75, "xyz": 1])
        let generation = metrics.generation
        metrics.update(face, with: measured)
        #expect(metrics.generation == generation + 1)
        #expect(metrics.advances(of: "بب", in: face) == [0.25, 0.75])
        metrics.requestAgain(first)
        #expect(metrics.takeRequests().flatMap(\.graphemes) == first.flatMap(\.graphemes))
        metrics.reset()
        #expect(Set(metrics.takeRequests().flatMap(\.graphemes)) == Set(first.flatMap(\.graphemes)))
        let data = try JSONEncoder().encode(measured)
        #expect(try JSONDecoder().decode(FontMetrics.self, from: data) == measured)
    }
}
