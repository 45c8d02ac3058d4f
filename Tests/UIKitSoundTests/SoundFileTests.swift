// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitSound

@MainActor
@Suite("Files of sound")
struct SoundFileTests {
    private func read(_ bytes: [UInt8]) throws -> Sound { try SoundFile(Data(bytes)).sound() }

    private func failure(_ bytes: [UInt8]) -> SoundFileError? {
        do throws(SoundFileError) { _ = try SoundFile(Data(bytes)).sound() } catch { return error }
        return nil
    }

    @Test("SD2: a WAVE says its channels, its rate and, by its samples, its length")
    func wave() throws {
        let data = SoundFiles.wave(seconds: 1.5, channels: 2)
        let sound = try SoundFile(data).sound()
        #expect(sound.format == .wave && sound.duration == 1.5 && sound.channelCount == 2 && sound.sampleRate == 8000)
        #expect(sound.data == data)
        // What was cut off has fewer samples; a slice of other bytes is read from its own start.
        #expect(try SoundFile(data.prefix(44 + 8000)).sound().duration == 0.5)
        let slice = (Data([1, 2, 3]) + data).dropFirst(3)
        #expect(try SoundFile(slice).sound().duration == 1.5)
        #expect(failure(Array(data.prefix(40))) == .invalidFile)
    }

    @Test("SD2: big samples of AIFF are turned round, and bytes lose their sign")
    func aiff() throws {
        func file(_ bits: Int, _ samples: [UInt8], _ compression: String? = nil) -> [UInt8] {
            // 44,100 as a number of 80 bits.
            let rate: [UInt8] = [0x40, 0x0E, 0xAC, 0x44, 0, 0, 0, 0, 0, 0]
            var common = SoundFiles.big(1, 2) + SoundFiles.big(samples.count * 8 / bits, 4) + SoundFiles.big(bits, 2)
            common += rate
            if let compression { common += SoundFiles.text(compression) + [0, 0] }
            let body = SoundFiles.big(0, 8) + samples
            let chunks =
                SoundFiles.text("COMM") + SoundFiles.big(common.count, 4) + common + SoundFiles.text("SSND")
                + SoundFiles.big(body.count, 4) + body
            let kind = compression == nil ? "AIFF" : "AIFC"
            return SoundFiles.text("FORM") + SoundFiles.big(4 + chunks.count, 4) + SoundFiles.text(kind) + chunks
        }
        let sound = try read(file(16, [1, 2, 3, 4]))
        #expect(sound.sampleRate == 44_100 && sound.duration == 2 / 44_100.0 && sound.format == .wave)
        #expect(Array(sound.data.suffix(4)) == [2, 1, 4, 3])
        #expect(Array(try read(file(8, [0, 127, 128])).data.suffix(3)) == [128, 255, 0])
        #expect(Array(try read(file(24, [1, 2, 3])).data.suffix(3)) == [3, 2, 1])
        #expect(Array(try read(file(16, [1, 2], "sowt")).data.suffix(2)) == [1, 2])
        let float = try read(file(32, [1, 2, 3, 4], "fl32"))
        #expect(Array(float.data.suffix(4)) == [4, 3, 2, 1] && float.data[20] == 3)
        #expect(failure(file(16, [1, 2], "ulaw")) == .unknownFormat)
        #expect(failure(Array(file(16, [1, 2]).prefix(30))) == .invalidFile)
    }

    @Test("SD2: uncompressed samples of CAF become a WAVE, also without a length")
    func caf() throws {
        func file(_ flags: Int, length: Int, _ samples: [UInt8], _ format: String = "lpcm") -> [UInt8] {
            let rate = SoundFiles.big(Int(bitPattern: UInt(8000.0.bitPattern)), 8)
            let description =
                rate + SoundFiles.text(format) + SoundFiles.big(flags, 4) + SoundFiles.big(2, 4)
                + SoundFiles.big(1, 4) + SoundFiles.big(1, 4) + SoundFiles.big(16, 4)
            return SoundFiles.text("caff") + [0, 1, 0, 0] + SoundFiles.text("desc") + SoundFiles.big(32, 8)
                + description
                + SoundFiles.text("data") + SoundFiles.big(length, 8) + [0, 0, 0, 0] + samples
        }
        let sound = try read(file(0, length: 8, [1, 2, 3, 4]))
        #expect(sound.duration == 2 / 8000.0 && Array(sound.data.suffix(4)) == [2, 1, 4, 3])
        // Little samples stay.
        #expect(Array(try read(file(2, length: -1, [1, 2, 3, 4])).data.suffix(4)) == [1, 2, 3, 4])
        #expect(failure(file(0, length: 8, [1, 2, 3, 4], "aac ")) == .unknownFormat)
        // One packet: the sample before is 256, the step is 7, and each difference is the smallest.
        let packet: [UInt8] = [1, 0] + [UInt8](repeating: 0, count: 31) + [0x87]
        let decoded = try read(file(0, length: 38, packet, "ima4"))
        #expect(decoded.duration == 64 / 8000.0 && decoded.data.count == 44 + 128)
        // 7 / 8, and then 7 / 8 + 7 + 7 / 2 + 7 / 4, in whole numbers; then less by 16 / 8 of the next step.
        #expect(Array(decoded.data[44..<48]) == [0, 1, 0, 1] && Array(decoded.data.suffix(4)) == [11, 1, 9, 1])
        #expect(failure(Array(file(0, length: 8, []).prefix(40))) == .invalidFile)
    }

