// SPDX-License-Identifier: Apache-2.0

import EventTrace
import ViewDump

/// The verdicts on touches, presses, commands and the like, in the order in which they began. A verdict that the page has
/// already is replaced.
package struct Judged: Encodable, Sendable {
    package var verdicts: [JudgedAct]

    package init(verdicts: [JudgedAct]) { self.verdicts = verdicts }
}

/// A verdict with its words.
package struct JudgedAct: Encodable, Sendable {
    /// A change that would help, and its name.
    package struct Fix: Encodable, Sendable {
        package var target: UInt32
        package var property: Remedy.Property
        package var value: String
        package var words: Words
    }

    /// The numbers of the first and of the last entry about it.
    package var sequence: UInt64
    package var last: UInt64
    package var time: Double
    package var scene: UInt32?
    package var act: String
    package var touch: UInt32?
    package var effect: Verdict.Effect
    package var title: Words
    package var outcome: Words
    package var advice: [Words]
    /// Missing where there is none.
    package var fixes: [Fix]?

    package init(_ verdict: Verdict) {
        (sequence, last, time) = (verdict.sequence, verdict.lastSequence, verdict.time)
        scene = verdict.scene
        act = verdict.act.name
        if case .touch(let number) = verdict.act { touch = number.number }
        effect = verdict.effect
        (title, outcome) = (Words(verdict.title), Words(verdict.outcome))
        advice = verdict.advice.map(Words.init)
        if !verdict.remedies.isEmpty { fixes = verdict.remedies.map(Fix.init) }
    }
}

extension JudgedAct.Fix {
    init(_ remedy: Remedy) {
        (target, property, value) = (remedy.subject.identifier, remedy.property, remedy.value)
        words = Words("\(code: remedy.property.rawValue) of \(remedy.subject) = \(code: remedy.value)")
    }
}
