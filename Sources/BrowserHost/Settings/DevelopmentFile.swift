// SPDX-License-Identifier: Apache-2.0

import Foundation
import WebServer

/// The port and key that a program under development keeps between its runs, in a file that only this user can read.
struct DevelopmentFile {
    /// Where the file is: one for each program and folder that it is started in.
    let path: String

    /// - Parameters:
    ///   - program: its name.
    ///   - folder: where it is started.
    ///   - environment: names the folder for caches (`XDG_CACHE_HOME`), or the user's own (`HOME`).
    init(program: String, folder: String, environment: [String: String]) {
        let caches =
            environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
            ?? (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache"
        // The folder's name in a form that is the name of a file.
        let place = folder.utf8.reduce(into: UInt64(14_695_981_039_346_656_037)) { hash, byte in
            hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211
        }
        path = "\(caches)/responder/\(program)-\(String(place, radix: 16)).dev"
    }

    /// The port and the key of the run before; a new key and no port if there is no such file, or if others can read it.
    func read() -> (port: Int?, key: WebServer.DevelopmentKey) {
        let mode = try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
        guard let mode, mode.intValue & 0o077 == 0, let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            return (nil, WebServer.DevelopmentKey())
        }
        let lines = text.split(separator: "\n").map(String.init)
        guard lines.count == 2, let port = UInt16(lines[0]), let key = WebServer.DevelopmentKey(text: lines[1]) else {
            return (nil, WebServer.DevelopmentKey())
        }
        return (Int(port), key)
    }

    func write(port: Int, _ key: WebServer.DevelopmentKey) throws {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try? FileManager.default.removeItem(atPath: path)
        let isWritten = FileManager.default.createFile(
            atPath: path, contents: Data("\(port)\n\(key.text)\n".utf8), attributes: [.posixPermissions: 0o600])
        if !isWritten { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
}
