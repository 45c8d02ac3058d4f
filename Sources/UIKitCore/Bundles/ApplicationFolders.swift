// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The application's own folders (RB7): on iOS each has a container of its own, whose folders are there.
enum ApplicationFolders {
    /// The container: in the user's data, under the application's name, and in tests an empty one for each run of the program.
    static let container: URL = {
        let name = ResourceFolders.module
        let temporary = FileManager.default.temporaryDirectory
        if ResourceFolders.isOfTests {
            return temporary.appending(path: "\(name)-\(UUID().uuidString)").standardizedFileURL
        }
        let data = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        return (data ?? temporary).appending(path: name).standardizedFileURL
    }()

    /// The name of a folder in the container; `nil` for those that are the system's.
    private static func name(_ directory: FileManager.SearchPathDirectory) -> String? {
        switch directory {
        case .documentDirectory: "Documents"
        case .libraryDirectory: "Library"
        case .cachesDirectory: "Library/Caches"
        case .applicationSupportDirectory: "Library/Application Support"
        default: nil
        }
    }

    /// The folder in the container, which is there from then on if it can be made.
    static func url(_ directory: FileManager.SearchPathDirectory) -> URL? {
        guard let name = name(directory) else { return nil }
        let url = container.appending(path: name, directoryHint: .isDirectory)
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }
}

// What sources for iOS ask `FileManager` for; rewritten sources call these under the same labels (PO38).
extension FileManager {
    /// The application's folder of a kind, as the one element of a list (RB7); what is the system's is as Foundation has it.
    public func applicationURLs(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
        guard domainMask.contains(.userDomainMask), let url = ApplicationFolders.url(directory) else {
            return urls(for: directory, in: domainMask)
        }
        return [url]
    }

    /// The application's folder of a kind (RB7). It is made also without `shouldCreate`.
    public func applicationURL(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
        create shouldCreate: Bool
    ) throws -> URL {
        if domain.contains(.userDomainMask), let folder = ApplicationFolders.url(directory) { return folder }
        return try self.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }

    /// The path of the application's folder of a kind, as the one element of a list (RB7).
    public static func applicationPaths(
        _ directory: SearchPathDirectory, _ domainMask: SearchPathDomainMask, _ expandTilde: Bool
    ) -> [String] {
        FileManager.default.applicationURLs(for: directory, in: domainMask).map(\.path)
    }

    /// The path of the application's container (RB7).
    public static func applicationHome() -> String { ApplicationFolders.container.path }
}

extension URL {
    /// The application's folder of a kind (RB7), for what is `URL.documentsDirectory` and the like on iOS.
    public static func applicationFolder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.applicationURLs(for: directory, in: .userDomainMask).first ?? ApplicationFolders.container
    }
}
