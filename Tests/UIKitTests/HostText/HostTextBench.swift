// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitTesting

@testable import UIKitCore

/// A screen with a text input that is first responder, and a host that keeps what it is told and refused.
@MainActor
final class HostTextBench {
    final class Host: TextHost {
        var states: [TextInputState?] = []
        var faults: [InputFault] = []
        var editsText: Bool { false }

        func start(_ application: UIApplication) throws {}
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
        func reject(_ record: InputRecord, because fault: InputFault) { faults.append(fault) }
        func textInputChanged(_ state: TextInputState?, of scene: SceneIdentifier) { states.append(state) }
        func stop() {}
    }

    let screen: TestScreen
    let host = Host()
    let input: PlainTextInput

    init(_ text: String = "", counting: PlainTextInput.Counting = .characters, trace: (any TraceSink)? = nil) {
        screen = TestScreen(trace: trace)
        input = PlainTextInput(text, counting: counting)
        screen.application.host = host
        screen.window.addSubview(input)
        input.becomeFirstResponder()
        screen.settle()
    }

    /// What the host was told last.
    var state: TextInputState? { host.states.last ?? nil }
    var revision: UInt32? { state?.revision }

    /// An edit against the text that the host was told last.
    func edit(_ edit: TextSample.Edit) { send(edit, revision: revision) }

    func send(_ edit: TextSample.Edit, revision: UInt32?) {
        screen.send(.text(TextSample(edit, revision: revision)))
    }
}
