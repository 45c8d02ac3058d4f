// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file whose picture is drawn by lines, PDF or SVG, as pixels (AC9): Xcode makes them when it builds the app, and here a program of
/// the system does, when the picture is first asked for.
enum DrawnPicture: CaseIterable {
    case pdf, svg

    /// A picture as pixels, and how many a point of its page has.
    struct Drawing {
        var png: Data
        var scale: Int
    }

    /// The pixels of a point, as many as the finest screens have.
    private static let finest = 3
    /// A file of more bytes holds photographs or a great many lines. Its pixels are counted before they are made.
    private static let mostUncountedBytes = 100_000
    /// The pixels of a screen. A photograph with more takes a program tens of seconds.
    private static let mostPixels = 3_000_000

    /// What the bytes of a file are.
    init?(_ data: Data) {
        if data.starts(with: Data("%PDF-".utf8)) {
            self = .pdf
        } else if [UInt8(ascii: "<"), 0xEF].contains(data.first),
            String(decoding: data.prefix(1024), as: UTF8.self).contains("<svg")
        {
            self = .svg
        } else {
            return nil
        }
    }

    /// The program that draws, and the package that Debian has it in.
    var program: (name: String, package: String) {
        switch self {
        case .pdf: ("pdftocairo", "poppler-utils")
        case .svg: ("rsvg-convert", "librsvg2-bin")
        }
    }

    private func arguments(_ path: String, _ scale: Int) -> [String] {
        switch self {
        // A point of a page is 1/72 of an inch.
        case .pdf: ["-png", "-transp", "-singlefile", "-r", "\(72 * scale)", path, "-"]
        case .svg: ["--format", "png", "--zoom", "\(scale)", path]
        }
    }

    /// A file, of which these are the bytes, with three pixels for each point, or fewer if it is large.
    func drawing(of data: Data, atPath path: String) throws(UIImageError) -> Drawing {
        guard data.count > Self.mostUncountedBytes else {
            return Drawing(png: try pixels(ofFile: path, scale: Self.finest), scale: Self.finest)
        }
        let plain = try pixels(ofFile: path, scale: 1)
        let header = try ImageHeader(plain)
        let (width, height) = (header.pixelWidth, header.pixelHeight)
        var scale = Self.finest
        while scale > 1, width * height > Self.mostPixels / (scale * scale) { scale -= 1 }
        return Drawing(png: scale == 1 ? plain : try pixels(ofFile: path, scale: scale), scale: scale)
    }

    /// The file as a PNG.
    private func pixels(ofFile path: String, scale: Int) throws(UIImageError) -> Data {
        #if os(WASI)
            throw .notDrawn(by: program.name, package: program.package)
        #else
            let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            let places = folders.lazy.map { "\($0)/\(program.name)" }
            guard let place = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
                throw .notDrawn(by: program.name, package: program.package)
            }
            guard let pixels = Self.output(of: place, arguments(path, scale)), !pixels.isEmpty else {
                throw .refused(by: program.name)
            }
            return pixels
        #endif
    }

    #if !os(WASI)
        /// Seconds. A picture takes hundredths of one, and a photograph as large as a screen some.
        private static let patience = 30.0

        /// What a program prints; `nil` if it fails.
        private static func output(of program: String, _ arguments: [String]) -> Data? {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = arguments
            let output = Pipe()
            (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
            process.standardInput = FileHandle.nullDevice
            guard (try? process.run()) != nil else { return nil }
            let number = process.processIdentifier
            let end = DispatchWorkItem { kill(number, SIGKILL) }
            DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: end)
            let data = try? output.fileHandleForReading.readToEnd()
            process.waitUntilExit()
            end.cancel()
            return process.terminationStatus == 0 ? data : nil
        }
    #endif
}
