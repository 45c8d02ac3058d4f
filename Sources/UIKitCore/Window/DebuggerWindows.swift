// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The windows that are shown, back to front, as `recursiveDescription()` has them: what the debugger's command `why` asks an app of this
/// library for (`responder_lldb.py`). Nobody else calls it. On the main thread; the text is the caller's.
@_cdecl("responder_debugger_windows")
func debuggerWindows() -> UnsafeMutablePointer<CChar>? {
    let dump = MainActor.assumeIsolated {
        UIApplication.shared.windows.filter { !$0.isHidden }.map { $0.recursiveDescription() }.joined(separator: "\n")
    }
    return strdup(dump)
}
