// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import BrowserHost
@testable import UIKitCore

/// What is told of a picture in the cases that `PaintWriterTests` has no room for: the other answer of each question, each flag alone, and
/// what no message has room for.
@MainActor
@Suite("Fields of the messages that paint")
struct PaintWriterFieldTests {
    private func expect(
        _ expected: ClientBytes, sourceLocation: SourceLocation = #_sourceLocation,
        _ write: (inout PaintWriter) -> Void
    ) {
        var writer = PaintWriter()
        write(&writer)
        #expect(writer.bytes == expected.bytes, sourceLocation: sourceLocation)
    }

    @Test("a new session, no more sensors, no picking, and the focus that leaves backwards")
    func otherAnswers() {
        expect(ClientBytes().u8(0x01).u16(ProtocolVersion.current).u64(1).u64(2).u32(3).u8(0).text("t")) {
            $0.welcome(session: SessionToken(high: 1, low: 2), scene: 3, isResumed: false, title: "t")
        }
        expect(ClientBytes().u8(0x1A).u8(0)) { $0.sensors(wantsEverySample: false) }
        expect(ClientBytes().u8(0x1E).u8(0)) { $0.pick(false) }
        expect(ClientBytes().u8(0x45).u8(0)) { $0.focusLeaves(forward: false) }
        expect(ClientBytes().u8(0x1D).u8(0)) { $0.screen(.another) }
        expect(ClientBytes().u8(0x1D).u8(1)) { $0.screen(.forward) }
    }

    @Test("views without content, views in views, and where a view's content is scrolled to")
    func structure() {
        expect(ClientBytes().u8(0)) { $0.noContent() }
        expect(ClientBytes().u32(3).u32(7).u32(1).u32(256)) { $0.children([7, 1, 256]) }
        expect(ClientBytes().u32(0)) { $0.children([]) }
        expect(ClientBytes().u8(0x13).u32(2).u32(5).u32(4)) { $0.remove([5, 4]) }
        expect(ClientBytes().f32(3, -4)) { $0.scroll(CGPoint(x: 3, y: -4)) }
        expect(ClientBytes().u8(2).text("a").f32(2, 3).u8(4).u8(1).u32(9)) {
            $0.image(name: "a", size: CGSize(width: 2, height: 3), mode: 4, tint: 9)
        }
        expect(ClientBytes().f32(1, 16, 20).u8(0).text("hi")) {
            $0.line(DisplayText.Line(text: "hi", baseline: CGPoint(x: 1, y: 16), width: 20, isRightToLeft: false))
        }
        expect(ClientBytes().u8(0).f32(1).u32(0).f32(0, 0).u32(0).u32(0).f32(0, 0, 0, 0)) {
            $0.appearance(WireAppearance())
        }
    }

    @Test("the ring lies inside or outside, around a view or a part of it")
    func ring() {
        func ring(_ isInside: Bool, _ isWholeView: Bool) -> FocusRing {
            FocusRing(
                view: ViewIdentifier(9), rect: CGRect(x: 1, y: 2, width: 3, height: 4), cornerRadius: 5,
                isInside: isInside, isWholeView: isWholeView, color: .black)
        }
        for (isInside, isWholeView, flags) in [(true, false, 1), (false, true, 2), (false, false, 0)] {
            expect(ClientBytes().u8(0x40).u32(9).u8(UInt8(flags)).f32(1, 2, 3, 4, 5).u32(0xFF00_0000)) {
                $0.focusRing(ring(isInside, isWholeView))
            }
        }
    }

