// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Whether a program may use the user's photos (FL16).
public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
    case limited = 4
}

/// What a program wants to do with the user's photos.
public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite = 2
}

/// What is left of the library of photos where there is none: pictures and films that are added become files of the screen's user (FL16).
@preconcurrency @MainActor
open class PHPhotoLibrary: NSObject {
    private static let library = PHPhotoLibrary()

    /// The program's library.
    open class func shared() -> PHPhotoLibrary { library }

    /// Always authorized: nothing is asked, and nothing is read.
    open class func authorizationStatus() -> PHAuthorizationStatus { .authorized }

    /// Always authorized: nothing is asked, and nothing is read.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .authorized }

    /// Answers in a later turn, without a question.
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        UIApplication.shared.clock.enqueue { handler(.authorized) }
    }

    /// Answers in a later turn, without a question.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { requestAuthorization(handler) }

    /// Answers without a question.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .authorized }

    /// Calls a block that makes requests, in a later turn, and saves what they name. The handler hears of it on the main thread; the error
    /// is a ``PhotoAlbumError``.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        UIApplication.shared.clock.enqueue {
            PHAssetChangeRequest.collect(changeBlock) { completionHandler?($0 == nil, $0) }
        }
    }

    /// The same; returns when everything is saved, or throws a ``PhotoAlbumError``.
    open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            performChanges(changeBlock) { _, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }
}

/// A request to add a picture or a film, made within the block of ``PHPhotoLibrary/performChanges(_:completionHandler:)`` (FL16).
@preconcurrency @MainActor
open class PHAssetChangeRequest: NSObject {
    /// The requests of the block that is running; `nil` outside of one.
    private static var requests: [PHAssetChangeRequest]?

    /// What is to be saved, or why it cannot be.
    var files: [Result<PasteboardContent.Item, PhotoAlbumError>] = []

    /// Kept; a file has no such mark.
    open var creationDate: Date?
    /// Kept; a file has no such mark.
    open var isFavorite = false
    /// Kept; a file has no such mark.
    open var isHidden = false

    public required override init() {
        super.init()
        guard Self.requests != nil else {
            UIApplication.shared.report("\(type(of: self)) is made outside of performChanges, and nothing is saved.")
            return
        }
        PHAssetChangeRequest.requests?.append(self)
    }

    /// Adds a picture.
    open class func creationRequestForAsset(from image: UIImage) -> Self {
        let request = Self()
        request.add(PhotoAlbum.file(of: image), orRefuse: .noPixels)
        return request
    }

    /// Adds a picture's file; `nil` for one that cannot be read.
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { request(fileURL) }

    /// Adds a film's file; `nil` for one that cannot be read.
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { request(fileURL) }

    private class func request(_ place: URL) -> Self? {
        guard let file = PhotoAlbum.file(at: place) else { return nil }
        let request = Self()
        request.files.append(.success(file))
        return request
    }

    func add(_ file: PasteboardContent.Item?, orRefuse error: PhotoAlbumError) {
        files.append(file.map { .success($0) } ?? .failure(error))
    }

    /// Saves what a block asks for, all of it or nothing.
    static func collect(_ block: () -> Void, told: @escaping @MainActor (PhotoAlbumError?) -> Void) {
        let outer = requests
        requests = []
        block()
        let files = requests?.flatMap(\.files) ?? []
        requests = outer
        do {
            let found = try files.map { file throws(PhotoAlbumError) in try file.get() }
            if found.isEmpty { told(nil) } else { PhotoAlbum.save(found, told: told) }
        } catch {
            told(error)
        }
    }
}

/// A request to add a picture or a film of data (FL16).
open class PHAssetCreationRequest: PHAssetChangeRequest {
    /// A request to which resources are added.
    open class func forAsset() -> Self { Self() }

    /// Adds bytes; the file's name is that of the options, or follows from what they are.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
        let name = options?.originalFilename ?? type.name(of: data)
        files.append(.success(.init(data, named: name)))
    }

    /// Adds a file, with its name or that of the options.
    open func addResource(
        with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
    ) {
        var file = PhotoAlbum.file(at: fileURL)
        if let name = options?.originalFilename { file?.name = name }
        add(file, orRefuse: .unreadable(fileURL.path))
    }
}

/// What data is for a picture or a film.
public enum PHAssetResourceType: Int, Sendable {
    case photo = 1
    case video = 2
    case audio = 3
    case alternatePhoto = 4
    case fullSizePhoto = 5
    case fullSizeVideo = 6
    case adjustmentData = 7
    case adjustmentBasePhoto = 8
    case pairedVideo = 9
    case fullSizePairedVideo = 10
    case adjustmentBasePairedVideo = 11
    case adjustmentBaseVideo = 12

    fileprivate func name(of data: Data) -> String {
        switch self {
        case .video, .fullSizeVideo, .pairedVideo, .fullSizePairedVideo, .adjustmentBasePairedVideo,
            .adjustmentBaseVideo:
            "video.mov"
        case .audio: "audio.m4a"
        case .adjustmentData: "adjustments.plist"
        case .photo, .alternatePhoto, .fullSizePhoto, .adjustmentBasePhoto:
            (try? ImageHeader(data))?.format == .jpeg ? "image.jpg" : "image.png"
        }
    }
}

/// How data becomes a resource (FL16).
@preconcurrency @MainActor
open class PHAssetResourceCreationOptions: NSObject {
    /// The name of the file.
    open var originalFilename: String?
    /// Kept; the file's name says what it is.
    open var uniformTypeIdentifier: String?
    /// Kept; the program's own file stays where it is.
    open var shouldMoveFile = false
}
