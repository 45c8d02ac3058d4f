// SPDX-License-Identifier: Apache-2.0

/// Casts objects of type `Any` by a look at their class. The language's own cast tries every way in which a value could be
/// bridged, and takes a hundred times as long; an action of a moving finger makes three.
enum ObjectCast {
    /// Whether a value is an object of a class. False proves nothing: the value may still conform to a protocol, or be bridged.
    static func fits(_ value: Any, _ wanted: Any.Type) -> Bool { ClassMetadata.isKind(type(of: value), of: wanted) }

    /// The object as a reference of the class. Call it only after `fits` returned true.
    static func load<Wanted>(_ value: Any) -> Wanted {
        unsafeBitCast(stored(value), to: Wanted.self)
    }

    /// The result of `value as AnyObject`; for a class, the object that stands for it (PO28).
    static func object(_ value: Any) -> AnyObject {
        if ClassMetadata.isClass(type(of: value)) { return stored(value) }
        return (value as? AnyClass).map(ClassObject.of) ?? value as AnyObject
    }

    /// An `Any` stores a value of a class type in place, as a reference. The load is of a known type, because a generic load
    /// would ask the type how to copy it.
    @inline(__always)
    private static func stored(_ value: Any) -> AnyObject {
        withUnsafePointer(to: value) { UnsafeRawPointer($0).load(as: AnyObject.self) }
    }
}

extension ClassMetadata {
    /// Whether a type is a class. False when the metadata does not tell.
    static func isClass(_ type: Any.Type) -> Bool {
        #if _runtime(_ObjC) || !_pointerBitWidth(_64)
            return false
        #else
            let kind = unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self)
            return kind == 0
        #endif
    }

    /// Whether a type is a class, and the other is the same class or an ancestor. False when the metadata does not tell.
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
