// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A trace as JSON Lines: a first line that names the format and its version, then one entry on each line.
///
/// The same entries give the same bytes, so that files can be compared.
public enum TraceFile {
    static let formatName = "responder-trace"

    private struct Header: Codable {
        var format: String
        var version: Int
    }

    /// The file's bytes: UTF-8, members in alphabetical order, every line ended by a line feed.
    public static func data(of entries: some Sequence<TraceEntry>) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var data = try encoder.encode(Header(format: formatName, version: TraceFormat.version))
        data.append(UInt8(ascii: "\n"))
        for entry in entries {
            data.append(try encoder.encode(entry))
            data.append(UInt8(ascii: "\n"))
        }
        return data
    }

    /// The entries of a file. The reader skips blank lines, and members that this version does not know.
    public static func entries(in data: Data) throws(TraceFileError) -> [TraceEntry] {
        let decoder = JSONDecoder()
        var entries: [TraceEntry] = []
        var hasHeader = false
        for (index, line) in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            // A line feed may follow a carriage return, where a file went through Windows.
            guard line.contains(where: { $0 > UInt8(ascii: " ") }) else { continue }
            do {
                if hasHeader {
                    entries.append(try decoder.decode(TraceEntry.self, from: Data(line)))
                } else {
                    let header = try decoder.decode(Header.self, from: Data(line))
                    if let problem = problem(with: header) { throw TraceFileError(line: index + 1, problem: problem) }
                    hasHeader = true
                }
            } catch let error as TraceFileError {
                throw error
            } catch {
                throw TraceFileError(line: index + 1, problem: TraceFileError.Problem(error))
            }
        }
        guard hasHeader else { throw TraceFileError(line: 1, problem: .empty) }
        return entries
    }

    private static func problem(with header: Header) -> TraceFileError.Problem? {
        if header.format != formatName { return .otherFormat(found: header.format) }
        if header.version != TraceFormat.version { return .otherVersion(found: header.version) }
        return nil
    }
}
