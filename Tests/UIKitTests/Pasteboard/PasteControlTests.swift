// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

/// Keeps what is pasted into it.
private final class Slot: UIView {
    var pasted: [String] = []

    override func paste(itemProviders: [NSItemProvider]) {
        for provider in itemProviders {
            provider.loadObject(ofClass: String.self) { [weak self] text, _ in self?.pasted.append(text ?? "nothing") }
        }
    }
}

/// A host with a clipboard.
private final class Clipboard: ClipboardHost {
    var requests: [PasteboardRequest] = []

    func start(_ application: UIApplication) throws {}
    func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
    func reject(_ record: InputRecord, because fault: InputFault) {}
    func pasteboardChanged(_ content: PasteboardContent, of scene: SceneIdentifier) {}
    func requestPasteboard(_ request: PasteboardRequest, of scene: SceneIdentifier) { requests.append(request) }
    func stop() {}
}

@MainActor @Suite("Paste controls")
struct PasteControlTests {
    private let screen = TestScreen()
    private let slot = Slot()
    private let control = UIPasteControl(configuration: UIPasteControl.Configuration())

    init() {
        control.frame = CGRect(x: 20, y: 40, width: 100, height: 40)
        screen.window.addSubview(control)
        screen.window.addSubview(slot)
        slot.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
        screen.settle()
    }

    private var general: UIPasteboard { screen.application.pasteboards.general }

    @Test("PC1: a touch gives the target what is on the pasteboard")
    func paste() {
        control.target = slot
        general.string = "tile"
        screen.finger().tap(control)
        #expect(slot.pasted == ["tile"])
        #expect(control.intrinsicContentSize.width > 60)
    }

    @Test("PC2: it is enabled while there is something that the target takes, and the application wants it so")
    func enabled() {
        general.string = "tile"
        #expect(!control.isEnabled, "there is no target")
        control.target = slot
        #expect(control.isEnabled)
        general.items = []
        #expect(!control.isEnabled)
        screen.finger().tap(control)
        #expect(slot.pasted.isEmpty)
        general.string = "tile"
        #expect(control.isEnabled)
        control.isEnabled = false
        general.string = "other"
        #expect(!control.isEnabled)
        control.isEnabled = true
        slot.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["org.example.tile"])
        general.string = "third"
        #expect(!control.isEnabled)
        #expect(control.accessibilityTraits.contains(.notEnabled))
    }

    @Test("PC3, PC4: where a host has a clipboard it is enabled, and the host is asked before anything is pasted")
    func host() {
        let clipboard = Clipboard()
        screen.application.host = clipboard
        screen.send(.resize(ScreenDescription(size: CGSize(width: 390, height: 844), readsClipboard: true)))
        control.target = slot
        #expect(control.isEnabled)
        screen.finger().tap(control)
        #expect(slot.pasted.isEmpty)
        #expect(clipboard.requests.count == 1)
        guard let request = clipboard.requests.first else { return }
        screen.send(.pasteboard(PasteboardAnswer(request: request.number, content: PasteboardContent(text: "outside"))))
        #expect(slot.pasted == ["outside"])
    }

    @Test("PC3: a host that begins to read its clipboard enables it, and one that ends to disables it")
    func hostChanges() {
        let size = CGSize(width: 390, height: 844)
        control.target = slot
        #expect(!control.isEnabled)
        for reads in [true, false, true] {
            screen.send(.resize(ScreenDescription(size: size, readsClipboard: reads)))
            #expect(control.isEnabled == reads)
        }
        // What is in no window follows nobody, and looks when it comes back.
        control.removeFromSuperview()
        screen.send(.resize(ScreenDescription(size: size, readsClipboard: false)))
        screen.window.addSubview(control)
        #expect(!control.isEnabled)
    }

    @Test("PC5: the configuration says what is shown, and later changes of it have no effect")
    func looks() {
        let configuration = UIPasteControl.Configuration()
        configuration.displayMode = .iconOnly
        configuration.baseBackgroundColor = .systemGreen
        let icon = UIPasteControl(configuration: configuration)
        configuration.displayMode = .labelOnly
        let label = UIPasteControl(configuration: configuration)
        configuration.displayMode = .iconAndLabel
        #expect(icon.configuration.displayMode == .iconOnly)
        #expect(icon.configuration.baseBackgroundColor == .systemGreen)
        #expect(icon.intrinsicContentSize.width < label.intrinsicContentSize.width)
        #expect(label.intrinsicContentSize.width < control.intrinsicContentSize.width)
    }
}
