// SPDX-License-Identifier: Apache-2.0

import Foundation
import UnicodeText

/// Unicode's conformance files, where Debian's package `unicode-data` puts them, or in the folder that `UNICODE_DATA` names. `make test`
/// installs the package; they are not part of this repository.
enum UnicodeFiles {
    static let folder = ProcessInfo.processInfo.environment["UNICODE_DATA"] ?? "/usr/share/unicode"

    /// Whether they are there, of the version that the tables were made from: another version's cases are of other rules.
    static let areThere: Bool = {
        guard let text = try? String(contentsOfFile: folder + "/BidiTest.txt", encoding: .utf8) else { return false }
        return text.hasPrefix("# BidiTest-\(UnicodeVersion.tables)")
    }()

    /// The lines of a file, without comments and empty ones.
    static func lines(_ name: String) throws -> [Substring] {
        try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8).split(separator: "\n").filter {
            $0.first != "#"
        }
    }

    /// The cases of a file of boundaries: scalars, and whether there is a boundary before each of them.
    static func boundaries(_ name: String) throws -> [(line: Substring, scalars: [Unicode.Scalar], boundaries: [Bool])]
    {
        try lines(name).map { line in
            var scalars: [Unicode.Scalar] = []
            var boundaries: [Bool] = []
            for word in line.prefix(while: { $0 != "#" }).split(whereSeparator: \.isWhitespace) {
                switch word {
                case "÷": boundaries.append(true)
                case "×": boundaries.append(false)
                default: scalars.append(UInt32(word, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
                }
            }
            return (line, scalars, Array(boundaries.dropLast()))
        }
    }
}
