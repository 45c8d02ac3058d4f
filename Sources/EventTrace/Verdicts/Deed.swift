// SPDX-License-Identifier: Apache-2.0

/// One act of the user, as far as the trace has been read.
struct Deed {
    var sequence: UInt64
    var lastSequence: UInt64
    var time: Double
    var lastTime: Double
    var scene: UInt32?
    /// The scene's name in sentences; `nil` where there is only one scene.
    var sceneName: String?
    var kind: Kind
    var effects = Effects()

    enum Kind {
        case touch(TouchFacts)
        case key(KeyFacts)
        case shake(MessageFacts)
        case remoteCommand(RemoteCommandNote, MessageFacts)
        /// `nil` until the trace has the result.
        case accessibility(AccessibilityNote?)
        /// The effects have the action's result.
        case action(input: InputNote.Kind?)
        case text(TextEditNote)
        case refused(InputNote, InputFault, count: Int)
    }

    /// The way of a message without a touch.
    struct MessageFacts {
        var way: [Subject] = []
        var isDiscarded = false
        var keeper: Subject?
        var isCancelled = false
        var isOver = false
        var cause: ShakeCause?
    }

    struct KeyFacts {
        var commands: [KeyCommandNote] = []
        var press = MessageFacts()
        var ignored: IgnoredInput.Reason?
        var text: TextEditNote?
    }
}

extension Deed.MessageFacts {
    mutating func take(_ delivery: Delivery) {
        switch delivery.method {
        case .pressesBegan, .motionBegan, .remoteControlReceived: way = [delivery.responder]
        case .pressesCancelled, .motionCancelled: isCancelled = true
        default: break
        }
        switch delivery.method {
        case .pressesEnded, .pressesCancelled, .motionEnded, .motionCancelled, .remoteControlReceived: isOver = true
        default: break
        }
    }

    mutating func take(_ forwarding: Forwarding) {
        switch forwarding.method {
        case .pressesBegan, .motionBegan, .remoteControlReceived: break
        default: return
        }
        if let next = forwarding.next {
            if way.last?.identifier == forwarding.responder.identifier { way.append(next) }
        } else {
            isDiscarded = true
        }
    }

    mutating func take(kept delivery: Delivery) { keeper = keeper ?? delivery.responder }
}
