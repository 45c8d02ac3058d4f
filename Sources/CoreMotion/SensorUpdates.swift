// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The updates of one sensor for one manager: whether they run, their interval, and their handler.
@MainActor
struct SensorUpdates<Item: CMLogItem> {
    private var queue: OperationQueue?
    private var handler: ((Item?, (any Error)?) -> Void)?
    private var lastTime: TimeInterval?
    private(set) var isActive = false
    private(set) var latest: Item?
    /// Seconds; a negative one takes all.
    var interval: TimeInterval = 0

    mutating func start(on queue: OperationQueue? = nil, _ handler: ((Item?, (any Error)?) -> Void)? = nil) {
        isActive = true
        lastTime = nil
        self.queue = queue
        self.handler = handler
    }

    mutating func stop() {
        isActive = false
        latest = nil
        queue = nil
        handler = nil
    }

    mutating func take(at time: TimeInterval, _ make: () -> Item?) {
        // Devices are not punctual: a reading that is a little early counts as due.
        guard isActive, lastTime.map({ time - $0 >= interval * 0.9 }) ?? true, let item = make() else { return }
        lastTime = time
        latest = item
        guard let handler else { return }
        if queue == nil || queue === OperationQueue.main {
            handler(item, nil)
        } else {
            let delivery = Delivery(item: item, handler: handler)
            queue?.addOperation { delivery.run() }
        }
    }

    /// Unchecked: the item is never changed once made, and only operations of one queue call the handler: its owner chose
    /// that queue.
    private struct Delivery: @unchecked Sendable {
        let item: Item
        let handler: (Item?, (any Error)?) -> Void

        func run() { handler(item, nil) }
    }
}
