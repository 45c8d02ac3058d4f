// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The `recursiveDescription()` of the shown windows, back to front. Only the debugger's command `why` calls it
/// (`responder_lldb.py`), on the main thread. The caller frees the text.
@_cdecl("responder_debugger_windows")
func debuggerWindows() -> UnsafeMutablePointer<CChar>? {
    let dump = MainActor.assumeIsolated {
        UIApplication.shared.windows.filter { !$0.isHidden }.map { $0.recursiveDescription() }.joined(separator: "\n")
    }
    return strdup(dump)
}
