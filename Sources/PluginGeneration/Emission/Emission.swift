/// What became of a rendered file.
package struct Emission: Sendable {
    package enum Outcome: Sendable {
        case written
        /// The file was there already, with the same contents; it keeps its time of modification.
        case unchanged
    }

    package let path: String
    package let outcome: Outcome
}
