// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import UIKitNavigation

/// Lets the user choose a picture or a film of their machine.
///
/// The rules, FL1 to FL9, are in `Documentation/Files.md`. The delegate conforms to `UIImagePickerControllerDelegate` as well, and
/// dismisses the picker.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController, UserDismissible {
    private static let image = "public.image"
    private static let movie = "public.movie"

    /// A picker of pictures.
    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        isNavigationBarHidden = true
    }

    /// A picker of pictures; it reads nothing from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isNavigationBarHidden = true
    }

    // MARK: Sources

    /// Whether pictures can be chosen from there: from the user's machine if a screen has a dialog for it. There is no camera (FL8).
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
        sourceType != .camera && UIApplication.shared.hostFiles.arePicked
    }

    /// The types that can be chosen from there: pictures and films.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? [image, movie] : nil
    }

    /// Always false: there is no camera (FL8).
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

    /// Always false: there is no camera (FL8).
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

    /// Always `nil`: there is no camera (FL8).
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    /// Where pictures come from. The camera is reported and not taken (FL8); iOS raises an exception where there is none.
    open var sourceType: SourceType = .photoLibrary {
        didSet {
            guard sourceType == .camera else { return }
            UIApplication.shared.report("\(type(of: self)): there is no camera, so pictures come from the library.")
            sourceType = oldValue == .camera ? .photoLibrary : oldValue
        }
    }

    /// Uniform type identifiers of what can be chosen; pictures at first.
    open var mediaTypes: [String] = [image]
    /// Whether the user chooses a square part of the picture (FL7).
    open var allowsEditing = false
    /// In seconds. Without effect: a film comes as it is.
    open var videoMaximumDuration: TimeInterval = 600
    /// Without effect: a film comes as it is.
    open var videoQuality = QualityType.typeMedium

    // MARK: The camera

    /// Without effect while there is no camera, as on a device without one.
    open var cameraDevice = CameraDevice.rear
    /// Without effect while there is no camera, as on a device without one.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// Without effect while there is no camera, as on a device without one.
    open var cameraFlashMode = CameraFlashMode.auto
    /// Without effect while there is no camera, as on a device without one.
    open var showsCameraControls = true
    /// Without effect while there is no camera, as on a device without one.
    open var cameraViewTransform = CGAffineTransform.identity
    /// Not shown while there is no camera, as on a device without one.
    open var cameraOverlayView: UIView?

    // MARK: The choice

    private lazy var asking = FileAskingController(
        .init(heading: "Choose a Photo", text: "The choice opens beside the app.", button: "Choose…")
    ) { [unowned self] in
        .choose(.init(types: mediaTypes, limit: 1, adaptsPictures: true))
    } finish: { [unowned self] in
        take($0)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers([asking], animated: false)
    }

    open override func viewWillAppear(_ animated: Bool) {
        if isBeingPresented {
            asking.restart()
            if topViewController !== asking { setViewControllers([asking], animated: false) }
        }
        super.viewWillAppear(animated)
    }

    private var told: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

    private func take(_ result: FileAskingController.Result) {
        guard case .done(let files) = result, let (item, url) = files.first, let chosen = item.representations.first
        else { return cancel() }
        do {
            if FileTypes.isKind(chosen.type, of: Self.movie) {
                return tell([.mediaType: Self.movie, .mediaURL: url])
            }
            let image = try UIImage(checking: chosen.data, scale: 1)
            let info: [InfoKey: Any] = [.mediaType: Self.image, .originalImage: image, .imageURL: url]
            if allowsEditing { crop(image, info) } else { tell(info) }
        } catch {
            UIApplication.shared.report("\(error)")
            asking.reopen(because: "“\(item.name ?? "The file")” cannot be used.")
        }
    }

    /// FL7.
    private func crop(_ image: UIImage, _ info: [InfoKey: Any]) {
        let cropping = PictureCroppingController(image) { [unowned self] part in
            guard let part else { return cancel() }
            var info = info
            info[.editedImage] = part.image
            info[.cropRect] = part.place
            tell(info)
        }
        pushViewController(cropping, animated: true)
    }

    private func tell(_ info: [InfoKey: Any]) {
        if let told { told.imagePickerController(self, didFinishPickingMediaWithInfo: info) } else { leave() }
    }

    private func cancel() {
        if let told { told.imagePickerControllerDidCancel(self) } else { leave() }
    }

    func leave() { presentingViewController?.dismiss(animated: true) }

    package func userDidDismiss() {
        if let cropping = topViewController as? PictureCroppingController { return cropping.cancelled() }
        asking.cancel()
    }
}
