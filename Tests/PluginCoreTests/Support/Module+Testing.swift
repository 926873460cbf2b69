@testable import PluginCore

extension Module {
    /// Creates a module of descriptions that were read already.
    init(_ descriptions: [PluginDescription], configuration: ModuleConfiguration = ModuleConfiguration()) {
        var known = DiagnosticCollector()
        self.init(descriptions.map(\.file), configuration: configuration, reporting: &known)
        self.descriptions = descriptions
    }

    /// Reports descriptions that conflict with each other, and returns the files to generate.
    func checkedPlan(_ options: GenerationOptions, reporting diagnostics: inout DiagnosticCollector) -> [PlannedFile] {
        check(reporting: &diagnostics)
        return plan(options, reporting: &diagnostics)
    }
}
