// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore
import ViewDump

/// The target that an action would find, without sending it: every responder's answer along the chain (E35, F1).
struct Performers: Encodable, Sendable {
    struct Answer: Encodable, Sendable {
        var words: Words
        var view: UInt32?
        var canPerform: Bool
        /// Whether the search would have ended before it.
        var isAfterwards: Bool?
    }

    var action: String
    var start: Words?
    var sentence: Words
    var answers: [Answer]

    /// From a view, or with no target and no sender: from the first responder of a window.
    @MainActor
    static func asked(_ name: String, from view: UIView?, or window: UIWindow?, in application: UIApplication)
        -> Performers
    {
        let action = Selector(name)
        let start: UIResponder? = view ?? window?.currentFirstResponder
        var note = ActionNote(action: name, sender: nil, asked: [], outcome: .nowhereToStart)
        var answers: [Answer] = []
        var performer: Subject?
        for responder in start?.responderChain() ?? [] {
            let subject = application.subjectIfNumbered(of: responder)
            let answer = ActionNote.Answer(
                responder: subject, canPerform: responder.canPerformAction(action, withSender: nil))
            note.asked.append(answer)
            let words = TraceText.details(
                for: .action(
                    ActionNote(
                        action: name, sender: nil, asked: [answer], outcome: .nobody)))
            answers.append(
                Answer(
                    words: Words(words[0]),
                    view: responder is UIView && subject.identifier != 0 ? subject.identifier : nil,
                    canPerform: answer.canPerform, isAfterwards: performer == nil ? nil : true))
            if performer == nil, answer.canPerform { performer = subject }
        }
        if start != nil { note.outcome = .nobody }
        if let performer {
            note.outcome = .performed(by: performer)
            // The search ends with the first responder that can perform it.
            note.asked = Array(note.asked.prefix { !$0.canPerform }) + [.init(responder: performer, canPerform: true)]
        }
        return Performers(
            action: name, start: start.map { Words("\(application.subjectIfNumbered(of: $0))") },
            sentence: Words(ActionForecast(note).sentence), answers: answers)
    }
}
