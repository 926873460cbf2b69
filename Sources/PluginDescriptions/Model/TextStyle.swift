/// The text styles of Dynamic Type that every platform of UIKit has, by UIKit's names.
package enum TextStyle: String, CaseIterable, Sendable {
    case title1
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption1
    case caption2
}
