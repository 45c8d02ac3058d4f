// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing

@Suite("Explanations of shakes and remote commands")
struct DeviceTextTests {
    @Test("I3, I8: why a shake began, ended or was given up")
    func shakes() {
        func said(_ change: ShakeNote.Change, _ cause: ShakeCause) -> String {
            text(.shake(ShakeNote(scene: 2, change: change, cause: cause)))
        }
        #expect(
            said(.began, .strong(acceleration: 2.25, limit: 1.5))
                == "A shake begins in scene 2: the acceleration without gravity is 2.25 g, and a shake begins over 1.5 g."
        )
        #expect(said(.ended, .quiet(seconds: 0.5)) == "A shake ends in scene 2: nothing was that strong for 0.5 s.")
        #expect(
            said(.cancelled, .tooLong(seconds: 3))
                == "A shake is cancelled in scene 2: it lasted 3 s, and no shake does.")
        #expect(said(.began, .host) == "A shake begins in scene 2: the host said so.")
        #expect(
            said(.cancelled, .hostCancelledAll("blur"))
                == "A shake is cancelled in scene 2: the host gave all input up (blur).")
        #expect(
            said(.cancelled, .hostCancelledAll("")) == "A shake is cancelled in scene 2: the host gave all input up.")
        #expect(
            said(.cancelled, .sceneDeactivated) == "A shake is cancelled in scene 2: the scene is no longer active.")
        #expect(
            said(.cancelled, .viewRemoved)
                == "A shake is cancelled in scene 2: the view that was told of it left its window.")
    }

    @Test("I20–I26: what became of a remote command")
    func commands() {
        func said(_ outcome: RemoteCommandNote.Outcome) -> String {
            text(.remoteCommand(RemoteCommandNote(command: "play", outcome: outcome)))
        }
        #expect(
            said(.handled(status: "success", handlers: 1))
                == "Remote command play is taken by its handler, with the answer success.")
        #expect(
            said(.handled(status: "commandFailed", handlers: 2))
                == "Remote command play is taken by its 2 handlers, with the answer commandFailed.")
        #expect(
            said(.event)
                == "Remote command play becomes an event, and goes to the first responder or the application: no handler is registered for it."
        )
        #expect(said(.disabled) == "Remote command play does nothing: it has handlers, but its isEnabled is false.")
        #expect(
            said(.notReceiving)
                == "Remote command play does nothing: no handler is registered for it, and beginReceivingRemoteControlEvents() was not called."
        )
        #expect(
            said(.noEvent)
                == "Remote command play does nothing: no handler is registered for it, and there is no event of its kind."
        )
    }

    @Test("their inputs")
    func inputs() {
        func said(_ kind: InputNote.Kind, scene: UInt32 = 1) -> String {
            InputNote(kind: kind, scene: scene, time: 0).description
        }
        #expect(said(.motion) == "the device moves in scene 1")
        #expect(said(.shake) == "a shake is reported in scene 1")
        #expect(said(.remoteCommand) == "a remote command comes in scene 1")
        #expect(said(.remoteCommand, scene: 0) == "a remote command comes")
    }
}
