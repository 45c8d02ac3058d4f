// SPDX-License-Identifier: Apache-2.0

import BrowserHostRegistration
import EventTrace
import Foundation
import UIKitCore

/// Makes the host for `UIApplicationMain`, which finds it in the registry: C's side of it registers before `main`.
///
/// Called once, on the main thread (see `responder_host.make`). Settings that can't be understood end the program, as an
/// unknown option does.
@_cdecl("responder_browser_host_make")
func makeBrowserHost() -> UnsafeMutableRawPointer? {
    let address = MainActor.assumeIsolated { () -> UInt in
        do {
            let settings = try BrowserHost.Settings(
                arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)
            let host = BrowserHost(settings)
            host.announces = true
            return UInt(bitPattern: Unmanaged.passRetained(host).toOpaque())
        } catch {
            LineWriter.standardError.write("\(error)")
            exit(64)
        }
    }
    return UnsafeMutableRawPointer(bitPattern: address)
}
