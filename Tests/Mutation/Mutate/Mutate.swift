// SPDX-License-Identifier: Apache-2.0

import Foundation
import Mutation

/// Writes mutated copies of sampled files: Mutate OPTIONS FOLDER... The script `mutate.py` asks for it.
///
///     --root FOLDER      where the sources are
///     --output FOLDER    where mutated files and `mutants.json` are put
///     --seed NUMBERS     which samples, with commas between them: one build serves them all
///     --mutants NUMBER   how many of all folders, in each sample, or `all`
///     --left-out FILE    keys, one a line, of places that are not to be sampled
///     --refused FILE     keys of sampled places that the compiler refuses: the others keep their numbers, and their files as they are
@main
struct Mutate {
    struct Mutant: Codable {
        var number: Int
        var folder: String
        var key: String
        var place: Place
        /// The samples that it is in.
        var seeds: [UInt64]
    }

    struct Plan: Codable {
        var places: [String: Int]
        var mutants: [Mutant]
        /// All keys, for a list of equivalents to be compared with.
        var keys: [String]
        /// Of all mutants that there were, in this plan or in one before.
        var numbers: [String: Int]
    }

    static func main() throws {
        var options: [String: String] = [:]
        var folders: [String] = []
        var arguments = CommandLine.arguments.dropFirst()
        while let argument = arguments.popFirst() {
            if argument.hasPrefix("--"), let value = arguments.popFirst() {
                options[argument] = value
            } else {
                folders.append(argument)
            }
        }
        let root = URL(filePath: options["--root"] ?? ".", directoryHint: .isDirectory)
        let output = URL(filePath: options["--output"] ?? ".build/mutants", directoryHint: .isDirectory)
        let leftOut = try options["--left-out"].map { Set(try lines(of: URL(filePath: $0))) } ?? []

        let all = try folders.map { try places(below: $0, root: root) }
        let open = all.map { $0.filter { !leftOut.contains($0.key) } }
        let mutants = options["--mutants"] ?? ""
        let count = mutants == "all" ? open.reduce(0) { $0 + $1.count } : Int(mutants) ?? 300
        // A mutant keeps its number from run to run, so that a sample that changes a little is built in a little time.
        let planned = output.appending(path: "mutants.json")
        let before = (try? JSONDecoder().decode(Plan.self, from: Data(contentsOf: planned)))?.numbers ?? [:]
        var last = before.values.max() ?? 0
        var chosen: [Mutant] = []
        for seed in (options["--seed"] ?? "1").split(separator: ",").compactMap({ UInt64($0) }) {
            for place in Sample.chosen(from: open, count: count, seed: seed) {
                if let index = chosen.firstIndex(where: { $0.key == place.key }) {
                    chosen[index].seeds.append(seed)
                } else {
                    let folder = folders.first { place.path.hasPrefix($0 + "/") } ?? ""
                    if before[place.key] == nil { last += 1 }
                    let number = before[place.key] ?? last
                    chosen.append(Mutant(number: number, folder: folder, key: place.key, place: place, seeds: [seed]))
                }
            }
        }
        let refused = try options["--refused"].map { Set(try lines(of: URL(filePath: $0))) } ?? []
        let built = chosen.filter { !refused.contains($0.key) }
        for (path, mutants) in Dictionary(grouping: built, by: \.place.path) {
            let source = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            let file = output.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(MutatedFile.text(of: source, places: mutants.map { ($0.number, $0.place) }).utf8).write(to: file)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let plan = Plan(
            places: Dictionary(uniqueKeysWithValues: zip(folders, all.map(\.count))), mutants: built,
            keys: all.flatMap { $0.map(\.key) },
            numbers: before.merging(chosen.map { ($0.key, $0.number) }) { old, _ in old })
        try encoder.encode(plan).write(to: planned)
    }

    private static func lines(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    private static func places(below folder: String, root: URL) throws -> [Place] {
        guard let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path) else { return [] }
        let files = names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
        return try files.flatMap { name in
            let path = folder + "/" + name
            let source = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            // What a script writes, it compares: `make lint` knows of every change.
            if source.hasPrefix("// Made by") || source.hasPrefix("// Written by") { return [Place]() }
            return PlaceFinder.places(in: source, path: path)
        }
    }
}
