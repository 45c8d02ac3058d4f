// SPDX-License-Identifier: Apache-2.0

import UIKitCore

#if Painting
    import Painting
#endif

/// Why a picture or a film was not saved (FL15).
public enum PhotoAlbumError: Error, Sendable, Hashable, LocalizedError {
    /// No screen is there, or its host cannot save files.
    case unavailable
    /// The picture has no size or no pixels.
    case noPixels
    /// The film's file cannot be read.
    case unreadable(String)
    /// The host could not save it.
    case failed

    /// What is wrong, in a sentence for people.
    public var errorDescription: String? {
        switch self {
        case .unavailable: "This screen has no way to save a file."
        case .noPixels: "The picture has no pixels that could be saved."
        case .unreadable(let path): "The file \(path) cannot be read."
        case .failed: "The file could not be saved."
        }
    }
}

/// Gives a picture to the user of the screen, as a file (FL15). In a browser it is a download.
///
/// - Parameters:
///   - completionTarget: hears how it ended, in a later turn.
///   - completionSelector: `image(_:didFinishSavingWithError:contextInfo:)`, or a method of another name with these arguments. The error
///     is a ``PhotoAlbumError``.
///   - contextInfo: given along.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    AlbumSaving(content: image, target: completionTarget, selector: completionSelector, context: contextInfo)
        .save(PhotoAlbum.file(of: image), orRefuse: .noPixels)
}

/// Gives a film to the user of the screen, as a file (FL15). In a browser it is a download.
///
/// - Parameters:
///   - videoPath: the film's file.
///   - completionTarget: hears how it ended, in a later turn.
///   - completionSelector: `video(_:didFinishSavingWithError:contextInfo:)`, or a method of another name with these arguments. The error
///     is a ``PhotoAlbumError``.
///   - contextInfo: given along.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    AlbumSaving(content: videoPath, target: completionTarget, selector: completionSelector, context: contextInfo)
        .save(PhotoAlbum.file(at: URL(fileURLWithPath: videoPath)), orRefuse: .unreadable(videoPath))
}

/// Whether a film's file can be saved: whether it can be read (FL15).
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
    FileManager.default.isReadableFile(atPath: videoPath)
}

/// Gives files to the user of the screen in front.
@MainActor
enum PhotoAlbum {
    /// - Parameter told: called once, never inside of this call.
    static func save(_ files: [PasteboardContent.Item], told: @escaping @MainActor (PhotoAlbumError?) -> Void) {
        let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let scene = UIApplication.shared.keyWindow?.windowScene ?? windows.first
        let number = scene.flatMap { scene in
            HostFiles.of(scene).ask(.save(PasteboardContent(items: files)), in: scene) { answer in
                switch answer.outcome {
                case .done: told(nil)
                case .unavailable: told(.unavailable)
                case .dismissed, .tooLarge, .tooMany, .failed: told(.failed)
                }
            }
        }
        if number == nil { refuse(.unavailable, told: told) }
    }

    static func refuse(_ error: PhotoAlbumError, told: @escaping @MainActor (PhotoAlbumError) -> Void) {
        UIApplication.shared.clock.enqueue { told(error) }
    }

    /// A picture as a file: JPEG if it came as JPEG, else PNG. `nil` for one without pixels.
    static func file(of image: UIImage) -> PasteboardContent.Item? {
        if image.encoded?.header.format == .jpeg {
            return image.jpegData(compressionQuality: 1).map { .init($0, named: "image.jpg") }
        }
        return image.pngData().map { .init($0, named: "image.png") }
    }

    /// A file on the program's disk; `nil` for one that cannot be read.
    static func file(at place: URL) -> PasteboardContent.Item? {
        (try? Data(contentsOf: place)).map { .init($0, named: place.lastPathComponent) }
    }
}

extension PasteboardContent.Item {
    /// A file to save, whose name says what it is.
    @MainActor
    init(_ data: Data, named name: String) {
        self.init(representations: [.init(type: FileTypes.identifier(name: name), data: data)], name: name)
    }
}

/// A picture or a film that is saved by one of the functions, and who hears of it.
@MainActor
private struct AlbumSaving {
    let content: Any
    let target: Any?
    let selector: Selector?
    let context: UnsafeMutableRawPointer?

    func save(_ file: PasteboardContent.Item?, orRefuse error: PhotoAlbumError) {
        guard let file else { return PhotoAlbum.refuse(error, told: tell) }
        PhotoAlbum.save([file], told: tell)
    }

    private func tell(_ error: PhotoAlbumError?) {
        guard let target, let selector else { return }
        let outcome = SavingOutcome(error: error, context: context)
        let result = selector.performNamed(on: target as AnyObject, sender: content, event: outcome)
        if result != .performed {
            UIApplication.shared.report("Nobody was told that \(content) is saved. \(result)")
        }
    }
}
