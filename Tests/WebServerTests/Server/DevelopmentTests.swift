// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WebServer

@Suite struct DevelopmentTests {
    @Test("A development key's token opens any number of sessions, all with one cookie, also at the next server")
    func token() throws {
        let key = WebServer.DevelopmentKey()
        let first = try TestServer { $0.developmentKey = key }
        let address = first.server.entryAddress
        let cookies = try (0..<3).map { _ in
            try #require(
                first.client().get("/?token=\(first.token)", host: first.host).header("Set-Cookie")?
                    .split(separator: ";").first.map(String.init))
        }
        #expect(Set(cookies).count == 1)
        #expect(first.server.entryAddress == address && first.server.newToken() == address)
        let kept = try #require(WebServer.DevelopmentKey(text: key.text))
        let second = try TestServer { $0.developmentKey = kept }
        #expect(second.token == first.token)
        let value = try #require(cookies.first?.split(separator: "=").last)
        let cookie = "Cookie: \(second.cookieName)=\(value)"
        #expect(try second.client().get("/", host: second.host, [cookie]).status == 200)
        let wrong = String(repeating: "0", count: 64)
        #expect(try second.client().get("/?token=\(wrong)", host: second.host).status == 401)
    }

    @Test(
        "Text that is no key makes none",
        arguments: [
            "", "a b", String(repeating: "0", count: 64),
            String(repeating: "g", count: 64) + " " + String(repeating: "0", count: 64),
        ])
    func badText(text: String) { #expect(WebServer.DevelopmentKey(text: text) == nil) }

    @Test("A browser that is refused gets a page that says what to do; everybody else a line")
    func pages() throws {
        let server = try TestServer()
        let cookie = "Cookie: \(server.cookieName)=\(String(repeating: "0", count: 64))"
        let page = try server.client().get("/", host: server.host, [cookie, "Accept: text/html,*/*"])
        #expect(page.status == 401)
        #expect(page.header("Content-Type") == "text/html; charset=utf-8")
        #expect(page.body.contains("<h1>The app was started again</h1>"))
        #expect(!page.body.contains("<script"))
        let text = try server.client().get("/", host: server.host, [cookie, "Accept: */*"])
        #expect(text.header("Content-Type") == "text/plain; charset=utf-8")
    }
}
