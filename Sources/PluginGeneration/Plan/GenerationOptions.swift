/// What a run is asked to emit, and where.
package struct GenerationOptions: Sendable {
    /// Tests, and what they need to know of the module that they test.
    package struct Tests: Sendable {
        package let directory: String
        /// The module that holds the emitted controllers.
        package let module: String
        /// What the names of test files and suites begin with; empty in most cases.
        package let prefix: String

        package init(directory: String, module: String, prefix: String = "") {
            self.directory = directory
            self.module = module
            self.prefix = prefix
        }
    }

    /// The folder for controllers; nil where none are to be emitted.
    package let sourcesDirectory: String?
    /// Nil where no tests are to be emitted.
    package let tests: Tests?

    package init(sourcesDirectory: String? = nil, tests: Tests? = nil) {
        self.sourcesDirectory = sourcesDirectory
        self.tests = tests
    }
}
