// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// Writes an application's decisions to its sink, its recording and its observer.
@MainActor
final class Tracer {
    private unowned let application: UIApplication
    private let sink: (any TraceSink)?
    /// The recording counts entries by itself: an application may change its sink in the middle of a recording.
    private let recording: SessionRecording?
    /// The observer counts entries by itself too: it comes and goes while the sink stays.
    private let observer: (any TraceSink)?
    private var sequence: UInt64 = 0
    private var observedSequence: UInt64 = 0

    /// Writes to a new sink, and to the application's recording and observer; `nil` when there is none of the three.
    ///
    /// - Parameter old: the tracer until now. An observer that stays goes on counting.
    init?(_ application: UIApplication, sink: (any TraceSink)?, after old: Tracer?) {
        (recording, observer) = (application.recording, application.traceObserver)
        guard sink != nil || recording != nil || observer != nil else { return nil }
        self.application = application
        self.sink = sink
        if let old, observer === old.observer { observedSequence = old.observedSequence }
    }

    /// The tracer that goes on writing to the same sink, with another recording or observer.
    convenience init?(_ application: UIApplication, after old: Tracer?) {
        self.init(application, sink: old?.sink, after: old)
        sequence = old?.sequence ?? 0
    }

    func record(_ event: TraceEvent) {
        if let sink {
            sink.record(TraceEntry(sequence: sequence, time: application.clock.now, event: event))
            sequence += 1
        }
        recording?.record(event)
        if let observer {
            observer.record(TraceEntry(sequence: observedSequence, time: application.clock.now, event: event))
            observedSequence += 1
        }
    }

    func subject(of object: AnyObject) -> Subject { application.subject(of: object) }
}

extension UIApplication {
    /// Receives every decision of event delivery from now on; `nil` ends that. The application holds it.
    public var traceSink: (any TraceSink)? {
        get { trace.sink }
        set {
            trace.sink = newValue
            tracer = Tracer(self, sink: newValue, after: tracer)
            delivery.tracerChanged()
        }
    }

    /// Whether decisions are recorded. Modules on the core ask before they make a note.
    package var isTracing: Bool { tracer != nil }

    /// Writes a decision of a module on the core.
    package func record(_ event: TraceEvent) { tracer?.record(event) }

    /// The recording or the observer came or went; the count of the sink's entries goes on.
    func listenersChanged() {
        tracer = Tracer(self, after: tracer)
        delivery.tracerChanged()
    }

    /// The participant as traces name it. Its number is given out at the first request; so an application whose sessions are recorded asks for
    /// several in an order that is the same in each run, which that of a set or a dictionary is not.
    public func subject(of object: AnyObject) -> Subject {
        Subject(
            identifier: participantNumber(of: object), className: printedClassName(of: object),
            label: Self.label(of: object))
    }

    /// The number of a participant, given out at the first request.
    func participantNumber(of object: AnyObject) -> UInt32 {
        if let responder = object as? UIResponder {
            if responder.participantNumber == 0 {
                responder.participantNumber = trace.names.takeNumber()
                noteOwner(of: object, responder.participantNumber)
            }
            return responder.participantNumber
        }
        if let recognizer = object as? UIGestureRecognizer {
            if recognizer.participantNumber == 0 {
                recognizer.participantNumber = trace.names.takeNumber()
                noteOwner(of: object, recognizer.participantNumber)
            }
            return recognizer.participantNumber
        }
        // Any other target. It is not kept alive (E39); once it has gone, its address may come to mean another object.
        if let known = trace.names.others[object] { return known }
        let number = trace.names.takeNumber()
        trace.names.others[object] = number
        noteOwner(of: object, number)
        return number
    }

    static func label(of object: AnyObject) -> String? {
        switch object {
        case let view as UIView: view.accessibilityIdentifier ?? view.displayAccessibility.label
        case let controller as UIViewController: controller.title
        case let recognizer as UIGestureRecognizer: recognizer.name
        default: nil
        }
    }

    /// A text that describes objects, without their addresses: so it is the same in every run.
    static func withoutAddresses(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let prefix = rest.range(of: ": 0x") {
            let digits = rest[prefix.upperBound...].prefix { $0.isHexDigit }
            // A number with fewer digits is no address: nothing is allocated so low.
            result += rest[..<(digits.count < 6 ? prefix.upperBound : prefix.lowerBound)]
            rest = rest[(digits.count < 6 ? prefix.upperBound : digits.endIndex)...]
        }
        return result + rest
    }

    /// Tells of a programming mistake that delivery survives: in the trace, and once per text on standard error.
    package func report(_ fault: String) {
        if let tracer { tracer.record(.fault(Self.withoutAddresses(fault))) }
        guard trace.faults.add(fault) else { return }
        LineWriter.standardError.write("UIKit: \(fault)")
    }
}
