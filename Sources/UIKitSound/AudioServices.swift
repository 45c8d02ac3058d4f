// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

// Short sounds by numbers, and vibrations: applications used them before there were feedback generators (SD10).

/// The number of one of the system's sounds, or of a file's.
public typealias SystemSoundID = UInt32

/// The sound that is a vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// The outcome of a call of Apple's C functions: 0 for success.
public typealias OSStatus = Int32

/// The outcome of a call that did what it is for.
public let kAudioServicesNoError: OSStatus = 0
/// The outcome for a file that is no sound.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
/// The outcome for a sound that is longer than thirty seconds.
public let kAudioServicesSystemSoundExceededMaximumDurationError: OSStatus = -1502

/// The numbers of an application's sounds: behind those of the system, which have up to four digits.
@MainActor
final class SystemSounds {
    /// In seconds.
    static let longest: TimeInterval = 30

    private var sounds: [SystemSoundID: Sound] = [:]
    private var next: SystemSoundID = 10_000
    private var playing: [SystemSoundID: Set<UInt32>] = [:]

    func add(_ sound: Sound) -> SystemSoundID {
        defer { next += 1 }
        sounds[next] = sound
        return next
    }

    /// Its number means nothing any more, and what is heard of it stops.
    func remove(_ identifier: SystemSoundID, _ output: SoundOutput) {
        sounds[identifier] = nil
        for number in playing.removeValue(forKey: identifier) ?? [] { output.stop(number) }
    }

    /// Plays a file's sound; false for other numbers.
    func play(_ identifier: SystemSoundID, _ output: SoundOutput, then action: (@MainActor () -> Void)?) -> Bool {
        guard let sound = sounds[identifier] else { return false }
        let number = output.newNumber()
        playing[identifier, default: []].insert(number)
        output.play(SoundPlayback(number: number, sound: sound, since: output.clock.now), for: output.audience)
        output.clock.schedule(after: sound.duration) { [weak self, weak output] in
            if self?.playing[identifier]?.remove(number) != nil { output?.end(number) }
            action?()
        }
        return true
    }
}

/// Plays a file's sound of at most thirty seconds once, for those who get what the code that runs now begins.
///
/// - Returns: whether it is such a sound.
@MainActor
@discardableResult
package func playOnce(_ file: URL) -> Bool {
    guard let data = try? Data(contentsOf: file), let sound = try? SoundFile(data).sound(),
        sound.duration <= SystemSounds.longest
    else { return false }
    let output = SoundOutput.current
    let systemSounds = output.systemSounds
    let number = systemSounds.add(sound)
    return systemSounds.play(number, output) { systemSounds.remove(number, output) }
}

/// Gives a file a number that ``AudioServicesPlaySystemSound(_:)`` plays.
///
/// The status is 0, and otherwise the number stays what it was: -43 for a file that cannot be read, -1500 for one that is no sound, -1502
/// for a sound of more than thirty seconds.
@preconcurrency @MainActor
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    guard let data = try? Data(contentsOf: inFileURL) else { return -43 }
    guard let sound = try? SoundFile(data).sound() else { return kAudioServicesSystemSoundUnspecifiedError }
    guard sound.duration <= SystemSounds.longest else { return kAudioServicesSystemSoundExceededMaximumDurationError }
    let output = SoundOutput.current
    output.prepare(sound)
    outSystemSoundID.pointee = output.systemSounds.add(sound)
    return kAudioServicesNoError
}

/// Gives up a sound's number; what is heard of it stops. The status is always 0.
@preconcurrency @MainActor
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    SoundOutput.current.systemSounds.remove(inSystemSoundID, .current)
    return kAudioServicesNoError
}

/// Plays a file's sound, or makes the device vibrate for the numbers that are vibrations: 4095 and 1519 to 1521. The other sounds of iOS
/// are Apple's, and nothing is heard.
@preconcurrency @MainActor
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    play(inSystemSoundID, then: nil)
}

/// As ``AudioServicesPlaySystemSound(_:)``. On iOS it also makes silent devices vibrate.
@preconcurrency @MainActor
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    play(inSystemSoundID, then: nil)
}

/// As ``AudioServicesPlaySystemSound(_:)``; the closure is called at the sound's end. Where nothing is heard that is the main queue's
/// next turn.
@preconcurrency @MainActor
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@MainActor @Sendable () -> Void)?
) {
    play(inSystemSoundID, then: inCompletionBlock)
}

/// As ``AudioServicesPlaySystemSoundWithCompletion(_:_:)``.
@preconcurrency @MainActor
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@MainActor @Sendable () -> Void)?
) {
    play(inSystemSoundID, then: inCompletionBlock)
}

@MainActor
private func play(_ identifier: SystemSoundID, then action: (@MainActor () -> Void)?) {
    let output = SoundOutput.current
    if output.systemSounds.play(identifier, output, then: action) { return }
    switch identifier {
    case kSystemSoundID_Vibrate, 1350, 1351: UINotificationFeedbackGenerator().notificationOccurred(.warning)
    case 1519: UIImpactFeedbackGenerator(style: .light).impactOccurred()
    case 1520: UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    case 1521: UINotificationFeedbackGenerator().notificationOccurred(.error)
    default: break
    }
    if let action { output.clock.schedule(after: 0, action) }
}
