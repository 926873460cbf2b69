import SourceDiagnostics

/// Compares a description's JSON with the vocabulary, and reports every difference.
struct ShapeChecker {
    let file: SourceFile
    /// Whether all of the file could be read. Where it could not, a key that seems to be missing may
    /// be there, and is not reported.
    let isComplete: Bool
    /// The oldest systems that the words of choices have to be known to.
    var minimumVersions = MinimumVersions()
    /// The kits that the words have to be known to.
    var kits: [Kit] = []
    private(set) lazy var kitsWithRemarks = kits.filter { $0.hasRemarks }
    private(set) var viewCount = 0
    var diagnostics = DiagnosticCollector()

    /// - Parameter subject: what the value belongs to, as in `'delay'` or `an input`.
    mutating func check(_ node: JSONNode, is shape: ValueShape, subject: @autoclosure () -> String)
    {
        switch (shape, node.value) {
        case (.string, .string), (.boolean, .bool), (.nameOrBoolean, .bool):
            break
        case (.identifier, .string(let text)),
            (.nameOrBoolean, .string(let text)) where !["true", "false"].contains(text):
            report(SwiftIdentifier.problem(of: text), .invalidIdentifier, subject(), at: node)
        case (.nameOrBoolean, .string(let text)):
            diagnostics.error(
                .invalidIdentifier, "\(subject()) is '\(text)', which Swift keeps for itself",
                at: place(node.range), notes: [.init("remove the quotation marks")])
        case (.moduleName, .string(let text)):
            report(SwiftIdentifier.problem(ofModule: text), .invalidIdentifier, subject(), at: node)
        case (.swiftType, .string(let text)):
            report(SwiftFragment.problem(ofType: text), .invalidType, subject(), at: node)
        case (.swiftExpression, .string(let text)):
            report(
                SwiftFragment.problem(ofExpression: text), .invalidExpression, subject(), at: node)
        case (.version(let least), .string(let text)):
            if let major = MinimumVersions.major(of: text), major >= least { return }
            error(.invalidVersion, subject(), shape, at: node)
        case (.integer(let range), .number(let number)):
            if let value = number.int, range.contains(value) { return }
            error(number.isWhole ? .outOfRange : .wrongType, subject(), shape, at: node)
        case (.number(let range), .number(let number)):
            if let value = number.double, range.contains(value) { return }
            error(.outOfRange, subject(), shape, at: node)
        case (.choice(let words), .string(let text)):
            if words.contains(text) {
                checkVersions(of: text, at: node)
            } else {
                unknownWord(text, among: words, subject: subject(), at: node)
            }
        case (.list(let element), .array(let nodes)):
            guard isBounded(nodes.count, subject(), "elements", at: node) else { return }
            for node in nodes {
                check(node, is: element, subject: "an element of \(subject())")
            }
        case (.object(let shape), .object(let members)):
            guard isBounded(members.count, subject(), "keys", at: node) else { return }
            check(members, of: node, are: shape.keys, shape: shape)
        case (.text, .string):
            break
        case (.text, .object(let members)):
            checkVariant(
                members, of: node, among: Vocabulary.textKinds,
                whenUnclear: "a text needs 'localized' or 'input'")
        case (.anyOf(let shapes), let value) where shapes.contains { $0.takes(value) }:
            for shape in shapes where shape.takes(value) {
                check(node, is: shape, subject: subject())
            }
        case (.view(let outermost), .object(let members)):
            viewCount += 1
            guard isBounded(members.count, subject(), "keys", at: node), viewCount <= Self.viewLimit
            else {
                if viewCount == Self.viewLimit + 1 {
                    diagnostics.error(
                        .tooManyViews, "a plugin has at most \(Self.viewLimit) views",
                        at: place(node.range.opening))
                }
                return
            }
            checkVariant(
                members, of: node, among: Vocabulary.viewKinds,
                extraKeys: outermost ? Vocabulary.outermostKeys : [],
                whenUnclear: "a view needs a key that says its kind: one of "
                    + quotedList(Vocabulary.viewKinds))
        default:
            let hint = shape.hint(whenGiven: node.value)
            diagnostics.error(
                .wrongType, "\(subject()) must be \(shape.words), not \(node.value.kind)",
                at: place(node.range), notes: hint.map { [.init($0)] } ?? [])
        }
    }

    /// Emission compares the parts of a plugin with each other: their number is to stay within reason.
    private mutating func isBounded(
        _ count: Int, _ subject: @autoclosure () -> String, _ parts: String, at node: JSONNode
    ) -> Bool {
        if count <= Vocabulary.countLimit { return true }
        diagnostics.error(
            .tooMany, "\(subject()) has more than \(Vocabulary.countLimit) \(parts)",
            at: place(node.range.opening))
        return false
    }

