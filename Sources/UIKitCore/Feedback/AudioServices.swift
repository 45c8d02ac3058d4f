// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// Sounds of the system. Applications used them to make devices vibrate before there were feedback generators (PO15).

/// The number of one of the system's sounds.
public typealias SystemSoundID = UInt32

/// The sound that is a vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// The outcome of a call of Apple's C functions: 0 for success.
public typealias OSStatus = Int32

/// The outcome of a call that did what it is for.
public let kAudioServicesNoError: OSStatus = 0

/// Gives a file a number that ``AudioServicesPlaySystemSound(_:)`` takes; nothing is heard. The status is 0; it is -43 for a file that
/// cannot be read, and then the number stays what it was.
@preconcurrency @MainActor
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    guard FileManager.default.isReadableFile(atPath: inFileURL.path) else { return -43 }
    outSystemSoundID.pointee = SoundNumbers.next
    SoundNumbers.next += 1
    return kAudioServicesNoError
}

/// Gives up a sound's number. The status is always 0: a number plays nothing before and after.
@preconcurrency @MainActor
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { kAudioServicesNoError }

/// The numbers of applications' sounds: behind those of the system, which have up to four digits.
@MainActor
private enum SoundNumbers {
    static var next: SystemSoundID = 10_000
}

/// Makes the device vibrate for the sounds that are vibrations: 4095 and 1519 to 1521. Other sounds do nothing here.
@preconcurrency @MainActor
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    switch inSystemSoundID {
    case kSystemSoundID_Vibrate, 1350, 1351: UINotificationFeedbackGenerator().notificationOccurred(.warning)
    case 1519: UIImpactFeedbackGenerator(style: .light).impactOccurred()
    case 1520: UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    case 1521: UINotificationFeedbackGenerator().notificationOccurred(.error)
    default: break
    }
}

/// As ``AudioServicesPlaySystemSound(_:)``. On iOS it also makes silent devices vibrate.
@preconcurrency @MainActor
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlaySystemSound(inSystemSoundID)
}

/// As ``AudioServicesPlaySystemSound(_:)``; the closure is called in the main queue's next turn, because no sound is waited for.
@preconcurrency @MainActor
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@MainActor @Sendable () -> Void)?
) {
    AudioServicesPlaySystemSound(inSystemSoundID)
    if let inCompletionBlock { ApplicationQueue.async(execute: inCompletionBlock) }
}

/// As ``AudioServicesPlaySystemSoundWithCompletion(_:_:)``.
@preconcurrency @MainActor
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@MainActor @Sendable () -> Void)?
) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}
