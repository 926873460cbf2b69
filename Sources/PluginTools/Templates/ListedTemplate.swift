import PluginDescriptions
import PluginGeneration

/// A template that a run can use, with what it makes.
package struct ListedTemplate: Sendable {
    package let name: String
    /// `LoadingView.swift for each plugin`, or what it is a part of.
    package let summary: String
    /// The user's file that is taken for it; nil where the built-in one is.
    package let ownPath: String?
    package let isBuiltIn: Bool

    /// `overridden by DIR/X.mustache`, `own: …`, or nothing.
    package var remark: String {
        guard let ownPath else { return "" }
        return isBuiltIn ? " (overridden by \(ownPath))" : " (own: \(ownPath))"
    }

    /// All built-in templates and then the user's own, both by their names.
    package static func all(with own: CustomTemplates) -> [ListedTemplate] {
        let texts = Dictionary(
            uniqueKeysWithValues: EmbeddedTemplates.all.map { ($0.name, $0.text) })
        let names = texts.keys.sorted()
        let builtIn = names.map { name in
            ListedTemplate(
                name: name,
                summary: outputs[name]
                    ?? partSummary(of: CustomTemplates.nameInKits(name), in: texts),
                ownPath: own.paths(inPlaceOf: name),
                isBuiltIn: true)
        }
        let others = own.files.filter { CustomTemplates.builtInNames(replacedBy: $0.name).isEmpty }
        return builtIn
            + others.map { template in
                ListedTemplate(
                    name: template.name,
                    summary: own.outputSummary(of: template.name) ?? "a part of others",
                    ownPath: template.file.path, isBuiltIn: false)
            }
    }

    /// The templates that include another one, those that several kits have by one name.
    private static func partSummary(of name: String, in texts: [String: String]) -> String {
        let wholes = texts.filter { $0.value.includes(name) }.map {
            CustomTemplates.nameInKits($0.key)
        }
        return "a part of " + Set(wholes).sorted().joined(separator: ", ")
    }

    /// What the templates make that are no parts of others.
    private static let outputs = [
        "ChildContainment": "ChildContainment.swift for each module",
        "ChildContainmentTests": "ChildContainmentTests.swift for each module's tests",
        "NoTests": "in place of tests that are not wanted",
        "UserTests": "NAMEPluginTests.swift for 'plugingen new NAME --tests DIR'",
        "PluginViewController": "NAMEViewController.swift for each plugin",
        "PluginViewControllerTests": "NAMEViewControllerTests.swift for each plugin's tests",
    ]
}

extension CustomTemplates {
    /// The paths of the custom templates that are taken for a built-in one; nil where none is.
    fileprivate func paths(inPlaceOf name: String) -> String? {
        let own = files.filter { Self.builtInNames(replacedBy: $0.name).contains(name) }
        if let template = own.first(where: { $0.name == name }), Self.nameInKits(name) != name {
            return template.file.path
        }
        return own.isEmpty ? nil : own.map(\.file.path).sorted().joined(separator: ", ")
    }

    /// What an extra template makes; nil for others.
    fileprivate func outputSummary(of template: String) -> String? {
        Self.extraFile(of: template, plugin: "NAME").map { file in
            let owner = Self.extraFile(of: template, plugin: "") == file ? "module" : "plugin"
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
