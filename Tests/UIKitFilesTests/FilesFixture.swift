// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitFiles
import UIKitNavigation
import UIKitTesting

@testable import UIKitCore

/// A window whose root asks for files, and a host that answers when it is told to.
@MainActor
class FilesFixture {
    final class Host: FileHost {
        var requests: [FileRequest] = []
        var withdrawn: [UInt32] = []
        var faults: [InputFault] = []

        func start(_ application: UIApplication) throws {}
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
        func reject(_ record: InputRecord, because fault: InputFault) { faults.append(fault) }
        func ask(_ request: FileRequest, of scene: SceneIdentifier) { requests.append(request) }
        func withdraw(_ request: UInt32, of scene: SceneIdentifier) { withdrawn.append(request) }
        func stop() {}
    }

    let log = CallLog()
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let root = UIViewController()
    let host = Host()
    let finger: Finger

    init(picksFiles: Bool = true) {
        finger = screen.finger()
        screen.application.host = host
        screen.window.rootViewController = root
        var description = ScreenDescription(size: screen.window.bounds.size)
        description.picksFiles = picksFiles
        screen.send(.resize(description))
        screen.settle()
    }

    func present(_ picker: UIViewController) {
        root.present(picker, animated: true)
        screen.advance(by: 1)
    }

    /// A file of the user's.
    static func file(_ name: String, _ type: String, _ bytes: Data) -> PasteboardContent.Item {
        PasteboardContent.Item(representations: [.init(type: type, data: bytes)], name: name)
    }

    static func text(_ name: String, _ text: String) -> PasteboardContent.Item {
        file(name, "public.utf8-plain-text", Data(text.utf8))
    }

    func answer(_ outcome: FileAnswer.Outcome, _ items: PasteboardContent.Item...) {
        screen.send(
            .files(
                FileAnswer(
                    request: host.requests.last?.number ?? 0, outcome: outcome, content: PasteboardContent(items: items)
                )))
        screen.advance(by: 1)
    }

    /// What the last request lets choose.
    var choice: FileRequest.Choice? {
        if case .choose(let choice) = host.requests.last?.purpose { choice } else { nil }
    }

    private func shown(_ title: String) -> UIView? {
        screen.window.firstView { view in
            (view as? UIButton)?.configuration?.title == title && !view.isHidden
        }
    }

    func isShown(_ title: String) -> Bool { shown(title) != nil }

    func tap(_ title: String) {
        guard let button = shown(title) else { return }
        finger.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        screen.advance(by: 1)
    }
}
