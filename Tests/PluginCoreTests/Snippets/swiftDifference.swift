@testable import PluginCore
@testable import PluginTools

/// Returns the lines of a controller that the key of a snippet adds, and those that it removes with `-` before them. If the
/// key is required, returns the lines that only its second value adds. Empty lines separate places of the controller.
/// Returns nil if the framework does not have the key.
func swiftDifference(of snippet: Snippet, for framework: String) -> [String]? {
    guard let before = controllerLines(snippet.firstDescription, for: framework),
        let after = controllerLines(snippet.secondDescription, for: framework)
    else { return nil }
    var removals: Set<Int> = []
    var insertions: Set<Int> = []
    for change in after.difference(from: before) {
        switch change {
        case .remove(let offset, _, _): removals.insert(offset)
        case .insert(let offset, _, _): insertions.insert(offset)
        }
    }
    var lines: [String] = []
    var isSeparated = true
    func add(_ line: String) {
        if line.isEmpty { return }
        if isSeparated, !lines.isEmpty { lines.append("") }
        isSeparated = false
        lines.append(line)
    }
    var (old, new) = (0, 0)
    while old < before.count || new < after.count {
        if removals.contains(old) {
            if !snippet.isOfRequiredKey, !before[old].isEmpty { add("-" + before[old]) }
            old += 1
        } else if insertions.contains(new) {
            add(after[new])
            new += 1
        } else {
            if !after[new].isEmpty { isSeparated = true }
            old += 1
            new += 1
        }
    }
    return lines
}

/// Returns the lines of the controller that is generated from a description, without the header, and the names of the parts
/// of the shared code that it needs. Returns nil if the description is wrong for the framework.
func controllerLines(_ description: String, for framework: String) -> [String]? {
    var found = DiagnosticCollector()
    let configuration = ModuleConfiguration(kits: Kit.all.filter { $0.name == framework })
    let file = SourceFile(path: "Example.plugin.json", text: description)
    // The plugins that the recoveries of snippets name.
    let other = SourceFile(path: "Loading.plugin.json", text: #"{ "host": { "while": true } }"#)
    let module = Module([file, other], configuration: configuration, reporting: &found)
    module.check(reporting: &found)
    let plan = module.plan(GenerationOptions(sourcesDirectory: ""), reporting: &found)
        .filter { $0.name == "ExampleViewController.swift" }
    let rendered = module.render(plan, reporting: &found)
    guard let text = rendered.first.map({ String(decoding: $0.bytes, as: UTF8.self) }),
        let plugin = plan.first?.plugin
    else { return nil }
    let parts = plugin.controller.kits.dialects(with: configuration.strings).flatMap {
        RuntimePart.needed(by: plugin, $0)
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.drop { !$0.hasPrefix("#if") }
        + Set(parts.map { "// Part of the shared code: \($0.rawValue)" }).sorted()
}
