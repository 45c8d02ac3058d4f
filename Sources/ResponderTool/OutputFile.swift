// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file that the command writes: whole, or not at all.
///
/// An existing file is written to, not replaced: a link keeps its target, a pipe or device stays one, and a file keeps its
/// permissions. If there is no room, a file keeps its content, and a new file is removed.
enum OutputFile {
    /// - Throws: the system's reason, as an `NSError`.
    static func write(_ data: Data, to path: String) throws {
        let file = URL(fileURLWithPath: path)
        #if os(Windows)
            try data.write(to: file, options: .atomic)
        #else
            let isNew = !FileManager.default.fileExists(atPath: path)
            let descriptor = file.withUnsafeFileSystemRepresentation { path in
                path.map { open($0, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666) } ?? -1
            }
            guard descriptor >= 0 else { throw posix(errno) }
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            var status = stat()
            let isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
            do {
                if isRegular { try makeRoom(data.count, in: descriptor, before: status.st_size) }
                try handle.write(contentsOf: data)
                if isRegular { try handle.truncate(atOffset: UInt64(data.count)) }
                try handle.close()
            } catch {
                if isRegular, isNew { unlink(path) }
                throw error
            }
        #endif
    }

    #if !os(Windows)
        /// Reserves room before anything of the file is overwritten. If the file system does not support that, writing fails later.
        private static func makeRoom(_ count: Int, in descriptor: Int32, before size: off_t) throws {
            #if os(Linux)
                let code = posix_fallocate(descriptor, 0, off_t(max(count, 1)))
                guard code == ENOSPC || code == EFBIG || code == EDQUOT else { return }
                ftruncate(descriptor, size)
                throw posix(code)
            #endif
        }

        private static func posix(_ code: Int32) -> NSError { NSError(domain: NSPOSIXErrorDomain, code: Int(code)) }
    #endif

    /// The end of a sentence that begins with the file: the system's reason.
    static func reason(_ error: any Error, at path: String) -> String {
        let error = error as NSError
        let found = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
        guard found.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        return switch Int32(found.code) {
        case ENOENT where !FileManager.default.fileExists(atPath: folder): "there is no folder \(folder)"
        case ENOENT: "there is no such file"
        case EISDIR: "it is a folder"
        default: String(cString: strerror(Int32(found.code)))
        }
    }
}
