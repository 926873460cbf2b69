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

/// A text that is read.
package struct LabelView: Sendable {
    package let name: Located<String>
    package let text: TextSource
    package let textStyle: TextStyle
    /// The greatest number of lines; 0 for as many as the text needs.
    package let lines: Int
}

/// A button with a title.
package struct ButtonView: Sendable {
    package let name: Located<String>
    package let title: TextSource
    /// The name of the handler that is called when the button is tapped.
    package let handler: Located<String>?
}

/// An image.
package struct ImageView: Sendable {
    package enum Source: Sendable {
        /// The name of an SF Symbol.
        case symbol(String)
        /// The name of an image of the app.
        case asset(String)
        /// The name of the input that holds the image.
        case input(Located<String>)
    }

    package let name: Located<String>
    package let source: Source
    package let textStyle: TextStyle
}

/// A spinning indicator.
package struct ActivityIndicatorView: Sendable {
    package enum Size: String, CaseIterable, Sendable {
        case medium
        case large
    }

    package let name: Located<String>
    package let size: Size
}

/// Where a text comes from.
package enum TextSource: Sendable {
    case literal(String)
    /// A text of the app's string tables, with what stands for it where they have none.
    case localized(key: String, value: String, comment: String)
    /// The name of the input that holds the text.
    case input(Located<String>)
}

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
