// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An archive of Interface Builder with views: a file `.xib` of the module, or what the application says instead (PO2).
///
/// The build plugin `PortSources` puts a module's files into the program. Without the plugin an application names the contents:
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
    private let bundle: Bundle?
    /// What an archive has for a cell of its own.
    private let ownContents: Contents?

    /// Sets the contents of nibs with a name, in any bundle; `nil` removes them. They go before a file of that name.
    public static func setContents(named name: String, _ contents: Contents?) { Self.contents[name] = contents }

    /// Loads a controller's view from the nib of its name, or else of its class, without or with the ending "Controller" (PO2).
    /// False if there is no such nib.
    static func loadView(of controller: UIViewController) -> Bool {
        let modules = Archives.modules(bundle: controller.nibBundle, owner: controller)
        guard !contents.isEmpty || Archives.found?.hasArchives(in: modules) == true else { return false }
        let className = String(describing: type(of: controller))
        let short = className.hasSuffix("Controller") ? String(className.dropLast("Controller".count)) : className
        let nibs = (controller.nibName.map { [$0] } ?? [short, className])
            .map { UINib(nibName: $0, bundle: controller.nibBundle) }
        guard let nib = nibs.first(where: { $0.hasContents(for: controller) }) else { return false }
        let objects = nib.instantiate(withOwner: controller)
        guard !controller.isViewLoaded else { return true }
        controller.view = objects.lazy.compactMap { $0 as? UIView }.first
        return controller.isViewLoaded
    }

    /// A nib with a name. Its contents are looked up when it is instantiated. Required, as a storyboard's is (PO51).
    public required init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        bundle = bundleOrNil
        ownContents = nil
    }

    /// A nib without a file.
    package init(contents: @escaping Contents) {
        name = ""
        bundle = nil
        ownContents = contents
    }

    private func archive(for owner: Any?) -> (any NibArchive)? {
        Archives.found?.nib(name, in: Archives.modules(bundle: bundle, owner: owner))
    }

    private func hasContents(for owner: Any?) -> Bool { Self.contents[name] != nil || archive(for: owner) != nil }

    /// New top objects. Without contents for the name, the list is empty, and that is reported.
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        if let ownContents { return ownContents(ownerOrNil) }
        if let contents = Self.contents[name] {
            let objects = contents(ownerOrNil)
            for object in objects {
                if let view = object as? UIView { view.awakeFromNib() }
            }
            return objects
        }
        if let archive = archive(for: ownerOrNil) { return archive.makeObjects(owner: ownerOrNil) }
        UIApplication.shared.report(
            "There is no nib \(name): have the plugin PortSources read the module's, or say what is in it with "
                + "UINib.setContents(named:).")
        return []
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
    /// The objects that a nib of this name makes; `nil` when there are none.
    @preconcurrency @MainActor
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
        return objects.isEmpty ? nil : objects
    }
}
