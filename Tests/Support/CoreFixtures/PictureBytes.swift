// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The bytes of a PNG of a size (pixels) up to the end of its first chunk: all that UIKit reads of it.
package func pngHeader(width: UInt32, height: UInt32) -> Data {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    for side in [width, height] { bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) } }
    return Data(bytes + [8, 6, 0, 0, 0, 0, 0, 0, 0])
}
