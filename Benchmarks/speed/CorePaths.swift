// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKit

/// The paths whose instructions `Benchmarks/instructions` counts, each so many times.
@MainActor
enum CorePaths {
    static func run(_ arguments: [String]) {
        guard arguments.count == 2, let pieces = Int(arguments[1]), let path = paths[arguments[0]] else {
            preconditionFailure("count takes one of \(paths.keys.sorted()) and a number of pieces.")
        }
        path(pieces)
    }

    private static let paths: [String: (Int) -> Void] = [
        "siblings-1000": { hitTest(Trees.siblings(1000), $0) },
        "chain-100": { hitTest(Trees.chain(100), $0) },
        "siblings-100-overrides": { hitTest(Trees.siblings(100, making: Trees.everyTenthOverrides), $0) },
        "chain-100-overrides": { hitTest(Trees.chain(100, making: Trees.everyTenthOverrides), $0) },
        "move": { move(.nested(), $0) },
        "move-pan-pinch-tap": { move(.gestures(), $0) },
        "unhandled-move-1": { move(.unhandled(levels: 1), $0) },
        "unhandled-move-51": { move(.unhandled(levels: 51), $0) },
        "frame-of-10000": { moveChild(of: 10_000, $0) },
        "convert-rectangle": { convertRectangle($0) },
        "line-of-styled-text": { insertStyledText($0) },
    ]

    private static func hitTest(_ root: UIView, _ pieces: Int) {
        let points = Points(in: root, count: 1 << 10).points
        for piece in 0..<pieces where root.hitTest(points[piece % points.count], with: nil) == nil { Measure.sink += 1 }
    }

    private static func move(_ delivery: Delivery, _ pieces: Int) {
        var delivery = delivery
        delivery.begin()
        delivery.move(pieces)
    }

    /// One of many siblings gets another place, and a point is looked for.
    private static func moveChild(of count: Int, _ pieces: Int) {
        let root = Trees.siblings(count)
        let points = Points(in: root, count: 1 << 10).points
        let children = root.subviews
        for step in 0..<pieces {
            children[step &* 7919 % count].center.x += step & 1024 == 0 ? 3 : -3
            if root.hitTest(points[step % points.count], with: nil) == nil { Measure.sink += 1 }
        }
    }

    /// A rectangle goes from a view to one ten levels deeper.
    private static func convertRectangle(_ pieces: Int) {
        let root = Trees.chain(12)
        var deep = root
        while let next = deep.subviews.first { deep = next }
        for step in 0..<pieces {
            let converted = root.convert(CGRect(x: step & 7, y: 0, width: 10, height: 10), to: deep)
            if converted.width == 0 { Measure.sink += 1 }
        }
    }

    /// So many lines are inserted at once into a text with styles, and broken.
    private static func insertStyledText(_ pieces: Int) {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let text = NSMutableAttributedString(string: "Plain and ", attributes: [.font: UIFont.systemFont(ofSize: 16)])
        text.append(NSAttributedString(string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 16)]))
        view.attributedText = text
        view.layoutIfNeeded()
        view.selectedRange = NSRange(location: 0, length: 0)
        view.insertText(String(repeating: "Forty letters in eight words and a break\n", count: pieces))
        view.layoutIfNeeded()
        if view.contentSize.height == 0 { Measure.sink += 1 }
    }
}
