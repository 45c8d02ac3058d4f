// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A QR code for a terminal, drawn by the `qrencode` command where it is installed.
enum QRCode {
    /// The code as text with control sequences; `nil` without the command.
    static func terminalText(for address: String, path: String) -> String? {
        let folders = path.split(separator: ":")
        let candidates = folders.map { "\($0)/qrencode" }
        guard let command = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command)
        // Everybody on the machine can read a command line, and the address is a key.
        process.arguments = ["-t", "ANSIUTF8"]
        let input = Pipe()
        process.standardInput = input
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        // The command may end without reading: then there is no code.
        try? input.fileHandleForWriting.write(contentsOf: Data(address.utf8))
        try? input.fileHandleForWriting.close()
        guard let data = try? output.fileHandleForReading.readToEnd() else { return nil }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}
