// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import BrowserHost
@testable import UIKitCore

@MainActor @Suite struct PaintWriterTests {
    @Test("welcome, refusal and clock")
    func connection() {
        expect(
            ClientBytes().u8(0x01).u16(ProtocolVersion.current).u64(1).u64(2).u32(3).u8(1).u16(2).adding([0xC3, 0xA9])
        ) {
            $0.welcome(session: SessionToken(high: 1, low: 2), scene: 3, isResumed: true, title: "é")
        }
        expect(ClientBytes(bytes: [0x02, UInt8(ProtocolVersion.current), 0, 2, 0, 0x6E, 0x6F])) { $0.refusal("no") }
        expect(ClientBytes(bytes: [0x03, 2, 1, 0, 0])) { $0.clock(request: 258) }
    }

    @Test("faces and questions for measurements")
    func fonts() {
        let face = FontFace(family: .named("A"), weight: 700, isItalic: true, hasMonospacedDigits: true)
        expect(ClientBytes().u8(0x14).u32(5).u16(700).u8(3).u16(1).u8(0x41)) { $0.face(5, face) }
        expect(ClientBytes().u8(0x14).u32(0).u16(400).u8(0).u16(0)) { $0.face(0, FontFace()) }
        expect(ClientBytes().u8(0x14).u32(1).u16(400).u8(1).text("monospace")) {
            $0.face(1, FontFace(family: .monospaced, isItalic: true))
        }
        expect(ClientBytes().u8(0x14).u32(1).u16(400).u8(2).u16(0)) { $0.face(1, FontFace(hasMonospacedDigits: true)) }
        expect(ClientBytes().u8(0x15).u32(1).u32(5).u16(2).u16(1).u8(0x61).u16(0)) {
            $0.measure(request: 1, face: 5, graphemes: ["a", ""])
        }
    }

    @Test("an address to open, and things to do")
    func outside() {
        expect(ClientBytes().u8(0x16).text("tel:1")) { $0.open("tel:1") }
        expect(ClientBytes().u8(0x17).u16(1).text("new").text("New").text("")) { $0.offer([("new", "New", "")]) }
        expect(ClientBytes().u8(0x17).u16(0)) { $0.offer([]) }
        expect(ClientBytes().u8(0x1B).u32(2).u8(7).u8(8)) { $0.state(Data([7, 8])) }
        expect(ClientBytes().u8(0x18).u8(1)) { $0.closing(isAsked: true) }
        expect(ClientBytes().u8(0x18).u8(0)) { $0.closing(isAsked: false) }
    }

    @Test("windows, removal and clearing")
    func picture() {
        expect(ClientBytes(bytes: [0x10])) { $0.clearPicture() }
        expect(ClientBytes().u8(0x11).u32(2).u32(1).u32(256)) { $0.windows([1, 256]) }
        expect(ClientBytes().u8(0x13).u32(0)) { $0.remove([]) }
    }

    @Test("geometry with no, an affine and a projective transform")
    func geometry() {
        let start = ClientBytes().f32(1, 2, 3, 4, 0.5, 0.25)
        func check(_ transform: CATransform3D, _ expected: ClientBytes) {
            expect(start.then(expected)) {
                $0.geometry(
                    size: CGSize(width: 1, height: 2), position: CGPoint(x: 3, y: 4), anchor: CGPoint(x: 0.5, y: 0.25),
                    transform: transform)
            }
        }
        check(CATransform3DIdentity, ClientBytes().u8(0))
        let affine = CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        check(affine, ClientBytes().u8(1).f32(1, 2, 3, 4, 5, 6))
        var projective = CATransform3DIdentity
        projective.m34 = -0.5
        check(projective, ClientBytes().u8(2).f32(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.5, 0, 0, 0, 1))
    }

