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
    private(set) var viewCount = 0
    var diagnostics = DiagnosticCollector()

    mutating func check(
        _ value: JSONValue, at range: SourceRange, is shape: ValueShape, of subject: Subject
    ) {
        switch shape {
        case .string:
            if case .string = value { return }
        case .name:
            if case .string(let text) = value {
                if !text.isEmpty { return }
                return report(.outOfRange, "\(subject.words) must not be empty", at: range)
            }
        case .boolean:
            if case .bool = value { return }
        case .identifier, .nameOrBoolean, .moduleName, .swiftType, .swiftExpression:
            if case .bool = value, case .nameOrBoolean = shape { return }
            if case .string(let text) = value {
                guard case .nameOrBoolean = shape, text == "true" || text == "false" else {
                    return checkSwift(text, at: range, is: shape, of: subject)
                }
                return report(
                    .invalidIdentifier,
                    "\(subject.words) is '\(text)', which Swift keeps for itself",
                    at: range, note: "remove the quotation marks")
            }
        case .version(let least):
            if case .string(let text) = value {
                if let major = MinimumVersions.major(of: text), major >= least { return }
                return error(.invalidVersion, subject, shape, at: range)
            }
        case .integer(let bounds):
            if case .number(let number) = value {
                if let int = number.int, int >= bounds.lowerBound, int <= bounds.upperBound {
                    return
                }
                return error(number.isWhole ? .outOfRange : .wrongType, subject, shape, at: range)
            }
        case .number(let bounds), .seconds(let bounds):
            if case .number(let number) = value {
                if let double = number.double, double >= bounds.lowerBound,
                    double <= bounds.upperBound
                {
                    return
                }
                return error(.outOfRange, subject, shape, at: range)
            }
        case .choice(let choice):
            if case .string(let text) = value {
                return checkWord(text, among: choice, or: shape, of: subject, at: range)
            }
        case .list(let element):
            if case .array(let nodes) = value {
                guard isBounded(nodes.count, subject, "elements", at: range) else { return }
                for index in nodes.indices {
                    check(
                        nodes[index].value, at: nodes[index].range, is: element,
                        of: subject.element)
                }
                if case .choice = element, nodes.count > 1 { checkRepetitions(in: nodes) }
                return
            }
        case .object(let shape):
            if case .object(let members) = value {
                guard isBounded(members.count, subject, "keys", at: range) else { return }
                return check(members, at: range, are: shape)
            }
        case .text:
            checkPlaceholders(in: value, at: range)
            if case .string = value { return }
            if case .object(let members) = value {
                return checkVariant(
                    members, at: range, among: Vocabulary.textKinds,
                    whenUnclear: "a text needs 'localized' or 'input'")
            }
        case .anyOf(let shapes):
            if let taking = shapes.first(where: { $0.takes(value) }),
                !value.isQuotedNumber || shape.hint(whenGiven: value) == nil
            {
                if case .choice(let choice) = taking, case .string(let text) = value {
                    return checkWord(text, among: choice, or: shape, of: subject, at: range)
                }
                return check(value, at: range, is: taking, of: subject)
            }
        case .view(let isOutermost):
            if case .object(let members) = value {
                return checkView(members, at: range, isOutermost: isOutermost, subject)
            }
        }
        var hint = shape.hint(whenGiven: value)
        if case .null = value, case .key(let key) = subject, !key.isRequired {
            hint = hint ?? "leave the key out"
        }
        report(
            .wrongType, "\(subject.words) must be \(shape.words), not \(value.kind)",
            at: range, note: hint)
    }

    /// - Parameter shape: all that may stand in the place of the word.
    private mutating func checkWord(
        _ text: String, among choice: Choice, or shape: ValueShape, of subject: Subject,
        at range: SourceRange
    ) {
        if choice.contains(text) { return checkVersions(of: text, at: range) }
        let words = choice.words
        var note = suggestion(for: text, among: words, accepted: words) ?? ""
        if let object = shape.object {
            note += ", or an object with \(quotedList(object.keys.accepted))"
        }
        if case .key(let key) = subject, Vocabulary.configuration.takes(text, as: key.name) {
            note += "; '\(text)' holds for all plugins, in \(ModuleConfiguration.fileName)"
        }
        report(.unknownValue, "unknown value '\(text)' \(subject.place)", at: range, note: note)
    }

    private mutating func checkView(
        _ members: [JSONMember], at range: SourceRange, isOutermost: Bool, _ subject: Subject
    ) {
        viewCount += 1
        let isBounded = isBounded(members.count, subject, "keys", at: range)
        if viewCount == Self.viewLimit + 1 {
            report(.tooManyViews, "a plugin has at most \(Self.viewLimit) views", at: range.opening)
        }
        guard isBounded, viewCount <= Self.viewLimit else { return }
        checkVariant(
            members, at: range, among: Vocabulary.viewKinds,
            extraKeys: isOutermost ? Vocabulary.outermostKeys : [],
            whenUnclear: "a view needs a key that says its kind: one of "
                + quotedList(Vocabulary.viewKinds.map(\.key)))
    }

    /// Emission compares the parts of a plugin with each other: their number is to stay within reason.
    private mutating func isBounded(
        _ count: Int, _ subject: Subject, _ parts: String, at range: SourceRange
    ) -> Bool {
        if count <= Vocabulary.countLimit { return true }
        report(
            .tooMany, "\(subject.words) has more than \(Vocabulary.countLimit) \(parts)",
            at: range.opening)
        return false
    }

    static let viewLimit = 500

    /// A word of a list is given once.
    private mutating func checkRepetitions(in nodes: [JSONNode]) {
        for index in nodes.indices {
            guard let word = nodes[index].string,
                let first = nodes[..<index].first(where: { $0.string == word })
            else { continue }
            report(
                .nameCollision, "'\(word)' is given twice", at: nodes[index].range,
                note: "it is given here first", noteRange: first.range)
        }
    }

    private mutating func checkSwift(
        _ text: String, at range: SourceRange, is shape: ValueShape, of subject: Subject
    ) {
        let problem =
            switch shape {
            case .moduleName: SwiftIdentifier.problem(ofModule: text)
            case .swiftType: SwiftFragment.problem(ofType: text)
            case .swiftExpression: SwiftFragment.problem(ofExpression: text)
            default: SwiftIdentifier.problem(of: text)
            }
        // A change of direction is told where it is read.
        guard let problem, !text.unicodeScalars.contains(where: \.changesDirection) else { return }
        let identifier: DiagnosticIdentifier =
            switch shape {
            case .swiftType: .invalidType
            case .swiftExpression: .invalidExpression
            default: .invalidIdentifier
            }
        var note: String?
        if text.first == "!", case .key(let key) = subject {
            let input = text.drop { "! ".contains($0) }
            switch key.name {
            case "shownWhen": note = "write '\"hiddenWhen\": \"\(input)\"'"
            case "hiddenWhen": note = "write '\"shownWhen\": \"\(input)\"'"
            case "enabledWhen": note = "add an input that says the opposite"
            default: break
            }
        }
        if identifier == .invalidExpression {
            let isQuoted = ["''", "“”", "„“", "‘’"].contains {
                text.count > 1 && text.first == $0.first && text.last == $0.last
            }
            let bare = isQuoted ? String(text.dropFirst().dropLast()) : text
            if text.isEmpty {
                note = #"an empty text is '"\"\""'"#
            } else if isQuoted || SwiftFragment.isProse(text) || text.first == "#" {
                note = ValueShape.hint(quotingText: bare)
            } else if text.contains("://"), !text.contains("\"") {
                note =
                    ValueShape.hint(quotingText: text)
                    + "; a URL is 'URL(string: \\\"\(text)\\\")!'"
            }
        }
        report(identifier, "\(subject.words) \(problem)", at: range, note: note)
    }

    private mutating func error(
        _ identifier: DiagnosticIdentifier, _ subject: Subject, _ shape: ValueShape,
        at range: SourceRange
    ) {
        report(identifier, "\(subject.words) must be \(shape.words)", at: range)
    }

    /// A word is known to all systems that the module is for.
    private mutating func checkVersions(of word: String, at range: SourceRange) {
        guard let newer = Vocabulary.newerWord(word) else { return }
        var (versions, minimums): ([String], [String]) = ([], [])
        for (system, version) in minimumVersions.all {
            guard newer.systems.contains(system),
                MinimumVersions.major(of: version) ?? 0 < newer.version,
                kits.contains(where: { $0.runs(on: system) })
            else { continue }
            versions.append("\(system) \(newer.version)")
            minimums.append("\(system) \(version)")
        }
        if versions.isEmpty { return }
        report(
            .newerSystem,
            "'\(word)' needs \(versions.joined(separator: " and "))",
            at: range,
            note: "this target's minimum is \(minimums.joined(separator: " and ")); raise "
                + "'minimumVersions' in \(ModuleConfiguration.fileName)")
    }
}

