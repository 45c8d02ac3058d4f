/// What a view that holds elements is to assistive technology (AX26).
public enum UIAccessibilityContainerType: Int, Sendable {
    case none
    /// Rows and columns; the container tells them by `UIAccessibilityContainerDataTable`.
    case dataTable
    /// One thing after another.
    case list
    /// A part of the screen that people go to.
    case landmark
    /// Things that belong together, under the container's label.
    case semanticGroup
}
