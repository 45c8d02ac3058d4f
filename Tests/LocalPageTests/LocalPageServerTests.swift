// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@testable import LocalPage

@Suite("The local page's server")
struct LocalPageServerTests {
    private func status(_ address: String, keepsCookies: Bool = false) async throws -> (Int, [AnyHashable: Any]) {
        let configuration = URLSessionConfiguration.ephemeral
        if !keepsCookies { configuration.httpCookieStorage = nil }
        let session = URLSession(configuration: configuration)
        defer { session.invalidateAndCancel() }
        let (_, response) = try await session.data(from: try #require(URL(string: address)))
        let answer = try #require(response as? HTTPURLResponse)
        return (answer.statusCode, answer.allHeaderFields)
    }

    @Test("it listens on loopback, lets nobody in without the token, and its policy lets nothing leave")
    func guarded() async throws {
        let page = LocalPage()
        let address = try page.start()
        #expect(address.hasPrefix("http://127.0.0.1:"))
        let origin = try #require(address.components(separatedBy: "/?").first)
        #expect(try await status(origin + "/main.js").0 == 401)
        let (code, headers) = try await status(address, keepsCookies: true)
        #expect(code == 200)
        let policy = try #require(headers["Content-Security-Policy"] as? String)
        #expect(policy.contains("default-src 'none'") && policy.contains("connect-src 'self'"))
        #expect(try await status(address).0 >= 400)
        #expect(page.newAddress() != nil)
        page.stop()
        #expect(page.newAddress() == nil)
    }
}
