// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitCoreText

@MainActor
@Suite("Lines of text by Core Text's functions")
struct CoreTextTests {
    private let font = UIFont.systemFont(ofSize: 20)
    private let screen = TestScreen()

    private func text(_ string: String, _ font: UIFont? = nil) -> NSAttributedString {
        UIApplication.current = screen.application
        return NSAttributedString(string: string, attributes: [.font: font ?? self.font])
    }

    private func width(_ string: String) -> CGFloat { text(string).size().width }

    private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.01 }

    // MARK: Lines

    @Test("CT1: a line is as wide as its text, with its blanks, and as high as the largest of its fonts")
    func bounds() {
        let mixed = NSMutableAttributedString(attributedString: text("small "))
        mixed.append(text("large ", .systemFont(ofSize: 40)))
        let line = CTLineCreateWithAttributedString(mixed)
        var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(-1))
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        let large = UIFont.systemFont(ofSize: 40)
        #expect(ascent == large.ascender && descent == -large.descender && leading == large.leading)
        #expect(isNear(CGFloat(width), mixed.size().width))
        #expect(CTLineGetTrailingWhitespaceWidth(line) > 0 && CTLineGetGlyphCount(line) == 12)
        let box = CTLineGetBoundsWithOptions(line, [])
        #expect(box == CGRect(x: 0, y: -descent, width: CGFloat(width), height: ascent + descent))
        #expect(CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text("")), nil, nil, nil) == 0)
    }

    @Test("CT3: places and characters belong together, and a place is the nearest between two characters")
    func places() {
        let line = CTLineCreateWithAttributedString(text("Hello"))
        for index in 0...5 {
            let x = width(String("Hello".prefix(index)))
            #expect(isNear(CTLineGetOffsetForStringIndex(line, index, nil), x))
            #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: x + 0.5, y: 0)) == index)
        }
        var secondary = CGFloat(-1)
        CTLineGetOffsetForStringIndex(line, 99, &secondary)
        #expect(isNear(secondary, width("Hello")))
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 999, y: 0)) == 5)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: -9, y: 0)) == 0)
        // Behind a whole character of four units.
        let flag = CTLineCreateWithAttributedString(text("🇫🇷x"))
        #expect(CTLineGetStringIndexForPosition(flag, CGPoint(x: width("🇫🇷") * 0.9, y: 0)) == 4)
    }

    @Test("CT3: a line is moved to the middle or to the right without the blanks at its end")
    func flush() {
        let line = CTLineCreateWithAttributedString(text("word   "))
        let free = 300 - Double(width("word"))
        #expect(CTLineGetPenOffsetForFlush(line, 0, 300) == 0)
        #expect(isNear(CTLineGetPenOffsetForFlush(line, 0.5, 300), free / 2))
        #expect(isNear(CTLineGetPenOffsetForFlush(line, 7, 300), free))
        #expect(CTLineGetPenOffsetForFlush(line, 1, 3) == 0)
        #expect(CTLineCreateJustifiedLine(line, 1, 300) === line && CTLineCreateJustifiedLine(line, 1, 3) == nil)
    }

    @Test(
        "CT4: what fits of a line has a mark where it is cut",
        arguments: [(CTLineTruncationType.end, "abcd…"), (.start, "…wxyz"), (.middle, "ab…yz")])
    func truncation(_ type: CTLineTruncationType, _ expected: String) {
        // Letters of one width.
        let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
        let line = CTLineCreateWithAttributedString(text("abcdefghijklmnopqrstuvwxyz", mono))
        let mark = CTLineCreateWithAttributedString(text("…", mono))
        let room = Double(line.width) / 26 * 5 + 0.1
        #expect(CTLineCreateTruncatedLine(line, room, type, mark)?.text.string == expected)
        #expect(CTLineCreateTruncatedLine(line, 9999, type, mark) === line)
        #expect(CTLineCreateTruncatedLine(line, 1, type, mark) == nil)
    }

    @Test("Runs have one set of attributes each, and know their place")
    func runs() throws {
        let mixed = NSMutableAttributedString(attributedString: text("ab"))
        mixed.append(text("cde", .systemFont(ofSize: 40)))
        let runs = try #require(
            CTLineGetGlyphRuns(CTLineCreateWithAttributedString(mixed)) as? [CTRun])
        #expect(runs.map { CTRunGetStringRange($0) } == [CFRangeMake(0, 2), CFRangeMake(2, 3)])
        #expect(CTRunGetGlyphCount(runs[1]) == 3)
        #expect((CTRunGetAttributes(runs[1])[kCTFontAttributeName] as? UIFont)?.pointSize == 40)
        var ascent = CGFloat(0)
        let whole = CTRunGetTypographicBounds(runs[1], CFRangeMake(0, 0), &ascent, nil, nil)
        let first = CTRunGetTypographicBounds(runs[1], CFRangeMake(0, 1), nil, nil, nil)
        #expect(ascent == UIFont.systemFont(ofSize: 40).ascender && first < whole && first > 0)
    }

    // MARK: Frames

    @Test("CT2: lines of a frame begin at the lower left corner of their box, from top to bottom")
    func frame() throws {
        let setter = CTFramesetterCreateWithAttributedString(text("one two"))
        let box = CGRect(x: 30, y: 40, width: width("one t"), height: 100)
        let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), CGPath(rect: box, transform: nil), nil)
        let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
        #expect(lines.map { CTLineGetStringRange($0) } == [CFRangeMake(0, 4), CFRangeMake(4, 3)])
        #expect(CFArrayGetCount(CTFrameGetLines(frame)) == 2)
        let second = unsafeBitCast(CFArrayGetValueAtIndex(CTFrameGetLines(frame), 1), to: CTLine.self)
        #expect(second === lines[1] && CFArrayGetValueAtIndex([1], 0) == nil)
        var origins = [CGPoint](repeating: .zero, count: 2)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        #expect(origins[0].x == 0 && isNear(origins[0].y, 100 - font.ascender))
        #expect(isNear(origins[1].y, origins[0].y - font.lineHeight))
        var last = [CGPoint.zero]
        CTFrameGetLineOrigins(frame, CFRangeMake(1, 5), &last)
        #expect(last == [origins[1]] && CTFrameGetPath(frame).boundingBox == box)
    }

    @Test("CT5: what has no room in a frame is left out; the size for a text is that of its lines")
    func room() {
        let setter = CTFramesetterCreateWithAttributedString(text("one two three"))
        let narrow = CGSize(width: width("three") + 1, height: font.lineHeight * 2.5)
        let path = CGPath(rect: CGRect(origin: .zero, size: narrow), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRangeMake(4, 0), path, nil)
        #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(4, 9))
        let all = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
        #expect(CTFrameGetVisibleStringRange(all) == CFRangeMake(0, 8))
        var fit = CFRange()
        let size = CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRangeMake(0, 0), nil, narrow, &fit)
        #expect(fit == CFRangeMake(0, 8) && isNear(size.height, font.lineHeight * 2))
        let free = CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude)
        let line = CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRangeMake(0, 3), nil, free, nil)
        #expect(isNear(line.width, width("one")) && isNear(line.height, font.lineHeight))
    }

    @Test("CT4: a typesetter breaks between words, or anywhere, and makes lines of parts")
    func typesetter() {
        let setter = CTTypesetterCreateWithAttributedString(text("one two three"))
        let width = Double(width("one twox"))
        #expect(CTTypesetterSuggestLineBreak(setter, 0, width) == 8)
        #expect(CTTypesetterSuggestLineBreak(setter, 8, 9999) == 5)
        #expect(CTTypesetterSuggestClusterBreak(setter, 8, Double(self.width("thr")) + 0.1) == 3)
        #expect(CTTypesetterSuggestClusterBreak(setter, 8, -1) == 1)
        #expect(CTTypesetterSuggestLineBreak(setter, 13, width) == 0)
        let line = CTTypesetterCreateLine(setter, CFRangeMake(4, 3))
        #expect(CTLineGetStringRange(line) == CFRangeMake(4, 3))
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 999, y: 0)) == 7)
        #expect(CTLineGetStringRange(CTTypesetterCreateLine(setter, CFRangeMake(8, 0))) == CFRangeMake(8, 5))
    }

    // MARK: Drawing

    /// Where texts are drawn, in the coordinates of the drawing, and whether they stand upright.
    private func drawn(_ draw: (CGContext) -> Void) -> [(text: String, origin: CGPoint, isUpright: Bool)] {
        let context = CGContext(size: CGSize(width: 200, height: 100))
        // As sources turn a view's context.
        context.textMatrix = .identity
        context.translateBy(x: 0, y: 100)
        context.scaleBy(x: 1, y: -1)
        draw(context)
        var transforms = [CGAffineTransform.identity]
        var texts: [(text: String, origin: CGPoint, isUpright: Bool)] = []
        for command in context.drawing.commands {
            switch command {
            case .save: transforms.append(transforms[transforms.count - 1])
            case .restore: transforms.removeLast()
            case .concatenate(let transform):
                transforms[transforms.count - 1] = transform.concatenating(transforms[transforms.count - 1])
            case .text(let text, _, _, _, let origin):
                let transform = transforms[transforms.count - 1]
                texts.append((text, origin.applying(transform), transform.d > 0 && transform.a > 0))
            default: break
            }
        }
        return texts
    }

    @Test("CT6: lines and frames are drawn upright, on their baselines, in a context that is turned over")
    func drawing() {
        let line = CTLineCreateWithAttributedString(text("abc"))
        var texts = drawn { context in
            context.textPosition = CGPoint(x: 10, y: 30)
            CTLineDraw(line, context)
            #expect(isNear(context.textPosition.x, 10 + width("abc")) && context.textPosition.y == 30)
        }
        #expect(texts.map(\.text) == ["abc"] && texts[0].isUpright)
        #expect(isNear(texts[0].origin.x, 10) && isNear(texts[0].origin.y, 70))
        let setter = CTFramesetterCreateWithAttributedString(text("one\ntwo"))
        texts = drawn { context in
            let path = CGPath(rect: CGRect(x: 20, y: 0, width: 150, height: 100), transform: nil)
            CTFrameDraw(CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil), context)
        }
        #expect(texts.count == 2 && texts.allSatisfy(\.isUpright))
        #expect(isNear(texts[0].origin.x, 20) && isNear(texts[0].origin.y, font.ascender))
        #expect(isNear(texts[1].origin.y, font.ascender + font.lineHeight))
    }

    // MARK: Fonts

    @Test("CT7: a font is UIKit's; colors of Core Text's own attribute are drawn")
    func fonts() {
        let font = CTFontCreateWithName("Courier" as CFString, 17, nil)
        #expect(CTFontGetSize(font) == 17 && CTFontCopyPostScriptName(font) == font.fontName)
        #expect(CTFontGetSize(CTFontCreateWithName("Nobody's font", 0, nil)) == 12)
        #expect(CTFontGetDescent(font) == -font.descender && CTFontGetAscent(font) == font.ascender)
        #expect(CTFontGetSize(CTFontCreateCopyWithAttributes(font, 30, nil, nil)) == 30)
        let red = NSAttributedString(
            string: "red", attributes: [NSAttributedString.Key(kCTForegroundColorAttributeName): UIColor.red.cgColor])
        UIApplication.current = screen.application
        let color = CTLineCreateWithAttributedString(red).text.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        #expect((color as? UIColor)?.cgColor == UIColor.red.cgColor)
    }

    // MARK: Fonts

    @Test("RB8: a font of bytes is made known once; what is no font, and no file, says why")
    func registration() throws {
        let made = MadeFont { $0.family = "Registered" }
        let font = try #require(CGDataProvider(data: made.data).flatMap(CGFont.init))
        #expect(font.postScriptName == "Registered-Regular" && font.fullName == "Registered Regular")
        #expect(CTFontManagerRegisterGraphicsFont(font, nil))
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
        #expect(UIFont(name: "Registered-Regular", size: 12)?.familyName == "Registered")
        let folder = try BundleFolder([
            "a.ttf": MadeFont { $0.family = "Filed" }.data, "b.ttf": Data("no font".utf8),
        ])
        #expect(CTFontManagerRegisterFontsForURL(folder.url.appending(path: "a.ttf") as CFURL, .process, nil))
        #expect(UIFont.familyNames.contains("Filed"))
        for (name, problem) in [("b.ttf", CTFontManagerError.invalidFontData), ("c.ttf", .fileNotFound)] {
            #expect(!CTFontManagerRegisterFontsForURL(folder.url.appending(path: name), .process, &error))
            #expect(error?.takeRetainedValue().code == problem.rawValue)
        }
        var problems: Unmanaged<NSArray>?
        let files = ["a.ttf", "b.ttf"].map { folder.url.appending(path: $0) }
        #expect(!CTFontManagerRegisterFontsForURLs(files, .process, &problems))
        #expect(problems?.takeRetainedValue().count == 2)
        #expect(CGDataProvider(data: Data("no font".utf8)).flatMap(CGFont.init) == nil)
    }
}
