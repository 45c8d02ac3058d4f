import CoreGraphics
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Gives the system back what the program has freed: the C library keeps the room that a burst of input, or a page that has gone,
/// took between what is still in use.
///
/// Looking is cheap, giving back goes through all free memory. It is done when much more is in use than after the last time and
/// nothing more is being taken: what is free then is not about to be used.
struct SpareMemory {
    /// How much more the program must have, in bytes.
    static let worthwhile = 8_000_000
    /// By how much what it has may differ from look to look when nothing is being taken, in bytes.
    private static let steady = 1_000_000

    /// What the program had when something was last given back, or the least since.
    private var least: Int?
    private var last = 0

    /// Whether to give back what is free.
    /// - Parameter resident: The program's own memory, in bytes.
    mutating func isWorthwhile(resident: Int) -> Bool {
        defer { last = resident }
        guard let least, least < resident else {
            least = resident
            return false
        }
        return resident >= least + Self.worthwhile && abs(resident - last) <= Self.steady
    }

    /// It was given back; so much is left.
    mutating func note(resident: Int) {
        least = resident
        last = resident
    }

    /// Looks, and gives back what is worthwhile.
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
