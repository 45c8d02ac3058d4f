// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Plays a sound from a file or from bytes.
///
///     let player = try AVAudioPlayer(contentsOf: url)
///     player.delegate = self
///     player.play()
///
/// The application counts the time, on its clock: the end comes when it is due, also in a replay and where nobody hears it. A player
/// that is freed is silent: keep it. The rules, SD1 to SD10, are in `Documentation/Sound.md`.
@preconcurrency @MainActor
open class AVAudioPlayer: NSObject {
    /// A place in the sound at a time of the clock.
    private struct Mark {
        var position: TimeInterval = 0
        /// How often the sound came to its end.
        var passes = 0
        var time: TimeInterval = 0
    }

    /// Hears that the sound came to its end. Not held.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// The file it was made from; `nil` for bytes.
    public let url: URL?
    /// The bytes it was made from; `nil` for a file.
    public let data: Data?
    /// Whether it plays, or waits for the time of `play(atTime:)`.
    public private(set) var isPlaying = false

    private let sound: Sound
    // A player that is made on another thread asks for them when it plays (SD17).
    private lazy var output = SoundOutput.current
    private lazy var number = output.newNumber()
    private var mark = Mark()
    private var audience = Audience.everybody
    private var ends: EventClock.Deadline?
    private var turns: EventClock.Deadline?

    // MARK: Making one

    /// The sound of a file's bytes.
    private static func sound(_ file: Data) throws -> Sound {
        do throws(SoundFileError) { return try SoundFile(file).sound() } catch { throw error.error }
    }

    /// A player without a sound, for a variable that gets its player later: it does not play (SD16).
    public override init() {
        sound = Sound(Data(), format: .wave, duration: 0, channelCount: 1, sampleRate: 44100)
        url = nil
        data = nil
        super.init()
        takeNumber()
    }

    /// A player for a file (SD1, SD2).
    ///
    /// - Throws: Foundation's error for a file that cannot be read, and `NSOSStatusErrorDomain` for one that is no sound.
    public init(contentsOf url: URL) throws {
        sound = try Self.sound(Data(contentsOf: url))
        self.url = url
        data = nil
        super.init()
        takeNumber()
    }

