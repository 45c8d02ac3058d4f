// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How a file representation of an item may be opened.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: Int

    /// Options from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The file itself may be opened. Copies are given here in any case.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// Which programs may load a representation. All of them belong to this program here.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0
    case team = 1
    case group = 2
    case ownProcess = 3
}

/// An item as a file.
extension NSItemProvider {
    /// Adds the representation of a file, or replaces the one of its type. The handler gives the file's place when it is loaded.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @MainActor (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(forTypeIdentifier: typeIdentifier) { completion in
            loadHandler { file, _, error in
                guard let file else { return completion(nil, error) }
                do { completion(try Data(contentsOf: file), nil) } catch { completion(nil, error) }
            }
        }
    }

    /// Adds a representation, or replaces the one of its type. Everything is visible to this program alone.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping DataLoader
    ) {
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, loadHandler: loadHandler)
    }

    /// Loads a copy as a file, which is gone when the handler returns; the handler gets an error when there is none.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @MainActor @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("responder-item-\(UUID().uuidString)", isDirectory: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let file = folder.appendingPathComponent(self.fileName(typeIdentifier))
                try data.write(to: file)
                completionHandler(file, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Loads a copy as a file, as `loadFileRepresentation` does. No item is opened in its place here.
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @MainActor @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
    }

    /// The suggested name, with the ending of the loaded type.
    private func fileName(_ typeIdentifier: String) -> String {
        let type = registeredTypeIdentifiers.first { TypeTable.conforms($0, to: typeIdentifier) } ?? typeIdentifier
        let name = suggestedName.map { ($0 as NSString).lastPathComponent } ?? ""
        let stem = name.isEmpty || name == "/" || name == ".." ? "file" : name
        guard let ending = FileTypes.ending(of: type), (stem as NSString).pathExtension.isEmpty else { return stem }
        return "\(stem).\(ending)"
    }

    // MARK: Types

    /// The types that the item has and that are known here, the best first.
    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

    /// The registered types that are the type, or a kind of it.
    public func registeredContentTypes(conformingTo type: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: type) }
    }

    /// Whether the item has the type, or a kind of it.
    public func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        hasItemConformingToTypeIdentifier(typeIdentifier)
    }

    /// Loads the bytes of a type; the handler gets an error when there are none.
    @discardableResult
    public func loadDataRepresentation(
        for type: UTType, completionHandler: @escaping @MainActor @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: type.identifier, completionHandler: completionHandler)
    }

    /// Loads a copy as a file, which is gone when the handler returns.
    @discardableResult
    public func loadFileRepresentation(
        for type: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @MainActor @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadInPlaceFileRepresentation(forTypeIdentifier: type.identifier, completionHandler: completionHandler)
    }
}
