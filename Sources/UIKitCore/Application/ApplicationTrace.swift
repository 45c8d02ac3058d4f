// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// What listens to an application's decisions, and the names that they use.
@MainActor
struct ApplicationTrace {
    /// What the application set; ``tracer`` writes to it.
    var sink: (any TraceSink)?
    /// Receives every decision beside the sink, with numbers of its own.
    var observer: (any TraceSink)?
    var names = TraceNames()
    var faults = FaultLog()
    /// Records each step of the hit-tests under way.
    var hitTestRecorder: HitTestRecorder? {
        didSet { HitTestRecorder.inUse += (hitTestRecorder == nil ? 0 : 1) - (oldValue == nil ? 0 : 1) }
    }
    #if WITHOUT_TRACE
        // For the build that `make bench-trace` compares with: code that asks for these is compiled away.
        var tracer: Tracer? {
            get { nil }
            set {}
        }
        var recording: SessionRecording? {
            get { nil }
            set {}
        }
    #else
        var tracer: Tracer?
        var recording: SessionRecording?
    #endif
}

extension UIApplication {
    /// Writes decisions down; `nil` while nobody listens.
    @inline(__always)
    var tracer: Tracer? {
        get { trace.tracer }
        set { trace.tracer = newValue }
    }

    @inline(__always)
    var recording: SessionRecording? {
        get { trace.recording }
        set { trace.recording = newValue }
    }

    /// Receives every decision beside the sink, with numbers of its own: for a tool that comes and goes while
    /// the application keeps its sink. The application retains it.
    package var traceObserver: (any TraceSink)? {
        get { trace.observer }
        set {
            trace.observer = newValue
            listenersChanged()
        }
    }

    /// Programming mistakes that were reported, oldest first; the last hundred.
    public var faults: [String] { trace.faults.faults }
}
