// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import WebServer

@testable import BrowserHost

@Suite struct DevelopmentFileTests {
    private let folder = NSTemporaryDirectory() + "responder-\(UUID().uuidString)"

    private func file(_ program: String = "Showcase", in place: String = "/a") -> DevelopmentFile {
        DevelopmentFile(program: program, folder: place, environment: ["XDG_CACHE_HOME": folder])
    }

    @Test("port and key are those of the run before, of the same program in the same folder")
    func kept() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let key = file().read().key
        #expect(file().read().key.text != key.text)
        try file().write(port: 4321, key)
        #expect(file().read().port == 4321 && file().read().key.text == key.text)
        #expect(file(in: "/b").read().port == nil && file("Other").read().port == nil)
        let mode = try FileManager.default.attributesOfItem(atPath: file().path)[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o600)
    }

    @Test("a file that others can read, or that holds something else, counts as none")
    func refused() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let key = file().read().key
        try file().write(port: 4321, key)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file().path)
        #expect(file().read().port == nil && file().read().key.text != key.text)
        try file().write(port: 4321, key)
        try Data("4321\nnonsense\n".utf8).write(to: URL(fileURLWithPath: file().path))
        #expect(file().read().port == nil)
    }
}

@Suite struct DevelopmentStatesTests {
    private let folder = NSTemporaryDirectory() + "responder-\(UUID().uuidString)"
    private var states: DevelopmentStates {
        DevelopmentStates(beside: DevelopmentFile(program: "P", folder: "/", environment: ["XDG_CACHE_HOME": folder]))
    }

    @Test("a state is kept for the session that it is of, the newest, where nobody else reads it")
    func kept() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (one, other) = (SessionToken(high: 1, low: 2), SessionToken(high: 1, low: 3))
        #expect(states.state(of: one) == nil)
        try states.keep(Data([1]), of: one)
        try states.keep(Data([2, 3]), of: one)
        #expect(states.state(of: one) == Data([2, 3]) && states.state(of: other) == nil)
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(one.name) }
        let path = try #require(files.first.map { "\(folder)/\($0)" })
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o600)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        #expect(states.state(of: one) == nil)
    }

    @Test("of more sessions than it keeps, the oldest is forgotten")
    func bounded() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for number in 0...UInt64(DevelopmentStates.most) {
            try states.keep(Data([1]), of: SessionToken(high: 0, low: number))
        }
        let kept = (0...UInt64(DevelopmentStates.most)).filter {
            states.state(of: SessionToken(high: 0, low: $0)) != nil
        }
        #expect(kept.count == DevelopmentStates.most)
        #expect(kept.last == UInt64(DevelopmentStates.most))
    }
}
