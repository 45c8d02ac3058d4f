// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventSession

/// The user's languages and time zone: a replay has those of the recording, on every machine. Texts have other widths in
/// another language, so touches would meet other views; pickers of dates have other rows in another zone.
@MainActor
struct ReplaySurroundings {
    /// What the program had before.
    private let zone = NSTimeZone.default

    /// Takes over what a session says. A zone that this machine does not know changes nothing.
    init(_ header: SessionHeader) {
        Languages.replay(header.languages)
        if let zone = Self.zone(of: header) { NSTimeZone.default = zone }
    }

    func giveBack() {
        Languages.replay(nil)
        NSTimeZone.default = zone
    }

    private static func zone(of header: SessionHeader) -> TimeZone? {
        header.timeZone.flatMap { TimeZone(identifier: $0) }
    }

    /// Gives the whole program the zone of a session, so that `TimeZone.current` is this zone, too. Only a program that does nothing else
    /// may do that, before it has other threads: they may read the environment.
    static func setSystemTimeZone(of header: SessionHeader) {
        #if !os(Windows)
            guard let zone = zone(of: header) else { return }
            setenv("TZ", zone.identifier, 1)
            tzset()
            NSTimeZone.resetSystemTimeZone()
        #endif
    }
}
