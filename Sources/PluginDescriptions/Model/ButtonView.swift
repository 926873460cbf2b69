/// A button with a title.
package struct ButtonView: Sendable {
    package let name: Located<String>
    package let title: TextSource
    /// The name of the handler that is called when the button is tapped.
    package let handler: Located<String>?
}
