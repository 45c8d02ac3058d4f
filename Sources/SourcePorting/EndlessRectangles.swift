// SPDX-License-Identifier: Apache-2.0

#if Porting
    /// A method that a module gets which makes rectangles without end and asks what they meet, as left-aligned layouts do (PO43). On Linux
    /// Foundation's method ends the program there. The module's own goes before it.
    struct EndlessRectangles {
        private let module: Module

        init(_ module: Module) { self.module = module }

        func rewrite() {
            guard !(module.index.members["CGRect"] ?? []).contains(where: { $0.name == "intersects" }) else { return }
            let concerned = module.files.first { file in
                !file.isLeftOut
                    && TokenNames(file.syntax).names.isSuperset(of: ["CGRect", "infinity", "intersects"])
            }
            concerned?.appendix.append(Self.text)
        }

        private static let text = """
            extension CGRect {
                /// What rectangles without an end meet (PO43): Foundation ends the program there on Linux.
                nonisolated func intersects(_ other: CGRect) -> Bool {
                    func meet(_ start: CGFloat, _ length: CGFloat, _ otherStart: CGFloat, _ otherLength: CGFloat) -> Bool {
                        func span(_ start: CGFloat, _ length: CGFloat) -> (start: CGFloat, end: CGFloat) {
                            // From one end of the plane to the other.
                            let end = start.isInfinite && length.isInfinite ? length : start + length
                            return (min(start, end), max(start, end))
                        }
                        let (own, others) = (span(start, length), span(otherStart, otherLength))
                        return own.start < others.end && others.start < own.end
                    }
                    return meet(origin.x, size.width, other.origin.x, other.size.width)
                        && meet(origin.y, size.height, other.origin.y, other.size.height)
                }
            }
            """
    }
#endif
