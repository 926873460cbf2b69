/// The stable name of a kind of problem, such as `unknown-key`.
///
/// Each layer names its own in an extension. A name, once released, keeps its meaning.
package struct DiagnosticIdentifier: Hashable, Sendable, ExpressibleByStringLiteral {
    package let name: String

    package init(stringLiteral name: String) {
        self.name = name
    }
}
