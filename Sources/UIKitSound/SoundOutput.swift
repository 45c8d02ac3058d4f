// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// What is heard, and in which scenes (SD7, SD8).
///
///     player ──> SoundPlayback ──> SoundOutput ──> SoundHost: one scene of each visitor
@MainActor
final class SoundOutput {
    private struct Entry {
        var playback: SoundPlayback
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
        var entry = entries[playback.number] ?? Entry(playback: playback, audience: audience, halt: halt)
        entry.playback = playback
        place(&entry, tellsAll: true)
        // Where it is heard later, it does not fade again.
        entry.playback.fade = 0
        entries[playback.number] = entry
    }

    /// A sound is not heard any more.
    func stop(_ number: UInt32) {
        guard let entry = entries.removeValue(forKey: number) else { return }
        for scene in entry.scenes { host?.stopPlayback(number, in: scene) }
    }

    /// A sound came to its end; hosts know.
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
            place(&entry, tellsAll: false)
            entries[number] = entry
        }
    }

    private func place(_ entry: inout Entry, tellsAll: Bool) {
        let scenes = scenes(for: entry.audience, besides: entry.scenes)
        if let host {
            for scene in entry.scenes where !scenes.contains(scene) {
                host.stopPlayback(entry.playback.number, in: scene)
            }
            for scene in scenes where tellsAll || !entry.scenes.contains(scene) {
                host.play(entry.playback, in: scene)
            }
        }
        entry.scenes = scenes
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
