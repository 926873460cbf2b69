import PluginDescriptions
import PluginGeneration

/// A template that a run can use.
package struct ListedTemplate: Sendable {
    package let name: String
    /// The files that it makes, as in `LoadingView.swift for each plugin`, or the templates that it is a part of.
    package let summary: String
    /// The path of the custom template; nil if only the built-in one exists.
    package let customPath: String?
    package let isBuiltIn: Bool

    /// `overridden by DIR/X.mustache`, `custom: …`, or nothing.
    package var remark: String {
        guard let customPath else { return "" }
        return isBuiltIn ? " (overridden by \(customPath))" : " (custom: \(customPath))"
    }

    /// Returns all built-in templates, and then the custom ones, both sorted by name.
    package static func all(with custom: CustomTemplates) -> [ListedTemplate] {
        let texts = Dictionary(
            uniqueKeysWithValues: EmbeddedTemplates.all.map { ($0.name, $0.text) })
        let names = texts.keys.sorted()
        let builtIn = names.map { name in
            ListedTemplate(
                name: name,
                summary: outputs[name]
                    ?? partSummary(of: CustomTemplates.nameWithoutKit(name), in: texts),
                customPath: custom.joinedPaths(replacing: name),
                isBuiltIn: true)
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

    /// Returns the templates that include another one, each name once for all kits.
    private static func partSummary(of name: String, in texts: [String: String]) -> String {
        let wholes = texts.filter { $0.value.includes(name) }.map {
            CustomTemplates.nameWithoutKit($0.key)
        }
        return "a part of " + Set(wholes).sorted().joined(separator: ", ")
    }

    /// The files that templates make, for those that are not parts of others.
    private static let outputs = [
        "ChildContainment": "ChildContainment.swift for each module",
        "ChildContainmentTests": "ChildContainmentTests.swift for each module's tests",
        "PluginAppearance": "PluginAppearance.swift for each module",
        "PluginSwiftUI": "PluginSwiftUI.swift for each module",
        "PluginScenes": "PluginScenes.swift for each module",
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
        if let template = custom.first(where: { $0.name == name }),
            Self.nameWithoutKit(name) != name
        {
            return template.file.path
        }
        return custom.isEmpty ? nil : custom.map(\.file.path).sorted().joined(separator: ", ")
    }

    /// Returns the files that an additional template makes; nil for other templates.
    fileprivate func outputSummary(of template: String) -> String? {
        Self.additionalFileName(of: template, plugin: "NAME").map { file in
            let owner =
                Self.additionalFileName(of: template, plugin: "") == file ? "module" : "plugin"
            return "\(file) for each \(owner)" + (template.contains("/") ? "'s tests" : "")
        }
    }
}

extension String {
    /// Whether the text of a template includes a partial.
    fileprivate func includes(_ partial: String) -> Bool {
        split(separator: "\n").contains { line in
            line.drop { $0 == " " }.hasPrefix("{{> \(partial)}}")
        }
    }
}
