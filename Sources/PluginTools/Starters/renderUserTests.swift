import PluginCore

extension Module {
    /// Returns a file in which users can begin to write their own tests of a plugin. Returns nil if a
    /// template has errors, and reports them.
    ///
    /// - Parameter tests: the folder of the tests, and the module that they test.
    package func userTests(
        of plugin: PluginDescription, in tests: GenerationOptions.Tests,
        reporting diagnostics: inout DiagnosticCollector
    ) -> RenderedFile? {
        let file = PlannedFile(.userTests, of: plugin, for: plugin.controller.kits, in: tests.directory, tests) {
            data(of: plugin, $0, tests)
        }
        return render([file], reporting: &diagnostics).first
    }
}
