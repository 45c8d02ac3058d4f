// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Dispatch
import Foundation
import Synchronization
import Testing

@testable import UIKitCore

/// What may leave the main actor: values that any thread may hold, and answers that come from any thread.
@Suite("Values that threads share")
struct SharedValueThreadTests {
    private static let threads = 4

    @Test("every thread has current traits of its own, and resolves shared colors by them")
    func traits() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let wrong = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
            let style: UIUserInterfaceStyle = thread.isMultiple(of: 2) ? .dark : .light
            let traits = UITraitCollection { $0.userInterfaceStyle = style }
            for _ in 0..<100 {
                traits.performAsCurrent {
                    let white = color.cgColor.components?.first
                    if UITraitCollection.current.userInterfaceStyle != style || white != (style == .dark ? 1 : 0) {
                        wrong.add(1, ordering: .relaxed)
                    }
                }
            }
        }
        #expect(wrong.load(ordering: .relaxed) == 0)
    }

    @Test("actions without a name get a number each, whichever thread makes them")
    func unnamedActions() {
        let names = Mutex<Set<String>>([])
        DispatchQueue.concurrentPerform(iterations: Self.threads) { _ in
            for _ in 0..<50 {
                let selector = Selector(unnamed: Target.act)
                names.withLock { _ = $0.insert(selector.description) }
            }
        }
        #expect(names.withLock { $0.count } == Self.threads * 50)
    }

    @Test("bytes that several threads answer with count once, at once or later")
    func answers() {
        for _ in 0..<200 {
            let answer = LoadAnswer()
            let passedOn = Atomic(0)
            let group = DispatchGroup()
            for thread in 0..<Self.threads {
                DispatchQueue.global().async(group: group) {
                    if answer.take(Data([UInt8(thread)]), nil) { passedOn.add(1, ordering: .relaxed) }
                }
            }
            let isAtOnce = answer.atOnce() != nil
            group.wait()
            #expect(passedOn.load(ordering: .relaxed) == (isAtOnce ? 0 : 1))
        }
    }

    @Test("an item's bytes may come from another thread; the handler is called on the main actor")
    @MainActor
    func items() async {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.data") { completion in
            Thread.detachNewThread {
                completion(Data([1, 2, 3]), nil)
                completion(Data([4]), nil)
            }
            return nil
        }
        let data = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: "public.data") { data, _ in
                continuation.resume(returning: data)
            }
        }
        #expect(data == Data([1, 2, 3]))
    }
}

@MainActor
private final class Target: UIResponder {
    func act() {}
}