    @Test("shapes and gradients; numbers out of all reach are brought to the edge, and patterns of nothing are none")
    func shapes() {
        var shape = DisplayShape()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 1e11, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
        path.closeSubpath()
        shape.path = path
        shape.fillColor = nil
        shape.strokeColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        shape.isEvenOdd = true
        (shape.cap, shape.join) = (.square, .bevel)
        (shape.lineWidth, shape.strokeEnd) = (.nan, 0.5)
        shape.dashes = [4, 2]
        expect(
            ClientBytes().u8(4).u8(6).u32(0).u32(0xFF00_00FF).f32(0).u8(2).u8(2).f32(10, 0, 0.5, 0).u16(2).f32(4, 2)
                .u32(5).u8(0).f32(1, 2).u8(1).f32(1e9, 4).u8(2).f32(7, 8, 5, 6).u8(3).f32(1, 1, 2, 2, 0, 0).u8(4)
        ) { $0.shape(shape) }
        shape.dashes = [4, -2]
        shape.path = nil
        expect(
            ClientBytes().u8(4).u8(6).u32(0).u32(0xFF00_00FF).f32(0).u8(2).u8(2).f32(10, 0, 0.5, 0).u16(0).u32(0)
        ) { $0.shape(shape) }
        var gradient = DisplayGradient()
        gradient.kind = .radial
        gradient.stops = [.init(color: .black, location: 0), .init(color: .white, location: 1)]
        expect(
            ClientBytes().u8(5).u8(1).f32(0.5, 0, 0.5, 1).u16(2).u32(0xFF00_0000).f32(0).u32(0xFFFF_FFFF).f32(1)
        ) { $0.gradient(gradient) }
    }

    @Test("appearance, text, image, accessibility")
    func aspects() {
        expect(ClientBytes().u8(0x12).u32(9).u8(17)) { $0.beginView(9, aspects: [.geometry, .children]) }
        let appearance = WireAppearance(
            flags: 3, opacity: 0.5, background: 0x0403_0201, cornerRadius: 8, borderWidth: 1, border: 0xFF00_0000,
            shadow: 0x8000_0000, shadowOffset: CGSize(width: 1, height: 2), shadowRadius: 3, zPosition: -1)
        let painted = ClientBytes().u8(3).f32(0.5).adding([1, 2, 3, 4]).f32(8, 1)
        expect(painted.u32(0xFF00_0000).u32(0x8000_0000).f32(1, 2, 3, -1)) { $0.appearance(appearance) }
        let text = ClientBytes().u8(1).u32(1).f32(17).u32(7).u16(1)
        expect(text.f32(1, 16, 20).u8(1).u16(2).adding([0x68, 0x69])) {
            $0.beginText(face: 1, size: 17, color: 7, lines: 1)
            $0.line(DisplayText.Line(text: "hi", baseline: CGPoint(x: 1, y: 16), width: 20, isRightToLeft: true))
        }
        expect(ClientBytes().u8(2).u16(2).adding([0x61, 0x62]).f32(2, 3).u8(4).u8(0).u32(0)) {
            $0.image(name: "ab", size: CGSize(width: 2, height: 3), mode: 4, tint: nil)
        }
        let button = DisplayAccessibility(
            role: .button, label: "a", value: nil, identifier: "b", isEnabled: true, isSelected: false)
        expect(ClientBytes().u8(1).u16(1 | 4 | 16).u16(1).u8(0x61).u16(1).u8(0x62)) { $0.accessibility(button) }
    }

