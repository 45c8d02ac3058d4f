// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The states of the scenes of a program under development, for its next run: files beside its `DevelopmentFile`,
/// one for each session, that only this user can read.
struct DevelopmentStates {
    /// The oldest are removed first.
    static let most = 64

    private let folder: String

    init(beside file: DevelopmentFile) { folder = file.path + ".states" }

    private func path(_ session: SessionToken) -> String { "\(folder)/\(session.name)" }

    /// The state of a session that this run or the one before kept.
    func state(of session: SessionToken) -> Data? {
        let path = path(session)
        let mode = try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
        guard let mode, mode.intValue & 0o077 == 0 else { return nil }
        return FileManager.default.contents(atPath: path)
    }

    func keep(_ state: Data, of session: SessionToken) throws {
        let manager = FileManager.default
        try manager.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // Whole or not at all: the program may end at any time.
        let new = path(session) + ".new"
        try? manager.removeItem(atPath: new)
        guard manager.createFile(atPath: new, contents: state, attributes: [.posixPermissions: 0o600]) else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        guard rename(new, path(session)) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        try removeOldest()
    }

    private func removeOldest() throws {
        let manager = FileManager.default
        let names = try manager.contentsOfDirectory(atPath: folder)
        guard names.count > Self.most else { return }
        func age(_ name: String) -> Date {
            let attributes = try? manager.attributesOfItem(atPath: "\(folder)/\(name)")
            return attributes?[.modificationDate] as? Date ?? .distantPast
        }
        let oldest = names.map { (name: $0, date: age($0)) }.sorted { $0.date < $1.date }
        for (name, _) in oldest.prefix(names.count - Self.most) { try manager.removeItem(atPath: "\(folder)/\(name)") }
    }
}
