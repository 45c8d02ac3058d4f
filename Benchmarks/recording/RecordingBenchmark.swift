// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// What recording costs: ten fingers at 120 Hz, in parts of one core.
///
///     make bench-recording
///
/// The same minute of input is played twice, with and without a recording; the difference of the processor time of all threads,
/// over the minute, is the answer. It must be under 1 %.
@main
@MainActor
struct RecordingBenchmark {
    private let application = UIApplication()
    private let scene = SceneIdentifier(1)
    private let window: UIWindow
    private var time = 0.0

    private static let fingers = 10
    private static let rate = 120
    /// Seconds of input.
    private static let duration = 20
    private static let limit = 0.01

    /// A view that wants every touch.
    private final class Canvas: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }

    private init() {
        application.eventQueue.submit(
            InputRecord(
                scene: scene, time: 0, input: .connect(ScreenDescription(size: CGSize(width: 1000, height: 800)))))
        application.runTurn()
        guard let scene = application.windowScene(for: scene) else { preconditionFailure("The screen was refused.") }
        window = UIWindow(windowScene: scene)
        // A finger on each of ten views.
        for number in 0..<Self.fingers {
            window.addSubview(Canvas(frame: CGRect(x: number * 100, y: 0, width: 100, height: 800)))
        }
        window.makeKeyAndVisible()
    }

    private mutating func frame(_ phase: PointerSample.Phase, _ step: Int) {
        time += 1 / Double(Self.rate)
        let records = (0..<Self.fingers).map { number in
            var sample = PointerSample(
                pointer: UInt64(number), phase: phase,
                location: CGPoint(
                    x: Double(number) * 100 + 50 + sin(Double(step) * 0.1) * 30, y: 400 + cos(Double(step) * 0.07) * 300
                ))
            sample.majorRadius = 11.5
            return InputRecord(scene: scene, time: time, input: .pointer(sample))
        }
        application.eventQueue.submit(records)
        application.runTurn(now: time)
    }

    /// Seconds of processor time, of all threads, that a minute of input takes.
    private mutating func play() -> Double {
        let start = Self.processorTime
        frame(.down, 0)
        for step in 0..<(Self.duration * Self.rate) {
            frame(.move, step)
            // A second's worth at most waits, as it would while a minute takes a minute.
            if step % 12 == 0 { application.flushRecording() }
        }
        frame(.up, 0)
        return Self.processorTime - start
    }

    private static var processorTime: Double {
        var usage = rusage()
        getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }

    private mutating func run() throws -> Double {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("recording-benchmark.jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        _ = play()
        var plain: [Double] = []
        var recorded: [Double] = []
        var bytes = 0
        for _ in 0..<3 {
            plain.append(play())
            try application.startRecording(to: file)
            recorded.append(play())
            application.stopRecording()
            bytes = try Data(contentsOf: file).count
        }
        let cost = (recorded.min() ?? 0) - (plain.min() ?? 0)
        let part = cost / Double(Self.duration)
        print(
            String(
                format: "%d fingers at %d Hz: %.2f %% of a core without, %.2f %% more recorded; %.0f kB a second",
                Self.fingers, Self.rate, (plain.min() ?? 0) / Double(Self.duration) * 100, part * 100,
                Double(bytes) / Double(Self.duration) / 1000))
        return part
    }

    static func main() throws {
        var benchmark = RecordingBenchmark()
        guard try benchmark.run() < limit else {
            print("Recording takes 1 % of a core or more.")
            exit(1)
        }
    }
}