/// What a value belongs to: `a description`, `'delay'` or `an element of 'inputs'`.
enum Subject {
    case file(ObjectShape)
    case key(KeyShape)
    case element(of: KeyShape)

    /// What an element belongs to, where this is what its array belongs to.
    var element: Subject {
        if case .key(let key) = self { .element(of: key) } else { self }
    }

    /// Where a word of the value stands.
    var place: String {
        if case .element(let key) = self { "in '\(key.name)'" } else { "of \(words)" }
    }

    var words: String {
        switch self {
        case .file(let shape): shape.name.withArticle
        case .key(let key): "'\(key.name)'"
        case .element(let key): "an element of '\(key.name)'"
        }
    }
}

extension ShapeChecker {
    mutating func report(
        _ identifier: DiagnosticIdentifier, _ message: String, at range: SourceRange,
        note: String? = nil, noteRange: SourceRange? = nil,
        as severity: Diagnostic.Severity = .error
    ) {
        diagnostics.report(
            identifier, message, in: file, at: range, note: note, noteRange: noteRange,
            as: severity)
    }

    /// What to write in the place of a word that is not known.
    func suggestion(for text: String, among words: [String], accepted: [String]) -> String? {
        let list = "accepted: \(quotedList(accepted))"
        // The end of a word is often all that is remembered: 'red' of 'systemRed'.
        let end = text.prefix(1).uppercased() + text.dropFirst()
        let match =
            nearestMatch(to: text, among: words)
            ?? words.first { text.utf8.count > 2 && $0.hasSuffix(end) }
            ?? Self.names(forForeign: text).first(where: words.contains)
        guard let match else { return accepted.isEmpty ? nil : list }
        return "did you mean '\(match)'? \(list)"
    }
}

