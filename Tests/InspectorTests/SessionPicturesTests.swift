// SPDX-License-Identifier: Apache-2.0

import EventSession
import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// What a recording has of the screens.
@MainActor @Suite(.serialized) struct SessionPicturesTests {
    private func record(withPictures: Bool, _ story: (TestScreen, UIView) throws -> Void) throws
        -> Session<UnreadInput>
    {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        let screen = TestScreen()
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 50))
        view.accessibilityIdentifier = "A"
        screen.window.addSubview(view)
        screen.settle()
        // What a host that paints would have asked for.
        for view in [screen.window, view] as [UIView] { _ = view.displayIdentifier }
        try screen.application.startRecording(to: file, withPictures: withPictures)
        try story(screen, view)
        screen.application.stopRecording()
        return try SessionReader<UnreadInput>.session(in: Data(contentsOf: file))
    }

    private struct Picture: Decodable {
        struct View: Decodable { var id: UInt32 }
        var time: Double
        var isWhole: Bool
        var changed: [View]
        var removed: [UInt32]
    }

    private func pictures(_ session: Session<UnreadInput>) throws -> [Picture] {
        try session.items.compactMap { item in
            guard case .picture(let picture) = item else { return nil }
            return try JSONDecoder().decode(Picture.self, from: picture.json)
        }
    }

    @Test("the first picture is whole, further ones have what changed, and nothing that did not")
    func changes() throws {
        var number: UInt32 = 0
        let session = try record(withPictures: true) { screen, view in
            number = view.numberIfGiven
            screen.advance(by: 1)
            screen.advance(by: 1)
            view.alpha = 0.5
            screen.advance(by: 1)
            view.removeFromSuperview()
            screen.advance(by: 1)
        }
        let pictures = try pictures(session)
        #expect(pictures.map(\.isWhole) == [true, false, false])
        #expect(pictures.map { $0.changed.contains { $0.id == number } } == [true, true, false])
        #expect(pictures.map(\.removed) == [[], [], [number]])
        let responders = session.items.filter { if case .responders = $0 { true } else { false } }
        #expect(responders.count == 1)
    }

    @Test("at most thirty a second, and the last state is never missing")
    func rate() throws {
        let session = try record(withPictures: true) { screen, view in
            screen.advance(by: 1)
            for step in 1...60 {
                view.frame.origin.x = CGFloat(step)
                screen.advance(by: 1.0 / 120)
            }
        }
        let times = try pictures(session).map(\.time)
        #expect((10...17).contains(times.count), "\(times.count)")
        #expect(times == times.sorted())
        let all = session.items.compactMap { item in
            if case .picture(let picture) = item { String(decoding: picture.json, as: UTF8.self) } else { nil }
        }
        // Its center, half a width further.
        #expect(all.last?.contains("\"center\":[110,45]") == true, "\(all.last ?? "")")
    }

    @Test("nobody gets a number by being pictured, and without being asked there are no pictures")
    func quiet() throws {
        let session = try record(withPictures: true) { screen, view in
            let inner = UIView(frame: view.bounds)
            view.addSubview(inner)
            screen.advance(by: 1)
            #expect(inner.numberIfGiven == 0)
        }
        #expect(try !pictures(session).isEmpty)
        let plain = try record(withPictures: false) { screen, _ in screen.advance(by: 1) }
        #expect(try pictures(plain).isEmpty)
    }
}
