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
