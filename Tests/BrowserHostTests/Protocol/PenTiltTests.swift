// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import BrowserHost

@Suite struct PenTiltTests {
    @Test(
        "A35: tilts become altitude and azimuth",
        arguments: [
            (0.0, 0.0, 90.0, 0.0), (45, 0, 45, 0), (0, 45, 45, 90), (-45, 0, 45, 180), (0, -45, 45, 270), (90, 0, 0, 0),
            (0, -90, 0, 270), (60, 60, 22.207_654_298_596_5, 45), (1, 0, 89, 0), (0, 1, 89, 90), (-90, 0, 0, 180),
            (90, 90, 0, 45), (90, 45, 0, 0),
        ])
    func angles(_ x: Double, _ y: Double, _ altitude: Double, _ azimuth: Double) {
        let angles = PenTilt(x: x, y: y).angles
        #expect(abs(Double(angles.altitude) * 180 / .pi - altitude) < 1e-9)
        #expect(abs(Double(angles.azimuth) * 180 / .pi - azimuth) < 1e-9)
        // A pen that lies on the screen lies flat.
        if altitude == 0 { #expect(angles.altitude == 0) }
    }
}
