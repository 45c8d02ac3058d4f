// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Gets what a picker's user chose. The delegate dismisses the picker (FL5).
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Pictures or films were chosen, in the user's order; none if the user wants none.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user choose pictures and films of their machine. Of PhotosUI on iOS.
///
/// The rules, FL1 to FL9, are in `Documentation/Files.md`.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController, UserDismissible {
    /// What can be chosen; fixed when the picker is made.
    public let configuration: PHPickerConfiguration
    /// Held weakly.
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    private lazy var asking = FileAskingController(words) { [unowned self] in
        purpose
    } finish: { [unowned self] in
        take($0)
    }

    /// A picker of what the configuration says.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Always `nil`: a coder has no configuration.
    public required init?(coder: NSCoder) { nil }

    private var words: AskingView.Words {
        .init(
            heading: configuration.selectionLimit == 1 ? "Choose a Photo" : "Choose Photos",
            text: "The choice opens beside the app.", button: "Choose…")
    }

    private var purpose: FileRequest.Purpose {
        .choose(
            .init(
                types: (configuration.filter ?? .any(of: [.images, .videos])).types,
                limit: configuration.selectionLimit,
                adaptsPictures: configuration.preferredAssetRepresentationMode != .current))
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        fill(with: asking)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isBeingPresented { asking.restart() }
    }

    private func take(_ result: FileAskingController.Result) {
        guard case .done(let files) = result else { return tell([]) }
        tell(files.map { NSItemProvider(file: $0.place, of: $0.item) })
    }

    private func tell(_ providers: [NSItemProvider]) {
        delegate?.picker(
            self, didFinishPicking: providers.map { PHPickerResult(itemProvider: $0, assetIdentifier: nil) })
    }

    package func userDidDismiss() { asking.cancel() }
}

extension NSItemProvider {
    /// A provider of a file that is on the disk.
    fileprivate convenience init(file: URL, of item: PasteboardContent.Item) {
        self.init()
        suggestedName = (file.lastPathComponent as NSString).deletingPathExtension
        for type in item.representations.map(\.type) {
            registerFileRepresentation(
                forTypeIdentifier: type, fileOptions: [], visibility: .all
            ) { completion in
                completion(file, true, nil)
                return nil
            }
        }
    }
}
