extension Explanation {
    /// The explanations of the section "Templates".
    static let ofTemplates: [Explanation] = [
        Explanation(
            "template-unclosed-tag", .error,
            "A tag has no end.",
            because: "The rest of the template would be a part of the tag.",
            wrong: .template("// {{name"),
            right: .template("// {{controller}}")),
        Explanation(
            "template-invalid-name", .error,
            "A tag does not contain a name.",
            because: "A name cannot contain a space.",
            wrong: .template("// {{a b}}"),
            right: .template("// {{controller}}")),
        Explanation(
            "template-invalid-delimiters", .error,
            "A tag that changes delimiters is wrong.",
            because: "plugingen would not know where the next tag begins.",
            wrong: .template("{{=<% =}}\n// <% controller %>"),
            right: .template("{{=<% %>=}}\n// <% controller %>")),
        Explanation(
            "template-unclosed-section", .error,
            "A section has no end.",
            because: "The rest of the template would be a part of the section.",
            wrong: .template("{{#inputs}}// {{name}}"),
            right: .template("{{#inputs}}// {{name}}{{/inputs}}")),
        Explanation(
            "template-mismatched-section", .error,
            "A section is closed by another name.",
            because: "Sections can be in each other, but cannot overlap.",
            wrong: .template("{{#inputs}}// {{name}}{{/handlers}}"),
            right: .template("{{#inputs}}// {{name}}{{/inputs}}")),
        Explanation(
            "template-unknown-partial", .error,
            "A partial does not exist.",
            because: "A part of the code would be missing.",
            wrong: .template("{{> Missing}}"),
            right: .template("{{> Initializers}}")),
        Explanation(
            "template-unknown", .error,
            "A template does not exist.",
            because: "The program is incomplete.",
            wrong: .words("a template that is missing from the program"),
            right: .words("a program that was built from all of its sources")),
        Explanation(
            "template-unknown-name", .error,
            "The data does not have this name.",
            because: "A misspelled name would insert nothing.",
            wrong: .template("// {{nmae}}"),
            right: .template("// {{controller}}")),
        Explanation(
            "template-not-text", .error,
            "An inserted value is not a text.",
            because: "A list has no text to insert.",
            wrong: .template("// {{inputs}}"),
            right: .template("{{#inputs}}// {{name}}\n{{/inputs}}")),
        Explanation(
            "template-endless-partial", .error,
            "A partial includes itself without end, or a template repeats its parts so often that the file becomes too large.",
            because: "Generating would never end.",
            wrong: .templates([("{{plugin}}Notes.swift", "{{> Note}}"), ("Note", "{{> Note}}")]),
            right: .templates([
                ("{{plugin}}Notes.swift", "{{> Note}}"), ("Note", "// {{controller}}"),
            ])),
        Explanation(
            "template-file-name", .error,
            "The name of a template has a tag other than `{{plugin}}`; or two templates generate the same file; or the template is in the folder of a framework.",
            because: "One file would replace the other.",
            wrong: .templates([("{{plugin}}ViewController.swift", "// {{controller}}")]),
            right: .template("// {{controller}}")),
        Explanation(
            "unused-template", .warning,
            "A template does not have the name of a built-in template, and no other template includes it.",
            because: "The template has no effect.",
            wrong: .templates([("PluginViewControler", "// {{controller}}")]),
            right: .template("// {{controller}}")),
        Explanation(
            "unread-template", .warning,
            "A file or a folder of templates is in a place that plugingen does not read.",
            because: "The template has no effect.",
            wrong: .templates([("uikit/Initializers", "// {{controller}}")]),
            right: .template("// {{controller}}")),
        Explanation(
            "old-template", .warning,
            "The built-in template of a custom template has changed.",
            because: "The custom template may lack what generated code needs now.",
            wrong: .words("a template from an older version of plugingen"),
            right: .words(
                "the template, after plugingen templates --diff and with the new mark in its first line"
            )),
    ]
}

extension Explanation.Example {
    /// A module with a template for a file of each plugin.
    fileprivate static func template(_ text: String) -> Self {
        templates([("{{plugin}}Notes.swift", text)])
    }

    /// A module with some templates.
    fileprivate static func templates(_ templates: [(name: String, text: String)]) -> Self {
        .files(
            [
                ("Loading.plugin.json", "{}"),
                ("plugingen.json", #"{ "templates": "Templates" }"#),
            ] + templates.map { ("Templates/\($0.name).mustache", $0.text) })
    }
}
