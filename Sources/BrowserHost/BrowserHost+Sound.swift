// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Sounds that the page plays. It fetches them as it fetches images, by names that nobody can guess.
extension BrowserHost: SoundHost {
    /// The page fetches the sound.
    public func prepare(_ sound: Sound, in scene: SceneIdentifier) {
        sessions[scene]?.heard.keep(sound)
        tell(scene) { $0.soundAhead(name: sounds.add(sound)) }
    }

    /// The page plays the sound, as soon as its browser allows it. A page that comes later goes on where the sound is by then.
    public func play(_ playback: SoundPlayback, in scene: SceneIdentifier) {
        // One that is at its end is over before the page could begin it.
        guard let position = playback.position(at: now) else { return stopPlayback(playback.number, in: scene) }
        sessions[scene]?.heard.begin(playback, at: now)
        tell(scene, playback, at: position)
    }

    /// The page stops the sound.
    public func stopPlayback(_ number: UInt32, in scene: SceneIdentifier) {
        sessions[scene]?.heard.end(number)
        tell(scene) { $0.silence(number) }
    }

    /// A page begins in silence.
    func tellSounds(of session: ScreenSession) {
        for (playback, position) in session.heard.playbacks(at: now) { tell(session.scene, playback, at: position) }
        for (speech, rest) in session.heard.speeches(at: now) { tell(session.scene) { $0.speech(speech, text: rest) } }
    }

    private var now: TimeInterval { application?.clock.now ?? 0 }

    private func tell(_ scene: SceneIdentifier, _ playback: SoundPlayback, at position: TimeInterval) {
        tell(scene) { $0.sound(playback, name: sounds.add(playback.sound), position: position) }
    }
}

/// Texts that the page speaks, by the voices of its browser.
extension BrowserHost: SpeechHost {
    /// The page speaks the text, as soon as its browser allows it. A page that comes later goes on at the word whose turn it is by then.
    public func speak(_ speech: Speech, in scene: SceneIdentifier) {
        guard let rest = speech.rest(at: now) else { return stopSpeech(speech.number, in: scene) }
        sessions[scene]?.heard.begin(speech, at: now)
        tell(scene) { $0.speech(speech, text: rest) }
    }

    /// The page is silent again.
    public func stopSpeech(_ number: UInt32, in scene: SceneIdentifier) {
        sessions[scene]?.heard.end(number)
        tell(scene) { $0.quiet(number) }
    }
}

/// What is heard in a page, and short sounds of late: one that begins again must be there when the page fetches it.
struct HeardSounds {
    private static let mostKept = 8
    /// In bytes.
    private static let longestKept = 1 << 20

    private var playing: [UInt32: SoundPlayback] = [:]
    private var speaking: [UInt32: Speech] = [:]
    private var kept: [Sound] = []

    mutating func begin(_ playback: SoundPlayback, at now: TimeInterval) {
        // Nobody tells that a sound came to its end.
        playing = playing.filter { $0.value.position(at: now) != nil }
        playing[playback.number] = playback
        keep(playback.sound)
    }

    mutating func begin(_ speech: Speech, at now: TimeInterval) {
        speaking = speaking.filter { $0.value.rest(at: now) != nil }
        speaking[speech.number] = speech
    }

    /// Sounds and texts have their numbers from one list.
    mutating func end(_ number: UInt32) {
        playing[number] = nil
        speaking[number] = nil
    }

    mutating func keep(_ sound: Sound) {
        guard sound.data.count <= Self.longestKept, !kept.contains(where: { $0 === sound }) else { return }
        kept.append(sound)
        if kept.count > Self.mostKept { kept.removeFirst() }
    }

    /// What is still spoken, from the word on whose turn it is.
    func speeches(at now: TimeInterval) -> [(speech: Speech, rest: String)] {
        speaking.values.sorted { $0.number < $1.number }.compactMap { speech in
            speech.rest(at: now).map { (speech, $0) }
        }
    }

    /// What is still heard and where it is, in the order in which it began.
    func playbacks(at now: TimeInterval) -> [(playback: SoundPlayback, position: TimeInterval)] {
        playing.values.sorted { $0.number < $1.number }.compactMap { playback in
            playback.position(at: now).map { (playback, $0) }
        }
    }
}

extension PaintWriter {
    /// A sound begins, or goes on in another way, at a position in seconds.
    mutating func sound(_ playback: SoundPlayback, name: String, position: TimeInterval) {
        kind(.sound)
        integer(playback.number)
        text(name)
        integer(UInt8(playback.repeats ? 1 : 0))
        wideNumber(position)
        number(playback.rate)
        number(playback.volume)
        number(playback.fade)
        number(playback.pan)
    }

    /// A sound may soon be heard.
    mutating func soundAhead(name: String) {
        kind(.soundAhead)
        text(name)
    }

    /// A sound is not heard any more.
    mutating func silence(_ number: UInt32) {
        kind(.silence)
        integer(number)
    }

    /// A text is spoken: a whole one, or what is left of it.
    mutating func speech(_ speech: Speech, text rest: String) {
        kind(.speech)
        integer(speech.number)
        text(rest)
        text(speech.language)
        number(speech.rate)
        number(speech.pitch)
        number(speech.volume)
    }

    /// A text is not spoken any more.
    mutating func quiet(_ number: UInt32) {
        kind(.quiet)
        integer(number)
    }
}
