// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A coder that makes an object of a storyboard or of a nib, as UIKit's initializers see it.
@MainActor
package protocol ArchiveReading: AnyObject {
    /// What the archive says of the object, by the attribute's name; `nil` if it says nothing.
    subscript(attribute: String) -> String? { get }
    /// Sets the object's properties. Called by each class of UIKit's that the object inherits from; it is done once, for the class
    /// that the archive names, so that an application's initializer finds them after `super.init(coder:)` (IB2).
    func finish(_ object: AnyObject, as type: AnyClass)
}

extension NSCoder {
    /// The reader, if this coder makes an object of a storyboard or of a nib.
    @MainActor package var archive: (any ArchiveReading)? { self as? any ArchiveReading }
}

/// What a controller of a storyboard has there: its view, and its ways to other controllers.
@MainActor
package protocol ControllerArchive: AnyObject {
    /// Makes the view of the controller, with all that the scene has besides (IB4). False if the storyboard has none for it.
    func loadView(of controller: UIViewController) -> Bool
    /// Performs the segue of an identifier. False if the controller has none.
    func performSegue(withIdentifier identifier: String, from controller: UIViewController, sender: Any?) -> Bool
}

/// The contents of a storyboard.
@MainActor
package protocol StoryboardArchive: AnyObject {
    /// A new controller: that of the identifier, or else the initial one; `nil` if there is none.
    func makeController(
        _ identifier: String?, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController?
}

/// The contents of a nib.
@MainActor
package protocol NibArchive: AnyObject {
    /// New top objects, connected with their owner.
    func makeObjects(owner: Any?) -> [Any]
}

/// The module that reads archives, as the core sees it.
@MainActor
package protocol ArchiveModule: AnyObject {
    init()
    /// Whether one of the modules has any archives.
    func hasArchives(in modules: [String]) -> Bool
    /// The storyboard of a name in one of the modules; `nil` if none has it.
    func storyboard(_ name: String, in modules: [String]) -> (any StoryboardArchive)?
    /// The nib of a name in one of the modules; `nil` if none has it.
    func nib(_ name: String, in modules: [String]) -> (any NibArchive)?
    /// The name of the storyboard that an application begins with; `nil` if there is none (PO33).
    func mainStoryboard(in modules: [String]) -> String?
}

/// Finds by name the module that reads archives: the core is below it.
@MainActor
enum Archives {
    static let found = (NSClassFromString("UIKitArchives.ArchiveLibrary") as? any ArchiveModule.Type)?.init()

    /// The modules whose archives are asked, in this order: the bundle's, the owner's, and the application's own.
    static func modules(bundle: Bundle?, owner: Any? = nil) -> [String] {
        var names: [String] = []
        // A package's bundle is a folder that bears the names of the package and of the module.
        if let folder = bundle?.bundleURL.deletingPathExtension().lastPathComponent,
            let mark = folder.lastIndex(of: "_")
        {
            names.append(String(folder[folder.index(after: mark)...]))
        }
        for object in [owner, UIApplication.current?.delegate] as [Any?] {
            if let object { names.append(module(of: Swift.type(of: object))) }
        }
        return names
    }

    /// The module in which a type is declared.
    nonisolated static func module(of type: Any.Type) -> String {
        String(String(reflecting: type).prefix { $0 != "." })
    }
}
