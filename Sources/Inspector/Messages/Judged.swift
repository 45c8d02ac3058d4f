import EventTrace
import ViewDump

/// What touches, presses, commands and the like came to, in the order in which they began; those that the page has already take their
/// places.
struct Judged: Encodable, Sendable {
    var verdicts: [JudgedAct]
}

/// A verdict with its words.
struct JudgedAct: Encodable, Sendable {
    /// The numbers of the first and of the last entry that speak of it.
    var sequence: UInt64
    var last: UInt64
    var time: Double
    var scene: UInt32?
    var act: String
    var touch: UInt32?
    var effect: Verdict.Effect
    var title: Words
    var outcome: Words
    var advice: [Words]

    init(_ verdict: Verdict) {
        (sequence, last, time) = (verdict.sequence, verdict.lastSequence, verdict.time)
        scene = verdict.scene
        act = verdict.act.name
        if case .touch(let number) = verdict.act { touch = number.number }
        effect = verdict.effect
        (title, outcome) = (Words(verdict.title), Words(verdict.outcome))
        advice = verdict.advice.map(Words.init)
    }
}
