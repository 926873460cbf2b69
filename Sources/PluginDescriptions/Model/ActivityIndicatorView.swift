/// A spinning indicator.
package struct ActivityIndicatorView: Sendable {
    package enum Size: String, CaseIterable, Sendable {
        case medium
        case large
    }

    package let name: Located<String>
    package let size: Size
}
