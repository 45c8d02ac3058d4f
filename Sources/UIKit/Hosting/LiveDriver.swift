import CoreGraphics
import Dispatch

/// Drives an application in real time: a turn whenever input waits, views changed or a deadline came, on the main thread's
/// run loop, with the clock tied to the system's monotonic one.
@MainActor
final class LiveDriver {
    private let application: UIApplication
    private let host: (any ApplicationHost)?
    private var timer: (any DispatchSourceTimer)?
    private var timerDeadline: TimeInterval = .infinity
    private var isTurnScheduled = false

    init(_ application: UIApplication, host: (any ApplicationHost)?) {
        self.application = application
        self.host = host
        application.host = host
        // Nothing else keeps the driver: a call that never returns may let go of what it does not use any more.
        application.driver = self
        application.clock.advance(to: Self.now)
        application.turn.requestTurn = { [weak self] in self?.scheduleTurn() }
        application.clock.didChange = { [weak self] in self?.setTimer() }
    }

    /// Seconds on the clock that input times are measured by (A7).
    static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

    func start() throws {
        stopOnSignals()
        MemoryWatch.start(application.eventQueue)
        application.eventQueue.setWake {
            // The queue is filled on a host's threads; turns are the main thread's.
            DispatchQueue.main.async { MainActor.assumeIsolated { UIApplication.current?.runLiveTurn() } }
        }
        if let host {
            try host.start(application)
            if let items = application.shortcutItems { host.offer(items) }
        } else {
            // Without a host the application has a screen that nobody sees.
            application.eventQueue.submit(
                InputRecord(
                    scene: SceneIdentifier(1), time: Self.now,
                    input: .connect(ScreenDescription(size: CGSize(width: 390, height: 844)))))
        }
        for companion in application.companions {
            companion.start(application)
            application.remoteControl.announce(to: companion)
        }
        application.runLiveTurn()
    }

    func run() -> Never {
        while true { RunLoop.main.run() }
    }

    private func scheduleTurn() {
        guard !isTurnScheduled else { return }
        isTurnScheduled = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                self?.isTurnScheduled = false
                self?.application.runLiveTurn()
                self?.setTimer()
            }
        }
    }

    private func setTimer() {
        let next = application.clock.nextDeadline ?? .infinity
        guard next != timerDeadline else { return }
        timerDeadline = next
        timer?.cancel()
        timer = nil
        guard next < .infinity else { return }
        let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
        timer.schedule(deadline: .now() + max(0, next - Self.now), leeway: .milliseconds(1))
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                self?.timerDeadline = .infinity
                self?.application.runLiveTurn()
                self?.setTimer()
            }
        }
        timer.resume()
        self.timer = timer
    }

    /// Ends the program in good order on an interrupt or a request to end.
    ///
    /// A thread waits for the signals, which are blocked everywhere else: threads that are made later inherit that. A
    /// dispatch source would have the process ignore them, and an ignored signal never reaches it on Linux.
    private func stopOnSignals() {
        #if !os(Windows)
            var signals = Self.endingSignals
            pthread_sigmask(SIG_BLOCK, &signals, nil)
            Thread.detachNewThread {
                var signals = Self.endingSignals
                var received: Int32 = 0
                guard sigwait(&signals, &received) == 0 else { return }
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { UIApplication.current?.terminate() }
                    exit(0)
                }
            }
        #endif
    }

    #if !os(Windows)
        private nonisolated static var endingSignals: sigset_t {
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGINT)
            sigaddset(&signals, SIGTERM)
            return signals
        }
    #endif
}

extension UIApplication {
    /// A turn at the present time.
    func runLiveTurn() { runTurn(now: LiveDriver.now) }
}