    @Test("a step's path, dashes and gradient follow its code, field by field")
    func steps() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        let told = ClientBytes().u32(1).u8(0).f32(1, 2)
        expect(ClientBytes().u8(3).u8(1).then(told)) { $0.step(.clip(path, isEvenOdd: true)) }
        expect(ClientBytes().u8(4).u8(0).then(told)) { $0.step(.fill(path, isEvenOdd: false)) }
        expect(ClientBytes().u8(5).then(told)) { $0.step(.stroke(path)) }
        expect(ClientBytes().u8(10).f32(3).u16(2).f32(1, 2)) { $0.step(.dashes([1, 2], phase: 3)) }
        var gradient = DrawingGradient(
            isRadial: true, start: CGPoint(x: 1, y: 2), startRadius: 3, end: CGPoint(x: 4, y: 5), endRadius: 6,
            stops: [.init(color: .black, location: 0.25)], extendsBefore: false, extendsAfter: false)
        let rest = ClientBytes().f32(1, 2, 3, 4, 5, 6).u16(1).u32(0xFF00_0000).f32(0.25)
        expect(ClientBytes().u8(14).u8(1).then(rest)) { $0.step(.gradient(gradient)) }
        gradient.isRadial = false
        gradient.extendsBefore = true
        expect(ClientBytes().u8(14).u8(2).then(rest)) { $0.step(.gradient(gradient)) }
        gradient.extendsBefore = false
        gradient.extendsAfter = true
        expect(ClientBytes().u8(14).u8(4).then(rest)) { $0.step(.gradient(gradient)) }
    }

    @Test("dashes that are no pattern are none; a number below all reach is brought to the edge")
    func dashes() {
        for none: [CGFloat] in [[], [0, 0], [1, .infinity], [.nan, 1], [-1, 2]] {
            expect(ClientBytes().u16(0)) { $0.dashes(none) }
        }
        expect(ClientBytes().u16(2).f32(0, 1)) { $0.dashes([0, 1]) }
        expect(ClientBytes().f32(-1e9, 1e9, -5)) {
            $0.length(-1e11)
            $0.length(1e11)
            $0.length(-5)
        }
        expect(ClientBytes().u32(0)) { $0.path(nil) }
    }

    @Test("a shape's line and filling, each alone")
    func shape() {
        var shape = DisplayShape()
        shape.fillColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        shape.strokeColor = nil
        (shape.lineWidth, shape.miterLimit, shape.strokeStart, shape.dashPhase) = (2, 3, 0.25, 5)
        expect(
            ClientBytes().u8(4).u8(1).u32(0xFF00_00FF).u32(0).f32(2).u8(UInt8(shape.cap.rawValue))
                .u8(UInt8(shape.join.rawValue)).f32(3, 0.25, 1, 5).u16(0).u32(0)
        ) { $0.shape(shape) }
    }

    @Test("what plays: the album, the way back, and each kind of feedback by its bit")
    func nowPlaying() {
        var playing = NowPlaying()
        playing.state = .paused
        playing.item.albumTitle = "C"
        playing.skipBackwardIntervals = [10]
        playing.feedback[.dislike] = NowPlaying.Feedback(title: "D", shortTitle: "", isActive: true)
        playing.feedback[.bookmark] = NowPlaying.Feedback(title: "B", shortTitle: "", isActive: true)
        playing.feedback[.like] = NowPlaying.Feedback(title: "L", shortTitle: "", isActive: false)
        expect(
            ClientBytes().u8(0x19).u8(2).u32(0).text("").text("").text("C").f64(0).f64(3).f64(Double(playing.rate))
                .f32(10, 0).text("L").text("D").text("B").u8(2 | 4)
        ) { $0.nowPlaying(playing, position: 3) }
    }

    // MARK: Assistive technology

    private func told(
        _ role: DisplayAccessibility.Role = .none, value: String? = nil, isEnabled: Bool = false,
        isSelected: Bool = false, _ change: (inout DisplayAccessibility) -> Void = { _ in }
    ) -> DisplayAccessibility {
        var told = DisplayAccessibility(
            role: role, label: nil, value: value, identifier: nil, isEnabled: isEnabled, isSelected: isSelected)
        change(&told)
        return told
    }

    @Test("each state of a view is a flag of its own")
    func flags() {
        let states: [(DisplayAccessibility, UInt16)] = [
            (told(), 0), (told(isEnabled: true), 1), (told(isSelected: true), 2),
            (told { $0.isElement = true }, 128), (told { $0.isElement = false }, 256),
            (told { $0.isLabelPainted = true }, 512), (told { $0.isHidden = true }, 1024),
            (told { $0.isModal = true }, 2048),
        ]
        for (state, flags) in states { expect(ClientBytes().u8(0).u16(flags)) { $0.accessibility(state) } }
        expect(ClientBytes().u8(0).u16(8).text("v")) { $0.accessibility(told(value: "v")) }
        expect(ClientBytes().u8(0).u16(8192).u16(0)) { writer in writer.accessibility(told { $0.order = [] }) }
    }

    @Test("of a text that is edited the first thousand characters are told, of other values all")
    func longValues() {
        let long = String(repeating: "a", count: 1001)
        for (role, number) in [(.textField, 10), (.searchField, 11), (.textView, 12)]
            as [(DisplayAccessibility.Role, UInt8)]
        {
            expect(ClientBytes().u8(number).u16(8).text(String(long.dropLast()))) {
                $0.accessibility(told(role, value: long))
            }
        }
        expect(ClientBytes().u8(5).u16(8).text(long)) { $0.accessibility(told(.text, value: long)) }
    }

    @Test("as many actions and rotors are told as their numbers have room for")
    func manyNames() {
        let names = (0..<300).map { "\($0)" }
        var expected = ClientBytes().u8(0).u16(4096).u8(255)
        for name in names.prefix(255) { expected = expected.text(name) }
        expect(expected) { writer in writer.accessibility(told { $0.actions = names }) }
        expected = ClientBytes().u8(0).u16(16384).u8(128)
        for name in names.prefix(128) { expected = expected.text(name) }
        expect(expected) { writer in writer.accessibility(told { $0.rotors = names }) }
    }

    private final class Table: UIView, UIAccessibilityContainerDataTable {
        final class Cell: UIAccessibilityElement, UIAccessibilityContainerDataTableCell {
            var rows = NSRange(location: 0, length: 1)
            func accessibilityRowRange() -> NSRange { rows }
            func accessibilityColumnRange() -> NSRange { NSRange(location: 0, length: 1) }
        }
        var size = (rows: 2, columns: 1)
        lazy var cell = Cell(accessibilityContainer: self)
        lazy var header = Cell(accessibilityContainer: self)
        func accessibilityRowCount() -> Int { size.rows }
        func accessibilityColumnCount() -> Int { size.columns }
        func accessibilityDataTableCellElement(
            forRow row: Int, column: Int
        ) -> (any UIAccessibilityContainerDataTableCell)? { cell }
        func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
            [header]
        }
    }

    @Test("AX27: a table's cells with their places, spans and headers; a cell that is no view is told by its place")
    func tables() {
        let table = Table()
        table.accessibilityContainerType = .dataTable
        table.cell.rows.length = 2
        table.accessibilityElements = [table.header, table.cell]
        var data = told { $0.container = .dataTable }
        data.table = DisplayDataTable(table)
        let header = ClientBytes().u16(0).u16(1).u16(1).u16(1).u8(2).u8(1).u32(1)
        let cell = ClientBytes().u16(1).u16(1).u16(2).u16(1).u8(0).u8(1).u32(2)
        expect(ClientBytes().u8(0).u16(32768).u8(1).u8(0).u16(2).u16(1).u16(2).then(header).then(cell)) {
            $0.accessibility(data)
        }
    }

    @Test("AX27: a container that says it is a table, and is none, is told as an empty one")
    func noTable() {
        let data = told { $0.container = .dataTable }
        expect(ClientBytes().u8(0).u16(32768).u8(1).u8(0).u16(0).u16(0).u16(0)) { $0.accessibility(data) }
    }

    @Test("AX27: a table that is larger than its numbers go is told as large as they go, without its cells")
    func largeTables() {
        let table = Table()
        for (size, rows, columns) in [
            ((1, 70_000), 1, 65_535), ((70_000, 0), 65_535, 0), ((3, 5000), 3, 5000),
        ] as [((Int, Int), UInt16, UInt16)] {
            table.size = size
            var data = told { $0.container = .dataTable }
            data.table = DisplayDataTable(table)
            expect(ClientBytes().u8(0).u16(32768).u8(1).u8(0).u16(rows).u16(columns).u16(0)) { $0.accessibility(data) }
        }
    }
}
