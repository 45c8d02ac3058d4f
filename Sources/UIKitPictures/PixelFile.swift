// SPDX-License-Identifier: Apache-2.0

#if Painting
    import Foundation
    import Painting
    import UIKitCore
    import UIKitTesting

    extension TestScreen {
        /// Compares the pixels of the screen, or of a view, with the recorded ones: `Pictures/NAME.png` beside the test, and
        /// `NAME@2x.png` for other scales than 1.
        ///
        ///     screen.window.overrideUserInterfaceStyle = .dark
        ///     try screen.expectPixels("bought dark", scale: 2)
        ///
        /// Without a recorded picture it records one and fails: a picture that nobody looked at proves nothing. If the pixels
        /// differ, the new ones are written to `NAME.differs.png`, and their differences to `NAME.difference.png`. With
        /// `RESPONDER_RECORD_PICTURES=1` in the environment, differing pictures are recorded again, and their tests fail as
        /// well.
        ///
        /// The same machine makes the same bytes on each run. Other versions of the fonts or of Cairo may differ at the edges
        /// of letters: a tolerance accepts that.
        ///
        /// - Parameters:
        ///   - name: the file's, without its ending; it may have a folder before it.
        ///   - view: by default the whole screen.
        ///   - scale: pixels to a point.
        ///   - tolerance: the accepted difference.
        ///   - source: the test's file, beside which the folder is.
        ///   - file: the place of the failure.
        ///   - line: as above.
        /// - Throws: ``PixelError``.
        public func expectPixels(
            _ name: String, of view: UIView? = nil, scale: CGFloat = 1, tolerance: PixelTolerance = .none,
            source: String = #filePath, file: String = #fileID, line: Int = #line
        ) throws(PixelError) {
            let kept = PixelFile(name: name, scale: scale, source: source)
            let shown = pixels(of: view, scale: scale)
            let place = "\(file):\(line)"
            func record() throws(PixelError) {
                try kept.write(shown.png, to: kept.path, place)
                kept.removeDiffering()
                throw PixelError.recorded(path: kept.path, place: place)
            }
            guard let recorded = kept.recorded else { return try record() }
            let difference = PixelDifference(from: recorded, to: shown)
            if let difference, difference.isWithin(tolerance) { return kept.removeDiffering() }
            if ProcessInfo.processInfo.environment["RESPONDER_RECORD_PICTURES"] == "1" { return try record() }
            try kept.write(shown.png, to: kept.shown, place)
            guard let difference else {
                throw .hasAnotherSize(recorded: kept.path, shown: kept.shown, place: place)
            }
            try kept.write(difference.picture.png, to: kept.difference, place)
            throw .differs(difference, recorded: kept.path, shown: kept.shown, place: place)
        }
    }

    /// Pixels differ from the recorded ones.
    public enum PixelError: Error, Sendable {
        /// There were none, or they had to be recorded again: they are recorded now.
        case recorded(path: String, place: String)
        /// They differ by more than was allowed. The file `shown` has the new ones, and `.difference.png` beside it shows the
        /// differences.
        case differs(PixelDifference, recorded: String, shown: String, place: String)
        /// The recorded picture is of another size, or is none.
        case hasAnotherSize(recorded: String, shown: String, place: String)
        /// A picture cannot be written, for this reason.
        case unwritable(path: String, reason: String, place: String)
    }

    extension PixelError: CustomStringConvertible {
        /// The fault, its place, and the remedy.
        public var description: String {
            let remedy = "When that is right, run the test with RESPONDER_RECORD_PICTURES=1."
            switch self {
            case .recorded(let path, let place):
                return "\(place): The picture was recorded: \(path). Look at it; from the next run on it is compared."
            case .differs(let difference, let recorded, let shown, let place):
                let share = (difference.share * 10_000).rounded() / 100
                let mean = (difference.mean * 100).rounded() / 100
                return """
                    \(place): The screen does not show what was recorded, \(recorded): \(share) % of the pixels differ, channels by \
                    \(mean) of 255 in the mean. It shows \(shown). \(remedy)
                    """
            case .hasAnotherSize(let recorded, let shown, let place):
                return "\(place): The screen shows \(shown), of another size than \(recorded). \(remedy)"
            case .unwritable(let path, let reason, let place): return "\(place): \(path) cannot be written: \(reason)"
            }
        }
    }

    /// The file of recorded pixels, and the files of differences beside it.
    private struct PixelFile {
        let path: String
        let shown: String
        let difference: String

        init(name: String, scale: CGFloat, source: String) {
            let folder = URL(fileURLWithPath: source).deletingLastPathComponent().appendingPathComponent("Pictures")
            let number = scale == scale.rounded() ? "\(Int(scale))" : "\(scale)"
            let base = folder.appendingPathComponent(name + (scale == 1 ? "" : "@\(number)x")).path
            path = base + ".png"
            shown = base + ".differs.png"
            difference = base + ".difference.png"
        }

        /// `nil` if there is no file. A file that is no picture has no pixels, so that it differs from any.
        var recorded: PixelPicture? {
            guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
            return PixelPicture(data: data) ?? PixelPicture.empty
        }

        func removeDiffering() {
            for path in [shown, difference] { try? FileManager.default.removeItem(atPath: path) }
        }

        func write(_ data: Data, to path: String, _ place: String) throws(PixelError) {
            let url = URL(fileURLWithPath: path)
            do {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: url)
            } catch {
                throw .unwritable(path: path, reason: "\(error)", place: place)
            }
        }
    }
#endif
