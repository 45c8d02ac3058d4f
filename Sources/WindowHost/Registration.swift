// SPDX-License-Identifier: Apache-2.0

#if Window
    import EventTrace
    import Foundation
    import UIKitCore
    import WindowHostRegistration

    /// Makes the host for `UIApplicationMain`, which finds it in the registry: C's side of it registers before `main`.
    ///
    /// Called once, on the main thread (see `responder_host.make`). Settings that can't be understood end the program.
    @_cdecl("responder_window_host_make")
    func makeWindowHost() -> UnsafeMutableRawPointer? {
        let address = MainActor.assumeIsolated { () -> UInt in
            do {
                let settings = try WindowHost.Settings(environment: ProcessInfo.processInfo.environment)
                return UInt(bitPattern: Unmanaged.passRetained(WindowHost(settings)).toOpaque())
            } catch {
                LineWriter.standardError.write("\(error)")
                exit(64)
            }
        }
        return UnsafeMutableRawPointer(bitPattern: address)
    }
#endif
