// SPDX-License-Identifier: Apache-2.0

import EventTrace
import MediaPlayer
import UIKitTesting

/// A screen with the command center of its application, and a log of handlers.
@MainActor
struct MediaFixture {
    let log = CallLog()
    let trace = TraceLog()
    let screen: TestScreen
    let center: MPRemoteCommandCenter
    let info: MPNowPlayingInfoCenter

    init() {
        screen = TestScreen(trace: trace)
        _ = screen.application
        center = MPRemoteCommandCenter.shared()
        info = MPNowPlayingInfoCenter.default()
    }

    /// Registers a handler that writes its name.
    @discardableResult
    func handle(
        _ command: MPRemoteCommand, _ name: String, _ status: MPRemoteCommandHandlerStatus = .success
    ) -> Any {
        command.addTarget { [log] _ in
            log(name)
            return status
        }
    }

    /// What became of the commands, as the trace has it.
    var outcomes: [RemoteCommandNote.Outcome] {
        trace.entries.compactMap { if case .remoteCommand(let note) = $0.event { note.outcome } else { nil } }
    }
}