    /// A player for a file. The file's own bytes say what it is; the hint is not needed.
    ///
    /// - Throws: as ``init(contentsOf:)`` does.
    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        sound = try Self.sound(Data(contentsOf: url))
        self.url = url
        data = nil
        super.init()
        takeNumber()
    }

    /// A player for the bytes of a file (SD1, SD2).
    ///
    /// - Throws: `NSOSStatusErrorDomain` for bytes that are no sound.
    public init(data: Data) throws {
        sound = try Self.sound(data)
        url = nil
        self.data = data
        super.init()
        takeNumber()
    }

    /// A player for the bytes of a file, which say themselves what they are; the hint is not needed.
    ///
    /// - Throws: as ``init(data:)`` does.
    public init(data: Data, fileTypeHint utiString: String?) throws {
        sound = try Self.sound(data)
        url = nil
        self.data = data
        super.init()
        takeNumber()
    }

    /// The number tells the order in which players were made, as far as they are made on the main queue.
    private func takeNumber() {
        if MainQueue.isCurrent { _ = number }
    }

    @MainActor deinit {
        if isPlaying { output.stop(number) }
    }

    // MARK: Playing

    private var clock: EventClock { output.clock }
    private var speed: Double { enableRate ? rate.limited(to: 0.5...2, else: 1) : 1 }

    /// On another thread: does it on the main one, soon.
    private func isPutOff(_ action: @escaping @MainActor @Sendable (AVAudioPlayer) -> Void) -> Bool {
        guard !MainQueue.isCurrent else { return false }
        DispatchQueue.main.async { action(self) }
        return true
    }

    /// Lets hosts load the sound, so that it begins without delay. True if there is one: playing needs no hardware of ours.
    @discardableResult
    open func prepareToPlay() -> Bool {
        guard !sound.data.isEmpty else { return false }
        if isPutOff({ $0.prepareToPlay() }) { return true }
        output.prepare(sound)
        return true
    }

    /// Plays from the current time on (SD3). True: it plays. False for a player without a sound.
    @discardableResult
    open func play() -> Bool {
        if isPutOff({ $0.play() }) { return !sound.data.isEmpty }
        return play(atTime: deviceCurrentTime)
    }

    /// Plays from a time of `deviceCurrentTime` on (SD6), at once if that has passed.
    ///
    /// - Returns: whether it plays, or will: false for a time that is not a number, and for a player without a sound.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool {
        guard !isPlaying else { return true }
        guard !sound.data.isEmpty else { return false }
        guard time.isFinite else {
            output.report("AVAudioPlayer: play(atTime:) cannot wait for \(time).")
            return false
        }
        isPlaying = true
        audience = output.audience
        mark.time = max(time, clock.now)
        if time > clock.now { output.prepare(sound) }
        goOn()
        return true
    }

    /// Keeps the current time; `play()` goes on there.
    open func pause() { halt() }

    /// Keeps the current time, as on iOS; `play()` goes on there, and counts the loops anew.
    open func stop() {
        halt()
        mark.passes = 0
    }

    private func halt() {
        guard isPlaying else { return }
        mark = place
        isPlaying = false
        ends?.cancel()
        turns?.cancel()
        output.stop(number)
    }

    // MARK: Time

    /// Seconds of the sound, at its own speed.
    open var duration: TimeInterval { sound.duration }

    /// The time of this clock, in seconds: for `play(atTime:)` of several players.
    open var deviceCurrentTime: TimeInterval { clock.now }

    /// Seconds from the start of the sound. A time that is set is kept within the sound; one that is not a number is refused.
    open var currentTime: TimeInterval {
        get { place.position }
        set {
            guard newValue.isFinite else {
                return output.report("AVAudioPlayer: currentTime cannot be \(newValue).")
            }
            mark = place
            mark.position = min(max(newValue, 0), duration)
            if isPlaying { goOn() }
        }
    }

    /// How often the sound is heard again after the first time; for ever if it is negative (SD4).
    open var numberOfLoops = 0 {
        // What was heard so far was heard by the old number.
        willSet { mark = place }
        didSet { if isPlaying { goOn() } }
    }

    /// Where it is now.
    private var place: Mark {
        let now = clock.now
        guard isPlaying, now > mark.time else { return mark }
        var place = Mark(position: mark.position + (now - mark.time) * speedAtMark, passes: mark.passes, time: now)
        guard place.position >= duration else { return place }
        guard duration > 0, numberOfLoops < 0 || left(from: place.passes) > place.position else {
            place.position = duration
            return place
        }
        let more = (place.position / duration).rounded(.down)
        place.passes += Int(more)
        place.position -= more * duration
        return place
    }

    /// The seconds of sound from the start of a pass to the end of all.
    private func left(from passes: Int) -> TimeInterval { (Double(max(numberOfLoops - passes, 0)) + 1) * duration }

    /// The speed since the mark was set.
    private var speedAtMark = 1.0

    /// Something changed: goes on from here.
    private func changed() {
        guard isPlaying else { return }
        mark = place
        goOn()
    }

    /// Goes on from the mark: tells the host, and waits for the end.
    private func goOn() {
        ends?.cancel()
        turns?.cancel()
        speedAtMark = speed
        // Not begun yet: `play(atTime:)` waits.
        guard mark.time <= clock.now else {
            turns = clock.schedule(at: mark.time) { [weak self] in self?.goOn() }
            return
        }
        mark.time = clock.now
        let repeats = numberOfLoops < 0 || mark.passes < numberOfLoops
        output.play(
            SoundPlayback(
                number: number, sound: sound, position: mark.position, since: mark.time, rate: speed,
                volume: volume.limited(to: 0...1, else: 0), fade: fade, pan: pan.limited(to: -1...1, else: 0),
                repeats: repeats && duration > 0), for: audience, halt: { [weak self] in self?.stop() })
        guard numberOfLoops >= 0 || duration <= 0 else { return }
        let rest = (left(from: mark.passes) - mark.position) / speed
        ends = clock.schedule(after: max(rest, 0)) { [weak self] in self?.finish() }
        // The last pass must not begin again.
        if repeats, duration > 0 {
            let untilLast = (rest * speed - duration) / speed
            turns = clock.schedule(after: max(untilLast, 0)) { [weak self] in self?.beginLastPass() }
        }
    }

    private func beginLastPass() {
        mark = place
        (mark.passes, mark.position) = (numberOfLoops, 0)
        goOn()
    }

    /// SD3: the sound came to its end, and begins anew when it is played again.
    private func finish() {
        turns?.cancel()
        isPlaying = false
        mark = Mark()
        output.end(number)
        delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }

    // MARK: Sound

    /// From 0, which is silence, to 1. What is beyond has the effect of the limit.
    open var volume: Float = 1 { didSet { if volume != oldValue { changed() } } }
    /// The seconds in which the volume changes that is set now.
    private var fade: TimeInterval = 0

    /// Changes the volume within a duration in seconds.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        fade = duration.isFinite ? max(duration, 0) : 0
        self.volume = volume
        fade = 0
    }

    /// From -1, which is left, to 1. What is beyond has the effect of the limit.
    open var pan: Float = 0 { didSet { if pan != oldValue { changed() } } }

    /// Whether `rate` has an effect.
    open var enableRate = false { didSet { if enableRate != oldValue { changed() } } }

    /// The speed, from 0.5 to 2. What is beyond has the effect of the limit.
    open var rate: Float = 1 { didSet { if rate != oldValue, enableRate { changed() } } }

    /// How many channels the sound has.
    open var numberOfChannels: Int { sound.channelCount }

    /// Rate, channels and format of the sound, by `AVSampleRateKey`, `AVNumberOfChannelsKey` and `AVFormatIDKey`.
    open var settings: [String: Any] {
        [
            AVSampleRateKey: sound.sampleRate, AVNumberOfChannelsKey: sound.channelCount,
            AVFormatIDKey: sound.format.identifier,
        ]
    }
}

