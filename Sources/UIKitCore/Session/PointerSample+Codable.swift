// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// A recorded finger makes up to a thousand samples a second. So members with their default values are left out.
extension PointerSample {
    enum Key: String, CodingKey {
        case pointer, phase, kind, isPredicted, location, force, maximumForce, majorRadius, majorRadiusTolerance
        case altitude, azimuth, roll, zOffset, buttons, modifiers, estimated, expectingUpdates, estimateIndex
    }

    /// Reads a sample of a session file. A missing member has its default value. An unknown phase or kind throws.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            pointer: try container.decode(UInt64.self, forKey: .pointer),
            phase: try container.word(.phase, Phase.init(word:)),
            kind: container.contains(.kind) ? try container.word(.kind, Kind.init(word:)) : .finger,
            location: try container.decode(CGPoint.self, forKey: .location))
        if try container.decodeIfPresent(Bool.self, forKey: .isPredicted) == true { role = .predicted }
        func read<Value: Decodable>(_ path: WritableKeyPath<Self, Value>, _ key: Key) throws {
            if let value = try container.decodeIfPresent(Value.self, forKey: key) { self[keyPath: path] = value }
        }
        try read(\.force, .force)
        try read(\.maximumForce, .maximumForce)
        try read(\.majorRadius, .majorRadius)
        try read(\.majorRadiusTolerance, .majorRadiusTolerance)
        try read(\.altitude, .altitude)
        try read(\.azimuth, .azimuth)
        try read(\.roll, .roll)
        try read(\.zOffset, .zOffset)
        try read(\.buttons, .buttons)
        try read(\.modifiers, .modifiers)
        try read(\.estimated, .estimated)
        try read(\.expectingUpdates, .expectingUpdates)
        try read(\.estimateIndex, .estimateIndex)
    }

    /// Writes the sample, without members that have their default values.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(pointer, forKey: .pointer)
        try container.encode(phase.word.description, forKey: .phase)
        if kind != .finger { try container.encode(kind.word.description, forKey: .kind) }
        if role == .predicted { try container.encode(true, forKey: .isPredicted) }
        try container.encode(location, forKey: .location)
        func write<Value: Encodable & Equatable>(_ value: Value, unless usual: Value, _ key: Key) throws {
            if value != usual { try container.encode(value, forKey: key) }
        }
        try write(force, unless: 0, .force)
        try write(maximumForce, unless: 0, .maximumForce)
        try write(majorRadius, unless: 0, .majorRadius)
        try write(majorRadiusTolerance, unless: 0, .majorRadiusTolerance)
        try write(altitude, unless: Self.upright, .altitude)
        try write(azimuth, unless: 0, .azimuth)
        try write(roll, unless: 0, .roll)
        try write(zOffset, unless: 0, .zOffset)
        try write(buttons, unless: 0, .buttons)
        try write(modifiers, unless: [], .modifiers)
        try write(estimated, unless: [], .estimated)
        try write(expectingUpdates, unless: [], .expectingUpdates)
        try write(estimateIndex, unless: 0, .estimateIndex)
    }

    static let upright = CGFloat.pi / 2
}

extension PointerSample.Phase {
    var word: StaticString {
        switch self {
        case .down: "down"
        case .move: "move"
        case .up: "up"
        case .cancel: "cancel"
        }
    }

    init?(word: String) {
        guard let found = [Self.down, .move, .up, .cancel].first(where: { $0.word.description == word }) else {
            return nil
        }
        self = found
    }
}

extension PointerSample.Kind {
    var word: StaticString {
        switch self {
        case .finger: "finger"
        case .pen: "pen"
        case .mouse: "mouse"
        }
    }

    init?(word: String) {
        guard let found = [Self.finger, .pen, .mouse].first(where: { $0.word.description == word }) else { return nil }
        self = found
    }
}

extension KeyedDecodingContainer<PointerSample.Key> {
    fileprivate func word<Value>(_ key: Key, _ make: (String) -> Value?) throws -> Value {
        let word = try decode(String.self, forKey: key)
        if let value = make(word) { return value }
        throw DecodingError.dataCorruptedError(
            forKey: key, in: self, debugDescription: "\"\(word)\" is no \(key.stringValue) of a pointer")
    }
}
