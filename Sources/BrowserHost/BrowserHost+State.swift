// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Pages keep the states of scenes, so that the states outlive this program. Under development, without a key to seal them, files
/// keep them.
///
///     picture changes ──a second──> saveState ──turn──> stateSaved ──sealed──> page ──hello──> another program
///                                                            └──────────────> file ────────> the next run
extension BrowserHost: StateHost {
    var keepsStates: Bool { sharedKey != nil || developmentStates != nil }

    /// Asks for the state of every scene whose picture changed since the last time.
    func saveStates() {
        guard keepsStates else { return }
        for session in sessions.values where session.isStateStale && session.client != nil {
            session.isStateStale = false
            application?.eventQueue.submit(
                InputRecord(scene: session.scene, time: HostClock.now, input: .saveState))
        }
    }

    /// Gives the page the state, which it takes along to another program.
    public func stateSaved(_ state: Data, of scene: SceneIdentifier) {
        guard let session = sessions[scene], let client = session.client, state != session.keptState else { return }
        if let developmentStates {
            session.keptState = state
            do { try developmentStates.keep(state, of: session.token) } catch {
                log.write(
                    "--dev: the state of scene \(scene.number) cannot be kept: \(systemReason(error))", kind: .lostState
                )
            }
        }
        guard let sharedKey else { return }
        guard
            let sealed = SealedState(run: run, state: state).sealed(
                for: session.token, session.visitor, with: sharedKey)
        else {
            if !session.hasLoggedLongState {
                log.write(
                    "the state of scene \(scene.number) has \(state.count) bytes, too many for its page to keep",
                    kind: .longState)
            }
            session.hasLoggedLongState = true
            return
        }
        session.keptState = state
        var writer = PaintWriter()
        writer.state(sealed)
        client.socket.send(writer.bytes)
    }
}