    static let viewLimit = 500

    private mutating func report(
        _ problem: String?, _ identifier: DiagnosticIdentifier,
        _ subject: @autoclosure () -> String, at node: JSONNode
    ) {
        guard let problem else { return }
        // It is told where it is read.
        if node.string?.unicodeScalars.contains(where: \.changesDirection) == true { return }
        diagnostics.error(identifier, "\(subject()) \(problem)", at: place(node.range))
    }

    private mutating func error(
        _ identifier: DiagnosticIdentifier, _ subject: String, _ shape: ValueShape,
        at node: JSONNode
    ) {
        diagnostics.error(identifier, "\(subject) must be \(shape.words)", at: place(node.range))
    }

    /// A word is known to all systems that the module is for.
    private mutating func checkVersions(of word: String, at node: JSONNode) {
        guard word.utf8.count >= Vocabulary.newerWordLength,
            let needed = Vocabulary.newerWords[word]
        else { return }
        let older = minimumVersions.all.filter { system, version in
            kits.contains { $0.runs(on: system) }
                && (MinimumVersions.major(of: version) ?? 0) < needed[system] ?? 0
        }
        if older.isEmpty { return }
        let versions = older.map { "\($0.system) \(needed[$0.system] ?? 0)" }
        let minimums = older.map { "\($0.system) \($0.version)" }
        diagnostics.error(
            .newerSystem, "'\(word)' needs \(versions.joined(separator: " and "))",
            at: place(node.range),
            notes: [
                Diagnostic.Note(
                    "this target's minimum is \(minimums.joined(separator: " and ")); raise "
                        + "'minimumVersions' in \(ModuleConfiguration.fileName)")
            ])
    }

    private mutating func unknownWord(
        _ text: String, among words: [String], subject: String, at node: JSONNode
    ) {
        diagnostics.error(
            .unknownValue, "unknown value '\(text)' of \(subject)", at: place(node.range),
            notes: suggestion(for: text, among: words, accepted: words))
    }
}

extension ShapeChecker {
    func place(_ range: SourceRange) -> SourcePlace {
        SourcePlace(file, range)
    }

    /// What to write in the place of a word that is not known.
    func suggestion(
        for text: String, among words: [String], accepted: [String]
    ) -> [Diagnostic.Note] {
        let list = "accepted: \(quotedList(accepted))"
        guard let match = nearestMatch(to: text, among: words) else {
            return accepted.isEmpty ? [] : [Diagnostic.Note(list)]
        }
        return [Diagnostic.Note("did you mean '\(match)'? \(list)")]
    }
}

extension [KeyShape] {
    /// The keys to tell someone who is looking for one.
    var accepted: [String] { filter { !$0.isForTools }.map(\.name) }
}

extension JSONNumber {
    /// Whether the number has no fraction; a number that is too large for any type has none.
    fileprivate var isWhole: Bool {
        int != nil || double.map { $0 == $0.rounded() } ?? true
    }
}

extension ValueShape {
    /// Whether a value is of the JSON type that one of several shapes is told by.
    fileprivate func takes(_ value: JSONValue) -> Bool {
        switch (self, value) {
        case (.number, .number), (.choice, .string), (.object, .object): true
        default: false
        }
    }

    /// What to write in the place of a value of another type; nil where the shape says all.
    func hint(whenGiven value: JSONValue) -> String? {
        switch (self, value) {
        case (.object(let shape), _):
            "the keys of \(shape.name.withArticle) are \(quotedList(shape.keys.accepted))"
        case (.boolean, .string("true")), (.boolean, .string("false")):
            "remove the quotation marks"
        case (.integer, .string(let text)), (.number, .string(let text)):
            Double(text) != nil && text.allSatisfy("0123456789.-".contains)
                ? "remove the quotation marks" : nil
        case (.version, .number(let number)): hint(quoting: number.literal, as: "the version")
        case (.swiftExpression, .number(let number)): hint(quoting: number.literal)
        case (.swiftExpression, .bool(let bool)): hint(quoting: String(bool))
        case (.swiftExpression, .null): hint(quoting: "nil")
        case (.list, .object), (.list, .string): "put it into brackets: '[ ]'"
        case (.view, .array): "put several views into a stack: '{ \"stack\": [ ] }'"
        default: nil
        }
    }

    private func hint(quoting text: String, as kind: String = "Swift") -> String {
        "put \(kind) into quotation marks: '\"\(text)\"'"
    }
}
