extension Explanation {
    /// The explanations of the section "Files".
    static let ofFiles: [Explanation] = [
        Explanation(
            "no-description", .error,
            "A path does not lead to a description.",
            because: "The command would do nothing.",
            wrong: .files([
                ("Loading.txt", "{}")
            ]),
            right: .files([
                ("Loading.plugin.json", "{}")
            ])),
        Explanation(
            "file-access", .error,
            "A file or folder cannot be read or written.",
            because: "The command could not do all of its work.",
            wrong: .words("a path that does not exist"),
            right: .words("a path that exists, with permission to read or write")),
        Explanation(
            "out-of-date", .error,
            "`generate` would change a generated file.",
            because: "The app would not show what the description says.",
            wrong: .words("a file whose description has changed"),
            right: .words("the same file, after plugingen generate")),
        Explanation(
            "missing-file", .error,
            "A generated file does not exist.",
            because: "The app would not compile.",
            wrong: .words("a file that nobody committed"),
            right: .words("the same file, after plugingen generate")),
        Explanation(
            "edited-by-hand", .error,
            "Somebody has changed a generated file, or written a file in its place.",
            because: "The next generation would discard the change, so plugingen stops.",
            wrong: .words("a file that a formatter has changed"),
            right: .words(
                "a change of the description, of a template, or in an extension in a file of your own"
            )),
        Explanation(
            "stale-build", .error,
            "SwiftPM planned a build before a configuration changed its shared files.",
            because:
                "SwiftPM would compile other files than the build plugin declares, and the errors would not name the cause.",
            wrong: .words(
                "a key engine that was added while Package.swift stayed the same"),
            right: .words(
                "the same key, after touch Package.swift")),
        Explanation(
            "orphaned", .either,
            "The description of a generated file does not exist any more.",
            because: "The app would contain code that nothing describes.",
            wrong: .words("a file whose description was renamed"),
            right: .words("plugingen rename or plugingen remove, which also change generated files")
        ),
        Explanation(
            "plugin-in-use", .error,
            "The plugin cannot be removed, because another description names it.",
            because: "The generated code of the other plugin would not compile.",
            wrong: .words("plugingen remove Loading, with a recovery that shows Loading"),
            right: .words(
                "first a change of the description that names the plugin, and then plugingen remove"
            )),
        Explanation(
            "invalid-catalog", .error,
            "A file is not a string catalog, or has another source language.",
            because: "Xcode would not read the file, or would lose translations.",
            wrong: .files([
                ("Loading.plugin.json", "{}"),
                (
                    "Localizable.xcstrings",
                    #"{ "sourceLanguage": "en", "strings": [], "version": "1.0" }"#
                ),
            ]),
            right: .files([
                ("Loading.plugin.json", "{}"),
                (
                    "Localizable.xcstrings",
                    #"{ "sourceLanguage": "en", "strings": {}, "version": "1.0" }"#
                ),
            ])),
        Explanation(
            "unused-string", .warning,
            "No description has a key that plugingen added to a string catalog.",
            because: "Translators would translate text that nobody sees.",
            wrong: .words("a key that was renamed in its description"),
            right: .words("a catalog without the old key")),
    ]
}
