// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventSession
import EventTrace

/// The host of an application that is replayed: it paints nothing, and gives the answers of the recorded host.
@MainActor
final class ReplayHost: URLHost, TextHost, MenuBarHost, ScreenHost, FocusLeavingHost {
    /// The answers that are still to be given, in order.
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

    /// For screens, the answer is given as for addresses.
    private func answer() -> Bool {
        guard case .open(let answer) = answers.popFirst() else { return false }
        return answer
    }

    func canOpen(_ url: URL, for scene: SceneIdentifier) -> Bool {
        guard case .canOpen(let answer) = answers.popFirst() else { return false }
        return answer
    }
}
