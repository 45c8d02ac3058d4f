// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a recording is written to. For one thread at a time.
// Unchecked: `SessionWriter.init` writes the head and hands the file to its thread, which alone uses it from then on. Starting the thread
// orders the two.
final class RecordingFile: @unchecked Sendable {
    private let handle: FileHandle
    private let path: String
    /// Whether it can be cut off: a pipe cannot.
    private let isRegular: Bool
    /// Bytes that were written whole.
    private var length: UInt64 = 0

    /// Makes the file, or empties it. Nobody but its owner may read it, also where a file was there that others could read. What
    /// is no file, such as a pipe, stays as it is.
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

    /// Writes whole lines. Of lines that find no room nothing is left: the file ends with those before.
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

    /// Foundation's error has the system's within.
    private static func code(of error: any Error) -> Int32 {
        let error = error as NSError
        let found = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
        return found.domain == NSPOSIXErrorDomain ? Int32(found.code) : EIO
    }
}

#if !os(Windows)
    /// The system's, whose name the class's methods could hide.
    private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
        open(path, flags, mode)
    }
#endif
