// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Input that waits, in a lane for each scene. So no scene waits for all the input that another scene's page sent.
///
///     page ──> lane ──┐
///     page ──> lane ──┼── the lane that had least of the main thread's time ──> a share of it ──> turn
///     page ──> lane ──┘
///
/// Within a lane the order is that of submission (A1), and the fingers of one time stay together, because they are one event. An empty lane
/// that gets input starts level with the others: it gains nothing from its pause, and its debts stay. A lane that ends (`disconnect`,
/// `suspend`) is over at once, with all its waiting input.
struct SceneLanes {
    /// A lane's share: at most this many samples, or one edit of text.
    static let share = 128
    /// The fingers of a screen: so many samples of one time may stay together beyond a share's end.
    static let together = InteractionConstants().maximumPointersPerScene
    /// The seconds that a share should take: slow samples make it smaller, because nothing can interrupt it.
    static let shareTime = 0.003
    /// The assumed seconds for a sample of an unknown scene.
    private static let usualPace = shareTime / 32
    /// In seconds: the debt of a new scene. So a visitor that makes many scenes comes after visitors with one.
    static let entrance = 0.05

    private struct Lane {
        var records: [InputRecord] = []
        /// The index of the first waiting record in `records`.
        var first = 0
        /// Seconds of the main thread.
        var time: Double
        /// Seconds that recent samples took.
        var pace = SceneLanes.usualPace
        /// The weight of the share whose time is not known yet.
        var handed = 0
        var callbacks: [@Sendable () -> Void] = []
    }

    private var lanes: [SceneIdentifier: Lane] = [:]
    /// The lanes with waiting input, in the order of its coming.
    private var waiting: [SceneIdentifier] = []
    /// The ends of scenes, which go first.
    private var endings: [InputRecord] = []
    private var callbacks: [@Sendable () -> Void] = []
    /// The time of the lane that was last handed out.
    private var floor = 0.0
    /// The buffers of ended lanes, for new ones: a moving finger allocates none.
    private var rooms: [[InputRecord]] = []
    private static let mostRooms = 16
    private static let largestRoom = 64

    var isEmpty: Bool { waiting.isEmpty && endings.isEmpty }

    mutating func append(_ record: InputRecord) {
        switch record.input {
        case .disconnect, .suspend: return end(record)
        default: break
        }
        var isConnection = false
        if case .connect = record.input { isConnection = true }
        var lane = lanes.removeValue(forKey: record.scene) ?? Lane(time: floor + (isConnection ? Self.entrance : 0))
        if lane.records.isEmpty {
            if let room = rooms.popLast() { lane.records = room }
            lane.time = max(lane.time, floor)
            waiting.append(record.scene)
        }
        lane.records.append(record)
        lanes[record.scene] = lane
    }

    private mutating func end(_ record: InputRecord) {
        if let lane = lanes.removeValue(forKey: record.scene) {
            callbacks += lane.callbacks
            waiting.removeAll { $0 == record.scene }
        }
        endings.append(record)
    }

    /// Hands out the ends of scenes, or else a share of the next lane. Returns that lane's scene.
    mutating func take(into buffer: inout WaitingInput) -> SceneIdentifier? {
        if !endings.isEmpty {
            buffer.append(contentsOf: endings)
            endings = []
            return nil
        }
        // The first lane with the least time: the one that waits longest.
        var next: SceneIdentifier?
        var least = Double.infinity
        for scene in waiting {
            if let time = lanes[scene]?.time, time < least { (next, least) = (scene, time) }
        }
        guard let scene = next, var lane = lanes.removeValue(forKey: scene) else { return nil }
        floor = max(floor, lane.time)
        let share = Int(min(Double(Self.share), Self.shareTime / lane.pace))
        lane.handed = 0
        let begin = lane.first
        while lane.first < lane.records.count {
            let record = lane.records[lane.first]
            let weight = Self.weight(of: record.input)
            // At least one, however long it takes.
            guard
                lane.handed == 0 || lane.handed + weight <= share
                    || Self.isOneEvent(lane.records[begin..<lane.first], record)
            else { break }
            lane.handed += weight
            buffer.append(record)
            lane.first += 1
        }
        if lane.first == lane.records.count { empty(&lane, of: scene) }
        lanes[scene] = lane
        return scene
    }

    private mutating func empty(_ lane: inout Lane, of scene: SceneIdentifier) {
        waiting.removeAll { $0 == scene }
        callbacks += lane.callbacks
        lane.callbacks = []
        lane.first = 0
        if lane.records.capacity <= Self.largestRoom, rooms.count < Self.mostRooms {
            lane.records.removeAll(keepingCapacity: true)
            rooms.append(lane.records)
        }
        lane.records = []
    }

    /// Adds the time that a scene's input took.
    mutating func charge(_ seconds: Double, to scene: SceneIdentifier) {
        guard var lane = lanes.removeValue(forKey: scene) else { return }
        lane.time += max(0, seconds)
        if lane.handed > 0 {
            let pace = max(seconds, 1e-9) / Double(lane.handed)
            // The estimate rises at once and falls gradually.
            lane.pace = max(pace, (lane.pace + pace) / 2)
            lane.handed = 0
        }
        lanes[scene] = lane
        forgetEven()
    }

    /// Calls back when the lane gets empty. False when it is empty now.
    mutating func note(_ callback: @escaping @Sendable () -> Void, of scene: SceneIdentifier) -> Bool {
        guard var lane = lanes.removeValue(forKey: scene) else { return false }
        defer { lanes[scene] = lane }
        if lane.records.isEmpty { return false }
        lane.callbacks.append(callback)
        return true
    }

    /// The callbacks for when a lane is empty, each called once.
    mutating func takeCallbacks() -> [@Sendable () -> Void] {
        defer { callbacks = [] }
        return callbacks
    }

    /// Nobody needs an empty lane without a debt. This removes such lanes when there may be many.
    private mutating func forgetEven() {
        guard lanes.count > 2 * waiting.count + 8 else { return }
        lanes = lanes.filter { !$1.records.isEmpty || $1.time > floor }
    }

    /// Whether a finger's sample belongs to the event of those before it, as `TouchTable` gathers them: another finger, at the same time,
    /// and none that goes down after one that lifted.
    private static func isOneEvent(_ records: ArraySlice<InputRecord>, _ next: InputRecord) -> Bool {
        guard case .pointer(let finger) = next.input else { return false }
        var count = 0
        for record in records.reversed() {
            guard case .pointer(let other) = record.input, record.time == next.time else { break }
            guard other.pointer != finger.pointer, count < Self.together else { return false }
            if finger.phase == .down, other.phase == .up || other.phase == .cancel { return false }
            count += 1
        }
        return count > 0
    }

    private static func weight(of input: Input) -> Int {
        switch input {
        case .pointer, .pointerEstimate, .hover, .scroll, .transform, .motion, .gamepad: 1
        case .key, .shake, .cancelAll, .remoteCommand: share / 16
        // Each may lay out a screen, or a long text.
        default: share
        }
    }
}
