import CoreGraphics
import EventTrace

/// Writes an application's decisions to its sink and its recording.
@MainActor
final class Tracer {
    private unowned let application: UIApplication
    private let sink: (any TraceSink)?
    /// It counts entries by itself, since an application may change its sink in the middle of a recording.
    private let recording: SessionRecording?
    private var sequence: UInt64 = 0

    /// `nil` when nobody listens.
    init?(_ application: UIApplication, sink: (any TraceSink)?, recording: SessionRecording?) {
        guard sink != nil || recording != nil else { return nil }
        self.application = application
        self.sink = sink
        self.recording = recording
    }

    /// The tracer that goes on writing to the same sink with another recording.
    convenience init?(_ application: UIApplication, after old: Tracer?, recording: SessionRecording?) {
        self.init(application, sink: old?.sink, recording: recording)
        sequence = old?.sequence ?? 0
    }

    func record(_ event: TraceEvent) {
        if let sink {
            sink.record(TraceEntry(sequence: sequence, time: application.clock.now, event: event))
            sequence += 1
        }
        recording?.record(event)
    }

    func subject(of object: AnyObject) -> Subject { application.subject(of: object) }
}

extension UIApplication {
    /// Receives every decision of event delivery from now on; `nil` ends that. The application holds it.
    public var traceSink: (any TraceSink)? {
        get { traceSinkStorage }
        set {
            traceSinkStorage = newValue
            tracer = Tracer(self, sink: newValue, recording: recording)
            delivery.updateWatching()
        }
    }

    /// The recording began or ended; the sink's entries are counted on.
    func recordingChanged() {
        tracer = Tracer(self, after: tracer, recording: recording)
        delivery.updateWatching()
    }

    /// The participant as traces name it.
    public func subject(of object: AnyObject) -> Subject {
        Subject(
            identifier: participantNumber(of: object), className: printedClassName(of: object),
            label: Self.label(of: object))
    }

    /// The number of a participant, given out when somebody first asks for it.
    func participantNumber(of object: AnyObject) -> UInt32 {
        if let responder = object as? UIResponder {
            if responder.participantNumber == 0 { responder.participantNumber = takeParticipantNumber() }
            return responder.participantNumber
        }
        if let recognizer = object as? UIGestureRecognizer {
            if recognizer.participantNumber == 0 { recognizer.participantNumber = takeParticipantNumber() }
            return recognizer.participantNumber
        }
        // Any other target. It is not kept alive (E39); once it has gone, its address may come to mean another object.
        if let known = otherParticipants[ObjectIdentifier(object)], known.object === object { return known.number }
        let number = takeParticipantNumber()
        otherParticipants[ObjectIdentifier(object)] = OtherParticipant(object: object, number: number)
        return number
    }

    /// A participant that has no room for a number of its own.
    struct OtherParticipant {
        weak var object: AnyObject?
        let number: UInt32
    }

    private func takeParticipantNumber() -> UInt32 {
        lastParticipantNumber += 1
        return lastParticipantNumber
    }

    private static func label(of object: AnyObject) -> String? {
        switch object {
        case let view as UIView: view.accessibilityIdentifier ?? view.displayAccessibility.label
        case let controller as UIViewController: controller.title
        case let recognizer as UIGestureRecognizer: recognizer.name
        default: nil
        }
    }

    /// Tells of a programming mistake that delivery survives: in the trace, and once per text on standard error.
    package func report(_ fault: String) {
        tracer?.record(.fault(fault))
        faults.append(fault)
        guard reportedFaults.insert(fault).inserted else { return }
        FileHandle.standardError.write(Data("UIKit: \(fault)\n".utf8))
    }
}
