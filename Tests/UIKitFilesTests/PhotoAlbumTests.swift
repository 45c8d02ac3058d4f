// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Foundation
import Testing
import UIKitFiles
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("FL15: pictures and films for the user")
final class PhotoAlbumTests: FilesFixture {
    /// Hears of it as sources do, with selectors as the plugin writes them.
    private final class Saver: NSObject {
        var ends: [String] = []

        func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {
            ends.append("\(image.size.width) \(error.map { $0.localizedDescription } ?? "saved")")
        }
        func video(_ path: String, ended error: NSError?, with context: UnsafeMutableRawPointer?) {
            ends.append(
                "\(path.suffix(4)) \(error == nil ? "saved" : "error") \(context.map { UInt(bitPattern: $0) } ?? 0)")
        }

        static let image = Selector(
            saving: "image:didFinishSavingWithError:contextInfo:", on: Saver.self,
            { (target: Saver, sender: UIImage, event: Error?, context: UnsafeRawPointer) in
                target.image(sender, didFinishSavingWithError: event, contextInfo: context)
            })
        static let video = Selector(
            saving: "video:didFinishSavingWithError:contextInfo:", on: Saver.self,
            { (target: Saver, sender: String, event: NSError?, context: UnsafeMutableRawPointer?) in
                target.video(sender, ended: event, with: context)
            })
    }

    /// A controller whose class lists the method.
    private final class Painter: UIViewController {
        var count = 0
        override class var selectors: [Selector] {
            [
                Selector(
                    saving: "image:didFinishSavingWithError:contextInfo:", on: Painter.self,
                    { (target: Painter, sender: UIImage, event: Error?, context: UnsafeRawPointer?) in
                        target.count += context == nil ? 1 : 10
                    })
            ]
        }
    }

    private let saver = Saver()

    private func drawing() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
    }

    @Test("FL15: a drawing is saved as PNG, and the one who asked hears of it when the host has answered")
    func drawings() throws {
        screen.application.makeShared()
        UIImageWriteToSavedPhotosAlbum(drawing(), saver, Saver.image, nil)
        guard case .save(let content) = try #require(host.requests.last).purpose else {
            Issue.record("nothing is saved")
            return
        }
        let file = try #require(content.items.first)
        #expect(content.items.count == 1 && file.name == "image.png")
        #expect(file.representations.map(\.type) == ["public.png"])
        #expect(UIImage(data: file.representations[0].data)?.size.width == 4 * screen.scene.screen.scale)
        #expect(saver.ends.isEmpty)
        answer(.done)
        #expect(saver.ends == ["4.0 saved"])
        UIImageWriteToSavedPhotosAlbum(drawing(), saver, Saver.image, nil)
        answer(.failed)
        #expect(saver.ends.last == "4.0 The file could not be saved.")
        UIImageWriteToSavedPhotosAlbum(drawing(), nil, nil, nil)
        answer(.done)
        #expect(saver.ends.count == 2)
    }

    @Test(
        "FL15: a film keeps its name, and the context comes along; one that is not there is an error, in a later turn")
    func films() throws {
        screen.application.makeShared()
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mov")
        try Data("film".utf8).write(to: place)
        defer { try? FileManager.default.removeItem(at: place) }
        #expect(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(place.path))
        let context = UnsafeMutableRawPointer(bitPattern: 12)
        UISaveVideoAtPathToSavedPhotosAlbum(place.path, saver, Saver.video, context)
        answer(.done)
        #expect(saver.ends == [".mov saved 12"])
        let missing = place.path + ".none"
        #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(missing))
        UISaveVideoAtPathToSavedPhotosAlbum(missing, saver, Saver.video, nil)
        #expect(saver.ends.count == 1)
        screen.advance(by: 0.1)
        #expect(saver.ends.last == "none error 0")
    }

    @Test(
        "FL15: a picture without pixels, and a screen that saves no files, are errors; a method of other types is reported"
    )
    func refused() {
        screen.application.makeShared()
        UIImageWriteToSavedPhotosAlbum(UIImage(), saver, Saver.image, nil)
        screen.advance(by: 0.1)
        #expect(saver.ends == ["0.0 The picture has no pixels that could be saved."])
        screen.send(.resize(ScreenDescription(size: screen.window.bounds.size)))
        UIImageWriteToSavedPhotosAlbum(drawing(), saver, Saver.image, nil)
        screen.advance(by: 0.1)
        #expect(saver.ends.last == "4.0 This screen has no way to save a file.")
        UIImageWriteToSavedPhotosAlbum(drawing(), saver, Saver.video, nil)
        screen.advance(by: 0.1)
        #expect(saver.ends.count == 2 && screen.application.faults.count == 1)
    }
}
