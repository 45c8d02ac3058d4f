// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Things with names and types, on their way between page and program: what is dragged, and files.
enum WireItems {
    static let most = 16
    static let mostRepresentations = 4

    /// - Parameter longest: the limit of one representation's bytes.
    static func read(from reader: inout ByteReader, longest: Int) throws(ProtocolError) -> PasteboardContent {
        var content = PasteboardContent()
        for _ in 0..<(try count("items", most, from: &reader)) {
            let name = try reader.text("name")
            var item = PasteboardContent.Item(representations: [], name: name.isEmpty ? nil : name)
            for _ in 0..<(try count("representations", mostRepresentations, from: &reader)) {
                let type = FileTypes.identifier(mediaType: try reader.shortText("type"), name: name)
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
}
