// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

/// A list of objects by their addresses, which may have empty places. It may hold its objects weakly: then the place of a freed object
/// is empty.
///
/// ```swift
/// let views = NSPointerArray.weakObjects()
/// views.addPointer(Unmanaged.passUnretained(view).toOpaque())
/// ```
open class NSPointerArray: NSObject {
    private let options: NSPointerFunctions.Options
    private var places: [TableReference?] = []

    /// An empty list; the options say whether it holds its objects.
    public init(options: NSPointerFunctions.Options) {
        self.options = options
        super.init()
    }

    /// An empty list that holds its objects.
    public static func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }
    /// An empty list that does not hold its objects.
    public static func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// How many places the list has, empty ones too. Places that are added are empty; places at the end are taken away.
    open var count: Int {
        get { places.count }
        set {
            enforce(newValue >= 0, "A pointer array cannot have \(newValue) places.")
            while places.count < newValue { places.append(nil) }
            places.removeLast(places.count - newValue)
        }
    }

    /// The objects that still exist, in the order of their places.
    open var allObjects: [Any] { places.compactMap { $0?.object } }

    /// The address of the object at a place; `nil` for an empty place. A place that the list does not have ends the program.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        check(index, below: places.count)
        return places[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    /// Adds an object by its address at the end; `nil` adds an empty place.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(reference(pointer)) }

    /// Adds an object by its address before another one.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        check(index, below: places.count + 1)
        places.insert(reference(item), at: index)
    }

    /// Puts an object, by its address, in the place of another one.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        check(index, below: places.count)
        places[index] = reference(item)
    }

    /// Takes a place away.
    open func removePointer(at index: Int) {
        check(index, below: places.count)
        places.remove(at: index)
    }

    /// Takes all empty places away.
    open func compact() { places.removeAll { $0?.object == nil } }

    private func check(_ index: Int, below count: Int) {
        enforce((0..<count).contains(index), "A pointer array of \(places.count) places has none at \(index).")
    }

    private func reference(_ pointer: UnsafeMutableRawPointer?) -> TableReference? {
        pointer.map { TableReference(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
    }
}
