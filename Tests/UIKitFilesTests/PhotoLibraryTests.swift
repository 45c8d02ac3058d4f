// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Foundation
import Testing
import UIKitFiles
import UIKitTesting

@testable import UIKitCore

#if Painting
    import Painting
#endif

@MainActor
@Suite("FL16: what is added to the library of photos")
final class PhotoLibraryTests: FilesFixture {
    private var ends: [String] = []

    private func change(_ block: @escaping () -> Void) {
        PHPhotoLibrary.shared().performChanges(block) { [self] isSaved, error in
            ends.append(isSaved ? "saved" : error?.localizedDescription ?? "nothing")
        }
    }

    private func drawing() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
    }

    private var savedNames: [String?]? {
        guard case .save(let content)? = host.requests.last?.purpose else { return nil }
        return content.items.map(\.name)
    }

    @Test("FL16: a block's requests are saved together, when the block was called in a later turn")
    func together() throws {
        screen.application.makeShared()
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mov")
        try Data("film".utf8).write(to: place)
        defer { try? FileManager.default.removeItem(at: place) }
        let picture = try #require(drawing().pngData())
        change { [self] in
            _ = PHAssetChangeRequest.creationRequestForAsset(from: drawing())
            _ = PHAssetChangeRequest.creationRequestForAssetFromVideo(atFileURL: place)
            let request = PHAssetCreationRequest.forAsset()
            let options = PHAssetResourceCreationOptions()
            options.originalFilename = "mine.png"
            request.addResource(with: .photo, data: picture, options: options)
            request.addResource(with: .photo, data: picture, options: nil)
            request.addResource(with: .pairedVideo, fileURL: place, options: nil)
        }
        #expect(host.requests.isEmpty)
        screen.advance(by: 0.1)
        #expect(savedNames == ["image.png", place.lastPathComponent, "mine.png", "image.png", place.lastPathComponent])
        #expect(ends.isEmpty)
        answer(.done)
        #expect(ends == ["saved"])
    }

    @Test(
        "FL16: if one cannot be saved, nothing is; a block without requests is done at once; a request outside of one is reported"
    )
    func refused() {
        screen.application.makeShared()
        change { [self] in
            _ = PHAssetChangeRequest.creationRequestForAsset(from: drawing())
            _ = PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
        }
        change {}
        let nowhere = URL(fileURLWithPath: "/nowhere.mov")
        change {
            if PHAssetChangeRequest.creationRequestForAssetFromVideo(atFileURL: nowhere) == nil {
                PHAssetCreationRequest.forAsset().addResource(with: .video, fileURL: nowhere, options: nil)
            }
        }
        screen.advance(by: 0.1)
        #expect(
            ends == [
                "The picture has no pixels that could be saved.", "saved", "The file /nowhere.mov cannot be read.",
            ])
        #expect(host.requests.isEmpty && screen.application.faults.isEmpty)
        _ = PHAssetCreationRequest.forAsset()
        #expect(screen.application.faults.count == 1)
    }

    @Test("FL16: access is authorized, and who asks hears so in a later turn")
    func access() {
        screen.application.makeShared()
        #expect(PHPhotoLibrary.authorizationStatus() == .authorized)
        #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .authorized)
        PHPhotoLibrary.requestAuthorization(for: .readWrite) { [self] in ends.append("\($0)") }
        #expect(ends.isEmpty)
        screen.advance(by: 0.1)
        #expect(ends == ["authorized"])
    }
}
