// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore

@Suite struct InsetsTests {
    @Test("Insets move each edge inwards, negative ones outwards, and nothing is clamped")
    func insetting() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
        #expect(
            rect.inset(by: UIEdgeInsets(top: -5, left: -5, bottom: -5, right: -5))
                == CGRect(x: 5, y: 15, width: 110, height: 60))
        #expect(rect.inset(by: UIEdgeInsets(top: 0, left: 80, bottom: 0, right: 80)).size.width == -60)
        #expect(rect.inset(by: .zero) == rect)
        #expect(CGRect.null.inset(by: insets).isNull)
    }

    @Test("Insets and offsets are stored as lists of numbers")
    func codable() throws {
        func text(_ value: some Encodable) throws -> String {
            String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
        }
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(try text(insets) == "[1,2,3,4]")
        #expect(try JSONDecoder().decode(UIEdgeInsets.self, from: Data("[1,2,3,4]".utf8)) == insets)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(try text(directional) == "[1,2,3,4]")
        #expect(try JSONDecoder().decode(NSDirectionalEdgeInsets.self, from: Data("[1,2,3,4]".utf8)) == directional)
        let offset = UIOffset(horizontal: 1, vertical: 2)
        #expect(try text(offset) == "[1,2]")
        #expect(try JSONDecoder().decode(UIOffset.self, from: Data("[1,2]".utf8)) == offset)
    }

    @Test("All edges are the four")
    func edges() {
        #expect(UIRectEdge.all == [.left, .right, .top, .bottom])
        #expect(UIRectEdge.all.rawValue == 15)
        #expect(!UIRectEdge.top.contains(.left))
    }
}
