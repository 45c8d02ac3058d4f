// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Foundation
import Testing
import UIKitNavigation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitFiles

@MainActor
@Suite("FL1 to FL9: a picture of the user")
final class PicturePickerTests: FilesFixture {
    private final class Delegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        let log: CallLog
        var info: [UIImagePickerController.InfoKey: Any] = [:]

        init(_ log: CallLog) { self.log = log }

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            self.info = info
            log("picked, \(picker.presentingViewController == nil ? "gone" : "there")")
        }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            log("cancelled, \(picker.presentingViewController == nil ? "gone" : "there")")
        }
    }

    /// Leaves everything out.
    private final class QuietDelegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {}

    private lazy var delegate = Delegate(log)
    private let picture = FilesFixture.file("plum.png", "public.png", pngHeader(width: 400, height: 200))

    private func pick(prepare: (UIImagePickerController) -> Void = { _ in }) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.delegate = delegate
        prepare(picker)
        present(picker)
        return picker
    }

    @Test("FL1, FL9: one picture is asked for, which the host may encode anew; films too, where they are wanted")
    func asking() {
        _ = pick()
        #expect(choice == .init(types: ["public.image"], limit: 1, adaptsPictures: true))
        root.dismiss(animated: false)
        let types = UIImagePickerController.availableMediaTypes(for: .photoLibrary)
        #expect(types == ["public.image", "public.movie"])
        _ = pick { $0.mediaTypes = types ?? [] }
        #expect(choice?.types == types)
    }

    @Test("FL5: the delegate gets the picture and its file, and dismisses the picker itself")
    func picking() throws {
        let picker = pick()
        answer(.done, picture)
        #expect(log.take() == ["picked, there"])
        #expect(delegate.info[.mediaType] as? String == "public.image")
        let image = try #require(delegate.info[.originalImage] as? UIImage)
        #expect(image.size == CGSize(width: 400, height: 200))
        let url = try #require(delegate.info[.imageURL] as? URL)
        #expect(try Data(contentsOf: url) == picture.representations[0].data && url.lastPathComponent == "plum.png")
        #expect(delegate.info[.editedImage] == nil && delegate.info[.mediaURL] == nil)
        #expect(root.presentedViewController === picker)
    }

    @Test("FL1: the same picker asks each time it is presented, also after its user saw the square")
    func presentedAgain() {
        let picker = pick { $0.allowsEditing = true }
        answer(.done, picture)
        tap("Choose")
        root.dismiss(animated: false)
        present(picker)
        answer(.dismissed)
        root.dismiss(animated: false)
        picker.allowsEditing = false
        present(picker)
        answer(.done, picture)
        #expect(log.take() == ["picked, there", "cancelled, there", "picked, there"])
        #expect(host.requests.map(\.number) == [1, 2, 3] && host.withdrawn.isEmpty)
    }

    @Test("FL5: a film is a file")
    func film() throws {
        _ = pick { $0.mediaTypes = ["public.movie"] }
        answer(.done, Self.file("cat.mp4", "public.mpeg-4", Data([1])))
        #expect(delegate.info[.mediaType] as? String == "public.movie")
        #expect((delegate.info[.mediaURL] as? URL)?.lastPathComponent == "cat.mp4")
        #expect(delegate.info[.originalImage] == nil)
    }

    @Test("FL3, FL5: no is told, and the delegate dismisses; one that leaves it out dismisses by that")
    func cancelling() {
        _ = pick()
        answer(.dismissed)
        #expect(log.take() == ["cancelled, there"])
        root.dismiss(animated: false)
        let quiet = QuietDelegate()
        _ = pick { $0.delegate = quiet }
        answer(.dismissed)
        #expect(root.presentedViewController == nil)
        _ = pick { $0.delegate = quiet }
        answer(.done, picture)
        #expect(root.presentedViewController == nil)
        _ = pick { $0.delegate = nil }
        tap("Cancel")
        #expect(root.presentedViewController == nil)
    }

    @Test("a file that is no picture is reported, and another may be chosen")
    func noPicture() {
        _ = pick()
        answer(.done, Self.file("plum.png", "public.png", Data("no".utf8)))
        #expect(log.take().isEmpty && isShown("Choose…"))
        tap("Choose…")
        answer(.done, picture)
        #expect(log.take() == ["picked, there"])
    }

    @Test("FL3: a sheet that its user drags down while the square is shown is the user's no, once")
    func draggingTheSquare() {
        let picker = pick { $0.allowsEditing = true }
        answer(.done, picture)
        picker.presentationController?.userAskedToDismiss()
        screen.advance(by: 1)
        #expect(log.take() == ["cancelled, gone"])
    }

    @Test("FL7: the square has the middle at first; a finger moves the picture, and what is in the square is told")
    func editing() throws {
        _ = pick { $0.allowsEditing = true }
        answer(.done, picture)
        #expect(log.take().isEmpty && isShown("Choose") && !isShown("Choose…"))
        let scroll = try #require(screen.window.firstView { $0 is UIScrollView } as? UIScrollView)
        #expect(scroll.bounds.width == scroll.bounds.height)
        // The picture is twice as wide as the square. A slow finger moves it by half of the square to the right.
        let middle = scroll.convert(CGPoint(x: scroll.bounds.midX, y: scroll.bounds.midY), to: nil)
        finger.drag(from: middle, to: CGPoint(x: middle.x + scroll.bounds.width, y: middle.y), resting: 0.5)
        screen.advance(by: 2)
        tap("Choose")
        let place = try #require(delegate.info[.cropRect] as? CGRect)
        #expect(abs(place.minX) < 0.01 && abs(place.minY) < 0.01)
        #expect(abs(place.width - 200) < 0.01 && abs(place.height - 200) < 0.01)
        let part = try #require(delegate.info[.editedImage] as? UIImage)
        #expect(part.size == place.size)
        #expect((delegate.info[.originalImage] as? UIImage)?.size == CGSize(width: 400, height: 200))
    }

    @Test("FL7: without a move the middle is told; two fingers make it smaller; no ends it")
    func editedMiddle() throws {
        _ = pick { $0.allowsEditing = true }
        answer(.done, picture)
        tap("Choose")
        #expect(delegate.info[.cropRect] as? CGRect == CGRect(x: 100, y: 0, width: 200, height: 200))
        root.dismiss(animated: false)
        _ = log.take()
        _ = pick { $0.allowsEditing = true }
        answer(.done, picture)
        let scroll = try #require(screen.window.firstView { $0 is UIScrollView } as? UIScrollView)
        scroll.setZoomScale(2 * scroll.minimumZoomScale, animated: false)
        tap("Choose")
        #expect((delegate.info[.cropRect] as? CGRect)?.width == 100)
        root.dismiss(animated: false)
        _ = log.take()
        _ = pick { $0.allowsEditing = true }
        answer(.done, picture)
        tap("Cancel")
        #expect(log.take() == ["cancelled, there"])
    }

    @Test("FL8: there is no camera; asking for it is reported, and pictures come from the library")
    func camera() {
        // The turn makes this test's application the shared one.
        screen.settle()
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
        #expect(!UIImagePickerController.isCameraDeviceAvailable(.rear))
        #expect(!UIImagePickerController.isFlashAvailable(for: .front))
        #expect(UIImagePickerController.availableCaptureModes(for: .rear) == nil)
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        #expect(picker.sourceType == .photoLibrary)
        picker.sourceType = .savedPhotosAlbum
        picker.sourceType = .camera
        #expect(picker.sourceType == .savedPhotosAlbum)
    }
}

