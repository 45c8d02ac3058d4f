// SPDX-License-Identifier: Apache-2.0

import EventSession
import EventTrace
import UIKitCore

/// Replays a recorded session into a new application, and throws when it decides anything else than it did then.
///
///     @Test func checkout() throws {
///         try expectReplay(of: URL(fileURLWithPath: "Sessions/checkout.jsonl")) { AppDelegate() }
///     }
///
/// The error's text names the first difference: the entries, the input that led to it, and the member that differs. A test
/// framework shows it as the failure's text. No time passes but the application's own.
///
/// - Parameters:
///   - file: a session recorded from launch, by `RESPONDER_RECORD` or ``TestScreen/launching(_:size:recordingTo:)``.
///   - application: new, where the program has a class of its own for it.
///   - delegate: makes the application's delegate, new for every replay.
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
