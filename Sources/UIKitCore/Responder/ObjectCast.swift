// SPDX-License-Identifier: Apache-2.0

/// Casts of objects that are known as `Any`, by a look at their class. The language's own cast tries every way in which a value could
/// be bridged, and takes a hundred times as long; an action of a moving finger makes three.
enum ObjectCast {
    /// Whether a value is an object of a class. False says nothing: it may still be of a protocol, or be bridged.
    static func fits(_ value: Any, _ wanted: Any.Type) -> Bool { ClassMetadata.isKind(type(of: value), of: wanted) }

    /// The object, of which `fits` said that it is of the class.
    static func load<Wanted>(_ value: Any) -> Wanted {
        unsafeBitCast(stored(value), to: Wanted.self)
    }

    /// What `value as AnyObject` is.
    static func object(_ value: Any) -> AnyObject {
        ClassMetadata.isClass(type(of: value)) ? stored(value) : value as AnyObject
    }

    /// A value of a class type is stored in place, as a reference. Of a known type: a generic load asks the type how to copy it.
    @inline(__always)
    private static func stored(_ value: Any) -> AnyObject {
        withUnsafePointer(to: value) { UnsafeRawPointer($0).load(as: AnyObject.self) }
    }
}

extension ClassMetadata {
    /// Whether a type is a class. False where that cannot be told.
    static func isClass(_ type: Any.Type) -> Bool {
        #if _runtime(_ObjC)
            return false
        #else
            guard MemoryLayout<UInt>.size == 8 else { return false }
            let kind = unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self)
            return kind == 0 || kind > 0x7FF
        #endif
    }

    /// Whether a type is a class, and another is that class or one that it inherits from. False where that cannot be told.
    static func isKind(_ type: Any.Type, of other: Any.Type) -> Bool {
        guard isClass(type) else { return false }
        let wanted = unsafeBitCast(other, to: UnsafeRawPointer.self)
        var current: UnsafeRawPointer? = unsafeBitCast(type, to: UnsafeRawPointer.self)
        while let found = current {
            if found == wanted { return true }
            // The superclass follows the kind; it is null for a class that inherits from none.
            current = found.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
        }
        return false
    }
}