extension ObjectShape {
    /// Whether a word is one that a key takes.
    fileprivate func takes(_ word: String, as name: String) -> Bool {
        guard let key = keys.first(where: { $0.name == name }), case .choice(let choice) = key.value
        else { return false }
        return choice.contains(word)
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

extension JSONValue {
    /// Whether the value is a string that begins as a number does, and no word.
    fileprivate var isQuotedNumber: Bool {
        guard case .string(let text) = self, let first = text.utf8.first else { return false }
        return first <= UInt8(ascii: "9")
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
        case (.object(let shape), _) where shape.keys.count == 1:
            "write '{ \"\(shape.keys[0].name)\": … }'"
        case (.object(let shape), _):
            "the keys of \(shape.name.withArticle) are \(quotedList(shape.keys.accepted))"
        case (.boolean, .string("true")), (.boolean, .string("false")):
            Self.unquoteHint
        case (.integer, .string(let text)), (.number, .string(let text)),
            (.seconds, .string(let text)):
            Double(text) != nil && text.allSatisfy("0123456789.-".contains)
                ? Self.unquoteHint : nil
        case (.anyOf(let shapes), .string):
            shapes.first { if case .number = $0 { true } else { false } }?.hint(whenGiven: value)
        case (.version, .number(let number)): Self.hint(quoting: number.literal, as: "the version")
        case (.swiftExpression, .number(let number)): Self.hint(quoting: number.literal)
        case (.swiftExpression, .bool(let bool)): Self.hint(quoting: String(bool))
        case (.swiftExpression, .null): Self.hint(quoting: "nil")
        case (.list(.choice(let choice)), .string(let text)):
            Self.hint(
                bracketing: ShapeChecker.names(forForeign: text).first(where: choice.contains)
                    ?? text)
        case (.list, .string(let text)): Self.hint(bracketing: text)
        case (.list(.object(let shape)), .object(let members))
        where !members.isEmpty && !members.contains { $0.key == shape.keys[0].name }:
            "write '[{ \"\(shape.keys[0].name)\": \"\(members[0].key)\", … }]'"
        case (.list, .object): "put it into brackets: '[{ … }]'"
        case (.view, .array): "put several views into a stack: '{ \"stack\": [ ] }'"
        default: nil
        }
    }

    private static let unquoteHint = "remove the quotation marks"

    private static func hint(bracketing word: String) -> String {
        "put it into brackets: '[\"\(word)\"]'"
    }

    /// How a text is written where an expression of Swift is asked for.
    static func hint(quotingText text: String) -> String {
        hint(quoting: "\\\"\(text)\\\"", as: "a text")
    }

    private static func hint(quoting text: String, as kind: String = "Swift") -> String {
        "put \(kind) into quotation marks: '\"\(text)\"'"
    }
}
