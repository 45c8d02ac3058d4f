// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKitCore

/// A host with a copy of the text, a line on which edits and states travel, and a user at each end.
@MainActor
private final class CrossingHost {
    let bench: HostTextBench
    private var random: SeededGenerator
    private var units: [UInt16] = []
    private var selection = 0..<0
    private var revision: UInt32 = 0
    private var outbox: [(sample: TextSample, seen: String?)] = []
    private var statesTaken = 0
    private(set) var performed = 0
    private(set) var refused = 0
    private(set) var misplaced: [String] = []

    private static let letters = ["a", "b", "é", "😀", "👨‍👩‍👧", "ש", " ", "xyz"]

    init(seed: UInt64) {
        bench = HostTextBench("one two three", counting: seed % 2 == 0 ? .utf16 : .characters)
        random = SeededGenerator(seed: seed)
        takeState()
    }

    var text: String { String(decoding: units, as: UTF16.self) }

    var isAgreed: Bool {
        guard let state = bench.state else { return false }
        return state.text == text && state.selection == selection && state.revision == revision
            && state.text == bench.input.content
    }

    func step() {
        switch Int.random(in: 0..<12, using: &random) {
        case 0...4: edit()
        case 5...7: deliver()
        case 8...10: takeState()
        default: changeByApplication()
        }
    }

    func settle() {
        while !outbox.isEmpty { deliver() }
        while statesTaken < bench.host.states.count { takeState() }
    }

    // MARK: The host's user

    private func edit() {
        let letter = Self.letters.randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            let range = someRange()
            let seen = String(decoding: units[range], as: UTF16.self)
            put(letter, at: range)
            outbox.append((TextSample(.replace(range, with: letter, selecting: nil), revision: revision), seen))
        case 1:
            selection = someRange()
            outbox.append((TextSample(.select(selection), revision: revision), nil))
        default:
            put(letter, at: selection)
            outbox.append((TextSample(.insert(letter), revision: revision), nil))
        }
    }

    private func someRange() -> Range<Int> {
        var boundaries = [0]
        for character in text { boundaries.append((boundaries.last ?? 0) + character.utf16.count) }
        let ends = [0, 1].compactMap { _ in boundaries.randomElement(using: &random) }
        return (ends.min() ?? 0)..<(ends.max() ?? 0)
    }

    private func put(_ text: String, at range: Range<Int>) {
        units.replaceSubrange(range, with: Array(text.utf16))
        selection = range.lowerBound + text.utf16.count..<range.lowerBound + text.utf16.count
    }

    // MARK: The line

    private func deliver() {
        guard !outbox.isEmpty else { return }
        let (sample, seen) = outbox.removeFirst()
        let replaced = bench.input.replaced.count
        let faults = bench.host.faults.count
        bench.screen.send(.text(sample))
        if bench.host.faults.count > faults {
            refused += 1
        } else if let seen {
            performed += 1
            if bench.input.replaced.count == replaced || bench.input.replaced.last != seen {
                misplaced.append("\(sample) replaced \(bench.input.replaced.last ?? "nothing"), not \(seen)")
            }
        }
    }

    private func takeState() {
        guard statesTaken < bench.host.states.count, let state = bench.host.states[statesTaken] else { return }
        statesTaken += 1
        guard state.revision != revision else { return }
        revision = state.revision
        units = Array(state.text.utf16)
        selection = state.selection
    }

    // MARK: The application

    private func changeByApplication() {
        let content = bench.input.content
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bench.input.setText(String(content.dropFirst(2)))
        case 1: bench.input.setText("set " + content.prefix(20))
        default: bench.input.selected = 0..<0
        }
        bench.screen.settle()
    }
}

@MainActor
@Suite("Edits and changes that cross each other")
struct HostTextCrossingTests {
    @Test("no correction ever takes another text's place, and in the end both sides have the same")
    func crossing() {
        var (performed, refused) = (0, 0)
        for seed in 0..<200 as Range<UInt64> {
            let host = CrossingHost(seed: seed)
            for _ in 0..<100 { host.step() }
            host.settle()
            #expect(host.misplaced == [])
            #expect(host.isAgreed)
            performed += host.performed
            refused += host.refused
        }
        // Both happen, or the test says nothing.
        #expect(performed > 100)
        #expect(refused > 100)
    }
}
