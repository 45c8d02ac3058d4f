// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Foundation
import Testing

@testable import UIKitCore

@testable import BrowserHost

@Suite("Names of images and sounds")
struct ContentStoreTests {
    /// The head of a PNG, which is all that is read, and something behind it.
    private func image(_ rest: String) throws -> EncodedImage {
        let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        return try EncodedImage(
            Data(head + [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1F, 0x15, 0xC4, 0x89] + Array(rest.utf8)))
    }

    @Test("equal bytes have one name, different ones never share one, whatever their hashes")
    func collisions() throws {
        let store = ContentStore<EncodedImage> { _ in 7 }
        let (one, other, same) = (try image("one"), try image("other"), try image("one"))
        let name = store.add(one)
        #expect(store.add(same) == name)
        #expect(store.add(other) != name)
        #expect(name.utf8.count == 32)
        withExtendedLifetime((one, other, same)) {
            #expect(store.resource(named: name) != nil)
            #expect(store.resource(named: String(name.reversed())) == nil)
        }
    }

    @Test("an image is there as long as somebody shows it, and its name goes with it")
    func weakness() throws {
        let store = ContentStore<EncodedImage>()
        var shown: EncodedImage? = try image("shown")
        let name = try store.add(#require(shown))
        shown = nil
        #expect(store.resource(named: name) == nil)
        let again = try image("shown")
        #expect(store.add(again) != name)
        // Names of images and sounds that are gone are thrown out by and by.
        for number in 0..<1_000 { _ = store.add(try image("\(number)")) }
        withExtendedLifetime(again) { #expect(store.add(again) == store.add(again)) }
    }

    @Test("RB8: a page is told of the files of an own font before the face that is painted with them, once")
    func fonts() throws {
        let made = MadeFont { ($0.family, $0.style, $0.weight) = ("Served", "Bold", 700) }
        let file = try FontFile(made.data)
        FontFile.register(file)
        let store = ContentStore<FontFile>()
        var faces = FaceTable(fonts: store)
        var writer = PaintWriter()
        let bold = FontFace(family: .named("Served"), weight: 700)
        #expect(faces.number(of: bold, announcingIn: &writer) == 0)
        let name = store.add(file)
        let font = ClientBytes().u8(0x4B).u16(700).u8(0).text("Served").text(name)
        let face = ClientBytes().u8(0x14).u32(0).u16(700).u8(0).text("Served")
        #expect(writer.bytes == font.then(face).bytes)
        writer.clear()
        #expect(faces.number(of: bold, announcingIn: &writer) == 0 && writer.bytes.isEmpty)
        #expect(faces.number(of: FontFace(family: .named("Served")), announcingIn: &writer) == 1)
        #expect(writer.bytes == ClientBytes().u8(0x14).u32(1).u16(400).u8(0).text("Served").bytes)
        let resource = try #require(store.resource(named: name))
        #expect(resource.contentType == "font/ttf")
        let slanted = try FontFile(MadeFont { ($0.family, $0.style, $0.isItalic) = ("Served", "Italic", true) }.data)
        writer.clear()
        writer.font(slanted, name: "n")
        let expected = ClientBytes().u8(0x4B).u16(UInt16(slanted.weight)).u8(1).text("Served").text("n")
        #expect(slanted.isItalic && writer.bytes == expected.bytes)
    }
}
