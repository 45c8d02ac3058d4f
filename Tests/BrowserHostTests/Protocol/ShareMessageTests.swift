// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore

@testable import BrowserHost

@Suite("Messages about the browser's share sheet")
struct ShareMessageTests {
    @Test("NA26: an answer has a request's number and what became of it")
    func answers() throws {
        for (byte, outcome) in [(0, ShareAnswer.Outcome.shared), (1, .dismissed), (2, .unavailable)] {
            #expect(
                try read(ClientBytes().u8(0x25).u32(7).u8(UInt8(byte)).f64(5)) == [
                    .input(.share(ShareAnswer(request: 7, outcome: outcome)), deviceTime: 5)
                ])
        }
        #expect(throws: ProtocolError.self) { try read(ClientBytes().u8(0x25).u32(7).u8(3).f64(5)) }
    }

    @Test("NA26: to a page: the subject, all texts and addresses, and of an address not its text")
    func writing() {
        func item(_ parts: (String, String)...) -> PasteboardContent.Item {
            .init(representations: parts.map { .init(type: $0.0, data: Data($0.1.utf8)) })
        }
        let text = "public.utf8-plain-text"
        let content = PasteboardContent(items: [
            item((text, "a")), item((text, "u:1"), ("public.url", "u:1")), item((text, "b")), item(("public.png", "p")),
        ])
        var writer = PaintWriter()
        writer.share(ShareRequest(number: 3, content: content, subject: "é"))
        writer.share(ShareRequest(number: 4, content: PasteboardContent()))
        let expected = ClientBytes().u8(0x24).u32(3).text("é").u8(3).u8(0).long("a\nb").u8(2).long("u:1").u8(3).long(
            "p"
        )
        .u8(0x24).u32(4).text("").u8(0)
        #expect(writer.bytes == expected.bytes)
    }
}
