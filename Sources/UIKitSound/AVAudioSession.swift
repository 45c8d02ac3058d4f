// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// What the application's sounds are for. Here the category decides whether they go on in the background (SD8).
@preconcurrency @MainActor
open class AVAudioSession: NSObject {
    /// What sounds are for.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// Apple's number, or name.
        public let rawValue: String
        /// From Apple's number, or name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Sounds beside those of others; silent in the background.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Silent in the background: the category of a new session.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// What the application is for: heard in the background too.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// For recording, which nothing here does; silent in the background.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// For recording, which nothing here does, and for playing: heard in the background too.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// For sounds on several devices: here as `playback`.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")

        var playsInBackground: Bool { [.playback, .playAndRecord, .multiRoute].contains(self) }
    }

    /// How sounds are used within their category. It is kept, and has no effect here.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// Apple's number, or name.
        public let rawValue: String
        /// From Apple's number, or name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Nothing in particular.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// For talking in games.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// For measuring sounds.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// For films.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// For speech.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// For talking with pictures.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// For recording films.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// For talking.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// For spoken directions.
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }

    /// What else a category allows. Kept, and without effect: no other application's sounds are known here.
    public struct CategoryOptions: OptionSet, Sendable {
        /// Apple's number, or name.
        public let rawValue: UInt
        /// From Apple's number, or name.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Others' sounds go on.
        public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
        /// Others' sounds are quieter meanwhile.
        public static let duckOthers = CategoryOptions(rawValue: 0x2)
        /// Headsets may be used.
        public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
        /// The loudspeaker, not the one at the ear.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
        /// Others' speech waits meanwhile.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
        /// Wireless loudspeakers may be used.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
        /// Loudspeakers of the network may be used.
        public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
    }

    /// What follows when a session becomes active or ceases to be.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// Apple's number, or name.
        public let rawValue: UInt
        /// From Apple's number, or name.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Others may go on. No other application's sounds are known here.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// Whether the application may record.
    public enum RecordPermission: UInt, Sendable {
        /// Nobody was asked yet.
        case undetermined = 0x756E_6474
        /// It may not.
        case denied = 0x6465_6E79
        /// It may.
        case granted = 0x6772_6E74
    }

    /// That of the program's application.
    open class func sharedInstance() -> AVAudioSession { SoundOutput.current.session }

    private unowned let output: SoundOutput

    init(_ output: SoundOutput) {
        self.output = output
        super.init()
    }

    /// What the sounds are for: `soloAmbient` at first.
    open private(set) var category = Category.soloAmbient
    /// How the sounds are used.
    open private(set) var mode = Mode.default
    /// What else the category allows.
    open private(set) var categoryOptions: CategoryOptions = []
    /// The categories that can be set: all but those for recording alone.
    open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback, .playAndRecord, .multiRoute] }

    /// Says what the sounds are for.
    open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default, options: []) }

    /// Says what the sounds are for.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try setCategory(category, mode: .default, options: options)
    }

    /// The name of Swift 4 for `setCategory(_:options:)`.
    open func setCategory(_ category: Category, with options: CategoryOptions) throws {
        try setCategory(category, mode: .default, options: options)
    }

    /// Says what the sounds are for, and how they are used.
    ///
    /// - Throws: `NSOSStatusErrorDomain` for a category that does not exist, and for `record`: nothing records here.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        guard availableCategories.contains(category) else {
            // 'what', with which iOS refuses an unknown category.
            throw NSError(
                domain: "NSOSStatusErrorDomain", code: 2_003_329_396,
                userInfo: [NSLocalizedDescriptionKey: "The category \(category.rawValue) is not there."])
        }
        (self.category, self.mode, categoryOptions) = (category, mode, options)
        output.playsInBackground = category.playsInBackground
    }

    /// Says how the sounds are used.
    open func setMode(_ mode: Mode) throws { self.mode = mode }

    /// Ends the session, which stops its players (SD9), or begins it. Players need no active session here: nobody else's sounds are in
    /// their way.
    ///
    /// - Throws: `isBusy`, if players had to be stopped.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
        guard !active, output.haltPlayers() else { return }
        throw NSError(
            domain: "NSOSStatusErrorDomain", code: ErrorCode.isBusy.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "Players were stopped with the session."])
    }

    /// The code of an error of a session.
    public enum ErrorCode: Int, Sendable {
        /// Something played when the session ended: '!act'.
        case isBusy = 560_030_580
    }

    /// False: the sounds of other applications are not known.
    open var isOtherAudioPlaying: Bool { false }
    /// False: the sounds of other applications are not known.
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// 1: the volume of the user's device is not known.
    open var outputVolume: Float { 1 }

    /// Denied: nothing records here.
    open var recordPermission: RecordPermission { .denied }
    /// Answers false after the call: nothing records here.
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
        output.clock.schedule(after: 0) { response(false) }
    }

    /// Posted on iOS when a call interrupts the sounds; never here.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// Posted on iOS when headphones come or go; never here.
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
}

// The names of Swift 4.

/// `AVAudioSession.CategoryOptions`.
public typealias AVAudioSessionCategoryOptions = AVAudioSession.CategoryOptions
/// `AVAudioSession.Category.ambient`.
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
/// `AVAudioSession.Category.soloAmbient`.
public let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient
/// `AVAudioSession.Category.playback`.
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
/// `AVAudioSession.Category.playAndRecord`.
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord
