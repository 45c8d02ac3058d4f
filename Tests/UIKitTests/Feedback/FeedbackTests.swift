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
}
