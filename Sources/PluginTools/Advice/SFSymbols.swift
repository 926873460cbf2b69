import PluginCore

/// The names of SF Symbols, with the platform versions that have them first.
struct SFSymbols: Sendable {
    /// A release of SF Symbols.
    struct Release: Sendable {
        let name: String
        /// The first version of each platform with the symbols of the release.
        let versions: [String: String]
    }

    static let all = SFSymbols(EmbeddedSymbols.text)

    let releases: [Release]
    /// All names, those of older releases first.
    let names: [String]
    /// The indices of the releases that have the names first.
    private let releaseIndices: [String: Int]

    /// Reads the names from the text of `SFSymbols.txt`, which explains its format.
    init(_ text: String) {
        var releases: [Release] = []
        var names: [String] = []
        var releaseIndices: [String: Int] = [:]
        for line in text.split(separator: "\n") where line.first != "#" {
            let words = line.split(separator: " ").map(String.init)
            if words[0].first == "[" {
                releases.append(Release(words))
                continue
            }
            let name = words[0].last == "." ? [] : [words[0]]
            for name in name + words.dropFirst().map({ words[0] + $0 }) {
                names.append(name)
                releaseIndices[name] = releases.count - 1
            }
        }
        self.releases = releases
        self.names = names
        self.releaseIndices = releaseIndices
    }

    /// Returns the release that has a symbol first; nil for names that are not symbols.
    func release(of name: String) -> Release? { releaseIndices[name].map { releases[$0] } }

    /// Returns the symbol that was most likely meant; nil if none is near.
    func nearest(to name: String) -> String? {
        let words = name.split(separator: ".")
        let sorted = words.sorted()
        let reordered = names.first { $0.utf8.count == name.utf8.count && $0.split(separator: ".").sorted() == sorted }
        // Only some of the names are compared, because there are so many.
        let similar = names.lazy.filter { other in
            other.first == name.first || other.split(separator: ".").contains(where: words.contains)
        }
        return Self.synonyms[name] ?? reordered ?? nearestMatch(to: name, among: similar)
    }

    /// The names of symbols by their meanings, which many people take for the names.
    private static let synonyms = [
        "add": "plus", "back": "chevron.backward", "close": "xmark", "delete": "trash",
        "download": "arrow.down.circle", "edit": "pencil", "email": "envelope",
        "error": "exclamationmark.circle", "favorite": "heart", "help": "questionmark.circle",
        "home": "house", "mail": "envelope", "menu": "line.3.horizontal",
        "notification": "bell", "offline": "wifi.slash", "refresh": "arrow.clockwise",
        "search": "magnifyingglass", "settings": "gearshape", "share": "square.and.arrow.up",
        "success": "checkmark.circle", "upload": "arrow.up.circle", "user": "person",
        "warning": "exclamationmark.triangle",
    ]
}

extension SFSymbols.Release {
    /// - Parameter words: the words of a line such as `[5.1] iOS 17.2 macOS 14.2`.
    fileprivate init(_ words: [String]) {
        name = words[0].filter { !"[]".contains($0) }
        var versions: [String: String] = [:]
        for index in stride(from: 1, to: words.count - 1, by: 2) { versions[words[index]] = words[index + 1] }
        self.versions = versions
    }
}

extension LanguageAdvisor {
    /// Returns the warnings about a symbol that does not exist, or that the platforms of the module have only in newer
    /// versions.
    func warnings(aboutSymbol name: String, at range: SourceRange) -> [Diagnostic] {
        // Other names were reported as such.
        guard isSpelledAsSymbol(name) else { return [] }
        guard let release = SFSymbols.all.release(of: name) else {
            return [warning(aboutUnknownSymbol: name, at: range)]
        }
        return [warning(about: name, from: release, at: range)].compactMap(\.self)
    }

    private func warning(aboutUnknownSymbol name: String, at range: SourceRange) -> Diagnostic {
        let last = SFSymbols.all.releases.last?.name ?? ""
        let note =
            SFSymbols.all.nearest(to: name).map { "did you mean '\($0)'?" } ?? "copy the name from the app SF Symbols; "
            + "a symbol of your asset catalog is an '\"asset\": \"\(name)\"'"
        return Diagnostic(
            .unknownSymbol, "'\(name)' is not a name of SF Symbols \(last)", at: SourcePlace(checked.file, range), note)
    }

    /// Returns the warning about a symbol that some platform versions of the module do not have. Only versions that the
    /// configuration states count.
    private func warning(about name: String, from release: SFSymbols.Release, at range: SourceRange) -> Diagnostic? {
        let minimum = checked.minimumVersions
        let tooOld = checked.kits.flatMap(\.platforms).compactMap { platform in
            release.versions[platform.name].flatMap { needed in
                let isOld =
                    minimum.support(platform) && minimum.names(platform.name)
                    && isOlder(minimum.version(of: platform), than: needed)
                return isOld ? (platform, needed) : nil
            }
        }
        if tooOld.isEmpty { return nil }
        let needed = tooOld.map { "\($0.name) \($1)" }.joined(separator: " and ")
        let stated = tooOld.map { platform, _ in
            "\(platform.name) \(minimum.version(of: platform))"
        }.joined(separator: " and ")
        return Diagnostic(
            .newerSymbol, "the symbol '\(name)' needs \(needed)",
            at: SourcePlace(checked.file, range),
            "this target's minimum is \(stated), where the image is empty; write another name")
    }

    private func isOlder(_ version: String, than other: String) -> Bool {
        func numbers(_ version: String) -> [Int] {
            let numbers = version.split(separator: ".").map { Int($0) ?? 0 }
            return numbers + Array(repeating: 0, count: max(0, 3 - numbers.count))
        }
        return numbers(version).lexicographicallyPrecedes(numbers(other))
    }
}

extension Diagnostic {
    fileprivate init(_ identifier: DiagnosticIdentifier, _ message: String, at place: SourcePlace, _ note: String) {
        self.init(.warning, identifier, message, at: place, notes: [Diagnostic.Note(note)])
    }
}

extension DiagnosticIdentifier {
    static let newerSymbol: Self = "newer-symbol"
    static let unknownSymbol: Self = "unknown-symbol"
}
