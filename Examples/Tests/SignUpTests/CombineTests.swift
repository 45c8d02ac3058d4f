// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenCombineShim
import Testing
import UIKit
import UIKitTesting

@testable import SignUp

/// What a module gets that imports Combine and depends on OpenCombine (PO26).
@MainActor
@Suite("Combine")
struct CombineTests {
    private struct Failure: Error {}

    private final class Log {
        var lines: [String] = []
    }

    /// Notes what a publisher sends, and how it ends.
    private func note<P: Publisher>(_ publisher: P, in log: Log) -> AnyCancellable {
        publisher.sink { completion in
            if case .failure = completion { log.lines.append("failed") } else { log.lines.append("finished") }
        } receiveValue: {
            log.lines.append("\($0)")
        }
    }

    @Test("The newest values of both come for each new one, once both have one; it ends with the last of them")
    func combineLatest() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        let log = Log()
        let noting = note(a.combineLatest(b) { "\($0)\($1)" }, in: log)
        a.send(1)
        a.send(2)
        b.send("x")
        b.send("y")
        a.send(3)
        a.send(completion: .finished)
        b.send("z")
        b.send(completion: .finished)
        #expect(log.lines == ["2x", "2y", "3y", "3z", "finished"])
        noting.cancel()
    }

    @Test("A failure ends it and cancels the other")
    func failure() {
        let (a, b) = (PassthroughSubject<Int, Failure>(), PassthroughSubject<Int, Failure>())
        let log = Log()
        var isCancelled = false
        let noting = note(a.combineLatest(b.handleEvents(receiveCancel: { isCancelled = true })), in: log)
        a.send(1)
        a.send(completion: .failure(Failure()))
        b.send(2)
        #expect(log.lines == ["failed"] && isCancelled)
        noting.cancel()
    }

    @Test("Who asks for two gets two, and then what is newest")
    func demand() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var received: [Int] = []
        var subscription: (any Subscription)?
        let subscriber = AnySubscriber<(Int, Int), Never>(
            receiveSubscription: {
                subscription = $0
                $0.request(.max(2))
            },
            receiveValue: {
                received.append($0 * 10 + $1)
                return .none
            })
        Publishers.CombineLatest(a, b).subscribe(subscriber)
        a.send(1)
        b.send(1)
        b.send(2)
        b.send(3)
        #expect(received == [11, 12])
        subscription?.request(.max(1))
        b.send(4)
        #expect(received == [11, 12, 14])
        subscription?.cancel()
        b.send(5)
        #expect(received.count == 3)
    }

    @Test("Three and four: a tuple of all; a value that a receiver causes while it gets another comes at once")
    func more() {
        let values = CurrentValueSubject<Int, Never>(1)
        let log = Log()
        let four = Publishers.CombineLatest4(values, Just("a"), Just(true), Just(2.5))
        let noting = note(four.map { "\($0) \($1) \($2) \($3)" }, in: log)
        values.send(2)
        #expect(log.lines == ["1 a true 2.5", "2 a true 2.5"])
        noting.cancel()
        log.lines = []
        let reacting = values.combineLatest(Just(0), Just(0)).sink { value, _, _ in
            if value == 2 { values.send(3) }
            log.lines.append("\(value)")
        }
        // As the receiver notes it when it is done.
        #expect(log.lines == ["3", "2"])
        reacting.cancel()
    }

    @Test("Merged publishers send as they come, and end with the last")
    func merge() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let log = Log()
        let both = note(a.merge(with: b.map { $0 * 10 }), in: log)
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        b.send(completion: .finished)
        #expect(log.lines == ["1", "20", "30", "finished"])
        log.lines = []
        let many = note(Publishers.MergeMany([Just(1), Just(2)]).merge(with: Just(3), Just(4)), in: log)
        #expect(log.lines == ["1", "2", "3", "4", "finished"])
        both.cancel()
        many.cancel()
    }

    @Test("An observed property sends its value at first and each change, until it is cancelled")
    func observed() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let log = Log()
        let noting = note(view.publisher(for: \.frame.width), in: log)
        let changes = note(view.publisher(for: \.alpha, options: [.new]), in: log)
        view.frame.size.width = 20
        view.alpha = 0.5
        noting.cancel()
        changes.cancel()
        view.frame.size.width = 30
        #expect(log.lines == ["10.0", "20.0", "0.5"])
    }

    @Test("The main scheduler follows the application's clock, repeats, and can be cancelled")
    func scheduler() throws {
        let screen = try TestScreen.launching(AppDelegate())
        let scheduler = ApplicationScheduler.main
        let log = Log()
        scheduler.schedule { log.lines.append("now") }
        scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(500))) { log.lines.append("later") }
        let repeated = scheduler.schedule(after: scheduler.now.advanced(by: 1), interval: 1) {
            log.lines.append("again")
        }
        #expect(log.lines.isEmpty)
        screen.advance(by: 0.6)
        #expect(log.lines == ["now", "later"])
        screen.advance(by: 2)
        repeated.cancel()
        screen.advance(by: 2)
        #expect(log.lines == ["now", "later", "again", "again"])
    }
}
