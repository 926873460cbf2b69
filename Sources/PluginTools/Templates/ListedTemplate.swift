import PluginCore

/// A template that a run can use.
package struct ListedTemplate: Sendable {
    package let name: String
    /// The files that it makes, as in `LoadingView.swift for each plugin`.
    package let summary: String
    /// The path of the custom template; nil if only the built-in one exists.
    let customPath: String?
    package let isBuiltIn: Bool

    /// `overridden by DIR/X.mustache`, `custom: …`, or nothing.
    package var remark: String {
        guard let customPath else { return "" }
        return isBuiltIn ? " (overridden by \(customPath))" : " (custom: \(customPath))"
    }

    /// Returns the names of templates and the files that they make, as a table.
    package static func list(with custom: CustomTemplates) -> String {
        table(all(with: custom).map { ($0.name, $0.summary + $0.remark) })
    }

    /// Returns all built-in templates, and then the custom ones, both sorted by name.
    package static func all(with custom: CustomTemplates) -> [ListedTemplate] {
        let builtIn = EmbeddedTemplates.withRuntime.map(\.name).sorted().map { name in
            ListedTemplate(
                name: name, summary: outputs[name] ?? runtimeSummary(of: name),
                customPath: custom.file(named: name)?.path,
                isBuiltIn: true)
        }
        let others = custom.files.filter { template in !builtIn.contains { $0.name == template.name } }
        return builtIn
            + others.map { template in
                ListedTemplate(
                    name: template.name, summary: custom.outputSummary(of: template.name) ?? "not used",
                    customPath: template.file.path, isBuiltIn: false)
            }
    }

    /// Returns where the code of a runtime file is generated.
    private static func runtimeSummary(of name: String) -> String {
        "Swift in ChildContainment.swift" + (name.hasPrefix("Runtime/Kernel/") ? "" : ", if a plugin needs it")
    }

    /// The files that templates make.
    private static let outputs = [
        "ChildContainment": "ChildContainment.swift for each module",
        "PluginTestSupport": "PluginTestSupport.swift for each module's tests",
        "PluginAppearance": "PluginAppearance.swift for each module with an engine",
        "PluginHosts": "PluginHosts.swift for each module with states or with protocols of hosts",
        "PluginStatesTests": "PluginStatesTests.swift for each module's tests of states",
        "NoTests": "the file of a plugin without tests",
        "UserTests": "NAMEPluginTests.swift for 'plugingen new NAME --tests DIR'",
        "PluginViewController": "NAMEViewController.swift for each plugin",
        "PluginViewControllerTests": "NAMEViewControllerTests.swift for each plugin's tests",
    ]
}

extension CustomTemplates {
    /// Returns the files that an additional template makes; nil for other templates.
    fileprivate func outputSummary(of template: String) -> String? {
        FileKind(ofTemplate: template).map { kind in
            "\(kind.fileName(ofPlugin: "NAME")) for each \(kind.isShared ? "module" : "plugin")"
                + (kind.isForTests ? "'s tests" : "")
        }
    }
}
