// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore

@MainActor
@Suite("Styles that an application asks for")
struct ControlStyleTests {
    @Test("A switch slides and a slider is a tablet's, whatever is preferred, as on phones and tablets")
    func styles() {
        let control = UISwitch()
        #expect(control.preferredStyle == .automatic && control.style == .sliding)
        control.preferredStyle = .checkbox
        #expect(control.preferredStyle == .checkbox && control.style == .sliding)
        let slider = UISlider()
        slider.preferredBehavioralStyle = .mac
        #expect(slider.preferredBehavioralStyle == .mac && slider.behavioralStyle == .pad)
    }
}
