// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("W65: colors that repeat an image")
struct PatternColorTests {
    private let screen = TestScreen()
    /// Of 10 by 20 points.
    private let tile = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }

    /// Where the steps of a drawing begin a tile, in its coordinates.
    private func places(_ content: DisplayContent) -> [CGPoint] {
        guard case .drawing(let drawing, _) = content else { return [] }
        return drawing.commands.compactMap {
            guard case .concatenate(let transform) = $0 else { return nil }
            return CGPoint(x: transform.tx, y: transform.ty)
        }
    }

    @Test("a view's background is covered with the image from its corner on, again after it was resized")
    func background() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
        screen.window.addSubview(view)
        view.backgroundColor = UIColor(patternImage: tile)
        let corners = [CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 20), CGPoint(x: 10, y: 20)]
        #expect(places(view.displayContent) == corners)
        view.frame.size = CGSize(width: 10, height: 20)
        #expect(places(view.displayContent).isEmpty && view.displayContent != .none)
        view.backgroundColor = .red
        #expect(view.displayContent == .none)
    }

    @Test("it fills paths inside of their outline, until a color is set")
    func fills() {
        let drawing = DisplayDrawing(of: CGRect(x: 0, y: 0, width: 40, height: 40)) { context in
            UIColor(patternImage: tile).setFill()
            UIBezierPath(rect: CGRect(x: 20, y: 20, width: 10, height: 20)).fill()
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let clips = drawing.commands.compactMap { if case .clip(let path, _) = $0 { path.boundingBox } else { nil } }
        #expect(clips.first == CGRect(x: 20, y: 20, width: 10, height: 20))
        #expect(places(.drawing(drawing, .redraw)) == [CGPoint(x: 20, y: 20)])
        #expect(
            drawing.commands.last
                == .fill(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil), isEvenOdd: false))
    }

    @Test("it has no components, and is equal to one of the same image")
    func components() {
        let color = UIColor(patternImage: tile)
        var number: CGFloat = 7
        #expect(!color.getRed(&number, green: nil, blue: nil, alpha: nil))
        #expect(!color.getWhite(&number, alpha: nil))
        #expect(!color.getHue(&number, saturation: nil, brightness: nil, alpha: nil) && number == 7)
        #expect(color.cgColor.alpha == 0 && color.withAlphaComponent(0.5) == color)
        #expect(color == UIColor(patternImage: tile) && color != UIColor(patternImage: UIImage()))
        #expect(color.description.hasPrefix("<UIPatternColor: 0x"))
    }
}
