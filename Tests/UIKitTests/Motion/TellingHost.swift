// SPDX-License-Identifier: Apache-2.0

import EventTrace
@testable import UIKitCore

/// A host that keeps what it is told of devices.
@MainActor
final class TellingHost: NowPlayingHost, MotionHost {
    var told: [NowPlaying?] = []
    var demands: [Bool] = []

    func start(_ application: UIApplication) throws {}
    func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
    func reject(_ record: InputRecord, because fault: InputFault) {}
    func nowPlayingChanged(_ nowPlaying: NowPlaying?) { told.append(nowPlaying) }
    func setMotionDemand(_ wantsEverySample: Bool) { demands.append(wantsEverySample) }
    func stop() {}
}
