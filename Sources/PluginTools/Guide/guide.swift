import PluginCore

/// Returns a page in Markdown with everything that a coding assistant needs to write descriptions, and the code of hosts
/// that shows their plugins.
///
/// The keys come from ``Vocabulary``, and the examples are starters.
package func guide() -> String {
    let examples = ["Loading", "Error", "Banner"].compactMap(Starter.named)
    return [
        introduction, rules, commands, descriptions(examples), hosts(examples),
        GuideVocabulary().text,
    ].joined(separator: "\n")
}

private let introduction = """
    # plugingen: a guide for coding assistants

    plugingen generates child view controllers for UIKit and AppKit from JSON files. A *description* is such a file: \
    `Loading.plugin.json` describes the *plugin* `Loading`. The generated code has the class `LoadingViewController`, and \
    methods on every view controller: `showLoading()`, `hideLoading()` and `shownLoading`. A controller that shows a plugin \
    is its *host*. Hosts need no superclass.

    """

private let rules = """
    ## Rules

    - One file for each plugin. The name of the file is the name of the plugin, in UpperCamelCase, without `View` or \
    `Controller` at its end.
    - Never edit generated Swift. Change the description, or write an extension in another file.
    - Values that change are `inputs`; what the user does calls `handlers`. Both become parameters of `show…`.
    - A view shows an input with `{ "input": "message" }`, text for translation with \
    `{ "localized": "error.retry", "value": "Try Again" }`, and other text as a string.
    - A view whose input is optional is hidden while the input is nil.
    - Every name is a Swift identifier, and becomes a property of the controller. Types and defaults are Swift code in \
    strings: `"type": "String?", "default": "nil"`.
    - In a plugin without text, an image needs an accessibility label, or `"decorative": true`.
    - Files may have comments (`//`, `/* */`) and trailing commas. Unknown keys are errors.
    - `plugingen.json` has the settings of all descriptions of a module.
    - Use only the keys below. For what they cannot say, use a `custom` view, `hooks`, or Swift in the host.

    """

private let commands = """
    ## Check each change

    Run these after each change, and fix all problems. Standard error is a JSON array of objects with `severity`, \
    `identifier`, `message`, `place` (`path`, `line`, `column`) and `notes`. The notes say what to write instead.

    ```sh
    plugingen validate --strict --diagnostics json
    plugingen doctor --diagnostics json
    plugingen preview --output plugins.html
    ```

    - `plugingen new NAME --directory DIR` writes a description to start from; `plugingen new --list` lists the starters.
    - With the build plugin, a build generates the Swift. Otherwise, run `plugingen generate`, which writes the files of \
    the modules in `plugingen.json`, or `plugingen generate DIR --output DIR/Generated`. Then commit them.
    - `plugingen check` ends with status 2 if committed files are out of date, and 3 if somebody edited one.

    """

private func descriptions(_ examples: [Starter]) -> String {
    "## Descriptions\n\n"
        + examples.map { starter in
            "`\(starter.name).plugin.json`:\n\n```json\n\(starter.text.trimmingLineBreaks)\n```\n"
        }.joined(separator: "\n")
}

/// Returns the calls that the examples add to hosts.
private func hosts(_ examples: [Starter]) -> String {
    let calls = examples.compactMap { $0.description(named: $0.name) }.flatMap { UsageExample(of: $0).all }
    return """
        ## Code of hosts

        These are the calls of the examples, in any view controller. Each `…` stands for code of the app:

        ```swift
        \(calls.joined(separator: "\n"))
        ```

        - `show…` returns the controller, and updates the inputs if the plugin is shown already. `shown…` is the \
        controller, or nil. `hide…` does nothing if the plugin is not shown.
        - `while…` shows the plugin while an operation runs, and hides it afterwards, also after an error. It exists with \
        `"host": { "while": true }`.
        - A recovery runs an operation, shows the plugin if the operation fails, and runs it again when the user asks for \
        that. It exists with `"host": { "recovery": … }`. Do not write `do` and `catch` around it.
        - Capture `self` weakly in handlers and operations that outlive the screen.
        - Call these methods on the main actor, from `viewDidLoad` on. Plugins of one `group` replace each other, so do not \
        hide `Loading` before you show `Error`.
        - Keep no property for a plugin: ask `shown…`.
        - Every view controller also has `add(_:in:)` and `remove(animated:)`, for children without a description.

        """
}

extension String {
    /// The text without line breaks at its end.
    fileprivate var trimmingLineBreaks: String {
        var text = self
        while text.hasSuffix("\n") { text.removeLast() }
        return text
    }
}
