// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Why bytes are not a sound. iOS throws the same domain with these codes.
enum SoundFileError: Int32, Error {
    /// No kind of file that is known here ('typ?').
    case unknownType = 1_954_115_647
    /// The file is of a known kind, and its samples are not ('fmt?').
    case unknownFormat = 1_718_449_215
    /// The file is broken, or cut off ('dta?').
    case invalidFile = 1_685_348_671

    var description: String {
        switch self {
        case .unknownType:
            "The data is no sound of a kind that is played here: WAVE, AIFF, CAF, MP3, MPEG-4, AAC, FLAC."
        case .unknownFormat: "The sound's samples are compressed in a way that is not played here."
        case .invalidFile: "The sound's file is broken, or cut off."
        }
    }

    /// As Foundation's errors are.
    var error: NSError {
        NSError(
            domain: "NSOSStatusErrorDomain", code: Int(rawValue), userInfo: [NSLocalizedDescriptionKey: description])
    }
}

/// Reads what a file of sound says about itself (SD2).
///
/// Hosts play WAVE, MP3, MPEG-4, AAC and FLAC. AIFF and CAF become WAVE, if they are uncompressed or IMA4. Nothing else is decoded.
struct SoundFile {
    private let data: Data
    private let bytes: SoundBytes

    /// - Parameter data: the whole file.
    init(_ data: Data) {
        // A slice begins elsewhere than at 0.
        self.data = data.startIndex == 0 ? data : Data(data)
        bytes = SoundBytes(self.data)
    }

    /// The sound that the file holds.
    func sound() throws(SoundFileError) -> Sound {
        switch (bytes.tag(at: 0), bytes.tag(at: 4), bytes.tag(at: 8)) {
        case ("RIFF", _, "WAVE"): return try wave()
        case ("FORM", _, "AIFF"), ("FORM", _, "AIFC"): return try aiff()
        case ("caff", _, _): return try caf()
        case ("fLaC", _, _): return try flac()
        case (_, "ftyp", _): return try MPEG4File(data).sound()
        default: return try FramedFile(data).sound()
        }
    }

    // MARK: WAVE

    private func wave() throws(SoundFileError) -> Sound {
        var format: (channels: Int, rate: Double, bytesPerSecond: Double)?
        var place = 12
        while let tag = bytes.tag(at: place), let length = bytes.little32(at: place + 4) {
            if tag == "fmt " {
                guard let channels = bytes.little16(at: place + 10), let rate = bytes.little32(at: place + 12),
                    let speed = bytes.little32(at: place + 16)
                else { throw .invalidFile }
                format = (channels, Double(rate), Double(speed))
            } else if tag == "data" {
                guard let format, format.channels > 0, format.rate > 0, format.bytesPerSecond > 0 else {
                    throw .invalidFile
                }
                // A file that is written as it sounds does not know its length.
                let size = min(length, data.count - place - 8)
                return Sound(
                    data, format: .wave, duration: Double(size) / format.bytesPerSecond,
                    channelCount: format.channels, sampleRate: format.rate)
            }
            place += 8 + length + length % 2
        }
        throw .invalidFile
    }

    // MARK: AIFF

    private func aiff() throws(SoundFileError) -> Sound {
        var layout: SampleLayout?
        var samples: Range<Int>?
        var place = 12
        while let tag = bytes.tag(at: place), let length = bytes.big32(at: place + 4) {
            if tag == "COMM" {
                guard let channels = bytes.big16(at: place + 8), let bits = bytes.big16(at: place + 14),
                    let rate = bytes.extended(at: place + 16)
                else { throw .invalidFile }
                let compression = length >= 22 ? bytes.tag(at: place + 26) ?? "" : "NONE"
                guard ["NONE", "twos", "sowt", "fl32", "FL32", "fl64", "FL64", "ima4"].contains(compression) else {
                    throw .unknownFormat
                }
                layout = SampleLayout(
                    channels: channels, rate: rate, bits: bits, isFloat: compression.lowercased().hasPrefix("fl"),
                    isBig: compression != "sowt", isIMA4: compression == "ima4")
            } else if tag == "SSND", let offset = bytes.big32(at: place + 8) {
                let start = place + 16 + offset
                let end = min(place + 8 + length, data.count)
                if start <= end { samples = start..<end }
            }
            place += 8 + length + length % 2
        }
        guard let layout, let samples else { throw .invalidFile }
        return try layout.wave(of: data[samples])
    }

