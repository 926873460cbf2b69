import PluginDescriptions

/// The places in a description that the messages of its generated tests mention:
/// "Loading.plugin.json:14".
///
/// A place has the name of the file without its folders, so that a description has the same tests
/// wherever it is.
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

    /// Returns the place of a range as file and line; only the file if the range is nil.
    func text(_ range: SourceRange?) -> String {
        guard let range else { return name }
        return "\(name):\(file.location(of: range.lowerBound).line)"
    }

    /// The places of the keys that tests are generated from, by the last parts of their paths.
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
    "placement", "placement.mode", "placement.order", "placement.maximumWidth", "content.layout",
    "content.background",
    "presentation.delay", "presentation.minimumDuration", "presentation.dismissesAfter",
    "presentation.transition", "presentation.group", "presentation.whenAlreadyShown",
    "presentation.touches", "presentation.backdrop", "presentation.swipeToDismiss",
    "accessibility.announcement",
    "accessibility.modal",
    "accessibility.focus", "accessibility.identifier", "host.while", "host.recovery.message",
    "host.recovery.error",
    "host.recovery.retry",
].map { key in
    let path = key.split(separator: ".").map(String.init)
    return (path: path, last: path[path.count - 1])
}