@MainActor
@Suite("FL1 to FL11: pictures and films by PHPickerViewController")
final class PHPickerTests: FilesFixture {
    private final class Delegate: PHPickerViewControllerDelegate {
        let log: CallLog
        var results: [PHPickerResult] = []

        init(_ log: CallLog) { self.log = log }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            self.results = results
            log("\(results.count)")
        }
    }

    private lazy var delegate = Delegate(log)

    private func pick(_ prepare: (inout PHPickerConfiguration) -> Void = { _ in }) -> PHPickerViewController {
        var configuration = PHPickerConfiguration()
        prepare(&configuration)
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = delegate
        present(picker)
        return picker
    }

    @Test("FL1, FL9: the filter, the limit and the encoding are asked for")
    func asking() {
        _ = pick()
        #expect(choice == .init(types: ["public.image", "public.movie"], limit: 1, adaptsPictures: true))
        root.dismiss(animated: false)
        _ = pick {
            $0.filter = .images
            $0.selectionLimit = 0
            $0.preferredAssetRepresentationMode = .current
        }
        #expect(choice == .init(types: ["public.image"], limit: 0, adaptsPictures: false))
        #expect(PHPickerFilter.any(of: [.livePhotos, .videos]).types == ["public.image", "public.movie"])
    }

    @Test("FL5: the results load as pictures, as bytes and as files, in the user's order")
    func picking() throws {
        let picker = pick { $0.selectionLimit = 2 }
        let bytes = pngHeader(width: 4, height: 2)
        answer(.done, Self.file("b.png", "public.png", bytes), Self.file("a.mp4", "public.mpeg-4", Data([7])))
        #expect(log.take() == ["2"] && root.presentedViewController === picker)
        let (first, second) = (delegate.results[0].itemProvider, delegate.results[1].itemProvider)
        #expect(first.suggestedName == "b" && delegate.results[0].assetIdentifier == nil)
        #expect(first.canLoadObject(ofClass: UIImage.self) && !second.canLoadObject(ofClass: UIImage.self))
        #expect(Set(delegate.results).count == 2)
        var size = CGSize.zero
        first.loadObject(ofClass: UIImage.self) { image, _ in size = (image as? UIImage)?.size ?? .zero }
        #expect(size == CGSize(width: 4, height: 2))
        #expect(second.hasItemConformingToTypeIdentifier("public.movie"))
        #expect(second.registeredContentTypes == [.mpeg4Movie])
        var copy: URL?
        second.loadFileRepresentation(forTypeIdentifier: "public.movie") { url, _ in
            copy = url
            #expect(url.flatMap { try? Data(contentsOf: $0) } == Data([7]))
        }
        #expect(copy?.lastPathComponent == "a.mp4")
        #expect(copy.map { FileManager.default.fileExists(atPath: $0.path) } == false)
        var failure: (any Error)?
        first.loadFileRepresentation(for: .pdf) { _, _, error in failure = error }
        #expect(failure is NSItemProvider.LoadError)
    }

    @Test("FL3, FL5: no is an empty list, however it is said")
    func cancelling() {
        let picker = pick()
        answer(.dismissed)
        #expect(log.take() == ["0"] && root.presentedViewController === picker)
        root.dismiss(animated: false)
        let dragged = pick()
        dragged.presentationController?.userAskedToDismiss()
        screen.advance(by: 1)
        #expect(log.take() == ["0"] && root.presentedViewController == nil)
    }
}
