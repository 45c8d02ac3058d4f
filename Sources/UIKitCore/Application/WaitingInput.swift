// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Records that wait in the event queue, in order.
///
/// Nearly all input is samples of pointers. They are stored apart, as plain data without reference counts, and are read in place: a
/// sample is copied once on its way from the queue to its touch. Other records are in `others`, and a sample's entry names the index.
struct WaitingInput {
    /// A pointer's sample with what its record says of it.
    struct Sample {
        let sample: PointerSample
        /// Seconds on the host's monotonic clock.
        let time: TimeInterval
        let scene: SceneIdentifier
        /// Index into `others`; -1 for a sample.
        fileprivate let other: Int32

        var record: InputRecord { InputRecord(scene: scene, time: time, input: .pointer(sample)) }
    }

    private var samples: [Sample] = []
    private var others: [InputRecord] = []
    private static let noSample = PointerSample(pointer: 0, phase: .cancel, location: .zero)

    var isEmpty: Bool { samples.isEmpty }

    @inline(__always)
    mutating func append(_ sample: PointerSample, at time: TimeInterval, in scene: SceneIdentifier) {
        samples.append(Sample(sample: sample, time: time, scene: scene, other: -1))
    }

    mutating func append(_ record: InputRecord) {
        if case .pointer(let sample) = record.input {
            append(sample, at: record.time, in: record.scene)
        } else {
            appendOther(record)
        }
    }

    @inline(never)
    private mutating func appendOther(_ record: InputRecord) {
        samples.append(
            Sample(sample: Self.noSample, time: record.time, scene: record.scene, other: Int32(others.count)))
        others.append(record)
    }

    mutating func append(contentsOf records: some Collection<InputRecord>) {
        samples.reserveCapacity(samples.count + records.count)
        for record in records { append(record) }
    }

    /// Keeps the capacity.
    mutating func removeAll() {
        // A finger's move comes alone. To remove the last sample takes a third of the time that emptying takes.
        if samples.count == 1 { samples.removeLast() } else { samples.removeAll(keepingCapacity: true) }
        if !others.isEmpty { others.removeAll(keepingCapacity: true) }
    }

    /// Passes on every record in order. A sample is passed in place, valid during the call.
    @inline(__always)
    func forEach(sample take: (UnsafePointer<Sample>) -> Void, other takeOther: (InputRecord) -> Void) {
        samples.withUnsafeBufferPointer { samples in
            guard var sample = samples.baseAddress else { return }
            for _ in samples.indices {
                if sample.pointee.other < 0 { take(sample) } else { takeOther(others[Int(sample.pointee.other)]) }
                sample += 1
            }
        }
    }
}
