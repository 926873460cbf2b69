/// A text that is read.
package struct LabelView: Sendable {
    package let name: Located<String>
    package let text: TextSource
    package let textStyle: TextStyle
    /// The greatest number of lines; 0 for as many as the text needs.
    package let lines: Int
}
