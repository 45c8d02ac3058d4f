// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitFiles

@MainActor
@Suite("FL1 to FL10: files of the user")
final class DocumentPickerTests: FilesFixture {
    private final class Delegate: NSObject, UIDocumentPickerDelegate {
        let log: CallLog
        var urls: [URL] = []

        init(_ log: CallLog) { self.log = log }

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            self.urls = urls
            log(
                "picked \(urls.map(\.lastPathComponent)), \(controller.presentingViewController == nil ? "gone" : "there")"
            )
        }

        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
            log("cancelled, \(controller.presentingViewController == nil ? "gone" : "there")")
        }
    }

    private final class OldDelegate: NSObject, UIDocumentPickerDelegate {
        var url: URL?

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) { self.url = url }
    }

    private lazy var delegate = Delegate(log)

    private func pick(
        _ types: [UTType] = [.pdf], prepare: (UIDocumentPickerViewController) -> Void = { _ in }
    ) -> UIDocumentPickerViewController {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: types, asCopy: true)
        picker.delegate = delegate
        prepare(picker)
        present(picker)
        return picker
    }

    @Test("FL1: the host is asked when the picker appears, for its types, and for one file or any number")
    func asking() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .png], asCopy: true)
        #expect(host.requests.isEmpty && picker.documentPickerMode == .import)
        present(picker)
        #expect(choice == .init(types: ["com.adobe.pdf", "public.png"], limit: 1, adaptsPictures: false))
        picker.dismiss(animated: false)
        _ = pick([.item]) { $0.allowsMultipleSelection = true }
        #expect(choice == .init(types: ["public.item"], limit: 0))
        #expect(host.requests.map(\.number) == [1, 2])
        let old = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
        #expect(old.documentPickerMode == .open)
    }

    @Test("FL4, FL6: the picker goes, then the delegate hears of the copies; they are gone with the scene")
    func picking() throws {
        _ = pick { $0.allowsMultipleSelection = true }
        answer(.done, Self.text("a.txt", "one"), Self.text("b.txt", "two"))
        #expect(log.take() == [#"picked ["a.txt", "b.txt"], gone"#])
        #expect(root.presentedViewController == nil)
        #expect(try delegate.urls.map { try String(contentsOf: $0, encoding: .utf8) } == ["one", "two"])
        let folder = try #require(delegate.urls.first).deletingLastPathComponent()
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
        screen.send(.disconnect)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test("FL6: the oldest files go when there are more than 64 MB of a scene's")
    func room() throws {
        let half = Data(count: PickedFiles.mostBytes / 8 * 3)
        var places: [URL] = []
        let scene = try #require(root.view.window?.windowScene)
        for name in ["a", "b", "c"] {
            places += try PickedFiles.keep(PasteboardContent(items: [Self.file(name, "public.data", half)]), for: scene)
        }
        #expect(places.map { FileManager.default.fileExists(atPath: $0.path) } == [false, true, true])
        screen.send(.disconnect)
        #expect(!places.contains { FileManager.default.fileExists(atPath: $0.path) })
    }

    @Test("FL4: a delegate of old hears of the first file")
    func oldDelegate() {
        let old = OldDelegate()
        _ = pick { $0.delegate = old }
        answer(.done, Self.text("a.txt", "one"))
        #expect(old.url?.lastPathComponent == "a.txt")
    }

    @Test("FL3: the host's no, Cancel, and Escape are the user's no, told when the picker is gone")
    func cancelling() {
        _ = pick()
        answer(.dismissed)
        _ = pick()
        tap("Cancel")
        _ = pick()
        screen.press(.keyboardEscape)
        screen.advance(by: 1)
        #expect(log.take() == Array(repeating: "cancelled, gone", count: 3))
        #expect(host.withdrawn == [2, 3] && root.presentedViewController == nil)
    }

    @Test("FL1: the same picker asks each time it is presented")
    func presentedAgain() {
        let picker = pick()
        answer(.dismissed)
        present(picker)
        answer(.done, Self.text("a.txt", "one"))
        present(picker)
        tap("Cancel")
        #expect(log.take() == ["cancelled, gone", #"picked ["a.txt"], gone"#, "cancelled, gone"])
        #expect(host.requests.map(\.number) == [1, 2, 3])
    }

    @Test("FL3: a dismissal by the program is told to nobody, and withdraws the question; its answer is refused")
    func dismissal() {
        _ = pick()
        root.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(log.take().isEmpty && host.withdrawn == [1])
        answer(.done, Self.text("a.txt", "one"))
        #expect(log.take().isEmpty && host.faults == [.unknownRequest(1)])
    }

    @Test("FL3: a sheet that its user drags down is the user's no")
    func dragging() {
        let picker = pick()
        picker.presentationController?.userAskedToDismiss()
        screen.advance(by: 1)
        #expect(log.take() == ["cancelled, gone"] && host.withdrawn == [1])
    }

    @Test("FL2: the button asks again, and only the new question counts")
    func askingAgain() {
        _ = pick()
        tap("Choose…")
        #expect(host.requests.map(\.number) == [1, 2] && host.withdrawn == [1])
        answer(.done, Self.text("a.txt", "one"))
        #expect(log.take() == [#"picked ["a.txt"], gone"#])
    }

    @Test("FL2: a host that cannot ask says so, and only Cancel is left")
    func unavailable() {
        _ = pick()
        answer(.unavailable)
        #expect(!isShown("Choose…") && log.take().isEmpty)
        tap("Cancel")
        #expect(log.take() == ["cancelled, gone"])
    }

    @Test("FL2: too many, too large and unreadable files are told, and the user may choose again")
    func again() {
        _ = pick()
        for (outcome, words) in [
            (FileAnswer.Outcome.tooMany, "too many"), (.tooLarge, "too large"), (.failed, "did not work"),
        ] {
            answer(outcome)
            #expect(screen.window.firstView { ($0 as? UILabel)?.text?.contains(words) == true } != nil)
            #expect(log.take().isEmpty && isShown("Choose…"))
            tap("Choose…")
        }
        #expect(host.requests.count == 4 && host.withdrawn.isEmpty)
        answer(.done, Self.text("a.txt", "one"))
        #expect(log.take() == [#"picked ["a.txt"], gone"#])
    }

    @Test("FL6: names lose paths, leading dots and hidden characters; equal names get numbers")
    func names() {
        _ = pick { $0.allowsMultipleSelection = true }
        answer(
            .done, Self.text("../../etc/passwd", ""), Self.text("..", ""), Self.text("C:\\x\\A.txt", ""),
            Self.text("a.TXT", ""), Self.text("\u{202E}gnp.exe\n", ""), Self.file("", "public.png", Data()),
            Self.text(String(repeating: "é", count: 300) + ".txt", ""))
        let names = delegate.urls.map(\.lastPathComponent)
        #expect(names.prefix(6) == ["passwd", "file.txt", "A.txt", "a 2.TXT", "gnp.exe", "file.png"])
        #expect(names.last?.utf8.count == 200 && names.last?.hasSuffix("é.txt") == true)
    }

    @Test("FL10: exporting sends the files with their names; one that cannot be read is reported and left out")
    func exporting() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("kept".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let missing = file.appendingPathExtension("missing")
        let picker = UIDocumentPickerViewController(forExporting: [file, missing])
        picker.delegate = delegate
        present(picker)
        #expect(picker.documentPickerMode == .moveToService)
        #expect(
            host.requests.last?.purpose
                == .save(PasteboardContent(items: [Self.text(file.lastPathComponent, "kept")])))
        answer(.done)
        #expect(delegate.urls == [file, missing] && log.take().count == 1)
    }

    @Test("a replay chooses the same files again")
    func replay() throws {
        let input = Input.files(
            FileAnswer(request: 7, outcome: .done, content: PasteboardContent(items: [Self.text("a", "b")])))
        let coded = try JSONEncoder().encode(input)
        #expect(try JSONDecoder().decode(Input.self, from: coded) == input)
    }
}

@MainActor
@Suite("FL2: a screen without files")
final class NoFilesTests: FilesFixture {
    init() { super.init(picksFiles: false) }

    @Test("the host is not asked; the view says so, and Cancel ends it")
    func unavailable() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        present(picker)
        #expect(host.requests.isEmpty && !isShown("Choose…"))
        tap("Cancel")
        #expect(root.presentedViewController == nil)
        #expect(!UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == nil)
    }
}
