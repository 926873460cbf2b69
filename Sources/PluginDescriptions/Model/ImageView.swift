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
