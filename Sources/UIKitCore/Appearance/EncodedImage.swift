import Foundation

/// The bytes of an image as they were handed in, and what their header says. Copies of a `UIImage` share it.
package final class EncodedImage: Sendable {
    package let data: Data
    package let header: ImageHeader

    package init(_ data: Data) throws(UIImageError) {
        header = try ImageHeader(data)
        self.data = data
    }
}
