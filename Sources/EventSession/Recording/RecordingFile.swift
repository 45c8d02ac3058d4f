// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The file of a recording. For one thread at a time.
// Unchecked: `SessionWriter.init` writes the head and hands the file to its thread, which alone uses it from then on. Starting the thread
// orders the two.
final class RecordingFile: @unchecked Sendable {
    private let handle: FileHandle
    private let path: String
    /// Whether the file can be truncated: a pipe cannot.
    private let isRegular: Bool
    /// Bytes that were written whole.
    private var length: UInt64 = 0

    /// Makes the file, or empties it. Only its owner may read it, even if others could read the old file. A pipe, or another
    /// thing that is no file, stays as it is.
    ///
    /// - Throws: ``RecordingError`` when it cannot be written.
    init(_ file: URL) throws {
        path = file.path
        #if os(Windows)
            try Data().write(to: file)
            handle = try FileHandle(forWritingTo: file)
            isRegular = true
        #else
            let descriptor = file.withUnsafeFileSystemRepresentation { path -> Int32 in
                guard let path else { return -1 }
                return systemOpen(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
            }
            guard descriptor >= 0 else { throw RecordingError(path: file.path, code: errno) }
            var status = stat()
            isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
            if isRegular { fchmod(descriptor, 0o600) }
            handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        #endif
    }

    /// Writes whole lines. If lines do not fit on the disk, they leave nothing behind: the file ends with the lines before them.
    ///
    /// - Throws: ``RecordingError``.
    func write(_ lines: [UInt8]) throws {
        do {
            try handle.write(contentsOf: lines)
        } catch {
            if isRegular { try? handle.truncate(atOffset: length) }
            throw RecordingError(path: path, code: Self.code(of: error))
        }
        length += UInt64(lines.count)
    }

    func close() { try? handle.close() }

    /// Foundation's error contains the system's.
    private static func code(of error: any Error) -> Int32 {
        let error = error as NSError
        let found = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
        return found.domain == NSPOSIXErrorDomain ? Int32(found.code) : EIO
    }
}

#if !os(Windows)
    /// The system's function: the class's methods could hide its name.
    private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
        open(path, flags, mode)
    }
#endif