/// Hears what happens to an `AVAudioPlayer`.
@preconcurrency @MainActor
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// The sound came to its end, after all its loops. Not called for a player that was stopped.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)

    /// Never called: what cannot be played is refused when the player is made.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

// MARK: Settings

/// Samples a second, in the settings of a player.
public let AVSampleRateKey = "AVSampleRateKey"
/// How many channels there are, in the settings of a player.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The format, in the settings of a player.
public let AVFormatIDKey = "AVFormatIDKey"

/// The number of a format of sound: four letters.
public typealias AudioFormatID = UInt32
/// Uncompressed samples: `lpcm`.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// MP3: `.mp3`.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
/// AAC, and what else MPEG-4 contains: `aac `.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Free Lossless Audio Codec: `flac`.
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163

extension Sound.Format {
    fileprivate var identifier: AudioFormatID {
        switch self {
        case .wave: kAudioFormatLinearPCM
        case .mpeg: kAudioFormatMPEGLayer3
        case .mp4, .aac: kAudioFormatMPEG4AAC
        case .flac: kAudioFormatFLAC
        }
    }
}

/// The largest rectangle of an aspect ratio in the middle of another.
///
/// - Parameters:
///   - aspectRatio: width and height; only their ratio counts.
///   - boundingRect: where the rectangle must fit.
/// - Returns: the rectangle, in the space of `boundingRect`; a null rectangle for a ratio without width or height.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return .null }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}
