// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Dispatch

/// Drives an application in real time, on the main thread's run loop. It runs a turn whenever input waits, views changed or a
/// deadline came. The application's clock follows the system's monotonic clock.
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
        // Retained here: a call that never returns may release objects that it no longer uses.
        application.driver = self
        application.clock.advance(to: HostClock.now)
        application.turn.requestTurn = { [weak self] in self?.scheduleTurn() }
        application.turn.budget = TurnBudget(application.eventQueue) { HostClock.now }
        application.clock.didChange = { [weak self] in self?.setTimer() }
    }

    func start() throws {
        EndingSignals.watch(takesAccessBack: application.hostCan.access != nil)
        MemoryWatch.start(application.eventQueue)
        application.eventQueue.setWake {
            // A host's threads fill the queue. Turns run on the main thread.
            DispatchQueue.main.async { MainActor.assumeIsolated { UIApplication.current?.runTurn(now: HostClock.now) } }
        }
        if let host {
            try host.start(application)
            if let items = application.shortcutItems { application.hostCan.shortcuts?.offer(items) }
        } else {
            // Without a host the application has a screen that nobody sees.
            application.eventQueue.submit(
                InputRecord(
                    scene: SceneIdentifier(1), time: HostClock.now,
                    input: .connect(ScreenDescription(size: CGSize(width: 390, height: 844)))))
        }
        for companion in application.companions {
            companion.start(application)
            application.remoteControl.announce(to: companion)
        }
        application.runTurn(now: HostClock.now)
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
                self?.application.runTurn(now: HostClock.now)
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
        timer.schedule(deadline: .now() + max(0, next - HostClock.now), leeway: .milliseconds(1))
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                self?.timerDeadline = .infinity
                self?.application.runTurn(now: HostClock.now)
                self?.setTimer()
            }
        }
        timer.resume()
        self.timer = timer
    }
}
