// SPDX-License-Identifier: Apache-2.0

import PhotosUI
import UIKit
import UniformTypeIdentifiers

/// Photos and files of the user's machine: chosen, and kept there.
final class FilesCard: StackCard {
    private let pictures = UIStackView()
    private let label = UILabel()
    /// Presents the pickers.
    private weak var owner: UIViewController?
    /// The chosen photos that have come, by their places.
    private var photos: [Int: UIImage] = [:]
    private static let pictureSide: CGFloat = 72

    convenience init(owner: UIViewController) {
        self.init(heading: "Photos and files")
        self.owner = owner
        let items: [(String, String, (FilesCard) -> Void)] = [
            ("Photos", "photos", { $0.choosePhotos() }), ("A square photo", "square", { $0.chooseSquare() }),
            ("Open a text", "openText", { $0.openText() }), ("Save a text", "saveText", { $0.saveText() }),
        ]
        for (title, name, action) in items {
            addButton(title, identifier: "choices.\(name)") { [weak self] _ in if let self { action(self) } }
        }
        label.scaledFont = .systemFont(ofSize: 15)
        label.numberOfLines = 0
        label.text = "Nothing was chosen yet."
        label.accessibilityIdentifier = "choices.chosen"
        pictures.spacing = 8
        pictures.alignment = .center
        pictures.isHidden = true
        for part in [label, pictures] { addArrangedSubview(part) }
    }

    private func present(_ picker: UIViewController) { owner?.present(picker, animated: true) }

    private func choosePhotos() {
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        configuration.selectionLimit = 3
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker)
    }

    private func chooseSquare() {
        let picker = UIImagePickerController()
        picker.allowsEditing = true
        picker.delegate = self
        present(picker)
    }

    private func openText() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: true)
        picker.delegate = self
        present(picker)
    }

    private func saveText() {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("Fruit.txt")
        do {
            try Data("Fruit is ripe.\n".utf8).write(to: file)
            let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
            picker.delegate = self
            present(picker)
        } catch {
            label.text = "The text could not be written: \(error.localizedDescription)"
        }
    }

    private func show(_ images: [UIImage], _ words: String) {
        label.text = words
        for picture in pictures.arrangedSubviews { picture.removeFromSuperview() }
        for image in images {
            let picture = UIImageView(image: image)
            picture.contentMode = .scaleAspectFit
            picture.isAccessibilityElement = true
            picture.accessibilityLabel = "Chosen picture"
            picture.widthAnchor.constraint(equalToConstant: Self.pictureSide).isActive = true
            picture.heightAnchor.constraint(equalToConstant: Self.pictureSide).isActive = true
            pictures.addArrangedSubview(picture)
        }
        let room = UIView()
        room.setContentHuggingPriority(.init(1), for: .horizontal)
        pictures.addArrangedSubview(room)
        pictures.isHidden = images.isEmpty
    }

    private static func size(_ image: UIImage) -> String { "\(Int(image.size.width)) × \(Int(image.size.height))" }
}

extension FilesCard: PHPickerViewControllerDelegate {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        guard !results.isEmpty else { return show([], "No photo was chosen.") }
        photos = [:]
        for (place, result) in results.enumerated() where result.itemProvider.canLoadObject(ofClass: UIImage.self) {
            result.itemProvider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
                guard let image = image as? UIImage else { return }
                Task { @MainActor in self?.loaded(image, place) }
            }
        }
    }

    /// Photos are loaded one by one, and shown in their order.
    private func loaded(_ image: UIImage, _ place: Int) {
        photos[place] = image
        let images = photos.sorted { $0.key < $1.key }.map(\.value)
        show(images, "Photos: " + images.map(Self.size).joined(separator: ", ") + ".")
    }
}

extension FilesCard: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
        guard let image = info[.editedImage] as? UIImage else { return show([], "No square was chosen.") }
        show([image], "A square of \(Self.size(image)).")
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true)
        show([], "No square was chosen.")
    }
}

extension FilesCard: UIDocumentPickerDelegate {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        guard let url = urls.first else { return }
        if controller.documentPickerMode == .exportToService { return show([], "Saved as \(url.lastPathComponent).") }
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? "no text"
        show([], "\(url.lastPathComponent): \(text.prefix(80))")
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        show([], "No file was chosen.")
    }
}
