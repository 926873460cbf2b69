import SourceDiagnostics

/// A member of an object: a key and its value (RFC 8259, section 4).
package struct JSONMember: Sendable {
    /// The key with its escapes resolved.
    package let key: String

    /// The key as it is written, quotation marks included.
    package let keyRange: SourceRange

    package let value: JSONNode
}
