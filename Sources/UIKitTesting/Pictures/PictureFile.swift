// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

extension TestScreen {
    /// Compares the screen, or a view, with the recorded picture: `Pictures/NAME.svg` beside the test.
    ///
    ///     try screen.button("Buy").tap()
    ///     try screen.expectPicture("bought")
    ///
    /// Without a recorded picture it records one and fails: a picture that nobody looked at proves nothing. With
    /// `RESPONDER_RECORD_PICTURES=1` in the environment, differing pictures are recorded again, and their tests fail as well.
    ///
    /// - Parameters:
    ///   - name: the file's, without its ending; it may have a folder before it.
    ///   - view: by default the whole screen.
    ///   - source: the test's file, beside which the folder is.
    ///   - file: the place of the failure.
    ///   - line: as above.
    /// - Throws: ``PictureError``.
    public func expectPicture(
        _ name: String, of view: UIView? = nil, source: String = #filePath, file: String = #fileID, line: Int = #line
    ) throws(PictureError) {
        let shown = view.map { picture(of: $0) } ?? picture()
        let kept = PictureFile(name: name, source: source)
        let place = ElementPlace(file: file, line: line)
        guard let recorded = kept.recorded else {
            throw kept.write(shown.svg, replacing: true, or: place) ?? .recorded(path: kept.path, place)
        }
        guard recorded != shown.svg else { return kept.removeDiffering() }
        if ProcessInfo.processInfo.environment["RESPONDER_RECORD_PICTURES"] == "1" {
            throw kept.write(shown.svg, replacing: true, or: place) ?? .recorded(path: kept.path, place)
        }
        let difference = PictureDifference(from: recorded, to: shown.svg)
        throw kept.write(shown.svg, replacing: false, or: place)
            ?? .differs(difference, recorded: kept.path, shown: kept.differing, place)
    }
}

/// A picture differs from the recorded one.
public enum PictureError: Error, Sendable {
    /// There was none, or it had to be recorded again: it is recorded now.
    case recorded(path: String, ElementPlace)
    /// The screen differs; the file `shown` has its picture.
    case differs(PictureDifference, recorded: String, shown: String, ElementPlace)
    /// It cannot be written, for this reason.
    case unwritable(path: String, reason: String, ElementPlace)
}

extension PictureError: CustomStringConvertible {
    /// The fault, its place, and the remedy.
    public var description: String {
        switch self {
        case .recorded(let path, let place):
            "\(place): The picture was recorded: \(path). Look at it; from the next run on it is compared."
        case .differs(let difference, let recorded, let shown, let place):
            """
            \(place): The screen does not show what was recorded, \(recorded):
            \(difference)
            It shows \(shown). When that is right, run the test with RESPONDER_RECORD_PICTURES=1.
            """
        case .unwritable(let path, let reason, let place): "\(place): \(path) cannot be written: \(reason)"
        }
    }
}

/// The file of a picture, and beside it the file of the shown picture.
private struct PictureFile {
    let path: String
    let differing: String

    init(name: String, source: String) {
        let folder = URL(fileURLWithPath: source).deletingLastPathComponent().appendingPathComponent("Pictures")
        path = folder.appendingPathComponent("\(name).svg").path
        differing = folder.appendingPathComponent("\(name).differs.svg").path
    }

    var recorded: String? { try? String(contentsOfFile: path, encoding: .utf8) }

    func removeDiffering() { try? FileManager.default.removeItem(atPath: differing) }

    /// The error, or `nil`. Writing the picture removes the file of an earlier difference.
    func write(_ svg: String, replacing: Bool, or place: ElementPlace) -> PictureError? {
        let target = replacing ? path : differing
        let url = URL(fileURLWithPath: target)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(svg.utf8).write(to: url)
        } catch {
            return .unwritable(path: target, reason: "\(error)", place)
        }
        if replacing { removeDiffering() }
        return nil
    }
}