    // MARK: CAF

    private func caf() throws(SoundFileError) -> Sound {
        var layout: SampleLayout?
        var place = 8
        while let tag = bytes.tag(at: place), let length = bytes.big64(at: place + 4) {
            let start = place + 12
            if tag == "desc" {
                guard let rate = bytes.double(at: start), let format = bytes.tag(at: start + 8),
                    let flags = bytes.big32(at: start + 12), let channels = bytes.big32(at: start + 24),
                    let bits = bytes.big32(at: start + 28)
                else { throw .invalidFile }
                guard ["lpcm", "ima4"].contains(format) else { throw .unknownFormat }
                layout = SampleLayout(
                    channels: channels, rate: rate, bits: bits, isFloat: flags & 1 != 0, isBig: flags & 2 == 0,
                    isIMA4: format == "ima4")
            } else if tag == "data" {
                guard let layout, start + 4 <= data.count else { throw .invalidFile }
                // -1 is a length that its writer did not know. Four bytes count edits.
                let end = length < 0 || length > data.count - start ? data.count : start + length
                guard start + 4 <= end else { throw .invalidFile }
                return try layout.wave(of: data[(start + 4)..<end])
            }
            guard length >= 0, length <= data.count else { break }
            place = start + length
        }
        throw .invalidFile
    }

    // MARK: FLAC

    private func flac() throws(SoundFileError) -> Sound {
        // The first block describes the stream: 20 bits of rate, 3 of channels, 5 of size, 36 of length.
        guard let high = bytes.big32(at: 18), let low = bytes.big32(at: 22) else { throw .invalidFile }
        let rate = Double(high >> 12)
        let count = Double(high & 0xF) * 4_294_967_296 + Double(low)
        guard rate > 0 else { throw .invalidFile }
        return Sound(
            data, format: .flac, duration: count / rate, channelCount: (high >> 9 & 7) + 1, sampleRate: rate)
    }
}

/// How the samples of AIFF and CAF lie.
struct SampleLayout {
    var channels: Int
    var rate: Double
    var bits: Int
    var isFloat: Bool
    var isBig: Bool
    /// Whether they are compressed as IMA4; then the sizes say nothing.
    var isIMA4: Bool

    /// The samples as a file that every host plays.
    func wave(of samples: Data) throws(SoundFileError) -> Sound {
        guard channels > 0, channels <= 64, rate > 0, rate <= 1_000_000 else { throw .invalidFile }
        if isIMA4 {
            var decoded = self
            (decoded.bits, decoded.isFloat, decoded.isBig, decoded.isIMA4) = (16, false, false, false)
            return try decoded.wave(of: IMA4.samples(of: samples, channels: channels))
        }
        let width = (bits + 7) / 8
        guard (isFloat ? [4, 8] : [1, 2, 3, 4]).contains(width) else { throw .unknownFormat }
        let frame = width * channels
        var body = Data(samples.prefix(samples.count / frame * frame))
        if isBig, width > 1 { Self.reverse(&body, width) }
        // A WAVE's bytes have no sign.
        if width == 1 { for place in body.indices { body[place] ^= 0x80 } }
        let file = Self.waveFile(body, channels: channels, rate: Int(rate.rounded()), width: width, isFloat: isFloat)
        return Sound(
            file, format: .wave, duration: Double(body.count / frame) / rate, channelCount: channels, sampleRate: rate)
    }

    private static func reverse(_ body: inout Data, _ width: Int) {
        body.withUnsafeMutableBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: width) {
                for step in 0..<(width / 2) { bytes.swapAt(start + step, start + width - 1 - step) }
            }
        }
    }

    private static func waveFile(_ body: Data, channels: Int, rate: Int, width: Int, isFloat: Bool) -> Data {
        var file = Data(capacity: 44 + body.count)
        func add(_ number: Int, _ bytes: Int) {
            for place in 0..<bytes { file.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
        }
        file.append(contentsOf: "RIFF".utf8)
        add(36 + body.count, 4)
        file.append(contentsOf: "WAVEfmt ".utf8)
        add(16, 4)
        add(isFloat ? 3 : 1, 2)
        add(channels, 2)
        add(rate, 4)
        add(rate * channels * width, 4)
        add(channels * width, 2)
        add(width * 8, 2)
        file.append(contentsOf: "data".utf8)
        add(body.count, 4)
        file.append(body)
        return file
    }
}
