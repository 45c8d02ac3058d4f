// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes pictures as baseline JPEG files, with a chroma sample for each pixel and codes of its own (W58).
package struct JPEGWriter {
    private let width: Int
    private let height: Int
    /// How coarse each frequency is kept, row by row: of brightness and of color.
    private let steps: [[Int]]

    /// - Parameters:
    ///   - width: In pixels, at most 65,535.
    ///   - height: In pixels, at most 65,535.
    ///   - quality: 0 for the smallest file to 1 for the best picture.
    package init?(width: Int, height: Int, quality: CGFloat) {
        guard 1...0xFFFF ~= width, 1...0xFFFF ~= height else { return nil }
        (self.width, self.height) = (width, height)
        let percent = quality.isFinite ? min(max(quality, 0), 1) * 99 + 1 : 100
        let factor = percent < 50 ? 50 / percent : 2 - percent / 50
        steps = [16, 17].map { first in
            (0..<64).map { place in
                // Coarser with the frequency, as eyes see less of it.
                let frequency = CGFloat(place / 8 + place % 8)
                let step = CGFloat(first) + frequency * (first == 16 ? 6 : 9)
                return Int(min(max((step * factor).rounded(), 1), 255))
            }
        }
    }

    /// - Parameter pixels: Red, green, blue and opacity of each pixel, row by row. Transparent parts are white.
    package func file(of pixels: [UInt8]) -> Data {
        var data = Data([0xFF, 0xD8])
        append(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0], to: &data)
        for table in steps.indices {
            append(0xDB, [UInt8(table)] + Self.path.map { UInt8(steps[table][$0]) }, to: &data)
        }
        let size = [height, width].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        // Three components with a sample for each pixel; the first has the first table.
        append(0xC0, [8] + size + [3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1], to: &data)
        append(0xC4, [0x00] + JPEGCodes.levels.table, to: &data)
        append(0xC4, [0x10] + JPEGCodes.frequencies.table, to: &data)
        append(0xDA, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0], to: &data)
        data += scan(of: pixels)
        return data + [0xFF, 0xD9]
    }

    private func append(_ marker: UInt8, _ content: [UInt8], to data: inout Data) {
        let length = content.count + 2
        data += [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content
    }

    // MARK: Blocks

    private func scan(of pixels: [UInt8]) -> [UInt8] {
        var bits = JPEGBits()
        var former = [0, 0, 0]
        for top in stride(from: 0, to: height, by: 8) {
            for left in stride(from: 0, to: width, by: 8) {
                let planes = planes(of: pixels, left, top)
                for component in 0..<3 {
                    let block = frequencies(of: planes[component], steps[min(component, 1)])
                    write(block, former[component], to: &bits)
                    former[component] = block[0]
                }
            }
        }
        return bits.finished()
    }

    /// Brightness and two colors of eight by eight pixels around 0. Pixels beyond the edge are those of the edge.
    private func planes(of pixels: [UInt8], _ left: Int, _ top: Int) -> [[Float]] {
        var planes = [[Float]](repeating: [Float](repeating: 0, count: 64), count: 3)
        for place in 0..<64 {
            let (x, y) = (min(left + place % 8, width - 1), min(top + place / 8, height - 1))
            let start = (y * width + x) * 4
            let alpha = Float(pixels[start + 3]) / 255
            let (red, green, blue) = (
                over(pixels[start], alpha), over(pixels[start + 1], alpha), over(pixels[start + 2], alpha)
            )
            planes[0][place] = 0.299 * red + 0.587 * green + 0.114 * blue - 128
            planes[1][place] = -0.168736 * red - 0.331264 * green + 0.5 * blue
            planes[2][place] = 0.5 * red - 0.418688 * green - 0.081312 * blue
        }
        return planes
    }

    private func over(_ value: UInt8, _ alpha: Float) -> Float { Float(value) * alpha + 255 * (1 - alpha) }

    /// The block's frequencies in steps, the lowest first.
    private func frequencies(of plane: [Float], _ steps: [Int]) -> [Int] {
        var rows = [Float](repeating: 0, count: 64)
        for y in 0..<8 {
            for u in 0..<8 {
                var sum: Float = 0
                for x in 0..<8 { sum += plane[y * 8 + x] * Self.waves[u * 8 + x] }
                rows[y * 8 + u] = sum
            }
        }
        var result = [Int](repeating: 0, count: 64)
        for (index, place) in Self.path.enumerated() {
            let (u, v) = (place % 8, place / 8)
            var sum: Float = 0
            for y in 0..<8 { sum += rows[y * 8 + u] * Self.waves[v * 8 + y] }
            result[index] = Int((sum / Float(steps[place])).rounded())
        }
        return result
    }

    private func write(_ block: [Int], _ former: Int, to bits: inout JPEGBits) {
        bits.append(block[0] - former, JPEGCodes.levels)
        var zeros = 0
        for value in block[1...] {
            guard value != 0 else {
                zeros += 1
                continue
            }
            while zeros > 15 {
                bits.append(JPEGCodes.frequencies.codes[0xF0])
                zeros -= 16
            }
            bits.append(value, JPEGCodes.frequencies, after: zeros)
            zeros = 0
        }
        if zeros > 0 { bits.append(JPEGCodes.frequencies.codes[0]) }
    }

    /// Half cosines of eight samples, by frequency.
    private static let waves: [Float] = (0..<64).map { place in
        let (frequency, sample) = (Double(place / 8), Double(place % 8))
        let wave = cos((2 * sample + 1) * frequency * .pi / 16) / 2
        return Float(frequency == 0 ? wave / 2.0.squareRoot() : wave)
    }

    /// The places of a block from the lowest frequency to the highest, along its diagonals to and fro.
    private static let path: [Int] = (0..<64).sorted { first, second in
        func key(_ place: Int) -> (Int, Int) {
            let (x, y) = (place % 8, place / 8)
            return (x + y, (x + y).isMultiple(of: 2) ? x : y)
        }
        return key(first) < key(second)
    }
}
