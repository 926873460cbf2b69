/// Where a text comes from.
package enum TextSource: Sendable {
    case literal(String)
    /// A text of the app's string tables, with what stands for it where they have none.
    case localized(key: String, value: String, comment: String)
    /// The name of the input that holds the text.
    case input(Located<String>)
}
