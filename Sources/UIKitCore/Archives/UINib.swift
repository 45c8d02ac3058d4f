// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Stands for an archive of Interface Builder, which cannot be read here. The application makes its contents.
///
/// ```swift
/// UINib.setContents(named: "Card") { _ in [CardView(frame: .zero)] }
/// ```
@preconcurrency @MainActor
open class UINib: NSObject {
    /// Makes the top objects of a nib for an owner.
    public typealias Contents = @MainActor (_ owner: Any?) -> [Any]

    private static var contents: [String: Contents] = [:]
    private let name: String

    /// Sets the contents of nibs with a name, in any bundle; `nil` removes them.
    public static func setContents(named name: String, _ contents: Contents?) { Self.contents[name] = contents }

    /// Loads a controller's view from the nib of its name, or else of its class, without or with the ending "Controller" (PO2).
    /// False if the program says nothing of such a nib.
    static func loadView(of controller: UIViewController) -> Bool {
        guard !contents.isEmpty else { return false }
        let className = String(describing: type(of: controller))
        let short = className.hasSuffix("Controller") ? String(className.dropLast("Controller".count)) : className
        let names = controller.nibName.map { [$0] } ?? [short, className]
        guard let name = names.first(where: { contents[$0] != nil }) else { return false }
        let objects = UINib(nibName: name, bundle: nil).instantiate(withOwner: controller)
        guard !controller.isViewLoaded else { return true }
        controller.view = objects.lazy.compactMap { $0 as? UIView }.first
        return controller.isViewLoaded
    }

    /// A nib with a name. Its contents are looked up when it is instantiated.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
    }

    /// New top objects. Without contents for the name, the list is empty, and that is reported.
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

    /// The keys of options for instantiating a nib. Nothing here reads them.
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
    /// The objects that `UINib` makes for the name (`UINib.setContents(named:_:)`); `nil` when there are none.
    @preconcurrency @MainActor
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
        return objects.isEmpty ? nil : objects
    }
}
