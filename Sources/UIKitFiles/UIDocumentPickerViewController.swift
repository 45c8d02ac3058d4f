// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Lets the user choose files of their machine, or keep the application's there.
///
/// The rules, FL1 to FL9, are in `Documentation/Files.md`. Present it like any controller; it dismisses itself.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController, UserDismissible {
    private enum Task {
        case open([String])
        case export([URL])
    }

    private let task: Task
    /// What it was made for.
    open private(set) var documentPickerMode: UIDocumentPickerMode
    /// Held weakly.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several files may be chosen.
    open var allowsMultipleSelection = false
    /// Whether names are shown with their endings. The host's dialog decides here.
    open var shouldShowFileExtensions = false
    /// The folder that is shown first. The host's dialog decides here.
    open var directoryURL: URL?
    private lazy var asking = FileAskingController(words) { [unowned self] in
        purpose
    } finish: { [unowned self] in
        take($0)
    }

    /// Chooses files of the given types. The delegate gets copies (FL6), whatever `asCopy` says.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        task = .open(contentTypes.map(\.identifier))
        documentPickerMode = asCopy ? .import : .open
        super.init(nibName: nil, bundle: nil)
    }

    /// Chooses files of the given types. The delegate gets copies (FL6).
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Keeps copies of the application's files on the user's machine. The files stay where they are, whatever `asCopy` says.
    public init(forExporting urls: [URL], asCopy: Bool) {
        task = .export(urls)
        documentPickerMode = asCopy ? .exportToService : .moveToService
        super.init(nibName: nil, bundle: nil)
    }

    /// Keeps copies of the application's files on the user's machine.
    public convenience init(forExporting urls: [URL]) {
        self.init(forExporting: urls, asCopy: false)
    }

    /// Chooses files of the given uniform type identifiers.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        task = .open(allowedUTIs)
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }

    /// Keeps copies of the application's files on the user's machine.
    public init(urls: [URL], in mode: UIDocumentPickerMode) {
        task = .export(urls)
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }

    /// Keeps a copy of the application's file on the user's machine.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) {
        self.init(urls: [url], in: mode)
    }

    /// Always `nil`: a coder has no types.
    public required init?(coder: NSCoder) { nil }

    private var words: AskingView.Words {
        switch task {
        case .open:
            .init(heading: "Choose a File", text: "The choice opens beside the app.", button: "Choose…")
        case .export:
            .init(heading: "Save", text: "The file is kept on your device.", button: "Save")
        }
    }

    private var purpose: FileRequest.Purpose {
        switch task {
        case .open(let types): .choose(.init(types: types, limit: allowsMultipleSelection ? 0 : 1))
        case .export(let urls): .save(PasteboardContent(items: urls.compactMap(Self.item)))
        }
    }

    /// A file to save; `nil` for one that cannot be read.
    private static func item(_ url: URL) -> PasteboardContent.Item? {
        do {
            return .init(try Data(contentsOf: url), named: url.lastPathComponent)
        } catch {
            UIApplication.shared.report("The file \(url.path) is not exported: \(error.localizedDescription)")
            return nil
        }
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
        switch (result, task) {
        case (.cancelled, _): leave { $0.documentPickerWasCancelled(self) }
        case (.done, .export(let urls)): leave { $0.documentPicker(self, didPickDocumentsAt: urls) }
        case (.done(let files), .open): leave { $0.documentPicker(self, didPickDocumentsAt: files.map(\.place)) }
        }
    }

    /// FL4: the delegate is told when the picker is gone.
    private func leave(_ tell: @escaping (any UIDocumentPickerDelegate) -> Void) {
        let told = { [self] in if let delegate { tell(delegate) } }
        if let presenter = presentingViewController {
            presenter.dismiss(animated: true, completion: told)
        } else {
            told()
        }
    }

    package func userDidDismiss() { asking.cancel() }
}

extension UIViewController {
    /// Shows a controller in the whole view.
    func fill(with child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}
