// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Feedback that is felt")
struct FeedbackTests {
    private final class Host: HapticHost {
        var patterns: [[TimeInterval]] = []
        func start(_ application: UIApplication) throws {}
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
        func reject(_ record: InputRecord, because fault: InputFault) {}
        func stop() {}
        func vibrate(_ pattern: [TimeInterval], in scene: SceneIdentifier) { patterns.append(pattern) }
    }

    @Test("PO15: a file of sound gets a number that vibrates nothing; a file that is missing gets none")
    func sounds() {
        let screen = TestScreen()
        let host = Host()
        screen.application.host = host
        var (first, second, missing) = (SystemSoundID(0), SystemSoundID(0), SystemSoundID(5))
        let file = URL(fileURLWithPath: #filePath) as CFURL
        #expect(AudioServicesCreateSystemSoundID(file, &first) == kAudioServicesNoError)
        AudioServicesCreateSystemSoundID(file, &second)
        #expect(first > 9999 && second != first)
        #expect(
            AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/no/sound.caf"), &missing) == -43 && missing == 5)
        AudioServicesPlaySystemSound(first)
        #expect(host.patterns.isEmpty && AudioServicesDisposeSystemSoundID(first) == 0)
    }

    @Test("Each kind has a pattern of its own; an impact of no intensity is none")
    func patterns() {
        let screen = TestScreen()
        let host = Host()
        screen.application.host = host
        let impact = UIImpactFeedbackGenerator(style: .heavy)
        impact.prepare()
        impact.impactOccurred()
        impact.impactOccurred(intensity: 0)
        impact.impactOccurred(intensity: 0.5)
        UIImpactFeedbackGenerator().impactOccurred()
        UISelectionFeedbackGenerator().selectionChanged()
        let attached = UINotificationFeedbackGenerator(view: screen.window)
        attached.notificationOccurred(.error)
        #expect(host.patterns.map(\.count) == [1, 1, 1, 1, 5])
        #expect(host.patterns[1][0] == host.patterns[0][0] / 2 && host.patterns[2][0] < host.patterns[0][0])
        #expect(attached.view === screen.window)
    }

    @Test("PO15: sounds of the system that are vibrations are felt; others are not")
    func systemSounds() {
        let screen = TestScreen()
        let host = Host()
        screen.application.host = host
        AudioServicesPlaySystemSound(1104)
        #expect(host.patterns.isEmpty)
        AudioServicesPlaySystemSound(1519)
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
        #expect(host.patterns.count == 2 && host.patterns[1].count > 1)
        var ends = 0
        AudioServicesPlaySystemSoundWithCompletion(1520) { ends += 1 }
        AudioServicesPlayAlertSoundWithCompletion(1104, nil)
        #expect(host.patterns.count == 3 && ends == 0)
        screen.advance(by: 0.01)
        #expect(ends == 1)
    }
}
