/// A word of a choice that the first supported systems do not know.
package struct NewerWord: Sendable {
    package let word: String
    /// The first version that knows it, of each of some systems.
    package let version: Int
    package let systems: [String]

    init(_ word: String, from version: Int, of systems: [String]) {
        self.word = word
        self.version = version
        self.systems = systems
    }
}
