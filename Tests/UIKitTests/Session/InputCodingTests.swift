// SPDX-License-Identifier: Apache-2.0

import EventSession
import Testing

@testable import UIKitCore

@MainActor
@Suite("Inputs in a session file")
struct InputCodingTests {
    private nonisolated static func pen() -> PointerSample {
        var sample = PointerSample(pointer: 3, phase: .move, kind: .pen, location: CGPoint(x: 1.5, y: -2))
        sample.role = .predicted
        (sample.force, sample.maximumForce) = (0.25, 4.1)
        (sample.majorRadius, sample.majorRadiusTolerance) = (12, 0.5)
        (sample.altitude, sample.azimuth, sample.roll) = (0.7, 1, 2)
        sample.zOffset = 0.125
        sample.buttons = 1
        sample.modifiers = .shift
        sample.estimated = .force
        sample.expectingUpdates = [.force, .azimuth]
        sample.estimateIndex = 4
        return sample
    }

    nonisolated static let inputs: [Input] = [
        .connect(
            ScreenDescription(size: CGSize(width: 390, height: 844)),
            SceneRequest(session: "s", shortcut: "new", visitor: VisitorIdentifier(7))),
        .disconnect, .suspend, .saveState, .request(SceneRequest(link: URL(string: "https://example.org/a?b"))),
        .activation(.background), .resize(ScreenDescription(size: CGSize(width: 1, height: 2), scale: 3)),
        .pointer(PointerSample(pointer: 1, phase: .down, location: CGPoint(x: 20, y: 40.1))),
        .pointer(PointerSample(pointer: 1, phase: .up, kind: .mouse, location: CGPoint(x: Double.nan, y: -.infinity))),
        .pointer(PointerSample(pointer: .max, phase: .cancel, location: .zero)),
        .pointer(pen()), .pointerEstimate(PointerEstimate(pointer: 1, estimateIndex: 2)),
        .hover(HoverSample(pointer: 1, phase: .moved, location: .zero)),
        .scroll(ScrollSample(location: .zero, delta: CGVector(dx: 1, dy: 2), isContinuous: true)),
        .transform(TransformSample(phase: .began, location: .zero, scaleFactor: 1, rotation: 0)),
        .key(KeySample(isDown: true, usage: .keyboardA, characters: "a")), .cancelAll("blur"),
        .key(KeySample(isDown: true, usage: .keyboardA, characters: "a", isEdit: true)),
        .text(TextSample(.insert("a"), revision: 3, key: .keyboardA)),
        .motion(MotionSample(acceleration: .zero)), .shake(.began), .remoteCommand(RemoteCommand(.play)),
        .text(TextSample(.insert("é👍🏽\n"), revision: 7)), .text(TextSample(.replace(1..<2, with: "", selecting: 0..<0))),
        .text(TextSample(.delete(.forward, .word, removing: 3..<4), revision: 1)), .text(TextSample(.cancelMarking)),
        .text(TextSample(.mark("に", selecting: 0..<1, replacing: nil))), .keyboardFrame(nil),
        .keyboardFrame(CGRect(x: 0, y: 1, width: 2, height: 3)),
        .text(TextSample(.paste(PasteboardContent(text: "a")))),
        .pasteboard(PasteboardAnswer(request: 1, content: nil)), .share(ShareAnswer(request: 2, outcome: .dismissed)),
    ]

    @Test("every kind comes back as it was, and is written as its Encodable would", arguments: inputs)
    func roundTrip(input: Input) throws {
        let record = InputRecord(scene: SceneIdentifier(2), time: 12.345, input: input)
        var line = JSONLine()
        record.write(to: &line)
        let encoded = try SessionCoding.encoder.encode(record)
        #expect(String(decoding: line.bytes, as: UTF8.self) == String(decoding: encoded, as: UTF8.self))
        let decoded = try SessionCoding.decoder.decode(InputRecord.self, from: Data(line.bytes))
        // NaN is equal to nothing, but its text is.
        #expect(try SessionCoding.encoder.encode(decoded) == encoded)
        if !"\(input)".contains("nan") { #expect(decoded == record) }
    }

    @Test("a finger's sample has the documented form")
    func form() {
        var line = JSONLine()
        InputRecord(
            scene: SceneIdentifier(1), time: 0.5,
            input: .pointer(PointerSample(pointer: 7, phase: .down, location: CGPoint(x: 20, y: 40.5)))
        ).write(to: &line)
        #expect(
            String(decoding: line.bytes, as: UTF8.self)
                == #"{"input":{"pointer":{"_0":{"location":[20,40.5],"phase":"down","pointer":7}}},"scene":1,"time":0.5}"#
        )
    }

    @Test("a word that is none is told with its place")
    func badWord() {
        let text = #"{"input":{"pointer":{"_0":{"location":[0,0],"phase":"sideways","pointer":7}}},"scene":1,"time":0}"#
        #expect {
            try SessionCoding.decoder.decode(InputRecord.self, from: Data(text.utf8))
        } throws: { error in
            guard case DecodingError.dataCorrupted(let context) = error else { return false }
            return context.debugDescription == "\"sideways\" is no phase of a pointer"
        }
    }
}
