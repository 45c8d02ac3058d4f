// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The content of a tile, for copying and pasting.
struct Tile: Codable, Equatable {
    enum Color: String, Codable, CaseIterable {
        case blue, green, orange, pink

        var shown: UIColor {
            switch self {
            case .blue: .systemBlue
            case .green: .systemGreen
            case .orange: .systemOrange
            case .pink: .systemPink
            }
        }
    }

    /// The type under which tiles are on the pasteboard, besides their text.
    static let type = "org.responder.showcase.tile"

    var text: String
    var color: Color
    /// In units of the board's size.
    var x: Double
    var y: Double

    /// The tile as an item of a pasteboard.
    var item: [String: Any] {
        var item: [String: Any] = ["public.utf8-plain-text": text]
        item[Self.type] = try? JSONEncoder().encode(self)
        return item
    }

    /// The tile on a pasteboard, if its content can become one.
    @MainActor
    init?(_ pasteboard: UIPasteboard) {
        if let data = pasteboard.data(forPasteboardType: Self.type),
            let tile = try? JSONDecoder().decode(Tile.self, from: data)
        {
            self = tile
        } else if let text = pasteboard.string?.prefix(12), !text.isEmpty {
            self.init(text: String(text), color: .pink, x: 0.5, y: 0.5)
        } else {
            return nil
        }
    }

    init(text: String, color: Color, x: Double, y: Double) {
        self.text = text
        self.color = color
        self.x = x
        self.y = y
    }
}
