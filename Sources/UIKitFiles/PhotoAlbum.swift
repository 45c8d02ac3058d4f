// SPDX-License-Identifier: Apache-2.0

import UIKitCore

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
    let saving = AlbumSaving(image, completionTarget, completionSelector, contextInfo)
    if let data = image.savedAsJPEG ? image.jpegData(compressionQuality: 1) : image.pngData() {
        let (type, name) = image.savedAsJPEG ? ("public.jpeg", "image.jpg") : ("public.png", "image.png")
        saving.begin(.init(representations: [.init(type: type, data: data)], name: name))
    } else {
        saving.end(.noPixels)
    }
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
    let saving = AlbumSaving(videoPath, completionTarget, completionSelector, contextInfo)
    let place = URL(fileURLWithPath: videoPath)
    if let data = try? Data(contentsOf: place) {
        let name = place.lastPathComponent
        saving.begin(.init(representations: [.init(type: FileTypes.identifier(name: name), data: data)], name: name))
    } else {
        saving.end(.unreadable(videoPath))
    }
}

/// Whether a film's file can be saved: whether it can be read (FL15).
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
    FileManager.default.isReadableFile(atPath: videoPath)
}

/// One picture or film on its way.
@MainActor
private struct AlbumSaving {
    let content: Any
    let target: Any?
    let selector: Selector?
    let context: UnsafeMutableRawPointer?

    init(_ content: Any, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?) {
        (self.content, self.target, self.selector, self.context) = (content, target, selector, context)
    }

    func begin(_ file: PasteboardContent.Item) {
        let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        guard let scene = UIApplication.shared.keyWindow?.windowScene ?? windows.first else {
            return end(.unavailable)
        }
        let number = HostFiles.of(scene).ask(.save(PasteboardContent(items: [file])), in: scene) { answer in
            switch answer.outcome {
            case .done: tell(nil)
            case .unavailable: tell(.unavailable)
            case .dismissed, .tooLarge, .tooMany, .failed: tell(.failed)
            }
        }
        if number == nil { end(.unavailable) }
    }

    /// Not inside of the call that asked.
    func end(_ error: PhotoAlbumError) {
        UIApplication.shared.clock.enqueue { tell(error) }
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

extension UIImage {
    /// A picture that came as JPEG stays one.
    fileprivate var savedAsJPEG: Bool { encoded?.header.format == .jpeg }
}
