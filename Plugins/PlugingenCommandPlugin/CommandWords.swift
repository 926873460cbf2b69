/// The words for plugingen, which knows nothing of `--target NAME`: the option names targets on the
/// command line, and Xcode adds it for each target that was chosen.
struct CommandWords {
    private(set) var words: [String]

    /// - Parameters:
    ///   - folders: the folders of targets, by the targets' names.
    ///   - described: the names of the targets that hold descriptions.
    init(_ arguments: [String], folders: [String: String], described: [String]) throws {
        var names: [String] = []
        words = []
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if word == "--" {
                words += [word] + rest
                break
            } else if word == "--target", let name = rest.popFirst() {
                names.append(name)
            } else if word.hasPrefix("--target=") {
                names.append(String(word.dropFirst("--target=".count)))
            } else {
                words.append(word)
            }
        }
        if names.isEmpty { return }
        for name in names where folders[name] == nil { throw UnknownTarget(name: name) }
        switch words.first {
        // What Xcode's menu runs where nothing is typed.
        case nil: words = ["doctor"]
        case "new" where names.count == 1 && !words.contains { $0.hasPrefix("--directory") }:
            words += ["--directory", folders[names[0]] ?? "."]
        case "validate" where words.count == 1:
            words += names.filter(described.contains).compactMap { folders[$0] }
        default: break
        }
    }
}

/// A target that was named and is not there.
struct UnknownTarget: Error, CustomStringConvertible {
    let name: String

    var description: String { "there is no target '\(name)' with sources" }
}
