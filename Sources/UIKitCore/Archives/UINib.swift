// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What an application makes in the place of an archive of Interface Builder's: there are none to read here.
///
/// ```swift
/// UINib.setContents(named: "Card") { _ in [CardView(frame: .zero)] }
/// ```
@preconcurrency @MainActor
open class UINib: NSObject {
    /// Makes the top objects of a nib anew for an owner.
    public typealias Contents = @MainActor (_ owner: Any?) -> [Any]

    private static var contents: [String: Contents] = [:]
    private let name: String

    /// Says what stands in a nib of a name, in any bundle; `nil` takes it away.
    public static func setContents(named name: String, _ contents: Contents?) { Self.contents[name] = contents }

    /// A nib of a name. That it has contents is looked for when it is instantiated.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
    }

    /// The top objects, made anew. Without contents of the name the list is empty, and that is reported.
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        guard let contents = Self.contents[name] else {
            UIApplication.shared.report("There is no nib \(name): say what is in it with UINib.setContents(named:).")
            return []
        }
        let objects = contents(ownerOrNil)
        for object in objects {
            if let view = object as? UIView { view.awakeFromNib() }
        }
        return objects
    }

    /// Names of what can be said when a nib is instantiated. Nothing here reads it.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String

        /// The option of that name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Objects that stand for others in the archive, by their names; not read.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}

extension Bundle {
    /// What `UINib` makes of the name (`UINib.setContents(named:_:)`); `nil` where there is nothing.
    @preconcurrency @MainActor
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
        return objects.isEmpty ? nil : objects
    }
}
