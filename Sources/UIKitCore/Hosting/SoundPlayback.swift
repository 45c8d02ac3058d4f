// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A sound that hosts can play: bytes, and what they hold.
public final class Sound: Sendable {
    /// What the bytes are; the raw value is the media type (MIME).
    public enum Format: String, Sendable, CaseIterable {
        /// A file of uncompressed samples.
        case wave = "audio/wav"
        /// Frames of MP3.
        case mpeg = "audio/mpeg"
        /// A container with AAC or Apple Lossless.
        case mp4 = "audio/mp4"
        /// Frames of AAC.
        case aac = "audio/aac"
        /// Free Lossless Audio Codec.
        case flac = "audio/flac"
    }

    /// The whole file.
    public let data: Data
    /// What the file is.
    public let format: Format
    /// Seconds, at the rate of 1.
    public let duration: TimeInterval
    /// How many channels it has, at least one.
    public let channelCount: Int
    /// Samples a second.
    public let sampleRate: Double

    /// A sound whose file is known.
    public init(_ data: Data, format: Format, duration: TimeInterval, channelCount: Int, sampleRate: Double) {
        self.data = data
        self.format = format
        self.duration = duration
        self.channelCount = channelCount
        self.sampleRate = sampleRate
    }
}

/// A sound that is heard in a scene: where it is, and how it goes on.
///
/// The application counts the time. A host that begins late begins behind the start, and a sound that does not repeat ends by itself.
public struct SoundPlayback: Sendable {
    /// Names what plays it, until it is stopped.
    public let number: UInt32
    /// What is heard.
    public let sound: Sound
    /// Seconds from the start of the sound, at the time `since`.
    public var position: TimeInterval
    /// A time on the application's clock.
    public var since: TimeInterval
    /// The speed; 1 is the sound's own.
    public var rate: Double
    /// From 0, which is silence, to 1.
    public var volume: Double
    /// The seconds in which the volume changes to this one from the last.
    public var fade: TimeInterval
    /// From -1, which is left, to 1.
    public var pan: Double
    /// Whether it begins again at its end.
    public var repeats: Bool

    /// A sound that is heard at its own speed, from its start.
    public init(
        number: UInt32, sound: Sound, position: TimeInterval = 0, since: TimeInterval, rate: Double = 1,
        volume: Double = 1, fade: TimeInterval = 0, pan: Double = 0, repeats: Bool = false
    ) {
        self.number = number
        self.sound = sound
        self.position = position
        self.since = since
        self.rate = rate
        self.volume = volume
        self.fade = fade
        self.pan = pan
        self.repeats = repeats
    }

    /// Seconds from the start of the sound at a time of the application's clock; `nil` when it is over by then.
    public func position(at time: TimeInterval) -> TimeInterval? {
        let place = position + max(0, time - since) * rate
        guard place >= sound.duration else { return place }
        return repeats && sound.duration > 0 ? place.truncatingRemainder(dividingBy: sound.duration) : nil
    }
}
