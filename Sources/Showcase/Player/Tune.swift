// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A few notes, made when they are needed: a file of sound without a file.
struct Tune {
    private static let rate = 11_025.0

    /// Half steps from the A in the middle of a piano; nil is a rest.
    let notes: [Int?]
    /// Seconds a note.
    let beat: Double

    /// A WAVE of 16 bits and one channel.
    var file: Data {
        let length = Int(beat * Self.rate)
        var samples = Data(capacity: notes.count * length * 2)
        for note in notes {
            let pitch = note.map { 440 * pow(2, Double($0) / 12) }
            for step in 0..<length {
                let time = Double(step) / Self.rate
                // A plucked string: it begins in a moment, and fades.
                let loudness = min(time / 0.01, 1) * exp(-4 * time / beat) * min(Double(length - step) / 100, 1)
                let tone = pitch.map { sin(2 * .pi * $0 * time) + sin(4 * .pi * $0 * time) / 3 } ?? 0
                append(Int(tone * loudness * 9000), bytes: 2, to: &samples)
            }
        }
        var file = Data("RIFF".utf8)
        append(36 + samples.count, bytes: 4, to: &file)
        file.append(contentsOf: "WAVEfmt ".utf8)
        for (value, bytes) in [(16, 4), (1, 2), (1, 2), (Int(Self.rate), 4), (Int(Self.rate) * 2, 4), (2, 2), (16, 2)] {
            append(value, bytes: bytes, to: &file)
        }
        file.append(contentsOf: "data".utf8)
        append(samples.count, bytes: 4, to: &file)
        return file + samples
    }

    private func append(_ value: Int, bytes: Int, to data: inout Data) {
        for place in 0..<bytes { data.append(UInt8(truncatingIfNeeded: value >> (8 * place))) }
    }
}
