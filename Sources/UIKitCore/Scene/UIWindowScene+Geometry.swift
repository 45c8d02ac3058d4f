import CoreGraphics

extension UIWindowScene {
    /// Where a scene lies.
    @preconcurrency @MainActor
    open class Geometry: NSObject {
        /// The scene's coordinates (points).
        open private(set) var coordinateSpace: any UICoordinateSpace
        open private(set) var interfaceOrientation: UIInterfaceOrientation

        init(coordinateSpace: any UICoordinateSpace, interfaceOrientation: UIInterfaceOrientation) {
            self.coordinateSpace = coordinateSpace
            self.interfaceOrientation = interfaceOrientation
        }
    }

    /// How an application would like a scene to lie; use `iOS`.
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

/// Why a scene's request was not met.
public struct UISceneError: Error, Hashable {
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported = 0
        case requestDenied = 1
        case geometryRequestDenied = 101
    }

    public static let errorDomain = "UISceneErrorDomain"

    public var code: Code
}

extension UISceneError: CustomNSError {
    public var errorCode: Int { code.rawValue }
}

/// A set of orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
    public var rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let portrait = Self(UIInterfaceOrientation.portrait)
    public static let portraitUpsideDown = Self(UIInterfaceOrientation.portraitUpsideDown)
    public static let landscapeLeft = Self(UIInterfaceOrientation.landscapeLeft)
    public static let landscapeRight = Self(UIInterfaceOrientation.landscapeRight)
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
    public static let allButUpsideDown: Self = [.portrait, .landscape]

    private init(_ orientation: UIInterfaceOrientation) {
        rawValue = 1 << UInt(orientation.rawValue)
    }

    public func contains(_ orientation: UIInterfaceOrientation) -> Bool { contains(Self(orientation)) }
}
