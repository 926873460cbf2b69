import PluginCore

/// A template that a run can use.
package struct ListedTemplate: Sendable {
    package let name: String
    /// The files that it makes, as in `LoadingView.swift for each plugin`, or the templates that it is a part of.
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
        let texts = Dictionary(uniqueKeysWithValues: EmbeddedTemplates.withRuntime.map { ($0.name, $0.text) })
        let names = texts.keys.sorted()
        let wholes = wholes(in: texts)
        let builtIn = names.map { name in
            ListedTemplate(
                name: name,
                summary: outputs[name] ?? runtimeSummary(of: name) ?? "a part of "
                    + wholes[CustomTemplates.nameWithoutKit(name), default: []].sorted().joined(separator: ", "),
                customPath: custom.joinedPaths(replacing: name), isBuiltIn: true)
        }
        let others = custom.files.filter {
            CustomTemplates.builtInNames(replacedBy: $0.name).isEmpty
        }
        return builtIn
            + others.map { template in
                ListedTemplate(
                    name: template.name,
                    summary: custom.outputSummary(of: template.name) ?? "a part of others",
                    customPath: template.file.path, isBuiltIn: false)
            }
    }

    /// Returns the templates that include each partial, each name once for all kits.
    private static func wholes(in texts: [String: String]) -> [String: Set<String>] {
        var wholes: [String: Set<String>] = [:]
        for (name, text) in texts {
            for partial in text.partials {
                wholes[partial, default: []].insert(CustomTemplates.nameWithoutKit(name))
            }
        }
        return wholes
    }

    /// Returns where the code of a runtime file is generated; nil for a template.
    private static func runtimeSummary(of name: String) -> String? {
        if name.hasPrefix("Runtime/Kernel/") { return "Swift in ChildContainment.swift" }
        return name.hasPrefix("Runtime/") ? "Swift in ChildContainment.swift, if a plugin needs it" : nil
    }

    /// The files that templates make, for those that are not parts of others.
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
    /// Returns the paths of the custom templates that replace a built-in one, with commas between them; nil if there are
    /// none.
    fileprivate func joinedPaths(replacing name: String) -> String? {
        let custom = files.filter { Self.builtInNames(replacedBy: $0.name).contains(name) }
        if let template = custom.first(where: { $0.name == name }), Self.nameWithoutKit(name) != name {
            return template.file.path
        }
        return custom.isEmpty ? nil : custom.map(\.file.path).sorted().joined(separator: ", ")
    }

    /// Returns the files that an additional template makes; nil for other templates.
    fileprivate func outputSummary(of template: String) -> String? {
        FileKind(ofTemplate: template).map { kind in
            "\(kind.fileName(ofPlugin: "NAME")) for each \(kind.isShared ? "module" : "plugin")"
                + (kind.isForTests ? "'s tests" : "")
        }
    }
}

extension String {
    /// The partials that the text of a template includes, each on a line of its own.
    fileprivate var partials: [String] {
        split(separator: "\n").compactMap { line in
            line.wholeMatch(of: /\s*\{\{> (\w+)\}\}/).map { String($0.output.1) }
        }
    }
}
