import SourceDiagnostics

/// A JSON value together with the place that it was read from.
package struct JSONNode: Sendable {
    package let value: JSONValue

    /// From the first byte of the value to its last one, brackets and quotation marks included.
    package let range: SourceRange

    /// The value's kind in words, as in "expected a string, found an array".
    package var kind: String { value.kind }
}
