// SPDX-License-Identifier: Apache-2.0

#if Porting
    /// A source that a module gets which imports Combine and depends on OpenCombine (PO26): what OpenCombine lacks of Combine, and
    /// schedulers on the application's clock. It is the module's own, so nobody else depends on OpenCombine.
    enum CombineSupport {
        static let name = "CombineSupport.swift"

        static let text =
            "// What Combine has and OpenCombine lacks, and its main schedulers on the application's clock (PO26).\n\n"
            + ["Foundation", "OpenCombineShim", "UIKit"].map { "import \($0)\n" }.joined()
            + [clock, operators].map { "\n\($0)\n" }.joined()

        /// The main queue and the main run loop as a scheduler, timers, and observed properties.
        private static let clock = #"""
            // MARK: The main queue and the main run loop

            /// Stands for `DispatchQueue.main`, `RunLoop.main` and `OperationQueue.main`: tests and replays move its clock.
            struct ApplicationScheduler: Scheduler {
                typealias SchedulerOptions = Never

                struct SchedulerTimeType: Strideable, Hashable, Sendable {
                    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable,
                        Sendable
                    {
                        var seconds: TimeInterval

                        init(seconds: TimeInterval) { self.seconds = seconds }
                        init(_ seconds: TimeInterval) { self.seconds = seconds }
                        init(integerLiteral value: Int) { seconds = TimeInterval(value) }
                        init(floatLiteral value: TimeInterval) { seconds = value }
                        init?<Source: BinaryInteger>(exactly source: Source) { seconds = TimeInterval(source) }

                        var magnitude: TimeInterval { abs(seconds) }
                        static func < (a: Self, b: Self) -> Bool { a.seconds < b.seconds }
                        static func + (a: Self, b: Self) -> Self { Self(a.seconds + b.seconds) }
                        static func - (a: Self, b: Self) -> Self { Self(a.seconds - b.seconds) }
                        static func * (a: Self, b: Self) -> Self { Self(a.seconds * b.seconds) }
                        static func *= (a: inout Self, b: Self) { a = a * b }
                        static func seconds(_ count: Int) -> Self { Self(TimeInterval(count)) }
                        static func seconds(_ count: Double) -> Self { Self(count) }
                        static func milliseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1_000) }
                        static func microseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1_000_000) }
                        static func nanoseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1_000_000_000) }
                    }

                    var seconds: TimeInterval

                    func distance(to other: Self) -> Stride { Stride(other.seconds - seconds) }
                    func advanced(by stride: Stride) -> Self { Self(seconds: seconds + stride.seconds) }
                }

                static let main = ApplicationScheduler()

                var now: SchedulerTimeType { SchedulerTimeType(seconds: ApplicationQueue.now) }
                var minimumTolerance: SchedulerTimeType.Stride { 0 }

                func schedule(options: Never?, _ action: @escaping () -> Void) {
                    let work = MainWork(action)
                    ApplicationQueue.async { work.run() }
                }

                func schedule(
                    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
                    _ action: @escaping () -> Void
                ) {
                    let work = MainWork(action)
                    ApplicationQueue.async(after: now.distance(to: date).seconds) { work.run() }
                }

                func schedule(
                    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
                    options: Never?, _ action: @escaping () -> Void
                ) -> any Cancellable {
                    let work = MainWork(action)
                    work.begin(after: now.distance(to: date).seconds, every: interval.seconds)
                    return AnyCancellable { work.end() }
                }
            }

            /// An action that runs on the main actor, once or again and again.
            ///
            /// Unchecked: the action is made for the main actor and runs only there; whether it is over is read and written with the lock held.
            private final class MainWork: @unchecked Sendable {
                private let action: () -> Void
                private let lock = NSLock()
                private var isOver = false

                init(_ action: @escaping () -> Void) { self.action = action }

                func run() { action() }

                func begin(after delay: TimeInterval, every interval: TimeInterval) {
                    ApplicationQueue.async(after: delay) {
                        guard !self.lock.withLock({ self.isOver }) else { return }
                        self.begin(after: interval, every: interval)
                        self.action()
                    }
                }

                func end() { lock.withLock { isOver = true } }
            }

            /// Stands for the publishers of `Timer`.
            enum ApplicationTimer {
                static func publish(
                    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
                ) -> TimerPublisher { TimerPublisher(interval: interval) }

                final class TimerPublisher: ConnectablePublisher {
                    typealias Output = Date
                    typealias Failure = Never

                    let interval: TimeInterval
                    private let dates = PassthroughSubject<Date, Never>()

                    init(interval: TimeInterval) { self.interval = interval }

                    func receive<Receiver: Subscriber>(subscriber: Receiver)
                    where Receiver.Input == Date, Receiver.Failure == Never {
                        dates.receive(subscriber: subscriber)
                    }

                    func connect() -> any Cancellable {
                        let scheduler = ApplicationScheduler.main
                        let stride = ApplicationScheduler.SchedulerTimeType.Stride(interval)
                        return scheduler.schedule(
                            after: scheduler.now.advanced(by: stride), interval: stride, tolerance: 0, options: nil
                        ) { [dates] in dates.send(Date()) }
                    }
                }
            }

            // MARK: Observed properties

            extension NSObjectProtocol where Self: NSObject {
                func publisher<Value>(
                    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
                ) -> KeyValueObservingPublisher<Self, Value> {
                    KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
                }
            }

            /// The values of a property that `observe` observes (PO1).
            struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
                typealias Output = Value
                typealias Failure = Never

                let object: Subject
                let keyPath: KeyPath<Subject, Value>
                let options: NSKeyValueObservingOptions

                func receive<Receiver: Subscriber>(subscriber: Receiver)
                where Receiver.Input == Value, Receiver.Failure == Never {
                    subscriber.receive(subscription: Observation(self, subscriber))
                }

                private final class Observation<Receiver: Subscriber>: Subscription
                where Receiver.Input == Value, Receiver.Failure == Never {
                    private let lock = NSRecursiveLock()
                    private let publisher: KeyValueObservingPublisher
                    private var receiver: Receiver?
                    private var demand = OpenCombine.Subscribers.Demand.none
                    private var observation: NSKeyValueObservation?

                    init(_ publisher: KeyValueObservingPublisher, _ receiver: Receiver) {
                        self.publisher = publisher
                        self.receiver = receiver
                    }

                    func request(_ demand: OpenCombine.Subscribers.Demand) {
                        lock.lock()
                        defer { lock.unlock() }
                        self.demand += demand
                        guard observation == nil, receiver != nil, demand > 0 else { return }
                        // Safe: what UIKit observes is used on the main actor, and so is this.
                        nonisolated(unsafe) let (begun, keyPath) = (self, publisher.keyPath)
                        MainActor.assumeIsolated {
                            begun.observation = begun.publisher.object.observe(keyPath, options: begun.publisher.options) {
                                [weak begun] object, _ in begun?.send(object[keyPath: keyPath])
                            }
                        }
                    }

                    private func send(_ value: Value) {
                        lock.lock()
                        defer { lock.unlock() }
                        guard demand > 0, let receiver else { return }
                        demand -= 1
                        demand += receiver.receive(value)
                    }

                    func cancel() {
                        lock.lock()
                        let observation = observation
                        self.observation = nil
                        receiver = nil
                        lock.unlock()
                        guard let observation else { return }
                        if Thread.isMainThread {
                            MainActor.assumeIsolated { observation.invalidate() }
                        } else {
                            ApplicationQueue.async { observation.invalidate() }
                        }
                    }
                }
            }
            """#
    }
#endif
