// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import UIKitNavigation

/// Gets the picture or film that an image picker's user chose. The delegate dismisses the picker (FL5).
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// A picture or a film was chosen. By default the picker is dismissed.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

    /// The user wants none. By default the picker is dismissed.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Dismisses the picker.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.leave()
    }

    /// Dismisses the picker.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.leave() }
}

extension UIImagePickerController {
    /// What `imagePickerController(_:didFinishPickingMediaWithInfo:)` tells.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// A key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The uniform type identifier, a `String`: `public.image` or `public.movie`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The chosen picture, a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The part that the user kept, a `UIImage`; only with `allowsEditing`.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The place of that part in the chosen picture, a `CGRect`; only with `allowsEditing`.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The chosen film, the `URL` of a file.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The chosen picture, the `URL` of a file.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// Never told here: there is no library with addresses.
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// Never told here: there is no camera.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// Never told here: there is no library with assets.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// Never told here: browsers have no live photos.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    }

    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        case photoLibrary = 0
        case camera
        case savedPhotosAlbum
    }

    /// How well films are recorded.
    public enum QualityType: Int, Sendable {
        case typeHigh = 0
        case typeMedium
        case typeLow
        case type640x480
        case typeIFrame1280x720
        case typeIFrame960x540
    }

    /// What a camera records.
    public enum CameraCaptureMode: Int, Sendable {
        case photo = 0
        case video
    }

    /// Which camera records.
    public enum CameraDevice: Int, Sendable {
        case rear = 0
        case front
    }

    /// When a camera lights.
    public enum CameraFlashMode: Int, Sendable {
        case off = -1
        case auto
        case on
    }
}
