// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventSession
import EventTrace

/// The host of an application that is replayed: paints nothing, and answers what the recorded host answered.
@MainActor
final class ReplayHost: URLHost, TextHost, MenuBarHost, ScreenHost, FocusLeavingHost {
    /// What is still to be answered, in order.
    private var answers: ArraySlice<HostAnswer>

    let editsText: Bool
    let showsMenuBar: Bool
    let leavesFocus: Bool

    init(_ host: SessionHost, answers: [HostAnswer]) {
        self.answers = answers[...]
        editsText = host.editsText
        showsMenuBar = host.showsMenuBar
        leavesFocus = host.leavesFocus
    }

    func start(_ application: UIApplication) {}
    func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
    func reject(_ record: InputRecord, because fault: InputFault) {}
    func textInputChanged(_ state: TextInputState?, of scene: SceneIdentifier) {}
    func menuBarChanged(_ bar: MenuBar, of scene: SceneIdentifier) {}
    func focusLeft(_ scene: SceneIdentifier, forward: Bool) {}
    func stop() {}

    func open(_ url: URL, for scene: SceneIdentifier) -> Bool {
        guard case .open(let answer) = answers.popFirst() else { return false }
        return answer
    }

    func openScreen(from scene: SceneIdentifier?) -> Bool { answer() }
    func bringForward(_ scene: SceneIdentifier) -> Bool { answer() }
    func closeScreen(of scene: SceneIdentifier) {}

    /// Screens are opened as addresses are.
    private func answer() -> Bool {
        guard case .open(let answer) = answers.popFirst() else { return false }
        return answer
    }

    func canOpen(_ url: URL, for scene: SceneIdentifier) -> Bool {
        guard case .canOpen(let answer) = answers.popFirst() else { return false }
        return answer
    }
}
