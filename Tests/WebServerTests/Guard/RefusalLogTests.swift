// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import WebServer

@Suite struct RefusalLogTests {
    @Test("A few refusals of each kind are told, the rest is counted, and the count is told when the window ends")
    func floods() {
        let told = Mutex<[String]>([])
        var limits = WebServer.Limits()
        limits.refusalLogBurst = 2
        limits.refusalLogWindow = .seconds(3600)
        let log = RefusalLog(limits: limits) { notice in
            switch notice {
            case .refused(let refusal, let peer): told.withLock { $0.append("\(refusal.kind) \(peer)") }
            case .repeated(let kind, let count): told.withLock { $0.append("\(kind) \(count) more") }
            default: told.withLock { $0.append("\(notice)") }
            }
        }
        let loop = EmbeddedEventLoop()
        func take() -> [String] {
            told.withLock {
                let all = $0; $0 = []; return all
            }
        }
        for peer in ["a", "b", "c", "d", "e"] { log.record(.missingToken, peer: peer, on: loop) }
        log.record(.spentToken, peer: "f", on: loop)
        #expect(take() == ["missingToken a", "missingToken b", "spentToken f"])
        loop.advanceTime(by: .seconds(3599))
        #expect(take() == [])
        loop.advanceTime(by: .seconds(1))
        #expect(take() == ["missingToken 3 more"])
        // The window is over: what comes now is told again, and a window without a count reports none.
        log.record(.missingToken, peer: "g", on: loop)
        loop.advanceTime(by: .seconds(7200))
        #expect(take() == ["missingToken g"])
    }

    @Test("Where none is told, the first one starts the count, and the end of its window tells it")
    func onlyCounted() {
        let told = Mutex<[Int]>([])
        var limits = WebServer.Limits()
        limits.refusalLogBurst = 0
        limits.refusalLogWindow = .seconds(3600)
        let log = RefusalLog(limits: limits) { notice in
            if case .repeated(_, let count) = notice { told.withLock { $0.append(count) } }
        }
        let loop = EmbeddedEventLoop()
        log.record(.missingToken, peer: "a", on: loop)
        #expect(told.withLock { $0 } == [])
        loop.advanceTime(to: .distantFuture)
        #expect(told.withLock { $0 } == [1])
    }

    @Test("A window that ended without a count makes room for the next, which begins at its end at the soonest")
    func nextWindow() {
        let told = Mutex(0)
        var limits = WebServer.Limits()
        limits.refusalLogBurst = 1
        limits.refusalLogWindow = .seconds(10)
        let log = RefusalLog(limits: limits) { _ in told.withLock { $0 += 1 } }
        let loop = EmbeddedEventLoop()
        for _ in 0..<3 {
            log.record(.missingToken, peer: "a", on: loop)
            loop.advanceTime(by: .seconds(10))
        }
        #expect(told.withLock { $0 } == 3)
        log.record(.missingToken, peer: "a", on: loop)
        loop.advanceTime(by: .seconds(9))
        log.record(.missingToken, peer: "a", on: loop)
        #expect(told.withLock { $0 } == 4)
    }

    @Test("A count is told once, also when its being told leads to the next refusal")
    func toldOnce() {
        let told = Mutex<[String]>([])
        let current = Mutex<RefusalLog?>(nil)
        var limits = WebServer.Limits()
        limits.refusalLogBurst = 1
        limits.refusalLogWindow = .seconds(10)
        let loop = EmbeddedEventLoop()
        let log = RefusalLog(limits: limits) { notice in
            switch notice {
            case .refused(_, let peer): told.withLock { $0.append(peer) }
            case .repeated(_, let count):
                told.withLock { $0.append("\(count) more") }
                current.withLock { $0 }?.record(.missingToken, peer: "next", on: loop)
            default: break
            }
        }
        current.withLock { $0 = log }
        for _ in 0..<3 { log.record(.missingToken, peer: "a", on: loop) }
        loop.advanceTime(by: .seconds(10))
        #expect(told.withLock { $0 } == ["a", "2 more", "next"])
        current.withLock { $0 = nil }
    }
}
