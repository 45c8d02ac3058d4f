// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore

@testable import BrowserHost

@Suite("Messages about the clipboard")
struct ClipboardMessageTests {
    private static let text = "public.utf8-plain-text"

    private func bytes(_ bytes: [UInt8]) -> ClientBytes { ClientBytes().u32(UInt32(bytes.count)).adding(bytes) }

    private func edit(of message: ClientBytes) throws -> TextSample.Edit? {
        guard case .input(.text(let sample), deviceTime: 5) = try read(message).first else { return nil }
        return sample.edit
    }

    @Test("copy, cut, and paste with what there is")
    func commands() throws {
        #expect(try edit(of: ClientBytes().u8(0x22).u8(0).f64(5)) == .copy)
        #expect(try edit(of: ClientBytes().u8(0x22).u8(1).f64(5)) == .cut)
        #expect(try edit(of: ClientBytes().u8(0x22).u8(2).f64(5).u8(0)) == .paste(PasteboardContent()))
        let paste = ClientBytes().u8(0x22).u8(2).f64(5).u8(3).u8(0).long("é").u8(1).long("<b>é</b>").u8(3)
            .then(bytes([1, 2, 3]))
        let item = PasteboardContent.Item(representations: [
            .init(type: Self.text, data: Data("é".utf8)), .init(type: "public.html", data: Data("<b>é</b>".utf8)),
            .init(type: "public.png", data: Data([1, 2, 3])),
        ])
        #expect(try edit(of: paste) == .paste(PasteboardContent(items: [item])))
    }

    @Test("of a list of links each is a thing; comments and what is no URL are left out")
    func links() throws {
        let list = "# comment\r\nhttps://a.example/\r\nno link\r\nhttps://b.example/x\r\n"
        guard case .paste(let content)? = try edit(of: ClientBytes().u8(0x22).u8(2).f64(5).u8(1).u8(2).long(list))
        else {
            Issue.record("no paste")
            return
        }
        #expect(
            content.items.map { $0.representations.map { String(decoding: $0.data, as: UTF8.self) } } == [
                ["https://a.example/"], ["https://b.example/x"],
            ])
        #expect(content.items.allSatisfy { $0.representations[0].type == "public.url" })
    }

    @Test("an answer has a request's number, and content or none")
    func answers() throws {
        #expect(
            try read(ClientBytes().u8(0x23).u32(7).f64(5).u8(0)) == [
                .input(.pasteboard(PasteboardAnswer(request: 7, content: nil)), deviceTime: 5)
            ])
        #expect(
            try read(ClientBytes().u8(0x23).u32(7).f64(5).u8(1).u8(1).u8(0).long("a")) == [
                .input(.pasteboard(PasteboardAnswer(request: 7, content: PasteboardContent(text: "a"))), deviceTime: 5)
            ])
    }

    @Test("what no clipboard holds is refused")
    func malformed() {
        let paste = ClientBytes().u8(0x22).u8(2).f64(5)
        for bad in [
            ClientBytes().u8(0x22).u8(3).f64(5), paste.u8(5), paste.u8(1).u8(4), paste.u8(1).u8(0).u32(5).adding([65]),
            paste.u8(1).u8(0).u32(2).adding([0xC3, 0x28]), paste.u8(1).u8(3).u32(.max),
            paste.u8(1).u8(3).then(bytes(Array(repeating: 0, count: 2 << 20 | 1))),
            paste.u8(1).u8(2).long(String(repeating: "a", count: 1 << 16 | 1)),
            ClientBytes().u8(0x23).u32(7).f64(5).u8(2),
        ] {
            #expect(throws: ProtocolError.self) { try read(bad) }
        }
    }

    @Test(
        "to a page: all texts and links, the first of the rest, nothing that browsers do not know or that is too large")
    func writing() {
        func item(_ parts: (String, String)...) -> PasteboardContent.Item {
            .init(representations: parts.map { .init(type: $0.0, data: Data($0.1.utf8)) })
        }
        let content = PasteboardContent(items: [
            item((Self.text, "a"), ("app.tile", "x"), ("public.png", "p")), item((Self.text, "b"), ("public.png", "q")),
            item(("public.url", "u:1")), item(("public.url", "u:2")),
        ])
        var writer = PaintWriter()
        writer.clipboard(content)
        let expected = ClientBytes().u8(0x21).u8(3).u8(0).long("a\nb").u8(2).long("u:1\r\nu:2").u8(3).long("p")
        #expect(writer.bytes == expected.bytes)
        writer.clear()
        writer.clipboard(PasteboardContent(text: String(repeating: "a", count: 1 << 20 | 1)))
        writer.clipboardRequest(9)
        #expect(writer.bytes == ClientBytes().u8(0x21).u8(0).u8(0x22).u32(9).bytes)
    }
}
