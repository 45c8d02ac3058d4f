// SPDX-License-Identifier: Apache-2.0

import NIOHTTP1
import Testing

@testable import WebServer

@Suite struct HTTPRequestHeadTests {
    @Test("The target is read as sent: percent-encoding left alone, the token's item taken out")
    func target() {
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/a%2Fb?x=1&&token=t?u&y=2&token=v")
        #expect(head.path == "/a%2Fb")
        #expect(head.token == "t?u")
        #expect(head.locationWithoutToken == "/a%2Fb?x=1&y=2")
        let bare = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/a")
        #expect(bare.token == nil)
        #expect(bare.locationWithoutToken == "/a")
    }

    @Test("Every cookie of the name is found, in whatever field, and no other")
    func cookies() {
        var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
        head.headers = ["Cookie": "a=1; b=2;a=3", "cookie": "ab=4; a=5"]
        #expect(head.cookies(named: "a") == ["1", "3", "5"])
    }
}
