// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A step of a drag over the page from outside, as the page sends it.
struct WireDrag {
    var sample: DragSample
    var time: Double

    static let mostItems = 16
    static let mostRepresentations = 4
    /// The limit of one item's bytes, the same as for the clipboard.
    static let longest = 2 << 20

    init(from reader: inout ByteReader) throws(ProtocolError) {
        let phase = try reader.choice("drag phase", as: Phase.self, below: 4)
        time = try reader.wideNumber("time", in: 0...ClientMessageReader.latestTime)
        let reach = ClientMessageReader.farthestCoordinate
        let location = CGPoint(
            x: try reader.number("x", in: -reach...reach), y: try reader.number("y", in: -reach...reach))
        let modifiers = try WireModifiers(from: &reader)
        var content = PasteboardContent()
        if phase == .entered || phase == .dropped { content = try Self.readItems(from: &reader) }
        sample = DragSample(
            phase: phase.phase, location: location, content: content, modifiers: modifiers.flags)
    }

    private static func readItems(from reader: inout ByteReader) throws(ProtocolError) -> PasteboardContent {
        var content = PasteboardContent()
        for _ in 0..<(try count("items", mostItems, from: &reader)) {
            let name = try reader.text("name")
            var item = PasteboardContent.Item(representations: [], name: name.isEmpty ? nil : name)
            for _ in 0..<(try count("representations", mostRepresentations, from: &reader)) {
                let type = Self.type(of: try reader.shortText("type"))
                item.representations.append(.init(type: type, data: try reader.data("data", longest: longest)))
            }
            content.items.append(item)
        }
        return content
    }

    private static func count(
        _ field: StaticString, _ most: Int, from reader: inout ByteReader
    ) throws(ProtocolError) -> Int {
        let start = reader.offset
        let count: UInt8 = try reader.integer(field)
        guard count <= most else {
            throw .outOfRange(offset: start, field: "\(field)", found: Double(count), expected: "at most \(most)")
        }
        return Int(count)
    }

    /// The uniform type identifier of a media type; plain data for an unknown one.
    static func type(of mediaType: String) -> String { types[mediaType.lowercased()] ?? "public.data" }

    private static let types = [
        "text/plain": "public.utf8-plain-text", "text/html": "public.html", "text/uri-list": "public.url",
        "text/csv": "public.comma-separated-values-text", "text/markdown": "net.daringfireball.markdown",
        "image/png": "public.png", "image/jpeg": "public.jpeg", "image/gif": "com.compuserve.gif",
        "image/svg+xml": "public.svg-image", "image/webp": "org.webmproject.webp", "application/pdf": "com.adobe.pdf",
        "application/json": "public.json", "application/zip": "public.zip-archive", "audio/mpeg": "public.mp3",
        "video/mp4": "public.mpeg-4",
    ]
}

extension WireDrag.Phase {
    var phase: DragSample.Phase {
        switch self {
        case .entered: .entered
        case .moved: .moved
        case .left: .exited
        case .dropped: .dropped
        }
    }
}

extension PaintWriter {
    /// The effect of a drop on the page.
    mutating func dropOperation(_ operation: DragOperation) {
        kind(.dropOperation)
        integer(operation.rawValue)
    }

    /// The look of the pointer over the page.
    mutating func pointerLook(_ look: PointerLook) {
        kind(.pointerLook)
        integer(look.rawValue)
    }
}
