// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Samples that are compressed four to one, as many sounds of iOS applications are (IMA ADPCM, in QuickTime's packets).
///
/// A packet has 64 samples of one channel in 34 bytes; the packets of the channels take turns. Its first two bytes are the sample before,
/// without its lowest seven bits, and the place in the table of steps. Each half byte after them is a difference, the lower half first.
enum IMA4 {
    static let samplesPerPacket = 64
    static let bytesPerPacket = 34

    private static let steps = [
        7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97,
        107, 118,
        130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796, 876, 963,
        1060,
        1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894,
        6484, 7132,
        7845, 8630, 9493, 10_442, 11_487, 12_635, 13_899, 15_289, 16_818, 18_500, 20_350, 22_385, 24_623, 27_086,
        29_794,
        32_767,
    ]
    private static let moves = [-1, -1, -1, -1, 2, 4, 6, 8]

    /// Samples of 16 bits, the lower byte first, the channels in turn. An incomplete packet at the end is left out.
    static func samples(of packets: Data, channels: Int) -> Data {
        let count = packets.count / (bytesPerPacket * channels)
        var samples = Data(count: count * samplesPerPacket * channels * 2)
        packets.withUnsafeBytes { (source: UnsafeRawBufferPointer) in
            samples.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
                for packet in 0..<(count * channels) {
                    let (group, channel) = packet.quotientAndRemainder(dividingBy: channels)
                    let first = group * samplesPerPacket * channels + channel
                    decode(source, from: packet * bytesPerPacket) { number, sample in
                        let place = (first + number * channels) * 2
                        target[place] = UInt8(truncatingIfNeeded: sample)
                        target[place + 1] = UInt8(truncatingIfNeeded: sample >> 8)
                    }
                }
            }
        }
        return samples
    }

    private static func decode(
        _ source: UnsafeRawBufferPointer, from start: Int, _ take: (_ number: Int, _ sample: Int) -> Void
    ) {
        let head = Int(source[start]) << 8 | Int(source[start + 1])
        var sample = Int(Int16(truncatingIfNeeded: head & 0xFF80))
        var place = min(head & 0x7F, steps.count - 1)
        for number in 0..<samplesPerPacket {
            let byte = Int(source[start + 2 + number / 2])
            let code = number % 2 == 0 ? byte & 15 : byte >> 4
            let step = steps[place]
            var difference = step >> 3
            if code & 4 != 0 { difference += step }
            if code & 2 != 0 { difference += step >> 1 }
            if code & 1 != 0 { difference += step >> 2 }
            sample = min(max(code & 8 != 0 ? sample - difference : sample + difference, -32_768), 32_767)
            place = min(max(place + moves[code & 7], 0), steps.count - 1)
            take(number, sample)
        }
    }
}
