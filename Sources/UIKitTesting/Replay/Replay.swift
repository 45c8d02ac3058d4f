// SPDX-License-Identifier: Apache-2.0

import EventSession
import EventTrace
import UIKitCore

/// Replays a recorded session into a new application, and throws if any decision differs from the recording.
///
///     @Test func checkout() throws {
///         try expectReplay(of: URL(fileURLWithPath: "Sessions/checkout.jsonl")) { AppDelegate() }
///     }
///
/// The error's text names the first difference: the entries, the input that led to it, and the member that differs. A test
/// framework shows it as the failure's text. Only the application's own time passes.
///
/// - Parameters:
///   - file: a session recorded from launch, by `RESPONDER_RECORD` or ``TestScreen/launching(_:size:safeArea:recordingTo:)``.
///   - application: a new application, if the program has its own class for it.
///   - delegate: makes a new application's delegate for every replay.
/// - Throws: `ReplayError`.
@MainActor
public func expectReplay(
    of file: URL, in application: UIApplication? = nil, delegate: () -> (any UIApplicationDelegate)?
) throws(ReplayError) {
    let replay = try SessionReplay(contentsOf: file)
    let application = application ?? UIApplication()
    application.delegate = delegate()
    if let difference = replay.run(application) { throw .differs(difference) }
}