    @Test("AX11, AX17: what few views say to assistive technology follows what all say, in the order of its bits")
    func rareAccessibility() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let (label, element) = (UILabel(), UIAccessibilityElement(accessibilityContainer: view))
        view.isAccessibilityElement = true
        view.accessibilityHint = "h"
        view.accessibilityLanguage = "de"
        view.accessibilityElementsHidden = true
        view.accessibilityViewIsModal = true
        view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Go") { _ in true }]
        element.accessibilityLabel = "e"
        element.accessibilityTraits = .button
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        view.accessibilityElements = [label, element]
        let flags: UInt16 = 1 | 32 | 64 | 128 | 1024 | 2048 | 4096 | 8192
        let head = ClientBytes().u8(0).u16(flags).text("h").text("de").u8(1).text("Go").u16(2)
        let items = ClientBytes().u8(0).u32(label.displayIdentifier.number).u8(1).f32(1, 2, 3, 4)
            .u8(1).u16(1 | 4 | 128).text("e")
        expect(head.then(items)) { $0.accessibility(view.displayAccessibility) }
    }

    @Test("AX23, AX25–AX27: rotors, what a view holds and its level come before what is in it")
    func containers() {
        let view = UIView()
        view.accessibilityContainerType = .list
        view.accessibilityCustomRotors = [UIAccessibilityCustomRotor(name: "Tiles") { _ in nil }]
        expect(ClientBytes().u8(0).u16(1 | 16384 | 32768).u8(1).text("Tiles").u8(2).u8(0)) {
            $0.accessibility(view.displayAccessibility)
        }
        let heading = UIView()
        heading.accessibilityAttributedLabel = NSAttributedString(
            string: "h", attributes: [.accessibilityTextHeadingLevel: 3])
        expect(ClientBytes().u8(0).u16(1 | 4 | 32768).text("h").u8(0).u8(3)) {
            $0.accessibility(heading.displayAccessibility)
        }
        let table = OneCellTable()
        table.addSubview(table.cell)
        table.accessibilityContainerType = .dataTable
        let fields = ClientBytes().u8(1).u8(0).u16(1).u16(1).u16(1).u16(1).u16(1).u16(1).u16(1).u8(0).u8(0)
            .u32(table.cell.displayIdentifier.number)
        expect(ClientBytes().u8(0).u16(1 | 32768).then(fields)) { $0.accessibility(table.displayAccessibility) }
    }

    private final class OneCellTable: UIView, UIAccessibilityContainerDataTable {
        final class Cell: UIView, UIAccessibilityContainerDataTableCell {
            func accessibilityRowRange() -> NSRange { NSRange(location: 0, length: 1) }
            func accessibilityColumnRange() -> NSRange { NSRange(location: 0, length: 1) }
        }

        let cell = Cell()
        func accessibilityRowCount() -> Int { 1 }
        func accessibilityColumnCount() -> Int { 1 }
        func accessibilityDataTableCellElement(
            forRow row: Int, column: Int
        ) -> (any UIAccessibilityContainerDataTableCell)? { cell }
    }

    @Test("AX14, AX9: notices, and that the focus leaves")
    func notices() {
        expect(ClientBytes().u8(0x44).u8(0).u32(0).u16(0).text("Saved")) {
            $0.notice(AccessibilityNotice(kind: .announcement, text: "Saved"))
        }
        expect(ClientBytes().u8(0x44).u8(2).u32(9).u16(3).text("")) {
            $0.notice(AccessibilityNotice(kind: .screenChanged, view: ViewIdentifier(9), element: 2))
        }
        expect(ClientBytes().u8(0x45).u8(1)) { $0.focusLeaves(forward: true) }
    }

    @Test("text in several styles, run by run; lines under it by their number")
    func styledText() {
        var run = DisplayStyledText.Run(
            text: "hi", face: FontFace(), size: 17, color: .red, background: nil,
            underline: .init(style: .double, color: .blue), strikethrough: nil, kern: 1.5,
            baseline: CGPoint(x: 1, y: 16), width: 20, isRightToLeft: true)
        var wire = WireRun(face: 1, color: 7)
        #expect(wire.underline == (0, 0) && wire.strikethrough == (0, 0) && wire.background == 0)
        wire.underline = (3, 9)
        let head = ClientBytes().u8(3).u16(1).u32(1).f32(17).u32(7).u32(0).u8(3).u32(9).u8(0).u32(0)
        expect(head.f32(1.5, 1, 16, 20).u8(1).u16(2).adding([0x68, 0x69])) {
            $0.beginStyledText(runs: 1)
            $0.run(run, wire)
        }
        run.isRightToLeft = false
        expect(head.f32(1.5, 1, 16, 20).u8(0).u16(2).adding([0x68, 0x69])) {
            $0.beginStyledText(runs: 1)
            $0.run(run, wire)
        }
        let strokes: [NSUnderlineStyle] = [
            [], .single, .thick, .double, [.single, .patternDot], [.thick, .patternDash],
        ]
        #expect(strokes.map(WireRun.stroke) == [0, 1, 2, 3, 4, 5])
    }

    @Test("a mask, shape by shape; none")
    func mask() {
        expect(ClientBytes().u8(0)) { $0.beginMask(shapes: nil) }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let mask = UIView(frame: CGRect(x: 3, y: 4, width: 20, height: 10))
        mask.backgroundColor = .black
        mask.alpha = 0.5
        mask.layer.cornerRadius = 2
        view.mask = mask
        guard let shape = view.displayMask?.shapes.first else {
            Issue.record("no shape")
            return
        }
        expect(ClientBytes().u8(1).u16(1).f32(1, 0, 0, 1, 3, 4).f32(20, 10, 2, 0.5, 1)) {
            $0.beginMask(shapes: 1)
            $0.shape(shape)
        }
    }

    @Test("text longer than its count can say is cut at a character's end")
    func longText() {
        var writer = PaintWriter()
        writer.refusal(String(repeating: "é", count: 40_000))
        #expect(writer.bytes.count == 5 + 65_534)
        #expect(Array(writer.bytes[3..<5]) == [0xFE, 0xFF])
    }

    @Test("drawings of applications: a head, and each kind of step")
    func drawing() {
        let content = WireContent.drawing.rawValue
        let size = CGSize(width: 3, height: 4)
        expect(ClientBytes().u8(content).f32(3, 4).u8(5).u8(1).u32(9).u32(2)) {
            $0.beginDrawing(size: size, mode: 5, tint: 9, steps: 2)
        }
        expect(ClientBytes().u8(content).f32(3, 4).u8(0).u8(0).u32(0).u32(0)) {
            $0.beginDrawing(size: size, mode: 0, tint: nil, steps: 0)
        }
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        expect(ClientBytes().u8(15).text("a").f32(1, 2, 3, 4).u8(1).u32(7)) { $0.drawnImage(name: "a", rect, tint: 7) }
        expect(ClientBytes().u8(15).text("a").f32(1, 2, 3, 4).u8(0).u32(0)) {
            $0.drawnImage(name: "a", rect, tint: nil)
        }
        expect(ClientBytes().u8(16).u32(8).f32(12).u32(6).f32(5, 7).text("é")) {
            $0.drawnText("é", face: 8, size: 12, color: 6, at: CGPoint(x: 5, y: 7))
        }
        let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        let steps: [(DrawingCommand, ClientBytes)] = [
            (.save, ClientBytes().u8(0)), (.restore, ClientBytes().u8(1)),
            (
                .concatenate(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
                ClientBytes().u8(2).f32(1, 2, 3, 4, 5, 6)
            ),
            (.clear(rect), ClientBytes().u8(6).f32(1, 2, 3, 4)),
            (.fillColor(red), ClientBytes().u8(7).u32(0xFF00_00FF)),
            (.strokeColor(red), ClientBytes().u8(8).u32(0xFF00_00FF)),
            (
                .line(width: 2, cap: .square, join: .bevel, miterLimit: 10),
                ClientBytes().u8(9).f32(2).u8(2).u8(2).f32(10)
            ),
            (.alpha(0.5), ClientBytes().u8(11).f32(0.5)), (.blendMode(.multiply), ClientBytes().u8(12).u8(1)),
            (
                .shadow(offset: CGSize(width: 1, height: 2), blur: 3, color: red),
                ClientBytes().u8(13).f32(1, 2, 3).u32(0xFF00_00FF)
            ),
            (.shadow(offset: .zero, blur: 0, color: nil), ClientBytes().u8(13).f32(0, 0, 0).u32(0)),
            (.smoothing(false), ClientBytes().u8(17).u8(0)), (.smoothing(true), ClientBytes().u8(17).u8(1)),
        ]
        for (step, bytes) in steps { expect(bytes) { $0.step(step) } }
        // Paths are tested with shapes: whether a step's path counts by crossings comes before it.
        let path = CGMutablePath()
        for (step, start) in [
            (DrawingCommand.clip(path, isEvenOdd: true), [3, 1]), (.clip(path, isEvenOdd: false), [3, 0]),
            (.fill(path, isEvenOdd: true), [4, 1]), (.fill(path, isEvenOdd: false), [4, 0]), (.stroke(path), [5]),
            (.dashes([1, 2], phase: 0), [10]),
        ] as [(DrawingCommand, [UInt8])] {
            var writer = PaintWriter()
            writer.step(step)
            #expect(Array(writer.bytes.prefix(start.count)) == start && writer.bytes.count > start.count)
        }
    }

    @Test("the buffer is empty after clearing and keeps its room")
    func clearing() {
        var writer = PaintWriter()
        writer.remove(Array(1...100))
        writer.clear()
        #expect(writer.isEmpty)
        #expect(writer.bytes.capacity >= 405)
    }

    @Test("colors: grays, values beyond a byte's range, none")
    func colors() {
        #expect(PaintWriter.color(CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)) == 0xFF00_80FF)
        #expect(PaintWriter.color(CGColor(gray: 1, alpha: 0)) == 0x00FF_FFFF)
        #expect(PaintWriter.color(CGColor(srgbRed: 2, green: -1, blue: .nan, alpha: 1)) == 0xFF00_00FF)
        #expect(PaintWriter.color(nil) == 0)
    }

    private func expect(
        _ expected: ClientBytes, sourceLocation: SourceLocation = #_sourceLocation,
        _ write: (inout PaintWriter) -> Void
    ) {
        var writer = PaintWriter()
        write(&writer)
        #expect(writer.bytes == expected.bytes, sourceLocation: sourceLocation)
    }
}
