// SPDX-License-Identifier: Apache-2.0

#if Painting
    import CoreFixtures
    import Foundation
    import Painting
    import Testing
    import UIKitCore
    import UIKitPictures
    import UIKitTesting

    @MainActor
    @Suite("Recorded pixels")
    struct SnapshotTests {
        let screen = TestScreen(size: CGSize(width: 100, height: 60))
        /// A file in a folder of its own stands for the test's.
        let source = FileManager.default.temporaryDirectory.appendingPathComponent(
            "pixels-\(UUID().uuidString)/Test.swift")

        private var folder: URL { source.deletingLastPathComponent() }

        private func isThere(_ name: String) -> Bool {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent("Pictures/\(name)").path)
        }

        private func box(_ color: UIColor) -> UIView {
            let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            box.backgroundColor = color
            screen.window.addSubview(box)
            return box
        }

        @Test("The first run records and fails, the second passes, a change fails, shows itself and where it is")
        func recorded() throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            let box = box(.red)
            let first = try #require(throws: PixelError.self) {
                try screen.expectPixels("box", scale: 2, source: source.path, file: "A/B.swift", line: 7)
            }
            #expect(
                first.description.hasPrefix(
                    "A/B.swift:7: The picture was recorded: \(folder.path)/Pictures/box@2x.png."))
            try screen.expectPixels("box", scale: 2, source: source.path)
            box.frame.origin.x += 10
            let second = try #require(throws: PixelError.self) {
                try screen.expectPixels("box", scale: 2, source: source.path)
            }
            guard case .differs(let difference, _, let shown, _) = second else {
                Issue.record("\(second)")
                return
            }
            // 10 points went red, and 10 white: 2 × 10 × 20 of 6,000.
            #expect(abs(difference.share - 400.0 / 6000) < 1e-9)
            #expect(second.description.contains("6.67 % of the pixels differ"))
            #expect(second.description.contains("RESPONDER_RECORD_PICTURES=1"))
            #expect(shown.hasSuffix("Pictures/box@2x.differs.png"))
            let written = try Data(contentsOf: URL(fileURLWithPath: shown))
            #expect(written == screen.pixels(scale: 2).png)
            let where_ = try #require(
                PixelPicture(
                    data: try Data(contentsOf: folder.appendingPathComponent("Pictures/box@2x.difference.png"))))
            #expect(where_[25, 25].red > where_[25, 25].green + 100)
            #expect(where_[45, 25].red == where_[45, 25].green)
            // What is as it was again leaves nothing behind.
            box.frame.origin.x -= 10
            try screen.expectPixels("box", scale: 2, source: source.path)
            #expect(!isThere("box@2x.differs.png") && !isThere("box@2x.difference.png") && isThere("box@2x.png"))
        }

        @Test("A tolerance lets differ what is within it, and no more; another size is never within it")
        func tolerances() throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            let box = box(.red)
            #expect(throws: PixelError.self) { try screen.expectPixels("box", source: source.path) }
            box.frame.size.width += 1
            try screen.expectPixels("box", tolerance: PixelTolerance(mean: 1, share: 0.01), source: source.path)
            #expect(throws: PixelError.self) {
                try screen.expectPixels("box", tolerance: PixelTolerance(mean: 1, share: 0.003), source: source.path)
            }
            #expect(throws: PixelError.self) {
                try screen.expectPixels("box", tolerance: PixelTolerance(mean: 0.1, share: 0.01), source: source.path)
            }
            let all = PixelTolerance(mean: 255, share: 1)
            let error = try #require(throws: PixelError.self) {
                try screen.expectPixels("box", of: box, tolerance: all, source: source.path)
            }
            #expect(error.description.contains("of another size"))
        }

        @Test("A file that is no picture differs; one that cannot be written is said")
        func faults() throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            let pictures = folder.appendingPathComponent("Pictures")
            try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
            try Data("no picture".utf8).write(to: pictures.appendingPathComponent("box.png"))
            let error = try #require(throws: PixelError.self) {
                try screen.expectPixels("box", source: source.path)
            }
            guard case .hasAnotherSize = error else {
                Issue.record("\(error)")
                return
            }
            let unwritable = try #require(throws: PixelError.self) {
                try screen.expectPixels("box", source: "/proc/nowhere/Test.swift")
            }
            guard case .unwritable = unwritable else {
                Issue.record("\(unwritable)")
                return
            }
        }

        @Test("A screen with a bit of everything is the one that was recorded", arguments: ["light", "dark"])
        func everything(_ appearance: String) throws {
            let screen = TestScreen.withEverything()
            screen.window.overrideUserInterfaceStyle = appearance == "dark" ? .dark : .light
            // Other versions of DejaVu Sans differ at the edges of letters.
            let tolerance = PixelTolerance(mean: 0.5, share: 0.01)
            try screen.expectPixels("everything \(appearance)", scale: 2, tolerance: tolerance)
        }
    }
#endif
