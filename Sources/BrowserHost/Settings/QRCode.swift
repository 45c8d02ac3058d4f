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
        process.arguments = ["-t", "ANSIUTF8", address]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}
