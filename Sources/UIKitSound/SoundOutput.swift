// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// What is heard, and in which scenes (SD7, SD8).
///
///     player ──> SoundPlayback ──> SoundOutput ──> SoundHost: one scene of each visitor
///     synthesizer ──> Speech ──> SoundOutput ──> SpeechHost
@MainActor
final class SoundOutput {
    private enum Content {
        case sound(SoundPlayback)
        case speech(Speech)
    }

    private struct Entry {
        var content: Content
        let audience: Audience
        /// Stops the player; `nil` for sounds that a session does not stop.
        let halt: (@MainActor () -> Void)?
        /// Where it is heard now.
        var scenes: [SceneIdentifier] = []
    }

    /// Players may outlive it.
    private weak var application: UIApplication?
    let clock: EventClock
    private var entries: [UInt32: Entry] = [:]
    private var lastNumber: UInt32 = 0
    private var observers: [NoticeObserver] = []
    /// Whether sounds go on in scenes in the background (SD8).
    var playsInBackground = false { didSet { if playsInBackground != oldValue { placeAll() } } }
    private(set) lazy var session = AVAudioSession(self)
    /// The files that have numbers of `AudioServices`.
    let systemSounds = SystemSounds()

    private init(_ application: UIApplication) {
        self.application = application
        clock = application.clock
        let names = [
            UIScene.willConnectNotification, UIScene.didActivateNotification, UIScene.willEnterForegroundNotification,
            UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification,
        ]
        observers = names.map { name in NoticeObserver(name) { [weak self] _ in self?.placeAll() } }
    }

    /// That of the program's application.
    static var current: SoundOutput {
        let application = UIApplication.shared
        if let made = application.soundOutput as? SoundOutput { return made }
        let made = SoundOutput(application)
        application.soundOutput = made
        return made
    }

    private var host: (any SoundHost)? { application?.soundHost }
    private var speechHost: (any SpeechHost)? { application?.speechHost }
    /// Who hears what the code that runs now plays.
    var audience: Audience { application?.audience ?? .everybody }

    /// Tells the developer.
    func report(_ fault: String) { application?.report(fault) }

    /// A number for something that plays.
    func newNumber() -> UInt32 {
        lastNumber += 1
        return lastNumber
    }

    // MARK: Playing

    /// Time to load a sound, where its audience would hear it.
    func prepare(_ sound: Sound) {
        guard let host else { return }
        for scene in scenes(for: audience, besides: []) { host.prepare(sound, in: scene) }
    }

    /// A sound is heard from now on, or goes on in another way. The first call decides who hears it, and how a session stops it.
    func play(_ playback: SoundPlayback, for audience: Audience, halt: (@MainActor () -> Void)? = nil) {
        place(.sound(playback), number: playback.number, for: audience, halt: halt)
    }

    /// A text is spoken from now on.
    func speak(_ speech: Speech, for audience: Audience, halt: (@MainActor () -> Void)?) {
        place(.speech(speech), number: speech.number, for: audience, halt: halt)
    }

    private func place(_ content: Content, number: UInt32, for audience: Audience, halt: (@MainActor () -> Void)?) {
        var entry = entries[number] ?? Entry(content: content, audience: audience, halt: halt)
        entry.content = content
        place(&entry, number, tellsAll: true)
        // Where a sound is heard later, it does not fade again.
        if case .sound(var playback) = content {
            playback.fade = 0
            entry.content = .sound(playback)
        }
        entries[number] = entry
    }

    /// A sound or a text is not heard any more.
    func stop(_ number: UInt32) {
        guard let entry = entries.removeValue(forKey: number) else { return }
        for scene in entry.scenes { silence(entry.content, number, in: scene) }
    }

    /// A sound or a text came to its end; hosts know.
    func end(_ number: UInt32) { entries[number] = nil }

    /// Stops all players (SD9). False if none played.
    func haltPlayers() -> Bool {
        let players = entries.values.compactMap(\.halt)
        for halt in players { halt() }
        return !players.isEmpty
    }

    // MARK: Scenes

    private func placeAll() {
        for number in entries.keys.sorted() {
            guard var entry = entries[number] else { continue }
            place(&entry, number, tellsAll: false)
            entries[number] = entry
        }
    }

    private func place(_ entry: inout Entry, _ number: UInt32, tellsAll: Bool) {
        let scenes = scenes(for: entry.audience, besides: entry.scenes)
        for scene in entry.scenes where !scenes.contains(scene) { silence(entry.content, number, in: scene) }
        for scene in scenes where tellsAll || !entry.scenes.contains(scene) { tell(entry.content, in: scene) }
        entry.scenes = scenes
    }

    private func tell(_ content: Content, in scene: SceneIdentifier) {
        switch content {
        case .sound(let playback): host?.play(playback, in: scene)
        case .speech(let speech): speechHost?.speak(speech, in: scene)
        }
    }

    private func silence(_ content: Content, _ number: UInt32, in scene: SceneIdentifier) {
        switch content {
        case .sound: host?.stopPlayback(number, in: scene)
        case .speech: speechHost?.stopSpeech(number, in: scene)
        }
    }

    /// One scene of each visitor: where it is heard already, else the active one, else the first.
    private func scenes(for audience: Audience, besides present: [SceneIdentifier]) -> [SceneIdentifier] {
        let audible = (application?.scenes(of: audience) ?? []).filter { isAudible($0.scene) }
        return Dictionary(grouping: audible) { $0.scene.owner }.values.map { own in
            let chosen =
                own.first { present.contains($0.identifier) }
                ?? own.first { $0.scene.activationState == .foregroundActive } ?? own[0]
            return chosen.identifier
        }.sorted { $0.number < $1.number }
    }

    private func isAudible(_ scene: UIWindowScene) -> Bool {
        switch scene.activationState {
        case .foregroundActive, .foregroundInactive: true
        case .background: playsInBackground
        default: false
        }
    }
}

extension Float {
    /// The value within its limits; what is no number counts as another one.
    func limited(to limits: ClosedRange<Float>, else other: Float) -> Double {
        Double(isNaN ? other : min(max(self, limits.lowerBound), limits.upperBound))
    }
}
