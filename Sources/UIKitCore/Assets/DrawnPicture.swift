// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file whose picture is drawn by lines, PDF or SVG, as pixels (AC9): Xcode makes them when it builds the app, and here a program of
/// the system does, when the picture is first asked for.
enum DrawnPicture: CaseIterable {
    case pdf, svg

    /// The pixels of a point, as many as the finest screens have.
    static let pixelsPerPoint: CGFloat = 3

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

    private func arguments(_ path: String) -> [String] {
        switch self {
        // A point of a page is 1/72 of an inch.
        case .pdf: ["-png", "-transp", "-singlefile", "-r", "\(Int(72 * Self.pixelsPerPoint))", path, "-"]
        case .svg: ["--format", "png", "--zoom", "\(Int(Self.pixelsPerPoint))", path]
        }
    }

    /// The file as a PNG.
    func pixels(ofFile path: String) throws(UIImageError) -> Data {
        #if os(WASI)
            throw .notDrawn(by: program.name, package: program.package)
        #else
            let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            let places = folders.lazy.map { "\($0)/\(program.name)" }
            guard let place = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
                throw .notDrawn(by: program.name, package: program.package)
            }
            guard let pixels = Self.output(of: place, arguments(path)), !pixels.isEmpty else {
                throw .refused(by: program.name)
            }
            return pixels
        #endif
    }

    #if !os(WASI)
        /// Seconds. A picture takes hundredths of one.
        private static let patience = 10.0

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
