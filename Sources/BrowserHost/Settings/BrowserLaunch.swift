// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Opens an address in this machine's browser.
///
/// The address has a token, and every user of a machine can read all command lines. So the browser gets a file that only
/// this user can read and that leads to the address.
struct BrowserLaunch {
    /// Why no browser could be found.
    struct NoBrowser: Error, CustomStringConvertible {
        let description = "--open: there is no xdg-open or open on PATH; open the address by hand"
    }

    var address: String
    /// The folders of commands, in the form of PATH.
    var path: String
    /// Seconds after which the file is removed: the token is spent by then, or still on the terminal.
    var lifetime = 60.0

    /// Asks the browser, and does not wait for it.
    ///
    /// - Throws: ``NoBrowser``, or what the system says of the file or the command.
    func open() throws {
        let candidates = path.split(separator: ":").flatMap { ["\($0)/xdg-open", "\($0)/open"] }
        guard let command = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            throw NoBrowser()
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("responder-\(UUID().uuidString).html")
        guard
            FileManager.default.createFile(
                atPath: file.path, contents: Data(page.utf8), attributes: [.posixPermissions: 0o600])
        else { throw CocoaError(.fileWriteUnknown) }
        DispatchQueue.global().asyncAfter(deadline: .now() + lifetime) { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command)
        process.arguments = [file.path]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    /// A page that leads on at once.
    var page: String {
        let escaped = address.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(
            of: "\"", with: "&quot;")
        return """
            <!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer">
            <meta http-equiv="refresh" content="0; url=\(escaped)"><title>Responder</title>
            """
    }
}
