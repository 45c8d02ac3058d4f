// SPDX-License-Identifier: Apache-2.0

#if Porting
    import Foundation
    import Mutants
    import Testing

    @testable import Mutation

    @Suite("Mutations: the mutated copy")
    struct MutatedFileTests {
        private let source = """
            struct Window {
                var number = 1
                private var isOpen = true
                var alpha = 0.5
                mutating func take(_ x: Int?, among all: [Int]) -> Bool {
                    guard let x, x < 3 || all.isEmpty else { return false }
                    for y in all where y >= x && !isOpen {
                        if y == 2 { continue }
                        number += max(y, number)
                        print(y)
                    }
                    if let first = all.first, first > 0 { isOpen = false }
                    return isOpen ? x <= number : alpha < 1
                }
                func first(_ all: [Int]) -> Int? { all.first }
                func sorted(_ all: [Int]) -> [Int] { all.sorted() }
            }
            """

        private var copy: String {
            let places = PlaceFinder.places(in: source, path: "Window.swift")
            return MutatedFile.text(of: source, places: places.enumerated().map { ($0 + 1, $1) })
        }

        @Test("Nested places are wrapped from the outside in, and lines stay where they are")
        func nesting() {
            let lines = copy.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count == source.split(separator: "\n").count + 2)
            let line = "if Mutant.flip(1, Mutant.and(2, a , Mutant.flip(3, !b))) {"
            let text = "func f() {\nif a && !b {\n}\n}"
            let places = PlaceFinder.places(in: text, path: "A.swift")
                .filter { $0.original != "a" }
            #expect(
                MutatedFile.text(of: text, places: places.enumerated().map { ($0 + 1, $1) }).contains(line))
        }

        @Test("A copy with all of its mutants type-checks")
        func typeChecks() throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "mutants-\(UUID())")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let mutants = URL(filePath: #filePath).appending(path: "../../Mutants/Mutant.swift").standardized
            // One module, in place of three.
            let switches =
                try String(contentsOf: mutants, encoding: .utf8).replacing("import MutantSwitch", with: "")
                + "\npublic func responder_mutant_is_on(_ number: Int32) -> Bool { false }\n"
            try Data(switches.utf8).write(to: folder.appending(path: "Mutant.swift"))
            try Data(copy.replacing("import Mutants", with: "").utf8).write(to: folder.appending(path: "Window.swift"))
            let compiler = Process()
            compiler.executableURL = URL(filePath: "/usr/bin/env")
            compiler.arguments = [
                "swiftc", "-typecheck", "-swift-version", "6", folder.appending(path: "Mutant.swift").path,
                folder.appending(path: "Window.swift").path,
            ]
            let said = Pipe()
            compiler.standardError = said
            try compiler.run()
            let errors = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            compiler.waitUntilExit()
            #expect(compiler.terminationStatus == 0, "\(errors)")
        }

        @Test("No mutant is on unless one is asked for")
        func off() {
            #expect(!Mutant.flip(1, false) && Mutant.keeps(1))
            #expect(Mutant.less(1, 1, 2) && !Mutant.less(1, 2, 2))
            #expect(Mutant.constant(1, 3) == 3 && Mutant.min(1, 3, 4) == 3)
            #expect(!Mutant.and(1, true, false) && Mutant.or(1, false, true))
            #expect(Mutant.none(1, 5) == 5 && Mutant.empty(1, [5]) == [5])
        }
    }
#endif
