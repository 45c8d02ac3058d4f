// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Dispatch
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Warnings of short memory")
struct MemoryWarningTests {
    private final class Controller: UIViewController {
        let name: String
        let log: CallLog

        init(_ name: String, _ log: CallLog) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
            log(name)
        }
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        let log: CallLog

        init(_ log: CallLog) { self.log = log }

        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log("delegate") }
    }

    @Test("The delegate, the controllers of the windows, then who observes")
    func order() {
        let log = CallLog()
        let screen = TestScreen()
        let delegate = Delegate(log)
        screen.application.delegate = delegate
        let root = Controller("root", log)
        let child = Controller("child", log)
        root.addChild(child)
        screen.window.rootViewController = root
        screen.settle()
        root.present(Controller("presented", log), animated: false)
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { log("notification") } }
        defer { NotificationCenter.default.removeObserver(token) }
        screen.application.eventQueue.submit(
            InputRecord(scene: .application, time: screen.application.clock.now, input: .memoryWarning))
        screen.settle()
        #expect(log.take() == ["delegate", "root", "child", "presented", "notification"])
        let note = InputNote(InputRecord(scene: .application, time: 0, input: .memoryWarning))
        #expect("\(note)".contains("the system is short of memory"))
    }

    private final class Touched: UIView {
        var log: CallLog?

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?("touched") }
    }

    @Test("A1, AC8: a touch that came before a warning is told before it; images that were read are read anew after it")
    func inOrder() throws {
        let (log, screen) = (CallLog(), TestScreen())
        let delegate = Delegate(log)
        screen.application.delegate = delegate
        let view = Touched(frame: screen.window.bounds)
        view.log = log
        screen.window.addSubview(view)
        screen.settle()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("image-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        func width() throws -> Int? { try NamedImages.image(atPath: file.path)?.image.header.pixelWidth }
        try pngHeader(width: 1, height: 1).write(to: file)
        #expect(try width() == 1)
        try pngHeader(width: 2, height: 2).write(to: file)
        #expect(try width() == 1)
        screen.send([
            .pointer(PointerSample(pointer: 1, phase: .down, location: CGPoint(x: 50, y: 50))), .memoryWarning,
        ])
        #expect(log.take() == ["touched", "delegate"])
        #expect(try width() == 2)
    }

    /// A folder with the files that Linux would have.
    private func isShort(_ files: [String: String]) throws -> Bool {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("memory-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        for (path, text) in files {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return MemoryGauge(root: root.path).isShort
    }

    @Test("A control group is short where its limit, or one around it, is nearly reached by what is in use")
    func groups() throws {
        let own = ["proc/self/cgroup": "0::/a/b\n", "sys/fs/cgroup/a/b/memory.current": "950\n"]
        #expect(try isShort(own.merging(["sys/fs/cgroup/a/b/memory.max": "1000\n"]) { $1 }))
        #expect(try !isShort(own.merging(["sys/fs/cgroup/a/b/memory.max": "max\n"]) { $1 }))
        #expect(try !isShort(own.merging(["sys/fs/cgroup/a/b/memory.max": "2000\n"]) { $1 }))
        #expect(try isShort(own.merging(["sys/fs/cgroup/a/b/memory.high": "1000\n"]) { $1 }))
        // A limit of nothing is none that a program could keep to.
        #expect(try !isShort(own.merging(["sys/fs/cgroup/a/b/memory.max": "0\n"]) { $1 }))
        let least = ["sys/fs/cgroup/a/b/memory.current": "1\n", "sys/fs/cgroup/a/b/memory.max": "1\n"]
        #expect(try isShort(own.merging(least) { $1 }))
        // What was only read from files does not count.
        let cached = [
            "sys/fs/cgroup/a/b/memory.max": "1000\n", "sys/fs/cgroup/a/b/memory.stat": "anon 1\ninactive_file 100\n",
        ]
        #expect(try !isShort(own.merging(cached) { $1 }))
        let outer = ["sys/fs/cgroup/a/memory.current": "99\n", "sys/fs/cgroup/a/memory.max": "100\n"]
        #expect(try isShort(own.merging(outer) { $1 }))
        #expect(
            try isShort([
                "proc/self/cgroup": "0::/\n", "sys/fs/cgroup/memory.current": "9", "sys/fs/cgroup/memory.max": "9",
            ]))
    }

    /// What Linux says of a machine that is short of memory, or has enough, in a folder that is there during the work.
    private nonisolated static func withMachine<Result>(
        _ work: (_ gauge: MemoryGauge, _ says: (_ isShort: Bool) throws -> Void) throws -> Result
    ) throws -> Result {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("machine-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let file = root.appendingPathComponent("proc/meminfo")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        return try work(MemoryGauge(root: root.path)) { isShort in
            try Data("MemTotal: 1000 kB\nMemAvailable: \(isShort ? 1 : 900) kB\n".utf8).write(to: file)
        }
    }

    @Test("A warning comes when memory gets short, and again when it was enough meanwhile")
    func once() throws {
        try Self.withMachine { gauge, says in
            var watch = MemoryWatch()
            var warnings: [Bool] = []
            for isShort in [false, true, true, false, false, true] {
                try says(isShort)
                warnings.append(watch.look(gauge))
            }
            #expect(warnings == [false, true, false, false, false, true])
            var second = MemoryWatch()
            let isShortAtOnce = second.look(gauge)
            #expect(isShortAtOnce)
        }
        #expect(try isShort(["proc/meminfo": "MemTotal: 1 kB\nMemAvailable: 0 kB\n"]))
        #expect(MemoryWatch.interval == 5)
    }

    @Test("The watch goes on: what was enough at first is short later, and the application's queue has the warning")
    func watching() async {
        await #expect(processExitsWith: .exitCode(7)) {
            try MemoryWarningTests.withMachine { gauge, says in
                let queue = EventQueue()
                let woken = DispatchSemaphore(value: 0)
                queue.setWake { woken.signal() }
                try says(false)
                MemoryWatch.start(queue, gauge, every: 0.01)
                // Long enough for several looks at a machine that has enough.
                guard woken.wait(timeout: .now() + 0.2) == .timedOut else { exit(2) }
                try says(true)
                guard woken.wait(timeout: .now() + 60) == .success else { exit(3) }
                var buffer = WaitingInput()
                queue.take(into: &buffer)
                var warnings = 0
                buffer.forEach(
                    sample: { _ in exit(4) },
                    other: { record in
                        if record.scene == .application, case .memoryWarning = record.input { warnings += 1 }
                    })
                exit(warnings == 1 ? 7 : 5)
            }
        }
    }

    @Test("The machine is short where hardly anything is available, or everybody waits for memory")
    func machine() throws {
        #expect(try isShort(["proc/meminfo": "MemTotal:  1000 kB\nMemFree: 0 kB\nMemAvailable:  40 kB\n"]))
        #expect(try !isShort(["proc/meminfo": "MemTotal:  1000 kB\nMemAvailable:  400 kB\n"]))
        let some = "some avg10=50.00 avg60=0.00 avg300=0.00 total=1\n"
        #expect(try isShort(["proc/pressure/memory": some + "full avg10=12.50 avg60=0.00 avg300=0.00 total=1\n"]))
        #expect(try !isShort(["proc/pressure/memory": some + "full avg10=2.50 avg60=0.00 avg300=0.00 total=1\n"]))
        #expect(try !isShort([:]))
        // At the limits: a twentieth available, a tenth of the time waited, nine tenths of a group used.
        #expect(try isShort(["proc/meminfo": "MemTotal: 1000 kB\nMemAvailable: 50 kB\n"]))
        #expect(try !isShort(["proc/meminfo": "MemTotal: 1000 kB\nMemAvailable: 51 kB\n"]))
        #expect(try !isShort(["proc/meminfo": "MemTotal: 0 kB\nMemAvailable: 0 kB\n"]))
        #expect(try isShort(["proc/pressure/memory": "full avg10=10.00 avg60=0.00\n"]))
        #expect(try !isShort(["proc/pressure/memory": "full avg10=9.99 avg60=0.00\n"]))
        let group = ["proc/self/cgroup": "0::/a\n", "sys/fs/cgroup/a/memory.max": "1000\n"]
        #expect(try isShort(group.merging(["sys/fs/cgroup/a/memory.current": "900\n"]) { $1 }))
        #expect(try !isShort(group.merging(["sys/fs/cgroup/a/memory.current": "899\n"]) { $1 }))
        #expect(
            try !isShort(["proc/meminfo": "nonsense", "proc/self/cgroup": "nonsense", "proc/pressure/memory": "full"]))
    }
}
