// SPDX-License-Identifier: Apache-2.0

import Foundation
import InspectorRegistration
import UIKitCore

/// Makes the companion for `UIApplicationMain`, which finds it in the registry: C's side of it registers before `main`.
///
/// Called once, on the main thread (see `responder_companion.make`).
@_cdecl("responder_inspector_make")
func makeInspector() -> UnsafeMutableRawPointer? {
    let address = MainActor.assumeIsolated { () -> UInt in
        if Inspector.isAskedToEdit(CommandLine.arguments, ProcessInfo.processInfo.environment) {
            Inspector.canEdit = true
        }
        if Inspector.isAskedToShowAll(CommandLine.arguments, ProcessInfo.processInfo.environment) {
            Inspector.showsAllVisitors = true
        }
        if Inspector.isAsked(CommandLine.arguments, ProcessInfo.processInfo.environment) { Inspector.isEnabled = true }
        return UInt(bitPattern: Unmanaged.passRetained(InspectorCompanion()).toOpaque())
    }
    return UnsafeMutableRawPointer(bitPattern: address)
}
