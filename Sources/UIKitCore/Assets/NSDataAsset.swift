// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file of an asset catalog, by its name (AC6).
public final class NSDataAsset: NSObject, Sendable {
    /// The name under which it was asked for.
    public let name: String
    /// The file's bytes.
    public let data: Data
    /// The type of the file as the catalog names it, or an empty text.
    public let typeIdentifier: String

    /// The data set of that name in the main bundle's catalogs, or `nil` if they have none.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// The data set of that name in a bundle's catalogs, or `nil` if they have none.
    public init?(name: String, bundle: Bundle) {
        guard let set = AssetCatalog.first(in: bundle, { catalog throws(AssetError) in try catalog.data(name) }) else {
            return nil
        }
        self.name = name
        data = set.data
        typeIdentifier = set.typeIdentifier
        super.init()
    }
}

/// The file of a data set that suits all traits best.
struct DataSet: AssetSet {
    let data: Data
    let typeIdentifier: String

    init(reading entry: AssetCatalog.Entry) throws(AssetError) {
        let described = try entry.decoded(as: Contents.self)
        guard let item = described.data.best(for: .current).map(\.value).first(where: { $0.filename != nil }),
            let filename = item.filename
        else { throw AssetError(file: entry.contents, problem: "has no file for these traits") }
        let file = entry.folder.appending(path: filename)
        data = try AssetError.contents(of: file)
        typeIdentifier = item.typeIdentifier ?? ""
    }

    private struct Contents: Decodable {
        struct Value: Decodable {
            let filename: String?
            let typeIdentifier: String?

            enum CodingKeys: String, CodingKey {
                case filename
                case typeIdentifier = "universal-type-identifier"
            }
        }

        let data: [VariedAsset<Value>]
    }
}
