extension ShapeChecker {
    /// Checks that a word is one of the values of a choice, and that all platforms know it.
    ///
    /// - Parameter shape: everything that can be in the place of the word.
    mutating func checkChoice(
        _ text: String, among choice: Choice, in shape: ValueShape, of subject: Subject,
        at range: SourceRange
    ) {
        if choice.contains(text) { return checkVersions(of: text, at: range) }
        let words = choice.values
        var list = "accepted: \(quotedList(words))"
        if let object = shape.object {
            list += ", or an object with \(quotedList(object.keys.acceptedNames))"
        }
        var note = match(for: text, among: words).map { "did you mean '\($0)'?" } ?? ""
        if case .key(let key) = subject, Vocabulary.configuration.takes(text, as: key.name) {
            note = "'\(text)' holds for all plugins, in \(ModuleConfiguration.fileName)"
        }
        report(
            .unknownValue, "unknown value '\(text)' \(subject.phrase)", at: range,
            advice: Diagnostic.Note(note, list: list))
    }

    /// Checks that a word is known to all platform versions that the module supports.
    private mutating func checkVersions(of word: String, at range: SourceRange) {
        guard let newer = Vocabulary.newerValue(word) else { return }
        let tooOld = minimumVersions.all.filter { platform, version in
            newer.platforms.contains(platform)
                && MinimumVersions.major(of: version) ?? 0 < newer.version
                && kits.contains { $0.runs(on: platform) }
        }
        if tooOld.isEmpty { return }
        let versions = tooOld.map { platform, _ in "\(platform) \(newer.version)" }
        let minimums = tooOld.map { platform, version in "\(platform) \(version)" }
        report(
            .newerPlatform, "'\(word)' needs \(versions.joined(separator: " and "))", at: range,
            note: "this target's minimum is \(minimums.joined(separator: " and ")); raise "
                + "'minimumVersions' in \(ModuleConfiguration.fileName)")
    }
}

extension ObjectShape {
    /// Returns whether a word is one of the values of a key.
    fileprivate func takes(_ word: String, as name: String) -> Bool {
        guard let key = keys.first(where: { $0.name == name }), case .choice(let choice) = key.value
        else { return false }
        return choice.contains(word)
    }
}

extension ValueShape {
    /// The object that the value is, or can be.
    var object: ObjectShape? {
        switch self {
        case .object(let shape): shape
        case .anyOf(let shapes): shapes.lazy.compactMap(\.object).first
        default: nil
        }
    }
}

extension DiagnosticIdentifier {
    static let newerPlatform: Self = "newer-platform"
    static let unknownValue: Self = "unknown-value"
}
