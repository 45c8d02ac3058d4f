// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// An error of a C function of Apple's.
public typealias CFError = NSError

/// For how long a font is known. Here it is always known to this program alone, while it runs.
public enum CTFontManagerScope: UInt32, Sendable {
    /// As ``process``.
    case none = 0
    /// To this program, while it runs.
    case process = 1
    /// As ``process``: no other program hears of it.
    case persistent = 2
    /// As ``process``.
    case session = 3
}

/// Why a font is not made known.
public enum CTFontManagerError: Int, Error, Sendable {
    /// There is no such file.
    case fileNotFound = 101
    /// The file has no font that screens can show.
    case invalidFontData = 104
    /// A font of this name is known already.
    case alreadyRegistered = 105
}

/// The domain of the errors of ``CTFontManagerError``.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// A font of its own file, before it has a size.
public final class CGFont: Sendable {
    fileprivate let file: FontFile

    /// The font in a file's bytes; `nil` if they are none.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let file = try? FontFile(data) else { return nil }
        self.file = file
    }

    /// The name by which `UIFont` finds it.
    public var postScriptName: CFString? { file.postScriptName }

    /// The name that people read.
    public var fullName: CFString? { file.fullName }
}

/// Makes the font of a file known to the application, by its names (RB8).
///
/// - Returns: Whether it was not known before and is now. If not, the error says why.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let data = try? Data(contentsOf: fontURL) else {
        return fail(.fileNotFound, "There is no file \(fontURL.path).", error)
    }
    do {
        return register(try FontFile(data, url: fontURL), error)
    } catch let problem {
        return fail(.invalidFontData, "\(fontURL.lastPathComponent): \(problem)", error)
    }
}

/// Makes the fonts of files known, one after the other; those that can be used, even if others cannot.
///
/// - Returns: Whether all were not known before and are now. If not, the errors say why.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: [CFURL], _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
    var problems: [CFError] = []
    for url in fontURLs {
        var problem: Unmanaged<CFError>?
        CTFontManagerRegisterFontsForURL(url, scope, &problem)
        if let problem { problems.append(problem.takeRetainedValue()) }
    }
    if !problems.isEmpty { errors?.pointee = .passRetained(NSArray(array: problems)) }
    return problems.isEmpty
}

/// Makes a font known to the application, by its names (RB8).
///
/// - Returns: Whether it was not known before and is now. If not, the error says why.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    register(font.file, error)
}

private func register(_ file: FontFile, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    FontFile.register(file)
        || fail(.alreadyRegistered, "A font of the name \(file.postScriptName) is known already.", error)
}

private func fail(
    _ problem: CTFontManagerError, _ text: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    error?.pointee = .passRetained(
        NSError(
            domain: kCTFontManagerErrorDomain, code: problem.rawValue, userInfo: [NSLocalizedDescriptionKey: text]))
    return false
}
