// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit

/// What views take of memory.
@MainActor
enum Memory {
    /// Bytes that the process grows by for each plain view of many, everything included; only where `/proc` tells.
    static func measure() {
        let count = 200_000
        guard let before = residentBytes() else { return }
        // Plain ones: a tag, as those of the trees have, is kept beside the view.
        let root = UIView()
        for index in 0..<count {
            root.addSubview(UIView(frame: CGRect(x: index % 1000 * 10, y: index / 1000 * 10, width: 10, height: 10)))
        }
        guard let after = residentBytes() else { return }
        Measure.value("memory", count, bytes: Double(after - before) / Double(count))
        withExtendedLifetime(root) {}
    }

    private static func residentBytes() -> Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii) else { return nil }
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return pages.map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
    }
}
