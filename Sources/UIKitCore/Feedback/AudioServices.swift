// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// Sounds of the system. Applications used them to make devices vibrate before there were feedback generators (PO15).

/// The number of one of the system's sounds.
public typealias SystemSoundID = UInt32

/// The sound that is a vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

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
