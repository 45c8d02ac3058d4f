// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Opens what a recording is written to.
enum RecordingFile {
    /// Makes the file, or empties it. Nobody but its owner may read it, also where a file was there that others could read. What
    /// is no file, such as a pipe, stays as it is.
    ///
    /// - Throws: when it cannot be written.
    static func open(_ file: URL) throws -> FileHandle {
        #if os(Windows)
            try Data().write(to: file)
            return try FileHandle(forWritingTo: file)
        #else
            let descriptor = file.withUnsafeFileSystemRepresentation { path -> Int32 in
                guard let path else { return -1 }
                return systemOpen(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
            }
            guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            var status = stat()
            if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG { fchmod(descriptor, 0o600) }
            return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        #endif
    }
}

#if !os(Windows)
    /// The system's, whose name the method hides.
    private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
        open(path, flags, mode)
    }
#endif
