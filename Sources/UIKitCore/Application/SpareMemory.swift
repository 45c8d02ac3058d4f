// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Gives freed memory back to the system. The C library keeps the room of a burst of input, or of a closed page,
/// when it is between memory still in use.
///
/// Looking is cheap; giving back goes through all free memory. It happens when much more is in use than after the last time, and
/// use no longer grows: free memory is not about to be used then.
struct SpareMemory: Sendable {
    /// How much more the program must have, in bytes.
    static let worthwhile = 8_000_000
    /// The largest change from look to look that counts as no growth, in bytes.
    private static let steady = 1_000_000

    /// The program's memory after it last gave some back, or the least since.
    private var least: Int?
    private var last = 0

    /// Whether to give free memory back.
    /// - Parameter resident: The program's own memory, in bytes.
    mutating func isWorthwhile(resident: Int) -> Bool {
        defer { last = resident }
        guard let least, least < resident else {
            least = resident
            return false
        }
        return resident >= least + Self.worthwhile && abs(resident - last) <= Self.steady
    }

    /// Memory was given back; so much is left.
    mutating func note(resident: Int) {
        least = resident
        last = resident
    }

    /// Looks, and gives memory back if that is worthwhile.
    mutating func look(_ gauge: MemoryGauge) {
        guard let trim = Self.trim, let resident = gauge.ownMemory, isWorthwhile(resident: resident) else { return }
        _ = trim(0)
        note(resident: gauge.ownMemory ?? resident)
    }

    /// `malloc_trim(3)` of GNU's C library, which Swift does not import; `nil` with another one.
    private static let trim: (@convention(c) (Int) -> Int32)? = {
        #if canImport(Glibc)
            guard let symbol = dlsym(nil, "malloc_trim") else { return nil }
            // The name is that function's in every C library that has it.
            return unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)
        #else
            return nil
        #endif
    }()
}
