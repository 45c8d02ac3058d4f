// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore

@testable import BrowserHost

@Suite("Messages about files of the page's user")
struct FileMessageTests {
    private func item(_ name: String?, _ type: String, _ bytes: String) -> PasteboardContent.Item {
        .init(representations: [.init(type: type, data: Data(bytes.utf8))], name: name)
    }

    @Test("an answer has a request's number, what became of it, and the files with their names and types")
    func answers() throws {
        let bytes = ClientBytes().u8(0x26).u32(7).u8(0).f64(5).u8(2)
            .text("plum.png").u8(1).short("image/png").long("p")
            .text("Notes.MD").u8(1).short("").long("n")
        let content = PasteboardContent(items: [
            item("plum.png", "public.png", "p"), item("Notes.MD", "net.daringfireball.markdown", "n"),
        ])
        #expect(
            try read(bytes) == [.input(.files(FileAnswer(request: 7, outcome: .done, content: content)), deviceTime: 5)]
        )
        for (byte, outcome) in [
            (1, FileAnswer.Outcome.dismissed), (2, .unavailable), (3, .tooLarge), (4, .tooMany), (5, .failed),
        ] {
            #expect(
                try read(ClientBytes().u8(0x26).u32(7).u8(UInt8(byte)).f64(5)) == [
                    .input(.files(FileAnswer(request: 7, outcome: outcome)), deviceTime: 5)
                ])
        }
    }

    @Test("an unknown outcome, more than sixteen files, and a file that is larger than four megabytes are refused")
    func limits() {
        let start = { (outcome: UInt8) in ClientBytes().u8(0x26).u32(7).u8(outcome).f64(5) }
        #expect(throws: ProtocolError.self) { try read(start(6)) }
        #expect(throws: ProtocolError.self) { try read(start(0).u8(17)) }
        let file = start(0).u8(1).text("a").u8(1).short("image/png")
        #expect {
            try read(file.u32(4 << 20 | 1))
        } throws: {
            guard case .outOfRange(_, "data", _, _)? = $0 as? ProtocolError else { return false }
            return true
        }
    }

    @Test("to a page: the limit, and the types as an input element has them")
    func choosing() {
        var writer = PaintWriter()
        let choice = FileRequest.Choice(types: ["public.png", "com.adobe.pdf"], limit: 300, adaptsPictures: true)
        writer.fileRequest(FileRequest(number: 3, purpose: .choose(choice)))
        writer.fileWithdrawal(3)
        let expected = ClientBytes().u8(0x25).u32(3).u8(0).u8(255).u8(1)
            .text("image/png,application/pdf,.png,.pdf").u8(0x26).u32(3)
        #expect(writer.bytes == expected.bytes)
        writer.clear()
        let plain = FileRequest.Choice(types: ["public.item"], limit: 1, adaptsPictures: false)
        writer.fileRequest(FileRequest(number: 4, purpose: .choose(plain)))
        #expect(writer.bytes == ClientBytes().u8(0x25).u32(4).u8(0).u8(1).u8(0).text("").bytes)
    }

    @Test("a family of types has a browser's name as well; what has no name lets every file pass")
    func types() {
        #expect(WireFiles.accepted(["public.image"]).hasPrefix("image/*,image/jpeg,image/png"))
        #expect(WireFiles.accepted(["public.movie"]).hasPrefix("video/*,video/quicktime,video/mp4,.mov,.mp4"))
        #expect(WireFiles.accepted(["public.plain-text"]) == "text/plain,text/markdown,.txt,.text,.md,.markdown,.swift")
        for types in [[], ["public.item"], ["public.data"], ["com.example.own"], ["public.png", "public.content"]] {
            #expect(WireFiles.accepted(types).isEmpty)
        }
    }

    @Test("to a page: files to save, with their names")
    func saving() {
        var writer = PaintWriter()
        writer.fileRequest(
            FileRequest(
                number: 4,
                purpose: .save(PasteboardContent(items: [item("é.txt", "public.text", "ab"), item(nil, "x", "")]))))
        let expected = ClientBytes().u8(0x25).u32(4).u8(1).u8(2).text("é.txt").long("ab").text("").u32(0)
        #expect(writer.bytes == expected.bytes)
    }
}
