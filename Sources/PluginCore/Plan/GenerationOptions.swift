/// The folders to generate files into.
package struct GenerationOptions: Sendable {
    /// The folder for tests, and their settings.
    package struct Tests: Sendable {
        /// The folder for test files.
        package let directory: String
        /// The module that holds the generated controllers.
        package let module: String
        /// The start of the names of test files and suites; usually empty.
        package let prefix: String
        package var framework: TestFramework

        package init(
            directory: String, module: String, prefix: String = "",
            framework: TestFramework = .swiftTesting
        ) {
            self.directory = directory
            self.module = module
            self.prefix = prefix
            self.framework = framework
        }
    }

    /// The folder for controllers; nil if no controllers are generated.
    package let sourcesDirectory: String?
    /// The options for tests; nil if no tests are generated.
    package var tests: Tests?

    /// Creates options. Without a folder and without tests, nothing is generated.
    package init(sourcesDirectory: String? = nil, tests: Tests? = nil) {
        self.sourcesDirectory = sourcesDirectory
        self.tests = tests
    }
}
