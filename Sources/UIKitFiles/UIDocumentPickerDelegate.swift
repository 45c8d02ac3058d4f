// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Gets the files that a document picker's user chose.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Files were chosen, or saved. The picker is gone (FL4). By default a single file is given to `documentPicker(_:didPickDocumentAt:)`.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

    /// The user wants no file. The picker is gone (FL4).
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)

    /// One file was chosen. Called only where `documentPicker(_:didPickDocumentsAt:)` is left out.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    /// Gives the first file to `documentPicker(_:didPickDocumentAt:)`.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let first = urls.first { documentPicker(controller, didPickDocumentAt: first) }
    }

    /// By default nothing is done.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}

    /// By default nothing is done.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// What a document picker does, as it was told before there were types.
public enum UIDocumentPickerMode: UInt, Sendable {
    case `import` = 0
    case open
    case exportToService
    case moveToService
}
