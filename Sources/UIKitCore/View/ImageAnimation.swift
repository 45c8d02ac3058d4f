// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Shows images in turn, by a clock.
@MainActor
final class ImageAnimation {
    private let images: [UIImage]
    private let step: TimeInterval
    private let stepCount: Int?
    private let clock: EventClock
    private let changed: (_ isOver: Bool) -> Void
    private var place = 0
    private var deadline: EventClock.Deadline?

    /// - Parameters:
    ///   - duration: seconds of a round; 0 stands for a thirtieth of a second an image.
    ///   - rounds: how many rounds; 0 for no end.
    init(
        _ images: [UIImage], duration: TimeInterval, rounds: Int, clock: EventClock,
        changed: @escaping (_ isOver: Bool) -> Void
    ) {
        self.images = images
        step = (duration > 0 ? duration : Double(images.count) / 30) / Double(images.count)
        stepCount = rounds > 0 ? rounds * images.count : nil
        self.clock = clock
        self.changed = changed
        wait()
    }

    var frame: UIImage { images[place % images.count] }

    func stop() { deadline?.cancel() }

    private func wait() {
        deadline = clock.schedule(after: step) { [weak self] in self?.goOn() }
    }

    private func goOn() {
        place += 1
        if let stepCount, place >= stepCount { return changed(true) }
        wait()
        changed(false)
    }
}