    @Test("SD2: frames of MP3 are counted behind their tags; a table in the first is no sound")
    func mp3() throws {
        // 128 kilobits at 44,100: 417 bytes, 1,152 samples.
        let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0x00] + [UInt8](repeating: 0, count: 413)
        let tag: [UInt8] = SoundFiles.text("ID3") + [4, 0, 0, 0, 0, 0, 5] + [1, 2, 3, 4, 5]
        let sound = try read(tag + frame + frame + frame)
        #expect(sound.format == .mpeg && sound.channelCount == 2)
        #expect(abs(sound.duration - 3 * 1152 / 44_100.0) < 1e-9)
        var table = frame
        table.replaceSubrange(36..<40, with: SoundFiles.text("Xing"))
        #expect(abs(try read(table + frame + frame).duration - 2 * 1152 / 44_100.0) < 1e-9)
        // 24,000 a second, one channel: 576 samples.
        let low: [UInt8] = [0xFF, 0xF3, 0x44, 0xC0] + [UInt8](repeating: 0, count: 32 * 72000 / 24_000 - 4)
        let half = try read(low + low)
        #expect(half.channelCount == 1 && half.sampleRate == 24_000 && half.duration == 2 * 576 / 24_000.0)
        #expect(failure(frame + [1, 2, 3, 4, 5]) == .unknownType)
    }

    @Test("SD2: frames of AAC are counted")
    func aac() throws {
        // 44,100, two channels, 16 bytes.
        let frame: [UInt8] = [0xFF, 0xF1, 0x50, 0x80, 0x02, 0x1F, 0xFC] + [UInt8](repeating: 0, count: 9)
        let sound = try read(frame + frame)
        #expect(sound.format == .aac && sound.channelCount == 2 && sound.sampleRate == 44_100)
        #expect(abs(sound.duration - 2 * 1024 / 44_100.0) < 1e-9)
    }

    @Test("SD2: a container of MPEG-4 says its length and its first track's sound; FLAC says it in its first block")
    func containers() throws {
        func box(_ kind: String, _ content: [UInt8]) -> [UInt8] {
            SoundFiles.big(8 + content.count, 4) + SoundFiles.text(kind) + content
        }
        func file(_ kind: String) -> [UInt8] {
            let header = [UInt8](repeating: 0, count: 12) + SoundFiles.big(1000, 4) + SoundFiles.big(2500, 4)
            let entry =
                SoundFiles.big(36, 4) + SoundFiles.text(kind) + [UInt8](repeating: 0, count: 16) + SoundFiles.big(2, 2)
                + SoundFiles.big(16, 2) + SoundFiles.big(0, 4) + SoundFiles.big(22_050, 2) + [0, 0]
            let table = box("stbl", box("stsd", SoundFiles.big(0, 4) + SoundFiles.big(1, 4) + entry))
            let track = box("trak", box("mdia", box("hdlr", [0]) + box("minf", table)))
            return box("ftyp", SoundFiles.text("M4A ")) + box("moov", box("mvhd", header) + track)
        }
        let sound = try read(file("mp4a"))
        #expect(sound.format == .mp4 && sound.duration == 2.5 && sound.channelCount == 2 && sound.sampleRate == 22_050)
        #expect(failure(file("avc1")) == .unknownFormat)
        #expect(failure(Array(file("mp4a").prefix(60))) == .invalidFile)
        let stream: [UInt8] = [0x0A, 0xC4, 0x42, 0xF0] + SoundFiles.big(88_200, 4)
        let flac = SoundFiles.text("fLaC") + [0x80, 0, 0, 34] + [UInt8](repeating: 0, count: 10) + stream
        let free = try read(flac)
        #expect(free.format == .flac && free.duration == 2 && free.channelCount == 2 && free.sampleRate == 44_100)
    }

    @Test("SD2: what is no sound is refused as iOS refuses it")
    func refusals() throws {
        #expect(failure([]) == .unknownType && failure(SoundFiles.text("OggS is not played")) == .unknownType)
        let error = #expect(throws: NSError.self) { try AVAudioPlayer(data: Data("nothing".utf8)) }
        #expect(error?.domain == "NSOSStatusErrorDomain" && error?.code == 1_954_115_647)
        #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/no/sound.mp3")) }
    }
}
