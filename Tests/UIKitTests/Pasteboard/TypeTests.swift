// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("PC6: types of data, and items under them")
struct TypeTests {
    private let screen = TestScreen()

    @Test("PC6: a type is a kind of others, has an ending and a name on the web")
    func kinds() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && !UTType.image.conforms(to: .png))
        #expect(UTType.utf8PlainText.isSubtype(of: .text) && !UTType.text.isSubtype(of: .text))
        #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "image/gif") == .gif)
        #expect(UTType(filenameExtension: "png", conformingTo: .audio) == nil && UTType("no.such.type") == nil)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.image.preferredMIMEType == nil)
        #expect(UTType(exportedAs: "com.example.card").conforms(to: UTType(importedAs: "com.example.card")))
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && UTTypeEqual("Public.PNG", kUTTypePNG))
        // Every type is a kind of types that are known.
        for entry in TypeTable.entries {
            for parent in entry.supertypes { #expect(TypeTable.entry(parent) != nil) }
        }
    }

    @Test("PC6: an item under a type is loaded as bytes, as an object, or as it is; a kind of the type is found")
    func items() {
        _ = screen.application
        let provider = NSItemProvider(item: Data("note".utf8) as NSData, typeIdentifier: kUTTypeUTF8PlainText as String)
        #expect(provider.registeredTypeIdentifiers == [UTType.utf8PlainText.identifier])
        #expect(provider.hasItemConformingToTypeIdentifier(kUTTypePlainText))
        #expect(!provider.hasItemConformingToTypeIdentifier(kUTTypeImage))
        let log = CallLog()
        provider.loadDataRepresentation(forTypeIdentifier: UTType.text.identifier) { data, _ in
            log(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")
        }
        provider.loadObject(ofClass: String.self) { text, _ in log(text ?? "none") }
        provider.loadItem(forTypeIdentifier: kUTTypeUTF8PlainText) { item, _ in log("\((item as? NSData)?.length ?? 0)")
        }
        #expect(log.take() == ["note", "note", "4"])
        let text = NSItemProvider(item: "word", typeIdentifier: kUTTypePlainText)
        text.loadItem(forTypeIdentifier: kUTTypePlainText) { item, _ in log((item as? NSString)?.description ?? "none")
        }
        text.loadDataRepresentation(forTypeIdentifier: kUTTypePlainText) { data, _ in log("\(data?.count ?? 0)") }
        text.loadItem(forTypeIdentifier: kUTTypeImage) { item, error in log("\(item == nil && error != nil)") }
        #expect(log.take() == ["word", "4", "true"])
        #expect(NSItemProvider(item: nil, typeIdentifier: kUTTypeText).registeredTypeIdentifiers == [])
    }
}
