// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UnicodeText

@Suite("Unicode's cases for directions", .enabled(if: UnicodeFiles.areThere))
struct BidiConformanceTests {
    /// How many cases were answered as Unicode says, and the first that were not.
    struct Tally {
        let name: String
        var count = 0
        var right = 0
        var wrong: [String] = []

        mutating func add(_ isRight: Bool, _ description: @autoclosure () -> String) {
            count += 1
            if isRight {
                right += 1
            } else if wrong.count < 10 {
                wrong.append(description())
            }
        }

        func report() { print("\(name) \(UnicodeVersion.tables): \(right) of \(count) cases") }
    }

    /// Whether levels and order are as wanted; characters that the algorithm takes away have no level (`nil`) and no place.
    private static func isRight(_ paragraph: BidiParagraph, _ count: Int, _ levels: [UInt8?], _ order: [Int]) -> Bool {
        let found = paragraph.levels(ofLine: 0..<count)
        return zip(found, levels).allSatisfy { $1 == nil || $0 == $1 }
            && BidiParagraph.visualOrder(found).filter { levels[$0] != nil } == order
    }

    /// Every case takes five seconds in optimized code: `make checks` plays them all, everybody else one of so many.
    static let stride = ProcessInfo.processInfo.environment["ALL_BIDI_CASES"] == nil ? 20 : 1

    @Test("BidiTest.txt: classes in each direction of the paragraph")
    func classes() throws {
        let names = Dictionary(uniqueKeysWithValues: zip(Self.names, BidiClass.allCases))
        var levels: [UInt8?] = []
        var order: [Int] = []
        var tally = Tally(name: "BidiTest.txt")
        for (number, line) in try UnicodeFiles.lines("BidiTest.txt").enumerated() {
            let words = line.split(whereSeparator: \.isWhitespace)
            switch words.first {
            case "@Levels:": levels = words.dropFirst().map { UInt8($0) }
            case "@Reorder:": order = words.dropFirst().compactMap { Int($0) }
            default:
                guard number.isMultiple(of: Self.stride) else { continue }
                let parts = line.split(separator: ";")
                let classes = parts[0].split(separator: " ").compactMap { names[String($0)] }
                let bits = try #require(Int(parts[1].trimmingCharacters(in: .whitespaces)))
                let directions: [(Int, BidiParagraph.Direction)] = [
                    (1, .natural), (2, .leftToRight), (4, .rightToLeft),
                ]
                for (bit, direction) in directions where bits & bit != 0 {
                    let paragraph = BidiParagraph(classes, direction: direction)
                    tally.add(Self.isRight(paragraph, classes.count, levels, order), "\(line), \(direction)")
                }
            }
        }
        tally.report()
        #expect(tally.wrong == [])
        #expect(tally.count > 700_000 / Self.stride)
    }

    @Test("BidiCharacterTest.txt: characters, brackets among them")
    func characters() throws {
        var tally = Tally(name: "BidiCharacterTest.txt")
        for (number, line) in try UnicodeFiles.lines("BidiCharacterTest.txt").enumerated()
        where number.isMultiple(of: Self.stride) {
            let parts = line.split(separator: ";", omittingEmptySubsequences: false)
            let scalars = parts[0].split(separator: " ").compactMap {
                UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
            }
            let directions: [BidiParagraph.Direction] = [.leftToRight, .rightToLeft, .natural]
            let direction = directions[try #require(Int(parts[1]))]
            let paragraph = BidiParagraph(
                scalars.map { BidiClass($0) }, direction: direction, brackets: { scalars[$0] })
            let levels = parts[3].split(separator: " ").map { UInt8($0) }
            let order = parts[4].split(separator: " ").compactMap { Int($0) }
            tally.add(
                paragraph.base == UInt8(parts[2]) && Self.isRight(paragraph, scalars.count, levels, order), String(line)
            )
        }
        tally.report()
        #expect(tally.wrong == [])
        #expect(tally.count > 90_000 / Self.stride)
    }

    /// The names of the classes in the files, in the order of the table.
    private static let names = [
        "L", "R", "AL", "EN", "ES", "ET", "AN", "CS", "NSM", "BN", "B", "S", "WS", "ON", "LRE", "LRO", "RLE", "RLO",
        "PDF", "LRI", "RLI", "FSI", "PDI",
    ]
}
