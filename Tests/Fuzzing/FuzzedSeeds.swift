// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import BrowserHost

/// Inputs that name the protocol's version, made anew for each run: kept ones would be refused from the next version on, and
/// nothing would be tried behind them.
@MainActor
enum FuzzedSeeds {
    private static let link = "https://a/#/b"
    private static let urls = ["app:c", "app:d"]

    static func inputs(for target: FuzzTarget) -> [String: [UInt8]] {
        switch target {
        case .messages: hellos
        case .pages:
            // A page that waits or not, its socket, the hello, a turn.
            Dictionary(
                uniqueKeysWithValues: hellos.flatMap { name, hello in
                    [0, 1].map { waits in
                        ("\(name)-\(waits)", [waits, 0, 7, UInt8(hello.count)] + hello + [6, 5, 1])
                    }
                })
        case .web, .session, .recording, .dump, .earlgrey, .elements, .json, .bus, .views, .story: [:]
        }
    }

    /// Each is read whole, as one hello: a layout that has changed is noticed here.
    private static var hellos: [String: [UInt8]] {
        let all = [
            "hello": FuzzedMessages.hello(),
            "hello-session": FuzzedMessages.hello(token: SessionToken(high: 1, low: 2), activation: 1),
            "hello-link": FuzzedMessages.hello(activation: 2, link: link, urls: urls),
            "hello-state": FuzzedMessages.hello(state: Array(0..<64)),
        ]
        for (name, bytes) in all {
            bytes.withUnsafeBytes { buffer in
                var reader = ClientMessageReader(buffer)
                let message = try? reader.next()
                if case .hello? = message, reader.offset == buffer.count { return }
                fatalError("\(name) is no hello of version \(ProtocolVersion.current)")
            }
        }
        return all
    }

    /// Writes them into a folder that is there.
    static func write(for target: FuzzTarget, to folder: String) throws {
        let folder = URL(fileURLWithPath: folder, isDirectory: true)
        for (name, bytes) in inputs(for: target) {
            try Data(bytes).write(to: folder.appendingPathComponent(name))
        }
    }
}
