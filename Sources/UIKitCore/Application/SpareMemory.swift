// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Gives freed memory back to the system. After a burst of input, or after a page was closed, the C library keeps freed
/// memory that lies between memory in use.
///
/// To look is cheap; to give memory back costs a walk through all free memory. So memory goes back only when the program has
/// much more than after the last time, and no longer grows: it is not about to use its free memory.
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

    /// Notes the memory that is left after some was given back.
    mutating func note(resident: Int) {
        least = resident
        last = resident
    }

    /// Looks, and gives memory back if that is worthwhile.
    mutating func look(_ gauge: MemoryGauge) {
        guard let trim = Self.trim, let resident = gauge.ownMemory, isWorthwhile(resident: resident) else { return }
        _ = trim(0)
        if let left = gauge.ownMemory { note(resident: left) }
    }

    /// `malloc_trim(3)` of GNU's C library, which Swift does not import; `nil` with another one.
    private static let trim: (@convention(c) (Int) -> Int32)? = {
        #if canImport(Glibc)
            // Every C library that has the name has this function under it.
            return dlsym(nil, "malloc_trim").map { unsafeBitCast($0, to: (@convention(c) (Int) -> Int32).self) }
        #else
            return nil
        #endif
    }()
}
