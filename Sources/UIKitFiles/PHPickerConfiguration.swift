// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// What a `PHPickerViewController` lets its user choose. Of PhotosUI on iOS.
public struct PHPickerConfiguration: Equatable, Sendable {
    /// The encoding in which pictures come.
    public enum AssetRepresentationMode: Int, Sendable {
        /// As the program reads it: PNG or JPEG, small enough to be sent.
        case automatic = 0
        /// As the file is.
        case current
        /// As the program reads it.
        case compatible
    }

    /// How several are chosen. The host's dialog decides here.
    public enum Selection: Int, Sendable {
        case `default` = 0
        case ordered
        case people
        case continuous
        case continuousAndOrdered
    }

    /// In which encoding pictures come.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// How several are chosen. The host's dialog decides here.
    public var selection = Selection.default
    /// How many can be chosen; 0 for any number.
    public var selectionLimit = 1
    /// What can be chosen; `nil` for pictures and films.
    public var filter: PHPickerFilter?
    /// Without effect: there is no library with identifiers.
    public var preselectedAssetIdentifiers: [String] = []

    /// One picture or film.
    public init() {}
}

/// Kinds of pictures and films.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    let types: [String]

    /// Pictures.
    public static let images = PHPickerFilter(types: ["public.image"])
    /// Films.
    public static let videos = PHPickerFilter(types: ["public.movie"])
    /// Pictures: no other machine knows the moving ones.
    public static let livePhotos = images

    /// What any of the filters lets pass.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(types: subfilters.flatMap(\.types))
    }
}

/// A chosen picture or film.
@preconcurrency @MainActor
public struct PHPickerResult: @preconcurrency Equatable, @preconcurrency Hashable {
    /// Loads it.
    public let itemProvider: NSItemProvider
    /// Always `nil`: there is no library with identifiers.
    public let assetIdentifier: String?

    /// Whether both have the same provider.
    public static func == (left: PHPickerResult, right: PHPickerResult) -> Bool {
        left.itemProvider === right.itemProvider
    }

    /// Adds the provider's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}
