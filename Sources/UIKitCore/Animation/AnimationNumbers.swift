// SPDX-License-Identifier: Apache-2.0

/// The numbers that an application's animations have for its host.
struct AnimationNumbers {
    private var last: UInt32 = 0

    /// Whether an animation or a motion ever ran. From then on, subtrees that leave a window are searched for motions.
    private(set) var isInUse = false

    mutating func next() -> UInt32 {
        isInUse = true
        last += 1
        return last
    }

    /// A motion ran, which needs no number.
    mutating func noteMotion() { isInUse = true }
}
