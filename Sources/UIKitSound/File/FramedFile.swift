// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Sounds that are frame after frame, without a table: MP3 and AAC. Their frames are counted.
struct FramedFile {
    /// One frame: its bytes, and its samples.
    private struct Frame {
        var format: Sound.Format
        var length: Int
        var samples: Int
        var rate: Double
        var channels: Int
    }

    private let data: Data
    private let bytes: SoundBytes

    init(_ data: Data) {
        self.data = data
        bytes = SoundBytes(data)
    }

    func sound() throws(SoundFileError) -> Sound {
        var place = start
        guard let first = frame(at: place) else { throw .unknownType }
        // Two bytes that look like a frame may be anything: a second frame, or the end, must follow.
        let second = place + first.length
        guard second >= data.count || frame(at: second)?.format == first.format else { throw .unknownType }
        // The first frame of MP3 may hold a table in place of sound.
        if isTable(at: place, first) { place += first.length }
        var count = 0
        while let next = frame(at: place), next.format == first.format {
            count += next.samples
            place += next.length
        }
        return Sound(
            data, format: first.format, duration: Double(count) / first.rate, channelCount: first.channels,
            sampleRate: first.rate)
    }

    /// Behind the tags that describe the music.
    private var start: Int {
        guard bytes.tag(at: 0)?.hasPrefix("ID3") == true else { return 0 }
        // Four times seven bits, without the ten bytes in front; ten more at the end if a flag says so.
        var length = 0
        for place in 6..<10 { length = length << 7 | (bytes.byte(at: place) ?? 0) & 0x7F }
        let hasFooter = (bytes.byte(at: 5) ?? 0) & 0x10 != 0
        return length + (hasFooter ? 20 : 10)
    }

    private func isTable(at place: Int, _ frame: Frame) -> Bool {
        guard frame.format == .mpeg else { return false }
        // Behind the side information, which is 9, 17 or 32 bytes; VBRI stands behind 32 always.
        let places = [13, 21, 36].map { place + $0 }
        return places.contains { ["Xing", "Info"].contains(bytes.tag(at: $0)) } || bytes.tag(at: place + 36) == "VBRI"
    }

    private func frame(at place: Int) -> Frame? {
        guard let head = bytes.big32(at: place), head >> 20 & 0xFFE == 0xFFE else { return nil }
        return head >> 17 & 3 == 0 ? aac(at: place) : mp3(head)
    }

    private func mp3(_ head: Int) -> Frame? {
        let (version, layer) = (head >> 19 & 3, 4 - (head >> 17 & 3))
        let (speed, rates) = (head >> 12 & 15, [44_100, 48_000, 32_000])
        let rateIndex = head >> 10 & 3
        guard version != 1, layer < 4, speed > 0, speed < 15, rateIndex < 3 else { return nil }
        let isFirst = version == 3
        let rate = rates[rateIndex] / (isFirst ? 1 : version == 2 ? 2 : 4)
        let bits = Self.speeds(isFirst, layer)[speed - 1] * 1000
        let padding = head >> 9 & 1
        let samples = layer == 1 ? 384 : layer == 3 && !isFirst ? 576 : 1152
        let length = layer == 1 ? (12 * bits / rate + padding) * 4 : samples / 8 * bits / rate + padding
        guard length > 4 else { return nil }
        return Frame(
            format: .mpeg, length: length, samples: samples, rate: Double(rate), channels: head >> 6 & 3 == 3 ? 1 : 2)
    }

    /// Kilobits a second, as MPEG-1 and MPEG-2 number them.
    private static func speeds(_ isFirst: Bool, _ layer: Int) -> [Int] {
        switch (isFirst, layer) {
        case (true, 1): [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448]
        case (true, 2): [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384]
        case (true, _): [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
        case (false, 1): [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256]
        case (false, _): [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
        }
    }

    private func aac(at place: Int) -> Frame? {
        guard let head = bytes.big32(at: place + 2), let sync = bytes.big16(at: place), sync & 0xFFF6 == 0xFFF0,
            let blocks = bytes.byte(at: place + 6)
        else { return nil }
        let rates = [
            96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350,
        ]
        // Two bits of profile, four of rate, one that is private, three of channels, four that are not read, thirteen of length.
        let (index, channels, length) = (head >> 26 & 15, head >> 22 & 7, head >> 5 & 0x1FFF)
        guard index < rates.count, length > 7 else { return nil }
        return Frame(
            format: .aac, length: length, samples: 1024 * ((blocks & 3) + 1), rate: Double(rates[index]),
            channels: max(channels, 1))
    }
}

/// A container of MPEG-4 (`.m4a`): its movie says how long it is, its first track of sound how it sounds.
struct MPEG4File {
    private let data: Data
    private let bytes: SoundBytes

    init(_ data: Data) {
        self.data = data
        bytes = SoundBytes(data)
    }

    func sound() throws(SoundFileError) -> Sound {
        guard let movie = box("moov", in: 0..<data.count), let header = box("mvhd", in: movie),
            let duration = duration(header)
        else { throw .invalidFile }
        var rest = movie
        while let track = box("trak", in: rest) {
            rest = track.upperBound..<movie.upperBound
            guard let media = box("mdia", in: track), let info = box("minf", in: media),
                let table = box("stbl", in: info), let entries = box("stsd", in: table),
                let kind = bytes.tag(at: entries.lowerBound + 12)
            else { continue }
            guard ["mp4a", "alac", "fLaC"].contains(kind) else { continue }
            guard let channels = bytes.big16(at: entries.lowerBound + 32),
                let rate = bytes.big16(at: entries.lowerBound + 40), channels > 0, rate > 0
            else { throw .invalidFile }
            return Sound(data, format: .mp4, duration: duration, channelCount: channels, sampleRate: Double(rate))
        }
        throw .unknownFormat
    }

    private func duration(_ header: Range<Int>) -> TimeInterval? {
        let isWide = bytes.byte(at: header.lowerBound) == 1
        guard let scale = bytes.big32(at: header.lowerBound + (isWide ? 20 : 12)), scale > 0,
            let count = isWide ? bytes.big64(at: header.lowerBound + 24) : bytes.big32(at: header.lowerBound + 16),
            count >= 0
        else { return nil }
        return Double(count) / Double(scale)
    }

    /// The content of the first box of a kind.
    private func box(_ kind: String, in range: Range<Int>) -> Range<Int>? {
        var place = range.lowerBound
        while place + 8 <= range.upperBound, var length = bytes.big32(at: place), let name = bytes.tag(at: place + 4) {
            var head = 8
            if length == 1, let wide = bytes.big64(at: place + 8) { (length, head) = (wide, 16) }
            if length == 0 { length = range.upperBound - place }
            guard length >= head, length <= range.upperBound - place else { return nil }
            if name == kind { return (place + head)..<(place + length) }
            place += length
        }
        return nil
    }
}
