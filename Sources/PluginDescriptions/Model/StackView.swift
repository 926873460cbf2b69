/// Views in a row or in a column.
package struct StackView: Sendable {
    package enum Axis: String, CaseIterable, Sendable {
        case horizontal
        case vertical
    }

    package enum Alignment: String, CaseIterable, Sendable {
        case fill
        case leading
        case center
        case trailing
        case top
        case bottom
    }

    package let views: [ContentView]
    package let axis: Axis
    /// Points between two views.
    package let spacing: Double
    package let alignment: Located<Alignment>
}
