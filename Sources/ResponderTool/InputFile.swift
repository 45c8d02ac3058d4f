// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import ViewDump

/// A dump that the command line names.
struct InputFile {
    let name: String

    init(_ name: String) { self.name = name }

    func data() throws -> Data {
        do {
            if name == "-" { return try FileHandle.standardInput.readToEnd() ?? Data() }
            return try Data(contentsOf: URL(fileURLWithPath: name))
        } catch {
            throw Failure.explained("\(name): cannot be read: \(OutputFile.reason(error, at: name))")
        }
    }

    func tree() throws -> ViewTree { try tree(of: data()) }

    func tree(of data: Data) throws -> ViewTree {
        do {
            return try DumpReader.tree(from: data)
        } catch {
            // The compilers' form of a place, which editors and CI turn into a link.
            throw Failure.explained(
                "\(name == "-" ? "standard input" : name):\(error.line):\(error.column): error: \(error.problem)")
        }
    }
}

/// The end of a command because of its input: the reason on the standard error, and status 2.
enum Failure {
    static func explained(_ reason: String) -> ExitCode {
        Output.complain(reason)
        return ExitCode(2)
    }
}
