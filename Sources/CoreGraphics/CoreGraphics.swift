// SPDX-License-Identifier: Apache-2.0

// Foundation has CGFloat, CGPoint, CGSize and CGRect on every platform; `import CoreGraphics` brings them along.
@_exported import Foundation
