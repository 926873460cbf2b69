import PluginDescriptions

/// Where a description says what it says, as the messages of its tests tell: "Loading.plugin.json:14".
///
/// A place names the file without its folders, so that the same description gives the same tests
/// everywhere.
struct DescriptionPlaces {
    private let file: SourceFile
    private let name: String
    private let root: JSONNode?

    init(of plugin: PluginDescription) {
        file = plugin.file
        name = descriptionFileName(ofPlugin: plugin.name)
        var diagnostics = DiagnosticCollector()
        root = readJSON(plugin.file, reporting: &diagnostics)
    }

    /// The line on which something begins; the file alone where that is unknown.
    func text(_ range: SourceRange?) -> String {
        guard let range else { return name }
        return "\(name):\(file.location(of: range.lowerBound).line)"
    }

    /// The lines of the keys that tests are made from, by the last parts of their paths.
    var context: MustacheValue {
        var places = MustacheObject()
        for (path, last) in testedKeys {
            let node = path.reduce(root) { $0?.member($1) }
            places[last] = .text(node.map { text($0.range) } ?? "\(name) (by default)")
        }
        return .object(places)
    }
}

private let testedKeys = [
    "placement", "placement.mode", "placement.order", "content.layout", "content.background",
    "presentation.delay", "presentation.minimumDuration", "presentation.dismissesAfter",
    "presentation.transition", "presentation.group", "presentation.whenAlreadyShown",
    "presentation.touches", "accessibility.announcement", "accessibility.modal",
    "accessibility.focus", "accessibility.identifier", "host.while", "host.recovery.message",
    "host.recovery.retry",
].map { key in
    let path = key.split(separator: ".").map(String.init)
    return (path: path, last: path[path.count - 1])
}
