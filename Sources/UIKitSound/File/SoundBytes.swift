// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The numbers and tags in a file's bytes; `nil` behind its end.
struct SoundBytes {
    private let data: Data

    /// - Parameter data: begins at 0.
    init(_ data: Data) { self.data = data }

    func byte(at place: Int) -> Int? {
        place >= 0 && place < data.count ? Int(data[place]) : nil
    }

    private func number(at place: Int, _ count: Int, isBig: Bool) -> UInt64? {
        guard place >= 0, place <= data.count - count else { return nil }
        var value: UInt64 = 0
        for step in 0..<count {
            value = value << 8 | UInt64(data[isBig ? place + step : place + count - 1 - step])
        }
        return value
    }

    func little16(at place: Int) -> Int? { number(at: place, 2, isBig: false).map(Int.init) }
    func little32(at place: Int) -> Int? { number(at: place, 4, isBig: false).map(Int.init) }
    func big16(at place: Int) -> Int? { number(at: place, 2, isBig: true).map(Int.init) }
    func big32(at place: Int) -> Int? { number(at: place, 4, isBig: true).map(Int.init) }
    func big64(at place: Int) -> Int? { number(at: place, 8, isBig: true).map { Int(truncatingIfNeeded: $0) } }
    func double(at place: Int) -> Double? { number(at: place, 8, isBig: true).map { Double(bitPattern: $0) } }

    /// A number of 80 bits, as AIFF writes rates.
    func extended(at place: Int) -> Double? {
        guard let head = big16(at: place), let digits = number(at: place + 2, 8, isBig: true) else { return nil }
        return Double(sign: .plus, exponent: (head & 0x7FFF) - 16383 - 63, significand: Double(digits))
    }

    /// Four letters.
    func tag(at place: Int) -> String? {
        guard place >= 0, place <= data.count - 4 else { return nil }
        return String(decoding: data[place..<(place + 4)], as: UTF8.self)
    }
}
