/// A module that the configuration of a project lists.
///
/// Paths start from the folder of the configuration.
package struct ProjectModule: Sendable {
    /// The committed tests of a module.
    package struct Tests: Sendable {
        package let output: String
        /// The prefix of the names of test files and suites; empty for none.
        package let prefix: String
    }

    /// The name that the module is imported by.
    package let name: String
    package let descriptions: String
    /// The folder of the committed controllers; nil if a build plugin generates them.
    package let output: String?
    /// The committed tests; nil for none.
    package let tests: Tests?

    /// The folders of the committed files.
    package var outputs: [String] { [output, tests?.output].compactMap { $0 } }
}
