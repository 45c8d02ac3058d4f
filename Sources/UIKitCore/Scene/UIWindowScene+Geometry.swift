// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIWindowScene {
    /// Where a scene lies.
    @preconcurrency @MainActor
    open class Geometry: NSObject {
        /// The scene's coordinates (points).
        open private(set) var coordinateSpace: any UICoordinateSpace
        /// How the scene's interface is turned.
        open private(set) var interfaceOrientation: UIInterfaceOrientation

        init(coordinateSpace: any UICoordinateSpace, interfaceOrientation: UIInterfaceOrientation) {
            self.coordinateSpace = coordinateSpace
            self.interfaceOrientation = interfaceOrientation
        }
    }

    /// The geometry that an application requests for a scene; use the subclass `iOS`.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        fileprivate override init() {
            super.init()
        }

        func isMet(by scene: UIWindowScene) -> Bool { true }

        /// The wish for orientations.
        open class iOS: GeometryPreferences {
            /// `nil` for any.
            open var interfaceOrientations: UIInterfaceOrientationMask?

            /// A request for one of the orientations; `nil` for any. A scene in another orientation does not turn: the
            /// request fails.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }

            override func isMet(by scene: UIWindowScene) -> Bool {
                interfaceOrientations?.contains(scene.interfaceOrientation) ?? true
            }
        }
    }
}

/// Why a scene's request failed.
public struct UISceneError: Error, Hashable {
    /// The request that failed.
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported = 0
        case requestDenied = 1
        case geometryRequestDenied = 101
    }

    /// The domain of UIKit's errors of scenes.
    public static let errorDomain = "UISceneErrorDomain"

    /// The request that failed.
    public var code: Code
}

extension UISceneError: CustomNSError {
    /// The code's raw value.
    public var errorCode: Int { code.rawValue }
}

/// A set of orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
    /// The bits of all orientations in the set.
    public var rawValue: UInt

    /// The orientations whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upright.
    public static let portrait = Self(UIInterfaceOrientation.portrait)
    /// On its head.
    public static let portraitUpsideDown = Self(UIInterfaceOrientation.portraitUpsideDown)
    /// On a side: ``UIInterfaceOrientation/landscapeLeft`` alone.
    public static let landscapeLeft = Self(UIInterfaceOrientation.landscapeLeft)
    /// On a side: ``UIInterfaceOrientation/landscapeRight`` alone.
    public static let landscapeRight = Self(UIInterfaceOrientation.landscapeRight)
    /// On either side.
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    /// All four.
    public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
    /// All but the one on its head.
    public static let allButUpsideDown: Self = [.portrait, .landscape]

    private init(_ orientation: UIInterfaceOrientation) {
        rawValue = 1 << UInt(orientation.rawValue)
    }

    /// Whether an orientation is in the set. The sets above never have the unknown one.
    public func contains(_ orientation: UIInterfaceOrientation) -> Bool { contains(Self(orientation)) }
}
